### Filipino: ano ang mali, at ano ang dapat gawin. Ayon sa alpabeto ng mga susi.

error-bid-out-of-range = Hindi puwedeng bid ang { $bid }. Mag-bid ng Nil (0), Double Nil, o numero mula 1 hanggang 13.
error-card-must-follow = Hindi sumusunod sa suit ang { $card }, at may baraha ka pa ng suit na ni-lead. Maglabas ng isa sa mga ito: { $legal }.
error-card-not-in-hand = Wala sa hawak mo ang { $card }. Pumili ng barahang hawak mo.
error-card-spades-not-broken = Hindi pa puwedeng i-lead ang { $card }: hindi pa basag ang espada. Mag-lead ng isa sa mga ito: { $legal }.
error-card-unreadable = Hindi baraha ang “{ $text }”. Isulat muna ang halaga, saka ang suit, gaya ng AS, TD o 2C.
error-language-unknown = Walang wikang “{ $language }” dito. Pumili ng isa sa mga ito: { $known }.
error-turn-other-seat = Hindi pa turno ng { $seat ->
    [0] upuan 0
    [1] upuan 1
    [2] upuan 2
    [3] upuan 3
   *[other] manlalarong { $seat }
}. Hintayin muna ang { $turn ->
    [0] upuan 0
    [1] upuan 1
    [2] upuan 2
    [3] upuan 3
   *[other] manlalarong { $turn }
}.
