### Bahasa Indonesia: semua yang dibutuhkan selama bermain.

## Aturan meja

rule-game = Permainan
rule-game-help = Permainan berpasangan untuk empat orang, atau permainan dua orang dengan mengambil kartu.
rule-target-score = Poin untuk menang
rule-target-score-help = Pihak yang lebih dulu mencapai poin ini memenangkan pertandingan.
rule-losing-score = Batas kalah
rule-losing-score-help = Kalau skor satu pihak turun sampai batas ini, pertandingan selesai dan skor yang lebih tinggi menang.
rule-max-hands = Batas jumlah ronde
rule-max-hands-help = Setelah sekian ronde, skor yang lebih tinggi menang; kalau sama, hasilnya seri.
rule-bag-limit = Kantong per denda
rule-bag-limit-help = Setiap kali kantong satu pihak terkumpul sebanyak ini, pihak itu kena denda; 0 berarti tanpa denda.
rule-bag-penalty = Denda kantong
rule-bag-penalty-help = Poin yang hilang setiap kali batas kantong tercapai.
rule-bag-value = Nilai satu kantong
rule-bag-value-help = Nilai satu kantong saat didapat: 1 poin atau tidak ada.
rule-nil-value = Nilai Nil
rule-nil-value-help = Didapat kalau Nil tidak memenangkan trik satu pun; hilang kalau ada trik yang dimenangkan.
rule-double-nil-value = Nilai Double Nil
rule-double-nil-value-help = Didapat kalau Double Nil tidak memenangkan trik satu pun; hilang kalau ada trik yang dimenangkan.
rule-double-nil = Boleh Double Nil
rule-double-nil-help = Siapa yang boleh menawar Double Nil: semua pemain, hanya pihak yang tertinggal jauh, atau tidak ada.
rule-double-nil-deficit = Selisih untuk Double Nil
rule-double-nil-deficit-help = Berapa poin satu pihak harus tertinggal sebelum boleh menawar Double Nil, di meja yang mensyaratkannya.
rule-exchange-order = Urutan penukaran
rule-exchange-order-help = Penawar Double Nil memberikan kartu lebih dulu, atau kedua rekan memilih bersamaan.
rule-discard-view = Siapa melihat buangan
rule-discard-view-help = Kartu yang terbuang karena kartu sebelumnya disimpan: tetap tertutup, dilihat pengambilnya, atau semua buangan terbuka.

rule-value-game = { $value ->
    [partnership] berpasangan, empat pemain
   *[two-player] dua pemain, dengan mengambil kartu
}
rule-value-double-nil = { $value ->
    [always] selalu
    [behind] hanya kalau tertinggal
   *[never] tidak pernah
}
rule-value-exchange-order = { $value ->
    [bidder_first] penawar lebih dulu
   *[simultaneous] bersamaan
}
rule-value-discard-view = { $value ->
    [hidden] tidak ada
    [private] pengambilnya
   *[open] semua pemain
}
rule-value-none = tidak ada

## Kejadian

event-match-started = Pertandingan dimulai. Yang mencapai { $target } poin menang.
event-hand-dealt = Ronde { $hand }. { $you ->
    [yes] Kamu yang membagi kartu.
   *[no] { $name } yang membagi kartu.
}
event-draw-begins = Ronde { $hand }. { $you ->
    [yes] Kamu mengambil kartu lebih dulu.
   *[no] { $name } mengambil kartu lebih dulu.
}
event-looked = { $you ->
    [yes] Kamu melihat kartumu.
   *[no] { $name } melihat kartunya.
}
event-bid-made = { $you ->
    [yes] Kamu menawar { $bid }.
   *[no] { $name } menawar { $bid }.
}
event-double-nil-declined = { $you ->
    [yes] Kamu tidak menawar Double Nil.
   *[no] { $name } tidak menawar Double Nil.
}
event-card-kept = Kamu menyimpan { $card }. Kartu berikutnya dibuang tertutup.
event-card-kept-seen = Kamu menyimpan { $card }. Kartu berikutnya, { $discarded }, dibuang.
event-card-kept-hidden = { $name } menyimpan kartunya. Kartu berikutnya dibuang tertutup.
event-card-kept-open = { $name } menyimpan kartunya. Kartu berikutnya, { $discarded }, dibuang.
event-card-refused = Kamu menolak { $discarded } dan menerima kartu berikutnya, { $card }.
event-card-refused-hidden = { $name } menolak kartunya dan menerima kartu berikutnya.
event-card-refused-open = { $name } menolak { $discarded } dan menerima kartu berikutnya.
event-pass-chosen = Kamu memilih { $cards } untuk diberikan.
event-pass-chosen-hidden = { $name } sudah memilih tiga kartu untuk diberikan.
event-cards-passed = Kamu memberikan { $cards } kepada { $name }.
event-cards-passed-hidden = { $name } memberikan tiga kartu kepada { $partner }.
event-cards-received = { $name } memberimu { $cards }.
event-cards-put-down = { $you ->
    [yes] { $count ->
        [0] Kamu tidak menukar kartu.
        [1] Kamu menaruh satu kartu, { $cards }.
       *[other] Kamu menaruh { $count } kartu: { $cards }.
    }
   *[no] { $count ->
        [0] { $name } tidak menukar kartu.
        [1] { $name } menukar satu kartu.
       *[other] { $name } menukar { $count } kartu.
    }
}
event-cards-redrawn = Kamu mendapat { $cards }.
event-cards-redrawn-open = { $name } mendapat { $cards }.
event-card-led = { $you ->
    [yes] Kamu membuka dengan { $card }.
   *[no] { $name } membuka dengan { $card }.
}
event-card-played = { $you ->
    [yes] Kamu memainkan { $card }.
   *[no] { $name } memainkan { $card }.
}
event-card-forced = Hanya { $card } yang bisa kamu mainkan.
event-trick-taken = { $you ->
    [yes] Kamu memenangkan trik { $trick }.
   *[no] { $name } memenangkan trik { $trick }.
}
event-spades-broken = Sekop pecah.
event-hand-scored = Ronde { $hand } selesai.
event-undone = { $you ->
    [yes] Kamu menarik kembali langkah terakhirmu.
   *[no] { $name } menarik kembali satu langkah.
}
event-thinking = { $name } sedang berpikir …
event-resumed = Pertandingan dilanjutkan dari posisi terakhir, di ronde { $hand }.

line-contract-made = { $side }: kontrak { $contract } tercapai dengan { $taken } trik, { $amount }
line-contract-failed = { $side }: kontrak { $contract } gagal dengan { $taken } trik, { $amount }
line-contract-none = { $side }: tidak ada kontrak
line-bags = { $side }: { $count } kantong, { $amount }
line-nil-made = { $you ->
    [yes] Nil kamu berhasil, { $amount }
   *[no] Nil { $name } berhasil, { $amount }
}
line-nil-failed = { $you ->
    [yes] Nil kamu gagal, { $amount }
   *[no] Nil { $name } gagal, { $amount }
}
line-double-nil-made = { $you ->
    [yes] Double Nil kamu berhasil, { $amount }
   *[no] Double Nil { $name } berhasil, { $amount }
}
line-double-nil-failed = { $you ->
    [yes] Double Nil kamu gagal, { $amount }
   *[no] Double Nil { $name } gagal, { $amount }
}
line-bag-penalty = { $side }: denda kantong, { $amount }
line-total = { $side }: { $amount } di ronde ini, sekarang { $score }, kantong: { $bags }

match-won = Kamu memenangkan pertandingan, { $score } lawan { $other }.
match-lost = Kamu kalah, { $score } lawan { $other }.
match-winner = { $side } memenangkan pertandingan, { $score } lawan { $other }.
match-draw = Pertandingan berakhir seri, { $score } lawan { $other }.
match-conceded = { $you ->
    [yes] Kamu menyerah.
   *[no] { $side } menyerah.
}
match-accepted = { $you ->
    [yes] Pemain lain sudah pergi. Kamu menang.
   *[no] Pemain lain sudah pergi. { $side } menang.
}
match-abandoned = Pertandingan ditinggalkan. Tidak ada pemenang.

## Pertanyaan kepada pemain

prompt-look = Lihat kartumu, atau tawar Double Nil tanpa melihat?
prompt-double-nil = Tawar Double Nil sebelum kartu pertama, atau tidak?
prompt-bid = Tawaranmu: Nil, atau 1 sampai 13?
prompt-card = Kartu mana yang kamu mainkan?
prompt-lead = Kamu membuka trik dengan kartu mana?
prompt-pass = Tiga kartu mana yang kamu berikan kepada { $name }?
prompt-keep = Kamu mengambil { $card }. Simpan atau tolak?
prompt-exchange = { $count ->
    [1] Kartu mana yang kamu tukar? Boleh juga tidak menukar.
   *[other] Kartu mana yang kamu tukar, paling banyak { $count }? Boleh juga tidak menukar.
}
prompt-more-cards = { $count ->
    [0] Sudah cukup.
   *[other] { $count } kartu lagi.
}
prompt-legal = Yang bisa kamu mainkan: { $cards }

## Keadaan permainan

status-hand-number = Ronde { $hand }
status-target = Main sampai { $target }
status-max-hands = { $hands ->
    [1] paling banyak 1 ronde
   *[other] paling banyak { $hands } ronde
}
status-dealer = { $you ->
    [yes] Kamu pembagi kartu.
   *[no] { $name } pembagi kartu.
}
status-first-drawer = { $you ->
    [yes] Di ronde ini kamu mengambil lebih dulu.
   *[no] Di ronde ini { $name } mengambil lebih dulu.
}
status-turn = { $you ->
    [yes] Sekarang giliranmu.
   *[no] Sekarang giliran { $name }.
}
status-hand = Kartumu: { $cards }
status-hand-hidden = Kamu belum melihat kartumu.
status-hand-empty = Kartumu sudah habis.
status-looked = { $you ->
    [yes] Kamu sudah melihat kartumu.
   *[no] { $name } sudah melihat kartunya.
}
status-not-looked = { $you ->
    [yes] Kamu belum melihat kartumu.
   *[no] { $name } belum melihat kartunya.
}
status-trick = Trik { $trick }: { $cards }
status-trick-empty = Trik { $trick }: belum ada kartu
status-bid-none = { $you ->
    [yes] Kamu belum menawar.
   *[no] { $name } belum menawar.
}
status-bid-taken = { $name }: tawaran { $bid }, dapat { $taken }
status-contract = { $side }: kontrak { $contract }, dapat { $taken }
status-score = { $side }: { $score } poin, { $bags } kantong
status-spades-broken = Sekop sudah pecah.
status-spades-not-broken = Sekop belum pecah.
status-last-trick = Trik terakhir: { $cards }. { $you ->
    [yes] Kamu yang menang.
   *[no] { $name } yang menang.
}
status-last-trick-none = Belum ada trik yang dimainkan di ronde ini.
status-passed = Kamu memberikan { $cards }.
status-received = Kamu menerima { $cards }.
status-stock = Sisa kartu di tumpukan: { $count }
status-discards-known = Buangan yang kamu ketahui: { $cards }

## Lembar skor

sheet-title = Lembar skor
sheet-both = keduanya
sheet-empty = Belum ada ronde yang dihitung.
sheet-hand = Ronde
sheet-side = Pihak
sheet-bid = Tawaran
sheet-taken = Dapat
sheet-contract = Kontrak
sheet-bags = Kantong
sheet-points = Poin
sheet-total = Total
sheet-bag-count = Total kantong
