### Filipino: ano ang mali, at ano ang dapat gawin. Ayon sa alpabeto ng mga susi.

error-abandon-others = May ibang taong naglalaro sa mesang ito kaya hindi basta ititigil ang laban. Puwede kang umalis: computer ang papalit sa iyo. O kaya'y sumuko.
error-accept-not-empty = Hindi pa umalis ang kabilang panig: may tao pa roon, o puwede pang bumalik. Magpatuloy sa paglalaro.
error-accept-off = Sa mesang ito, hindi panalo dahil lang umalis ang kalaban. Magpatuloy: computer ang papalit sa kanila.
error-action-unreadable = Hindi aksiyon ang “{ $text }”. Isulat ang upuan, ang pandiwa, at ang kasunod nito, gaya ng “2 bid 4” o “0 play AS”.
error-action-wrong-phase = Hindi puwede ang “{ $verb }” sa bahaging ito ng round. Tingnan kung ano ang puwedeng gawin ngayon.
error-arena-jobs = Hindi bilang ng proseso ang { $value }. Bigyan ang --jobs ng 1 o higit pa.
error-arena-matches = Hindi malalaro ang { $value } laban: dalawang beses nilalaro ang bawat bigay ng baraha, at nagpapalit ng upuan. Bigyan ang --matches ng numerong even, 2 o higit pa.
error-arena-move-time = Hindi puwedeng { $value } segundo ang oras para sa isang desisyon. Bigyan ang --move-time ng numerong higit sa 0, hanggang { $most }.
error-arena-records = Hindi maisulat ang mga rekord sa { $path }: { $reason }. Pumili ng folder na puwede mong sulatan.
error-arena-workers-died = Paulit-ulit na pinahihinto mula sa labas ang mga prosesong naglalaro ng mga laban, huli sa pares { $pair }. Maglaan ng mas maraming memory, o babaan ang numero ng --jobs.
error-bid-already-made = May bid na, at hindi na ito mababago. Isang beses lang nagbi-bid ang bawat isa sa isang round.
error-bid-has-looked = Bini-bid lang ang Double Nil bago tumingin sa baraha. Mag-bid ng Nil, o numero mula 1 hanggang 13.
error-bid-look-first = Double Nil lang ang puwedeng i-bid nang hindi tumitingin. Tingnan muna ang baraha mo, saka mag-bid.
error-bid-no-double-nil = Hindi puwedeng mag-Double Nil ang panig na ito sa round na ito; tuntunin ng mesa: { $double_nil ->
    [behind] kapag sapat ang lamang ng kalaban
   *[never] bawal
}. Mag-bid ng Nil, o numero mula 1 hanggang 13.
error-bid-out-of-range = Hindi puwedeng bid ang { $bid }. Mag-bid ng Nil (0), Double Nil, o numero mula 1 hanggang 13.
error-bid-unreadable = Hindi bid ang “{ $bid }”. Isulat ang nil, double-nil, o numero mula 1 hanggang 13.
error-card-must-follow = Hindi sumusunod sa suit ang { $card }, at may baraha ka pa ng suit na ni-lead. Maglabas ng isa sa mga ito: { $legal }.
error-card-not-in-hand = Wala sa hawak mo ang { $card }. Pumili ng barahang hawak mo.
error-card-repeated = Dalawang beses nabanggit ang { $card }. Isang beses lang banggitin ang bawat baraha.
error-card-spades-not-broken = Hindi pa puwedeng i-lead ang { $card }: hindi pa basag ang espada. Mag-lead ng isa sa mga ito: { $legal }.
error-card-unreadable = Hindi baraha ang “{ $text }”. Isulat muna ang ranggo, saka ang suit, gaya ng AS, TD o 2C.
error-claim-not-sure = Hindi pa siguradong sa iyo ang mga natitirang trick, anuman ang ilabas ng iba. Magpatuloy sa paglalaro.
error-data-in-use = Tumatakbo ang server at ginagamit ang { $path }. Ihinto muna ito, saka subukan ulit.
error-data-no-copy = Hindi buong kopyang gawa ng “spades data backup” ang { $path }: { $reason }. Walang binago. Pumili ng ibang file.
error-data-no-file = Hindi file ng computer na ito ang { $place }. Gamitin ang pangkopya ng database mo, gaya ng pg_dump.
error-data-not-deleted = Walang nabura dahil hindi nasagot ang tanong. Idagdag ang --yes para burahin ang { $what } nang hindi tinatanong.
error-data-unknown = Walang nakatagong “{ $what }”. Pumili sa mga ito: { $known }.
error-deal-card-twice = Dalawa ang { $card } sa bigayan. Isang beses lang ipamigay ang bawat isa sa 52 baraha.
error-deal-hand-size = 13 baraha ang para sa bawat upuan; dito ay { $sizes }. Ayusin ang bigayan.
error-deal-not-now = May round pang nilalaro kaya wala munang bigayan. Tapusin muna ang round.
error-deal-not-the-deck = Hindi ito ang 52 baraha ng deck. Gamitin nang tig-iisang beses ang bawat baraha mula 2 hanggang alas ng bawat suit.
error-deal-other-game = Para ito sa kabilang laro. Bigayan ang sa apatan, bunutan ang sa dalawahan.
error-dealer-not-asked = Hindi ito kailangan ng mesa mula sa dealer ngayon ({ $what }). Ibigay lang ang hinihingi.
error-decline-not-asked = Walang nagtatanong tungkol sa Double Nil ngayon. Sagutin ang itinatanong.
error-draw-answer-first = May tanong muna bago ang unang baraha: magdo-Double Nil ka ba o hindi? Sagutin muna ito, saka bumunot.
error-end-side = Hindi tugma ang panig na binanggit sa pagtatapos ng laban. Banggitin ang panig 0 o 1; kung iniwan ang laban, wala.
error-end-unknown = Hindi nagtatapos ang laban sa “{ $by }”. Gamitin ang isa sa mga ito: { $known }.
error-engine-bad-answer = Ang sagot ng { $player } ay “{ $text }”. Dapat ganito ang anyo ng mensahe nito, at walang ibang key: { $want }.
error-engine-exited = Kusang natapos ang { $player } sa gitna ng laban, na may exit status na { $status }.{ $text ->
    [none] {""}
   *[other] {" "}Ang huli nitong sinabi: “{ $text }”.
} Ayusin ang programa, o patakbuhin mo mismo ang command para makita kung bakit.
error-engine-given-up = { $count } beses na sunod-sunod na pumalya ang { $player } bago ang una nitong desisyon, kaya hindi na ito tatanungin. Ayusin muna ang una nitong pagpalya.
error-engine-illegal = Ang sagot ng { $player } ay “{ $text }”, na hindi puwede rito. Dapat itong pumili ng isa sa mga ito: { $legal }.
error-engine-late = Hindi sumagot ang { $player } sa loob ng { $seconds } segundo, kaya inihinto ito.{ $text ->
    [none] {""}
   *[other] {" "}Ang huli nitong sinabi: “{ $text }”.
} Baka kailangan nitong mag-flush ng output pagkatapos ng bawat linya; mas mahabang oras ang ibinibigay ng --move-time.
error-engine-no-answer = Isinara ng { $player } ang input o output nito habang tumatakbo pa, kaya hindi ito makasagot.{ $text ->
    [none] {""}
   *[other] {" "}Ang huli nitong sinabi: “{ $text }”.
} Dapat bukas ang dalawa hanggang matanggap nito ang bye.
error-engine-no-command = Walang command sa “{ $player }”. Isulat ang exec: at ang command, gaya ng "exec:python3 player.py"; dapat isara ang panipi na binuksan.
error-engine-not-json = Ang sagot ng { $player } ay “{ $text }”, na hindi JSON object. Mga sagot lang, isa bawat linya, ang puwede sa standard output nito; sa standard error ang lahat ng iba pa.
error-engine-not-started = Hindi mapatakbo ang { $player }: { $reason }. Tingnan ang command at ang path nito.
error-engine-too-long = Nagpadala ang { $player } ng higit sa { $most } byte nang hindi tinatapos ang linya. Ganito ang simula: “{ $text }”. Isang maikling linya lang ang sagot.
error-engine-unsupported = Hindi tumatakbo sa system na ito ({ $system }) ang mga manlalarong ibang programa. Gumamit ng kasamang manlalaro, o ng Linux, macOS o ibang Unix.
error-engine-wrong-id = Sinagot ng { $player } ang tanong { $id }, pero tanong { $want } ang itinanong. Dapat nitong sagutin nang isang beses ang bawat tanong, gamit ang id ng tanong.
error-event-unreadable = Hindi pangyayari sa tala ng laban ang “{ $text }”. Galing ito sa mas bagong bersiyon, o sira ang file: i-update ang Spades, o gamitin ang kopya.
error-exchange-count = Hanggang { $most } baraha lang ang puwedeng palitan; { $count } ang narito. Bawasan, o wala na lang.
error-fair-cards = { $what ->
    [deal] Ang mga baraha ng upuan { $seat } ay hindi ang ipinamigay ng binuksang seed.
    [stock] Ang ayos ng bunutan ay hindi ang balasa ng binuksang seed.
   *[redraw] Ang mga barahang nabunot sa palitan ay hindi ang binunot ng binuksang seed.
} Hingin muli ang rekord; kung ganoon pa rin, huwag pagkatiwalaan ang mesang ito.
error-fair-changed = { $what ->
    [commitment] Iba ang pangako ng round na ito sa unang round.
   *[contributions] Iba ang mga ambag sa round na ito sa unang round.
} Isang beses lang nangangako ang mesa, bago ang laban. Hingin muli ang rekord; kung ganoon pa rin, huwag pagkatiwalaan ang mesang ito.
error-fair-contribution = Hindi tugma ang ambag ng upuan { $seat } sa ipinangako nito. Hingin muli ang rekord; kung ganoon pa rin, huwag pagkatiwalaan ang mesang ito.
error-fair-first = Ang upuan { $seat } ang nauna, pero ang upuan { $want } ang nabunot ng seed. Hingin muli ang rekord; kung ganoon pa rin, huwag pagkatiwalaan ang mesang ito.
error-fair-missing = Walang patunay ang round na ito, kahit nangako ang mesa para sa lahat ng round. Hingin muli ang rekord; kung ganoon pa rin, huwag pagkatiwalaan ang mesang ito.
error-fair-no-pledge = Walang ipinangako ang upuang ito, kaya walang bubuksan. Mangako sa susunod na laban, bago may magbukas.
error-fair-not-now = Walang mabubuksan ngayon: hindi pa kumpleto ang nakaupo, o bukas na ang ambag mo o nahuli na. Magpatuloy sa paglalaro.
error-fair-noted = { $what ->
    [commitment] Ang pangakong itinala mo ay hindi ang sa rekord na ito.
   *[contribution] Wala sa rekord na ito ang ambag mo.
} Tingnan ang itinala mo; kung tama ito, huwag pagkatiwalaan ang mesang ito.
error-fair-number = Hindi puwedeng sumunod ang bigayan { $number } sa bigayan { $last }: pataas ang bilang, hanggang { $most }. Hingin muli ang rekord.
error-fair-pledge = Hindi ito pangako. Ipadala ang SHA-256 ng 16 byte mo bilang { $digits } hex digit (0-9, a-f).
error-fair-seed = Ang seed na binuksan para sa bigayan { $number } ay hindi bumabalik sa pangako. Hingin muli ang rekord; kung ganoon pa rin, huwag pagkatiwalaan ang mesang ito.
error-fair-share = Hindi ito ang ipinangako ng upuan { $seat }. Buksan ang 16 byte na ang SHA-256 ay ipinadala mo, bilang { $digits } hex digit (0-9, a-f).
error-fair-used-up = { $most } beses nang namigay ang mesang ito, at ubos na ang mga seed nito. Magbukas ng ibang mesa.
error-file-empty = { $path }: walang laman. Pumili ng ibang file, o isulat itong muli.
error-file-exists = Mayroon nang { $path }, at hindi ito papatungan. Pumili ng ibang pangalan, o idagdag ang --force.
error-file-missing = Walang file na { $path }. Tingnan kung tama ang pangalan at folder.
error-file-not-empty = May laman ang { $path }, at walang papatungan doon. Pumili ng bagong folder, o isang walang laman.
error-file-not-json = Hindi mabasang JSON ang { $path }{ $line ->
    [none] .
   *[other] {" "}(linya { $line }).
} Ayusin ito roon, o i-export muli ang file.
error-file-not-new = Mayroon nang { $path }, at hindi ito papatungan. Pumili ng ibang pangalan.
error-file-unreadable = Hindi mabasa ang { $path }: { $reason }. Tiyaking file ito at puwede mo itong basahin.
error-file-unwritable = Hindi masulatan ang { $path }: { $reason }. Pumili ng ibang lugar.
error-hands-not-shown = Hindi ipinapakita ng mesang ito ang mga tapos na round. Hingin ang rekord kapag tapos na ang laban.
error-host-only = Ang host lang ng mesa ang puwedeng gumawa nito. Sabihin sa kanya.
error-host-self = Hindi mo mapapaalis ang sarili mo. Umalis sa mesa, o gawing host muna ang iba.
error-http-bad-request = Hindi tugma ang hiling: { $why }. Tingnan ang docs/http.md.
error-http-method = Hindi tumatanggap ng ganitong hiling ang address na ito. Tingnan ang docs/http.md.
error-http-not-json = Hindi JSON ang hiling. Ipadala ito bilang application/json.
error-http-origin = Hindi puwedeng makipag-usap sa server ang pahinang ito. Gamitin ang sariling pahina ng server, o ipadagdag ito sa nagpapatakbo gamit ang --origins.
error-http-too-large = Masyadong malaki ang hiling. Magpadala ng mas kaunti.
error-http-unknown = Walang anuman sa address na ito. Suriin ito; nasa docs/http.md ang lahat.
error-join-address = Hindi address ng server ang “{ $text }”. Isulat ito nang ganito: http://192.168.1.5:8750
error-join-busy = Abala ang server. Susubukan ulit maya-maya.
error-join-closed = Isinara ang mesa dahil walang tao. Magbukas ng iba.
error-join-link = Hindi link sa isang mesa ang “{ $text }”. I-paste ang buong link na natanggap mo, gaya ng http://192.168.1.5:8750/t/PANGALAN.
error-join-no-server = Walang server na sumasagot sa { $address }: { $reason }. Tingnan ang link, at kung tumatakbo ang server at naaabot mula rito.
error-join-no-server-given = Pangalan ng mesa ang “{ $table }”, pero hindi nito sinasabi kung nasaan. I-paste ang buong link, o idagdag ang --server at ang address ng server.
error-join-no-table = Walang ganoong mesa sa { $address }, o wala na. Humingi ng bagong link.
error-join-not-spades = Hindi server ng Spades ang sumasagot sa { $address }, o hindi ito kilala ng bersiyong ito. Tingnan ang link.
error-join-other-seat = Nasa iyo na ang upuan { $seat } sa mesang ito. Alisin ang --seat para ituloy roon.
error-join-protocol = Bersiyon { $version } ng protocol ang gamit ng server, at { $known } ang sa programang ito. I-update ang mas luma.
error-join-record-differs = Ang round { $number } sa rekord ng server ay hindi ang nilarong round. Huwag pagkatiwalaan ang mesang ito.
error-join-seat-freed = { $why ->
    [absent] Masyado kang matagal na wala, kaya bakante na ang upuan mo.
    [left] Umalis ka na, kaya bakante na ang upuan mo.
   *[kicked] Pinaalis ka ng host. { $reason ->
        [rude] Dahilan: hindi magalang.
        [slow] Dahilan: masyadong mabagal maglaro.
        [away] Dahilan: madalas na wala.
        [friend] Dahilan: para sa kaibigan ang upuan.
       *[other] Dahilan: iba pa.
    }
} Kumuha ng bakante, kung mayroon, o manood gamit ang --watch.
error-join-server = Server ang { $server }, hindi mesa roon. I-paste ang buong link na natanggap mo, o magbukas ng mesa roon: spades open { $server }
error-join-stale = Umusad na ang laro bago dumating ang tira mo. Tingnan muli, saka magpasya.
error-join-unsaved = Hindi maitabi ang upuan mo sa { $path }: { $reason }. Magbakante ng espasyo, o tiyaking puwede kang sumulat doon.
error-journal-broken = Sira ang naka-save na laban na { $path } sa linya { $line }. Gamitin ang kopya ng file kung mayroon; kung wala, burahin ito at magsimula ng iba.
error-journal-create = Hindi nasimulan ang laban, dahil hindi ito mai-save sa { $path }: { $reason }. Magbakante ng espasyo, o tiyaking puwede kang sumulat doon; o maglaro gamit ang --no-save, nang walang sine-save.
error-journal-exists = Mayroon nang { $path } at hindi ito papatungan. Simulan muli ang laban: iba na ang magiging pangalan nito.
error-journal-format = Hindi kilala ng bersiyong ito ang naka-save na laban na { $path } (format { $format }, bersiyon { $version }). I-update ang Spades, o pumili ng ibang file.
error-journal-in-use = Bukas sa ibang programa ang laban na { $path }. Lumabas muna roon.
error-journal-missing = Walang naka-save na laban na { $path }. Ililista ng “spades matches” ang mga mayroon.
error-journal-read = Hindi mabasa ang naka-save na laban na { $path }: { $reason }. Tiyaking puwede mong basahin ang file.
error-journal-replay = Nababasa ang naka-save na laban na { $path }, pero hindi ito bumubuo ng tamang laban: { $reason } Gamitin ang kopya ng file kung mayroon; kung wala, burahin ito.
error-journal-write = Hindi mai-save ang laban sa { $path }: { $reason }. Ligtas ang lahat ng nasabi na. Magbakante ng espasyo, o tiyaking puwede kang sumulat doon, saka ituloy gamit ang --resume.
error-kernel-missing = Kailangan nito ng na-compile na code, na hindi magawa rito: { $reason }. I-install muli ang Spades kasama ang lahat ng kailangan nito (numba at numpy); gumagana ang lahat ng iba kahit wala ang mga ito.
error-kernel-unknown-rule = Hindi kilala ng mabilis na engine ang tuntuning { $field } na may halagang { $value }. Maglaro sa mga tuntuning kilala nito, o gumamit ng Spades na iisa ang bersiyon ng lahat ng bahagi.
error-kick-reason = Hindi dahilan ang “{ $text }” para magpaalis ng tao. Pumili ng isa sa mga ito: { $known }.
error-language-unknown = Walang wikang “{ $language }” dito. Pumili ng isa sa mga ito: { $known }.
error-limit-too-many = Sobra na iyon nang sabay-sabay. Maghintay ng { $after } s, saka subukan ulit.
error-log-contradiction = Hindi magkatugma ang mga nangyayari sa log ng laban. Gumamit ng buong kopya nito.
error-log-gap = May puwang ang tala ng laban: tumuloy sa { $version }, pero dapat ay { $want }. Gamitin ang buong kopya nito.
error-log-no-start = Hindi nagsisimula sa umpisa ng laban ang tala. Gamitin ang buong kopya nito.
error-look-already = Nakita na ang baraha. Mag-bid na.
error-match-not-over = Tuloy pa ang laban, at nasa rekord ang lahat ng baraha. Humiling ulit kapag tapos na.
error-match-over = Tapos na ang laban at wala nang kasunod. Magsimula ng iba.
error-matches-ambiguous = Higit sa isang laban ang nagsisimula sa “{ $match }”: { $known }. Dagdagan ang isinulat mo.
error-matches-none = Walang naka-save na laban. Magsimula gamit ang “spades play”.
error-matches-none-unfinished = Walang naka-save na labang hindi pa tapos. Magsimula gamit ang “spades play”.
error-matches-not-deleted = Walang binura, dahil hindi nasagot ang tanong. Idagdag ang --yes para burahin ang { $match } nang hindi tinatanong.
error-matches-over = Tapos na ang laban na { $match } at hindi na maitutuloy. Magsimula ng iba gamit ang “spades play”, o basahin ito gamit ang “spades matches export”.
error-matches-unknown = Walang naka-save na labang may pangalang “{ $match }”. Ililista ng “spades matches” ang mga mayroon.
error-message-unreadable = Hindi mabasa ang mensahe: { $why }. Tingnan ang docs/protocol.md.
error-metrics-closed = Hindi para sa address na ito ang mga sukat. Mabubuksan ito ng nagpapatakbo gamit ang --metrics.
error-montecarlo-trials = Hindi bilang ng pagsubok ang { $value }. Magbigay ng buong numero mula 1 hanggang { $most }.
error-option-bad-value = Hindi puwede ang “{ $value }” sa { $option }. Pumili ng isa sa mga ito: { $known }.
error-option-conflict = Hindi magagamit ang { $option } kasabay ng { $beside }. Isa lang ang gamitin.
error-option-name = Ang pangalang ito ay hindi isang linyang hanggang { $most } karakter. Pumili ng mas maikli, walang pagputol ng linya.
error-option-needs = Kasama ng { $other } ang { $option }. Ibigay ang dalawa, o huwag alinman.
error-option-pair = Walang sinasabing halaga para sa { $option } ang “{ $text }”. Isulat ang pangalan, ang tandang katumbas, at ang halaga, gaya ng turn_seconds=45.
error-option-rule-form = Walang sinasabing tuntunin ang “{ $text }”. Isulat ang pangalan, ang tandang katumbas, at ang halaga, gaya ng target_score=300.
error-option-twice = Dalawang beses ibinigay ang { $option }. Isang beses lang ito ibigay.
error-output-write = Hindi maisulat ang output: { $reason }. Magbakante ng espasyo, o ipadala ito sa iba.
error-pass-count = Eksaktong { $want } baraha ang ipinapasa; { $count } ang narito. Pumili ng { $want }.
error-pbn-card-twice = Dalawa ang { $card } sa bigayan. Ayusin ang tekstong PBN.
error-pbn-hand-size = May { $size } baraha ang isang kamay sa bigayang PBN sa halip na 13. Isulat nang buo ang apat.
error-pbn-no-seat = Kulang ang “{ $text }” ng titik ng unang upuan. Isulat ito at ang tutuldok bago ang unang kamay, gaya ng “N:AK.QJ9.T8.765432 …”; N, E, S, o W.
error-pbn-unreadable = Hindi bigayang PBN ang “{ $text }”. Isulat gaya ng “N:AK.QJ9.T8.765432 …”, apat na kamay, espada muna.
error-play-opponents = { $want } manlalarong computer ang kailangan dito, pero { $count } ang binanggit. Magbanggit ng isa para sa lahat, o { $want } na may kuwit sa pagitan.
error-play-program = Programa ang “{ $name }”, at sa “spades arena” lang naglalaro ang mga programa. Pumili ng isa sa mga ito: { $known }.
error-play-seat = Walang upuan { $seat } sa larong ito. Pumili mula 0 hanggang { $highest }.
error-player-crashed = Pumalya ang manlalarong { $player } dahil sa sarili nitong error: { $reason }. Ayusin ang manlalarong ito.
error-player-illegal = Pinili ng manlalarong { $player } ang “{ $text }”, na hindi puwede rito. Ayusin ang manlalarong ito: ang inaalok lang sa kanya ang puwede niyang gawin.
error-player-not-asked = Tinanong ang isang manlalaro habang walang pagpapasyahan ang upuan niya. Tanungin ang upuang may turn.
error-player-unknown = Walang manlalarong “{ $name }”. Pumili ng isa sa mga ito: { $known }.
error-position-card-twice = Dalawa ang kinalalagyan ng { $card } sa posisyon. Alisin ito sa isa.
error-position-hand-sizes = { $sizes } ang bilang ng baraha sa mga kamay, at { $count } ang nasa trick: hindi ito maaari. Gawing pare-pareho ang lahat, 1 hanggang 13, pero bawas ng isa ang nakapaglabas na sa trick.
error-position-no-card = May nasa kamay o nasa trick na hindi baraha. Ibigay ang mga kamay bilang mask ng 52 baraha.
error-position-not-broken = May espada sa trick, kaya basag na ang espada. Gawing true ang “broken”, o alisin ito.
error-position-taken-sum = { $sum } ang kabuuan ng mga trick na nakuha; sa dami ng baraha sa mga kamay, dapat ay { $want }. Ayusin ang “taken”.
error-position-trick = Hindi sumusunod sa suit ang { $card } sa trick, at may hawak pang suit na ni-lead ang upuan { $seat }. Ayusin ang trick o ang kamay.
error-record-bad-name = Hindi puwedeng pangalan ng manlalaro ang “{ $text }”: dapat isang linya ito na walang control character. Ayusin ito sa “players”.
error-record-bad-value = { $key ->
    [record] Hindi ito rekord: isang JSON object ang rekord. Pumili ng ibang file.
    [position] Hindi ito posisyon: isang JSON object ang posisyon. Pumili ng ibang file.
    [sheet] Hindi ito score sheet: isang JSON object ang score sheet. Pumili ng ibang file.
   *[other] Hindi puwede ang halaga ng “{ $key }”; ang kailangan: { $want }. Ayusin ito sa file.
}
error-record-hand-unfinished = May kasunod ang round na hindi pa tapos. Ang huling round lang ng rekord ang puwedeng hindi tapos.
error-record-missing-key = Kulang ng “{ $key }” ang “{ $where }”. Idagdag ito sa file.
error-record-redraw-missing = Hindi sinasabi ng rekord kung anong baraha ang natanggap sa palitang ito. Idagdag sa “redraws” ng round.
error-record-redraw-unused = Mas marami ang laman ng “redraws” kaysa sa mga palitan sa round. Alisin ang sobra.
error-record-too-long = Hindi natapos ang pagsuri sa rekord na ito sa loob ng { $seconds } s. Suriin ito sa bahay gamit ang spades verify.
error-record-unknown-format = “{ $format }” ang format ng file; “{ $known }” ang binabasa rito. { $format ->
    [spades-position] “spades solve” ang bumabasa nito.
    [spades-record] “spades replay” ang bumabasa nito.
    [spades-sheet] “spades score” ang bumabasa nito.
   *[other] Pumili ng ibang file.
}
error-record-unknown-key = Hindi kilala ang “{ $key }” sa “{ $where }”. Tingnan ang baybay, o alisin; sa “meta” ilagay ang sariling tala.
error-record-unknown-version = Bersiyon { $version } ang file; bersiyon { $known } ang binabasa rito. I-update ang Spades, o i-export muli ang file.
error-record-unreadable = Hindi ito JSON na mababasa. Gamitin ang rekord kung paano ito in-export.
error-redeal-no-hand = Walang round na mauulit ang bigay ngayon. Hintayin ang susunod.
error-redeal-spent = { $limit ->
    [0] Walang inuulit na bigay sa mesang ito.
   *[other] Hanggang { $limit } beses lang inuulit ang bigay sa isang laban sa mesang ito, at ubos na.
} Laruin ang round na ito.
error-redraw-count = { $want } baraha ang bubunutin sa palitang ito; { $count } ang narito. Bumunot ng kasindami ng ibinaba.
error-redraw-not-now = Walang bubunutin sa tapunan ngayon. Hintaying may magbaba ng baraha.
error-redraw-not-there = Wala ang { $card } sa tapunang puwedeng bunutan. Doon bumunot.
error-rules-bad-value = Hindi puwede ang “{ $value }” sa tuntuning { $field }. Pumili mula sa: { $want }.
error-rules-excluded = Walang saysay ang { $field } = { $value } kasama ng kasalukuyang { $beside }. Baguhin ang isa sa dalawa.
error-rules-no-preset = Walang larong binanggit ang tuntunin. Idagdag ang “preset” na may isa sa mga ito: { $known }.
error-rules-unknown-field = Walang tuntuning “{ $field }”. Ito ang mga tuntunin: { $known }.
error-rules-unknown-preset = Walang larong “{ $preset }”. Pumili ng isa sa mga ito: { $known }.
error-rules-unreadable = Hindi hanay ng tuntunin ang “{ $value }”. Sumulat ng object na may preset at mga tuntuning iba rito.
error-rules-wrong-game = Hindi para sa larong ito ({ $game }) ang tuntuning { $field }. Alisin ito.
error-seat-code = Mali, nagamit na, o luma na ang code na ito. Kumuha ng bago sa device kung saan nakabukas ang upuan mo.
error-seat-elsewhere = Nakabukas na sa ibang window ang upuan mo. Magpatuloy roon, o bawiin ito rito gamit ang --take-over.
error-seat-free = Walang tao sa upuan { $seat }. Pumili ng may nakaupo.
error-seat-in-use = Nakabukas na sa ibang window ang upuan mo. Isara iyon, o kunin ito rito gamit ang --take-over.
error-seat-left = Umalis ka na sa mesa. Habang tuloy ang laban, puwede kang bumalik.
error-seat-lost = Hindi na sa iyo ang upuang ito. Kumuha ng bakante, kung mayroon.
error-seat-name = Hindi puwede ang pangalang iyan dito: 1 hanggang { $most } karakter na nakikita, sa isang linya. Pumili ng iba.
error-seat-none-free = Puno na ang mesang ito. Magbukas ng iba, maghintay ng aalis, o manood gamit ang --watch.
error-seat-request = May upuan dati rito ang kahilingang ito, at hindi na iyon sa iyo. Humiling muli gamit ang ibang kahilingan.
error-seat-spectator = Hindi naglalaro ang nanonood. Kumuha ng bakanteng upuan, kung mayroon.
error-seat-taken = May nakaupo na sa upuan { $seat }. Kumuha ng bakante.
error-seat-token = Hindi sa iyo ang upuang ito, o hindi na. Baka nalipat na ito sa isa mo pang device.
error-seat-unknown = Walang upuan { $seat } sa larong ito: { $seats } ang upuan, bilang mula 0. Pumili ng isa sa mga iyon.
error-seed-empty = Walang laman ang seed. Sumulat ng kahit anong teksto, gaya ng salita o petsa.
error-serve-address = Hindi mabuksan ang server sa { $host }, port { $port }: { $reason }. Pumili ng ibang --host o --port.
error-serve-port-in-use = Ginagamit ng ibang program ang port { $port } sa { $host }. Isara iyon, o magbigay ng ibang numero sa --port.
error-serve-setting = Hindi puwede ang “{ $value }” sa { $setting }. Ang puwede: { $want }.
error-server-failed = May pumalya sa server. Subukan ulit; kung ganoon pa rin, sabihan ang nagpapatakbo.
error-server-restarting = Nagsisimula ulit ang server. Bumalik pagkalipas ng ilang segundo: walang nawala.
error-settings-unreadable = Hindi mabasa nang buo ang mga setting sa { $path }; bumalik sa dati ang hindi nabasa. Piliin muli, o burahin ang file.
error-sheet-bad-bid = Hindi bid ang “{ $text }” sa talaan. Isulat ang numero mula 0 hanggang 13, "nil" o "double-nil".
error-sheet-bad-tricks = Hindi bilang ng trick ang “{ $text }”. Isulat ang buong numero mula 0 hanggang 13.
error-sheet-seat-count = { $count } ang laman ng “{ $key }”, pero { $want } ang manlalaro. Isa para sa bawat manlalaro ang isulat.
error-sheet-trick-sum = 13 ang kabuuang trick sa isang round; { $sum } ang kabuuan dito. Itama ang mga numero.
error-simulate-count = Hindi masi-simulate ang { $value } round. Magbigay ng buong numero mula 0 hanggang { $most }.
error-simulate-no-bids = Hindi alam ang lahat ng bid sa posisyong ito, at nakasalalay sa mga iyon ang puntos. Ibigay ang lahat ng bid.
error-simulate-noise = Hindi bahagi ng barahang basta-basta ang { $value }. Magbigay ng numero mula 0 hanggang 1.
error-simulate-phase = Walang masi-simulate mula rito ({ $phase }). Magsimula sa laban na naghihintay ng bigayan, o sa posisyong naglalaro na ng baraha.
error-simulate-policy = Hindi paraan ng paglalaro ang “{ $policy }”. Pumili ng isa sa mga ito: { $known }.
error-simulate-threads = Hindi bilang ng thread ang { $value }. Magbigay ng buong numero mula 1 hanggang { $most }.
error-socket-faults = Mahigit { $most } mensahe ang hindi mabasa. Ayusin ang program: docs/protocol.md.
error-socket-no-hello = Walang hello sa loob ng { $seconds } s. Tingnan ang docs/protocol.md.
error-socket-protocol = Bersiyon { $found } ng protocol ang gamit ng program na ito, { $want } ang sa server. I-update ang mas luma.
error-socket-silent = Walang dumating sa loob ng { $seconds } s, kaya tinapos ang koneksiyon. Kumonekta ulit.
error-socket-slow = Masyadong mabagal ang koneksiyon para sa mesang ito. Magsisimula ulit ito nang kumpleto.
error-socket-too-many = Masyadong maraming mensahe nang sabay-sabay. Kumonekta ulit maya-maya.
error-solve-choose-deal = May { $count } bigayan dito. Pumili ng isa gamit ang --hand.
error-solve-file-kind = Walang kahulugan ang { $option } para sa { $kind ->
    [pbn] bigayang PBN
    [position] isang posisyon
   *[record] isang rekord
}. Alisin ito.
error-solve-goal = Hindi layunin ng laro ang “{ $goal }”. Pumili ng isa sa mga ito: { $known }.
error-solve-limit = Hindi puwede ang { $value } sa { $option }. Bigyan ito ng numerong higit sa 0{ $most ->
    [none] .
   *[other] {", "}hanggang { $most }.
}
error-solve-memory = Hindi puwede ang talahanayang { $megabytes } MB. Bigyan ng 1 hanggang 65536.
error-solve-no-action = Walang sandali sa round na ito pagkatapos ng { $number } tira: { $count } lang ang tira. Bigyan ang --after ng numero mula 0 hanggang { $count }.
error-solve-no-hand = Walang round { $number } dito; bilang ng round: { $count }. Pumili ng iba gamit ang --hand.
error-solve-not-play = { $phase ->
    [over] Tapos na rito ang laban: wala nang barahang ilalabas. Lutasin ang mas naunang round gamit ang --hand N, mula sa unang baraha nito, o mula sa sandaling pagkatapos ng K tira nito gamit ang --after K.
    [deal] Walang round na nilalaro rito. Pumili ng ibang sandali gamit ang --hand at --after.
   *[other] Hindi pa inilalabas ang mga baraha rito. Pumili ng ibang sandali gamit ang --hand at --after.
}
error-solve-not-scored = Nakasalalay ang puntos ng round na ito sa hindi sinabi: { $missing }. Idagdag ito (sa bigayang PBN, gamit ang --bids), o itanong ang mga trick gamit ang --goal tricks.
error-solve-payoff = Ang payoff ay isang numero para sa bawat kinalabasan, sa hugis na { $want }. { $reason ->
    [shape] Dito, ang hugis ay { $shape }. Gawin itong ganoong hugis.
    [finite] Dito ay may { $value }. Mga numerong may hangganan lamang ang ibigay.
   *[kind] Dito ay may hindi numero. Mga tunay na numero lamang ang ibigay.
}
error-solve-unreadable = Hindi rekord, bigayang PBN, o posisyon ang { $path }. Pumili ng ibang file.
error-spectators-full = May { $most } nang nanonood. Bumalik mamaya.
error-spectators-none = Walang puwedeng manood sa mesang ito. Kumuha ng bakanteng upuan, kung mayroon.
error-start-already-over = Sa mga iskor na ito ({ $scores }), tapos na agad ang laban. Magsimula sa mas mababa.
error-start-bags = Hindi puwedeng magsimula ang isang panig sa { $bags } bag. Bigyan ng 0 o higit pa, at mas mababa sa hangganan ng bag ng mesa.
error-start-seat = Hindi makapagsisimula ang upuan { $seat }: { $seats } ang upuan, bilang mula 0. Pumili ng isa sa mga iyon.
error-stock-size = { $size } baraha ang bunutan sa halip na 52. Isulat ang lahat ng 52, ang nasa ibabaw muna.
error-store-broken = Sira ang talaan ng mesang { $table } sa bersiyon { $version }. Ang mesang ito lang ang isinara; tuloy ang iba. Gamitin ang kopya ng imbakan kung mayroon; kung wala, burahin ang mesang ito: spades data delete tables --table { $table }
error-store-closed = Hindi nakabukas ang imbakan. Kung humihinto ang server, bumalik makalipas ang ilang sandali.
error-store-conflict = Umusad na ang mesang { $table }: { $found } na pangyayari ang nasa talaan nito, hindi { $want }. Tingnan muli, saka magpasya ulit.
error-store-damaged = Sira ang database: { $reason }. Ihinto ang server, panatilihin ang mga file kung ano sila, at magpatuloy gamit ang mas naunang kopya: spades data restore FILE
error-store-driver = Kailangan ng imbakang ito ang { $driver }, na hindi pa naka-install. I-install ang Spades kasama ang dagdag nito: pip install 'spades[{ $extra }]'.
error-store-exists = Mayroon nang mesa o rekord na { $table }. Buksan ang mesa sa ibang pangalan.
error-store-failed = Hindi ito naimbak: { $reason }. Walang kinumpirma, at ligtas ang lahat ng nasabi na. Suriin ang disk o ang database, saka subukan ulit.
error-store-full = Wala nang espasyong mapag-iimbakan: { $reason }. Walang kinumpirma, at ligtas ang lahat ng nasabi na. Magbakante ng espasyo, saka subukan ulit.
error-store-in-use = Gamit ng ibang server ang imbakang { $path }. Ihinto muna iyon, o bigyan ito ng ibang file; kailangan ng PostgreSQL kung marami ang server.
error-store-newer = Mas bagong Spades ang sumulat sa imbakang ito: nasa hakbang { $found } ang iskema nito, at hanggang { $known } lang ang alam ng isang ito. I-update ang Spades.
error-store-settings = { $found } ang “{ $setting }” sa database; dapat itong { $want }, kung hindi ay puwedeng mawala ang nakumpirma na. Itakda ito nang ganoon, o gumamit ng ibang database.
error-store-unknown = Walang mesa o rekord na { $table }. Suriin ang link; baka nabura na ito.
error-store-unreachable = Hindi maabot ang database: { $reason }. Walang kinumpirma. Suriin ang address nito at kung tumatakbo ito, saka subukan ulit.
error-store-url = Hindi address ng imbakan ang “{ $url }”. Isulat ang sqlite:///FILE, postgresql://USER@HOST/DATABASE, o memory:.
error-table-archived = Tapos na ang labang ito. Ang rekord na lang ang natira.
error-table-bad-option = Hindi puwede ang “{ $value }” sa { $field } ng mesa. Pumili mula sa: { $want }.
error-table-begun = Nagsimula na ang laban. Magpatuloy na lang.
error-table-closed = Sarado na ang mesang ito dahil walang tao. Magbukas ng iba.
error-table-no-person = Walang upuan para sa tao sa mesang ito, kaya walang makapagsisimula. Maglaan ng kahit isang upuan para sa tao.
error-table-not-begun = Hindi pa nagsisimula ang laban. Hintaying mapuno ang mga upuan, o simulan ng host.
error-table-not-ready = Inihahanda pa ang mesa. Subukan ulit maya-maya.
error-table-seats = { $seats } ang upuan sa larong ito, pero { $count } ang may laman. Bigyan ng isang manlalaro ang bawat upuan.
error-table-unknown-option = Walang “{ $field }” ang mesa. Ito ang mayroon: { $known }.
error-talk-off = Walang kuwentuhan sa mesang ito. Magpatuloy sa paglalaro.
error-talk-unknown = Wala ang “{ $text }” sa mga puwedeng sabihin dito. Pumili ng isa sa mga ito: { $known }.
error-turn-nobody = Wala pang may turn ngayon. Hintayin ang bigayan.
error-turn-other-seat = Hindi pa turn ng { $seat ->
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
error-undo-cards-seen = Hindi na mababawi ang ginawa bago nakita ang baraha: alam mo na ang mga ito. Magpatuloy mula rito.
error-undo-nothing = Wala pang mababawi. Magpatuloy sa paglalaro.
error-undo-off = Walang bawian sa mesang ito. Magpatuloy sa paglalaro.
error-verify-noted = Hindi tugma ang “{ $text }” sa { $option }. Kopyahin ang lahat ng { $digits } hex digit na itinala mo sa mesa.
error-view-unreadable = Hindi lagay ng mesa na kilala ng bersiyong ito ang “{ $text }”. I-update ang Spades.
error-vote-again = Kakaimungkahi mo lang na { $what ->
    [redeal] ulitin ang bigay
    [take_back] bawiin ang tira
   *[concede] sumuko
}. Magpatuloy: puwede ulit pagkatapos ng susunod na tira.
error-vote-none = Walang mungkahi ngayon. Magpatuloy sa paglalaro.
error-vote-not-asked = Hindi ka tinatanong, o nakasagot ka na. Hintayin ang iba.
error-vote-open = May mungkahi na: { $what ->
    [redeal] ulitin ang bigay
    [take_back] bawiin ang tira
   *[concede] sumuko
}. Sagutin muna iyon.
error-worlds-no-hand = Kulang ang alam ng upuang hindi pa tumitingin, o ng nanonood, para mahulaan ang baraha ng iba. Pumili ng upuang tumingin na.
