### Bahasa Indonesia: apa yang salah, dan apa yang harus dilakukan. Urut abjad menurut kunci.

error-abandon-others = Ada orang lain di meja ini, jadi pertandingan tidak dihentikan begitu saja. Kamu boleh pergi: komputer menggantikanmu. Atau menyerah.
error-accept-not-empty = Pihak lawan belum pergi: masih ada orangnya, atau masih bisa kembali. Teruskan bermain.
error-accept-off = Di meja ini pertandingan tidak dimenangkan hanya karena lawan pergi. Teruskan bermain: komputer menggantikan mereka.
error-action-unreadable = “{ $text }” bukan tindakan. Tulis nomor kursi, kata kerjanya, lalu isinya, misalnya “2 bid 4” atau “0 play AS”.
error-action-wrong-phase = “{ $verb }” belum atau tidak lagi bisa dilakukan di bagian ronde ini. Lihat apa yang bisa dilakukan sekarang.
error-arena-jobs = { $value } bukan jumlah proses. Beri --jobs angka 1 atau lebih.
error-arena-matches = Tidak bisa memainkan { $value } pertandingan: setiap pembagian kartu dimainkan dua kali dengan kursi ditukar. Beri --matches angka genap, 2 atau lebih.
error-arena-move-time = { $value } detik tidak bisa menjadi waktu untuk satu keputusan. Beri --move-time angka di atas 0, paling banyak { $most }.
error-arena-records = Rekaman pertandingan tidak bisa ditulis ke { $path }: { $reason }. Pilih folder yang boleh kamu tulisi.
error-arena-workers-died = Proses yang memainkan pertandingan terus-menerus dihentikan dari luar, terakhir pada pasangan { $pair }. Sediakan lebih banyak memori, atau beri --jobs angka yang lebih kecil.
error-bid-already-made = Tawaran sudah diajukan dan tidak bisa diganti. Setiap pemain menawar sekali dalam satu ronde.
error-bid-has-looked = Double Nil hanya bisa ditawar sebelum melihat kartu. Tawarlah Nil, atau angka dari 1 sampai 13.
error-bid-look-first = Tanpa melihat kartu, yang bisa ditawar hanya Double Nil. Lihat kartumu dulu, baru menawar.
error-bid-no-double-nil = Double Nil tidak terbuka untuk pihak ini di ronde ini; aturan meja: { $double_nil ->
    [behind] hanya kalau cukup jauh tertinggal
   *[never] tidak pernah
}. Tawarlah Nil, atau angka dari 1 sampai 13.
error-bid-out-of-range = { $bid } bukan tawaran. Tawarlah Nil (0), Double Nil, atau angka dari 1 sampai 13.
error-bid-unreadable = “{ $bid }” bukan tawaran. Tulis nil, double-nil, atau angka dari 1 sampai 13.
error-card-must-follow = { $card } tidak mengikuti jenis, padahal kamu masih punya kartu dari jenis yang dibuka. Mainkan salah satu dari: { $legal }.
error-card-not-in-hand = { $card } tidak ada di tanganmu. Pilih kartu yang kamu pegang.
error-card-repeated = { $card } disebut dua kali. Sebutkan setiap kartu sekali saja.
error-card-spades-not-broken = { $card } belum boleh dipakai membuka trik: sekop belum pecah. Buka dengan salah satu dari: { $legal }.
error-card-unreadable = “{ $text }” bukan kartu. Tulis nilainya, lalu jenisnya, misalnya AS, TD, atau 2C.
error-claim-not-sure = Sisa triknya belum pasti milikmu, apa pun yang dimainkan yang lain. Teruskan bermain.
error-data-in-use = Servernya sedang berjalan dan memakai { $path }. Hentikan dulu, lalu coba lagi.
error-data-no-copy = { $path } bukan salinan utuh buatan “spades data backup”: { $reason }. Tidak ada yang diubah. Pilih berkas lain.
error-data-no-file = { $place } bukan berkas di komputer ini. Pakai alat penyalin milik basis datamu, misalnya pg_dump.
error-data-not-deleted = Tidak ada yang dihapus, karena pertanyaannya tidak dijawab. Tambahkan --yes untuk menghapus { $what } tanpa ditanya.
error-data-unknown = Tidak ada yang bernama “{ $what }”. Pilih dari ini: { $known }.
error-deal-card-twice = { $card } ada dua kali dalam pembagian. Bagikan masing-masing dari 52 kartu sekali saja.
error-deal-hand-size = Setiap kursi mendapat 13 kartu; di sini { $sizes }. Perbaiki pembagiannya.
error-deal-not-now = Ronde masih berjalan, jadi sekarang kartu tidak dibagi. Selesaikan rondenya dulu.
error-deal-not-the-deck = Ini bukan 52 kartu satu dek. Pakai setiap kartu dari 2 sampai As di semua jenis, sekali saja.
error-deal-other-game = Ini untuk permainan yang lain. Main berempat memakai pembagian, main berdua memakai tumpukan.
error-dealer-not-asked = Meja tidak membutuhkan ini dari pembagi kartu sekarang ({ $what }). Bawa yang diminta saja.
error-decline-not-asked = Sekarang tidak ada pertanyaan tentang Double Nil. Jawab saja yang sedang ditanyakan.
error-draw-answer-first = Sebelum kartu pertama ada pertanyaan: tawar Double Nil atau tidak? Jawab dulu, baru mengambil kartu.
error-end-side = Akhir pertandingan tidak menyebut pihak yang cocok. Sebutkan pihak 0 atau 1; kalau pertandingan ditinggalkan, jangan sebutkan.
error-end-unknown = Pertandingan tidak bisa berakhir dengan “{ $by }”. Pakai salah satu dari: { $known }.
error-engine-bad-answer = { $player } menjawab “{ $text }”. Program itu harus mengirim pesan berbentuk seperti ini, tanpa kunci lain: { $want }.
error-engine-exited = { $player } berhenti di tengah pertandingan dengan status keluar { $status }.{ $text ->
    [none] {""}
   *[other] {" "}Keluaran terakhirnya: “{ $text }”.
} Perbaiki programnya, atau jalankan perintahnya sendiri untuk melihat sebabnya.
error-engine-given-up = { $player } gagal { $count } kali berturut-turut sebelum keputusan pertamanya, jadi tidak ditanya lagi. Perbaiki dulu kegagalannya yang pertama.
error-engine-illegal = { $player } menjawab “{ $text }”, padahal itu tidak boleh di sini. Program itu harus memilih salah satu dari: { $legal }.
error-engine-late = { $player } tidak menjawab dalam { $seconds } detik, lalu dihentikan.{ $text ->
    [none] {""}
   *[other] {" "}Keluaran terakhirnya: “{ $text }”.
} Mungkin program itu perlu mem-flush keluarannya setelah tiap baris; --move-time memberinya waktu lebih lama.
error-engine-no-answer = { $player } menutup masukan atau keluarannya selagi masih berjalan, jadi tidak bisa menjawab.{ $text ->
    [none] {""}
   *[other] {" "}Keluaran terakhirnya: “{ $text }”.
} Keduanya harus tetap terbuka sampai program menerima bye.
error-engine-no-command = “{ $player }” tidak menyebut perintah. Tulis exec: lalu perintahnya, misalnya "exec:python3 player.py"; tanda kutip yang dibuka harus ditutup.
error-engine-not-json = { $player } menjawab “{ $text }”, padahal itu bukan objek JSON. Keluaran standarnya hanya boleh berisi jawaban, satu per baris; selebihnya lewat standard error.
error-engine-not-started = { $player } tidak bisa dijalankan: { $reason }. Periksa perintah dan lokasinya.
error-engine-too-long = { $player } mengirim lebih dari { $most } byte tanpa mengakhiri barisnya. Awalnya: “{ $text }”. Jawaban cukup satu baris pendek.
error-engine-unsupported = Pemain berupa program lain tidak bisa berjalan di sistem ini ({ $system }). Pakailah pemain bawaan, atau Linux, macOS, atau Unix lain.
error-engine-wrong-id = { $player } menjawab pertanyaan { $id }, padahal yang ditanyakan adalah { $want }. Setiap pertanyaan harus dijawab sekali, dengan id pertanyaan itu.
error-event-unreadable = “{ $text }” bukan kejadian dalam log pertandingan. Mungkin dari versi yang lebih baru, atau berkasnya rusak: perbarui Spades, atau pakai salinannya.
error-exchange-count = Paling banyak { $most } kartu yang ditukar; di sini ada { $count }. Pilih lebih sedikit, atau tidak sama sekali.
error-fair-cards = { $what ->
    [deal] Kartu kursi { $seat } bukan yang dibagikan oleh seed yang dibuka.
    [stock] Urutan tumpukan bukan hasil kocokan seed yang dibuka.
   *[redraw] Kartu yang diambil dalam penukaran bukan yang ditarik oleh seed yang dibuka.
} Minta lagi rekamannya; kalau tetap begitu, jangan percayai meja ini.
error-fair-changed = { $what ->
    [commitment] Komitmen ronde ini lain dari ronde pertama.
   *[contributions] Sumbangan para pemain di ronde ini lain dari ronde pertama.
} Meja hanya berjanji sekali, sebelum pertandingan. Minta lagi rekamannya; kalau tetap begitu, jangan percayai meja ini.
error-fair-contribution = Sumbangan kursi { $seat } tidak cocok dengan komitmennya. Minta lagi rekamannya; kalau tetap begitu, jangan percayai meja ini.
error-fair-first = Kursi { $seat } yang pertama, padahal seed menunjuk kursi { $want }. Minta lagi rekamannya; kalau tetap begitu, jangan percayai meja ini.
error-fair-missing = Ronde ini tidak punya bukti, padahal meja menjanjikannya untuk semua ronde. Minta lagi rekamannya; kalau tetap begitu, jangan percayai meja ini.
error-fair-no-pledge = Kursi ini belum berkomitmen, jadi tidak ada yang bisa dibuka. Kirim komitmen di pertandingan berikutnya, sebelum ada yang membuka.
error-fair-not-now = Sekarang tidak ada yang bisa dibuka: belum semua duduk, atau bagianmu sudah dibuka atau terlambat. Teruskan bermain.
error-fair-noted = { $what ->
    [commitment] Komitmen yang kamu catat bukan komitmen rekaman ini.
   *[contribution] Sumbanganmu tidak ada di rekaman ini.
} Periksa catatanmu; kalau benar, jangan percayai meja ini.
error-fair-number = Pembagian { $number } tidak bisa datang sesudah pembagian { $last }: nomornya terus naik, paling banyak { $most }. Minta lagi rekamannya.
error-fair-pledge = Ini bukan komitmen. Kirim SHA-256 dari 16 byte milikmu sebagai { $digits } digit heksadesimal (0-9, a-f).
error-fair-seed = Seed yang dibuka untuk pembagian { $number } tidak kembali ke komitmennya. Minta lagi rekamannya; kalau tetap begitu, jangan percayai meja ini.
error-fair-share = Ini tidak cocok dengan komitmen kursi { $seat }. Buka 16 byte yang SHA-256-nya kamu kirim, sebagai { $digits } digit heksadesimal (0-9, a-f).
error-fair-used-up = Meja ini sudah membagi { $most } kali, dan seed-nya habis. Bukalah meja lain.
error-file-empty = { $path } kosong. Pilih berkas lain, atau tulis lagi berkasnya.
error-file-exists = { $path } sudah ada, dan tidak ditimpa. Pilih nama lain, atau tambahkan --force.
error-file-missing = Tidak ada berkas { $path }. Periksa nama dan foldernya.
error-file-not-empty = { $path } tidak kosong, dan isinya tidak ditimpa. Pilih folder baru, atau yang kosong.
error-file-not-json = { $path } bukan JSON yang bisa dibaca{ $line ->
    [none] .
   *[other] {" "}(baris { $line }).
} Perbaiki di situ, atau ekspor lagi berkasnya.
error-file-not-new = { $path } sudah ada, dan tidak ditimpa. Pilih nama lain.
error-file-unreadable = { $path } tidak bisa dibaca: { $reason }. Pastikan itu sebuah berkas dan kamu boleh membacanya.
error-file-unwritable = { $path } tidak bisa ditulis: { $reason }. Pilih tempat lain.
error-hands-not-shown = Meja ini tidak memperlihatkan ronde yang sudah selesai. Minta rekamannya setelah pertandingan selesai.
error-host-only = Hanya tuan rumah meja ini yang bisa melakukannya. Minta kepadanya.
error-host-self = Kamu tidak bisa mengeluarkan dirimu sendiri. Tinggalkan meja, atau jadikan orang lain tuan rumah dulu.
error-http-bad-request = Permintaannya tidak cocok: { $why }. Lihat docs/http.md.
error-http-method = Alamat ini tidak menerima permintaan seperti itu. Lihat docs/http.md.
error-http-not-json = Permintaannya bukan JSON. Kirim sebagai application/json.
error-http-origin = Halaman ini tidak boleh berbicara dengan server. Pakai halaman server sendiri, atau minta tuan rumah menambahkannya dengan --origins.
error-http-too-large = Permintaannya terlalu besar. Kirim lebih sedikit sekaligus.
error-http-unknown = Tidak ada apa-apa di alamat ini. Periksa lagi; semuanya ada di docs/http.md.
error-join-address = “{ $text }” bukan alamat server. Tulislah seperti ini: http://192.168.1.5:8750
error-join-busy = Server sedang sibuk. Sebentar lagi dicoba lagi.
error-join-closed = Meja ini ditutup karena tidak ada orang. Bukalah meja lain.
error-join-link = “{ $text }” bukan tautan ke meja. Tempelkan seluruh tautan yang kamu terima, misalnya http://192.168.1.5:8750/t/NAMA.
error-join-no-server = Tidak ada server yang menjawab di { $address }: { $reason }. Periksa tautannya, dan pastikan servernya berjalan dan bisa dijangkau dari sini.
error-join-no-server-given = “{ $table }” nama sebuah meja, tetapi tidak menyebut tempatnya. Tempelkan seluruh tautannya, atau tambahkan --server dengan alamat server.
error-join-no-table = Di { $address } tidak ada meja itu, atau sudah tidak ada lagi. Minta tautan baru.
error-join-not-spades = Yang menjawab di { $address } bukan server Spades, atau bukan yang dikenal versi ini. Periksa tautannya.
error-join-other-seat = Kamu sudah punya kursi { $seat } di meja ini. Hilangkan --seat untuk melanjutkan di sana.
error-join-protocol = Server memakai protokol versi { $version }, dan program ini versi { $known }. Perbarui yang lebih lama.
error-join-record-differs = Ronde { $number } di rekaman server bukan ronde yang dimainkan. Jangan percayai meja ini.
error-join-seat-freed = { $why ->
    [absent] Kamu terlalu lama pergi, jadi kursimu sekarang kosong.
    [left] Kamu sudah pergi, jadi kursimu sekarang kosong.
   *[kicked] Tuan rumah mengeluarkanmu. { $reason ->
        [rude] Alasannya: tidak sopan.
        [slow] Alasannya: bermain terlalu lambat.
        [away] Alasannya: terlalu sering pergi.
        [friend] Alasannya: kursi itu untuk teman.
       *[other] Alasannya: hal lain.
    }
} Ambil kursi kosong, kalau ada, atau menonton dengan --watch.
error-join-server = { $server } adalah server, bukan meja di sana. Tempelkan seluruh tautan yang kamu terima, atau buka meja di sana: spades open { $server }
error-join-stale = Permainan sudah berlanjut sebelum langkahmu sampai. Lihat lagi, lalu putuskan.
error-join-unsaved = Kursimu tidak bisa disimpan di { $path }: { $reason }. Kosongkan ruang, atau pastikan kamu boleh menulis di sana.
error-journal-broken = Pertandingan tersimpan { $path } rusak di baris { $line }. Pakai salinan berkasnya kalau ada; kalau tidak, hapus dan mulai yang baru.
error-journal-create = Pertandingan tidak dimulai, karena tidak bisa disimpan di { $path }: { $reason }. Kosongkan ruang, atau pastikan kamu boleh menulis di sana; atau main dengan --no-save, tanpa disimpan.
error-journal-exists = { $path } sudah ada dan tidak akan ditimpa. Mulai lagi pertandingannya: namanya akan lain.
error-journal-format = { $path } bukan pertandingan tersimpan yang dikenal versi ini (format { $format }, versi { $version }). Perbarui Spades, atau pilih berkas lain.
error-journal-in-use = Pertandingan { $path } sedang dibuka di program lain. Tutup dulu di sana.
error-journal-missing = Tidak ada pertandingan tersimpan { $path }. “spades matches” menampilkan daftarnya.
error-journal-read = Pertandingan tersimpan { $path } tidak bisa dibaca: { $reason }. Pastikan kamu boleh membaca berkasnya.
error-journal-replay = Pertandingan tersimpan { $path } bisa dibaca, tetapi isinya bukan pertandingan yang sah: { $reason } Pakai salinan berkasnya kalau ada; kalau tidak, hapus saja.
error-journal-write = Pertandingan tidak bisa disimpan di { $path }: { $reason }. Yang sudah ditampilkan sebelumnya aman. Kosongkan ruang, atau pastikan kamu boleh menulis di sana, lalu lanjutkan dengan --resume.
error-kernel-missing = Ini butuh kode terkompilasi, yang tidak bisa dibuat di sini: { $reason }. Pasang ulang Spades beserta semua yang dibutuhkannya (numba dan numpy); bagian lain tetap jalan tanpa keduanya.
error-kernel-unknown-rule = Mesin cepat tidak mengenal aturan { $field } dengan nilai { $value }. Mainlah dengan aturan yang dikenalnya, atau pakai Spades yang semua bagiannya satu versi.
error-kick-reason = “{ $text }” bukan alasan untuk mengeluarkan orang. Pilih salah satu dari: { $known }.
error-language-unknown = Bahasa “{ $language }” tidak tersedia. Pilih salah satu dari: { $known }.
error-limit-too-many = Terlalu banyak sekaligus. Tunggu { $after } dtk, lalu coba lagi.
error-log-contradiction = Kejadian dalam log pertandingan tidak cocok satu sama lain. Pakai salinan yang utuh.
error-log-gap = Log pertandingan tidak lengkap: lanjut di { $version }, padahal seharusnya { $want }. Pakai salinan yang utuh.
error-log-no-start = Log ini tidak dimulai dari awal pertandingan. Pakai salinan yang utuh.
error-look-already = Kartunya sudah dilihat. Lanjutkan dengan menawar.
error-match-not-over = Pertandingannya masih berjalan, dan rekamannya memuat semua kartu. Minta lagi setelah selesai.
error-match-over = Pertandingan sudah selesai, tidak ada lanjutannya. Mulai pertandingan lain.
error-matches-ambiguous = “{ $match }” cocok dengan beberapa pertandingan: { $known }. Tulis lebih lengkap pertandingan yang kamu maksud.
error-matches-none = Belum ada pertandingan tersimpan. Mulai dengan “spades play”.
error-matches-none-unfinished = Tidak ada pertandingan tersimpan yang belum selesai. Mulai dengan “spades play”.
error-matches-not-deleted = Tidak ada yang dihapus, karena pertanyaannya tidak dijawab. Tambahkan --yes untuk menghapus { $match } tanpa ditanya.
error-matches-over = Pertandingan { $match } sudah selesai dan tidak bisa dilanjutkan. Mulai yang lain dengan “spades play”, atau baca dengan “spades matches export”.
error-matches-unknown = Tidak ada pertandingan tersimpan bernama “{ $match }”. “spades matches” menampilkan daftarnya.
error-message-unreadable = Pesannya tidak bisa dibaca: { $why }. Lihat docs/protocol.md.
error-metrics-closed = Angka pengukuran tidak untuk alamat ini. Tuan rumah bisa membukanya dengan --metrics.
error-montecarlo-trials = { $value } bukan jumlah percobaan. Beri bilangan bulat dari 1 sampai { $most }.
error-option-bad-value = “{ $value }” tidak cocok untuk { $option }. Pilih salah satu dari: { $known }.
error-option-conflict = { $option } tidak bisa dipakai bersama { $beside }. Pakai salah satunya saja.
error-option-name = Nama ini bukan satu baris dengan paling banyak { $most } karakter. Pilih yang lebih pendek, tanpa ganti baris.
error-option-needs = { $option } hanya berlaku bersama { $other }. Pakai keduanya, atau tidak sama sekali.
error-option-pair = “{ $text }” tidak menyebut nilai untuk { $option }. Tulis nama, tanda sama dengan, lalu nilainya, misalnya turn_seconds=45.
error-option-rule-form = “{ $text }” bukan aturan. Tulis nama aturan, tanda sama dengan, lalu nilainya, misalnya target_score=300.
error-option-twice = { $option } diberikan dua kali. Berikan satu kali saja.
error-output-write = Keluaran tidak bisa ditulis: { $reason }. Kosongkan ruang, atau kirim ke tempat lain.
error-pass-count = Yang diberikan harus tepat { $want } kartu; di sini ada { $count }. Pilih { $want } kartu.
error-pbn-card-twice = { $card } ada dua kali dalam pembagian. Perbaiki teks PBN-nya.
error-pbn-hand-size = Satu tangan dalam pembagian PBN berisi { $size } kartu, bukan 13. Tulis keempatnya dengan lengkap.
error-pbn-no-seat = Di “{ $text }” huruf kursi pertama belum ada. Tulis huruf itu dan titik dua di depan tangan pertama, misalnya “N:AK.QJ9.T8.765432 …”; N, E, S, atau W.
error-pbn-unreadable = “{ $text }” bukan pembagian dalam PBN. Tulis seperti “N:AK.QJ9.T8.765432 …”, empat tangan, sekop dulu.
error-play-opponents = Di sini perlu { $want } pemain komputer, tetapi disebut { $count }. Sebutkan satu untuk semua kursi, atau { $want } dipisah koma.
error-play-program = “{ $name }” adalah program, dan program hanya bermain di “spades arena”. Pilih salah satu dari: { $known }.
error-play-seat = Tidak ada kursi { $seat } di permainan ini. Pilih dari 0 sampai { $highest }.
error-player-crashed = Pemain { $player } gagal karena kesalahannya sendiri: { $reason }. Perbaiki pemain itu.
error-player-illegal = Pemain { $player } memilih “{ $text }”, padahal itu tidak boleh di sini. Perbaiki pemain itu: ia hanya boleh melakukan yang ditawarkan kepadanya.
error-player-not-asked = Seorang pemain ditanya padahal kursinya tidak punya keputusan. Tanya kursi yang sedang giliran.
error-player-unknown = Tidak ada pemain “{ $name }”. Pilih salah satu dari: { $known }.
error-position-card-twice = { $card } ada di dua tempat dalam posisi ini. Hapus dari salah satunya.
error-position-hand-sizes = Tangan para pemain berisi { $sizes } kartu, dan triknya { $count }: itu tidak mungkin. Beri semua sama banyak, 1 sampai 13, tetapi kurang satu bagi yang sudah bermain di trik itu.
error-position-no-card = Di tangan atau di trik ada sesuatu yang bukan kartu. Berikan tangan sebagai mask dari 52 kartu.
error-position-not-broken = Ada sekop di dalam trik, jadi sekop sudah pecah. Isi “broken” dengan true, atau hapus saja.
error-position-taken-sum = Trik yang sudah didapat berjumlah { $sum }; dengan kartu sebanyak itu di tangan, jumlahnya harus { $want }. Perbaiki “taken”.
error-position-trick = { $card } di dalam trik tidak mengikuti jenis, padahal kursi { $seat } masih punya jenis yang dibuka. Perbaiki triknya atau kartu di tangannya.
error-record-bad-name = “{ $text }” tidak bisa menjadi nama pemain: nama harus satu baris tanpa karakter kontrol. Perbaiki di “players”.
error-record-bad-value = { $key ->
    [record] Ini bukan rekaman: rekaman adalah satu objek JSON. Pilih berkas lain.
    [position] Ini bukan posisi: posisi adalah satu objek JSON. Pilih berkas lain.
    [sheet] Ini bukan lembar skor: lembar skor adalah satu objek JSON. Pilih berkas lain.
   *[other] Nilai “{ $key }” tidak sah; yang diminta: { $want }. Perbaiki di berkasnya.
}
error-record-hand-unfinished = Ada ronde lain sesudah ronde yang belum selesai. Hanya ronde terakhir yang boleh belum selesai.
error-record-missing-key = “{ $key }” tidak ada di “{ $where }”. Tambahkan ke berkasnya.
error-record-redraw-missing = Rekaman tidak menyebut kartu yang diterima dari penukaran ini. Tambahkan ke “redraws” di rondenya.
error-record-redraw-unused = Isi “redraws” lebih banyak daripada penukaran di ronde itu. Buang sisanya.
error-record-too-long = Rekaman ini tidak selesai diperiksa dalam { $seconds } dtk. Periksa sendiri dengan spades verify.
error-record-unknown-format = Format berkas ini “{ $format }”; yang dibaca di sini “{ $known }”. { $format ->
    [spades-position] Berkas itu dibaca dengan “spades solve”.
    [spades-record] Berkas itu dibaca oleh “spades replay”.
    [spades-sheet] Berkas itu dibaca oleh “spades score”.
   *[other] Pilih berkas lain.
}
error-record-unknown-key = “{ $key }” tidak dikenal di “{ $where }”. Periksa ejaannya, atau buang; catatan sendiri tempatnya di “meta”.
error-record-unknown-version = Versi berkas ini { $version }; yang dibaca di sini versi { $known }. Perbarui Spades, atau ekspor lagi berkasnya.
error-record-unreadable = Ini bukan JSON yang bisa dibaca. Pakai rekaman sebagaimana diekspor.
error-redeal-no-hand = Sekarang tidak ada ronde yang bisa dibagi ulang. Tunggu ronde berikutnya.
error-redeal-spent = { $limit ->
    [0] Di meja ini kartu tidak dibagi ulang.
   *[other] Di meja ini kartu dibagi ulang paling banyak { $limit } kali dalam satu pertandingan, dan itu sudah terpakai.
} Mainkan ronde ini.
error-redraw-count = Untuk penukaran ini diambil { $want } kartu; di sini ada { $count }. Ambil sebanyak yang ditaruh.
error-redraw-not-now = Sekarang tidak ada kartu yang diambil dari buangan. Tunggu sampai ada pemain yang menaruh kartu.
error-redraw-not-there = { $card } tidak ada di buangan yang bisa diambil. Ambil dari buangan itu.
error-rules-bad-value = “{ $value }” tidak cocok untuk aturan { $field }. Pilih dari: { $want }.
error-rules-excluded = { $field } = { $value } tidak masuk akal bersama { $beside } yang sekarang. Ubah salah satunya.
error-rules-no-preset = Aturan tidak menyebut permainannya. Tambahkan “preset” dengan salah satu dari: { $known }.
error-rules-unknown-field = Tidak ada aturan “{ $field }”. Aturan yang ada: { $known }.
error-rules-unknown-preset = Tidak ada permainan “{ $preset }”. Pilih salah satu dari: { $known }.
error-rules-unreadable = “{ $value }” bukan kumpulan aturan. Tulis sebuah objek dengan preset dan aturan yang berbeda darinya.
error-rules-wrong-game = Aturan { $field } bukan untuk permainan ini ({ $game }). Jangan dipakai.
error-seat-code = Kode ini salah, sudah terpakai, atau terlalu lama. Minta yang baru di perangkat tempat kursimu terbuka.
error-seat-elsewhere = Kursimu sekarang terbuka di jendela lain. Teruskan di sana, atau ambil kembali di sini dengan --take-over.
error-seat-free = Tidak ada orang di kursi { $seat }. Pilih kursi yang ada orangnya.
error-seat-in-use = Kursimu sudah terbuka di jendela lain. Tutup di sana, atau ambil alih di sini dengan --take-over.
error-seat-left = Kamu sudah meninggalkan meja. Selama pertandingan masih berjalan, kamu boleh kembali.
error-seat-lost = Kursi ini bukan milikmu lagi. Ambil kursi kosong, kalau ada.
error-seat-name = Nama itu tidak bisa dipakai di sini: nama terdiri dari 1 sampai { $most } karakter yang terlihat, dalam satu baris. Pilih nama lain.
error-seat-none-free = Semua kursi meja ini sudah terisi. Buka meja lain, tunggu sampai ada yang pergi, atau menonton dengan --watch.
error-seat-request = Permintaan ini pernah punya kursi di sini, dan kursi itu bukan milikmu lagi. Minta lagi dengan permintaan lain.
error-seat-spectator = Penonton tidak ikut bermain. Ambil kursi kosong, kalau ada.
error-seat-taken = Kursi { $seat } sudah terisi. Ambil kursi yang kosong.
error-seat-token = Kursi ini bukan milikmu, atau bukan lagi. Mungkin sudah pindah ke perangkatmu yang lain.
error-seat-unknown = Tidak ada kursi { $seat } di permainan ini: ada { $seats } kursi, dihitung dari 0. Pilih salah satunya.
error-seed-empty = Seed-nya kosong. Tulis teks apa saja, misalnya sebuah kata atau tanggal.
error-serve-address = Server tidak bisa dibuka di { $host }, port { $port }: { $reason }. Pilih --host atau --port lain.
error-serve-port-in-use = Program lain memakai port { $port } di { $host }. Hentikan program itu, atau beri --port nomor lain.
error-serve-setting = “{ $value }” tidak cocok untuk { $setting }. Yang cocok: { $want }.
error-server-failed = Ada yang gagal di server. Coba lagi; kalau tetap begitu, beri tahu tuan rumah.
error-server-restarting = Server sedang dimulai ulang. Kembali beberapa detik lagi: tidak ada yang hilang.
error-settings-unreadable = Pengaturan di { $path } tidak bisa dibaca seluruhnya; yang tidak terbaca kembali seperti semula. Atur lagi, atau hapus berkasnya.
error-sheet-bad-bid = “{ $text }” di lembar skor bukan tawaran. Tulis angka dari 0 sampai 13, "nil", atau "double-nil".
error-sheet-bad-tricks = “{ $text }” bukan jumlah trik. Tulis bilangan bulat dari 0 sampai 13.
error-sheet-seat-count = “{ $key }” berisi { $count } nilai, padahal pemainnya { $want }. Tulis satu untuk tiap pemain.
error-sheet-trick-sum = Jumlah trik dalam satu ronde harus 13; di sini jumlahnya { $sum }. Perbaiki angkanya.
error-simulate-count = { $value } ronde tidak bisa disimulasikan. Beri bilangan bulat dari 0 sampai { $most }.
error-simulate-no-bids = Tawaran dalam posisi ini tidak atau belum semuanya diketahui, padahal poin bergantung padanya. Berikan semua tawaran.
error-simulate-noise = { $value } bukan bagian kartu acak. Beri angka dari 0 sampai 1.
error-simulate-phase = Dari sini tidak ada yang bisa disimulasikan ({ $phase }). Mulailah dari pertandingan yang menunggu pembagian kartu, atau dari posisi saat kartu dimainkan.
error-simulate-policy = “{ $policy }” bukan cara bermain. Pilih salah satu dari: { $known }.
error-simulate-threads = { $value } bukan jumlah utas. Beri bilangan bulat dari 1 sampai { $most }.
error-socket-faults = Lebih dari { $most } pesan tidak bisa dibaca. Perbaiki programnya: docs/protocol.md.
error-socket-no-hello = Tidak ada hello dalam { $seconds } dtk. Lihat docs/protocol.md.
error-socket-protocol = Program ini memakai protokol versi { $found }, server versi { $want }. Perbarui yang lebih lama.
error-socket-silent = Tidak ada kabar selama { $seconds } dtk, jadi sambungan diakhiri. Sambungkan lagi.
error-socket-slow = Sambungan terlalu lambat untuk meja ini. Sambungan dimulai lagi dengan keadaan lengkap.
error-socket-too-many = Terlalu banyak pesan sekaligus. Sambungkan lagi sebentar lagi.
error-solve-choose-deal = Di sini ada { $count } pembagian. Pilih salah satunya dengan --hand.
error-solve-file-kind = { $option } tidak ada artinya untuk { $kind ->
    [pbn] pembagian PBN
    [position] sebuah posisi
   *[record] sebuah rekaman
}. Hilangkan saja.
error-solve-goal = “{ $goal }” bukan tujuan permainan. Pilih salah satu dari: { $known }.
error-solve-limit = { $value } tidak cocok untuk { $option }. Beri angka di atas 0{ $most ->
    [none] .
   *[other] {", "}paling banyak { $most }.
}
error-solve-memory = Tabel sebesar { $megabytes } MB tidak bisa dipakai. Beri 1 sampai 65536.
error-solve-no-action = Sesudah { $number } langkah tidak ada di ronde ini: langkahnya { $count }. Beri --after angka dari 0 sampai { $count }.
error-solve-no-hand = Tidak ada ronde { $number } di sini; jumlah ronde: { $count }. Pilih yang lain dengan --hand.
error-solve-not-play = { $phase ->
    [over] Di sini pertandingan sudah selesai: tidak ada kartu lagi untuk dimainkan. Pecahkan ronde sebelumnya dengan --hand N, dari kartu pertamanya, atau dari saat sesudah K langkahnya dengan --after K.
    [deal] Di sini tidak ada ronde yang sedang dimainkan. Pilih saat yang lain dengan --hand dan --after.
   *[other] Di sini kartu belum mulai dimainkan. Pilih saat yang lain dengan --hand dan --after.
}
error-solve-not-scored = Poin ronde ini bergantung pada sesuatu yang tidak disebutkan: { $missing }. Tambahkan (untuk pembagian PBN dengan --bids), atau tanyakan triknya dengan --goal tricks.
error-solve-payoff = Payoff adalah satu angka untuk setiap hasil, dengan bentuk { $want }. { $reason ->
    [shape] Di sini bentuknya { $shape }. Pakailah bentuk itu.
    [finite] Di sini tertulis { $value }. Pakailah angka berhingga saja.
   *[kind] Di sini ada yang bukan angka. Pakailah angka real saja.
}
error-solve-unreadable = { $path } bukan rekaman, bukan pembagian PBN, dan bukan posisi. Pilih berkas lain.
error-spectators-full = Sudah ada { $most } penonton. Kembali lagi nanti.
error-spectators-none = Meja ini tidak boleh ditonton. Ambil kursi kosong, kalau ada.
error-start-already-over = Dengan skor ini ({ $scores }) pertandingan sudah selesai sejak awal. Mulai dengan skor yang lebih rendah.
error-start-bags = Sebuah pihak tidak bisa mulai dengan { $bags } kantong. Beri 0 atau lebih, dan kurang dari batas kantong meja ini.
error-start-seat = Kursi { $seat } tidak bisa memulai: ada { $seats } kursi, dihitung dari 0. Pilih salah satunya.
error-stock-size = Tumpukan berisi { $size } kartu, bukan 52. Tulis semua 52 kartu, yang teratas dulu.
error-store-broken = Catatan meja { $table } rusak di versi { $version }. Hanya meja ini yang ditutup; yang lain jalan terus. Pakai salinan penyimpanannya kalau ada; kalau tidak, hapus meja ini: spades data delete tables --table { $table }
error-store-closed = Penyimpanannya tidak terbuka. Kalau server sedang berhenti, coba lagi sebentar lagi.
error-store-conflict = Meja { $table } sudah berjalan lebih jauh: catatannya memuat { $found } kejadian, bukan { $want }. Lihat lagi, lalu putuskan ulang.
error-store-damaged = Basis datanya rusak: { $reason }. Hentikan server, biarkan berkas-berkasnya apa adanya, dan lanjutkan dengan salinan sebelumnya: spades data restore FILE
error-store-driver = Penyimpanan ini perlu { $driver }, yang belum terpasang. Pasang Spades dengan tambahannya: pip install 'spades[{ $extra }]'.
error-store-exists = Meja atau catatan { $table } sudah ada. Buka mejanya dengan nama lain.
error-store-failed = Tidak bisa disimpan: { $reason }. Tidak ada yang dinyatakan berhasil, dan yang sudah diberitahukan sebelumnya aman. Periksa disk atau basis datanya, lalu coba lagi.
error-store-full = Tidak ada ruang untuk menyimpannya: { $reason }. Tidak ada yang dinyatakan berhasil, dan yang sudah diberitahukan sebelumnya aman. Kosongkan ruang, lalu coba lagi.
error-store-in-use = Server lain sedang memakai penyimpanan { $path }. Hentikan dulu yang itu, atau beri yang ini berkas lain; untuk beberapa server pakai PostgreSQL.
error-store-newer = Penyimpanan ini ditulis oleh Spades yang lebih baru: skemanya di langkah { $found }, sedangkan yang ini hanya tahu sampai { $known }. Perbarui Spades.
error-store-settings = Di basis data, “{ $setting }” bernilai { $found }; seharusnya { $want }, kalau tidak, yang sudah dinyatakan berhasil bisa hilang. Ubah setelannya, atau pakai basis data lain.
error-store-unknown = Tidak ada meja atau catatan { $table }. Periksa tautannya; mungkin sudah dihapus.
error-store-unreachable = Basis datanya tidak terjangkau: { $reason }. Tidak ada yang dinyatakan berhasil. Periksa alamatnya dan pastikan sedang berjalan, lalu coba lagi.
error-store-url = “{ $url }” bukan alamat penyimpanan. Tulis sqlite:///BERKAS, postgresql://PENGGUNA@HOST/BASISDATA, atau memory:.
error-table-archived = Pertandingan ini sudah selesai. Yang tersisa hanya rekamannya.
error-table-bad-option = “{ $value }” tidak cocok untuk { $field } meja. Pilih dari: { $want }.
error-table-begun = Pertandingan sudah dimulai. Teruskan saja.
error-table-closed = Meja ini sudah ditutup karena tidak ada orangnya. Buka meja lain.
error-table-no-person = Di meja ini tidak ada kursi untuk orang, jadi tidak ada yang bisa memulai. Sediakan sedikitnya satu kursi untuk orang.
error-table-not-begun = Pertandingan belum dimulai. Tunggu sampai semua kursi terisi, atau sampai tuan rumah memulainya.
error-table-not-ready = Meja masih disiapkan. Coba lagi sebentar lagi.
error-table-seats = Permainan ini punya { $seats } kursi, tetapi yang diisi { $count }. Beri setiap kursi satu pemain.
error-table-unknown-option = Meja tidak punya “{ $field }”. Yang ada: { $known }.
error-talk-off = Di meja ini tidak ada obrolan. Teruskan bermain.
error-talk-unknown = “{ $text }” bukan ungkapan yang bisa diucapkan di sini. Pilih salah satu dari: { $known }.
error-turn-nobody = Sekarang bukan giliran siapa-siapa. Tunggu kartu dibagi.
error-turn-other-seat = Sekarang bukan giliran { $seat ->
    [0] kursi 0
    [1] kursi 1
    [2] kursi 2
    [3] kursi 3
   *[other] { $seat }
}. Tunggu { $turn ->
    [0] kursi 0
    [1] kursi 1
    [2] kursi 2
    [3] kursi 3
   *[other] { $turn }
} dulu.
error-undo-cards-seen = Yang dilakukan sebelum kartumu terlihat tidak bisa ditarik kembali: sekarang kamu sudah tahu kartunya. Lanjutkan dari sini.
error-undo-nothing = Belum ada langkah yang bisa ditarik kembali. Teruskan bermain.
error-undo-off = Di meja ini langkah tidak bisa ditarik kembali. Teruskan bermain.
error-verify-noted = “{ $text }” tidak cocok untuk { $option }. Salin semua { $digits } digit heksadesimal yang kamu catat di meja.
error-view-unreadable = “{ $text }” bukan keadaan meja yang dikenal versi ini. Perbarui Spades.
error-vote-again = Kamu baru saja mengusulkan { $what ->
    [redeal] membagi ulang
    [take_back] menarik kembali langkah
   *[concede] menyerah
}. Teruskan bermain: setelah langkah berikutnya boleh diusulkan lagi.
error-vote-none = Sekarang tidak ada usulan. Teruskan bermain.
error-vote-not-asked = Kamu tidak ditanya, atau sudah menjawab. Tunggu yang lain.
error-vote-open = Sudah ada usulan: { $what ->
    [redeal] membagi ulang
    [take_back] menarik kembali langkah
   *[concede] menyerah
}. Jawab yang itu dulu.
error-worlds-no-hand = Kursi yang belum melihat kartunya, atau penonton, terlalu sedikit tahu untuk menebak kartu pemain lain. Pilih kursi yang sudah melihat.
