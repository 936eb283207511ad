### Basa Jawa: apa sing kleru, lan apa sing kudu dilakoni. Urut abjad miturut kunci.

error-bid-out-of-range = { $bid } dudu tawaran. Tawar Nil (0), Double Nil, utawa angka saka 1 nganti 13.
error-card-must-follow = { $card } ora manut kembang, kamangka sampeyan isih duwe kertu saka kembang sing dibukak. Wetokake salah siji saka: { $legal }.
error-card-not-in-hand = { $card } ora ana ing tanganmu. Pilih kertu sing sampeyan cekel.
error-card-spades-not-broken = { $card } durung oleh kanggo mbukak trik: sekop durung pecah. Bukak nganggo salah siji saka: { $legal }.
error-card-unreadable = “{ $text }” dudu kertu. Tulis ajine, banjur kembange, kayata AS, TD utawa 2C.
error-language-unknown = Basa “{ $language }” ora ana. Pilih salah siji saka: { $known }.
error-turn-other-seat = Saiki dudu gilirane { $seat ->
    [0] kursi 0
    [1] kursi 1
    [2] kursi 2
    [3] kursi 3
   *[other] { $seat }
}. Enteni { $turn ->
    [0] kursi 0
    [1] kursi 1
    [2] kursi 2
    [3] kursi 3
   *[other] { $turn }
} dhisik.
