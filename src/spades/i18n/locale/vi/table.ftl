### Tiếng Việt: bàn chơi chung: chuyện xảy ra ở bàn, các câu nói sẵn, các tùy chọn.

## Chuyện xảy ra ở bàn, để ghi trên màn hình

table-committed = Người chia đã cam kết trước mọi lần chia bài của bàn này.
table-seat-taken = { $you ->
    [yes] Bạn ngồi vào bàn.
   *[no] { $name } ngồi vào bàn.
}
table-move-offered = { $you ->
    [yes] Có thể dùng mã để chuyển chỗ của bạn sang thiết bị khác.
   *[no] { $name } sắp đổi thiết bị.
}
table-seat-moved = { $you ->
    [yes] Chỗ của bạn nay ở thiết bị khác.
   *[no] { $name } đang đổi thiết bị.
}
table-seat-freed = { $why ->
    [left] { $you ->
        [yes] Bạn rời bàn.
       *[no] { $name } rời bàn.
    }
    [absent] { $you ->
        [yes] Bạn vắng mặt quá lâu: chỗ của bạn nay để trống.
       *[no] { $name } vắng mặt quá lâu: chỗ này nay để trống.
    }
   *[kicked] { $you ->
        [yes] Chủ bàn đã mời bạn ra khỏi bàn.
       *[no] Chủ bàn đã mời { $name } ra khỏi bàn.
    } { $reason ->
        [rude] Lý do: cư xử thiếu lịch sự.
        [slow] Lý do: chơi quá chậm.
        [away] Lý do: hay vắng mặt.
        [friend] Lý do: chỗ này dành cho bạn bè.
       *[other] Lý do: chuyện khác.
    }
}
table-seat-filled = { $kind ->
    [person] { $name }: chỗ này đang đợi người chơi.
   *[computer] { $name }: máy ngồi vào chỗ này.
}
table-host-moved = { $you ->
    [yes] Bây giờ bạn là chủ bàn.
    [nobody] Hiện bàn chưa có chủ.
   *[no] Bây giờ { $name } là chủ bàn.
}
table-attached = { $you ->
    [yes] Bạn đang ở bàn.
   *[no] { $name } đang ở bàn.
}
table-detached = { $left ->
    [yes] { $you ->
        [yes] Bạn đã rời đi. Chỗ của bạn vẫn được giữ.
       *[no] { $name } đã rời đi. Chỗ vẫn được giữ.
    }
   *[no] { $you ->
        [yes] Bạn bị mất kết nối.
       *[no] { $name } bị mất kết nối.
    }
}
table-sat-in = { $why ->
    [left] { $you ->
        [yes] Máy chơi thay trong lúc bạn đi vắng.
       *[no] { $name } đã rời đi: máy chơi thay.
    }
    [dropped] { $you ->
        [yes] Máy chơi thay cho đến khi bạn quay lại.
       *[no] { $name } chưa quay lại: máy chơi thay.
    }
   *[time] { $you ->
        [yes] Bạn hết giờ: máy chơi thay bạn.
       *[no] { $name } hết giờ: máy chơi thay.
    }
}
table-gave-back = { $you ->
    [yes] Bạn lại tự chơi.
   *[no] { $name } chơi trở lại.
}
table-began = Mọi người đã ngồi đủ. Trận đấu bắt đầu.
table-share-opened = { $opened ->
    [no] { $you ->
        [yes] Phần xáo bài của bạn đến muộn: bài được xáo mà không có nó.
       *[no] Phần xáo bài của { $name } đến muộn: bài được xáo mà không có nó.
    }
   *[yes] { $you ->
        [yes] Bạn mở phần xáo bài của mình.
       *[no] { $name } mở phần xáo bài của mình.
    }
}
table-seed-opened = Seed của lần chia { $deal } đã mở: ai cũng kiểm tra được cách xáo bài.
table-proposed = { $what ->
    [redeal] { $you ->
        [yes] Bạn đề nghị bỏ ván này và chia lại.
       *[no] { $name } đề nghị bỏ ván này và chia lại.
    }
    [take_back] { $you ->
        [yes] Bạn xin đi lại nước vừa rồi.
       *[no] { $name } xin đi lại nước vừa rồi.
    }
   *[concede] { $you ->
        [yes] Bạn muốn xin thua.
       *[no] { $name } muốn xin thua.
    }
}
table-agreed = { $you ->
    [yes] Bạn đồng ý.
   *[no] { $name } đồng ý.
}
table-proposal-closed = { $how ->
    [agreed] Mọi người đều đồng ý.
    [declined] { $you ->
        [yes] Bạn không đồng ý. Trận đấu tiếp tục.
       *[no] { $name } không đồng ý. Trận đấu tiếp tục.
    }
    [late] Không phải ai cũng trả lời kịp. Trận đấu tiếp tục.
   *[void] Đề nghị không còn hiệu lực.
}
table-claimed = { $you ->
    [yes] { $tricks ->
        [1] Bạn lấy vòng cuối.
       *[other] Bạn lấy { $tricks } vòng cuối.
    }
   *[no] { $tricks ->
        [1] { $name } lấy vòng cuối.
       *[other] { $name } lấy { $tricks } vòng cuối.
    }
}
table-talked = { $name }: { $phrase }
table-clock-credited = Máy chủ đã ngừng { $seconds } giây. Thời gian đó không tính cho ai.
table-closed = Bàn đã đóng vì không còn ai.

## Các câu nói sẵn

talk-hello = Chào mọi người.
talk-good-luck = Chúc may mắn.
talk-thanks = Cảm ơn.
talk-well-played = Đánh hay lắm.
talk-nice-bid = Đặt chuẩn đấy.
talk-sorry = Xin lỗi nhé.
talk-my-mistake = Lỗi của tôi.
talk-unlucky = Xui quá.
talk-oops = Ối.
talk-one-moment = Đợi tôi một chút.
talk-back-again = Tôi quay lại rồi.
talk-your-turn = Đến lượt bạn rồi.
talk-good-game = Trận hay quá.
talk-once-more = Chơi thêm trận nữa nhé?
talk-goodbye = Tạm biệt.

## Vì sao chủ bàn mời ai đó ra

kick-rude = Cư xử thiếu lịch sự
kick-slow = Chơi quá chậm
kick-away = Hay vắng mặt
kick-friend = Chỗ này dành cho bạn bè
kick-other = Lý do khác

## Các tùy chọn của bàn

option-turn-seconds = Thời gian mỗi lượt
option-turn-seconds-help = Mỗi người được nghĩ bao nhiêu giây; hết giờ thì máy chơi thay. Không giới hạn thì ai cần nghĩ bao lâu cũng được.
option-grace-left = Đợi người rời bàn
option-grace-left-help = Bao nhiêu giây sau khi có người chủ động rời bàn thì máy chơi thay.
option-grace-dropped = Đợi người mất kết nối
option-grace-dropped-help = Bao nhiêu giây sau khi mất kết nối thì máy chơi thay.
option-when-left = Khi có người đi vắng
option-when-left-help = Máy chơi thay, hay những người khác đợi.
option-accept-win = Thắng khi đối thủ bỏ bàn
option-accept-win-help = Khi bên kia không còn ai thì có được nhận thắng trận hay không.
option-sitter = Máy chơi thay
option-sitter-help = Loại máy chơi thay người vắng mặt và ngồi vào chỗ không ai lấy.
option-pace = Quãng nghỉ của máy
option-pace-help = Máy đợi khoảng bao nhiêu giây trước khi đi, dù bài ra sao.
option-spectators = Người xem
option-spectators-help = Người khác có được xem không, và xem được những gì.
option-take-back = Đi lại
option-take-back-help = Có được đi lại khi mọi người khác đồng ý hay không.
option-redeals = Chia lại
option-redeals-help = Mỗi trận được chia lại bao nhiêu lần khi mọi người đồng ý; 0 nghĩa là không bao giờ.
option-vote-seconds = Thời gian trả lời đề nghị
option-vote-seconds-help = Những người khác có bao nhiêu giây để trả lời; quá giờ thì đề nghị không thành.
option-talk = Trò chuyện
option-talk-help = Có dùng được các câu nói sẵn hay không.
option-listed = Ở sảnh
option-listed-help = Khi còn chỗ trống, bàn có hiện ở sảnh cho mọi người thấy hay không.
option-by-host = Chủ bàn bắt đầu
option-by-host-help = Trận bắt đầu khi chủ bàn cho phép, chứ không phải khi chỗ cuối có người.
option-opening-seconds = Thời gian mở phần xáo bài
option-opening-seconds-help = Trận đấu đợi bao nhiêu giây để người chơi mở phần góp vào cách xáo bài.
option-empty-seconds = Giữ bàn không người
option-empty-seconds-help = Trận không còn ai được giữ bao nhiêu giây; sau đó coi như bỏ dở.

option-no-limit = không giới hạn
option-value-when-left = { $value ->
    [computer] máy chơi thay
   *[wait] những người khác đợi
}
option-value-spectators = { $value ->
    [none] không cho xem
    [public] thấy các lá bài đã mở
   *[after] thấy cả ván sau khi chơi xong
}
