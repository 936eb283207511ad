### Basa Jawa: carane main, saperangan-saperangan. Saben larik siji paragraf.
### Angkane miturut aturan klasik; perangan pungkasan nyebutake apa sing oleh diowahi.

howto-title = Carane main
howto-partnership-title = Spades wong papat, loro lawan loro
howto-two-player-title = Spades wong loro, njupuk kertu dhewe

howto-aim-title = Tujuwane
howto-deal-title = Ngedum kertu
howto-draw-title = Njupuk kertu
howto-bidding-title = Nawar
howto-nil-title = Nil
howto-double-nil-title = Double Nil
howto-play-title = Metokake kertu
howto-breaking-title = Sekop pecah
howto-scoring-title = Ngetung skor
howto-bags-title = Kanthong
howto-end-title = Pungkasane tandhing
howto-options-title = Sing oleh diowahi ing sawijining meja

## Wong papat

howto-partnership-aim =
    Sing main wong papat, loro lawan loro. Kancamu lungguh ing sabrangmu: Lor karo Kidul, Wetan karo Kulon. Regu sing luwih dhisik tekan 500 poin menang.

    Saben ronde kowe lan kancamu nyebutake arep entuk trik pira bebarengan, banjur ngupaya entuk semono: aja nganti kurang, lan becike aja luwih.
howto-partnership-deal =
    Kertune kertu remi biyasa, 52 lembar. Ing saben kembang, As (A) paling gedhe, banjur Raja (K), Ratu (Q), Jack (J), 10, lan sapiturute nganti 2. Sekop tansah dadi truf: sekop apa wae ngalahake kertu saka kembang liyane.

    Sing ngedum menehi saben pemain 13 kertu. Ronde sabanjure, gilirane ngedum pindhah menyang pemain ing sisih kiwane.
howto-partnership-bidding =
    Pemain ing sisih kiwane sing ngedum nawar dhisik, banjur liyane gentenan miturut puterane jam. Saben pemain kudu nawar, mung sepisan: angka 1 nganti 13, utawa Nil. Tawaranmu oleh luwih cilik utawa luwih gedhe tinimbang tawaran sadurunge.

    Tawarane wong loro sakanca dijumlah. Jumlahe dadi kontrak, yaiku cacahe trik sing kudu dientukake regu iku. Yen kowe nawar 4 lan kancamu 3, regumu butuh 7 trik, sapa wae sing entuk.

    Kanggo kira-kira wiwitan, etungen kabeh As, saben Raja sing dikancani kertu cilik, lan saben sekop wiwit sing kaping papat.
howto-partnership-nil =
    Nil iku tawaran 0: kowe janji ora bakal entuk trik babar pisan. Yen janjimu kelakon, regumu entuk 100 poin; entuk trik siji wae, regumu kelangan 100 poin.

    Kancamu nawar kaya biyasane lan kudu nyukupi tawarane dhewe. Trikmu ora melu dietung: yen Nilmu gagal, saben trikmu dadi kanthong (delengen “Kanthong”).

    Wong loro sakanca oleh padha-padha nawar Nil. Saben Nil dietung dhewe-dhewe.
howto-partnership-double-nil =
    Double Nil iku Nil sing ditawar sadurunge ndeleng kertu; ajine 200 poin, entuk utawa ilang. Mula kowe ditakoni dhisik arep ndeleng kertu apa ora. Yen wis ndeleng, ing ronde iku ora bisa nawar Double Nil maneh. Kabeh pemain ngerti sapa sing wis ndeleng kertune.

    Sawise nawar Double Nil, kowe ndeleng kertumu. Yen kabeh wis nawar, kowe menehake kertu telu mengkurep marang kancamu; kancamu njupuk kertu iku, banjur genti menehi kowe kertu telu sakarepe. Mula wenehna kertu sing bisa entuk trik.

    Yen wong loro sakanca padha-padha nawar Double Nil, ora ana ijol kertu.
howto-partnership-play =
    Pemain ing sisih kiwane sing ngedum mbukak trik kapisan: metokake kertu sing kapisan. Liyane nyusul miturut puterane jam, siji-siji.

    Yen duwe kertu saka kembang sing dibukak, kowe kudu metokake kembang iku. Yen ora duwe, oleh metokake kertu apa wae, sekop uga oleh.

    Sekop paling gedhe entuk trik. Yen ora ana sekop, sing entuk kertu paling gedhe saka kembang sing dibukak. Sing entuk mbukak trik sabanjure. Sawise 13 trik, ronde rampung.
howto-partnership-breaking =
    Sekop ora oleh kanggo mbukak trik sadurunge sekop pecah. Sekop pecah yen ana pemain sing ora bisa manut kembang banjur metokake sekop.

    Mung yen kertumu sekop kabeh, kowe oleh mbukak nganggo sekop luwih dhisik; kanthi mangkono sekop uga pecah.
howto-partnership-scoring =
    Yen kontrak kasil, regu entuk 10 poin kanggo saben trik ing kontrak, ditambah 1 poin kanggo saben trik luwihane. Yen kurang, regu kelangan 10 poin kanggo saben trik ing kontrak.

    • Kontrak 5, entuk 7: 50 + 2 = 52 poin, lan 2 kanthong.
    • Kontrak 6, entuk 5: −60 poin.
    • Kowe nawar 4 entuk 4, kancamu Nil tanpa trik: 40 + 100 = 140 poin.
    • Kowe nawar 4 entuk 4, kancamu Nil nanging entuk 2: 40 − 100 + 2 = −58 poin, lan 2 kanthong.
    • Kowe nawar 3 entuk 2, kancamu Nil nanging entuk 2: −30 − 100 + 2 = −128 poin, lan 2 kanthong. Trike sing nawar Nil ora mbantu kontrakmu.
howto-partnership-bags =
    Trik sing ngluwihi kontrak diarani kanthong; trik sing dientukake Nil sing gagal uga kanthong. Kanthong siji menehi 1 poin, nanging kanthong dietung terus sajrone tandhing: saben regumu nglumpukake 10, regumu kelangan 100 poin lan cacahe dikurangi 10.

    Dadi regu sing duwe 8 kanthong banjur entuk 3 maneh kelangan 100 poin, lan nerusake kanthi 1 kanthong.
howto-partnership-end =
    Saben sawise ronde, skor dibandhingake. Yen regu siji wis tekan 500 poin, regu iku menang. Yen loro-lorone wis, skor sing luwih dhuwur menang; yen padha, main sak ronde maneh.
howto-partnership-options =
    Sawijining meja oleh nemtokake poin kanggo menang; wates kalah, yaiku skor sing mungkasi tandhing yen ana regu sing mudhun nganti semono; lan wates cacahe ronde.

    Meja uga oleh nemtokake pirang kanthong sing kena dhendha, gedhene dhendha (utawa tanpa dhendha), kanthong menehi poin apa ora, lan ajine Nil lan Double Nil.

    Double Nil oleh kanggo kabeh, mung kanggo regu sing ketinggalan adoh, utawa ora oleh babar pisan. Nalika ijol, sing nawar menehi kertu dhisik, utawa wong loro sakanca milih kertu telu bareng.

## Wong loro

howto-two-player-aim =
    Sing main wong loro, dhewe-dhewe. Sing luwih dhisik tekan 500 poin menang.

    Saben ronde kowe nyebutake arep entuk trik pira, banjur ngupaya entuk semono: aja nganti kurang, lan becike aja luwih.
howto-two-player-draw =
    Kertune kertu remi biyasa, 52 lembar. Ing saben kembang, As (A) paling gedhe, banjur Raja (K), Ratu (Q), Jack (J), 10, lan sapiturute nganti 2. Sekop tansah dadi truf: sekop apa wae ngalahake kertu saka kembang liyane.

    Kertu ora didum; kowe nglumpukake dhewe saka tumpukan sing mengkurep. Jupuken kertu sing paling dhuwur, banjur delengen. Yen koksimpen, kertu sabanjure dibuwang tanpa dideleng. Yen kokbuwang, kertu iku mlebu buwangan mengkurep, lan kertu sabanjure kudu koktampa.

    Banjur mungsuhmu uga mangkono, gentenan nganti tumpukan entek. Saben pemain banjur nyekel 13 kertu; 26 kertu buwangan ora dienggo ing ronde iki. Ronde sabanjure, sing mau njupuk keri ganti njupuk dhisik.
howto-two-player-bidding =
    Yen tumpukan wis entek, pemain sing njupuk keri nawar dhisik, banjur mungsuhe. Saben pemain kudu nawar, mung sepisan: angka 1 nganti 13, utawa Nil. Tawaranmu dadi kontrakmu, yaiku cacahe trik sing kudu kokentukake.

    Kanggo kira-kira wiwitan, etungen kabeh As, saben Raja sing dikancani kertu cilik, lan saben sekop wiwit sing kaping papat. Separo kertu ora melu dimainake, mula kertu gedhe luwih kerep menang tinimbang sing kokkira.
howto-two-player-nil =
    Nil iku tawaran 0: kowe janji ora bakal entuk trik babar pisan. Yen janjimu kelakon, kowe entuk 100 poin; entuk trik siji wae, kowe kelangan 100 poin, lan saben trikmu dadi kanthong (delengen “Kanthong”).
howto-two-player-double-nil =
    Double Nil iku Nil sing ditawar sadurunge njupuk kertu kapisan; ajine 200 poin, entuk utawa ilang. Saben pemain ditakoni sepisan, pas sadurunge kertune sing kapisan, lan mungsuhe langsung ngerti. Sabanjure kowe njupuk kertu kaya biyasane, lan ngupaya nglumpukake kertu sing ora entuk apa-apa.

    Yen loro-lorone wis nawar, sing nawar Double Nil oleh nyelehake paling akeh kertu telu mengkurep, banjur entuk kertu semono uga saka buwangan kanthi acak. Kertu sing diselehake ora bali maneh.
howto-two-player-play =
    Pemain sing njupuk keri mbukak trik kapisan: metokake kertu sing kapisan. Mungsuhe mangsuli nganggo kertu siji.

    Yen duwe kertu saka kembang sing dibukak, kowe kudu metokake kembang iku. Yen ora duwe, oleh metokake kertu apa wae, sekop uga oleh.

    Sekop sing luwih gedhe entuk trik. Yen ora ana sekop, sing entuk kertu sing luwih gedhe saka kembang sing dibukak. Sing entuk mbukak trik sabanjure. Sawise 13 trik, ronde rampung.
howto-two-player-breaking =
    Sekop ora oleh kanggo mbukak trik sadurunge sekop pecah. Sekop pecah yen ana pemain sing ora bisa manut kembang banjur metokake sekop.

    Mung yen kertumu sekop kabeh, kowe oleh mbukak nganggo sekop luwih dhisik; kanthi mangkono sekop uga pecah.
howto-two-player-scoring =
    Yen kontrakmu kasil, kowe entuk 10 poin kanggo saben trik sing ditawar, ditambah 1 poin kanggo saben trik luwihane. Yen kurang, kowe kelangan 10 poin kanggo saben trik sing ditawar.

    • Tawaran 7, entuk 8: 70 + 1 = 71 poin, lan 1 kanthong.
    • Tawaran 8, entuk 7: −80 poin.
    • Nil, tanpa trik: 100 poin.
    • Nil, entuk 3: −100 + 3 = −97 poin, lan 3 kanthong.
howto-two-player-bags =
    Trik sing ngluwihi tawaranmu diarani kanthong; trik sing dientukake Nil sing gagal uga kanthong. Kanthong siji menehi 1 poin, nanging kanthong dietung terus sajrone tandhing: saben kowe nglumpukake 10, kowe kelangan 100 poin lan cacahe dikurangi 10.

    Dadi pemain sing duwe 8 kanthong banjur entuk 3 maneh kelangan 100 poin, lan nerusake kanthi 1 kanthong.
howto-two-player-end =
    Saben sawise ronde, skor dibandhingake. Yen pemain siji wis tekan 500 poin, dheweke menang. Yen loro-lorone wis, skor sing luwih dhuwur menang; yen padha, main sak ronde maneh.
howto-two-player-options =
    Sawijining meja oleh nemtokake poin kanggo menang; wates kalah, yaiku skor sing mungkasi tandhing yen ana pemain sing mudhun nganti semono; lan wates cacahe ronde.

    Meja uga oleh nemtokake pirang kanthong sing kena dhendha, gedhene dhendha (utawa tanpa dhendha), kanthong menehi poin apa ora, lan ajine Nil lan Double Nil.

    Double Nil oleh kanggo kabeh, mung kanggo pemain sing ketinggalan adoh, utawa ora oleh babar pisan. Kertu sing kabuwang amarga kertu sadurunge disimpen bisa tetep mengkurep, utawa dideleng sing njupuk; utawa kabeh buwangan mlumah.
