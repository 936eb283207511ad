### Bahasa Indonesia: meja tempat orang bertemu: yang terjadi, yang bisa diucapkan, pilihannya.

## Yang terjadi, untuk catatan di layar

table-committed = Pembagi kartu sudah berkomitmen atas semua pembagian di meja ini.
table-seat-taken = { $you ->
    [yes] Kamu duduk.
   *[no] { $name } duduk.
}
table-move-offered = { $you ->
    [yes] Kursimu bisa dipindahkan ke perangkat lain dengan kodenya.
   *[no] { $name } akan berganti perangkat.
}
table-seat-moved = { $you ->
    [yes] Kursimu sekarang di perangkat lain.
   *[no] { $name } sedang berganti perangkat.
}
table-seat-freed = { $why ->
    [left] { $you ->
        [yes] Kamu meninggalkan meja.
       *[no] { $name } meninggalkan meja.
    }
    [absent] { $you ->
        [yes] Kamu terlalu lama pergi: kursimu sekarang kosong.
       *[no] { $name } terlalu lama pergi: kursinya sekarang kosong.
    }
   *[kicked] { $you ->
        [yes] Tuan rumah mengeluarkanmu.
       *[no] Tuan rumah mengeluarkan { $name }.
    } { $reason ->
        [rude] Alasannya: tidak sopan.
        [slow] Alasannya: bermain terlalu lambat.
        [away] Alasannya: terlalu sering pergi.
        [friend] Alasannya: kursi itu untuk teman.
       *[other] Alasannya: hal lain.
    }
}
table-seat-filled = { $kind ->
    [person] { $name }: kursinya kosong untuk orang.
   *[computer] { $name }: kursinya diisi komputer.
}
table-host-moved = { $you ->
    [yes] Sekarang kamu tuan rumah meja ini.
    [nobody] Untuk sementara meja ini tanpa tuan rumah.
   *[no] Sekarang { $name } tuan rumah meja ini.
}
table-attached = { $you ->
    [yes] Kamu ada di meja.
   *[no] { $name } ada di meja.
}
table-detached = { $left ->
    [yes] { $you ->
        [yes] Kamu pergi. Kursimu tetap disimpan.
       *[no] { $name } pergi. Kursinya tetap disimpan.
    }
   *[no] { $you ->
        [yes] Sambunganmu terputus.
       *[no] Sambungan { $name } terputus.
    }
}
table-sat-in = { $why ->
    [left] { $you ->
        [yes] Komputer menggantikanmu selama kamu pergi.
       *[no] { $name } pergi: komputer menggantikannya.
    }
    [dropped] { $you ->
        [yes] Komputer menggantikanmu sampai kamu kembali.
       *[no] { $name } belum kembali: komputer menggantikannya.
    }
   *[time] { $you ->
        [yes] Waktumu habis: komputer menggantikanmu.
       *[no] Waktu { $name } habis: komputer menggantikannya.
    }
}
table-gave-back = { $you ->
    [yes] Kamu bermain sendiri lagi.
   *[no] { $name } bermain lagi.
}
table-began = Semua sudah duduk. Pertandingan dimulai.
table-share-opened = { $opened ->
    [no] { $you ->
        [yes] Bagianmu untuk kocokan terlambat: kartu dikocok tanpanya.
       *[no] Bagian { $name } untuk kocokan terlambat: kartu dikocok tanpanya.
    }
   *[yes] { $you ->
        [yes] Kamu membuka bagianmu untuk kocokan.
       *[no] { $name } membuka bagiannya untuk kocokan.
    }
}
table-seed-opened = Seed pembagian { $deal } sudah dibuka: siapa pun bisa memeriksa kocokannya.
table-proposed = { $what ->
    [redeal] { $you ->
        [yes] Kamu mengusulkan ronde ini dibuang dan kartu dibagi ulang.
       *[no] { $name } mengusulkan ronde ini dibuang dan kartu dibagi ulang.
    }
    [take_back] { $you ->
        [yes] Kamu ingin menarik kembali langkah terakhirmu.
       *[no] { $name } ingin menarik kembali langkah terakhirnya.
    }
   *[concede] { $you ->
        [yes] Kamu ingin menyerah.
       *[no] { $name } ingin menyerah.
    }
}
table-agreed = { $you ->
    [yes] Kamu setuju.
   *[no] { $name } setuju.
}
table-proposal-closed = { $how ->
    [agreed] Semua setuju.
    [declined] { $you ->
        [yes] Kamu tidak setuju. Pertandingan berlanjut.
       *[no] { $name } tidak setuju. Pertandingan berlanjut.
    }
    [late] Tidak semua menjawab pada waktunya. Pertandingan berlanjut.
   *[void] Usulannya batal.
}
table-claimed = { $you ->
    [yes] { $tricks ->
        [1] Kamu mengambil trik terakhir.
       *[other] Kamu mengambil { $tricks } trik terakhir.
    }
   *[no] { $tricks ->
        [1] { $name } mengambil trik terakhir.
       *[other] { $name } mengambil { $tricks } trik terakhir.
    }
}
table-talked = { $name }: { $phrase }
table-clock-credited = Server tidak jalan selama { $seconds } detik. Waktu itu tidak dihitung untuk siapa pun.
table-closed = Meja ditutup karena tidak ada orangnya.

## Ungkapan yang tersedia

talk-hello = Halo semuanya.
talk-good-luck = Semoga beruntung.
talk-thanks = Terima kasih.
talk-well-played = Mainmu bagus.
talk-nice-bid = Tawaran bagus.
talk-sorry = Maaf ya.
talk-my-mistake = Salahku.
talk-unlucky = Sayang sekali.
talk-oops = Waduh.
talk-one-moment = Sebentar ya.
talk-back-again = Aku sudah kembali.
talk-your-turn = Giliranmu.
talk-good-game = Permainan yang seru.
talk-once-more = Main lagi?
talk-goodbye = Sampai jumpa.

## Mengapa tuan rumah mengeluarkan seseorang

kick-rude = Tidak sopan
kick-slow = Bermain terlalu lambat
kick-away = Terlalu sering pergi
kick-friend = Kursinya untuk teman
kick-other = Alasan lain

## Pilihan meja

option-turn-seconds = Waktu per giliran
option-turn-seconds-help = Berapa detik seorang pemain boleh berpikir; setelah itu komputer menggantikannya. Tanpa batas, setiap orang berpikir selama yang dia perlukan.
option-grace-left = Tunggu yang pergi
option-grace-left-help = Berapa detik setelah seseorang sengaja pergi komputer menggantikannya.
option-grace-dropped = Tunggu yang terputus
option-grace-dropped-help = Berapa detik setelah sambungan terputus komputer menggantikannya.
option-when-left = Kalau ada yang pergi
option-when-left-help = Komputer menggantikannya, atau yang lain menunggu.
option-accept-win = Menang kalau lawan pergi
option-accept-win-help = Apakah satu pihak boleh menganggap pertandingan dimenangkan kalau semua lawannya sudah pergi.
option-sitter = Komputer pengganti
option-sitter-help = Pemain komputer yang menggantikan orang, dan yang mengisi kursi yang tidak diambil siapa pun.
option-pace = Jeda komputer
option-pace-help = Kira-kira berapa detik komputer menunggu sebelum melangkah, apa pun kartunya.
option-spectators = Penonton
option-spectators-help = Apakah orang lain boleh menonton, dan apa yang mereka lihat.
option-take-back = Menarik kembali langkah
option-take-back-help = Apakah langkah boleh ditarik kembali kalau semua orang lain setuju.
option-redeals = Pembagian ulang
option-redeals-help = Berapa kali dalam satu pertandingan kartu boleh dibagi ulang kalau semua orang setuju; 0 berarti tidak pernah.
option-vote-seconds = Waktu menjawab usulan
option-vote-seconds-help = Berapa detik yang lain boleh menjawab; setelah itu usulannya gugur.
option-talk = Obrolan
option-talk-help = Apakah ungkapan yang tersedia boleh diucapkan.
option-listed = Di lobi
option-listed-help = Apakah meja terlihat oleh semua orang di lobi selama masih ada kursi kosong.
option-by-host = Tuan rumah yang memulai
option-by-host-help = Apakah pertandingan dimulai kalau tuan rumah memulainya, bukan begitu kursi terakhir terisi.
option-opening-seconds = Waktu membuka bagian
option-opening-seconds-help = Berapa detik pertandingan menunggu bagian para pemain untuk kocokan.
option-empty-seconds = Simpan meja kosong
option-empty-seconds-help = Berapa detik pertandingan tanpa orang disimpan; setelah itu dianggap ditinggalkan.

option-no-limit = tanpa batas
option-value-when-left = { $value ->
    [computer] komputer menggantikan
   *[wait] yang lain menunggu
}
option-value-spectators = { $value ->
    [none] tidak ada penonton
    [public] melihat kartu terbuka
   *[after] melihat seluruh ronde setelah selesai
}
