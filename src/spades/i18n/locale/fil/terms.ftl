### Filipino: mga pangalan.
###
### Talasalitaan: iisang salita sa bawat kahulugan, saanman.
###   hand        round (13 trick); mga barahang hawak: "baraha mo", "hawak mo"
###   match       laban
###   side        panig (magkakampi, o isang manlalaro kapag dalawahan); apatan: koponan
###   trick       trick; makuha ang trick     lead         mag-lead
###   follow suit sumunod sa suit             trump        trump
###   break spades  basag na ang espada, hindi pa basag ang espada
###   bid         bid, mag-bid; Nil, Double Nil hindi isinasalin
###   contract    kontrata        bag         bag          penalty      multa
###   deal        mamigay; dealer: dealer
###   draw        bumunot; stock: bunutan; discards: tapunan; keep: itago; refuse: itapon
###   pass        ipasa; exchange: magpalit; look: tingnan ang baraha
###   play        ilabas ang baraha; move: tira; undo: bawiin ang tira
###   partner     kakampi         opponent    kalaban      concede      sumuko
###   record      rekord          seed        seed
###   suggestion  mungkahi; score sheet: talaan ng iskor; points: puntos
###   host        host            seat        upuan        sit in       computer muna ang maglalaro
###   propose     magmungkahi     agree       pumayag      claim        kunin (ang huling trick)
###   share       ambag sa balasa
### Himig: palakaibigan at malinaw; "ikaw/mo"; maiikling pangungusap; walang tandang padamdam.
### Sa pangmaramihan, 2 at 3 ay "one" din sa Filipino: gumamit ng eksaktong [0], [1] kung kailangan.

suit-name = { $suit ->
    [C] bulaklak
    [D] diyamante
    [H] puso
   *[S] espada
}
rank-name = { $rank ->
    [A] alas
    [K] hari
    [Q] reyna
    [J] jack
    [T] 10
   *[other] { $rank }
}
card-name = { $rank ->
    [A] alas
    [K] hari
    [Q] reyna
    [J] jack
    [T] 10
   *[other] { $rank }
} ng { $suit ->
    [C] bulaklak
    [D] diyamante
    [H] puso
   *[S] espada
}

seat-name = { $seat ->
    [0] Hilaga
    [1] Silangan
    [2] Timog
   *[3] Kanluran
}
seat-you = Ikaw
seat-partner = Kakampi
seat-left = Kalaban sa kaliwa
seat-right = Kalaban sa kanan
seat-opponent = Kalaban
seat-first-player = Unang manlalaro
seat-second-player = Ikalawang manlalaro
name-computer = Computer { $number }
name-computer-only = Computer
name-player = Manlalaro { $number }

side-us = Tayo
side-them = Kalaban
side-partners = { $first } at { $second }

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
    [partnership] Spades na apatan
   *[two-player] Spades na dalawahan
}
phase-name = { $phase ->
    [deal] pamimigay
    [draw] pagbunot
    [bidding] bidding
    [exchange] palitan
    [play] laro
   *[over] tapos na ang laban
}
