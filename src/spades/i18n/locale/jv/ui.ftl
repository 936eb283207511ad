### Basa Jawa: menu, tombol, pitakon, tabel prentah.

## Tembung umum

ui-title = Spades
ui-yes = Iya
ui-no = Ora
ui-ok = OK
ui-back = Bali
ui-close = Tutup
ui-next = Sabanjure
ui-quit = Metu
ui-on = urip
ui-off = mati
ui-help = Pitulung
ui-more = isih ana
ui-not-understood = “{ $text }” ora dingerteni. Ketiken ? kanggo pitulung.
ui-choose-number = Pilihen angka saka 1 nganti { $count }.
ui-error = Kaluputan

## Miwiti tandhing

menu-play = Tandhing anyar
menu-howto = Carane main
menu-settings = Setelan
menu-quit = Metu
menu-game = Main sing endi?
menu-game-partnership = Wong papat, rong regu
menu-game-two-player = Wong loro, njupuk kertu dhewe
menu-rules = Aturan meja
menu-rules-classic = Aturan klasik
menu-rules-custom = Owahi aturan
menu-rules-changed = Beda karo aturan klasik: { $rules }
menu-your-name = Jenengmu
menu-language = Basa
menu-speed = Kacepetan
menu-ascii = Kembang nganggo aksara
menu-autoplay = Metu dhewe yen mung ana kertu siji sing bisa
menu-autolook = Langsung ndeleng kertu
menu-start = Wiwiti tandhing
menu-enter = Enter: { $value }
seed-repeatable = Kertu sing padha bisa dimainake maneh: urutane saka seed “{ $seed }”.
speed-name = { $speed ->
    [slow] alon
    [normal] sedhengan
    [fast] cepet
   *[instant] sanalika
}
opponent-name = { $opponent ->
    [random] ngawur
   *[simple] wis pengalaman
    [montecarlo] njajal saben kertu
}

## Tombol lan prentah nalika main

keys-title = Tombol
keys-play-card = metokake kertu
keys-select-card = milih kertu utawa ora sida milih
keys-move = pindhah kertu
keys-confirm = konfirmasi
keys-look = ndeleng kertu
keys-bid = nawar
keys-bid-double-nil = nawar Double Nil
keys-keep = nyimpen kertu sing dijupuk
keys-refuse = mbuwang kertu sing dijupuk
keys-last-trick = ndeleng trik pungkasan
keys-score-sheet = ndeleng lembar skor
keys-suggestion = njaluk saran
keys-auto = komputer sing mutusake giliran iki
keys-undo = mbalekake laku
keys-concede = nyerah
keys-quit = nyimpen banjur metu
keys-quit-asked = metu nalika kertu ditakokake
keys-quit-hint = Q maneh utawa Enter: metu
keys-quit-unsaved = metu; tandhing ora disimpen
keys-howto = carane main
keys-help = ndeleng dhaptar tombol
keys-rules = ndeleng aturan meja
keys-status = nyebutake kahanan
keys-hand = nyebutake kertumu
keys-line-mode = Ketiken kertu (AS), tawaran (4, nil), utawa prentah. Dhaptare: ketiken ?.

suggestion-title = Saran
suggestion-card = Wetokna { $card }.
suggestion-bid = Tawaren { $bid }.
suggestion-look = Delengen kertumu.
suggestion-decline = Aja nawar Double Nil.
suggestion-keep = Simpenen kertune.
suggestion-refuse = Buwangen kertune.
suggestion-pass = Wenehna { $cards }.
suggestion-exchange = Ijolna { $cards }.
suggestion-exchange-none = Aja ngijolake kertu.
suggestion-none = Durung ana saran; saiki gilirane liyane.

## Pitakon

dialog-concede = Tenan arep nyerah?
dialog-concede-help = Tandhing rampung, lan mungsuh sing menang.
dialog-quit = Nyimpen tandhing banjur metu?
dialog-quit-unsaved = Metu? Tandhing iki ora disimpen.
dialog-delete = Mbusak tandhing “{ $match }” kanggo salawase?
dialog-double-nil = Nawar Double Nil tanpa ndeleng kertu? Totohane { $value } poin.
terminal-too-small = Terminale kecilikan: ukurane { $width }×{ $height }, meja butuh 80×24. Gedhekna, penceten Q kanggo metu, utawa gunakna --plain.

## Tandhing sing disimpen

saved-title = Tandhing sing disimpen
saved-none = Durung ana tandhing sing disimpen.
saved-match = Tandhing
saved-game = Dolanan
saved-players = Pemain
saved-hand = Ronde
saved-score = Skor
saved-date = Pungkasan dimainake
saved-state = Kahanan
saved-unfinished = durung rampung
saved-finished = rampung
saved-damaged = rusak
saved-resume = Terusna
saved-export = Ekspor dadi rekaman
saved-delete = Busak
saving-done = Tandhing wis disimpen. Kanggo nerusake: { $command }
saving-auto = Tandhing disimpen saben sawise laku.
saving-off = Tandhing iki ora disimpen.
saving-exported = Rekaman ditulis ing { $path }.
saving-export-warning = Ati-ati: rekaman iki nuduhake kabeh kertu saka ronde sing isih dimainake.
saving-deleted = Tandhing wis dibusak.
file-standard-input = input standar
saving-failed = Tandhing ora bisa disimpen: { $reason }

## Arena

arena-title = Arena
arena-player = Pemain
arena-wins = Menang
arena-draws = Seri
arena-losses = Kalah
arena-win-rate = Persentase menang
arena-interval = Interval 95%
arena-points = Poin saben tandhing
arena-hands = Ronde
arena-contracts-made = Kontrak kasil
arena-bags = Kanthong saben ronde
arena-nils = Nil kasil/ditawar
arena-double-nils = Double Nil kasil/ditawar
arena-forfeits = Gugur
arena-progress = { $done } saka { $total } tandhing
arena-finished = { $total } tandhing wis dimainake
arena-seed = Seed
arena-equal = Kaceke bisa uga mung kabeneran.

## Muter rekaman, ngetung lembar skor

replay-hand = Ronde { $hand }
replay-no-hands = Ora ana ronde ing rekaman iki.
replay-not-over = Tandhing durung rampung.
replay-draw = Tandhing seri.
replay-abandoned = Tandhing ditinggal.
replay-winner-side = { $side } menang tandhing.
replay-at = { $action ->
    [none] Ronde { $hand }:
   *[other] Ronde { $hand }, laku { $action }:
}

## Arena: apa sing gagal, ing endi rekamane

arena-counted = { $count ->
    [0] Ora ana poin lan ronde sing dietung: kabeh tandhing gugur.
   *[other] Poin lan ronde mung saka { $count } tandhing sing ora gugur.
}
arena-lost = { $name }, { $count } tandhing gugur: { $reason }
arena-records = Rekaman tandhing wis ditulis ing { $path }.

## Meja ing layar: tembung cekak ing sandhinge pemain, ing ngisor meja, ing menu

table-dealer = ngedum
table-first-drawer = njupuk dhisik
table-leads = mbukak
table-takes = entuk trik
table-looked = wis weruh
table-not-looked = durung weruh
table-undo = Mbalekake
table-last-trick = Trik pungkasan
table-concede = Nyerah
keys-decline = tanpa Double Nil
keys-type-card = ngetik kertu: ajine, banjur kembange
keys-keep-refuse = nyimpen utawa mbuwang kertu sing dijupuk
keys-hurry = langsung nuduhake lakune liyane
keys-when = { $key } ({ $when ->
    [unseen] sadurunge ndeleng kertu
    [bid] nalika nawar
    [exchange] nalika ijolan
    [others] nalika liyane mlaku
   *[play] sajrone main
})
menu-choose = milih
menu-change = ngganti
menu-confirm = Takoni dhisik saben kertu
menu-sort = Urutane kertumu
menu-theme = Werna
sort-name = { $sort ->
    [alternate] werna selang-seling
   *[suits] kriting tekan sekop
}
theme-name = { $theme ->
    [auto] manut terminal
    [night] peteng
   *[day] padhang
}

## Mbuktekake kocokane rekaman

verify-head = Kocokan
verify-deal = Duman
verify-verdict = { $verdict ->
    [proven] kabukten
    [closed] durung dibukak
   *[none] ora bisa dibuktekake
}
verify-first = { $verdict ->
    [proven] Sapa sing kapisan: diundi miturut janji.
    [given] Sapa sing kapisan: ora diundi, amarga tandhing diwiwiti nganggo skor.
   *[closed] Sapa sing kapisan: durung dibukak.
}
verify-left-out = Duman sing ora ana ing rekaman: { $numbers }. Ronde didum maneh mung yen kabeh sarujuk.
verify-count = { $total ->
    [0] Ora ana sing bisa dibuktekake saka rekaman iki.
   *[other] Kabukten: { $count } saka { $total } sing nggawa bukti; cacahe ronde: { $hands }
}

## Ngrampungake ronde siji

compiling = Lagi ngompilasi pamecah … Ctrl-C kanggo mandheg.
compiling-once = Lagi ngompilasi pamecah, sepisan wae (kabeh: “spades warm-up”) … Ctrl-C: mandheg.
compiling-not-kept = Asil kompilasi ora bisa disimpen ing { $path }: { $reason }. Mula saben diwiwiti kudu dikompilasi maneh. Isinen SPADES_CACHE nganggo folder sing oleh koktulisi.
solve-working = Lagi ngetung … Ctrl-C kanggo mandheg.
solve-break-off = Aturan sekop pecah dipateni: sekop oleh kanggo mbukak trik kapan wae.
solve-score = Kanthi dolanan paling apik, { $side } dikurangi { $others }: { $amount } poin
solve-score-open = { $side } dikurangi { $others }: { $low } nganti { $high } poin
solve-tricks = Kanthi dolanan paling apik, { $side }: { $tricks } saka { $total } trik
solve-tricks-open = { $side }: { $low } nganti { $high } saka { $total } trik
solve-best = Kertu paling apik: { $card }
solve-best-open = Kertu paling apik nganti saiki: { $card }
solve-stopped = { $what ->
    [value] Durung kabukten
   *[rest] Durung kabeh kabukten
}: panggolekane mandheg ing watese.
solve-more = Tambahana nganggo --seconds utawa --nodes.
solve-card = Kertu
solve-score-head = Poin
solve-tricks-head = Trik
solve-range = { $low } nganti { $high }
solve-mark = paling apik
solve-mark-open = paling apik nganti saiki
solve-line = Lakune dolanan paling apik
solve-line-trick = Trik
solve-line-led = Sing mbukak
solve-line-cards = Kertu
solve-line-taken = Sing entuk

## Ngompilasi luwih dhisik

warm-up-progress = { $done } saka { $total }: { $name }
warm-up-done = { $count } saka { $total } fungsi dikompilasi sajrone { $seconds } dtk{ $others ->
    [0] .
   *[other] ; liyane wis cumawis.
}
warm-up-ready = Kabeh wis cumawis.
warm-up-folder = Asile disimpen ing { $path }.
warm-up-removed = Folder versi liya sing dibusak: { $count }

## Server kanggo meja

serve-address = Meja wis dibukak ing { $address }
serve-link = Wong liya ing jaringanmu mlebu liwat { $address }
serve-no-network = Komputer iki lagi ora nyambung jaringan, dadi wong liya durung bisa mlebu.
serve-open = Meja dibukak nganggo: spades open { $address }
serve-store = Panggonan meja disimpen: { $place }
serve-stop = Ctrl-C kanggo mungkasi. { $kept ->
    [yes] Ora ana sing ilang: mejane ana maneh nalika server diurubake maneh.
   *[no] Sawise iku ora ana sing disimpen.
}
serve-ended = Servere wis mandheg.
open-link = Mejane wis dibukak: { $link }
open-sit = Sapa sing nduwe tautan iki bisa lungguh nganggo: spades play --join { $link }

## Sing disimpen ing komputer iki

data-title = Sing disimpen Spades ing komputer iki
data-what = Apa
data-place = Ing ngendi
data-size = Ukuran
data-what-matches = Tandhing sing disimpen ing terminal
data-what-seats = Kursi ing meja server liya
data-what-settings = Setelan
data-what-cache = Kode asil kompilasi
data-what-tables = Meja ing server
data-what-copy = Meja saka sadurunge salinan dibalekake
data-exported = Diekspor menyang { $path }: { $matches } tandhing sing disimpen, { $records } rekaman, { $tables } meja sing isih mlaku.
data-backed-up = { $place } disalin menyang { $path }.
data-restored = { $path } dibalekake: saiki ana { $tables } meja ing { $place }.
data-kept = Sing maune ana ing kono saiki ing { $path }.
data-damaged = Rusak, mula dilewati: { $names }
data-delete = Mbusak kanggo salawase: { $what }?
data-deleted = Dibusak: { $what }
data-copies-left = Bisa uga isih ana ing salinan iki: { $paths }. Salinan iku melu kebusak karo kabeh meja: spades data delete tables

## Ing meja sing ana ing server

join-menu = Meja
join-talk = Ngomong
join-free = kosong
join-nobody = Durung ana
join-host = sing duwe gawe
join-guest = Tamu
join-link = Ajaken liyane nganggo tautan iki: { $link }
join-waiting = { $count ->
    [0] Tandhing sedhela maneh diwiwiti.
    [1] Ngenteni wong 1 maneh.
   *[other] Ngenteni wong { $count } maneh.
}
join-waiting-host = Tandhing diwiwiti nalika sing duwe gawe ngomong.
join-watching = Kowe lagi nonton.
join-away = lunga { $time }
join-sits-in = diganti komputer
join-computer-plays = Komputer main ngganteni kowe. Kursimu arep kokjupuk maneh?
join-take-seat-back = njupuk kursimu maneh
join-not-sat-in = Ora ana komputer sing ngganteni kowe: kowe main dhewe.
join-clock = Turahane wektu: { $time }
join-offline = Sambungane pedhot. Dijajal maneh sajrone { $time }.
join-cut = Sambungane pedhot. Lagi dijajal maneh; sing kokketik ora ilang.
join-script-waits = Ngenteni liyane. Larik sabanjure diwaca nalika tandhing diwiwiti.
join-back = Wis nyambung maneh.
join-vote = { $what ->
    [redeal] { $name } pengin mbuwang ronde iki lan ngedum maneh. Kowe sarujuk?
    [concede] { $name } pengin nyerah. Kowe sarujuk?
   *[take_back] { $name } pengin mbalekake lakune sing pungkasan. Kowe sarujuk?
}
join-vote-open = { $what ->
    [redeal] Lagi dirembug: ronde iki didum maneh?
    [concede] Lagi dirembug: nyerah?
   *[take_back] Lagi dirembug: mbalekake laku siji?
} Liyane durung mangsuli.
join-claim-hint = { $count ->
    [1] Trik pungkasan mesthi duwekmu.
   *[other] Kabeh { $count } trik turahan mesthi duwekmu.
}
join-concede-help = Yen kancamu ana, dheweke kudu sarujuk. Banjur tandhing rampung, lan mungsuh sing menang.
join-come-back = Kursimu tetep duwekmu. Kanggo nerusake: { $command }
join-seat-free = Kursimu saiki kosong maneh.
join-take-over = Kursimu lagi dienggo ing panggonan liya. Diterusake ing kene?
join-refused = Servere nolak iki ({ $code }).
join-proving = Mriksa kocokan …
join-fair = { $verdict ->
    [proven] Kocokan wis dipriksa, { $hands ->
        [1] 1 ronde
       *[other] { $hands } ronde
    }: kabeh cocog karo janji sadurunge tandhing.
    [unpromised] Meja iki ora janji apa-apa bab kocokan, dadi ora ana sing bisa dipriksa.
    [closed] Kocokan ora bisa dipriksa: servere ora mbukak kabeh seed-e.
    [refuted] KOCOKANE TANDHING IKI ORA BENER. Aja percaya meja iki.
   *[unknown] Kocokan ora bisa dipriksa.
}
join-fair-with-you = Sumbanganmu ana ing njerone.
join-fair-without-you = Sumbanganmu ora ana ing njerone.
dialog-claim = Njupuk kabeh trik turahan ing ronde iki?
dialog-leave = Ninggal meja?
dialog-leave-free = Tandhing durung diwiwiti: kursimu dadi kosong kanggo wong liya.
dialog-leave-wait = Kursimu tetep duwekmu, lan liyane ngenteni kowe.
dialog-leave-computer = Kursimu tetep duwekmu. Sawise { $seconds } dtk komputer ngganteni nganti kowe bali.
keys-room = sapa sing ana ing meja, lan apa sing bisa dijaluk
keys-talk = ngucapake salah siji ukara sing wis sumadhiya
keys-claim = njupuk kabeh trik turahan
keys-vote = mangsuli usulan
keys-propose-undo = mbalekake laku, yen kabeh sarujuk
keys-redeal = ngedum maneh ronde iki, yen kabeh sarujuk
keys-accept-win = nampa kamenangan, amarga mungsuh wis lunga
keys-begin = miwiti; kursi kosong diisi komputer
keys-fill = komputer kanggo kursi iki: { $seat }
keys-kick = nundhung { $name }
keys-leave = ninggal meja
