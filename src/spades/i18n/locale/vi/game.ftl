### Tiếng Việt: mọi thứ cần trong lúc chơi.

## Luật của bàn

rule-game = Trò chơi
rule-game-help = Bốn người chia hai đội, hoặc hai người tự rút bài.
rule-target-score = Điểm để thắng
rule-target-score-help = Bên nào đạt số điểm này trước thì thắng trận.
rule-losing-score = Điểm thua
rule-losing-score-help = Khi một bên tụt xuống tới mức này, trận đấu kết thúc và bên cao điểm hơn thắng.
rule-max-hands = Số ván tối đa
rule-max-hands-help = Hết số ván này, bên cao điểm hơn thắng; bằng điểm thì hòa.
rule-bag-limit = Số túi để bị phạt
rule-bag-limit-help = Mỗi khi một bên gom đủ số túi này thì bị phạt; 0 nghĩa là không phạt.
rule-bag-penalty = Điểm phạt túi
rule-bag-penalty-help = Số điểm bị trừ mỗi khi đủ túi.
rule-bag-value = Điểm mỗi túi
rule-bag-value-help = Mỗi túi khi ăn được tính bao nhiêu: 1 điểm hoặc không điểm.
rule-nil-value = Điểm của Nil
rule-nil-value-help = Được cộng nếu Nil không ăn vòng nào, bị trừ nếu có ăn.
rule-double-nil-value = Điểm của Double Nil
rule-double-nil-value-help = Được cộng nếu Double Nil không ăn vòng nào, bị trừ nếu có ăn.
rule-double-nil = Cho đặt Double Nil
rule-double-nil-help = Ai được đặt Double Nil: mọi người, chỉ bên đang thua xa, hoặc không ai.
rule-double-nil-deficit = Điểm kém để đặt Double Nil
rule-double-nil-deficit-help = Phải kém đối thủ bao nhiêu điểm mới được đặt Double Nil, khi bàn chỉ cho bên đang thua đặt.
rule-exchange-order = Thứ tự đổi bài
rule-exchange-order-help = Người đặt Double Nil chuyển bài trước, hay hai đồng đội cùng chọn một lúc.
rule-discard-view = Ai được xem bài bỏ
rule-discard-view-help = Lá bị bỏ khi giữ lá trước: vẫn úp, chỉ người rút được xem, hay mọi lá bài bỏ đều ngửa.

rule-value-game = { $value ->
    [partnership] bốn người, hai đội
   *[two-player] hai người, tự rút bài
}
rule-value-double-nil = { $value ->
    [always] luôn luôn
    [behind] chỉ khi đang thua
   *[never] không bao giờ
}
rule-value-exchange-order = { $value ->
    [bidder_first] người đặt chuyển trước
   *[simultaneous] cùng một lúc
}
rule-value-discard-view = { $value ->
    [hidden] không ai
    [private] người rút
   *[open] mọi người
}
rule-value-none = không có

## Diễn biến

event-match-started = Trận đấu bắt đầu. Bên nào đạt { $target } điểm trước thì thắng.
event-hand-dealt = Ván { $hand }. { $you ->
    [yes] Bạn chia bài.
   *[no] { $name } chia bài.
}
event-draw-begins = Ván { $hand }. { $you ->
    [yes] Bạn rút trước.
   *[no] { $name } rút trước.
}
event-looked = { $you ->
    [yes] Bạn xem bài.
   *[no] { $name } xem bài.
}
event-bid-made = { $you ->
    [yes] Bạn đặt { $bid }.
   *[no] { $name } đặt { $bid }.
}
event-double-nil-declined = { $you ->
    [yes] Bạn không đặt Double Nil.
   *[no] { $name } không đặt Double Nil.
}
event-card-kept = Bạn giữ { $card }. Lá tiếp theo bị bỏ úp.
event-card-kept-seen = Bạn giữ { $card }. Lá tiếp theo, { $discarded }, bị bỏ.
event-card-kept-hidden = { $name } giữ lá vừa rút. Lá tiếp theo bị bỏ úp.
event-card-kept-open = { $name } giữ lá vừa rút. Lá tiếp theo, { $discarded }, bị bỏ.
event-card-refused = Bạn bỏ { $discarded } và lấy lá tiếp theo, { $card }.
event-card-refused-hidden = { $name } bỏ lá vừa rút và lấy lá tiếp theo.
event-card-refused-open = { $name } bỏ { $discarded } và lấy lá tiếp theo.
event-pass-chosen = Bạn đã chọn { $cards } để chuyển.
event-pass-chosen-hidden = { $name } đã chọn ba lá để chuyển.
event-cards-passed = Bạn chuyển { $cards } cho { $name }.
event-cards-passed-hidden = { $name } chuyển ba lá cho { $partner }.
event-cards-received = { $name } chuyển { $cards } cho bạn.
event-cards-put-down = { $you ->
    [yes] { $count ->
        [0] Bạn không đổi lá nào.
        [1] Bạn bỏ ra một lá, { $cards }.
       *[other] Bạn bỏ ra { $count } lá: { $cards }.
    }
   *[no] { $count ->
        [0] { $name } không đổi lá nào.
        [1] { $name } đổi một lá.
       *[other] { $name } đổi { $count } lá.
    }
}
event-cards-redrawn = Bạn nhận { $cards }.
event-cards-redrawn-open = { $name } nhận { $cards }.
event-card-led = { $you ->
    [yes] Bạn đi đầu bằng { $card }.
   *[no] { $name } đi đầu bằng { $card }.
}
event-card-played = { $you ->
    [yes] Bạn đánh { $card }.
   *[no] { $name } đánh { $card }.
}
event-card-forced = Bạn chỉ đánh được { $card }.
event-trick-taken = { $you ->
    [yes] Bạn ăn vòng { $trick }.
   *[no] { $name } ăn vòng { $trick }.
}
event-spades-broken = Bích bị phá.
event-hand-scored = Hết ván { $hand }.
event-undone = { $you ->
    [yes] Bạn đi lại nước vừa rồi.
   *[no] { $name } đi lại một nước.
}
event-thinking = { $name } đang nghĩ …
event-resumed = Trận đấu tiếp tục từ chỗ đã dừng, ở ván { $hand }.

line-contract-made = { $side }: đạt hợp đồng { $contract } với { $taken } vòng, { $amount }
line-contract-failed = { $side }: hụt hợp đồng { $contract } với { $taken } vòng, { $amount }
line-contract-none = { $side }: không có hợp đồng
line-bags = { $side }: { $count } túi, { $amount }
line-nil-made = { $you ->
    [yes] Nil của bạn thành công, { $amount }
   *[no] Nil của { $name } thành công, { $amount }
}
line-nil-failed = { $you ->
    [yes] Nil của bạn thất bại, { $amount }
   *[no] Nil của { $name } thất bại, { $amount }
}
line-double-nil-made = { $you ->
    [yes] Double Nil của bạn thành công, { $amount }
   *[no] Double Nil của { $name } thành công, { $amount }
}
line-double-nil-failed = { $you ->
    [yes] Double Nil của bạn thất bại, { $amount }
   *[no] Double Nil của { $name } thất bại, { $amount }
}
line-bag-penalty = { $side }: phạt túi, { $amount }
line-total = { $side }: { $amount } ở ván này, tổng { $score }, túi: { $bags }

match-won = Bạn thắng trận, { $score } điểm so với { $other }.
match-lost = Bạn thua trận, { $score } điểm so với { $other }.
match-winner = { $side } thắng trận, { $score } điểm so với { $other }.
match-draw = Trận đấu hòa, { $score } điểm so với { $other }.
match-conceded = { $you ->
    [yes] Bạn xin thua.
   *[no] { $side } xin thua.
}
match-accepted = { $you ->
    [yes] Những người khác đã rời bàn. Bạn thắng trận.
   *[no] Những người khác đã rời bàn. { $side } thắng trận.
}
match-abandoned = Trận đấu bị bỏ dở. Không ai thắng.

## Câu hỏi cho người chơi

prompt-look = Xem bài, hay đặt Double Nil mà không xem?
prompt-double-nil = Đặt Double Nil trước lá đầu tiên, hay thôi?
prompt-bid = Bạn đặt bao nhiêu: Nil, hay từ 1 đến 13?
prompt-card = Bạn đánh lá nào?
prompt-lead = Bạn đi đầu bằng lá nào?
prompt-pass = Bạn chuyển ba lá nào cho { $name }?
prompt-keep = Bạn rút được { $card }. Giữ hay bỏ?
prompt-exchange = { $count ->
    [1] Bạn đổi lá nào? Không đổi cũng được.
   *[other] Bạn đổi những lá nào, nhiều nhất { $count } lá? Không đổi cũng được.
}
prompt-more-cards = { $count ->
    [0] Đủ rồi.
   *[other] Còn { $count } lá nữa.
}
prompt-legal = Bạn có thể đánh: { $cards }

## Tình hình

status-hand-number = Ván { $hand }
status-target = Chơi đến { $target } điểm
status-max-hands = { $hands ->
    [1] nhiều nhất 1 ván
   *[other] nhiều nhất { $hands } ván
}
status-dealer = { $you ->
    [yes] Bạn là người chia bài.
   *[no] { $name } là người chia bài.
}
status-first-drawer = { $you ->
    [yes] Ván này bạn rút trước.
   *[no] Ván này { $name } rút trước.
}
status-turn = { $you ->
    [yes] Đến lượt bạn.
   *[no] Đến lượt { $name }.
}
status-hand = Bài của bạn: { $cards }
status-hand-hidden = Bạn chưa xem bài.
status-hand-empty = Bạn đã hết bài.
status-looked = { $you ->
    [yes] Bạn đã xem bài.
   *[no] { $name } đã xem bài.
}
status-not-looked = { $you ->
    [yes] Bạn chưa xem bài.
   *[no] { $name } chưa xem bài.
}
status-trick = Vòng { $trick }: { $cards }
status-trick-empty = Vòng { $trick }: chưa có lá nào
status-bid-none = { $you ->
    [yes] Bạn chưa đặt.
   *[no] { $name } chưa đặt.
}
status-bid-taken = { $name }: đặt { $bid }, đã ăn { $taken }
status-contract = { $side }: hợp đồng { $contract }, đã ăn { $taken }
status-score = { $side }: { $score } điểm, { $bags } túi
status-spades-broken = Bích đã bị phá.
status-spades-not-broken = Bích chưa bị phá.
status-last-trick = Vòng trước: { $cards }. { $you ->
    [yes] Bạn ăn.
   *[no] { $name } ăn.
}
status-last-trick-none = Ván này chưa đánh xong vòng nào.
status-passed = Bạn đã chuyển { $cards }.
status-received = Bạn đã nhận { $cards }.
status-stock = Số lá còn trong nọc: { $count }
status-discards-known = Những lá bài bỏ mà bạn biết: { $cards }

## Bảng điểm

sheet-title = Bảng điểm
sheet-both = cả hai
sheet-empty = Chưa có ván nào được tính điểm.
sheet-hand = Ván
sheet-side = Bên
sheet-bid = Đặt
sheet-taken = Ăn
sheet-contract = Hợp đồng
sheet-bags = Túi
sheet-points = Điểm
sheet-total = Tổng
sheet-bag-count = Tổng số túi
