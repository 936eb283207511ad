### Filipino: lahat ng kailangan habang naglalaro.

## Mga tuntunin ng mesa

rule-game = Laro
rule-game-help = Larong apatan na may magkakampi, o larong dalawahan na may bunutan.
rule-target-score = Puntos para manalo
rule-target-score-help = Ang unang panig na umabot sa puntos na ito ang mananalo sa laban.
rule-losing-score = Iskor ng pagkatalo
rule-losing-score-help = Kapag bumaba ang isang panig hanggang sa iskor na ito, tapos na ang laban at panalo ang mas mataas.
rule-max-hands = Hangganan ng round
rule-max-hands-help = Pagkatapos ng ganito karaming round, panalo ang mas mataas na iskor; kung pantay, tabla.
rule-bag-limit = Ilang bag bago magmulta
rule-bag-limit-help = Tuwing maiipon ng isang panig ang ganito karaming bag, magmumulta ito; 0 kung walang multa.
rule-bag-penalty = Multa sa bag
rule-bag-penalty-help = Puntos na nababawas tuwing maaabot ang hangganan ng mga bag.
rule-bag-value = Puntos ng bawat bag
rule-bag-value-help = Puntos ng isang bag kapag nakuha: 1 o wala.
rule-nil-value = Puntos ng Nil
rule-nil-value-help = Dagdag kung walang nakuhang trick ang Nil, bawas kung mayroon.
rule-double-nil-value = Puntos ng Double Nil
rule-double-nil-value-help = Dagdag kung walang nakuhang trick ang Double Nil, bawas kung mayroon.
rule-double-nil = Puwedeng mag-Double Nil
rule-double-nil-help = Sino ang puwedeng mag-bid ng Double Nil: lahat, ang panig lang na malaki ang hinahabol, o wala.
rule-double-nil-deficit = Lamang ng kalaban para sa Double Nil
rule-double-nil-deficit-help = Ilang puntos dapat ang hinahabol ng isang panig bago ito makapag-bid ng Double Nil, kung naghahabol lang ang puwede.
rule-exchange-order = Pagkakasunod sa palitan
rule-exchange-order-help = Kung mauunang magpasa ang nag-bid ng Double Nil, o sabay na pipili ang magkakampi.
rule-discard-view = Sino ang nakakakita sa tapunan
rule-discard-view-help = Kung ang itinapon dahil sa pagtatago ay mananatiling nakataob, makikita ng bumunot, o bukas ang buong tapunan.

rule-value-game = { $value ->
    [partnership] apatan, may magkakampi
   *[two-player] dalawahan, may bunutan
}
rule-value-double-nil = { $value ->
    [always] palagi
    [behind] kapag naghahabol lang
   *[never] hindi kailanman
}
rule-value-exchange-order = { $value ->
    [bidder_first] una ang nag-bid
   *[simultaneous] sabay
}
rule-value-discard-view = { $value ->
    [hidden] walang sinuman
    [private] ang bumunot
   *[open] lahat
}
rule-value-none = wala

## Mga nangyayari

event-match-started = Simula na ng laban. Panalo ang unang makaabot sa { $target } puntos.
event-hand-dealt = Round { $hand }. { $you ->
    [yes] Ikaw ang dealer.
   *[no] Si { $name } ang dealer.
}
event-draw-begins = Round { $hand }. { $you ->
    [yes] Ikaw ang unang bubunot.
   *[no] Si { $name } ang unang bubunot.
}
event-looked = { $you ->
    [yes] Tiningnan mo ang baraha mo.
   *[no] Tiningnan ni { $name } ang baraha niya.
}
event-bid-made = { $you ->
    [yes] Nag-bid ka ng { $bid }.
   *[no] Nag-bid si { $name } ng { $bid }.
}
event-double-nil-declined = { $you ->
    [yes] Hindi ka nag-bid ng Double Nil.
   *[no] Hindi nag-bid ng Double Nil si { $name }.
}
event-card-kept = Itinago mo ang { $card }. Itinapon nang nakataob ang sumunod na baraha.
event-card-kept-seen = Itinago mo ang { $card }. Itinapon ang sumunod na baraha, { $discarded }.
event-card-kept-hidden = Itinago ni { $name } ang nabunot. Itinapon nang nakataob ang sumunod na baraha.
event-card-kept-open = Itinago ni { $name } ang nabunot. Itinapon ang sumunod na baraha, { $discarded }.
event-card-refused = Itinapon mo ang { $discarded } at kinuha ang sumunod na baraha, { $card }.
event-card-refused-hidden = Itinapon ni { $name } ang nabunot at kinuha ang sumunod na baraha.
event-card-refused-open = Itinapon ni { $name } ang { $discarded } at kinuha ang sumunod na baraha.
event-pass-chosen = Pinili mong ipasa ang { $cards }.
event-pass-chosen-hidden = Nakapili na si { $name } ng tatlong barahang ipapasa.
event-cards-passed = Ipinasa mo kay { $name } ang { $cards }.
event-cards-passed-hidden = Nagpasa si { $name } ng tatlong baraha kay { $partner }.
event-cards-received = Ipinasa sa iyo ni { $name } ang { $cards }.
event-cards-put-down = { $you ->
    [yes] { $count ->
        [0] Wala kang pinalitang baraha.
        [1] Ibinaba mo ang isang baraha, { $cards }.
       *[other] Ibinaba mo ang { $count } baraha: { $cards }.
    }
   *[no] { $count ->
        [0] Walang pinalitang baraha si { $name }.
        [1] Nagpalit si { $name } ng isang baraha.
       *[other] Nagpalit si { $name } ng { $count } baraha.
    }
}
event-cards-redrawn = Napunta sa iyo ang { $cards }.
event-cards-redrawn-open = Napunta kay { $name } ang { $cards }.
event-card-led = { $you ->
    [yes] Nag-lead ka ng { $card }.
   *[no] Nag-lead si { $name } ng { $card }.
}
event-card-played = { $you ->
    [yes] Inilabas mo ang { $card }.
   *[no] Inilabas ni { $name } ang { $card }.
}
event-card-forced = { $card } lang ang puwede mong ilabas.
event-trick-taken = { $you ->
    [yes] Nakuha mo ang trick { $trick }.
   *[no] Nakuha ni { $name } ang trick { $trick }.
}
event-spades-broken = Nabasag na ang espada.
event-hand-scored = Tapos na ang round { $hand }.
event-undone = { $you ->
    [yes] Binawi mo ang huli mong tira.
   *[no] Binawi ni { $name } ang isang tira.
}
event-thinking = Nag-iisip si { $name } …
event-resumed = Itutuloy ang laban kung saan naiwan, sa round { $hand }.

line-contract-made = { $side }: naabot ang kontratang { $contract }, { $taken } ang nakuha, { $amount }
line-contract-failed = { $side }: hindi naabot ang kontratang { $contract }, { $taken } ang nakuha, { $amount }
line-contract-none = { $side }: walang kontrata
line-bags = { $side }: { $count } bag, { $amount }
line-nil-made = { $you ->
    [yes] Nagtagumpay ang Nil mo, { $amount }
   *[no] Nagtagumpay ang Nil ni { $name }, { $amount }
}
line-nil-failed = { $you ->
    [yes] Sumablay ang Nil mo, { $amount }
   *[no] Sumablay ang Nil ni { $name }, { $amount }
}
line-double-nil-made = { $you ->
    [yes] Nagtagumpay ang Double Nil mo, { $amount }
   *[no] Nagtagumpay ang Double Nil ni { $name }, { $amount }
}
line-double-nil-failed = { $you ->
    [yes] Sumablay ang Double Nil mo, { $amount }
   *[no] Sumablay ang Double Nil ni { $name }, { $amount }
}
line-bag-penalty = { $side }: multa sa bag, { $amount }
line-total = { $side }: { $amount } sa round na ito, { $score } na ngayon, bag: { $bags }

match-won = Panalo ka sa laban, { $score } kontra { $other }.
match-lost = Talo ka sa laban, { $score } kontra { $other }.
match-winner = { $side } ang panalo sa laban, { $score } kontra { $other }.
match-draw = Tabla ang laban, { $score } kontra { $other }.
match-conceded = { $you ->
    [yes] Sumuko ka sa laban.
   *[no] { $side } ang sumuko sa laban.
}
match-accepted = { $you ->
    [yes] Umalis na ang iba. Sa iyo ang panalo.
   *[no] Umalis na ang iba. { $side } ang panalo.
}
match-abandoned = Iniwan ang laban. Walang nanalo.

## Mga tanong sa manlalaro

prompt-look = Titingin ka ba sa baraha, o magdo-Double Nil na?
prompt-double-nil = Mag-Double Nil bago ang unang baraha, o huwag na?
prompt-bid = Ano ang bid mo: Nil, o 1 hanggang 13?
prompt-card = Aling baraha ang ilalabas mo?
prompt-lead = Aling baraha ang ile-lead mo?
prompt-pass = Aling tatlong baraha ang ipapasa mo kay { $name }?
prompt-keep = Nabunot mo ang { $card }. Itatago o itatapon?
prompt-exchange = { $count ->
    [1] Aling baraha ang papalitan mo? Puwede ring wala.
   *[other] Aling mga baraha ang papalitan mo, hanggang { $count }? Puwede ring wala.
}
prompt-more-cards = { $count ->
    [0] Sapat na.
    [1] Isang baraha pa.
   *[other] { $count } baraha pa.
}
prompt-legal = Puwede mong ilabas: { $cards }

## Lagay ng laro

status-hand-number = Round { $hand }
status-target = Hanggang { $target } puntos
status-max-hands = { $hands ->
    [1] 1 round lang
   *[other] hanggang { $hands } round
}
status-dealer = { $you ->
    [yes] Ikaw ang dealer.
   *[no] Si { $name } ang dealer.
}
status-first-drawer = { $you ->
    [yes] Ikaw ang unang bubunot sa round na ito.
   *[no] Si { $name } ang unang bubunot sa round na ito.
}
status-turn = { $you ->
    [yes] Ikaw na.
   *[no] Si { $name } na.
}
status-hand = Baraha mo: { $cards }
status-hand-hidden = Hindi mo pa tinitingnan ang baraha mo.
status-hand-empty = Wala ka nang baraha.
status-looked = { $you ->
    [yes] Tiningnan mo na ang baraha mo.
   *[no] Tumingin na si { $name }.
}
status-not-looked = { $you ->
    [yes] Hindi ka pa tumitingin.
   *[no] Hindi pa tumitingin si { $name }.
}
status-trick = Trick { $trick }: { $cards }
status-trick-empty = Trick { $trick }: wala pang baraha
status-bid-none = { $you ->
    [yes] Hindi ka pa nagbi-bid.
   *[no] Hindi pa nagbi-bid si { $name }.
}
status-bid-taken = { $name }: bid { $bid }, nakuha { $taken }
status-contract = { $side }: kontrata { $contract }, nakuha { $taken }
status-score = { $side }: { $score } puntos, { $bags } bag
status-spades-broken = Basag na ang espada.
status-spades-not-broken = Hindi pa basag ang espada.
status-last-trick = Huling trick: { $cards }. { $you ->
    [yes] Ikaw ang nakakuha.
   *[no] Si { $name } ang nakakuha.
}
status-last-trick-none = Wala pang natapos na trick sa round na ito.
status-passed = Ipinasa mo ang { $cards }.
status-received = Natanggap mo ang { $cards }.
status-stock = Natitirang baraha sa bunutan: { $count }
status-discards-known = Mga nasa tapunan na alam mo: { $cards }

## Talaan ng iskor

sheet-title = Talaan ng iskor
sheet-both = pareho
sheet-empty = Wala pang round na naiskoran.
sheet-hand = Round
sheet-side = Panig
sheet-bid = Bid
sheet-taken = Nakuha
sheet-contract = Kontrata
sheet-bags = Bag
sheet-points = Puntos
sheet-total = Kabuuan
sheet-bag-count = Naipong bag
