### Basa Jawa: meja kanggo ketemu wong: kedadeyan, unen-unen, lan pilihane.

## Kedadeyan, kanggo cathetan ing layar

table-committed = Sing ngedum wis janji kanggo kabeh dumane meja iki.
table-seat-taken = { $you ->
    [yes] Kowe lungguh.
   *[no] { $name } lungguh.
}
table-move-offered = { $you ->
    [yes] Kursimu bisa dipindhah menyang piranti liya nganggo kodene.
   *[no] { $name } arep ganti piranti.
}
table-seat-moved = { $you ->
    [yes] Kursimu saiki ing piranti liya.
   *[no] { $name } lagi ganti piranti.
}
table-seat-freed = { $why ->
    [left] { $you ->
        [yes] Kowe ninggal meja.
       *[no] { $name } ninggal meja.
    }
    [absent] { $you ->
        [yes] Kowe kesuwen lunga: kursimu saiki kosong.
       *[no] { $name } kesuwen lunga: kursine saiki kosong.
    }
   *[kicked] { $you ->
        [yes] Sing duwe meja ngongkon kowe lunga.
       *[no] Sing duwe meja ngongkon { $name } lunga.
    } { $reason ->
        [rude] Jalarane: ora sopan.
        [slow] Jalarane: maine kesuwen.
        [away] Jalarane: kerep lunga.
        [friend] Jalarane: kursine kanggo kanca.
       *[other] Jalarane: liya-liyane.
    }
}
table-seat-filled = { $kind ->
    [person] { $name }: kursine kosong kanggo wong.
   *[computer] { $name }: kursine dienggoni komputer.
}
table-host-moved = { $you ->
    [yes] Saiki kowe sing duwe meja.
    [nobody] Saiki mejane durung ana sing duwe.
   *[no] Saiki { $name } sing duwe meja.
}
table-attached = { $you ->
    [yes] Kowe wis ana ing meja.
   *[no] { $name } wis ana ing meja.
}
table-detached = { $left ->
    [yes] { $you ->
        [yes] Kowe lunga. Kursimu isih disimpen.
       *[no] { $name } lunga. Kursine isih disimpen.
    }
   *[no] { $you ->
        [yes] Sambunganmu pedhot.
       *[no] Sambungane { $name } pedhot.
    }
}
table-sat-in = { $why ->
    [left] { $you ->
        [yes] Komputer ngganteni kowe sasuwene kowe lunga.
       *[no] { $name } lunga: komputer sing ngganteni.
    }
    [dropped] { $you ->
        [yes] Komputer ngganteni kowe nganti kowe bali.
       *[no] { $name } durung bali: komputer sing ngganteni.
    }
   *[time] { $you ->
        [yes] Wektumu entek: komputer sing ngganteni kowe.
       *[no] Wektune { $name } entek: komputer sing ngganteni.
    }
}
table-gave-back = { $you ->
    [yes] Kowe main dhewe maneh.
   *[no] { $name } main maneh.
}
table-began = Kabeh wis lungguh. Tandhing diwiwiti.
table-share-opened = { $opened ->
    [no] { $you ->
        [yes] Urunanmu kanggo kocokan telat: kertune dikocok tanpa kuwi.
       *[no] Urunane { $name } kanggo kocokan telat: kertune dikocok tanpa kuwi.
    }
   *[yes] { $you ->
        [yes] Kowe mbukak urunanmu kanggo kocokan.
       *[no] { $name } mbukak urunane kanggo kocokan.
    }
}
table-seed-opened = Seed saka duman { $deal } wis dibukak: sapa wae bisa mriksa kocokane.
table-proposed = { $what ->
    [redeal] { $you ->
        [yes] Kowe ngusulake ronde iki dibuwang lan kertune didum maneh.
       *[no] { $name } ngusulake ronde iki dibuwang lan kertune didum maneh.
    }
    [take_back] { $you ->
        [yes] Kowe kepengin mbalekake lakumu sing pungkasan.
       *[no] { $name } kepengin mbalekake lakune sing pungkasan.
    }
   *[concede] { $you ->
        [yes] Kowe kepengin nyerah.
       *[no] { $name } kepengin nyerah.
    }
}
table-agreed = { $you ->
    [yes] Kowe sarujuk.
   *[no] { $name } sarujuk.
}
table-proposal-closed = { $how ->
    [agreed] Kabeh sarujuk.
    [declined] { $you ->
        [yes] Kowe ora sarujuk. Tandhinge diterusake.
       *[no] { $name } ora sarujuk. Tandhinge diterusake.
    }
    [late] Ora kabeh mangsuli ing wektune. Tandhinge diterusake.
   *[void] Usulane batal.
}
table-claimed = { $you ->
    [yes] { $tricks ->
        [1] Kowe njupuk trik pungkasan.
       *[other] Kowe njupuk { $tricks } trik pungkasan.
    }
   *[no] { $tricks ->
        [1] { $name } njupuk trik pungkasan.
       *[other] { $name } njupuk { $tricks } trik pungkasan.
    }
}
table-talked = { $name }: { $phrase }
table-clock-credited = Servere mandheg { $seconds } detik. Wektu kuwi ora dietung kanggo sapa-sapa.
table-closed = Mejane ditutup amarga ora ana wonge.

## Unen-unen sing wis cumawis

talk-hello = Halo kabeh.
talk-good-luck = Muga-muga bejo.
talk-thanks = Matur nuwun.
talk-well-played = Maine apik tenan.
talk-nice-bid = Tawarane apik.
talk-sorry = Sepurane ya.
talk-my-mistake = Salahku.
talk-unlucky = Wah, lagi apes.
talk-oops = Waduh.
talk-one-moment = Sedhela ya.
talk-back-again = Aku wis bali.
talk-your-turn = Giliranmu.
talk-good-game = Tandhinge gayeng.
talk-once-more = Main maneh?
talk-goodbye = Nganti ketemu maneh.

## Geneya sing duwe meja ngongkon wong lunga

kick-rude = Ora sopan
kick-slow = Maine kesuwen
kick-away = Kerep lunga
kick-friend = Kursine kanggo kanca
kick-other = Alesan liya

## Pilihane meja

option-turn-seconds = Wektu saben giliran
option-turn-seconds-help = Pirang detik pemain oleh mikir; sawise kuwi komputer sing ngganteni. Tanpa wates, saben wong mikir sasuwene sing dibutuhake.
option-grace-left = Ngenteni sing lunga
option-grace-left-help = Pirang detik sawise ana sing sengaja lunga komputer ngganteni.
option-grace-dropped = Ngenteni sing pedhot
option-grace-dropped-help = Pirang detik sawise sambungane pedhot komputer ngganteni.
option-when-left = Yen ana sing lunga
option-when-left-help = Komputer sing ngganteni, utawa liyane ngenteni.
option-accept-win = Menang yen mungsuh lunga
option-accept-win-help = Oleh apa ora salah siji pihak nganggep menang yen mungsuhe wis lunga kabeh.
option-sitter = Komputer sing ngganteni
option-sitter-help = Pemain komputer sing ngganteni wong, lan sing manggoni kursi sing ora ana sing njupuk.
option-pace = Lerene komputer
option-pace-help = Kira-kira pirang detik komputer ngenteni sadurunge laku, apa wae kertune.
option-spectators = Sing nonton
option-spectators-help = Oleh apa ora wong liya nonton, lan apa sing dideleng.
option-take-back = Mbalekake laku
option-take-back-help = Oleh apa ora laku dibalekake yen kabeh wong liyane sarujuk.
option-redeals = Ngedum maneh
option-redeals-help = Ping pira ing siji tandhing kertu oleh didum maneh yen kabeh wong sarujuk; 0 ateges ora tau.
option-vote-seconds = Wektu mangsuli usulan
option-vote-seconds-help = Pirang detik liyane oleh mangsuli; sawise kuwi usulane gugur.
option-talk = Omong-omongan
option-talk-help = Oleh apa ora unen-unen sing cumawis diucapake.
option-listed = Ing lobi
option-listed-help = Katon apa ora mejane ing lobi kanggo kabeh wong sasuwene isih ana kursi kosong.
option-by-host = Sing duwe meja sing miwiti
option-by-host-help = Tandhinge diwiwiti yen sing duwe meja kandha, dudu yen kursi pungkasan wis dijupuk.
option-opening-seconds = Wektu mbukak urunan
option-opening-seconds-help = Pirang detik tandhinge ngenteni urunane para pemain kanggo kocokan.
option-empty-seconds = Nyimpen meja kosong
option-empty-seconds-help = Pirang detik tandhing tanpa wong disimpen; sawise kuwi dianggep ditinggal.

option-no-limit = tanpa wates
option-value-when-left = { $value ->
    [computer] komputer sing ngganteni
   *[wait] liyane ngenteni
}
option-value-spectators = { $value ->
    [none] ora ana sing nonton
    [public] ndeleng kertu sing mlumah
   *[after] ndeleng ronde wutuh sawise rampung
}
