### Tiếng Việt: sai ở đâu, và phải làm gì. Xếp theo thứ tự chữ cái của khóa.

error-abandon-others = Bàn này có người khác cùng chơi nên không bỏ dở trận được. Bạn có thể rời bàn, máy sẽ chơi thay; hoặc xin thua.
error-accept-not-empty = Bên kia chưa bỏ bàn: vẫn có người, hoặc họ còn có thể quay lại. Hãy chơi tiếp.
error-accept-off = Ở bàn này, đối thủ rời bàn thì chưa phải là thắng. Hãy chơi tiếp: máy chơi thay họ.
error-action-unreadable = “{ $text }” không phải là một hành động. Hãy ghi số ghế, động từ rồi phần còn lại, ví dụ “2 bid 4” hay “0 play AS”.
error-action-wrong-phase = Chưa thể hoặc không còn có thể “{ $verb }” ở giai đoạn này của ván. Hãy xem lúc này làm được gì.
error-arena-jobs = { $value } không phải là số tiến trình. Hãy cho --jobs một số từ 1 trở lên.
error-arena-matches = Không đấu được { $value } trận: mỗi lượt chia bài được đấu hai lần, lần sau đổi chỗ. Hãy cho --matches một số chẵn, từ 2 trở lên.
error-arena-move-time = Thời gian cho một quyết định không thể là { $value } giây. Hãy cho --move-time một số lớn hơn 0, nhiều nhất là { $most }.
error-arena-records = Không ghi được biên bản vào { $path }: { $reason }. Hãy chọn một thư mục mà bạn được phép ghi.
error-arena-workers-died = Các tiến trình chơi trận cứ bị chấm dứt từ bên ngoài, lần cuối ở cặp trận { $pair }. Hãy dành thêm bộ nhớ, hoặc cho --jobs một số nhỏ hơn.
error-bid-already-made = Đã đặt rồi, không đổi được nữa. Mỗi ván mỗi người chỉ đặt một lần.
error-bid-has-looked = Chỉ được đặt Double Nil khi chưa xem lá bài nào. Hãy đặt Nil, hoặc một số từ 1 đến 13.
error-bid-look-first = Chưa xem bài thì chỉ đặt được Double Nil. Hãy xem bài trước rồi đặt.
error-bid-no-double-nil = Ván này bên này không được đặt Double Nil; luật của bàn: { $double_nil ->
    [behind] chỉ khi bị bỏ xa đủ điểm
   *[never] không bao giờ
}. Hãy đặt Nil, hoặc một số từ 1 đến 13.
error-bid-out-of-range = Không đặt được { $bid }. Hãy đặt Nil (0), Double Nil, hoặc một số từ 1 đến 13.
error-bid-unreadable = “{ $bid }” không phải là mức đặt. Hãy ghi nil, double-nil, hoặc một số từ 1 đến 13.
error-card-must-follow = { $card } không theo chất, trong khi bạn còn bài của chất đi đầu. Hãy đánh một trong các lá này: { $legal }.
error-card-not-in-hand = { $card } không có trên tay bạn. Hãy chọn một lá bạn đang cầm.
error-card-repeated = { $card } được ghi hai lần. Mỗi lá chỉ ghi một lần.
error-card-spades-not-broken = Chưa được đi đầu bằng { $card }: bích chưa bị phá. Hãy đi đầu bằng một trong các lá này: { $legal }.
error-card-unreadable = “{ $text }” không phải là lá bài. Hãy ghi số hoặc chữ trước, chất sau, ví dụ AS, TD hay 2C.
error-claim-not-sure = Các vòng còn lại chưa chắc là của bạn, vì còn tùy người khác đánh gì. Hãy chơi tiếp.
error-data-in-use = Máy chủ đang chạy và đang dùng { $path }. Hãy dừng máy chủ trước rồi thử lại.
error-data-no-copy = { $path } không phải là bản sao nguyên vẹn do “spades data backup” tạo ra: { $reason }. Chưa có gì thay đổi. Hãy chọn tệp khác.
error-data-no-file = { $place } không phải là tệp trên máy này. Hãy dùng công cụ sao lưu của cơ sở dữ liệu, ví dụ pg_dump.
error-data-not-deleted = Chưa xóa gì cả vì câu hỏi chưa được trả lời. Thêm --yes để xóa { $what } mà không cần hỏi.
error-data-unknown = Không lưu mục nào tên “{ $what }”. Hãy chọn trong các mục này: { $known }.
error-deal-card-twice = { $card } có hai lần trong bài chia. Mỗi lá trong 52 lá chỉ được chia một lần.
error-deal-hand-size = Mỗi ghế được chia 13 lá; ở đây là { $sizes }. Hãy sửa lại bài chia.
error-deal-not-now = Ván vẫn đang chơi nên chưa chia bài. Hãy chơi xong ván trước.
error-deal-not-the-deck = Đây không phải là đủ 52 lá của bộ bài. Hãy dùng mỗi lá từ 2 đến át của mọi chất đúng một lần.
error-deal-other-game = Việc này thuộc về kiểu chơi kia. Bốn người thì chia bài, hai người thì dùng nọc.
error-dealer-not-asked = Lúc này bàn không cần người chia đưa ra thứ này ({ $what }). Hãy đưa đúng thứ bàn đang cần.
error-decline-not-asked = Lúc này không ai hỏi về Double Nil. Hãy trả lời câu đang được hỏi.
error-draw-answer-first = Trước lá đầu tiên có một câu hỏi: có đặt Double Nil không? Hãy trả lời rồi mới rút bài.
error-end-side = Phần kết trận không nêu đúng bên. Hãy ghi bên 0 hoặc 1; nếu trận bị bỏ dở thì không ghi bên nào.
error-end-unknown = Trận đấu không thể kết thúc theo cách “{ $by }”. Hãy dùng một trong các cách này: { $known }.
error-engine-bad-answer = { $player } trả lời “{ $text }”. Chương trình phải gửi thông điệp đúng dạng này, không thêm khóa nào khác: { $want }.
error-engine-exited = { $player } đã tự kết thúc giữa trận, với mã thoát { $status }.{ $text ->
    [none] {""}
   *[other] {" "}Dòng cuối nó in ra: “{ $text }”.
} Hãy sửa chương trình, hoặc tự chạy lệnh để xem vì sao.
error-engine-given-up = { $player } đã gặp lỗi { $count } lần liên tiếp trước quyết định đầu tiên, nên không được hỏi nữa. Hãy sửa lỗi đầu tiên của nó.
error-engine-illegal = { $player } trả lời “{ $text }”, mà ở đây không được phép. Chương trình phải chọn một trong các cách này: { $legal }.
error-engine-late = { $player } không trả lời trong { $seconds } giây và đã bị dừng.{ $text ->
    [none] {""}
   *[other] {" "}Dòng cuối nó in ra: “{ $text }”.
} Có thể nó cần đẩy (flush) dữ liệu ra sau mỗi dòng; --move-time cho nó thêm thời gian.
error-engine-no-answer = { $player } đã đóng đầu vào hoặc đầu ra trong khi vẫn đang chạy, nên không trả lời được.{ $text ->
    [none] {""}
   *[other] {" "}Dòng cuối nó in ra: “{ $text }”.
} Cả hai phải mở cho đến khi nó nhận được bye.
error-engine-no-command = “{ $player }” không nêu lệnh nào. Hãy ghi exec: rồi đến lệnh, ví dụ "exec:python3 player.py"; dấu nháy đã mở thì phải đóng.
error-engine-not-json = { $player } trả lời “{ $text }”, mà đó không phải là một đối tượng JSON. Đầu ra chuẩn chỉ được chứa câu trả lời, mỗi dòng một câu; mọi thứ khác hãy ghi ra standard error.
error-engine-not-started = Không khởi động được { $player }: { $reason }. Hãy kiểm tra lệnh và đường dẫn.
error-engine-too-long = { $player } đã gửi hơn { $most } byte mà chưa hết dòng. Phần đầu: “{ $text }”. Câu trả lời chỉ là một dòng ngắn.
error-engine-unsupported = Người chơi là chương trình khác không chạy được trên hệ thống này ({ $system }). Hãy dùng người chơi có sẵn, hoặc Linux, macOS hay một Unix khác.
error-engine-wrong-id = { $player } trả lời câu hỏi { $id } trong khi được hỏi câu { $want }. Mỗi câu hỏi phải được trả lời đúng một lần, với id của câu đó.
error-event-unreadable = “{ $text }” không phải là sự kiện trong nhật ký trận đấu. Có thể tệp thuộc phiên bản mới hơn hoặc đã hỏng: hãy cập nhật Spades, hoặc dùng bản sao.
error-exchange-count = Chỉ được đổi nhiều nhất { $most } lá; ở đây có { $count } lá. Hãy chọn ít hơn, hoặc không đổi.
error-fair-cards = { $what ->
    [deal] Bài của ghế { $seat } không phải là bài mà seed đã mở chia ra.
    [stock] Thứ tự của nọc không phải là thứ tự mà seed đã mở xáo ra.
   *[redraw] Các lá rút khi đổi bài không phải là những lá mà seed đã mở rút ra.
} Hãy xin lại biên bản; nếu vẫn vậy thì đừng tin bàn này.
error-fair-changed = { $what ->
    [commitment] Cam kết của ván này khác với ván đầu.
   *[contributions] Phần góp của mọi người ở ván này khác với ván đầu.
} Bàn chỉ hứa một lần, trước trận đấu. Hãy xin lại biên bản; nếu vẫn vậy thì đừng tin bàn này.
error-fair-contribution = Phần góp của ghế { $seat } không khớp với cam kết của nó. Hãy xin lại biên bản; nếu vẫn vậy thì đừng tin bàn này.
error-fair-first = Ghế { $seat } được đi trước, trong khi seed bốc trúng ghế { $want }. Hãy xin lại biên bản; nếu vẫn vậy thì đừng tin bàn này.
error-fair-missing = Ván này không có bằng chứng, dù bàn đã hứa cho mọi ván. Hãy xin lại biên bản; nếu vẫn vậy thì đừng tin bàn này.
error-fair-no-pledge = Ghế này chưa cam kết gì nên không có gì để mở. Hãy gửi cam kết ở trận sau, trước khi có ai mở.
error-fair-not-now = Lúc này chưa mở được: mọi người chưa ngồi đủ, hoặc phần của bạn đã mở rồi hay đã quá giờ. Hãy chơi tiếp.
error-fair-noted = { $what ->
    [commitment] Cam kết bạn đã ghi lại không phải là cam kết của biên bản này.
   *[contribution] Biên bản này không có phần góp của bạn.
} Hãy kiểm tra điều bạn đã ghi; nếu đúng thì đừng tin bàn này.
error-fair-number = Lần chia { $number } không thể đứng sau lần chia { $last }: số lần chia chỉ tăng, nhiều nhất là { $most }. Hãy xin lại biên bản.
error-fair-pledge = Đây không phải là cam kết. Hãy gửi SHA-256 của 16 byte của bạn, gồm { $digits } chữ số hex (0-9, a-f).
error-fair-seed = Seed được mở cho lần chia { $number } không dẫn về cam kết. Hãy xin lại biên bản; nếu vẫn vậy thì đừng tin bàn này.
error-fair-share = Đây không phải là điều ghế { $seat } đã cam kết. Hãy mở đúng 16 byte có SHA-256 mà bạn đã gửi, gồm { $digits } chữ số hex (0-9, a-f).
error-fair-used-up = Bàn này đã chia { $most } lần và đã dùng hết seed. Hãy mở bàn khác.
error-file-empty = { $path } trống rỗng. Hãy chọn tệp khác, hoặc ghi lại tệp.
error-file-exists = { $path } đã có sẵn và không bị ghi đè. Hãy chọn tên khác, hoặc thêm --force.
error-file-missing = Không có tệp { $path }. Hãy kiểm tra tên và thư mục.
error-file-not-empty = { $path } không trống, và không gì trong đó bị ghi đè. Hãy chọn một thư mục mới hoặc trống.
error-file-not-json = { $path } không phải là JSON đọc được{ $line ->
    [none] .
   *[other] {" "}(dòng { $line }).
} Hãy sửa ở đó, hoặc xuất lại tệp.
error-file-not-new = { $path } đã có sẵn và không bị ghi đè. Hãy chọn tên khác.
error-file-unreadable = Không đọc được { $path }: { $reason }. Hãy kiểm tra xem đó có phải là tệp và bạn có quyền đọc không.
error-file-unwritable = Không ghi được { $path }: { $reason }. Hãy chọn chỗ khác.
error-hands-not-shown = Bàn này không cho xem các ván đã xong. Hãy hỏi biên bản khi trận kết thúc.
error-host-only = Chỉ chủ bàn mới làm được việc này. Hãy nhờ chủ bàn.
error-host-self = Bạn không thể tự mời mình ra. Hãy rời bàn, hoặc giao quyền chủ bàn cho người khác trước.
error-http-bad-request = Yêu cầu không đúng dạng: { $why }. Xem docs/http.md.
error-http-method = Địa chỉ này không nhận yêu cầu loại đó. Xem docs/http.md.
error-http-not-json = Yêu cầu không phải là JSON. Hãy gửi dưới dạng application/json.
error-http-origin = Trang này không được phép nói chuyện với máy chủ. Hãy dùng trang của chính máy chủ, hoặc nhờ người chạy máy chủ thêm vào bằng --origins.
error-http-too-large = Yêu cầu quá lớn. Hãy gửi ít hơn mỗi lần.
error-http-unknown = Địa chỉ này không có gì. Hãy kiểm tra lại; docs/http.md có đủ các địa chỉ.
error-join-address = “{ $text }” không phải là địa chỉ máy chủ. Hãy viết như thế này: http://192.168.1.5:8750
error-join-busy = Máy chủ đang bận. Sẽ thử lại ngay.
error-join-closed = Bàn đã đóng vì không có ai. Hãy mở bàn khác.
error-join-link = “{ $text }” không phải là đường dẫn đến một bàn. Hãy dán nguyên đường dẫn bạn nhận được, ví dụ http://192.168.1.5:8750/t/TEN.
error-join-no-server = Không có máy chủ nào trả lời ở { $address }: { $reason }. Hãy kiểm tra đường dẫn, và xem máy chủ có đang chạy và có kết nối được từ đây không.
error-join-no-server-given = “{ $table }” là tên bàn, nhưng không cho biết bàn ở đâu. Hãy dán nguyên đường dẫn, hoặc thêm --server cùng địa chỉ máy chủ.
error-join-no-table = Ở { $address } không có bàn này, hoặc không còn nữa. Hãy xin đường dẫn mới.
error-join-not-spades = Nơi trả lời ở { $address } không phải là máy chủ Spades, hoặc phiên bản này không hiểu được. Hãy kiểm tra đường dẫn.
error-join-other-seat = Bạn đã có ghế { $seat } ở bàn này. Hãy bỏ --seat để chơi tiếp ở ghế đó.
error-join-protocol = Máy chủ dùng giao thức phiên bản { $version }, còn chương trình này dùng phiên bản { $known }. Hãy cập nhật bên cũ hơn.
error-join-record-differs = Ván { $number } trong biên bản của máy chủ không phải là ván đã chơi. Đừng tin bàn này.
error-join-seat-freed = { $why ->
    [absent] Bạn vắng mặt quá lâu nên chỗ của bạn nay để trống.
    [left] Bạn đã rời bàn nên chỗ của bạn nay để trống.
   *[kicked] Chủ bàn đã mời bạn ra khỏi bàn. { $reason ->
        [rude] Lý do: cư xử thiếu lịch sự.
        [slow] Lý do: chơi quá chậm.
        [away] Lý do: hay vắng mặt.
        [friend] Lý do: chỗ này dành cho bạn bè.
       *[other] Lý do: chuyện khác.
    }
} Hãy lấy chỗ trống, nếu còn, hoặc vào xem bằng --watch.
error-join-server = { $server } là một máy chủ, không phải một bàn ở đó. Hãy dán nguyên đường dẫn bạn nhận được, hoặc mở một bàn ở đó: spades open { $server }
error-join-stale = Ván bài đã đi tiếp trước khi nước đi của bạn tới nơi. Hãy xem lại rồi quyết định.
error-join-unsaved = Không giữ được ghế của bạn trong { $path }: { $reason }. Hãy giải phóng dung lượng, hoặc kiểm tra quyền ghi.
error-journal-broken = Trận đã lưu { $path } bị hỏng ở dòng { $line }. Hãy dùng bản sao của tệp nếu có; nếu không, hãy xóa trận này và bắt đầu trận khác.
error-journal-create = Trận đấu chưa bắt đầu, vì không lưu được vào { $path }: { $reason }. Hãy giải phóng dung lượng, hoặc kiểm tra quyền ghi; hoặc chơi với --no-save, khi đó không lưu gì cả.
error-journal-exists = Đã có { $path } nên không ghi đè. Hãy bắt đầu lại: trận đấu sẽ có tên khác.
error-journal-format = { $path } không phải là trận đã lưu mà phiên bản này biết (định dạng { $format }, phiên bản { $version }). Hãy cập nhật Spades, hoặc chọn tệp khác.
error-journal-in-use = Trận { $path } đang mở ở một chương trình khác. Hãy thoát ở đó trước.
error-journal-missing = Không có trận đã lưu { $path }. Lệnh “spades matches” liệt kê các trận hiện có.
error-journal-read = Không đọc được trận đã lưu { $path }: { $reason }. Hãy kiểm tra xem bạn có quyền đọc tệp không.
error-journal-replay = Đọc được trận đã lưu { $path }, nhưng nội dung không thành một trận đấu hợp lệ: { $reason } Hãy dùng bản sao của tệp nếu có; nếu không, hãy xóa nó.
error-journal-write = Không lưu được trận đấu vào { $path }: { $reason }. Những gì đã báo trước đó vẫn an toàn. Hãy giải phóng dung lượng, hoặc kiểm tra quyền ghi, rồi chơi tiếp bằng --resume.
error-kernel-missing = Việc này cần mã biên dịch, mà ở đây không tạo được: { $reason }. Hãy cài lại Spades cùng mọi thứ nó cần (numba và numpy); phần còn lại vẫn chạy được khi thiếu chúng.
error-kernel-unknown-rule = Bộ máy nhanh không biết luật { $field } với giá trị { $value }. Hãy chơi theo luật mà nó biết, hoặc dùng bản Spades có mọi phần cùng một phiên bản.
error-kick-reason = “{ $text }” không phải là lý do để mời ai ra. Hãy chọn một trong các lý do này: { $known }.
error-language-unknown = Không có ngôn ngữ “{ $language }”. Hãy chọn một trong các ngôn ngữ này: { $known }.
error-limit-too-many = Quá nhiều cùng một lúc. Hãy đợi { $after } giây rồi thử lại.
error-log-contradiction = Các sự kiện trong nhật ký trận đấu không khớp với nhau. Hãy dùng một bản sao nguyên vẹn.
error-log-gap = Nhật ký trận đấu bị thiếu một đoạn: tiếp ở { $version } trong khi phải là { $want }. Hãy dùng một bản đầy đủ.
error-log-no-start = Nhật ký không bắt đầu từ lúc mở trận. Hãy dùng một bản đầy đủ.
error-look-already = Đã xem bài rồi. Bây giờ hãy đặt.
error-match-not-over = Trận đấu chưa xong, mà biên bản có tất cả các lá bài. Hãy hỏi lại khi trận đã kết thúc.
error-match-over = Trận đấu đã kết thúc, không chơi tiếp được nữa. Hãy bắt đầu trận khác.
error-matches-ambiguous = “{ $match }” khớp với nhiều trận: { $known }. Hãy ghi thêm cho rõ trận bạn muốn.
error-matches-none = Chưa lưu trận nào. Hãy bắt đầu bằng “spades play”.
error-matches-none-unfinished = Không có trận dang dở nào được lưu. Hãy bắt đầu bằng “spades play”.
error-matches-not-deleted = Chưa xóa gì cả, vì câu hỏi không được trả lời. Hãy thêm --yes để xóa { $match } mà không cần hỏi.
error-matches-over = Trận { $match } đã kết thúc, không chơi tiếp được. Hãy bắt đầu trận khác bằng “spades play”, hoặc xem lại bằng “spades matches export”.
error-matches-unknown = Không có trận đã lưu nào tên “{ $match }”. Lệnh “spades matches” liệt kê các trận hiện có.
error-message-unreadable = Không đọc được thông điệp: { $why }. Xem docs/protocol.md.
error-metrics-closed = Số liệu đo không dành cho địa chỉ này. Người chạy máy chủ có thể mở bằng --metrics.
error-montecarlo-trials = { $value } không phải là số lần thử. Hãy cho một số nguyên từ 1 đến { $most }.
error-option-bad-value = “{ $value }” không hợp với { $option }. Hãy chọn một trong các giá trị này: { $known }.
error-option-conflict = Không dùng được { $option } cùng với { $beside }. Hãy bỏ bớt một cái.
error-option-name = Tên này không phải một dòng tối đa { $most } ký tự. Hãy chọn tên ngắn hơn, không xuống dòng.
error-option-needs = { $option } đi cùng với { $other }. Hãy ghi cả hai, hoặc bỏ cả hai.
error-option-pair = “{ $text }” không cho biết giá trị của { $option }. Hãy ghi tên, dấu bằng rồi giá trị, ví dụ turn_seconds=45.
error-option-rule-form = “{ $text }” không phải là một luật. Hãy ghi tên luật, dấu bằng rồi giá trị, ví dụ target_score=300.
error-option-twice = { $option } được ghi hai lần. Hãy ghi một lần thôi.
error-output-write = Không ghi được kết quả ra: { $reason }. Hãy giải phóng dung lượng, hoặc ghi ra chỗ khác.
error-pass-count = Phải chuyển đúng { $want } lá; ở đây có { $count } lá. Hãy chọn { $want } lá.
error-pbn-card-twice = { $card } có hai lần trong bài chia. Hãy sửa lại văn bản PBN.
error-pbn-hand-size = Một tay bài trong PBN có { $size } lá thay vì 13. Hãy ghi đủ cả bốn tay.
error-pbn-no-seat = Trong “{ $text }” thiếu chữ cái của ghế đầu tiên. Hãy ghi chữ đó và dấu hai chấm trước tay bài đầu, ví dụ “N:AK.QJ9.T8.765432 …”; N, E, S hoặc W.
error-pbn-unreadable = “{ $text }” không phải là bài chia theo PBN. Hãy ghi như “N:AK.QJ9.T8.765432 …”, bốn tay, bích trước.
error-play-opponents = Ở đây cần { $want } người chơi máy nhưng lại nêu { $count }. Hãy nêu một cho mọi ghế, hoặc { $want } cách nhau bằng dấu phẩy.
error-play-program = “{ $name }” là một chương trình, mà chương trình chỉ chơi trong “spades arena”. Hãy chọn một trong số này: { $known }.
error-play-seat = Kiểu chơi này không có ghế { $seat }. Hãy chọn từ 0 đến { $highest }.
error-player-crashed = Người chơi { $player } gặp lỗi của chính nó: { $reason }. Hãy sửa người chơi này.
error-player-illegal = Người chơi { $player } chọn “{ $text }”, mà ở đây không được phép. Hãy sửa người chơi này: nó chỉ được làm những gì được đưa ra cho nó.
error-player-not-asked = Một người chơi bị hỏi khi ghế đó không có gì để quyết định. Hãy hỏi ghế đang đến lượt.
error-player-unknown = Không có người chơi “{ $name }”. Hãy chọn một trong số này: { $known }.
error-position-card-twice = { $card } nằm ở hai chỗ trong thế bài. Hãy bỏ đi một chỗ.
error-position-hand-sizes = Các tay bài có { $sizes } lá, còn vòng đang đánh có { $count } lá: không thể như vậy. Hãy cho mọi người số lá bằng nhau, từ 1 đến 13, riêng ai đã đánh vào vòng thì ít hơn một lá.
error-position-no-card = Trong bài hoặc trong nước bài có thứ không phải là lá bài. Hãy cho bài dưới dạng mặt nạ của 52 lá.
error-position-not-broken = Trong vòng đang đánh có lá bích nên bích đã bị phá. Hãy đặt “broken” là true, hoặc bỏ mục này đi.
error-position-taken-sum = Số vòng đã ăn cộng lại là { $sum }; với số lá còn trên tay thì phải là { $want }. Hãy sửa “taken”.
error-position-trick = { $card } trong vòng đang đánh không theo chất, trong khi ghế { $seat } còn bài của chất đi đầu. Hãy sửa vòng bài hoặc tay bài.
error-record-bad-name = “{ $text }” không thể là tên người chơi: tên phải nằm trên một dòng và không có ký tự điều khiển. Hãy sửa trong “players”.
error-record-bad-value = { $key ->
    [record] Đây không phải là biên bản: biên bản là một đối tượng JSON. Hãy chọn tệp khác.
    [position] Đây không phải là thế bài: thế bài là một đối tượng JSON. Hãy chọn tệp khác.
    [sheet] Đây không phải là bảng điểm: bảng điểm là một đối tượng JSON. Hãy chọn tệp khác.
   *[other] “{ $key }” có giá trị không hợp lệ; cần có: { $want }. Hãy sửa trong tệp.
}
error-record-hand-unfinished = Sau một ván chưa xong lại có ván khác. Chỉ ván cuối của biên bản được phép dang dở.
error-record-missing-key = Thiếu “{ $key }” trong “{ $where }”. Hãy thêm vào tệp.
error-record-redraw-missing = Biên bản không ghi lần đổi này nhận được những lá nào. Hãy thêm vào “redraws” của ván.
error-record-redraw-unused = “redraws” có nhiều mục hơn số lần đổi bài trong ván. Hãy bỏ phần thừa.
error-record-too-long = Không kiểm tra xong biên bản này trong { $seconds } giây. Hãy tự kiểm tra bằng spades verify.
error-record-unknown-format = Tệp có định dạng “{ $format }”; ở đây chỉ đọc “{ $known }”. { $format ->
    [spades-position] “spades solve” đọc được tệp này.
    [spades-record] Lệnh “spades replay” đọc được tệp này.
    [spades-sheet] Lệnh “spades score” đọc được tệp này.
   *[other] Hãy chọn tệp khác.
}
error-record-unknown-key = Không có “{ $key }” trong “{ $where }”. Hãy kiểm tra chính tả, hoặc bỏ đi; ghi chú riêng thì để trong “meta”.
error-record-unknown-version = Tệp thuộc phiên bản { $version }; ở đây chỉ đọc phiên bản { $known }. Hãy cập nhật Spades, hoặc xuất lại tệp.
error-record-unreadable = Đây không phải JSON đọc được. Hãy dùng biên bản đúng như khi xuất ra.
error-redeal-no-hand = Lúc này không có ván nào để chia lại. Hãy đợi ván sau.
error-redeal-spent = { $limit ->
    [0] Bàn này không chia lại ván nào.
   *[other] Bàn này chia lại nhiều nhất { $limit } lần mỗi trận, và đã dùng hết.
} Hãy chơi ván này.
error-redraw-count = Lần đổi này rút { $want } lá; ở đây có { $count } lá. Hãy rút đúng số lá đã bỏ ra.
error-redraw-not-now = Lúc này không rút bài từ chồng bài bỏ. Hãy đợi đến khi có người bỏ bài ra.
error-redraw-not-there = { $card } không nằm trong những lá bài bỏ có thể rút. Hãy rút trong số đó.
error-rules-bad-value = “{ $value }” không hợp với luật { $field }. Hãy chọn trong: { $want }.
error-rules-excluded = { $field } = { $value } không có nghĩa khi đi cùng { $beside } hiện tại. Hãy đổi một trong hai.
error-rules-no-preset = Luật không nêu kiểu chơi. Hãy thêm “preset” với một trong các giá trị này: { $known }.
error-rules-unknown-field = Không có luật “{ $field }”. Các luật hiện có: { $known }.
error-rules-unknown-preset = Không có kiểu chơi “{ $preset }”. Hãy chọn một trong số này: { $known }.
error-rules-unreadable = “{ $value }” không phải là bộ luật. Hãy ghi một đối tượng gồm preset và các luật khác với nó.
error-rules-wrong-game = Luật { $field } không thuộc kiểu chơi này ({ $game }). Hãy bỏ nó đi.
error-seat-code = Mã này sai, đã dùng rồi hoặc đã quá hạn. Hãy lấy mã mới ở thiết bị đang mở chỗ của bạn.
error-seat-elsewhere = Chỗ của bạn đang mở ở cửa sổ khác. Hãy chơi tiếp ở đó, hoặc lấy lại ở đây bằng --take-over.
error-seat-free = Ghế { $seat } không có người. Hãy chọn ghế có người ngồi.
error-seat-in-use = Chỗ của bạn đã mở ở cửa sổ khác. Hãy đóng ở đó, hoặc chuyển về đây bằng --take-over.
error-seat-left = Bạn đã rời bàn. Khi trận còn tiếp diễn, bạn có thể quay lại.
error-seat-lost = Chỗ này không còn là của bạn. Hãy lấy chỗ trống, nếu còn.
error-seat-name = Tên này không dùng được ở đây: tên gồm 1 đến { $most } ký tự nhìn thấy được, trên một dòng. Hãy chọn tên khác.
error-seat-none-free = Bàn này đã hết chỗ. Hãy mở bàn khác, đợi có người rời bàn, hoặc vào xem bằng --watch.
error-seat-request = Yêu cầu này từng có chỗ ở đây, và chỗ đó không còn là của bạn. Hãy xin lại bằng một yêu cầu khác.
error-seat-spectator = Người xem thì không chơi. Hãy lấy chỗ trống, nếu còn.
error-seat-taken = Ghế { $seat } đã có người. Hãy lấy ghế trống.
error-seat-token = Chỗ này không phải của bạn, hoặc không còn nữa. Có thể nó đã chuyển sang thiết bị khác của bạn.
error-seat-unknown = Kiểu chơi này không có ghế { $seat }: chỉ có { $seats } ghế, đếm từ 0. Hãy chọn một ghế trong số đó.
error-seed-empty = Seed đang trống. Hãy ghi một đoạn chữ bất kỳ, chẳng hạn một từ hay một ngày.
error-serve-address = Không mở được máy chủ tại { $host }, cổng { $port }: { $reason }. Hãy chọn --host hoặc --port khác.
error-serve-port-in-use = Chương trình khác đang dùng cổng { $port } tại { $host }. Hãy dừng nó, hoặc chọn --port khác.
error-serve-setting = “{ $value }” không hợp với { $setting }. Giá trị hợp lệ: { $want }.
error-server-failed = Máy chủ gặp trục trặc. Hãy thử lại; nếu vẫn vậy, báo cho người chạy máy chủ.
error-server-restarting = Máy chủ đang khởi động lại. Hãy quay lại sau vài giây: không mất gì cả.
error-settings-unreadable = Không đọc được hết các thiết lập trong { $path }; phần không đọc được trở về như ban đầu. Hãy chọn lại, hoặc xóa tệp.
error-sheet-bad-bid = “{ $text }” trên bảng điểm không phải là mức đặt. Hãy ghi một số từ 0 đến 13, "nil" hoặc "double-nil".
error-sheet-bad-tricks = “{ $text }” không phải là số vòng. Hãy ghi một số nguyên từ 0 đến 13.
error-sheet-seat-count = “{ $key }” có { $count } mục trong khi có { $want } người chơi. Hãy ghi mỗi người một mục.
error-sheet-trick-sum = Tổng số vòng của một ván là 13; ở đây lại là { $sum }. Hãy sửa các con số.
error-simulate-count = Không mô phỏng được { $value } ván. Hãy cho một số nguyên từ 0 đến { $most }.
error-simulate-no-bids = Chưa biết hết các mức cược của thế bài này, mà điểm phụ thuộc vào chúng. Hãy cho đủ các mức cược.
error-simulate-noise = { $value } không phải là tỉ lệ lá bài ngẫu nhiên. Hãy cho một số từ 0 đến 1.
error-simulate-phase = Không mô phỏng được gì từ đây ({ $phase }). Hãy bắt đầu từ trận đang chờ chia bài, hoặc từ một thế bài đang đánh.
error-simulate-policy = “{ $policy }” không phải là một cách chơi. Hãy chọn một trong số này: { $known }.
error-simulate-threads = { $value } không phải là số luồng. Hãy cho một số nguyên từ 1 đến { $most }.
error-socket-faults = Hơn { $most } thông điệp không đọc được. Hãy sửa chương trình: docs/protocol.md.
error-socket-no-hello = Không có hello trong { $seconds } giây. Xem docs/protocol.md.
error-socket-protocol = Chương trình này dùng giao thức phiên bản { $found }, máy chủ dùng { $want }. Hãy cập nhật bên cũ hơn.
error-socket-silent = Không có tín hiệu trong { $seconds } giây nên kết nối đã đóng. Hãy kết nối lại.
error-socket-slow = Kết nối quá chậm so với bàn này. Kết nối sẽ bắt đầu lại với toàn bộ tình hình.
error-socket-too-many = Quá nhiều thông điệp cùng lúc. Hãy kết nối lại sau giây lát.
error-solve-choose-deal = Ở đây có { $count } bài chia. Hãy chọn một bài bằng --hand.
error-solve-file-kind = { $option } không có nghĩa đối với { $kind ->
    [pbn] bài chia PBN
    [position] thế bài
   *[record] biên bản
}. Hãy bỏ nó đi.
error-solve-goal = “{ $goal }” không phải là mục tiêu chơi. Hãy chọn một trong số này: { $known }.
error-solve-limit = { $value } không hợp với { $option }. Hãy cho một số lớn hơn 0{ $most ->
    [none] .
   *[other] {", "}nhiều nhất là { $most }.
}
error-solve-memory = Bảng không thể có cỡ { $megabytes } MB. Hãy cho từ 1 đến 65536.
error-solve-no-action = Ván này không có lúc nào là sau { $number } nước: chỉ có { $count } nước. Hãy cho --after một số từ 0 đến { $count }.
error-solve-no-hand = Ở đây không có ván { $number }; số ván: { $count }. Hãy chọn ván khác bằng --hand.
error-solve-not-play = { $phase ->
    [over] Đến đây trận đã kết thúc: không còn lá nào để đánh. Hãy giải một ván trước đó bằng --hand N, từ lá đầu tiên, hoặc từ lúc sau K nước của ván bằng --after K.
    [deal] Ở đây không có ván nào đang đánh. Hãy chọn lúc khác bằng --hand và --after.
   *[other] Đến đây bài chưa bắt đầu được đánh. Hãy chọn lúc khác bằng --hand và --after.
}
error-solve-not-scored = Điểm của ván này phụ thuộc vào điều chưa được ghi: { $missing }. Hãy thêm vào (với bài chia PBN thì dùng --bids), hoặc hỏi số vòng bằng --goal tricks.
error-solve-payoff = Payoff là một số cho mỗi kết quả, theo hình dạng { $want }. { $reason ->
    [shape] Ở đây hình dạng là { $shape }. Hãy dùng đúng hình dạng ấy.
    [finite] Ở đây có { $value }. Hãy chỉ dùng số hữu hạn.
   *[kind] Ở đây có thứ không phải là số. Hãy chỉ dùng số thực.
}
error-solve-unreadable = { $path } không phải là biên bản, bài chia PBN hay thế bài. Hãy chọn tệp khác.
error-spectators-full = Đã có { $most } người xem. Hãy quay lại sau.
error-spectators-none = Bàn này không cho ai xem. Hãy lấy chỗ trống, nếu còn.
error-start-already-over = Với điểm này ({ $scores }) thì trận đấu kết thúc ngay từ đầu. Hãy bắt đầu với điểm thấp hơn.
error-start-bags = Một bên không thể bắt đầu với { $bags } túi. Hãy cho từ 0 túi trở lên và ít hơn giới hạn túi của bàn.
error-start-seat = Ghế { $seat } không thể bắt đầu: chỉ có { $seats } ghế, đếm từ 0. Hãy chọn một ghế trong số đó.
error-stock-size = Nọc có { $size } lá thay vì 52. Hãy ghi đủ 52 lá, lá trên cùng trước.
error-store-broken = Nhật ký của bàn { $table } bị hỏng ở phiên bản { $version }. Chỉ bàn này bị đóng; các bàn khác vẫn chạy. Hãy dùng bản sao của kho lưu trữ nếu có; nếu không, hãy xóa bàn này: spades data delete tables --table { $table }
error-store-closed = Kho lưu trữ chưa mở. Nếu máy chủ đang dừng, hãy quay lại sau ít phút.
error-store-conflict = Bàn { $table } đã tiến thêm trong lúc đó: nhật ký có { $found } sự kiện chứ không phải { $want }. Hãy xem lại rồi quyết định lại.
error-store-damaged = Cơ sở dữ liệu bị hỏng: { $reason }. Hãy dừng máy chủ, giữ nguyên các tệp và tiếp tục với một bản sao trước đó: spades data restore FILE
error-store-driver = Kho lưu trữ này cần { $driver }, chưa được cài đặt. Hãy cài Spades kèm phần bổ sung: pip install 'spades[{ $extra }]'.
error-store-exists = Đã có bàn hoặc biên bản { $table }. Hãy mở bàn với tên khác.
error-store-failed = Không lưu được: { $reason }. Chưa có gì được xác nhận, và những gì đã báo trước đó vẫn an toàn. Hãy kiểm tra ổ đĩa hoặc cơ sở dữ liệu rồi thử lại.
error-store-full = Không còn chỗ để lưu: { $reason }. Chưa có gì được xác nhận, và những gì đã báo trước đó vẫn an toàn. Hãy giải phóng dung lượng rồi thử lại.
error-store-in-use = Một máy chủ khác đang dùng kho lưu trữ { $path }. Hãy dừng máy chủ kia trước, hoặc cho máy chủ này dùng tệp khác; nhiều máy chủ thì cần PostgreSQL.
error-store-newer = Kho lưu trữ này do một bản Spades mới hơn ghi: lược đồ ở bước { $found }, còn bản này chỉ biết đến { $known }. Hãy cập nhật Spades.
error-store-settings = Cơ sở dữ liệu đang đặt “{ $setting }” là { $found }; phải là { $want }, nếu không những gì đã xác nhận có thể mất. Hãy đặt lại, hoặc dùng cơ sở dữ liệu khác.
error-store-unknown = Không có bàn hay biên bản { $table }. Hãy kiểm tra liên kết; có thể nó đã bị xóa.
error-store-unreachable = Không kết nối được tới cơ sở dữ liệu: { $reason }. Chưa có gì được xác nhận. Hãy kiểm tra địa chỉ và xem nó có đang chạy không, rồi thử lại.
error-store-url = “{ $url }” không phải là địa chỉ kho lưu trữ. Hãy viết sqlite:///TỆP, postgresql://NGƯỜI_DÙNG@MÁY/CƠ_SỞ_DỮ_LIỆU, hoặc memory:.
error-table-archived = Trận này đã kết thúc. Chỉ còn lại biên bản.
error-table-bad-option = “{ $value }” không hợp với { $field } của bàn. Hãy chọn trong: { $want }.
error-table-begun = Trận đấu đã bắt đầu. Hãy chơi tiếp.
error-table-closed = Bàn này đã đóng vì không còn ai. Hãy mở bàn khác.
error-table-no-person = Bàn này không có chỗ nào cho người, nên không ai có thể bắt đầu. Hãy dành ít nhất một chỗ cho người.
error-table-not-begun = Trận đấu chưa bắt đầu. Hãy đợi mọi người ngồi đủ, hoặc đợi chủ bàn bắt đầu.
error-table-not-ready = Bàn còn đang được chuẩn bị. Lát nữa hãy thử lại.
error-table-seats = Kiểu chơi này có { $seats } ghế nhưng lại có { $count } người chơi. Hãy cho mỗi ghế một người chơi.
error-table-unknown-option = Bàn không có mục “{ $field }”. Có các mục này: { $known }.
error-talk-off = Bàn này không trò chuyện. Hãy chơi tiếp.
error-talk-unknown = “{ $text }” không phải là câu nói được ở đây. Hãy chọn một trong các câu này: { $known }.
error-turn-nobody = Lúc này chưa đến lượt ai. Hãy đợi chia bài.
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
error-undo-cards-seen = Không đi lại được việc đã làm trước khi xem bài, vì nay bạn đã biết bài. Hãy chơi tiếp từ đây.
error-undo-nothing = Chưa có nước nào để đi lại. Hãy chơi tiếp.
error-undo-off = Bàn này không cho đi lại. Hãy chơi tiếp.
error-verify-noted = “{ $text }” không hợp với { $option }. Hãy chép đủ { $digits } chữ số hex mà bạn đã ghi lại ở bàn.
error-view-unreadable = “{ $text }” không phải là tình trạng bàn mà phiên bản này hiểu được. Hãy cập nhật Spades.
error-vote-again = Bạn vừa đề nghị { $what ->
    [redeal] chia lại
    [take_back] đi lại
   *[concede] xin thua
}. Hãy chơi tiếp: sau nước kế tiếp bạn có thể đề nghị lại.
error-vote-none = Lúc này không có đề nghị nào. Hãy chơi tiếp.
error-vote-not-asked = Bạn không được hỏi, hoặc đã trả lời rồi. Hãy đợi những người khác.
error-vote-open = Đã có một đề nghị: { $what ->
    [redeal] chia lại
    [take_back] đi lại
   *[concede] xin thua
}. Hãy trả lời đề nghị đó trước.
error-worlds-no-hand = Ghế chưa xem bài, hay người xem, biết quá ít để hình dung bài của những người khác. Hãy chọn một ghế đã xem bài.
