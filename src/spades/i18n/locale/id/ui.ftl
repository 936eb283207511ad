### Bahasa Indonesia: menu, tombol, dialog, tabel perintah.

## Kata umum

ui-title = Spades
ui-yes = Ya
ui-no = Tidak
ui-ok = OK
ui-cancel = Batal
ui-back = Kembali
ui-close = Tutup
ui-next = Berikutnya
ui-continue = Lanjutkan
ui-start = Mulai
ui-save = Simpan
ui-quit = Keluar
ui-on = aktif
ui-off = mati
ui-none = tidak ada
ui-unknown = tidak diketahui
ui-help = Bantuan
ui-press-key = Tekan sembarang tombol.
ui-not-understood = “{ $text }” tidak dimengerti. Ketik ? untuk bantuan.
ui-choose-number = Pilih angka dari 1 sampai { $count }.
ui-error = Kesalahan

## Memulai pertandingan

menu-main = Mau apa sekarang?
menu-play = Pertandingan baru
menu-resume = Lanjutkan pertandingan tersimpan
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
menu-opponents = Lawan
menu-partner = Rekan
menu-level = Kekuatan
menu-your-name = Namamu
menu-language = Bahasa
menu-speed = Kecepatan
menu-ascii = Jenis kartu dengan huruf
menu-autoplay = Mainkan otomatis kalau hanya ada satu pilihan
menu-autolook = Langsung lihat kartu
menu-start = Mulai pertandingan
menu-enter = Enter: { $value }
seed-repeatable = Pembagian kartunya bisa diulang: semuanya berasal dari seed “{ $seed }”.
speed-name = { $speed ->
    [slow] pelan
    [normal] biasa
    [fast] cepat
   *[instant] langsung
}
opponent-name = { $opponent ->
    [random] asal main
   *[simple] berpengalaman
}

## Tombol dan perintah saat bermain

keys-title = Tombol
keys-play-card = mainkan kartu
keys-select-card = pilih kartu atau batalkan pilihan
keys-move = pindah antarkartu
keys-confirm = pastikan
keys-look = lihat kartumu
keys-bid = menawar
keys-bid-nil = tawar Nil
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
keys-howto = cara bermain
keys-help = daftar tombol
keys-speed = ubah kecepatan
keys-autoplay = mainkan otomatis kalau hanya ada satu pilihan
keys-autolook = langsung lihat kartu di setiap ronde
keys-language = ganti bahasa
keys-ascii = jenis kartu dengan gambar atau huruf
keys-rules = lihat aturan meja
keys-status = sebutkan keadaan permainan
keys-hand = sebutkan kartumu
keys-line-mode = Ketik kartu seperti AS, tawaran seperti 4 atau nil, atau perintah. Ketik ? untuk daftarnya.
keys-suit-letters = Huruf untuk jenis kartu: C keriting, D wajik, H hati, S sekop.

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

notice-autoplay = Main otomatis kalau hanya ada satu pilihan: { $state ->
    [on] aktif
   *[off] mati
}
notice-autolook = Langsung lihat kartu di setiap ronde: { $state ->
    [on] aktif
   *[off] mati
}
notice-ascii = Jenis kartu dengan huruf: { $state ->
    [on] aktif
   *[off] mati
}
notice-speed = Kecepatan: { $speed ->
    [slow] pelan
    [normal] biasa
    [fast] cepat
   *[instant] langsung
}
notice-language = Bahasa: { $language }
notice-nothing-to-undo = Tidak ada langkah yang bisa ditarik kembali.
notice-not-now = Itu tidak bisa dilakukan sekarang.
notice-undo-off = Di meja ini langkah tidak boleh ditarik kembali.

## Dialog

dialog-concede = Yakin mau menyerah?
dialog-concede-help = Pertandingan selesai, dan lawan yang menang.
dialog-quit = Simpan pertandingan lalu keluar?
dialog-delete = Hapus pertandingan “{ $match }” untuk selamanya?
dialog-double-nil = Tawar Double Nil tanpa melihat kartumu? { $value } poin dipertaruhkan.
dialog-yes-no = Ya atau tidak?
terminal-too-small = Terminal terlalu kecil: ukurannya { $width }×{ $height }, sedangkan meja butuh 80×24. Perbesar terminal, atau pakai --plain.

## Pertandingan tersimpan

saved-title = Pertandingan tersimpan
saved-none = Belum ada pertandingan tersimpan.
saved-match = Pertandingan
saved-game = Permainan
saved-players = Pemain
saved-hand = Ronde
saved-score = Skor
saved-date = Terakhir dimainkan
saved-state = Keadaan
saved-unfinished = belum selesai
saved-finished = selesai
saved-damaged = rusak
saved-resume = Lanjutkan
saved-export = Simpan sebagai rekaman
saved-delete = Hapus
saving-done = Pertandingan tersimpan. Untuk melanjutkan: { $command }
saving-auto = Pertandingan disimpan setelah setiap langkah.
saving-off = Pertandingan ini tidak disimpan.
saving-exported = Rekaman ditulis ke { $path }.
saving-export-warning = Hati-hati: rekaman ini memperlihatkan semua kartu dari ronde yang masih dimainkan.
saving-deleted = Pertandingan sudah dihapus.
saving-failed = Pertandingan tidak bisa disimpan: { $reason }
saving-recovered = Pertandingan sempat terputus; dilanjutkan dari langkah terakhir yang tersimpan.

## Arena

arena-title = Arena
arena-player = Pemain
arena-matches = Pertandingan
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
arena-time-left = kira-kira { $time } lagi
arena-finished = { $total } pertandingan dimainkan
arena-seed = Benih acak
arena-resumed = { $done } dari { $total } pertandingan sudah dimainkan; sisanya menyusul.
arena-equal = Selisihnya masih bisa karena kebetulan.
arena-forfeit = { $name } gugur dalam satu pertandingan: { $reason }

## Memutar ulang rekaman, menghitung lembar skor

replay-title = Rekaman pertandingan
replay-hand = Ronde { $hand }
replay-bids = Tawaran
replay-tricks = Jumlah trik
replay-trick = Trik
replay-leader = Pembuka
replay-cards = Kartu
replay-winner = Pemenang
replay-points = Poin
replay-scores = Skor
replay-bags = Kantong
replay-phase = Tahap
replay-to-act = Giliran
replay-legal = Pilihan
replay-unfinished = Ronde terakhir belum selesai.
replay-no-hands = Rekaman ini tidak berisi ronde.
replay-over = Pertandingan sudah selesai.
replay-not-over = Pertandingan belum selesai.
replay-draw = Pertandingan berakhir seri.
replay-abandoned = Pertandingan ditinggalkan.
replay-winner-side = { $side } memenangkan pertandingan.
replay-at = { $action ->
    [none] Ronde { $hand }:
   *[other] Ronde { $hand }, langkah { $action }:
}
score-title = Lembar skor
score-hands = { $count ->
    [0] Lembar skor ini tidak berisi ronde.
   *[other] Lembar skor ini berisi { $count } ronde.
}

## The arena: what failed, where the records are

arena-counted = { $count ->
    [0] Tidak ada poin dan ronde yang dihitung: semua pertandingan gugur.
   *[other] Poin dan ronde hanya dari { $count } pertandingan yang tidak gugur.
}
arena-lost = { $name }, { $count } pertandingan gugur: { $reason }
arena-records = Catatan pertandingan ditulis ke { $path }.

## Meja di layar: kata pendek di samping pemain, di bawah meja, di menu

table-dealer = membagi
table-first-drawer = mengambil dulu
table-leads = membuka
table-takes = dapat trik
table-looked = sudah lihat
table-not-looked = belum lihat
table-undo = Tarik kembali
table-last-trick = Trik terakhir
table-concede = Menyerah
keys-decline = tanpa Double Nil
keys-type-card = ketik kartu: nilainya, lalu jenisnya
keys-keep-refuse = simpan atau tolak kartu yang diambil
keys-hurry = langsung tampilkan langkah pemain lain
menu-keys = Atas dan bawah: pilih. Kiri dan kanan: ubah. Enter: pastikan.
menu-confirm = Pastikan setiap kartu
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
