### Basa Jawa: kabeh sing dibutuhake nalika main.

## Aturan meja

rule-game = Dolanan
rule-game-help = Dolanan wong papat rong regu, utawa dolanan wong loro sing njupuk kertu dhewe.
rule-target-score = Poin kanggo menang
rule-target-score-help = Pihak sing luwih dhisik tekan poin iki menang tandhing.
rule-losing-score = Wates kalah
rule-losing-score-help = Yen skore salah siji pihak mudhun nganti wates iki, tandhing rampung lan skor sing luwih dhuwur menang.
rule-max-hands = Ronde paling akeh
rule-max-hands-help = Sawise ronde samene, skor sing luwih dhuwur menang; yen padha, seri.
rule-bag-limit = Kanthong nganti kena dhendha
rule-bag-limit-help = Saben kanthonge salah siji pihak klumpuk samene, pihak iku kena dhendha; 0 ateges tanpa dhendha.
rule-bag-penalty = Dhendha kanthong
rule-bag-penalty-help = Poin sing ilang saben wates kanthong kasil ditekani.
rule-bag-value = Aji saben kanthong
rule-bag-value-help = Ajine kanthong nalika entuk: 1 poin utawa ora ana.
rule-nil-value = Aji Nil
rule-nil-value-help = Ditambahake yen Nil ora entuk trik babar pisan, dikurangi yen entuk.
rule-double-nil-value = Aji Double Nil
rule-double-nil-value-help = Ditambahake yen Double Nil ora entuk trik babar pisan, dikurangi yen entuk.
rule-double-nil = Oleh Double Nil
rule-double-nil-help = Sapa sing oleh nawar Double Nil: kabeh, mung pihak sing kari adoh, utawa ora ana.
rule-double-nil-deficit = Kacek poin kanggo Double Nil
rule-double-nil-deficit-help = Kudu kari pirang poin supaya oleh nawar Double Nil, yen meja mung ngolehake pihak sing kari.
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
    [behind] mung yen kari
   *[never] ora tau
}
rule-value-exchange-order = { $value ->
    [bidder_first] sing nawar dhisik
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
    [yes] Sampeyan sing ngedum.
   *[no] { $name } sing ngedum.
}
event-draw-begins = Ronde { $hand }. { $you ->
    [yes] Sampeyan njupuk dhisik.
   *[no] { $name } njupuk dhisik.
}
event-looked = { $you ->
    [yes] Sampeyan ndeleng kertu.
   *[no] { $name } ndeleng kertune.
}
event-bid-made = { $you ->
    [yes] Sampeyan nawar { $bid }.
   *[no] { $name } nawar { $bid }.
}
event-double-nil-declined = { $you ->
    [yes] Sampeyan ora nawar Double Nil.
   *[no] { $name } ora nawar Double Nil.
}
event-card-drawn = Sampeyan njupuk { $card }.
event-card-drawn-hidden = { $name } njupuk kertu siji.
event-card-kept = Sampeyan nyimpen { $card }. Kertu sabanjure dibuwang mengkurep.
event-card-kept-seen = Sampeyan nyimpen { $card }. Kertu sabanjure, { $discarded }, dibuwang.
event-card-kept-hidden = { $name } nyimpen kertune. Kertu sabanjure dibuwang mengkurep.
event-card-kept-open = { $name } nyimpen kertune. Kertu sabanjure, { $discarded }, dibuwang.
event-card-refused = Sampeyan mbuwang { $discarded } lan nampa kertu sabanjure, { $card }.
event-card-refused-hidden = { $name } mbuwang kertune lan nampa kertu sabanjure.
event-card-refused-open = { $name } mbuwang { $discarded } lan nampa kertu sabanjure.
event-pass-chosen = Sampeyan milih { $cards } kanggo diwenehake.
event-pass-chosen-hidden = { $name } wis milih kertu telu kanggo diwenehake.
event-cards-passed = Sampeyan menehake { $cards } marang { $name }.
event-cards-passed-hidden = { $name } menehake kertu telu marang { $partner }.
event-cards-received = { $name } menehake { $cards } marang sampeyan.
event-cards-put-down = { $you ->
    [yes] { $count ->
        [0] Sampeyan ora ngijolake kertu.
        [1] Sampeyan ndokok kertu siji, { $cards }.
       *[other] Sampeyan ndokok { $count } kertu: { $cards }.
    }
   *[no] { $count ->
        [0] { $name } ora ngijolake kertu.
        [1] { $name } ngijolake kertu siji.
       *[other] { $name } ngijolake { $count } kertu.
    }
}
event-cards-redrawn = Sampeyan entuk { $cards }.
event-cards-redrawn-open = { $name } entuk { $cards }.
event-card-led = { $you ->
    [yes] Sampeyan mbukak nganggo { $card }.
   *[no] { $name } mbukak nganggo { $card }.
}
event-card-played = { $you ->
    [yes] Sampeyan metokake { $card }.
   *[no] { $name } metokake { $card }.
}
event-card-forced = Mung { $card } sing bisa sampeyan wetokake.
event-trick-taken = { $you ->
    [yes] Sampeyan entuk trik { $trick }.
   *[no] { $name } entuk trik { $trick }.
}
event-spades-broken = Sekop wis pecah.
event-hand-scored = Ronde { $hand } rampung.
event-undone = { $you ->
    [yes] Sampeyan mbalekake laku sing keri.
   *[no] { $name } mbalekake laku siji.
}
event-thinking = { $name } lagi mikir …
event-resumed = Tandhing diterusake saka nggon mandheg, ing ronde { $hand }.

line-contract-made = { $side }: kontrak { $contract } kasil, entuk { $taken } trik, { $amount }
line-contract-failed = { $side }: kontrak { $contract } gagal, entuk { $taken } trik, { $amount }
line-contract-none = { $side }: ora ana kontrak
line-bags = { $side }: { $count } kanthong, { $amount }
line-nil-made = { $you ->
    [yes] Nil sampeyan kasil, { $amount }
   *[no] Nil { $name } kasil, { $amount }
}
line-nil-failed = { $you ->
    [yes] Nil sampeyan gagal, { $amount }
   *[no] Nil { $name } gagal, { $amount }
}
line-double-nil-made = { $you ->
    [yes] Double Nil sampeyan kasil, { $amount }
   *[no] Double Nil { $name } kasil, { $amount }
}
line-double-nil-failed = { $you ->
    [yes] Double Nil sampeyan gagal, { $amount }
   *[no] Double Nil { $name } gagal, { $amount }
}
line-bag-penalty = { $side }: dhendha kanthong, { $amount }
line-total = { $side }: { $amount } ing ronde iki, saiki { $score }, kanthong: { $bags }

match-won = Sampeyan menang tandhing, { $score } lawan { $other }.
match-lost = Sampeyan kalah tandhing, { $score } lawan { $other }.
match-winner = { $side } menang tandhing, { $score } lawan { $other }.
match-draw = Tandhing seri, { $score } lawan { $other }.
match-conceded = { $you ->
    [yes] Sampeyan nyerah.
   *[no] { $side } nyerah.
}
match-accepted = { $you ->
    [yes] Liyane wis lunga. Sampeyan sing menang.
   *[no] Liyane wis lunga. { $side } sing menang.
}
match-abandoned = Tandhing ditinggal. Ora ana sing menang.

## Pitakon kanggo pemain

prompt-look = Ndeleng kertumu, utawa nawar Double Nil tanpa ndeleng?
prompt-double-nil = Nawar Double Nil sadurunge kertumu sing kapisan, utawa ora?
prompt-bid = Tawaranmu: Nil, utawa 1 nganti 13?
prompt-card = Metokake kertu sing endi?
prompt-lead = Mbukak trik nganggo kertu sing endi?
prompt-pass = Kertu telu sing endi sing diwenehake marang { $name }?
prompt-keep = Sampeyan njupuk { $card }. Simpen utawa buwang?
prompt-exchange = { $count ->
    [1] Kertu sing endi sing diijolake? Ora ijol ya oleh.
   *[other] Kertu sing endi wae sing diijolake, paling akeh { $count }? Ora ijol ya oleh.
}
prompt-more-cards = { $count ->
    [0] Wis cukup.
    [1] Kertu siji maneh.
   *[other] { $count } kertu maneh.
}
prompt-next-hand = Wis siyap kanggo ronde sabanjure?
prompt-legal = Sing bisa diwetokake: { $cards }

## Kahanan

status-hand-number = Ronde { $hand }
status-target = Main nganti { $target }
status-dealer = { $you ->
    [yes] Sampeyan sing ngedum.
   *[no] { $name } sing ngedum.
}
status-first-drawer = { $you ->
    [yes] Ing ronde iki sampeyan njupuk dhisik.
   *[no] Ing ronde iki { $name } njupuk dhisik.
}
status-turn = { $you ->
    [yes] Saiki giliranmu.
   *[no] Saiki gilirane { $name }.
}
status-your-hand = Kertumu
status-hand = Kertumu: { $cards }
status-hand-hidden = Sampeyan durung ndeleng kertu.
status-hand-empty = Kertumu wis entek.
status-looked = { $you ->
    [yes] Sampeyan wis ndeleng kertu.
   *[no] { $name } wis ndeleng kertune.
}
status-not-looked = { $you ->
    [yes] Sampeyan durung ndeleng kertu.
   *[no] { $name } durung ndeleng kertune.
}
status-trick = Trik { $trick }: { $cards }
status-trick-empty = Trik { $trick }: durung ana kertu
status-bid-none = { $you ->
    [yes] Sampeyan durung nawar.
   *[no] { $name } durung nawar.
}
status-bid-taken = { $name }: tawaran { $bid }, entuk { $taken }
status-contract = { $side }: kontrak { $contract }, entuk { $taken }
status-score = { $side }: { $score } poin, { $bags } kanthong
status-spades-broken = Sekop wis pecah.
status-spades-not-broken = Sekop durung pecah.
status-last-trick = Trik pungkasan: { $cards }. { $you ->
    [yes] Sampeyan sing entuk.
   *[no] { $name } sing entuk.
}
status-last-trick-none = Ing ronde iki durung ana trik sing rampung.
status-passed = Sampeyan menehake { $cards }.
status-received = Sampeyan nampa { $cards }.
status-drawn = Sampeyan njupuk { $card }.
status-stock = Kertu sing isih ing tumpukan: { $count }
status-discards-known = Buwangan sing sampeyan ngerteni: { $cards }
status-needs = { $count ->
    [0] Kontrak wis kasil; saben trik maneh dadi kanthong.
    [1] Kurang trik siji supaya kontrak kasil.
   *[other] Kurang { $count } trik supaya kontrak kasil.
}

## Lembar skor

sheet-title = Lembar skor
sheet-empty = Durung ana ronde sing dietung.
sheet-hand = Ronde
sheet-side = Pihak
sheet-player = Pemain
sheet-bid = Tawaran
sheet-taken = Entuk
sheet-contract = Kontrak
sheet-bags = Kanthong
sheet-nil = Nil
sheet-double-nil = Double Nil
sheet-penalty = Dhendha
sheet-points = Poin
sheet-total = Gunggung
sheet-bag-count = Klumpukan kanthong
