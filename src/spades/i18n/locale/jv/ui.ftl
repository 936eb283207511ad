### Basa Jawa: menu, tombol, pitakon, tabel prentah.

## Tembung umum

ui-title = Spades
ui-yes = Iya
ui-no = Ora
ui-ok = OK
ui-cancel = Batal
ui-back = Bali
ui-close = Tutup
ui-next = Sabanjure
ui-continue = Terusake
ui-start = Wiwiti
ui-save = Simpen
ui-quit = Metu
ui-on = urip
ui-off = mati
ui-none = ora ana
ui-unknown = ora dingerteni
ui-help = Pitulung
ui-press-key = Penceten tombol apa wae.
ui-not-understood = “{ $text }” ora dingerteni. Ketik ? kanggo pitulung.
ui-choose-number = Pilih angka saka 1 nganti { $count }.
ui-error = Kaluputan

## Miwiti tandhing

menu-main = Arep ngapa?
menu-play = Tandhing anyar
menu-resume = Terusake tandhing sing disimpen
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
menu-opponents = Mungsuh
menu-partner = Kanca
menu-level = Kekuwatan
menu-your-name = Jenengmu
menu-language = Basa
menu-speed = Cepete
menu-ascii = Kembang nganggo aksara
menu-autoplay = Metu dhewe yen mung ana kertu siji sing bisa
menu-autolook = Langsung ndeleng kertu
menu-start = Wiwiti tandhing
menu-enter = Enter: { $value }
seed-repeatable = Andumane kertu bisa dibaleni: kabeh saka seed “{ $seed }”.
speed-name = { $speed ->
    [slow] alon
    [normal] sedhengan
    [fast] cepet
   *[instant] sanalika
}
opponent-name = { $opponent ->
    [random] sak-sake
   *[simple] wis biyasa
}

## Tombol lan prentah nalika main

keys-title = Tombol
keys-play-card = metokake kertu
keys-select-card = milih kertu utawa ora sida milih
keys-move = pindhah kertu
keys-confirm = mesthekake
keys-look = ndeleng kertu
keys-bid = nawar
keys-bid-nil = nawar Nil
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
keys-howto = carane main
keys-help = ndeleng dhaptar tombol
keys-speed = ngowahi cepete
keys-autoplay = metu dhewe yen mung ana kertu siji sing bisa
keys-autolook = langsung ndeleng kertu saben ronde
keys-language = ganti basa
keys-ascii = kembang nganggo gambar utawa aksara
keys-rules = ndeleng aturan meja
keys-status = nyebutake kahanan
keys-hand = nyebutake kertumu
keys-line-mode = Ketik kertu kayata AS, tawaran kayata 4 utawa nil, utawa prentah. Ketik ? kanggo dhaptare.
keys-suit-letters = Aksara kanggo kembang: C kriting, D wajik, H ati, S sekop.

suggestion-title = Saran
suggestion-card = Wetokake { $card }.
suggestion-bid = Nawar { $bid }.
suggestion-look = Deleng kertumu.
suggestion-decline = Aja nawar Double Nil.
suggestion-keep = Simpen kertune.
suggestion-refuse = Buwang kertune.
suggestion-pass = Wenehna { $cards }.
suggestion-exchange = Ijolna { $cards }.
suggestion-exchange-none = Aja ngijolake kertu.
suggestion-none = Durung ana saran; saiki gilirane liyane.

notice-autoplay = Metu dhewe yen mung ana kertu siji sing bisa: { $state ->
    [on] urip
   *[off] mati
}
notice-autolook = Langsung ndeleng kertu saben ronde: { $state ->
    [on] urip
   *[off] mati
}
notice-ascii = Kembang nganggo aksara: { $state ->
    [on] urip
   *[off] mati
}
notice-speed = Cepete: { $speed ->
    [slow] alon
    [normal] sedhengan
    [fast] cepet
   *[instant] sanalika
}
notice-language = Basa: { $language }
notice-nothing-to-undo = Ora ana laku sing bisa dibalekake.
notice-not-now = Saiki ora bisa.
notice-undo-off = Ing meja iki laku ora oleh dibalekake.

## Pitakon

dialog-concede = Tenan arep nyerah?
dialog-concede-help = Tandhing rampung, lan mungsuh sing menang.
dialog-quit = Simpen tandhing banjur metu?
dialog-delete = Busak tandhing “{ $match }” salawase?
dialog-double-nil = Nawar Double Nil tanpa ndeleng kertu? Totohane { $value } poin.
dialog-yes-no = Iya utawa ora?
terminal-too-small = Terminale kecilikan: ukurane { $width }×{ $height }, meja butuh 80×24. Gedhekna, utawa gunakake --plain.

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
saved-resume = Terusake
saved-export = Simpen dadi rekaman
saved-delete = Busak
saving-done = Tandhing wis disimpen. Kanggo nerusake: { $command }
saving-auto = Tandhing disimpen saben sawise laku.
saving-off = Tandhing iki ora disimpen.
saving-exported = Rekaman ditulis ing { $path }.
saving-export-warning = Ati-ati: rekaman iki nuduhake kabeh kertu saka ronde sing isih dimainake.
saving-deleted = Tandhing wis dibusak.
saving-failed = Tandhing ora bisa disimpen: { $reason }
saving-recovered = Tandhing maune pedhot; diterusake saka laku pungkasan sing kesimpen.

## Arena

arena-title = Arena
arena-player = Pemain
arena-matches = Tandhing
arena-wins = Menang
arena-draws = Seri
arena-losses = Kalah
arena-win-rate = Persen menang
arena-interval = Interval 95%
arena-points = Poin saben tandhing
arena-hands = Ronde
arena-contracts-made = Kontrak kasil
arena-bags = Kanthong saben ronde
arena-nils = Nil kasil/ditawar
arena-double-nils = Double Nil kasil/ditawar
arena-forfeits = Gugur
arena-progress = { $done } saka { $total } tandhing
arena-time-left = kira-kira { $time } maneh
arena-finished = { $total } tandhing wis dimainake
arena-seed = Wiji acak
arena-resumed = { $done } saka { $total } tandhing wis dimainake; turahane nyusul.
arena-equal = Kaceke isih bisa amarga kabegjan.
arena-forfeit = { $name } gugur ing tandhing siji: { $reason }

## Muter rekaman, ngetung lembar skor

replay-title = Rekaman tandhing
replay-hand = Ronde { $hand }
replay-bids = Tawaran
replay-tricks = Cacahe trik
replay-trick = Trik
replay-leader = Sing mbukak
replay-cards = Kertu
replay-winner = Sing entuk
replay-points = Poin
replay-scores = Skor
replay-bags = Kanthong
replay-phase = Babak
replay-to-act = Giliran
replay-legal = Pilihan
replay-unfinished = Ronde pungkasan durung rampung.
replay-no-hands = Ora ana ronde ing rekaman iki.
replay-over = Tandhing wis rampung.
replay-not-over = Tandhing durung rampung.
replay-draw = Tandhing seri.
replay-abandoned = Tandhing ditinggal.
replay-winner-side = { $side } menang tandhing.
replay-at = { $action ->
    [none] Ronde { $hand }:
   *[other] Ronde { $hand }, laku { $action }:
}
score-title = Lembar skor
score-hands = { $count ->
    [0] Ora ana ronde ing lembar skor iki.
    [1] Ana ronde siji ing lembar skor iki.
   *[other] Ana { $count } ronde ing lembar skor iki.
}

## The arena: what failed, where the records are

arena-counted = { $count ->
    [0] Ora ana poin lan ronde sing diitung: kabeh tandhing gugur.
   *[other] Poin lan ronde mung saka { $count } tandhing sing ora gugur.
}
arena-lost = { $name }, { $count } tandhing gugur: { $reason }
arena-records = Cathetan tandhing wis ditulis ing { $path }.

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
keys-type-card = ketik kertu: angkane, banjur kembange
keys-keep-refuse = simpen utawa buwang kertu sing dijupuk
keys-hurry = langsung tuduhna lakune liyane
menu-keys = Munggah mudhun: milih. Ngiwa nengen: ngganti. Enter: mesthekake.
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
