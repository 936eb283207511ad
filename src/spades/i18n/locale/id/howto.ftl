### Bahasa Indonesia: cara bermain, bagian demi bagian. Setiap baris satu paragraf.
### Angkanya menurut aturan klasik; bagian terakhir menyebut apa yang boleh diubah.

howto-title = Cara bermain
howto-partnership-title = Spades berempat, dua lawan dua
howto-two-player-title = Spades berdua, dengan mengambil kartu

howto-aim-title = Tujuan
howto-deal-title = Membagi kartu
howto-draw-title = Mengambil kartu
howto-bidding-title = Menawar
howto-nil-title = Nil
howto-double-nil-title = Double Nil
howto-play-title = Memainkan kartu
howto-breaking-title = Sekop pecah
howto-scoring-title = Menghitung skor
howto-bags-title = Kantong
howto-end-title = Akhir pertandingan
howto-options-title = Yang boleh diubah di sebuah meja

## Empat pemain

howto-partnership-aim =
    Spades dimainkan empat orang, dua lawan dua. Rekanmu duduk di seberangmu: Utara bersama Selatan, Timur bersama Barat. Tim yang lebih dulu mencapai 500 poin menang.

    Di setiap ronde kalian berdua menyebut berapa trik yang akan kalian menangkan bersama, lalu berusaha memenangkan sebanyak itu: jangan kurang, dan sebaiknya jangan lebih.
howto-partnership-deal =
    Pakai satu set kartu biasa, 52 lembar. Di setiap jenis, As (A) paling tinggi, lalu Raja (K), Ratu (Q), Jack (J), 10, dan seterusnya sampai 2. Sekop selalu menjadi truf: sekop apa pun mengalahkan kartu jenis lain.

    Pembagi memberi setiap pemain 13 kartu. Di ronde berikutnya giliran membagi pindah ke pemain di sebelah kirinya.
howto-partnership-bidding =
    Pemain di sebelah kiri pembagi menawar lebih dulu, lalu yang lain bergiliran searah jarum jam. Setiap pemain wajib menawar, satu kali saja: angka 1 sampai 13, atau Nil. Tawaranmu boleh lebih rendah atau lebih tinggi daripada tawaran sebelumnya.

    Tawaran dua rekan dijumlahkan. Jumlahnya menjadi kontrak, yaitu banyaknya trik yang harus dimenangkan tim itu. Kalau kamu menawar 4 dan rekanmu 3, tim kalian butuh 7 trik, siapa pun di antara kalian yang memenangkannya.

    Untuk taksiran awal, hitung semua As, setiap Raja yang ditemani kartu kecil, dan setiap sekop mulai dari yang keempat.
howto-partnership-nil =
    Nil adalah tawaran 0: kamu berjanji tidak memenangkan satu trik pun. Kalau kamu menepatinya, timmu mendapat 100 poin; kalau ada satu trik saja yang kamu menangkan, timmu kehilangan 100 poin.

    Rekanmu menawar seperti biasa dan harus memenuhi tawarannya sendirian. Trik yang kamu menangkan tidak ikut dihitung untuk itu: kalau Nil kamu gagal, setiap trikmu menjadi kantong (lihat “Kantong”).

    Dua rekan boleh sama-sama menawar Nil. Masing-masing Nil dihitung sendiri.
howto-partnership-double-nil =
    Double Nil adalah Nil yang ditawar sebelum kamu melihat kartumu; nilainya 200 poin, didapat atau hilang. Karena itu kamu lebih dulu ditanya apakah mau melihat kartu. Begitu melihat kartu, kamu tidak bisa lagi menawar Double Nil di ronde itu. Semua pemain tahu siapa yang sudah melihat kartunya.

    Setelah menawar Double Nil, kamu melihat kartumu. Sesudah semua pemain menawar, kamu memberikan tiga kartu secara tertutup kepada rekanmu; ia mengambilnya, lalu memberimu tiga kartu pilihannya. Jadi, berikan kartu yang bisa memenangkan trik.

    Kalau dua rekan sama-sama menawar Double Nil, tidak ada penukaran kartu.
howto-partnership-play =
    Pemain di sebelah kiri pembagi membuka trik pertama: ia memainkan kartu pertama. Yang lain menyusul searah jarum jam, masing-masing satu kartu.

    Kalau kamu punya kartu dari jenis yang dibuka, kamu wajib memainkan jenis itu. Kalau tidak punya, kamu bebas memainkan kartu apa saja, termasuk sekop.

    Sekop tertinggi memenangkan trik. Kalau tidak ada sekop, kartu tertinggi dari jenis yang dibuka yang menang. Pemenangnya membuka trik berikutnya. Setelah 13 trik, ronde selesai.
howto-partnership-breaking =
    Sekop tidak boleh dipakai membuka trik sebelum sekop pecah. Sekop pecah saat seorang pemain yang tidak bisa mengikuti jenis memainkan sekop.

    Hanya kalau semua kartu di tanganmu sekop, kamu boleh membuka dengan sekop lebih awal; sejak itu sekop juga pecah.
howto-partnership-scoring =
    Kalau kontrak tercapai, tim mendapat 10 poin untuk setiap trik dalam kontrak, ditambah 1 poin untuk setiap trik lebihnya. Kalau tidak tercapai, tim kehilangan 10 poin untuk setiap trik dalam kontrak.

    • Kontrak 5, dapat 7: 50 + 2 = 52 poin, dan 2 kantong.
    • Kontrak 6, dapat 5: −60 poin.
    • Kamu menawar 4 dan dapat 4, rekanmu Nil tanpa trik: 40 + 100 = 140 poin.
    • Kamu menawar 4 dan dapat 4, rekanmu Nil tetapi dapat 2: 40 − 100 + 2 = −58 poin, dan 2 kantong.
    • Kamu menawar 3 dan dapat 2, rekanmu Nil tetapi dapat 2: −30 − 100 + 2 = −128 poin, dan 2 kantong. Trik dari Nil tidak membantu kontrakmu.
howto-partnership-bags =
    Trik yang melebihi kontrak disebut kantong; trik yang dimenangkan Nil yang gagal juga kantong. Satu kantong memberi 1 poin, tetapi kantong dihitung terus sepanjang pertandingan: setiap kali timmu mengumpulkan 10, timmu kehilangan 100 poin dan hitungannya dikurangi 10.

    Jadi tim dengan 8 kantong yang mendapat 3 lagi kehilangan 100 poin, lalu melanjutkan dengan 1 kantong.
howto-partnership-end =
    Setelah setiap ronde, skor dibandingkan. Kalau satu tim sudah mencapai 500 poin, tim itu menang. Kalau keduanya sudah, skor yang lebih tinggi menang; kalau skornya sama, satu ronde lagi dimainkan.
howto-partnership-options =
    Sebuah meja boleh menentukan poin untuk menang, batas kalah (tim yang skornya turun sampai batas itu mengakhiri pertandingan), dan batas jumlah ronde.

    Meja juga boleh menentukan berapa kantong yang kena denda, besar dendanya (atau tanpa denda), apakah kantong memberi poin, serta nilai Nil dan Double Nil.

    Double Nil boleh untuk semua, hanya untuk tim yang tertinggal jauh, atau tidak ada sama sekali. Dalam penukarannya, penawar memberikan kartu lebih dulu, atau kedua rekan memilih tiga kartu bersamaan.

## Dua pemain

howto-two-player-aim =
    Spades ini dimainkan dua orang, masing-masing untuk diri sendiri. Yang lebih dulu mencapai 500 poin menang.

    Di setiap ronde kamu menyebut berapa trik yang akan kamu menangkan, lalu berusaha memenangkan sebanyak itu: jangan kurang, dan sebaiknya jangan lebih.
howto-two-player-draw =
    Pakai satu set kartu biasa, 52 lembar. Di setiap jenis, As (A) paling tinggi, lalu Raja (K), Ratu (Q), Jack (J), 10, dan seterusnya sampai 2. Sekop selalu menjadi truf: sekop apa pun mengalahkan kartu jenis lain.

    Kartu tidak dibagikan; kamu mengumpulkannya sendiri dari tumpukan tertutup. Ambil kartu teratas dan lihat. Kalau kamu simpan, kartu berikutnya dibuang tanpa dilihat. Kalau kamu tolak, kartu itu dibuang tertutup dan kartu berikutnya wajib kamu ambil.

    Lalu lawanmu melakukan hal yang sama, begitu seterusnya bergantian sampai tumpukan habis. Masing-masing sekarang memegang 13 kartu; 26 kartu buangan tidak dipakai di ronde ini. Di ronde berikutnya, yang tadi mengambil belakangan ganti mengambil lebih dulu.
howto-two-player-bidding =
    Setelah tumpukan habis, pemain yang mengambil belakangan menawar lebih dulu, lalu lawannya. Setiap pemain wajib menawar, satu kali saja: angka 1 sampai 13, atau Nil. Tawaranmu menjadi kontrakmu, yaitu banyaknya trik yang harus kamu menangkan.

    Untuk taksiran awal, hitung semua As, setiap Raja yang ditemani kartu kecil, dan setiap sekop mulai dari yang keempat. Separuh kartu tidak ikut dimainkan, jadi kartu tinggi lebih sering menang daripada dugaanmu.
howto-two-player-nil =
    Nil adalah tawaran 0: kamu berjanji tidak memenangkan satu trik pun. Kalau kamu menepatinya, kamu mendapat 100 poin; kalau ada satu trik saja yang kamu menangkan, kamu kehilangan 100 poin, dan setiap trikmu menjadi kantong (lihat “Kantong”).
howto-two-player-double-nil =
    Double Nil adalah Nil yang ditawar sebelum kamu mengambil kartu pertama; nilainya 200 poin, didapat atau hilang. Setiap pemain ditanya satu kali, tepat sebelum kartu pertamanya, dan lawannya langsung tahu. Setelah itu kamu mengambil kartu seperti biasa dan berusaha mengumpulkan kartu yang tidak memenangkan apa-apa.

    Setelah keduanya menawar, penawar Double Nil boleh menaruh paling banyak tiga kartu secara tertutup dan mendapat kartu sebanyak itu secara acak dari buangan. Kartu yang ditaruh tidak kembali lagi.
howto-two-player-play =
    Pemain yang mengambil belakangan membuka trik pertama: ia memainkan kartu pertama. Lawannya menjawab dengan satu kartu.

    Kalau kamu punya kartu dari jenis yang dibuka, kamu wajib memainkan jenis itu. Kalau tidak punya, kamu bebas memainkan kartu apa saja, termasuk sekop.

    Sekop yang lebih tinggi memenangkan trik. Kalau tidak ada sekop, kartu yang lebih tinggi dari jenis yang dibuka yang menang. Pemenangnya membuka trik berikutnya. Setelah 13 trik, ronde selesai.
howto-two-player-breaking =
    Sekop tidak boleh dipakai membuka trik sebelum sekop pecah. Sekop pecah saat seorang pemain yang tidak bisa mengikuti jenis memainkan sekop.

    Hanya kalau semua kartu di tanganmu sekop, kamu boleh membuka dengan sekop lebih awal; sejak itu sekop juga pecah.
howto-two-player-scoring =
    Kalau kontrakmu tercapai, kamu mendapat 10 poin untuk setiap trik yang kamu tawar, ditambah 1 poin untuk setiap trik lebihnya. Kalau tidak tercapai, kamu kehilangan 10 poin untuk setiap trik yang kamu tawar.

    • Tawaran 7, dapat 8: 70 + 1 = 71 poin, dan 1 kantong.
    • Tawaran 8, dapat 7: −80 poin.
    • Nil, tanpa trik: 100 poin.
    • Nil, dapat 3: −100 + 3 = −97 poin, dan 3 kantong.
howto-two-player-bags =
    Trik yang melebihi tawaranmu disebut kantong; trik yang dimenangkan Nil yang gagal juga kantong. Satu kantong memberi 1 poin, tetapi kantong dihitung terus sepanjang pertandingan: setiap kali kamu mengumpulkan 10, kamu kehilangan 100 poin dan hitungannya dikurangi 10.

    Jadi pemain dengan 8 kantong yang mendapat 3 lagi kehilangan 100 poin, lalu melanjutkan dengan 1 kantong.
howto-two-player-end =
    Setelah setiap ronde, skor dibandingkan. Kalau satu pemain sudah mencapai 500 poin, ia menang. Kalau keduanya sudah, skor yang lebih tinggi menang; kalau skornya sama, satu ronde lagi dimainkan.
howto-two-player-options =
    Sebuah meja boleh menentukan poin untuk menang, batas kalah (pemain yang skornya turun sampai batas itu mengakhiri pertandingan), dan batas jumlah ronde.

    Meja juga boleh menentukan berapa kantong yang kena denda, besar dendanya (atau tanpa denda), apakah kantong memberi poin, serta nilai Nil dan Double Nil.

    Double Nil boleh untuk semua, hanya untuk pemain yang tertinggal jauh, atau tidak ada sama sekali. Kartu yang terbuang karena kartu sebelumnya disimpan boleh tetap tertutup atau dilihat pengambilnya; atau semua buangan terbuka.
