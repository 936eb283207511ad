### Filipino: paano maglaro, bahagi-bahagi. Isang talata ang bawat linya.
### Ayon sa klasikong tuntunin ang mga numero; nasa huling bahagi ang puwedeng baguhin.

howto-title = Paano maglaro
howto-partnership-title = Spades na apatan, dalawa laban sa dalawa
howto-two-player-title = Spades na dalawahan, may bunutan

howto-aim-title = Layunin
howto-deal-title = Pamimigay ng baraha
howto-draw-title = Pagbunot
howto-bidding-title = Pagbi-bid
howto-nil-title = Nil
howto-double-nil-title = Double Nil
howto-play-title = Paglalaro ng round
howto-breaking-title = Pagbasag sa espada
howto-scoring-title = Pag-iskor
howto-bags-title = Mga bag
howto-end-title = Katapusan ng laban
howto-options-title = Mga puwedeng baguhin sa isang mesa

## Apat na manlalaro

howto-partnership-aim =
    Apat ang naglalaro, dalawa laban sa dalawa. Nasa tapat mo ang kakampi mo: Hilaga at Timog, Silangan at Kanluran. Panalo ang unang koponang makaabot sa 500 puntos.

    Sa bawat round, sasabihin ninyong magkakampi kung ilang trick ang kukunin ninyo, at sisikapin ninyong makuha ang ganoon karami: huwag kulang, at hangga't maaari, huwag sobra.
howto-partnership-deal =
    Ordinaryong 52 baraha ang gamit. Sa bawat suit, alas (A) ang pinakamataas, saka hari (K), reyna (Q), jack (J), 10, pababa hanggang 2. Espada ang laging trump: tinatalo ng kahit anong espada ang lahat ng baraha ng ibang suit.

    Namimigay ang dealer ng tig-13 baraha. Sa susunod na round, ang nasa kaliwa niya ang magiging dealer.
howto-partnership-bidding =
    Unang magbi-bid ang nasa kaliwa ng dealer, saka ang iba, paikot ayon sa takbo ng orasan. Isang beses lang mag-bid, at hindi puwedeng pumasa: numero mula 1 hanggang 13, o Nil. Puwedeng mas mababa o mas mataas sa mga naunang bid.

    Pinagsasama ang bid ng magkakampi. Ang kabuuan ang kontrata nila: ang dami ng trick na dapat nilang makuha. Kung 4 ang bid mo at 3 ang sa kakampi mo, 7 trick ang kailangan ninyo, kahit sino sa inyo ang makakuha.

    Panimulang tantiya: bilangin ang mga alas mo, ang mga hari mong may kasamang mababang baraha, at ang bawat espada mo mula sa ikaapat.
howto-partnership-nil =
    Ang Nil ay bid na 0: nangangako kang wala kang makukuhang kahit isang trick. Kung matupad mo, may 100 puntos ang koponan mo; kung makakuha ka ng kahit isa, mababawasan ito ng 100.

    Magbi-bid pa rin ang kakampi mo gaya ng dati, at mag-isa niyang kailangang abutin ang bid niya. Hindi kasali roon ang mga trick mo: kung sumablay ang Nil mo, bag ang bawat trick na nakuha mo (tingnan ang “Mga bag”).

    Puwedeng parehong mag-Nil ang magkakampi. Hiwalay na iniiskoran ang bawat Nil.
howto-partnership-double-nil =
    Ang Double Nil ay Nil na bini-bid bago mo makita ang baraha mo; 200 puntos ang dagdag o bawas. Kaya tatanungin ka muna kung gusto mong tumingin. Kapag tumingin ka na, hindi ka na puwedeng mag-Double Nil sa round na iyon. Alam ng lahat kung sino na ang tumingin.

    Pagka-bid mo ng Double Nil, makikita mo na ang baraha mo. Kapag nakapag-bid na ang lahat, magpapasa ka ng tatlong barahang nakataob sa kakampi mo; kukunin niya ang mga ito at magpapasa rin sa iyo ng kahit anong tatlo. Kaya ipasa ang mga barahang baka makakuha ng trick.

    Kung parehong nag-Double Nil ang magkakampi, walang palitan ng baraha.
howto-partnership-play =
    Ang nasa kaliwa ng dealer ang magle-lead: siya ang maglalabas ng unang baraha ng unang trick. Susunod ang iba ayon sa takbo ng orasan, tig-isang baraha.

    Kung may baraha ka ng suit na ni-lead, iyon ang dapat mong ilabas. Kung wala, puwede mong ilabas ang kahit ano, pati espada.

    Ang pinakamataas na espada ang kukuha ng trick. Kung walang espada, ang pinakamataas sa suit na ni-lead. Ang nakakuha ang magle-lead sa susunod na trick. Pagkatapos ng 13 trick, tapos na ang round.
howto-partnership-breaking =
    Bawal mag-lead ng espada hangga't hindi pa ito basag. Nababasag ang espada kapag may manlalarong hindi makasunod sa suit at naglabas ng espada.

    Kung puro espada na lang ang hawak mo, saka ka lang puwedeng mag-lead ng espada nang mas maaga; sa ganoon ay basag na rin ito.
howto-partnership-scoring =
    Kung naabot ang kontrata, may 10 puntos ang koponan sa bawat trick ng kontrata, at 1 punto sa bawat sobrang trick. Kung kinapos, bawas ng 10 puntos sa bawat trick ng kontrata.

    • Kontrata 5, nakuha 7: 50 + 2 = 52 puntos, at 2 bag.
    • Kontrata 6, nakuha 5: −60 puntos.
    • Bid mo 4 at nakuha mo 4, walang nakuha ang kakampi mong naka-Nil: 40 + 100 = 140 puntos.
    • Bid mo 4 at nakuha mo 4, naka-2 ang kakampi mong nag-Nil: 40 − 100 + 2 = −58 puntos, at 2 bag.
    • Bid mo 3 at nakuha mo 2, naka-2 ang kakampi mong nag-Nil: −30 − 100 + 2 = −128 puntos, at 2 bag. Hindi nakakatulong sa kontrata ang mga trick ng nag-Nil.
howto-partnership-bags =
    Bag ang tawag sa bawat trick na sobra sa kontrata, at sa bawat trick na nakuha ng sumablay na Nil. May 1 punto ang bag, pero iniipon ang mga bag sa buong laban: tuwing makaipon ng 10 ang koponan mo, bawas ito ng 100 puntos, at ibabawas ang 10 bag sa bilang.

    Kaya kung may 8 bag na at nadagdagan ng 3, bawas ng 100 puntos, at 1 bag ang matitira.
howto-partnership-end =
    Pagkatapos ng bawat round, pinagkukumpara ang mga iskor. Kung isang koponan ang umabot sa 500 puntos, panalo ito. Kung pareho, panalo ang mas mataas; kung pantay, isang round pa.
howto-partnership-options =
    Puwedeng itakda ng mesa ang puntos para manalo; ang iskor ng pagkatalo, kung saan tapos na ang laban kapag bumaba roon ang isang koponan; at ang hangganan ng bilang ng round.

    Puwede ring itakda kung ilang bag bago magmulta, gaano kalaki ang multa (o wala), kung may puntos ang bag, at kung ilang puntos ang Nil at Double Nil.

    Ang Double Nil ay puwede sa lahat, sa koponang malaki ang hinahabol lang, o sa wala. Sa palitan, mauunang magpasa ang nag-bid, o sabay na pipili ng tatlong baraha ang magkakampi.

## Dalawang manlalaro

howto-two-player-aim =
    Dalawa ang naglalaro, kanya-kanya. Panalo ang unang makaabot sa 500 puntos.

    Sa bawat round, sasabihin mo kung ilang trick ang kukunin mo, at sisikapin mong makuha ang ganoon karami: huwag kulang, at hangga't maaari, huwag sobra.
howto-two-player-draw =
    Ordinaryong 52 baraha ang gamit. Sa bawat suit, alas (A) ang pinakamataas, saka hari (K), reyna (Q), jack (J), 10, pababa hanggang 2. Espada ang laging trump: tinatalo ng kahit anong espada ang lahat ng baraha ng ibang suit.

    Walang namimigay: ikaw ang bubuo ng baraha mo mula sa bunutan, ang tumpok na nakataob. Kunin ang nasa ibabaw at tingnan. Kung itatago mo, itatapon nang hindi tinitingnan ang susunod. Kung itatapon mo, nakataob itong ilalagay sa tapunan, at dapat mong kunin ang susunod.

    Ganoon din ang gagawin ng kalaban mo, salitan hanggang maubos ang bunutan. Tig-13 na kayo ng baraha noon; hindi na gagamitin sa round na ito ang 26 na itinapon. Sa susunod na round, ang pangalawang bumunot ang mauuna.
howto-two-player-bidding =
    Kapag ubos na ang bunutan, unang magbi-bid ang pangalawang bumunot, saka ang isa. Isang beses lang mag-bid, at hindi puwedeng pumasa: numero mula 1 hanggang 13, o Nil. Ang bid mo ang kontrata mo: ang dami ng trick na dapat mong makuha.

    Panimulang tantiya: bilangin ang mga alas mo, ang mga hari mong may kasamang mababang baraha, at ang bawat espada mo mula sa ikaapat. Kalahati ng baraha ang wala sa laro, kaya mas madalas manalo ang matataas kaysa inaasahan mo.
howto-two-player-nil =
    Ang Nil ay bid na 0: nangangako kang wala kang makukuhang kahit isang trick. Kung matupad mo, may 100 puntos ka; kung makakuha ka ng kahit isa, bawas ka ng 100, at bag ang bawat trick na nakuha mo (tingnan ang “Mga bag”).
howto-two-player-double-nil =
    Ang Double Nil ay Nil na bini-bid bago ka bumunot ng una mong baraha; 200 puntos ang dagdag o bawas. Isang beses tinatanong ang bawat manlalaro, bago mismo ang una niyang baraha, at malalaman agad ng kalaban. Pagkatapos, bubunot ka gaya ng dati, at sisikaping makabuo ng barahang walang makukuha.

    Kapag nakapag-bid na ang dalawa, ang nag-Double Nil ay puwedeng magbaba ng hanggang tatlong barahang nakataob, at bibigyan siya ng ganoon din karami mula sa tapunan, nang sapalaran. Hindi na bumabalik ang mga ibinaba.
howto-two-player-play =
    Ang pangalawang bumunot ang magle-lead: siya ang maglalabas ng unang baraha ng unang trick. Sasagot ang isa ng isang baraha.

    Kung may baraha ka ng suit na ni-lead, iyon ang dapat mong ilabas. Kung wala, puwede mong ilabas ang kahit ano, pati espada.

    Ang mas mataas na espada ang kukuha ng trick. Kung walang espada, ang mas mataas sa suit na ni-lead. Ang nakakuha ang magle-lead sa susunod na trick. Pagkatapos ng 13 trick, tapos na ang round.
howto-two-player-breaking =
    Bawal mag-lead ng espada hangga't hindi pa ito basag. Nababasag ang espada kapag may manlalarong hindi makasunod sa suit at naglabas ng espada.

    Kung puro espada na lang ang hawak mo, saka ka lang puwedeng mag-lead ng espada nang mas maaga; sa ganoon ay basag na rin ito.
howto-two-player-scoring =
    Kung naabot mo ang kontrata, may 10 puntos ka sa bawat trick ng bid mo, at 1 punto sa bawat sobrang trick. Kung kinapos ka, bawas ng 10 puntos sa bawat trick ng bid mo.

    • Bid 7, nakuha 8: 70 + 1 = 71 puntos, at 1 bag.
    • Bid 8, nakuha 7: −80 puntos.
    • Nil, walang nakuha: 100 puntos.
    • Nil, nakuha 3: −100 + 3 = −97 puntos, at 3 bag.
howto-two-player-bags =
    Bag ang tawag sa bawat trick na sobra sa bid mo, at sa bawat trick na nakuha ng sumablay na Nil. May 1 punto ang bag, pero iniipon ang mga bag sa buong laban: tuwing makaipon ka ng 10, bawas ka ng 100 puntos, at ibabawas ang 10 bag sa bilang.

    Kaya kung may 8 bag na at nadagdagan ng 3, bawas ng 100 puntos, at 1 bag ang matitira.
howto-two-player-end =
    Pagkatapos ng bawat round, pinagkukumpara ang mga iskor. Kung isang manlalaro ang umabot sa 500 puntos, panalo siya. Kung pareho, panalo ang mas mataas; kung pantay, isang round pa.
howto-two-player-options =
    Puwedeng itakda ng mesa ang puntos para manalo; ang iskor ng pagkatalo, kung saan tapos na ang laban kapag bumaba roon ang isang manlalaro; at ang hangganan ng bilang ng round.

    Puwede ring itakda kung ilang bag bago magmulta, gaano kalaki ang multa (o wala), kung may puntos ang bag, at kung ilang puntos ang Nil at Double Nil.

    Ang Double Nil ay puwede sa lahat, sa manlalarong malaki ang hinahabol lang, o sa wala. Ang itinapon dahil sa pagtatago ay puwedeng manatiling nakataob, o ipakita sa bumunot; o bukas ang buong tapunan.
