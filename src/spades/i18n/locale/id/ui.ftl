### Bahasa Indonesia: menu, tombol, dialog, tabel perintah.

## Kata umum

ui-title = Spades
ui-yes = Ya
ui-no = Tidak
ui-ok = OK
ui-back = Kembali
ui-close = Tutup
ui-next = Berikutnya
ui-quit = Keluar
ui-on = aktif
ui-off = nonaktif
ui-help = Bantuan
ui-more = lagi
ui-not-understood = “{ $text }” tidak dimengerti. Ketik ? untuk bantuan.
ui-choose-number = Pilih angka dari 1 sampai { $count }.
ui-error = Kesalahan

## Memulai pertandingan

menu-play = Pertandingan baru
menu-howto = Cara bermain
menu-settings = Pengaturan
menu-quit = Keluar
menu-game = Main yang mana?
menu-game-partnership = Berpasangan, empat pemain
menu-game-two-player = Dua pemain, dengan mengambil kartu
menu-rules = Aturan meja
menu-rules-classic = Aturan klasik
menu-rules-custom = Ubah aturan
menu-rules-changed = Berbeda dari aturan klasik: { $rules }
menu-your-name = Namamu
menu-language = Bahasa
menu-speed = Kecepatan
menu-ascii = Jenis kartu dengan huruf
menu-autoplay = Mainkan otomatis kalau hanya ada satu pilihan
menu-autolook = Langsung lihat kartu
menu-start = Mulai pertandingan
menu-enter = Enter: { $value }
seed-repeatable = Kartu yang sama bisa dimainkan lagi: urutannya berasal dari seed “{ $seed }”.
speed-name = { $speed ->
    [slow] pelan
    [normal] biasa
    [fast] cepat
   *[instant] langsung
}
opponent-name = { $opponent ->
    [random] asal main
   *[simple] berpengalaman
    [montecarlo] mencoba tiap kartu
}

## Tombol dan perintah saat bermain

keys-title = Tombol
keys-play-card = mainkan kartu
keys-select-card = pilih kartu atau batalkan pilihan
keys-move = pindah antarkartu
keys-confirm = konfirmasi
keys-look = lihat kartumu
keys-bid = menawar
keys-bid-double-nil = tawar Double Nil
keys-keep = simpan kartu yang diambil
keys-refuse = tolak kartu yang diambil
keys-last-trick = lihat trik terakhir
keys-score-sheet = lihat lembar skor
keys-suggestion = minta saran
keys-auto = biarkan komputer memutuskan giliran ini
keys-undo = tarik kembali langkah
keys-concede = menyerah
keys-quit = simpan dan keluar
keys-quit-asked = keluar saat kartu ditanyakan
keys-quit-hint = Q lagi atau Enter: keluar
keys-quit-unsaved = keluar; pertandingan tidak disimpan
keys-howto = cara bermain
keys-help = daftar tombol
keys-rules = lihat aturan meja
keys-status = sebutkan keadaan permainan
keys-hand = sebutkan kartumu
keys-line-mode = Ketik kartu (AS), tawaran (4, nil), atau perintah. Ketik ? untuk daftarnya.

suggestion-title = Saran
suggestion-card = Mainkan { $card }.
suggestion-bid = Tawar { $bid }.
suggestion-look = Lihat kartumu.
suggestion-decline = Jangan tawar Double Nil.
suggestion-keep = Simpan kartunya.
suggestion-refuse = Tolak kartunya.
suggestion-pass = Berikan { $cards }.
suggestion-exchange = Tukar { $cards }.
suggestion-exchange-none = Jangan tukar kartu.
suggestion-none = Belum ada saran; sekarang giliran pemain lain.

## Dialog

dialog-concede = Yakin mau menyerah?
dialog-concede-help = Pertandingan selesai, dan lawan yang menang.
dialog-quit = Simpan pertandingan lalu keluar?
dialog-quit-unsaved = Keluar? Pertandingan ini tidak disimpan.
dialog-delete = Hapus pertandingan “{ $match }” secara permanen?
dialog-double-nil = Tawar Double Nil tanpa melihat kartumu? { $value } poin dipertaruhkan.
terminal-too-small = Terminal terlalu kecil: ukurannya { $width }×{ $height }, sedangkan meja butuh 80×24. Perbesar terminal, tekan Q untuk keluar, atau pakai --plain.

## Pertandingan tersimpan

saved-title = Pertandingan tersimpan
saved-none = Belum ada pertandingan tersimpan.
saved-match = Pertandingan
saved-game = Permainan
saved-players = Pemain
saved-hand = Ronde
saved-score = Skor
saved-date = Terakhir dimainkan
saved-state = Status
saved-unfinished = belum selesai
saved-finished = selesai
saved-damaged = rusak
saved-resume = Lanjutkan
saved-export = Ekspor sebagai rekaman
saved-delete = Hapus
saving-done = Pertandingan tersimpan. Untuk melanjutkan: { $command }
saving-auto = Pertandingan disimpan setelah setiap langkah.
saving-off = Pertandingan ini tidak disimpan.
saving-exported = Rekaman ditulis ke { $path }.
saving-export-warning = Hati-hati: rekaman ini membuka semua kartu di ronde yang masih dimainkan.
saving-deleted = Pertandingan sudah dihapus.
file-standard-input = masukan standar
saving-failed = Pertandingan tidak bisa disimpan: { $reason }

## Arena

arena-title = Arena
arena-player = Pemain
arena-wins = Menang
arena-draws = Seri
arena-losses = Kalah
arena-win-rate = Persentase menang
arena-interval = Interval 95%
arena-points = Poin per pertandingan
arena-hands = Ronde
arena-contracts-made = Kontrak tercapai
arena-bags = Kantong per ronde
arena-nils = Nil berhasil/ditawar
arena-double-nils = Double Nil berhasil/ditawar
arena-forfeits = Gugur
arena-progress = { $done } dari { $total } pertandingan
arena-finished = { $total } pertandingan dimainkan
arena-seed = Seed
arena-equal = Selisihnya bisa jadi hanya kebetulan.

## Memutar ulang rekaman, menghitung lembar skor

replay-hand = Ronde { $hand }
replay-no-hands = Rekaman ini tidak berisi ronde.
replay-not-over = Pertandingan belum selesai.
replay-draw = Pertandingan berakhir seri.
replay-abandoned = Pertandingan ditinggalkan.
replay-winner-side = { $side } memenangkan pertandingan.
replay-at = { $action ->
    [none] Ronde { $hand }:
   *[other] Ronde { $hand }, langkah { $action }:
}

## Arena: yang gagal, dan tempat rekamannya

arena-counted = { $count ->
    [0] Tidak ada poin dan ronde yang dihitung: semua pertandingan gugur.
   *[other] Poin dan ronde hanya dari { $count } pertandingan yang tidak gugur.
}
arena-lost = { $name }, { $count } pertandingan gugur: { $reason }
arena-records = Rekaman pertandingan ditulis ke { $path }.

## Meja di layar: kata pendek di samping pemain, di bawah meja, di menu

table-dealer = membagi
table-first-drawer = mengambil dulu
table-leads = membuka
table-takes = dapat trik
table-looked = sudah lihat
table-not-looked = belum lihat
table-undo = Urungkan
table-last-trick = Trik terakhir
table-concede = Menyerah
keys-decline = tanpa Double Nil
keys-type-card = ketik kartu: nilainya, lalu jenisnya
keys-keep-refuse = simpan atau tolak kartu yang diambil
keys-hurry = percepat langkah pemain lain
keys-when = { $key } ({ $when ->
    [unseen] sebelum melihat kartu
    [bid] saat menawar
    [exchange] saat tukar kartu
    [others] saat bukan giliranmu
   *[play] selama permainan
})
menu-choose = pilih
menu-change = ubah
menu-confirm = Konfirmasi setiap kartu
menu-sort = Urutan kartumu
menu-theme = Warna
sort-name = { $sort ->
    [alternate] warna berselang-seling
   *[suits] keriting sampai sekop
}
theme-name = { $theme ->
    [auto] ikut terminal
    [night] gelap
   *[day] terang
}

## Membuktikan kocokan dalam rekaman

verify-head = Kocokan
verify-deal = Pembagian
verify-verdict = { $verdict ->
    [proven] terbukti
    [closed] belum dibuka
   *[none] tidak bisa dibuktikan
}
verify-first = { $verdict ->
    [proven] Siapa yang pertama: diundi sesuai janji.
    [given] Siapa yang pertama: tidak diundi, karena pertandingan mulai dengan skor.
   *[closed] Siapa yang pertama: belum dibuka.
}
verify-left-out = Pembagian yang tidak ada di rekaman: { $numbers }. Ronde dibagi ulang hanya kalau semua setuju.
verify-count = { $total ->
    [0] Tidak ada yang bisa dibuktikan dari rekaman ini.
   *[other] Terbukti: { $count } dari { $total } yang membawa bukti; jumlah ronde: { $hands }
}

## Memecahkan satu ronde

compiling = Mengompilasi pemecah … Ctrl-C untuk berhenti.
compiling-once = Mengompilasi pemecah, sekali saja (“spades warm-up”: semuanya) … Ctrl-C: henti.
compiling-not-kept = Hasil kompilasi tidak bisa disimpan di { $path }: { $reason }. Jadi kompilasi diulang setiap kali dijalankan. Isi SPADES_CACHE dengan folder yang boleh kamu tulisi.
solve-working = Menghitung … Ctrl-C untuk berhenti.
solve-break-off = Aturan sekop pecah dimatikan: sekop boleh dibuka kapan saja.
solve-score = Dengan permainan terbaik, { $side } dikurangi { $others }: { $amount } poin
solve-score-open = { $side } dikurangi { $others }: { $low } sampai { $high } poin
solve-tricks = Dengan permainan terbaik, { $side }: { $tricks } dari { $total } trik
solve-tricks-open = { $side }: { $low } sampai { $high } dari { $total } trik
solve-best = Kartu terbaik: { $card }
solve-best-open = Kartu terbaik sejauh ini: { $card }
solve-stopped = { $what ->
    [value] Belum terbukti
   *[rest] Belum semuanya terbukti
}: pencarian berhenti di batasnya.
solve-more = Beri lebih banyak dengan --seconds atau --nodes.
solve-card = Kartu
solve-score-head = Poin
solve-tricks-head = Trik
solve-range = { $low } sampai { $high }
solve-mark = terbaik
solve-mark-open = terbaik sejauh ini
solve-line = Jalannya permainan terbaik
solve-line-trick = Trik
solve-line-led = Pembuka
solve-line-cards = Kartu
solve-line-taken = Yang dapat

## Mengompilasi lebih dulu

warm-up-progress = { $done } dari { $total }: { $name }
warm-up-done = { $count } dari { $total } fungsi dikompilasi dalam { $seconds } dtk{ $others ->
    [0] .
   *[other] ; yang lain sudah siap.
}
warm-up-ready = Semua sudah siap.
warm-up-folder = Hasilnya disimpan di { $path }.
warm-up-removed = Folder versi lain yang dihapus: { $count }

## Server untuk meja

serve-address = Meja terbuka di { $address }
serve-link = Orang lain di jaringanmu masuk lewat { $address }
serve-no-network = Komputer ini sedang tidak terhubung ke jaringan, jadi orang lain belum bisa masuk.
serve-open = Buka meja dengan: spades open { $address }
serve-store = Tempat meja disimpan: { $place }
serve-stop = Ctrl-C menghentikannya. { $kept ->
    [yes] Tidak ada yang hilang: meja-meja itu ada lagi saat server dijalankan berikutnya.
   *[no] Setelah itu tidak ada yang disimpan.
}
serve-ended = Server sudah berhenti.
open-link = Meja sudah dibuka: { $link }
open-sit = Siapa pun yang punya tautan ini duduk dengan: spades play --join { $link }

## Yang disimpan di komputer ini

data-title = Yang disimpan Spades di komputer ini
data-what = Apa
data-place = Di mana
data-size = Ukuran
data-what-matches = Pertandingan yang disimpan di terminal
data-what-seats = Kursi di meja server lain
data-what-settings = Setelan
data-what-cache = Kode hasil kompilasi
data-what-tables = Meja di server
data-what-copy = Meja dari sebelum salinan dikembalikan
data-exported = Diekspor ke { $path }: { $matches } pertandingan tersimpan, { $records } rekaman, { $tables } meja yang masih berjalan.
data-backed-up = { $place } disalin ke { $path }.
data-restored = { $path } dikembalikan: sekarang ada { $tables } meja di { $place }.
data-kept = Yang tadinya ada di sana sekarang di { $path }.
data-damaged = Rusak, jadi dilewati: { $names }
data-delete = Hapus secara permanen: { $what }?
data-deleted = Dihapus: { $what }
data-copies-left = Mungkin masih ada di salinan ini: { $paths }. Salinan itu ikut terhapus bersama semua meja: spades data delete tables

## Di meja pada server

join-menu = Meja
join-talk = Bilang sesuatu
join-free = kosong
join-nobody = Belum ada
join-host = tuan rumah
join-guest = Tamu
join-link = Ajak yang lain dengan tautan ini: { $link }
join-waiting = { $count ->
    [0] Pertandingan segera dimulai.
    [1] Menunggu 1 orang lagi.
   *[other] Menunggu { $count } orang lagi.
}
join-waiting-host = Pertandingan dimulai kalau tuan rumah bilang mulai.
join-watching = Kamu sedang menonton.
join-away = pergi { $time }
join-sits-in = digantikan komputer
join-computer-plays = Komputer sedang main menggantikanmu. Ambil lagi kursimu?
join-take-seat-back = ambil lagi kursimu
join-not-sat-in = Tidak ada komputer yang menggantikanmu: kamu main sendiri.
join-clock = Sisa waktu: { $time }
join-offline = Sambungan terputus. Dicoba lagi dalam { $time }.
join-cut = Sambungan terputus. Sedang dicoba lagi; yang kamu ketik tidak hilang.
join-script-waits = Menunggu yang lain. Baris berikutnya dibaca saat pertandingan dimulai.
join-back = Sudah tersambung lagi.
join-vote = { $what ->
    [redeal] { $name } ingin membuang ronde ini dan membagi ulang. Setuju?
    [concede] { $name } ingin menyerah. Setuju?
   *[take_back] { $name } ingin menarik kembali langkah terakhirnya. Setuju?
}
join-vote-open = { $what ->
    [redeal] Sedang diputuskan: bagi ulang ronde ini?
    [concede] Sedang diputuskan: menyerah?
   *[take_back] Sedang diputuskan: tarik kembali satu langkah?
} Yang lain belum menjawab.
join-claim-hint = { $count ->
    [1] Trik terakhir pasti milikmu.
   *[other] Semua { $count } trik yang tersisa pasti milikmu.
}
join-concede-help = Kalau rekanmu ada, dia harus setuju. Setelah itu pertandingan selesai, dan lawan yang menang.
join-come-back = Kursimu tetap milikmu. Untuk melanjutkan: { $command }
join-seat-free = Kursimu sekarang kosong lagi.
join-take-over = Kursimu sedang dipakai di tempat lain. Lanjut di sini?
join-refused = Server menolak ini ({ $code }).
join-proving = Memeriksa kocokan …
join-fair = { $verdict ->
    [proven] Kocokan sudah diperiksa, { $hands ->
        [1] 1 ronde
       *[other] { $hands } ronde
    }: semuanya sesuai janji sebelum pertandingan.
    [unpromised] Meja ini tidak menjanjikan apa-apa soal kocokan, jadi tidak ada yang bisa diperiksa.
    [closed] Kocokan tidak bisa diperiksa: server tidak membuka semua seed-nya.
    [refuted] KOCOKAN PERTANDINGAN INI TIDAK BENAR. Jangan percayai meja ini.
   *[unknown] Kocokan tidak bisa diperiksa.
}
join-fair-with-you = Sumbanganmu ada di dalamnya.
join-fair-without-you = Sumbanganmu tidak ada di dalamnya.
dialog-claim = Ambil semua sisa trik ronde ini?
dialog-leave = Tinggalkan meja?
dialog-leave-free = Pertandingan belum dimulai: kursimu jadi kosong untuk orang lain.
dialog-leave-wait = Kursimu tetap milikmu, dan yang lain menunggumu.
dialog-leave-computer = Kursimu tetap milikmu. Setelah { $seconds } dtk komputer menggantikanmu sampai kamu kembali.
keys-room = siapa saja di meja, dan apa yang bisa diminta
keys-talk = ucapkan salah satu kalimat siap pakai
keys-claim = ambil semua sisa trik
keys-vote = jawab usulan
keys-propose-undo = tarik kembali langkah, kalau semua setuju
keys-redeal = bagi ulang ronde ini, kalau semua setuju
keys-accept-win = terima kemenangan, karena lawan sudah pergi
keys-begin = mulai; kursi kosong diisi komputer
keys-fill = komputer untuk kursi ini: { $seat }
keys-kick = keluarkan { $name }
keys-leave = tinggalkan meja
