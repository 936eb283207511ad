### Basa Jawa: jeneng-jeneng.
###
### Glosarium: siji tembung kanggo siji teges, ing endi wae.
###   hand        ronde (13 trik); kertu sing dicekel: "kertumu", "kertu ing tangan"
###   match       tandhing
###   side        pihak (pemain lan kancane, utawa pemain siji yen main wong loro); wong papat: regu
###   trick       trik; menang trik: entuk trik     lead        mbukak trik
###   suit        kembang                           follow suit manut kembang
###   trump       truf                              break spades  sekop pecah
###   bid         nawar, tawaran; Nil, Double Nil ajeg
###   contract    kontrak         bag         kanthong      penalty     dhendha
###   deal        ngedum; dealer: sing ngedum
###   draw        njupuk; stock: tumpukan; discards: buwangan; keep: simpen; refuse: buwang
###   pass        menehake; exchange: ijol; look: ndeleng kertu
###   play        metokake kertu; move: laku; undo: mbalekake laku
###   partner     kanca           opponent    mungsuh       concede     nyerah
###   record      rekaman         seed        seed
###   suggestion  saran; score sheet: lembar skor; points: poin
###   host        sing duwe meja  seat        kursi         sit in        ngganteni
###   propose     ngusulake       agree       sarujuk       claim         njupuk (trik pungkasan)
###   share       urunan kanggo kocokan
### Laras: ngoko lumrah lan akrab, "kowe", "-mu", "kok-"; pakon: -en, -na, -ana; ukara cekak; tanpa tandha pakon.

suit-name = { $suit ->
    [C] kriting
    [D] wajik
    [H] ati
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
    [C] kriting
    [D] wajik
    [H] ati
   *[S] sekop
}

seat-name = { $seat ->
    [0] Lor
    [1] Wetan
    [2] Kidul
   *[3] Kulon
}
seat-you = Kowe
seat-partner = Kanca
seat-left = Mungsuh kiwa
seat-right = Mungsuh tengen
seat-opponent = Mungsuh
seat-first-player = Pemain kapisan
seat-second-player = Pemain kapindho
name-computer = Komputer { $number }
name-computer-only = Komputer
name-player = Pemain { $number }

side-us = Kita
side-them = Mungsuh
side-partners = { $first } lan { $second }

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
    [partnership] Spades wong papat
   *[two-player] Spades wong loro
}
phase-name = { $phase ->
    [deal] ngedum kertu
    [draw] njupuk kertu
    [bidding] nawar
    [exchange] ijol kertu
    [play] main
   *[over] tandhing rampung
}
