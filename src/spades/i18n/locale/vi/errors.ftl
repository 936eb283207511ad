### Tiếng Việt: sai ở đâu, và phải làm gì. Xếp theo thứ tự chữ cái của khóa.

error-bid-out-of-range = Không đặt được { $bid }. Hãy đặt Nil (0), Double Nil, hoặc một số từ 1 đến 13.
error-card-must-follow = { $card } không theo chất, trong khi bạn còn bài của chất đi đầu. Hãy đánh một trong các lá này: { $legal }.
error-card-not-in-hand = { $card } không có trên tay bạn. Hãy chọn một lá bạn đang cầm.
error-card-spades-not-broken = Chưa được đi đầu bằng { $card }: bích chưa bị phá. Hãy đi đầu bằng một trong các lá này: { $legal }.
error-card-unreadable = “{ $text }” không phải là lá bài. Hãy ghi số hoặc hình trước, chất sau, ví dụ AS, TD hay 2C.
error-language-unknown = Không có ngôn ngữ “{ $language }”. Hãy chọn một trong các ngôn ngữ này: { $known }.
error-turn-other-seat = Chưa đến lượt { $seat ->
    [0] ghế 0
    [1] ghế 1
    [2] ghế 2
    [3] ghế 3
   *[other] { $seat }
}. Hãy đợi { $turn ->
    [0] ghế 0
    [1] ghế 1
    [2] ghế 2
    [3] ghế 3
   *[other] { $turn }
} đi đã.
