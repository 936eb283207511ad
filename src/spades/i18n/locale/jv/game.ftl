### Basa Jawa: kabeh sing dibutuhake nalika main.

## Aturan meja

rule-game = Dolanan
rule-game-help = Dolanan wong papat rong regu, utawa dolanan wong loro sing njupuk kertu dhewe.
rule-target-score = Poin kanggo menang
rule-target-score-help = Pihak sing luwih dhisik tekan poin iki menang tandhing.
rule-losing-score = Wates kalah
rule-losing-score-help = Yen skore salah siji pihak mudhun nganti wates iki, tandhing rampung lan skor sing luwih dhuwur menang.
rule-max-hands = Wates cacahe ronde
rule-max-hands-help = Sawise ronde samene, skor sing luwih dhuwur menang; yen padha, seri.
rule-bag-limit = Kanthong saben dhendha
rule-bag-limit-help = Saben kanthonge salah siji pihak klumpuk samene, pihak iku kena dhendha; 0 ateges tanpa dhendha.
rule-bag-penalty = Dhendha kanthong
rule-bag-penalty-help = Poin sing ilang saben wates kanthong kagayuh.
rule-bag-value = Aji saben kanthong
rule-bag-value-help = Ajine kanthong nalika entuk: 1 poin utawa ora ana.
rule-nil-value = Aji Nil
rule-nil-value-help = Ditambahake yen Nil ora entuk trik babar pisan, dikurangi yen entuk.
rule-double-nil-value = Aji Double Nil
rule-double-nil-value-help = Ditambahake yen Double Nil ora entuk trik babar pisan, dikurangi yen entuk.
rule-double-nil = Oleh Double Nil
rule-double-nil-help = Sapa sing oleh nawar Double Nil: kabeh, mung pihak sing ketinggalan adoh, utawa ora ana.
rule-double-nil-deficit = Kacek poin kanggo Double Nil
rule-double-nil-deficit-help = Kudu ketinggalan pirang poin supaya oleh nawar Double Nil, yen meja mung ngolehake pihak sing ketinggalan.
rule-exchange-order = Urutane ijol
rule-exchange-order-help = Sing nawar Double Nil menehi kertu dhisik, utawa karo kancane milih bareng.
rule-discard-view = Sing ndeleng buwangan
rule-discard-view-help = Kertu sing kabuwang amarga kertu sadurunge disimpen: tetep mengkurep, dideleng sing njupuk, utawa kabeh buwangan mlumah.

rule-value-game = { $value ->
    [partnership] wong papat, rong regu
   *[two-player] wong loro, njupuk kertu dhewe
}
rule-value-double-nil = { $value ->
    [always] tansah
    [behind] mung yen ketinggalan
   *[never] ora tau
}
rule-value-exchange-order = { $value ->
    [bidder_first] sing nawar menehi dhisik
   *[simultaneous] bareng
}
rule-value-discard-view = { $value ->
    [hidden] ora ana
    [private] sing njupuk
   *[open] kabeh
}
rule-value-none = ora ana

## Kedadeyan

event-match-started = Tandhing diwiwiti. Sing tekan { $target } poin menang.
event-hand-dealt = Ronde { $hand }. { $you ->
    [yes] Kowe sing ngedum.
   *[no] { $name } sing ngedum.
}
event-draw-begins = Ronde { $hand }. { $you ->
    [yes] Kowe njupuk dhisik.
   *[no] { $name } njupuk dhisik.
}
event-looked = { $you ->
    [yes] Kowe ndeleng kertumu.
   *[no] { $name } ndeleng kertune.
}
event-bid-made = { $you ->
    [yes] Kowe nawar { $bid }.
   *[no] { $name } nawar { $bid }.
}
event-double-nil-declined = { $you ->
    [yes] Kowe ora nawar Double Nil.
   *[no] { $name } ora nawar Double Nil.
}
event-card-kept = Kowe nyimpen { $card }. Kertu sabanjure dibuwang mengkurep.
event-card-kept-seen = Kowe nyimpen { $card }. Kertu sabanjure, { $discarded }, dibuwang.
event-card-kept-hidden = { $name } nyimpen kertune. Kertu sabanjure dibuwang mengkurep.
event-card-kept-open = { $name } nyimpen kertune. Kertu sabanjure, { $discarded }, dibuwang.
event-card-refused = Kowe mbuwang { $discarded } lan nampa kertu sabanjure, { $card }.
event-card-refused-hidden = { $name } mbuwang kertune lan nampa kertu sabanjure.
event-card-refused-open = { $name } mbuwang { $discarded } lan nampa kertu sabanjure.
event-pass-chosen = Kowe milih { $cards } kanggo diwenehake.
event-pass-chosen-hidden = { $name } wis milih kertu telu kanggo diwenehake.
event-cards-passed = Kowe menehake { $cards } marang { $name }.
event-cards-passed-hidden = { $name } menehake kertu telu marang { $partner }.
event-cards-received = { $name } menehake { $cards } marang kowe.
event-cards-put-down = { $you ->
    [yes] { $count ->
        [0] Kowe ora ngijolake kertu.
        [1] Kowe nyelehake kertu siji, { $cards }.
       *[other] Kowe nyelehake { $count } kertu: { $cards }.
    }
   *[no] { $count ->
        [0] { $name } ora ngijolake kertu.
        [1] { $name } ngijolake kertu siji.
       *[other] { $name } ngijolake { $count } kertu.
    }
}
event-cards-redrawn = Kowe entuk { $cards }.
event-cards-redrawn-open = { $name } entuk { $cards }.
event-card-led = { $you ->
    [yes] Kowe mbukak nganggo { $card }.
   *[no] { $name } mbukak nganggo { $card }.
}
event-card-played = { $you ->
    [yes] Kowe metokake { $card }.
   *[no] { $name } metokake { $card }.
}
event-card-forced = Mung { $card } sing bisa kokwetokake.
event-trick-taken = { $you ->
    [yes] Kowe entuk trik { $trick }.
   *[no] { $name } entuk trik { $trick }.
}
event-spades-broken = Sekop pecah.
event-hand-scored = Ronde { $hand } rampung.
event-undone = { $you ->
    [yes] Kowe mbalekake lakumu sing pungkasan.
   *[no] { $name } mbalekake laku siji.
}
event-thinking = { $name } lagi mikir …
event-resumed = Tandhing diterusake saka panggonan mandhege, ing ronde { $hand }.

line-contract-made = { $side }: kontrak { $contract } kasil, entuk { $taken } trik, { $amount }
line-contract-failed = { $side }: kontrak { $contract } gagal, entuk { $taken } trik, { $amount }
line-contract-none = { $side }: ora ana kontrak
line-bags = { $side }: { $count } kanthong, { $amount }
line-nil-made = { $you ->
    [yes] Nilmu kasil, { $amount }
   *[no] Nile { $name } kasil, { $amount }
}
line-nil-failed = { $you ->
    [yes] Nilmu gagal, { $amount }
   *[no] Nile { $name } gagal, { $amount }
}
line-double-nil-made = { $you ->
    [yes] Double Nilmu kasil, { $amount }
   *[no] Double Nile { $name } kasil, { $amount }
}
line-double-nil-failed = { $you ->
    [yes] Double Nilmu gagal, { $amount }
   *[no] Double Nile { $name } gagal, { $amount }
}
line-bag-penalty = { $side }: dhendha kanthong, { $amount }
line-total = { $side }: { $amount } ing ronde iki, saiki { $score }, kanthong: { $bags }

match-won = Kowe menang tandhing, { $score } lawan { $other }.
match-lost = Kowe kalah tandhing, { $score } lawan { $other }.
match-winner = { $side } menang tandhing, { $score } lawan { $other }.
match-draw = Tandhing seri, { $score } lawan { $other }.
match-conceded = { $you ->
    [yes] Kowe nyerah.
   *[no] { $side } nyerah.
}
match-accepted = { $you ->
    [yes] Liyane wis lunga. Kowe sing menang.
   *[no] Liyane wis lunga. { $side } sing menang.
}
match-abandoned = Tandhing ditinggal. Ora ana sing menang.

## Pitakon kanggo pemain

prompt-look = Ndeleng kertu, utawa nawar Double Nil tanpa ndeleng?
prompt-double-nil = Nawar Double Nil sadurunge njupuk kertu, apa ora?
prompt-bid = Tawaranmu: Nil, utawa 1 nganti 13?
prompt-card = Kertu endi sing kokwetokake?
prompt-lead = Mbukak trik nganggo kertu endi?
prompt-pass = Kertu telu endi sing kokwenehake marang { $name }?
prompt-keep = Kowe njupuk { $card }. Simpen utawa buwang?
prompt-exchange = { $count ->
    [1] Kertu endi sing kokijolake? Ora ijol ya oleh.
   *[other] Kertu endi wae sing kokijolake, paling akeh { $count }? Ora ijol ya oleh.
}
prompt-more-cards = { $count ->
    [0] Wis cukup.
    [1] Kertu siji maneh.
   *[other] { $count } kertu maneh.
}
prompt-legal = Sing bisa kokwetokake: { $cards }

## Kahanan

status-hand-number = Ronde { $hand }
status-target = Main nganti { $target }
status-max-hands = { $hands ->
    [1] paling akeh 1 ronde
   *[other] paling akeh { $hands } ronde
}
status-dealer = { $you ->
    [yes] Kowe sing ngedum.
   *[no] { $name } sing ngedum.
}
status-first-drawer = { $you ->
    [yes] Ing ronde iki kowe njupuk dhisik.
   *[no] Ing ronde iki { $name } njupuk dhisik.
}
status-turn = { $you ->
    [yes] Saiki giliranmu.
   *[no] Saiki gilirane { $name }.
}
status-hand = Kertumu: { $cards }
status-hand-hidden = Kowe durung ndeleng kertumu.
status-hand-empty = Kertumu wis entek.
status-looked = { $you ->
    [yes] Kowe wis ndeleng kertumu.
   *[no] { $name } wis ndeleng kertune.
}
status-not-looked = { $you ->
    [yes] Kowe durung ndeleng kertumu.
   *[no] { $name } durung ndeleng kertune.
}
status-trick = Trik { $trick }: { $cards }
status-trick-empty = Trik { $trick }: durung ana kertu
status-bid-none = { $you ->
    [yes] Kowe durung nawar.
   *[no] { $name } durung nawar.
}
status-bid-taken = { $name }: tawaran { $bid }, entuk { $taken }
status-contract = { $side }: kontrak { $contract }, entuk { $taken }
status-score = { $side }: { $score } poin, { $bags } kanthong
status-spades-broken = Sekop wis pecah.
status-spades-not-broken = Sekop durung pecah.
status-last-trick = Trik pungkasan: { $cards }. { $you ->
    [yes] Kowe sing entuk.
   *[no] { $name } sing entuk.
}
status-last-trick-none = Ing ronde iki durung ana trik sing rampung.
status-passed = Kowe menehake { $cards }.
status-received = Kowe nampa { $cards }.
status-stock = Kertu sing isih ing tumpukan: { $count }
status-discards-known = Buwangan sing kokngerteni: { $cards }

## Lembar skor

sheet-title = Lembar skor
sheet-both = loro-lorone
sheet-empty = Durung ana ronde sing dietung.
sheet-hand = Ronde
sheet-side = Pihak
sheet-bid = Tawaran
sheet-taken = Entuk
sheet-contract = Kontrak
sheet-bags = Kanthong
sheet-points = Poin
sheet-total = Gunggung
sheet-bag-count = Kanthong kabeh
