### Bahasa Indonesia: apa yang salah, dan apa yang harus dilakukan. Urut abjad menurut kunci.

error-bid-out-of-range = { $bid } bukan tawaran. Tawarlah Nil (0), Double Nil, atau angka dari 1 sampai 13.
error-card-must-follow = { $card } tidak mengikuti jenis, padahal kamu masih punya kartu dari jenis yang dibuka. Mainkan salah satu dari: { $legal }.
error-card-not-in-hand = { $card } tidak ada di tanganmu. Pilih kartu yang kamu pegang.
error-card-spades-not-broken = { $card } belum boleh dipakai membuka trik: sekop belum pecah. Buka dengan salah satu dari: { $legal }.
error-card-unreadable = “{ $text }” bukan kartu. Tulis nilainya, lalu jenisnya, misalnya AS, TD, atau 2C.
error-language-unknown = Bahasa “{ $language }” tidak tersedia. Pilih salah satu dari: { $known }.
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
