### Filipino: mga menu, pindutan, tanong, at talahanayan ng mga utos.

## Mga salitang ginagamit saanman

ui-title = Spades
ui-yes = Oo
ui-no = Hindi
ui-ok = OK
ui-back = Bumalik
ui-close = Isara
ui-next = Susunod
ui-quit = Lumabas
ui-on = naka-on
ui-off = naka-off
ui-help = Tulong
ui-more = mayroon pa
ui-not-understood = Hindi naintindihan ang “{ $text }”. I-type ang ? para sa tulong.
ui-choose-number = Pumili ng numero mula 1 hanggang { $count }.
ui-error = Error

## Pagsisimula ng laban

menu-play = Bagong laban
menu-howto = Paano maglaro
menu-settings = Mga setting
menu-quit = Lumabas
menu-game = Aling laro?
menu-game-partnership = Apatan, may magkakampi
menu-game-two-player = Dalawahan, may bunutan
menu-rules = Mga tuntunin ng mesa
menu-rules-classic = Klasikong tuntunin
menu-rules-custom = Baguhin ang tuntunin
menu-rules-changed = Iba sa klasikong tuntunin: { $rules }
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
    [montecarlo] sinusubukan ang bawat baraha
}

## Mga pindutan at utos habang naglalaro

keys-title = Mga pindutan
keys-play-card = maglabas ng baraha
keys-select-card = piliin ang baraha o bawiin ang pili
keys-move = lumipat ng baraha
keys-confirm = kumpirmahin
keys-look = tingnan ang baraha
keys-bid = mag-bid
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
keys-quit-asked = lumabas habang tinatanong ang baraha
keys-quit-hint = Q ulit o Enter: lumabas
keys-quit-unsaved = lumabas; hindi sine-save ang laban
keys-howto = paano maglaro
keys-help = ipakita ang mga pindutan
keys-rules = tingnan ang mga tuntunin ng mesa
keys-status = sabihin ang lagay ng laro
keys-hand = sabihin ang baraha mo
keys-line-mode = I-type ang baraha (AS), bid (4, nil), o utos. I-type ang ? para sa listahan.

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

## Mga tanong

dialog-concede = Sigurado ka bang susuko ka na?
dialog-concede-help = Matatapos ang laban, at kalaban ang mananalo.
dialog-quit = I-save ang laban at lumabas?
dialog-quit-unsaved = Lumabas? Hindi sine-save ang labang ito.
dialog-delete = Burahin nang tuluyan ang labang “{ $match }”?
dialog-double-nil = Mag-bid ng Double Nil nang hindi tumitingin sa baraha? { $value } puntos ang nakataya.
terminal-too-small = Masyadong maliit ang terminal: { $width }×{ $height } lang, at 80×24 ang kailangan ng mesa. Palakihin ito, pindutin ang Q para lumabas, o gamitin ang --plain.

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
file-standard-input = standard input
saving-failed = Hindi na-save ang laban: { $reason }

## Arena

arena-title = Arena
arena-player = Manlalaro
arena-wins = Panalo
arena-draws = Tabla
arena-losses = Talo
arena-win-rate = Porsiyento ng panalo
arena-interval = Saklaw (95%)
arena-points = Puntos bawat laban
arena-hands = Mga round
arena-contracts-made = Naabot na kontrata
arena-bags = Bag bawat round
arena-nils = Nil natupad/na-bid
arena-double-nils = Double Nil natupad/na-bid
arena-forfeits = Talo sa default
arena-progress = { $done } sa { $total } laban
arena-finished = { $total } laban ang nilaro
arena-seed = Seed
arena-equal = Maaaring dala lang ng tsamba ang agwat.

## Pagbabalik sa rekord, pag-iskor ng talaan

replay-hand = Round { $hand }
replay-no-hands = Walang round sa rekord.
replay-not-over = Hindi pa tapos ang laban.
replay-draw = Tabla ang laban.
replay-abandoned = Iniwan ang laban.
replay-winner-side = { $side } ang nanalo sa laban.
replay-at = { $action ->
    [none] Round { $hand }:
   *[other] Round { $hand }, tira { $action }:
}

## Arena: ano ang pumalya, nasaan ang mga rekord

arena-counted = { $count ->
    [0] Walang puntos at round na binilang: talo sa default ang lahat ng laban.
   *[other] Ang puntos at mga round ay mula sa { $count } laban na walang natalo sa default.
}
arena-lost = { $name }, { $count } laban na talo sa default: { $reason }
arena-records = Naisulat ang mga rekord sa { $path }.

## Ang mesa sa screen: maiikling salita sa tabi ng manlalaro, sa ilalim ng mesa, sa mga menu

table-dealer = dealer
table-first-drawer = unang bubunot
table-leads = nag-lead
table-takes = nakakuha
table-looked = nakita na
table-not-looked = di pa nakita
table-undo = Bawiin
table-last-trick = Huling trick
table-concede = Sumuko
keys-decline = huwag mag-Double Nil
keys-type-card = i-type ang baraha: ranggo muna, saka suit
keys-keep-refuse = itago o itapon ang nabunot
keys-hurry = ipakita agad ang tira ng iba
keys-when = { $key } ({ $when ->
    [unseen] bago tumingin
    [bid] sa pag-bid
    [exchange] sa palitan
    [others] habang iba ang tumitira
   *[play] habang naglalaro
})
menu-choose = pumili
menu-change = baguhin
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

## Pagpapatunay sa mga balasa ng rekord

verify-head = Balasa
verify-deal = Bigayan
verify-verdict = { $verdict ->
    [proven] napatunayan
    [closed] hindi pa nabubuksan
   *[none] hindi mapapatunayan
}
verify-first = { $verdict ->
    [proven] Kung sino ang nauna: binunot ayon sa pangako.
    [given] Kung sino ang nauna: hindi binunot, dahil may iskor na nang magsimula ang laban.
   *[closed] Kung sino ang nauna: hindi pa nabubuksan.
}
verify-left-out = Mga bigayang wala sa rekord: { $numbers }. Namimigay lang muli kapag payag ang lahat.
verify-count = { $total ->
    [0] Walang mapapatunayan sa rekord na ito.
   *[other] Napatunayan: { $count } sa { $total } na may patunay; lahat ng round: { $hands }
}

## Paglutas ng isang round

compiling = Kino-compile ang panlutas … Ctrl-C para tumigil.
compiling-once = Kino-compile nang isang beses (lahat: “spades warm-up”) … Ctrl-C para tumigil.
compiling-not-kept = Hindi maitatago ang na-compile sa { $path }: { $reason }. Kaya mag-co-compile ulit sa bawat simula. Itakda ang SPADES_CACHE sa folder na puwede mong sulatan.
solve-working = Kinakalkula … Ctrl-C para tumigil.
solve-break-off = Walang bisa ang tuntunin sa basag na espada: puwede itong i-lead anumang oras.
solve-score = Sa pinakamahusay na laro, { $side } − { $others }: { $amount } puntos
solve-score-open = { $side } − { $others }: { $low } hanggang { $high } puntos
solve-tricks = Sa pinakamahusay na laro, { $side }: { $tricks } sa { $total } trick
solve-tricks-open = { $side }: { $low } hanggang { $high } sa { $total } trick
solve-best = Pinakamahusay na baraha: { $card }
solve-best-open = Pinakamahusay na baraha sa ngayon: { $card }
solve-stopped = { $what ->
    [value] Hindi pa napatunayan
   *[rest] Hindi pa napatunayan ang lahat ng ito
}: huminto ang paghahanap sa hangganan.
solve-more = Dagdagan gamit ang --seconds o --nodes.
solve-card = Baraha
solve-score-head = Puntos
solve-tricks-head = Trick
solve-range = { $low } hanggang { $high }
solve-mark = pinakamahusay
solve-mark-open = pinakamahusay sa ngayon
solve-line = Isang takbo ng pinakamahusay na laro
solve-line-trick = Trick
solve-line-led = Nag-lead
solve-line-cards = Mga baraha
solve-line-taken = Nakakuha

## Pag-compile nang maaga

warm-up-progress = { $done } sa { $total }: { $name }
warm-up-done = Na-compile ang { $count } sa { $total } function sa loob ng { $seconds } s{ $others ->
    [0] .
   *[other] ; handa na ang iba.
}
warm-up-ready = Handa na ang lahat.
warm-up-folder = Nakatago ang mga ito sa { $path }.
warm-up-removed = Mga folder ng ibang bersiyon na binura: { $count }

## Server para sa mga mesa

serve-address = Bukas ang mga mesa sa { $address }
serve-link = Makakapasok ang iba sa network mo sa { $address }
serve-no-network = Wala sa network ngayon ang computer na ito, kaya wala pang ibang makakapasok.
serve-open = Magbukas ng mesa gamit ang: spades open { $address }
serve-store = Kung saan nakatago ang mga mesa: { $place }
serve-stop = Ctrl-C para ihinto ito. { $kept ->
    [yes] Walang mawawala: naroon muli ang mga mesa sa susunod na pagpapatakbo.
   *[no] Walang matitira pagkatapos.
}
serve-ended = Huminto na ang server.
open-link = Bukas na ang mesa: { $link }
open-sit = Ang may link nito ay umuupo gamit ang: spades play --join { $link }

## Ang nakatago sa computer na ito

data-title = Ang itinatago ng Spades sa computer na ito
data-what = Ano
data-place = Saan
data-size = Laki
data-what-matches = Mga labang na-save sa terminal
data-what-seats = Mga upuan sa mga mesa sa ibang server
data-what-settings = Mga setting
data-what-cache = Na-compile na code
data-what-tables = Mga mesa ng server
data-what-copy = Mga mesa bago ibinalik ang kopya
data-exported = Na-export sa { $path }: { $matches } naka-save na laban, { $records } rekord, { $tables } mesang nilalaro pa.
data-backed-up = Kinopya ang { $place } sa { $path }.
data-restored = Ibinalik ang { $path }: may { $tables } mesa na ngayon sa { $place }.
data-kept = Ang dating naroon ay nasa { $path }.
data-damaged = Sira kaya nilaktawan: { $names }
data-delete = Burahin nang tuluyan: { $what }?
data-deleted = Nabura: { $what }
data-copies-left = Maaaring nasa mga kopyang ito pa: { $paths }. Mabubura ang mga ito kasama ng lahat ng mesa: spades data delete tables

## Sa mesang nasa server

join-menu = Mesa
join-talk = Magsalita
join-free = bakante
join-nobody = Wala pa
join-host = punong-abala
join-guest = Bisita
join-link = Imbitahan ang iba gamit ang link na ito: { $link }
join-waiting = { $count ->
    [0] Magsisimula na ang laban.
    [1] Naghihintay ng 1 tao pa.
   *[other] Naghihintay ng { $count } tao pa.
}
join-waiting-host = Magsisimula ang laban kapag sinabi ng punong-abala.
join-watching = Nanonood ka.
join-away = wala nang { $time }
join-sits-in = computer ang kapalit
join-computer-plays = Computer ang naglalaro para sa iyo. Bawiin ang upuan mo?
join-take-seat-back = bawiin ang upuan mo
join-not-sat-in = Walang computer na kapalit mo: ikaw mismo ang naglalaro.
join-clock = Natitirang oras: { $time }
join-offline = Naputol ang koneksiyon. Susubukan ulit pagkalipas ng { $time }.
join-cut = Naputol ang koneksiyon. Sinusubukan ulit; hindi mawawala ang tina-type mo.
join-script-waits = Hinihintay ang iba. Babasahin ang susunod na linya kapag nagsimula ang laban.
join-back = Bumalik na ang koneksiyon.
join-vote = { $what ->
    [redeal] Gusto ni { $name } na itapon ang round na ito at mamigay ulit. Payag ka ba?
    [concede] Gusto ni { $name } na sumuko sa laban. Payag ka ba?
   *[take_back] Gusto ni { $name } na bawiin ang huli niyang tira. Payag ka ba?
}
join-vote-open = { $what ->
    [redeal] Pinagpapasyahan: mamigay ba ulit sa round na ito?
    [concede] Pinagpapasyahan: susuko ba sa laban?
   *[take_back] Pinagpapasyahan: babawiin ba ang isang tira?
} Hindi pa sumasagot ang iba.
join-claim-hint = { $count ->
    [1] Sa iyo na ang huling trick anuman ang mangyari.
   *[other] Sa iyo na ang lahat ng natitirang { $count } trick anuman ang mangyari.
}
join-concede-help = Kung naroon ang kakampi mo, kailangan ang pagpayag niya. Saka matatapos ang laban, at kalaban ang mananalo.
join-come-back = Sa iyo pa rin ang upuan mo. Para ituloy: { $command }
join-seat-free = Bakante na ulit ang upuan mo.
join-take-over = Ginagamit ang upuan mo sa ibang lugar. Ituloy rito?
join-refused = Tinanggihan ito ng server ({ $code }).
join-proving = Sinusuri ang balasa …
join-fair = { $verdict ->
    [proven] Nasuri na ang balasa, { $hands ->
        [1] 1 round
       *[other] { $hands } round
    }: lahat ay ayon sa ipinangako bago ang laban.
    [unpromised] Walang ipinangako ang mesang ito tungkol sa balasa, kaya walang susuriin.
    [closed] Hindi masuri ang balasa: hindi binuksan ng server ang lahat ng seed nito.
    [refuted] HINDI TAMA ANG BALASA NG LABANG ITO. Huwag pagkatiwalaan ang mesang ito.
   *[unknown] Hindi masuri ang balasa.
}
join-fair-with-you = Kasama roon ang ambag mo.
join-fair-without-you = Walang ambag mo roon.
dialog-claim = Kunin ang lahat ng natitirang trick ng round?
dialog-leave = Umalis sa mesa?
dialog-leave-free = Hindi pa nagsisimula ang laban: mababakante ang upuan mo para sa iba.
dialog-leave-wait = Sa iyo pa rin ang upuan mo, at hihintayin ka ng iba.
dialog-leave-computer = Sa iyo pa rin ang upuan mo. Pagkalipas ng { $seconds } s, computer ang papalit hanggang bumalik ka.
keys-room = sino ang nasa mesa, at ano ang puwedeng hilingin
keys-talk = sabihin ang isa sa mga handang linya
keys-claim = kunin ang lahat ng natitirang trick
keys-vote = sagutin ang mungkahi ng iba
keys-propose-undo = bawiin ang tira, kung payag ang lahat
keys-redeal = mamigay ulit sa round na ito, kung payag ang lahat
keys-accept-win = tanggapin ang panalo, dahil umalis na ang kalaban
keys-begin = magsimula; computer ang uupo sa mga bakante
keys-fill = computer para sa upuang ito: { $seat }
keys-kick = paalisin si { $name }
keys-leave = umalis sa mesa
