### Bahasa Indonesia: nama-nama.
###
### Glosarium: satu kata untuk satu pengertian, di semua tempat.
###   hand        ronde (13 trik); kartu yang dipegang: "kartumu", "kartu di tangan"
###   match       pertandingan
###   side        tim (main berempat), pemain (main berdua); di aturan meja: pihak
###   trick       trik            lead          membuka trik      follow suit   mengikuti jenis
###   trump       truf            break spades  sekop pecah       suit          jenis
###   record      rekaman         seed        seed
###   bid         tawaran, menawar; Nil, Double Nil tetap
###   contract    kontrak         bag           kantong           penalty       denda
###   deal        membagi; dealer: pembagi kartu
###   draw        mengambil; stock: tumpukan; discards: buangan; keep: simpan; refuse: tolak
###   pass        memberikan; exchange: menukar; look: melihat kartu
###   partner     rekan           opponent      lawan             concede       menyerah
###   undo        tarik kembali langkah; suggestion: saran; score sheet: lembar skor
###   host        tuan rumah      seat          kursi       sit in        menggantikan
###   propose     mengusulkan     agree         setuju      claim         mengambil (trik terakhir)
###   share       bagian untuk kocokan
### Gaya: akrab dan jelas, "kamu", kalimat pendek, tanpa tanda seru.

suit-name = { $suit ->
    [C] keriting
    [D] wajik
    [H] hati
   *[S] sekop
}
rank-name = { $rank ->
    [A] As
    [K] Raja
    [Q] Ratu
    [J] Jack
    [T] 10
   *[other] { $rank }
}
card-name = { $rank ->
    [A] As
    [K] Raja
    [Q] Ratu
    [J] Jack
    [T] 10
   *[other] { $rank }
} { $suit ->
    [C] keriting
    [D] wajik
    [H] hati
   *[S] sekop
}

seat-name = { $seat ->
    [0] Utara
    [1] Timur
    [2] Selatan
   *[3] Barat
}
seat-you = Kamu
seat-partner = Rekan
seat-left = Lawan kiri
seat-right = Lawan kanan
seat-opponent = Lawan
seat-first-player = Pemain pertama
seat-second-player = Pemain kedua
name-computer = Komputer { $number }
name-computer-only = Komputer
name-player = Pemain { $number }

side-us = Kita
side-them = Lawan
side-partners = { $first } dan { $second }

bid-text = { $bid ->
    [0] Nil
    [nil] Nil
    [14] Double Nil
    [double-nil] Double Nil
   *[other] { $bid }
}
bid-short = { $bid ->
    [0] N
    [nil] N
    [14] DN
    [double-nil] DN
   *[other] { $bid }
}

game-name = { $game ->
    [partnership] Spades berpasangan
   *[two-player] Spades dua pemain
}
phase-name = { $phase ->
    [deal] pembagian kartu
    [draw] pengambilan kartu
    [bidding] penawaran
    [exchange] penukaran
    [play] permainan
   *[over] pertandingan selesai
}
