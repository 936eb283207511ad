### Basa Jawa: apa sing kleru, lan apa sing kudu dilakoni. Urut abjad miturut kunci.

error-action-unreadable = “{ $text }” dudu tumindak. Tulisen nomer kursi, tembung kriyane, banjur isine, kayata “2 bid 4” utawa “0 play AS”.
error-action-wrong-phase = “{ $verb }” ora bisa ing bagean ronde iki. Delengen apa sing bisa saiki.
error-arena-jobs = { $value } dudu cacah proses. Wenehana --jobs angka 1 utawa luwih.
error-arena-matches = { $value } tandhing ora bisa dimainake: saben duman kertu dimainake ping pindho, kursine diijolake. Wenehana --matches angka genep, 2 utawa luwih.
error-arena-move-time = { $value } detik ora bisa dadi wektu kanggo sakeputusan. Wenehana --move-time angka luwih saka 0, paling akeh { $most }.
error-arena-records = Rekaman tandhing ora bisa ditulis ing { $path }: { $reason }. Pilihen folder sing oleh koktulisi.
error-arena-workers-died = Proses sing mainake tandhing tansah dipateni saka njaba, pungkasan ing pasangan { $pair }. Tambahana memorine, utawa wenehana --jobs angka sing luwih cilik.
error-bid-already-made = Tawarane wis digawe lan ora bisa diganti. Saben pemain nawar sepisan ing ronde siji.
error-bid-has-looked = Double Nil mung bisa ditawar sadurunge ndeleng kertu. Tawaren Nil, utawa angka saka 1 nganti 13.
error-bid-look-first = Tanpa ndeleng kertu, sing bisa ditawar mung Double Nil. Delengen kertumu dhisik, banjur nawar.
error-bid-no-double-nil = Pihak iki ora oleh nawar Double Nil ing ronde iki; aturan meja: { $double_nil ->
    [behind] mung yen ketinggalan cukup adoh
   *[never] ora oleh
}. Tawaren Nil, utawa angka saka 1 nganti 13.
error-bid-out-of-range = { $bid } dudu tawaran. Tawaren Nil (0), Double Nil, utawa angka saka 1 nganti 13.
error-bid-unreadable = “{ $bid }” dudu tawaran. Tulisen nil, double-nil, utawa angka saka 1 nganti 13.
error-card-must-follow = { $card } ora manut kembang, kamangka kowe isih duwe kertu saka kembang sing dibukak. Wetokna salah siji saka: { $legal }.
error-card-not-in-hand = { $card } ora ana ing tanganmu. Pilihen kertu sing kokcekel.
error-card-repeated = { $card } kesebut ping pindho. Sebutna saben kertu sepisan wae.
error-card-spades-not-broken = { $card } durung oleh kanggo mbukak trik: sekop durung pecah. Bukaken nganggo salah siji saka: { $legal }.
error-card-unreadable = “{ $text }” dudu kertu. Tulisen ajine, banjur kembange, kayata AS, TD utawa 2C.
error-deal-card-twice = { $card } ana loro ing dumane. Saben kertu saka 52 didum sepisan wae.
error-deal-hand-size = Saben kursi diwenehi kertu 13; ing kene { $sizes }. Benerna dumane.
error-deal-not-now = Ronde isih mlaku, dadi saiki ora ngedum. Rampungna rondene dhisik.
error-deal-not-the-deck = Iki dudu kertu 52 sak dek. Gunakna saben kertu saka 2 nganti As ing kabeh kembang, sepisan wae.
error-deal-other-game = Iki kanggo dolanan sijine. Wong papat nganggo duman, wong loro nganggo tumpukan.
error-decline-not-asked = Saiki ora ana pitakon bab Double Nil. Wangsulana sing lagi ditakokake.
error-draw-answer-first = Sadurunge kertu kapisan ana pitakon: nawar Double Nil utawa ora? Wangsulana dhisik, banjur njupuk.
error-end-side = Pungkasane tandhing ora nyebut pihak sing trep. Sebutna pihak 0 utawa 1; yen tandhing ditinggal, ora usah.
error-end-unknown = Tandhing ora bisa rampung kanthi “{ $by }”. Gunakna salah siji saka: { $known }.
error-engine-bad-answer = { $player } mangsuli “{ $text }”. Program iku kudu ngirim pesen sing wujude kaya mengkene, tanpa kunci liya: { $want }.
error-engine-exited = { $player } mandheg dhewe ing tengah tandhing, kanthi status metu { $status }.{ $text ->
    [none] {""}
   *[other] {" "}Output pungkasane: “{ $text }”.
} Dandanana programe, utawa lakokna dhewe prentahe supaya katon sebabe.
error-engine-given-up = { $player } gagal ping { $count } urut-urutan sadurunge keputusan sing kapisan, mula ora ditakoni maneh. Dandanana dhisik gagale sing kapisan.
error-engine-illegal = { $player } mangsuli “{ $text }”, kamangka iku ora oleh ing kene. Program iku kudu milih salah siji saka: { $legal }.
error-engine-late = { $player } ora mangsuli sajrone { $seconds } detik, banjur dipateni.{ $text ->
    [none] {""}
   *[other] {" "}Output pungkasane: “{ $text }”.
} Mbokmenawa output-e kudu di-flush saben rampung sabaris; --move-time menehi wektu luwih suwe.
error-engine-no-answer = { $player } nutup input utawa output-e nalika isih mlaku, mula ora bisa mangsuli.{ $text ->
    [none] {""}
   *[other] {" "}Output pungkasane: “{ $text }”.
} Loro-lorone kudu tetep mbukak nganti nampa bye.
error-engine-no-command = “{ $player }” ora nyebut prentah. Tulisen exec: banjur prentahe, kayata "exec:python3 player.py"; tandha petik sing dibukak kudu ditutup.
error-engine-not-json = { $player } mangsuli “{ $text }”, kamangka iku dudu obyek JSON. Standard output-e mung kanggo wangsulan, siji sabaris; liyane ing standard error.
error-engine-not-started = { $player } ora bisa dilakokake: { $reason }. Priksanen prentah lan panggonane.
error-engine-too-long = { $player } ngirim luwih saka { $most } byte tanpa mungkasi barise. Wiwitane: “{ $text }”. Wangsulan cukup sabaris cendhak.
error-engine-unsupported = Pemain sing awujud program liya ora bisa mlaku ing sistem iki ({ $system }). Gunakna pemain gawan, utawa Linux, macOS, utawa Unix liyane.
error-engine-wrong-id = { $player } mangsuli pitakon { $id }, kamangka sing ditakokake pitakon { $want }. Saben pitakon kudu diwangsuli sepisan, nganggo id pitakon iku.
error-event-unreadable = “{ $text }” dudu kedadeyan ing log tandhing. Bisa uga saka versi sing luwih anyar, utawa berkase rusak: anyarana Spades, utawa gunakna salinane.
error-exchange-count = Paling akeh { $most } kertu sing diijolake; ing kene ana { $count }. Pilihen luwih sithik, utawa ora babar pisan.
error-file-empty = { $path } kosong. Pilihen berkas liya, utawa tulisen maneh.
error-file-exists = { $path } wis ana, lan ora ditumpuki. Pilihen jeneng liya, utawa tambahana --force.
error-file-missing = Berkas { $path } ora ana. Priksanen jeneng lan foldhere.
error-file-not-json = { $path } dudu JSON sing bisa diwaca{ $line ->
    [none] .
   *[other] {" "}(baris { $line }).
} Benerna ing kono, utawa ekspor maneh berkase.
error-file-unreadable = { $path } ora bisa diwaca: { $reason }. Pesthekna iku berkas lan kowe oleh maca.
error-file-unwritable = { $path } ora bisa ditulis: { $reason }. Pilihen panggonan liya.
error-journal-broken = Tandhing sing disimpen { $path } rusak ing baris { $line }. Gunakna salinane yen ana; yen ora, busaken lan wiwitana sing anyar.
error-journal-create = Tandhinge ora diwiwiti, amarga ora bisa disimpen ing { $path }: { $reason }. Longgarna panggonane, utawa pesthekna kowe oleh nulis ing kono; utawa main nganggo --no-save, tanpa disimpen.
error-journal-exists = { $path } wis ana lan ora bakal ditumpuki. Wiwitana maneh tandhinge: jenenge bakal liya.
error-journal-format = { $path } dudu tandhing simpenan sing dikenal versi iki (format { $format }, versi { $version }). Anyarana Spades, utawa pilihen berkas liya.
error-journal-in-use = Tandhing { $path } lagi dibukak ing program liya. Tutupen dhisik ing kana.
error-journal-missing = Ora ana tandhing simpenan { $path }. “spades matches” nuduhake dhaptare.
error-journal-read = Tandhing simpenan { $path } ora bisa diwaca: { $reason }. Pesthekna kowe oleh maca berkase.
error-journal-replay = Tandhing simpenan { $path } bisa diwaca, nanging isine dudu tandhing sing sah: { $reason } Gunakna salinane yen ana; yen ora, busaken wae.
error-journal-write = Tandhing ora bisa disimpen ing { $path }: { $reason }. Sing wis dikandhakake sadurunge aman. Longgarna panggonane, utawa pesthekna kowe oleh nulis ing kono, banjur terusna nganggo --resume.
error-kernel-missing = Iki mbutuhake kode sing wis dikompilasi, sing ora bisa digawe ing kene: { $reason }. Pasangen maneh Spades karo kabeh sing dibutuhake (numba lan numpy); liyane tetep mlaku tanpa iku.
error-kernel-unknown-rule = Mesin cepet ora ngerti aturan { $field } kanthi nilai { $value }. Maina nganggo aturan sing dingerteni, utawa nganggoa Spades sing kabeh perangane siji versi.
error-language-unknown = Basa “{ $language }” ora ana. Pilihen salah siji saka: { $known }.
error-log-contradiction = Kedadeyan ing log tandhing ora cocog siji lan sijine. Gunakna salinan sing wutuh.
error-log-gap = Log tandhing ora jangkep: terus ing { $version }, kamangka kudune { $want }. Gunakna salinan sing wutuh.
error-log-no-start = Log iki ora diwiwiti saka wiwitane tandhing. Gunakna salinan sing wutuh.
error-look-already = Kertune wis dideleng. Saiki nawara.
error-match-over = Tandhing wis rampung, ora ana terusane. Wiwitana tandhing liya.
error-matches-ambiguous = “{ $match }” cocog karo pirang-pirang tandhing: { $known }. Tulisen luwih jangkep sing dikarepake.
error-matches-none = Durung ana tandhing sing disimpen. Wiwitana nganggo “spades play”.
error-matches-none-unfinished = Ora ana tandhing simpenan sing durung rampung. Wiwitana nganggo “spades play”.
error-matches-not-deleted = Ora ana sing dibusak, amarga pitakone ora diwangsuli. Tambahana --yes kanggo mbusak { $match } tanpa ditakoni.
error-matches-over = Tandhing { $match } wis rampung lan ora bisa diterusake. Wiwitana liyane nganggo “spades play”, utawa wacanen nganggo “spades matches export”.
error-matches-unknown = Ora ana tandhing simpenan sing jenenge “{ $match }”. “spades matches” nuduhake dhaptare.
error-montecarlo-trials = { $value } dudu cacah coban. Wenehana angka wutuh saka 1 nganti { $most }.
error-option-bad-value = “{ $value }” ora cocog kanggo { $option }. Pilihen salah siji saka: { $known }.
error-option-conflict = { $option } ora bisa dienggo bareng karo { $beside }. Gunakna salah siji wae.
error-option-rule-form = “{ $text }” dudu aturan. Tulisen jenenge, tandha padha karo, banjur isine, kayata target_score=300.
error-option-twice = { $option } diwenehake ping pindho. Wenehna sepisan wae.
error-output-write = Output ora bisa ditulis: { $reason }. Longgarna panggonane, utawa kirimen menyang panggonan liya.
error-pass-count = Sing diwenehake kudu pas { $want } kertu; ing kene ana { $count }. Pilihen { $want } kertu.
error-pbn-card-twice = { $card } ana loro ing dumane. Benerna teks PBN-e.
error-pbn-hand-size = Siji tangan ing duman PBN isi { $size } kertu, dudu 13. Tulisen papat-papate kanthi jangkep.
error-pbn-no-seat = Ing “{ $text }” aksara kursi kapisan durung ana. Tulisen aksarane lan titik loro ing ngarepe tangan kapisan, kayata “N:AK.QJ9.T8.765432 …”; N, E, S utawa W.
error-pbn-unreadable = “{ $text }” dudu duman PBN. Tulisen kaya “N:AK.QJ9.T8.765432 …”, tangan papat, sekop dhisik.
error-play-opponents = Ing kene butuh pemain komputer { $want }, nanging kasebut { $count }. Sebutna siji kanggo kabeh kursi, utawa { $want } dipisah koma.
error-play-program = “{ $name }” iku program, lan program mung main ing “spades arena”. Pilihen salah siji saka: { $known }.
error-play-seat = Ora ana kursi { $seat } ing dolanan iki. Pilihen saka 0 nganti { $highest }.
error-player-crashed = Pemain { $player } gagal amarga kaluputane dhewe: { $reason }. Dandanana pemain iku.
error-player-illegal = Pemain { $player } milih “{ $text }”, kamangka iku ora oleh ing kene. Dandanana pemain iku: mung oleh nindakake apa sing ditawakake.
error-player-not-asked = Sawijining pemain ditakoni kamangka kursine ora ana sing kudu diputusake. Takonana kursi sing duwe giliran.
error-player-unknown = Ora ana pemain “{ $name }”. Pilihen salah siji saka: { $known }.
error-position-card-twice = { $card } ana ing panggonan loro ing posisi iki. Buwangen saka salah sijine.
error-position-hand-sizes = Tangane pemain isi { $sizes } kertu, lan trike { $count }: iku ora bisa kedaden. Wenehana padha kabeh, 1 nganti 13, nanging kurang siji kanggo sing wis metokake kertu ing trik iku.
error-position-no-card = Ing tangan utawa ing trik ana sing dudu kertu. Wenehna tangan minangka mask saka 52 kertu.
error-position-not-broken = Ana sekop ing trike, dadi sekop wis pecah. Isinen “broken” nganggo true, utawa buwangen wae.
error-position-taken-sum = Trik sing wis dientuk gunggunge { $sum }; kanthi kertu semono ing tangan, kudune { $want }. Benerna “taken”.
error-position-trick = { $card } ing trike ora manut kembang, kamangka kursi { $seat } isih duwe kembang sing dibukak. Benerna trike utawa tangane.
error-record-bad-name = “{ $text }” ora bisa dadi jeneng pemain: kudu sabaris lan tanpa karakter kontrol. Benerna ing “players”.
error-record-bad-value = { $key ->
    [record] Iki dudu rekaman: rekaman iku siji obyek JSON. Pilihen berkas liya.
    [position] Iki dudu posisi: posisi iku siji obyek JSON. Pilihen berkas liya.
    [sheet] Iki dudu lembar skor: lembar skor iku siji obyek JSON. Pilihen berkas liya.
   *[other] Isine “{ $key }” ora sah; sing dijaluk: { $want }. Benerna ing berkase.
}
error-record-hand-unfinished = Ana ronde liya sawise ronde sing durung rampung. Mung ronde pungkasan sing oleh durung rampung.
error-record-missing-key = “{ $key }” ora ana ing “{ $where }”. Tambahna ing berkase.
error-record-redraw-missing = Rekaman ora nyebut kertu sing ditampa saka ijol iki. Tambahna ing “redraws” rondene.
error-record-redraw-unused = Isine “redraws” luwih akeh tinimbang ijolan ing rondene. Buwangen turahane.
error-record-unknown-format = Format berkas iki “{ $format }”; sing diwaca ing kene “{ $known }”. { $format ->
    [spades-position] Berkas iku diwaca nganggo “spades solve”.
    [spades-record] Berkas iku diwaca nganggo “spades replay”.
    [spades-sheet] Berkas iku diwaca nganggo “spades score”.
   *[other] Pilihen berkas liya.
}
error-record-unknown-key = “{ $key }” ora dikenal ing “{ $where }”. Priksanen ejaane, utawa buwangen; cathetanmu dhewe panggonane ing “meta”.
error-record-unknown-version = Versi berkas iki { $version }; sing diwaca ing kene versi { $known }. Anyarana Spades, utawa ekspor maneh berkase.
error-redraw-count = Kanggo ijol iki dijupuk { $want } kertu; ing kene ana { $count }. Jupuken padha karo sing diselehake.
error-redraw-not-now = Saiki ora ana kertu sing dijupuk saka buwangan. Entenana nganti ana pemain sing nyelehake kertu.
error-redraw-not-there = { $card } ora ana ing buwangan sing bisa dijupuk. Jupuken saka kono.
error-rules-bad-value = “{ $value }” ora cocog kanggo aturan { $field }. Pilihen saka: { $want }.
error-rules-excluded = { $field } = { $value } ora nalar yen bareng karo { $beside } saiki. Owahana salah siji.
error-rules-no-preset = Aturane ora nyebut dolanane. Tambahna “preset” nganggo salah siji saka: { $known }.
error-rules-unknown-field = Ora ana aturan “{ $field }”. Aturan sing ana: { $known }.
error-rules-unknown-preset = Ora ana dolanan “{ $preset }”. Pilihen salah siji saka: { $known }.
error-rules-unreadable = “{ $value }” dudu kumpulan aturan. Tulisen obyek isi preset lan aturan sing beda.
error-rules-wrong-game = Aturan { $field } dudu kanggo dolanan iki ({ $game }). Ora usah dienggo.
error-seat-unknown = Ora ana kursi { $seat } ing dolanan iki: kursine { $seats }, diwiwiti saka 0. Pilihen salah siji.
error-seed-empty = Seed-e kosong. Tulisen teks apa wae, kayata tembung utawa tanggal.
error-settings-unreadable = Setelan ing { $path } ora bisa diwaca kabeh; sing ora kewaca bali kaya wiwitane. Pilihen maneh, utawa busaken berkase.
error-sheet-bad-bid = “{ $text }” ing lembar skor dudu tawaran. Tulisen angka saka 0 nganti 13, "nil" utawa "double-nil".
error-sheet-bad-tricks = “{ $text }” dudu cacahe trik. Tulisen wilangan wutuh saka 0 nganti 13.
error-sheet-seat-count = “{ $key }” isi { $count }, kamangka pemaine { $want }. Tulisen siji kanggo saben pemain.
error-sheet-trick-sum = Gunggunge trik siji ronde kudu 13; ing kene { $sum }. Benerna angkane.
error-simulate-count = { $value } ronde ora bisa disimulasekake. Wenehana angka wutuh saka 0 nganti { $most }.
error-simulate-no-bids = Tawaran ing posisi iki durung kawruhan kabeh, kamangka poin gumantung marang iku. Wenehna kabeh tawaran.
error-simulate-noise = { $value } dudu perangan kertu ngawur. Wenehana angka saka 0 nganti 1.
error-simulate-phase = Saka kene ora ana sing bisa disimulasekake ({ $phase }). Wiwitana saka tandhing sing ngenteni dumane kertu, utawa saka posisi nalika kertu lagi dimainake.
error-simulate-policy = “{ $policy }” dudu cara dolanan. Pilihen salah siji saka: { $known }.
error-simulate-threads = { $value } dudu cacah thread. Wenehana angka wutuh saka 1 nganti { $most }.
error-solve-choose-deal = Ing kene ana { $count } duman. Pilihen salah siji nganggo --hand.
error-solve-file-kind = { $option } ora ana tegese kanggo { $kind ->
    [pbn] duman PBN
    [position] posisi
   *[record] rekaman
}. Ora usah dienggo.
error-solve-goal = “{ $goal }” dudu ancase dolanan. Pilihen salah siji saka: { $known }.
error-solve-limit = { $value } ora cocog kanggo { $option }. Wenehana angka luwih saka 0{ $most ->
    [none] .
   *[other] {", "}paling akeh { $most }.
}
error-solve-memory = Tabel gedhene { $megabytes } MB ora bisa. Wenehana 1 nganti 65536.
error-solve-no-action = Sawise { $number } laku ora ana ing ronde iki: lakune mung { $count }. Wenehana --after angka saka 0 nganti { $count }.
error-solve-no-hand = Ora ana ronde { $number } ing kene; cacahe ronde: { $count }. Pilihen liyane nganggo --hand.
error-solve-not-play = { $phase ->
    [over] Ing kene tandhing wis rampung: ora ana kertu maneh sing kudu diwetokake. Pecahna ronde sadurunge nganggo --hand N, saka kertu kapisane, utawa saka wektu sawise K lakune nganggo --after K.
    [deal] Ing kene ora ana ronde sing lagi dimainake. Pilihen wektu liya nganggo --hand lan --after.
   *[other] Ing kene kertune durung wiwit diwetokake. Pilihen wektu liya nganggo --hand lan --after.
}
error-solve-not-scored = Poin ronde iki gumantung marang sing ora disebut: { $missing }. Tambahna (kanggo duman PBN nganggo --bids), utawa takokna trike nganggo --goal tricks.
error-solve-payoff = Payoff iku siji angka kanggo saben asil, kanthi wangun { $want }. { $reason ->
    [shape] Ing kene wangune { $shape }. Gunakna wangun iku.
    [finite] Ing kene ana { $value }. Gunakna angka sing winates wae.
   *[kind] Ing kene ana sing dudu angka. Gunakna angka nyata wae.
}
error-solve-unreadable = { $path } dudu rekaman, dudu duman PBN, lan dudu posisi. Pilihen berkas liya.
error-start-already-over = Kanthi skor iki ({ $scores }) tandhing wis rampung wiwit wiwitan. Wiwitana nganggo skor sing luwih endhek.
error-start-bags = Sawijining pihak ora bisa miwiti nganggo kanthong { $bags }. Wenehana 0 utawa luwih, lan kurang saka watesan kanthong meja iki.
error-start-seat = Kursi { $seat } ora bisa miwiti: kursine { $seats }, diwiwiti saka 0. Pilihen salah siji.
error-stock-size = Tumpukane isi { $size } kertu, dudu 52. Tulisen kabeh 52, sing paling dhuwur dhisik.
error-table-seats = Dolanan iki duwe kursi { $seats }, nanging sing diisi { $count }. Saben kursi kudu ana pemain siji.
error-turn-nobody = Saiki dudu gilirane sapa-sapa. Entenana nganti kertune didum.
error-turn-other-seat = Saiki dudu gilirane { $seat ->
    [0] kursi 0
    [1] kursi 1
    [2] kursi 2
    [3] kursi 3
   *[other] { $seat }
}. Entenana { $turn ->
    [0] kursi 0
    [1] kursi 1
    [2] kursi 2
    [3] kursi 3
   *[other] { $turn }
} dhisik.
error-undo-cards-seen = Sing ditindakake sadurunge kertumu katon ora bisa dibalekake: saiki kowe wis ngerti. Terusna saka kene.
error-undo-nothing = Durung ana laku sing bisa dibalekake. Terusna main.
error-undo-others = Ana wong liya ing meja iki, dadi laku ora bisa dibalekake. Terusna main.
error-worlds-no-hand = Kursi sing durung ndeleng kertune, utawa penonton, ora cukup ngerti kanggo ngira-ira kertune liyane. Pilihen kursi sing wis ndeleng.
