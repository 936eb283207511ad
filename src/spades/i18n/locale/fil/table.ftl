### Filipino: ang mesa kung saan nagkikita ang mga tao: mga nangyayari, masasabi, at mapipili.

## Mga nangyayari, para sa talaan sa screen

table-committed = Nangako na ang dealer sa lahat ng bigay sa mesang ito.
table-seat-taken = { $you ->
    [yes] Umupo ka.
   *[no] Umupo si { $name }.
}
table-move-offered = { $you ->
    [yes] Puwede nang ilipat sa ibang device ang upuan mo gamit ang code.
   *[no] Magpapalit ng device si { $name }.
}
table-seat-moved = { $you ->
    [yes] Nasa ibang device na ang upuan mo.
   *[no] Nagpapalit ng device si { $name }.
}
table-seat-freed = { $why ->
    [left] { $you ->
        [yes] Umalis ka sa mesa.
       *[no] Umalis sa mesa si { $name }.
    }
    [absent] { $you ->
        [yes] Masyado kang matagal na wala: bakante na ang upuan mo.
       *[no] Masyadong matagal na wala si { $name }: bakante na ang upuan.
    }
   *[kicked] { $you ->
        [yes] Pinaalis ka ng host.
       *[no] Pinaalis ng host si { $name }.
    } { $reason ->
        [rude] Dahilan: hindi magalang.
        [slow] Dahilan: masyadong mabagal maglaro.
        [away] Dahilan: madalas na wala.
        [friend] Dahilan: para sa kaibigan ang upuan.
       *[other] Dahilan: iba pa.
    }
}
table-seat-filled = { $kind ->
    [person] { $name }: bakante ang upuan para sa tao.
   *[computer] { $name }: computer ang umupo.
}
table-host-moved = { $you ->
    [yes] Ikaw na ang host ng mesa.
    [nobody] Wala munang host ang mesa.
   *[no] Si { $name } na ang host ng mesa.
}
table-attached = { $you ->
    [yes] Nasa mesa ka na.
   *[no] Nasa mesa na si { $name }.
}
table-detached = { $left ->
    [yes] { $you ->
        [yes] Umalis ka. Nakalaan pa rin ang upuan mo.
       *[no] Umalis si { $name }. Nakalaan pa rin ang upuan niya.
    }
   *[no] { $you ->
        [yes] Naputol ang koneksiyon mo.
       *[no] Naputol ang koneksiyon ni { $name }.
    }
}
table-sat-in = { $why ->
    [left] { $you ->
        [yes] Computer muna ang maglalaro habang wala ka.
       *[no] Umalis si { $name }: computer muna ang maglalaro.
    }
    [dropped] { $you ->
        [yes] Computer muna ang maglalaro hanggang bumalik ka.
       *[no] Hindi pa bumabalik si { $name }: computer muna ang maglalaro.
    }
   *[time] { $you ->
        [yes] Ubos na ang oras mo: computer muna ang maglalaro para sa iyo.
       *[no] Ubos na ang oras ni { $name }: computer muna ang maglalaro.
    }
}
table-gave-back = { $you ->
    [yes] Ikaw na ulit ang naglalaro.
   *[no] Si { $name } na ulit ang naglalaro.
}
table-began = Kumpleto na ang lahat. Magsisimula na ang laban.
table-share-opened = { $opened ->
    [no] { $you ->
        [yes] Nahuli ang ambag mo sa balasa: binalasa nang wala iyon.
       *[no] Nahuli ang ambag ni { $name } sa balasa: binalasa nang wala iyon.
    }
   *[yes] { $you ->
        [yes] Binuksan mo ang ambag mo sa balasa.
       *[no] Binuksan ni { $name } ang ambag niya sa balasa.
    }
}
table-seed-opened = Bukas na ang seed ng bigay { $deal }: masusuri na ng lahat ang balasa.
table-proposed = { $what ->
    [redeal] { $you ->
        [yes] Gusto mong itapon ang round na ito at ulitin ang bigay.
       *[no] Gusto ni { $name } na itapon ang round na ito at ulitin ang bigay.
    }
    [take_back] { $you ->
        [yes] Gusto mong bawiin ang huli mong tira.
       *[no] Gusto ni { $name } na bawiin ang huli niyang tira.
    }
   *[concede] { $you ->
        [yes] Gusto mong sumuko.
       *[no] Gusto ni { $name } na sumuko.
    }
}
table-agreed = { $you ->
    [yes] Pumayag ka.
   *[no] Pumayag si { $name }.
}
table-proposal-closed = { $how ->
    [agreed] Pumayag ang lahat.
    [declined] { $you ->
        [yes] Hindi ka pumayag. Tuloy ang laban.
       *[no] Hindi pumayag si { $name }. Tuloy ang laban.
    }
    [late] Hindi lahat nakasagot sa oras. Tuloy ang laban.
   *[void] Wala na ang mungkahi.
}
table-claimed = { $you ->
    [yes] { $tricks ->
        [1] Kinuha mo ang huling trick.
       *[other] Kinuha mo ang huling { $tricks } trick.
    }
   *[no] { $tricks ->
        [1] Kinuha ni { $name } ang huling trick.
       *[other] Kinuha ni { $name } ang huling { $tricks } trick.
    }
}
table-talked = { $name }: { $phrase }
table-clock-credited = Nawala ang server nang { $seconds } segundo. Hindi iyon ibinilang sa oras ninuman.
table-closed = Isinara ang mesa dahil walang tao.

## Mga nakahandang sabihin

talk-hello = Kumusta kayong lahat.
talk-good-luck = Suwertehin sana.
talk-thanks = Salamat.
talk-well-played = Ang galing ng laro mo.
talk-nice-bid = Magandang bid.
talk-sorry = Pasensiya na.
talk-my-mistake = Mali ko.
talk-unlucky = Sayang, minalas.
talk-oops = Naku.
talk-one-moment = Sandali lang.
talk-back-again = Nandito na ulit ako.
talk-your-turn = Ikaw na.
talk-good-game = Ang ganda ng laban.
talk-once-more = Isa pa?
talk-goodbye = Paalam.

## Bakit nagpapaalis ang host

kick-rude = Hindi magalang
kick-slow = Masyadong mabagal maglaro
kick-away = Madalas na wala
kick-friend = Para sa kaibigan ang upuan
kick-other = Iba pang dahilan

## Mga mapipili sa mesa

option-turn-seconds = Oras sa bawat turn
option-turn-seconds-help = Ilang segundo puwedeng mag-isip ang manlalaro; pagkatapos, computer muna ang maglalaro. Kung walang limitasyon, kahit gaano katagal.
option-grace-left = Hintay sa umalis
option-grace-left-help = Ilang segundo pagkaalis ng isang tao bago computer muna ang maglaro.
option-grace-dropped = Hintay sa naputulan
option-grace-dropped-help = Ilang segundo pagkaputol ng koneksiyon bago computer muna ang maglaro.
option-when-left = Kapag may nawala
option-when-left-help = Kung computer muna ang maglalaro, o maghihintay ang iba.
option-accept-win = Panalo kapag umalis ang kalaban
option-accept-win-help = Kung puwedeng kunin ng isang panig ang panalo kapag wala na ang lahat ng kalaban.
option-sitter = Kapalit na computer
option-sitter-help = Ang computer na papalit sa nawala at uupo sa mga upuang walang kumuha.
option-pace = Hintay ng computer
option-pace-help = Mga ilang segundo naghihintay ang computer bago tumira, anuman ang baraha nito.
option-spectators = Mga nanonood
option-spectators-help = Kung puwedeng manood ang iba, at ano ang makikita nila.
option-take-back = Pagbawi ng tira
option-take-back-help = Kung puwedeng bawiin ang tira kapag pumayag ang lahat ng ibang tao.
option-redeals = Pag-ulit ng bigay
option-redeals-help = Ilang beses sa isang laban puwedeng ulitin ang bigay kapag pumayag ang lahat; 0 kung hindi kailanman.
option-vote-seconds = Oras para sumagot sa mungkahi
option-vote-seconds-help = Ilang segundo ang iba para sumagot; pagkatapos, wala na ang mungkahi.
option-talk = Kuwentuhan
option-talk-help = Kung puwedeng gamitin ang mga nakahandang sabihin.
option-listed = Nasa lobby
option-listed-help = Kung makikita ng lahat ang mesa sa lobby habang may bakanteng upuan.
option-by-host = Host ang magsisimula
option-by-host-help = Kung magsisimula ang laban kapag sinabi ng host, hindi pagkapuno ng huling upuan.
option-opening-seconds = Oras sa pagbukas ng ambag
option-opening-seconds-help = Ilang segundo hihintayin ng laban ang mga ambag ng manlalaro sa balasa.
option-empty-seconds = Pagtago ng mesang walang tao
option-empty-seconds-help = Ilang segundo itatago ang labang walang tao; pagkatapos, iniwan na iyon.

option-no-limit = walang limitasyon
option-value-when-left = { $value ->
    [computer] computer muna ang maglalaro
   *[wait] maghihintay ang iba
}
option-value-spectators = { $value ->
    [none] bawal manood
    [public] kita ang mga bukas na baraha
   *[after] kita ang buong round kapag tapos na
}
