### Filipino: mga menu, pindutan, tanong, at talahanayan ng mga utos.

## Mga salitang ginagamit saanman

ui-title = Spades
ui-yes = Oo
ui-no = Hindi
ui-ok = OK
ui-cancel = Kanselahin
ui-back = Bumalik
ui-close = Isara
ui-next = Susunod
ui-continue = Ituloy
ui-start = Simulan
ui-save = I-save
ui-quit = Lumabas
ui-on = bukas
ui-off = patay
ui-none = wala
ui-unknown = hindi alam
ui-help = Tulong
ui-press-key = Pumindot ng kahit anong key.
ui-not-understood = Hindi naintindihan ang “{ $text }”. I-type ang ? para sa tulong.
ui-choose-number = Pumili ng numero mula 1 hanggang { $count }.
ui-error = Mali

## Pagsisimula ng laban

menu-main = Ano ang gusto mong gawin?
menu-play = Bagong laban
menu-resume = Ituloy ang naka-save na laban
menu-howto = Paano maglaro
menu-settings = Mga setting
menu-quit = Lumabas
menu-game = Aling laro?
menu-game-partnership = Magkakampi, apat na manlalaro
menu-game-two-player = Dalawang manlalaro, may bunutan
menu-rules = Mga tuntunin ng mesa
menu-rules-classic = Klasikong tuntunin
menu-rules-custom = Baguhin ang tuntunin
menu-rules-changed = Iba sa klasikong tuntunin: { $rules }
menu-opponents = Mga kalaban
menu-partner = Kakampi
menu-level = Lakas
menu-your-name = Pangalan mo
menu-language = Wika
menu-speed = Bilis
menu-ascii = Letra para sa suit
menu-autoplay = Kusang ilabas kapag isa lang ang puwede
menu-autolook = Tingnan agad ang baraha
menu-start = Simulan ang laban
menu-enter = Enter: { $value }
seed-repeatable = Puwedeng ulitin ang mga bigayan: galing ang mga ito sa seed na “{ $seed }”.
speed-name = { $speed ->
    [slow] mabagal
    [normal] katamtaman
    [fast] mabilis
   *[instant] agad-agad
}
opponent-name = { $opponent ->
    [random] basta-basta
   *[simple] sanay
}

## Mga pindutan at utos habang naglalaro

keys-title = Mga pindutan
keys-play-card = maglabas ng baraha
keys-select-card = piliin o huwag piliin ang baraha
keys-move = lumipat ng baraha
keys-confirm = kumpirmahin
keys-look = tingnan ang baraha
keys-bid = mag-bid
keys-bid-nil = mag-bid ng Nil
keys-bid-double-nil = mag-bid ng Double Nil
keys-keep = itago ang nabunot
keys-refuse = itapon ang nabunot
keys-last-trick = tingnan ang huling trick
keys-score-sheet = tingnan ang talaan ng iskor
keys-suggestion = humingi ng mungkahi
keys-auto = hayaang magpasya ang computer sa turn na ito
keys-undo = bawiin ang tira
keys-concede = sumuko
keys-quit = i-save at lumabas
keys-howto = paano maglaro
keys-help = ipakita ang mga pindutan
keys-speed = baguhin ang bilis
keys-autoplay = kusang ilabas kapag isa lang ang puwede
keys-autolook = tingnan agad ang baraha sa bawat round
keys-language = palitan ang wika
keys-ascii = simbolo o letra para sa suit
keys-rules = tingnan ang mga tuntunin ng mesa
keys-status = sabihin ang lagay ng laro
keys-hand = sabihin ang hawak na baraha
keys-line-mode = I-type ang baraha gaya ng AS, bid gaya ng 4 o nil, o isang utos. I-type ang ? para sa listahan.
keys-suit-letters = Mga letra ng suit: C bulaklak, D diyamante, H puso, S espada.

suggestion-title = Mungkahi
suggestion-card = Ilabas ang { $card }.
suggestion-bid = Mag-bid ng { $bid }.
suggestion-look = Tingnan ang baraha mo.
suggestion-decline = Huwag mag-bid ng Double Nil.
suggestion-keep = Itago ang baraha.
suggestion-refuse = Itapon ang baraha.
suggestion-pass = Ipasa ang { $cards }.
suggestion-exchange = Palitan ang { $cards }.
suggestion-exchange-none = Huwag magpalit.
suggestion-none = Wala pang maimumungkahi habang iba ang titira.

notice-autoplay = Kusang ilabas kapag isa lang ang puwede: { $state ->
    [on] bukas
   *[off] patay
}
notice-autolook = Tingnan agad ang baraha sa bawat round: { $state ->
    [on] bukas
   *[off] patay
}
notice-ascii = Letra para sa suit: { $state ->
    [on] bukas
   *[off] patay
}
notice-speed = Bilis: { $speed ->
    [slow] mabagal
    [normal] katamtaman
    [fast] mabilis
   *[instant] agad-agad
}
notice-language = Wika: { $language }
notice-nothing-to-undo = Walang tirang mababawi.
notice-not-now = Hindi puwede iyan ngayon.
notice-undo-off = Bawal magbawi ng tira sa mesang ito.

## Mga tanong

dialog-concede = Sigurado ka bang susuko ka na?
dialog-concede-help = Matatapos ang laban, at kalaban ang mananalo.
dialog-quit = I-save ang laban at lumabas?
dialog-delete = Burahin nang tuluyan ang labang “{ $match }”?
dialog-double-nil = Mag-bid ng Double Nil nang hindi tumitingin sa baraha? { $value } puntos ang nakataya.
dialog-yes-no = Oo o hindi?
terminal-too-small = Masyadong maliit ang terminal: { $width }×{ $height } lang, at 80×24 ang kailangan ng mesa. Palakihin ito, o gamitin ang --plain.

## Mga naka-save na laban

saved-title = Mga naka-save na laban
saved-none = Walang naka-save na laban.
saved-match = Laban
saved-game = Laro
saved-players = Mga manlalaro
saved-hand = Round
saved-score = Iskor
saved-date = Huling nilaro
saved-state = Kalagayan
saved-unfinished = hindi pa tapos
saved-finished = tapos na
saved-damaged = sira
saved-resume = Ituloy
saved-export = I-export bilang rekord
saved-delete = Burahin
saving-done = Na-save ang laban. Para ituloy: { $command }
saving-auto = Nase-save ang laban pagkatapos ng bawat tira.
saving-off = Hindi sine-save ang labang ito.
saving-exported = Naisulat ang rekord sa { $path }.
saving-export-warning = Ingat: makikita sa rekord ang lahat ng baraha ng round na nilalaro pa.
saving-deleted = Nabura na ang laban.
saving-failed = Hindi na-save ang laban: { $reason }
saving-recovered = Naputol ang laban; itutuloy ito mula sa huling tirang na-save.

## Arena

arena-title = Arena
arena-player = Manlalaro
arena-matches = Mga laban
arena-wins = Panalo
arena-draws = Tabla
arena-losses = Talo
arena-win-rate = Porsiyento ng panalo
arena-interval = 95% na agwat
arena-points = Puntos bawat laban
arena-hands = Mga round
arena-contracts-made = Naabot na kontrata
arena-bags = Bag bawat round
arena-nils = Nil nagawa/na-bid
arena-double-nils = Double Nil nagawa/na-bid
arena-forfeits = Default
arena-progress = { $done } sa { $total } laban
arena-time-left = mga { $time } pa
arena-finished = { $total } laban ang nilaro
arena-seed = Binhi
arena-resumed = { $done } sa { $total } laban ay nalaro na; isusunod ang natitira.
arena-equal = Maaaring dala lang ng tsamba ang agwat.
arena-forfeit = Talo sa default si { $name } sa isang laban: { $reason }

## Pagbabalik sa rekord, pag-iskor ng talaan

replay-title = Rekord ng laban
replay-hand = Round { $hand }
replay-bids = Mga bid
replay-tricks = Mga trick
replay-trick = Trick
replay-leader = Nag-lead
replay-cards = Mga baraha
replay-winner = Nakakuha
replay-points = Puntos
replay-scores = Mga iskor
replay-bags = Bag
replay-phase = Yugto
replay-to-act = Titira
replay-legal = Puwede
replay-unfinished = Hindi pa tapos ang huling round.
replay-no-hands = Walang round sa rekord.
replay-over = Tapos na ang laban.
replay-not-over = Hindi pa tapos ang laban.
replay-draw = Tabla ang laban.
replay-abandoned = Iniwan ang laban.
replay-winner-side = { $side } ang nanalo sa laban.
replay-at = { $action ->
    [none] Round { $hand }:
   *[other] Round { $hand }, tira { $action }:
}
score-title = Talaan ng iskor
score-hands = { $count ->
    [0] Walang round sa talaan.
    [1] Isang round ang nasa talaan.
   *[other] { $count } round ang nasa talaan.
}

## The arena: what failed, where the records are

arena-counted = { $count ->
    [0] Walang puntos at round na binilang: talo sa default ang lahat ng laban.
   *[other] Ang puntos at mga round ay mula sa { $count } laban na walang natalo sa default.
}
arena-lost = { $name }, { $count } laban na talo sa default: { $reason }
arena-records = Naisulat ang mga tala sa { $path }.

## Ang mesa sa screen: maiikling salita sa tabi ng manlalaro, sa ilalim ng mesa, sa mga menu

table-dealer = dealer
table-first-drawer = unang bubunot
table-leads = nag-lead
table-takes = nakakuha
table-looked = nakatingin na
table-not-looked = di tumingin
table-undo = Bawiin
table-last-trick = Huling trick
table-concede = Sumuko
keys-decline = huwag mag-Double Nil
keys-type-card = i-type ang baraha: ranggo muna, saka suit
keys-keep-refuse = itago o itapon ang nabunot
keys-hurry = ipakita agad ang tira ng iba
menu-keys = Taas at baba: pumili. Kaliwa at kanan: baguhin. Enter: kumpirmahin.
menu-confirm = Kumpirmahin bawat baraha
menu-sort = Ayos ng baraha mo
menu-theme = Kulay
sort-name = { $sort ->
    [alternate] salitan ang kulay
   *[suits] bulaklak hanggang espada
}
theme-name = { $theme ->
    [auto] gaya ng terminal
    [night] madilim
   *[day] maliwanag
}
