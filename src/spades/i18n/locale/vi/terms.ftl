### Tiếng Việt: tên gọi.
###
### Bảng thuật ngữ: mỗi khái niệm một từ, dùng thống nhất ở mọi nơi.
###   hand        ván (13 vòng); bài cầm trên tay: "bài của bạn", "bài trên tay"
###   match       trận
###   side        bên (hai đồng đội, hoặc một người khi chơi hai người); bốn người: đội
###   trick       vòng; thắng trick: ăn vòng        lead          đi đầu
###   follow suit theo chất       suit          chất      trump         bài chủ
###   break spades  phá bích: "bích đã bị phá", "bích chưa bị phá"
###   bid         đặt, mức đặt; Nil, Double Nil giữ nguyên
###   contract    hợp đồng        bag           túi       penalty       điểm phạt
###   deal        chia bài; dealer: người chia bài
###   draw        rút; stock: nọc; discards: bài bỏ; keep: giữ; refuse: bỏ
###   pass        chuyển; exchange: đổi; look: xem bài
###   partner     đồng đội        opponent      đối thủ   concede       xin thua
###   record      biên bản        seed        seed
###   undo        đi lại; suggestion: gợi ý; score sheet: bảng điểm
###   host        chủ bàn         seat          chỗ, ghế    sit in        chơi thay
###   propose     đề nghị         agree         đồng ý      claim         lấy (các vòng cuối)
###   share       phần xáo bài
### Giọng văn: thân thiện, rõ ràng; xưng "bạn"; câu ngắn; không dùng dấu chấm than.
### Không dùng [one]: Python và trình duyệt chia số nhiều tiếng Việt khác nhau. Cần thì dùng [0], [1].

suit-name = { $suit ->
    [C] chuồn
    [D] rô
    [H] cơ
   *[S] bích
}
rank-name = { $rank ->
    [A] át
    [K] già
    [Q] đầm
    [J] bồi
    [T] 10
   *[other] { $rank }
}
card-name = { $rank ->
    [A] át
    [K] già
    [Q] đầm
    [J] bồi
    [T] 10
   *[other] { $rank }
} { $suit ->
    [C] chuồn
    [D] rô
    [H] cơ
   *[S] bích
}

seat-name = { $seat ->
    [0] Bắc
    [1] Đông
    [2] Nam
   *[3] Tây
}
seat-you = Bạn
seat-partner = Đồng đội
seat-left = Đối thủ bên trái
seat-right = Đối thủ bên phải
seat-opponent = Đối thủ
seat-first-player = Người thứ nhất
seat-second-player = Người thứ hai
name-computer = Máy { $number }
name-computer-only = Máy
name-player = Người chơi { $number }

side-us = Bên ta
side-them = Đối thủ
side-partners = { $first } và { $second }

bid-text = { $bid ->
    [0] Nil
    [nil] Nil
    [14] Double Nil
    [double-nil] Double Nil
   *[other] { $bid }
}
bid-short = { $bid ->
    [0] N
    [nil] N
    [14] DN
    [double-nil] DN
   *[other] { $bid }
}

game-name = { $game ->
    [partnership] Spades bốn người
   *[two-player] Spades hai người
}
phase-name = { $phase ->
    [deal] chia bài
    [draw] rút bài
    [bidding] đặt
    [exchange] đổi bài
    [play] đánh bài
   *[over] hết trận
}
