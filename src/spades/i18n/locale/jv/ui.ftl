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
