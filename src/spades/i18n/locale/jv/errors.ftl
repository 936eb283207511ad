### Basa Jawa: apa sing kleru, lan apa sing kudu dilakoni. Urut abjad miturut kunci.

error-abandon-others = Ana wong liya ing meja iki, dadi tandhinge ora dibubarake. Kowe oleh lunga: komputer sing ngganteni. Utawa nyerah.
error-accept-not-empty = Pihak mungsuh durung lunga: isih ana wonge, utawa isih bisa bali. Terusna main.
error-accept-off = Ing meja iki ora bisa menang mung amarga mungsuhe lunga. Terusna main: komputer sing ngganteni.
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
error-claim-not-sure = Trik sing isih durung mesthi duwekmu, apa wae sing ditokake liyane. Terusna main.
error-data-in-use = Servere lagi mlaku lan nganggo { $path }. Mandhegna dhisik, banjur jajalen maneh.
error-data-no-copy = { $path } dudu salinan wutuh gaweyane “spades data backup”: { $reason }. Ora ana sing diowahi. Pilihen berkas liya.
error-data-no-file = { $place } dudu berkas ing komputer iki. Gunakna piranti panyalin saka basis datamu, kayata pg_dump.
error-data-not-deleted = Ora ana sing dibusak, amarga pitakone ora diwangsuli. Tambahna --yes kanggo mbusak { $what } tanpa ditakoni.
error-data-unknown = Ora ana sing jenenge “{ $what }”. Pilihen saka iki: { $known }.
error-deal-card-twice = { $card } ana loro ing dumane. Saben kertu saka 52 didum sepisan wae.
error-deal-hand-size = Saben kursi diwenehi kertu 13; ing kene { $sizes }. Benerna dumane.
error-deal-not-now = Ronde isih mlaku, dadi saiki ora ngedum. Rampungna rondene dhisik.
error-deal-not-the-deck = Iki dudu kertu 52 sak dek. Gunakna saben kertu saka 2 nganti As ing kabeh kembang, sepisan wae.
error-deal-other-game = Iki kanggo dolanan sijine. Wong papat nganggo duman, wong loro nganggo tumpukan.
error-dealer-not-asked = Mejane ora mbutuhake iki saka sing ngedum saiki ({ $what }). Wenehna sing dijaluk wae.
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
error-fair-cards = { $what ->
    [deal] Kertune kursi { $seat } dudu sing didum dening seed sing dibukak.
    [stock] Urutane tumpukan dudu kocokane seed sing dibukak.
   *[redraw] Kertu sing dijupuk ing ijolan dudu sing ditarik dening seed sing dibukak.
} Jaluken maneh rekamane; yen tetep mengkono, aja percaya meja iki.
error-fair-changed = { $what ->
    [commitment] Janjine ronde iki beda karo ronde kapisan.
   *[contributions] Sumbangan ing ronde iki beda karo ronde kapisan.
} Meja mung janji sepisan, sadurunge tandhing. Jaluken maneh rekamane; yen tetep mengkono, aja percaya meja iki.
error-fair-contribution = Sumbangane kursi { $seat } ora cocog karo janjine. Jaluken maneh rekamane; yen tetep mengkono, aja percaya meja iki.
error-fair-first = Kursi { $seat } sing kapisan, kamangka seed nuding kursi { $want }. Jaluken maneh rekamane; yen tetep mengkono, aja percaya meja iki.
error-fair-missing = Ronde iki ora ana buktine, kamangka meja janji kanggo kabeh ronde. Jaluken maneh rekamane; yen tetep mengkono, aja percaya meja iki.
error-fair-no-pledge = Kursi iki durung janji, dadi ora ana sing bisa dibukak. Janjia ing tandhing sabanjure, sadurunge ana sing mbukak.
error-fair-not-now = Saiki ora ana sing bisa dibukak: durung kabeh lungguh, utawa urunanmu wis dibukak utawa telat. Terusna main.
error-fair-noted = { $what ->
    [commitment] Janji sing kokcathet dudu janjine rekaman iki.
   *[contribution] Sumbanganmu ora ana ing rekaman iki.
} Priksanen cathetanmu; yen bener, aja percaya meja iki.
error-fair-number = Duman { $number } ora bisa sawise duman { $last }: nomere tansah munggah, paling akeh { $most }. Jaluken maneh rekamane.
error-fair-pledge = Iki dudu janji. Kirimen SHA-256 saka 16 byte duwekmu, awujud { $digits } digit heksadesimal (0-9, a-f).
error-fair-seed = Seed sing dibukak kanggo duman { $number } ora bali menyang janjine. Jaluken maneh rekamane; yen tetep mengkono, aja percaya meja iki.
error-fair-share = Iki ora cocog karo janjine kursi { $seat }. Bukaken 16 byte sing SHA-256-e kokkirim, awujud { $digits } digit heksadesimal (0-9, a-f).
error-fair-used-up = Meja iki wis ngedum ping { $most }, lan seed-e wis entek. Bukaken meja liya.
error-file-empty = { $path } kosong. Pilihen berkas liya, utawa tulisen maneh.
error-file-exists = { $path } wis ana, lan ora ditumpuki. Pilihen jeneng liya, utawa tambahana --force.
error-file-missing = Berkas { $path } ora ana. Priksanen jeneng lan foldhere.
error-file-not-empty = { $path } ora kosong, lan isine ora ditumpuki. Pilihen folder anyar, utawa sing kosong.
error-file-not-json = { $path } dudu JSON sing bisa diwaca{ $line ->
    [none] .
   *[other] {" "}(baris { $line }).
} Benerna ing kono, utawa ekspor maneh berkase.
error-file-not-new = { $path } wis ana, lan ora ditumpuki. Pilihen jeneng liya.
error-file-unreadable = { $path } ora bisa diwaca: { $reason }. Pesthekna iku berkas lan kowe oleh maca.
error-file-unwritable = { $path } ora bisa ditulis: { $reason }. Pilihen panggonan liya.
error-hands-not-shown = Meja iki ora nuduhake ronde sing wis rampung. Njaluka rekamane yen tandhinge wis rampung.
error-host-only = Mung sing duwe meja sing bisa nindakake iki. Jaluken marang dheweke.
error-host-self = Kowe ora bisa ngongkon awakmu dhewe lunga. Tinggalen mejane, utawa dadekna wong liya sing duwe meja dhisik.
error-http-bad-request = Panjaluke ora cocog: { $why }. Delengen docs/http.md.
error-http-method = Alamat iki ora nampa panjaluk kaya ngono. Delengen docs/http.md.
error-http-not-json = Panjaluke dudu JSON. Kirimen minangka application/json.
error-http-origin = Kaca iki ora oleh sesambungan karo servere. Gunakna kacane server dhewe, utawa njaluka sing nduwe server nambah nganggo --origins.
error-http-too-large = Panjaluke kegedhen. Kirimen luwih sithik.
error-http-unknown = Ora ana apa-apa ing alamat iki. Priksanen; kabeh ana ing docs/http.md.
error-join-address = “{ $text }” dudu alamat server. Tulisen kaya mangkene: http://192.168.1.5:8750
error-join-busy = Servere lagi repot. Sedhela maneh dijajal maneh.
error-join-closed = Mejane ditutup amarga ora ana wong. Bukaken meja liya.
error-join-link = “{ $text }” dudu tautan menyang meja. Tempelna tautan sing wutuh kaya sing koktampa, kayata http://192.168.1.5:8750/t/JENENG.
error-join-no-server = Ora ana server sing mangsuli ing { $address }: { $reason }. Priksanen tautane, lan pesthekna servere mlaku lan bisa digayuh saka kene.
error-join-no-server-given = “{ $table }” jenenge meja, nanging ora nyebutake panggonane. Tempelna tautan sing wutuh, utawa tambahana --server karo alamate server.
error-join-no-table = Ing { $address } ora ana meja iku, utawa wis ora ana maneh. Jaluken tautan anyar.
error-join-not-spades = Sing mangsuli ing { $address } dudu server Spades, utawa dudu sing dimangerteni versi iki. Priksanen tautane.
error-join-other-seat = Kowe wis duwe kursi { $seat } ing meja iki. Busaken --seat kanggo nerusake ing kana.
error-join-protocol = Servere nganggo protokol versi { $version }, program iki versi { $known }. Anyarana sing luwih lawas.
error-join-record-differs = Ronde { $number } ing rekamane server dudu ronde sing dimainake. Aja percaya meja iki.
error-join-seat-freed = { $why ->
    [absent] Kowe kesuwen lunga, mula kursimu saiki kosong.
    [left] Kowe wis lunga, mula kursimu saiki kosong.
   *[kicked] Sing duwe meja ngongkon kowe lunga. { $reason ->
        [rude] Jalarane: ora sopan.
        [slow] Jalarane: maine kesuwen.
        [away] Jalarane: kerep lunga.
        [friend] Jalarane: kursine kanggo kanca.
       *[other] Jalarane: liya-liyane.
    }
} Jupuken kursi kosong, yen ana, utawa nontona nganggo --watch.
error-join-server = { $server } iku server, dudu meja ing kana. Tempelna tautan sing wutuh kaya sing koktampa, utawa bukaken meja ing kana: spades open { $server }
error-join-stale = Dolanane wis lumaku sadurunge lakumu tekan. Delengen maneh, banjur putusna.
error-join-unsaved = Kursimu ora bisa disimpen ing { $path }: { $reason }. Longgarna panggonane, utawa pesthekna kowe oleh nulis ing kono.
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
error-kick-reason = “{ $text }” dudu alesan kanggo ngongkon wong lunga. Pilihen salah siji saka: { $known }.
error-language-unknown = Basa “{ $language }” ora ana. Pilihen salah siji saka: { $known }.
error-limit-too-many = Kakehan bebarengan. Entenana { $after } dtk, banjur cobanen maneh.
error-log-contradiction = Kedadeyan ing log tandhing ora cocog siji lan sijine. Gunakna salinan sing wutuh.
error-log-gap = Log tandhing ora jangkep: terus ing { $version }, kamangka kudune { $want }. Gunakna salinan sing wutuh.
error-log-no-start = Log iki ora diwiwiti saka wiwitane tandhing. Gunakna salinan sing wutuh.
error-look-already = Kertune wis dideleng. Saiki nawara.
error-match-not-over = Tandhinge isih mlaku, lan rekamane ngemot kabeh kertu. Njaluka maneh yen wis rampung.
error-match-over = Tandhing wis rampung, ora ana terusane. Wiwitana tandhing liya.
error-matches-ambiguous = “{ $match }” cocog karo pirang-pirang tandhing: { $known }. Tulisen luwih jangkep sing dikarepake.
error-matches-none = Durung ana tandhing sing disimpen. Wiwitana nganggo “spades play”.
error-matches-none-unfinished = Ora ana tandhing simpenan sing durung rampung. Wiwitana nganggo “spades play”.
error-matches-not-deleted = Ora ana sing dibusak, amarga pitakone ora diwangsuli. Tambahana --yes kanggo mbusak { $match } tanpa ditakoni.
error-matches-over = Tandhing { $match } wis rampung lan ora bisa diterusake. Wiwitana liyane nganggo “spades play”, utawa wacanen nganggo “spades matches export”.
error-matches-unknown = Ora ana tandhing simpenan sing jenenge “{ $match }”. “spades matches” nuduhake dhaptare.
error-message-unreadable = Pesene ora bisa diwaca: { $why }. Delengen docs/protocol.md.
error-metrics-closed = Angka ukuran iki ora kanggo alamat iki. Sing nduwe server bisa mbukak nganggo --metrics.
error-montecarlo-trials = { $value } dudu cacah coban. Wenehana angka wutuh saka 1 nganti { $most }.
error-option-bad-value = “{ $value }” ora cocog kanggo { $option }. Pilihen salah siji saka: { $known }.
error-option-conflict = { $option } ora bisa dienggo bareng karo { $beside }. Gunakna salah siji wae.
error-option-name = Jeneng iki dudu sak larik paling akeh { $most } aksara. Pilihen sing luwih cendhak, tanpa ganti larik.
error-option-needs = { $option } gandhengane { $other }. Wenehna loro-lorone, utawa ora babar pisan.
error-option-pair = “{ $text }” ora nyebut isi kanggo { $option }. Tulisen jenenge, tandha padha karo, banjur isine, kayata turn_seconds=45.
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
error-record-too-long = Rekaman iki ora rampung dipriksa sajrone { $seconds } dtk. Priksanen dhewe nganggo spades verify.
error-record-unknown-format = Format berkas iki “{ $format }”; sing diwaca ing kene “{ $known }”. { $format ->
    [spades-position] Berkas iku diwaca nganggo “spades solve”.
    [spades-record] Berkas iku diwaca nganggo “spades replay”.
    [spades-sheet] Berkas iku diwaca nganggo “spades score”.
   *[other] Pilihen berkas liya.
}
error-record-unknown-key = “{ $key }” ora dikenal ing “{ $where }”. Priksanen ejaane, utawa buwangen; cathetanmu dhewe panggonane ing “meta”.
error-record-unknown-version = Versi berkas iki { $version }; sing diwaca ing kene versi { $known }. Anyarana Spades, utawa ekspor maneh berkase.
error-record-unreadable = Iki dudu JSON sing bisa diwaca. Gunakna rekaman kaya nalika diekspor.
error-redeal-no-hand = Saiki ora ana ronde sing bisa didum maneh. Entenana ronde sabanjure.
error-redeal-spent = { $limit ->
    [0] Ing meja iki kertu ora didum maneh.
   *[other] Ing meja iki kertu didum maneh paling akeh ping { $limit } saben tandhing, lan wis entek.
} Mainna ronde iki.
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
error-seat-code = Kode iki kleru, wis dienggo, utawa kesuwen. Jaluken sing anyar ing piranti sing mbukak kursimu.
error-seat-elsewhere = Kursimu saiki dibukak ing jendhela liya. Terusna ing kana, utawa jupuken maneh ing kene nganggo --take-over.
error-seat-free = Ora ana wong ing kursi { $seat }. Pilihen kursi sing ana wonge.
error-seat-in-use = Kursimu wis dibukak ing jendhela liya. Tutupen ing kana, utawa jupuken ing kene nganggo --take-over.
error-seat-left = Kowe wis ninggal meja. Sasuwene tandhing isih mlaku, kowe oleh bali.
error-seat-lost = Kursi iki dudu duwekmu maneh. Jupuken kursi kosong, yen ana.
error-seat-name = Jeneng iku ora bisa dienggo ing kene: jeneng isine 1 nganti { $most } aksara sing katon, sabaris. Pilihen liyane.
error-seat-none-free = Kabeh kursi ing meja iki wis kebak. Bukaken meja liya, entenana nganti ana sing lunga, utawa nontona nganggo --watch.
error-seat-request = Panyuwunan iki tau duwe kursi ing kene, lan kursi iku dudu duwekmu maneh. Nyuwuna maneh nganggo panyuwunan liya.
error-seat-spectator = Sing nonton ora melu main. Jupuken kursi kosong, yen ana.
error-seat-taken = Kursi { $seat } wis ana sing manggoni. Jupuken sing kosong.
error-seat-token = Kursi iki dudu duwekmu, utawa wis dudu. Mbokmenawa wis pindhah menyang pirantimu liyane.
error-seat-unknown = Ora ana kursi { $seat } ing dolanan iki: kursine { $seats }, diwiwiti saka 0. Pilihen salah siji.
error-seed-empty = Seed-e kosong. Tulisen teks apa wae, kayata tembung utawa tanggal.
error-serve-address = Server ora bisa dibukak ing { $host }, port { $port }: { $reason }. Pilihen --host utawa --port liya.
error-serve-port-in-use = Program liya nggunakake port { $port } ing { $host }. Pungkasana, utawa wenehana --port nomer liya.
error-serve-setting = “{ $value }” ora cocog kanggo { $setting }. Sing cocog: { $want }.
error-server-failed = Ana sing gagal ing server. Cobanen maneh; yen tetep ngono, kandhanana sing nduwe server.
error-server-restarting = Server lagi diwiwiti maneh. Balia sawetara detik maneh: ora ana sing ilang.
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
error-socket-faults = Luwih saka { $most } pesen ora bisa diwaca. Dandanana programe: docs/protocol.md.
error-socket-no-hello = Ora ana hello sajrone { $seconds } dtk. Delengen docs/protocol.md.
error-socket-protocol = Program iki nganggo protokol versi { $found }, servere versi { $want }. Anyarana sing luwih lawas.
error-socket-silent = Ora ana kabar suwene { $seconds } dtk, mula sambungane dipungkasi. Sambungna maneh.
error-socket-slow = Sambungane kakehan telate kanggo meja iki. Diwiwiti maneh kanthi kahanan jangkep.
error-socket-too-many = Kakehan pesen bebarengan. Sambungna maneh sedhela engkas.
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
error-spectators-full = Wis ana { $most } wong sing nonton. Balia mengko.
error-spectators-none = Meja iki ora oleh ditonton. Jupuken kursi kosong, yen ana.
error-start-already-over = Kanthi skor iki ({ $scores }) tandhing wis rampung wiwit wiwitan. Wiwitana nganggo skor sing luwih endhek.
error-start-bags = Sawijining pihak ora bisa miwiti nganggo kanthong { $bags }. Wenehana 0 utawa luwih, lan kurang saka watesan kanthong meja iki.
error-start-seat = Kursi { $seat } ora bisa miwiti: kursine { $seats }, diwiwiti saka 0. Pilihen salah siji.
error-stock-size = Tumpukane isi { $size } kertu, dudu 52. Tulisen kabeh 52, sing paling dhuwur dhisik.
error-store-broken = Cathetan meja { $table } rusak ing versi { $version }. Mung meja iki sing ditutup; liyane mlaku terus. Gunakna salinan panyimpenane yen ana; yen ora, busaken meja iki: spades data delete tables --table { $table }
error-store-closed = Panyimpenane ora mbukak. Yen server lagi mandheg, baliya sedhela maneh.
error-store-conflict = Meja { $table } wis maju: cathetane isi { $found } kedadeyan, dudu { $want }. Delengen maneh, banjur putusna maneh.
error-store-damaged = Basis datane rusak: { $reason }. Mandhegna server, jarna berkas-berkase kaya anane, banjur terusna nganggo salinan sadurunge: spades data restore FILE
error-store-driver = Panyimpenan iki butuh { $driver }, sing durung dipasang. Pasangen Spades karo tambahane: pip install 'spades[{ $extra }]'.
error-store-exists = Meja utawa cathetan { $table } wis ana. Bukaken mejane nganggo jeneng liya.
error-store-failed = Ora bisa disimpen: { $reason }. Ora ana sing dianggep kasil, lan sing wis dikandhakake sadurunge aman. Priksanen disk utawa basis datane, banjur cobanen maneh.
error-store-full = Ora ana panggonan kanggo nyimpen: { $reason }. Ora ana sing dianggep kasil, lan sing wis dikandhakake sadurunge aman. Longgarna panggonane, banjur cobanen maneh.
error-store-in-use = Server liya lagi nganggo panyimpenan { $path }. Mandhegna dhisik sing kuwi, utawa wenehana berkas liya; yen servere luwih saka siji, gunakna PostgreSQL.
error-store-newer = Panyimpenan iki ditulis dening Spades sing luwih anyar: skemane tekan langkah { $found }, lan sing iki mung ngerti nganti { $known }. Anyarana Spades.
error-store-settings = Ing basis data, “{ $setting }” isine { $found }; kudune { $want }, yen ora, sing wis dianggep kasil bisa ilang. Owahana, utawa gunakna basis data liya.
error-store-unknown = Ora ana meja utawa cathetan { $table }. Priksanen tautane; mbokmenawa wis dibusak.
error-store-unreachable = Basis datane ora bisa digayuh: { $reason }. Ora ana sing dianggep kasil. Priksanen alamate lan apa lagi mlaku, banjur cobanen maneh.
error-store-url = “{ $url }” dudu alamat panyimpenan. Tulisen sqlite:///BERKAS, postgresql://PANGANGGO@HOST/BASISDATA, utawa memory:.
error-table-archived = Tandhing iki wis rampung. Mung rekamane sing isih ana.
error-table-bad-option = “{ $value }” ora cocog kanggo { $field } ing meja. Pilihen saka: { $want }.
error-table-begun = Tandhinge wis diwiwiti. Terusna wae.
error-table-closed = Meja iki wis ditutup amarga ora ana wonge. Bukaken meja liya.
error-table-no-person = Ing meja iki ora ana kursi kanggo wong, dadi ora ana sing bisa miwiti. Wenehana paling ora siji kursi kanggo wong.
error-table-not-begun = Tandhinge durung diwiwiti. Entenana nganti kabeh kursi kebak, utawa sing duwe meja miwiti.
error-table-not-ready = Mejane isih disiapake. Cobanen maneh sedhela engkas.
error-table-seats = Dolanan iki duwe kursi { $seats }, nanging sing diisi { $count }. Saben kursi kudu ana pemain siji.
error-table-unknown-option = Meja ora duwe “{ $field }”. Sing ana: { $known }.
error-talk-off = Ing meja iki ora ana omong-omongan. Terusna main.
error-talk-unknown = “{ $text }” dudu unen-unen sing bisa diucapake ing kene. Pilihen salah siji saka: { $known }.
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
error-undo-off = Ing meja iki laku ora bisa dibalekake. Terusna main.
error-verify-noted = “{ $text }” ora cocog kanggo { $option }. Salinen kabeh { $digits } digit heksadesimal sing kokcathet ing meja.
error-view-unreadable = “{ $text }” dudu kahanane meja sing dimangerteni versi iki. Anyarana Spades.
error-vote-again = Kowe mentas ngusulake { $what ->
    [redeal] ngedum maneh
    [take_back] mbalekake laku
   *[concede] nyerah
}. Terusna main: sawise laku sabanjure oleh diusulake maneh.
error-vote-none = Saiki ora ana usulan. Terusna main.
error-vote-not-asked = Kowe ora ditakoni, utawa wis mangsuli. Entenana liyane.
error-vote-open = Wis ana usulan: { $what ->
    [redeal] ngedum maneh
    [take_back] mbalekake laku
   *[concede] nyerah
}. Wangsulana sing kuwi dhisik.
error-worlds-no-hand = Kursi sing durung ndeleng kertune, utawa penonton, ora cukup ngerti kanggo ngira-ira kertune liyane. Pilihen kursi sing wis ndeleng.
