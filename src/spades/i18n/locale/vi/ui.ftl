### Tiếng Việt: trình đơn, phím, hộp thoại, bảng của các lệnh.

## Từ dùng chung

ui-title = Spades
ui-yes = Có
ui-no = Không
ui-ok = OK
ui-back = Quay lại
ui-close = Đóng
ui-next = Tiếp
ui-quit = Thoát
ui-on = bật
ui-off = tắt
ui-help = Trợ giúp
ui-more = còn nữa
ui-not-understood = Không hiểu “{ $text }”. Gõ ? để xem trợ giúp.
ui-choose-number = Chọn một số từ 1 đến { $count }.
ui-error = Lỗi

## Bắt đầu trận đấu

menu-play = Trận mới
menu-howto = Cách chơi
menu-settings = Cài đặt
menu-quit = Thoát
menu-game = Chơi kiểu nào?
menu-game-partnership = Bốn người, hai đội
menu-game-two-player = Hai người, tự rút bài
menu-rules = Luật của bàn
menu-rules-classic = Luật cổ điển
menu-rules-custom = Đổi luật
menu-rules-changed = Khác luật cổ điển: { $rules }
menu-your-name = Tên của bạn
menu-language = Ngôn ngữ
menu-speed = Tốc độ
menu-ascii = Ghi chất bằng chữ
menu-autoplay = Tự đánh khi chỉ có một lá hợp lệ
menu-autolook = Xem bài ngay
menu-start = Bắt đầu trận đấu
menu-enter = Enter: { $value }
seed-repeatable = Có thể chia lại đúng những ván này: bài được chia từ seed “{ $seed }”.
speed-name = { $speed ->
    [slow] chậm
    [normal] vừa
    [fast] nhanh
   *[instant] tức thì
}
opponent-name = { $opponent ->
    [random] đánh bừa
   *[simple] có kinh nghiệm
    [montecarlo] thử từng lá bài
}

## Phím và lệnh trong lúc chơi

keys-title = Phím
keys-play-card = đánh một lá
keys-select-card = chọn hoặc bỏ chọn một lá
keys-move = chuyển giữa các lá
keys-confirm = xác nhận
keys-look = xem bài
keys-bid = đặt
keys-bid-double-nil = đặt Double Nil
keys-keep = giữ lá vừa rút
keys-refuse = bỏ lá vừa rút
keys-last-trick = xem vòng trước
keys-score-sheet = xem bảng điểm
keys-suggestion = xin gợi ý
keys-auto = để máy quyết định lượt này
keys-undo = đi lại
keys-concede = xin thua
keys-quit = lưu và thoát
keys-quit-asked = thoát khi đang được hỏi lá bài
keys-quit-hint = Q lần nữa hoặc Enter: thoát
keys-quit-unsaved = thoát; trận đấu không được lưu
keys-howto = cách chơi
keys-help = xem các phím
keys-rules = xem luật của bàn
keys-status = cho biết tình hình
keys-hand = cho biết bài của bạn
keys-line-mode = Gõ lá bài (AS), mức đặt (4, nil) hoặc một lệnh. Gõ ? để xem danh sách.

suggestion-title = Gợi ý
suggestion-card = Đánh { $card }.
suggestion-bid = Đặt { $bid }.
suggestion-look = Xem bài.
suggestion-decline = Đừng đặt Double Nil.
suggestion-keep = Giữ lá này.
suggestion-refuse = Bỏ lá này.
suggestion-pass = Chuyển { $cards }.
suggestion-exchange = Đổi { $cards }.
suggestion-exchange-none = Không đổi lá nào.
suggestion-none = Chưa có gì để gợi ý: đang đến lượt người khác.

## Hộp thoại

dialog-concede = Bạn thật sự muốn xin thua?
dialog-concede-help = Trận đấu kết thúc và đối thủ thắng.
dialog-quit = Lưu trận đấu rồi thoát?
dialog-quit-unsaved = Thoát? Trận đấu này không được lưu.
dialog-delete = Xóa hẳn trận “{ $match }”?
dialog-double-nil = Đặt Double Nil mà không xem bài? Được hoặc mất { $value } điểm.
terminal-too-small = Cửa sổ dòng lệnh quá nhỏ: đang là { $width }×{ $height }, cần 80×24. Hãy mở rộng cửa sổ, nhấn Q để thoát, hoặc dùng --plain.

## Các trận đã lưu

saved-title = Các trận đã lưu
saved-none = Chưa lưu trận nào.
saved-match = Trận
saved-game = Trò chơi
saved-players = Người chơi
saved-hand = Ván
saved-score = Điểm
saved-date = Chơi lần cuối
saved-state = Tình trạng
saved-unfinished = chưa xong
saved-finished = đã xong
saved-damaged = bị hỏng
saved-resume = Chơi tiếp
saved-export = Xuất thành biên bản
saved-delete = Xóa
saving-done = Đã lưu trận đấu. Để chơi tiếp: { $command }
saving-auto = Trận đấu được lưu sau mỗi nước đi.
saving-off = Trận đấu này không được lưu.
saving-exported = Đã ghi biên bản vào { $path }.
saving-export-warning = Lưu ý: biên bản cho thấy mọi lá bài của ván đang chơi dở.
saving-deleted = Đã xóa trận đấu.
file-standard-input = đầu vào chuẩn
saving-failed = Không lưu được trận đấu: { $reason }

## Đấu trường

arena-title = Đấu trường
arena-player = Người chơi
arena-wins = Thắng
arena-draws = Hòa
arena-losses = Thua
arena-win-rate = Tỷ lệ thắng
arena-interval = Khoảng tin cậy 95%
arena-points = Điểm mỗi trận
arena-hands = Số ván
arena-contracts-made = Đạt hợp đồng
arena-bags = Túi mỗi ván
arena-nils = Nil đạt/đã đặt
arena-double-nils = Double Nil đạt/đã đặt
arena-forfeits = Bị xử thua
arena-progress = { $done } trên { $total } trận
arena-finished = Đã đấu { $total } trận
arena-seed = Seed
arena-equal = Chênh lệch này có thể chỉ do may rủi.

## Xem lại biên bản, tính bảng điểm

replay-hand = Ván { $hand }
replay-no-hands = Biên bản không có ván nào.
replay-not-over = Trận đấu chưa kết thúc.
replay-draw = Trận đấu hòa.
replay-abandoned = Trận đấu bị bỏ dở.
replay-winner-side = { $side } thắng trận.
replay-at = { $action ->
    [none] Ván { $hand }:
   *[other] Ván { $hand }, nước { $action }:
}

## Đấu trường: những gì hỏng, biên bản ở đâu

arena-counted = { $count ->
    [0] Không có điểm và ván nào được tính: mọi trận đều bị xử thua.
   *[other] Điểm và số ván chỉ tính { $count } trận không ai bị xử thua.
}
arena-lost = { $name }, { $count } trận bị xử thua: { $reason }
arena-records = Biên bản đã được ghi vào { $path }.

## Bàn chơi trên màn hình: chữ ngắn bên người chơi, dưới bàn, trong trình đơn

table-dealer = chia bài
table-first-drawer = rút trước
table-leads = đi đầu
table-takes = ăn vòng
table-looked = đã xem bài
table-not-looked = chưa xem bài
table-undo = Đi lại
table-last-trick = Vòng trước
table-concede = Xin thua
keys-decline = không đặt Double Nil
keys-type-card = gõ lá bài: số trước, chất sau
keys-keep-refuse = giữ hoặc bỏ lá vừa rút
keys-hurry = hiện ngay nước đi của người khác
keys-when = { $key } ({ $when ->
    [unseen] trước khi xem bài
    [bid] khi đặt
    [exchange] khi đổi bài
    [others] khi người khác đi
   *[play] trong lúc đánh
})
menu-choose = chọn
menu-change = đổi
menu-confirm = Hỏi lại trước khi đánh
menu-sort = Thứ tự bài trên tay
menu-theme = Màu sắc
sort-name = { $sort ->
    [alternate] đỏ đen xen kẽ
   *[suits] từ chuồn đến bích
}
theme-name = { $theme ->
    [auto] theo cửa sổ dòng lệnh
    [night] tối
   *[day] sáng
}

## Chứng minh các lần xáo bài của biên bản

verify-head = Xáo bài
verify-deal = Lần chia
verify-verdict = { $verdict ->
    [proven] đã chứng minh
    [closed] chưa được mở
   *[none] không chứng minh được
}
verify-first = { $verdict ->
    [proven] Ai đi trước: được bốc đúng như đã hứa.
    [given] Ai đi trước: không bốc, vì trận bắt đầu với điểm có sẵn.
   *[closed] Ai đi trước: chưa được mở.
}
verify-left-out = Những lần chia không có trong biên bản: { $numbers }. Chỉ chia lại khi mọi người đều đồng ý.
verify-count = { $total ->
    [0] Không chứng minh được gì từ biên bản này.
   *[other] Đã chứng minh: { $count } trên { $total } ván có bằng chứng; tổng số ván: { $hands }
}

## Giải một ván

compiling = Đang biên dịch bộ giải … Ctrl-C để dừng.
compiling-once = Đang biên dịch bộ giải, chỉ một lần (tất cả: “spades warm-up”) … Ctrl-C để dừng.
compiling-not-kept = Không giữ được bản biên dịch trong { $path }: { $reason }. Vì vậy lần chạy nào cũng phải biên dịch lại. Hãy đặt SPADES_CACHE là một thư mục bạn có quyền ghi.
solve-working = Đang tính … Ctrl-C để dừng.
solve-break-off = Luật phá bích đang tắt: lúc nào cũng được đi đầu bằng bích.
solve-score = Nếu ai cũng đánh hay nhất, { $side } trừ { $others }: { $amount } điểm
solve-score-open = { $side } trừ { $others }: từ { $low } đến { $high } điểm
solve-tricks = Nếu ai cũng đánh hay nhất, { $side }: { $tricks } trên { $total } vòng
solve-tricks-open = { $side }: từ { $low } đến { $high } trên { $total } vòng
solve-best = Lá hay nhất: { $card }
solve-best-open = Lá hay nhất đến lúc này: { $card }
solve-stopped = { $what ->
    [value] Chưa chứng minh được
   *[rest] Chưa chứng minh được hết
}: việc tìm kiếm đã dừng ở giới hạn.
solve-more = Hãy cho thêm bằng --seconds hoặc --nodes.
solve-card = Lá bài
solve-score-head = Điểm
solve-tricks-head = Số vòng
solve-range = từ { $low } đến { $high }
solve-mark = hay nhất
solve-mark-open = hay nhất đến lúc này
solve-line = Một diễn biến hay nhất
solve-line-trick = Vòng
solve-line-led = Đi đầu
solve-line-cards = Các lá
solve-line-taken = Ăn vòng

## Biên dịch trước

warm-up-progress = { $done }/{ $total }: { $name }
warm-up-done = Đã biên dịch { $count } trong { $total } hàm, mất { $seconds } giây{ $others ->
    [0] .
   *[other] ; các hàm khác đã có sẵn.
}
warm-up-ready = Mọi thứ đã sẵn sàng.
warm-up-folder = Kết quả được giữ trong { $path }.
warm-up-removed = Số thư mục của phiên bản khác đã xóa: { $count }

## Máy chủ cho các bàn chơi

serve-address = Các bàn đã mở tại { $address }
serve-link = Người khác trong mạng của bạn vào qua { $address }
serve-no-network = Máy này hiện không nối mạng, nên chưa ai khác vào được.
serve-open = Mở một bàn bằng: spades open { $address }
serve-store = Nơi lưu các bàn: { $place }
serve-stop = Nhấn Ctrl-C để dừng. { $kept ->
    [yes] Không mất gì cả: lần chạy sau các bàn vẫn còn đó.
   *[no] Khi đó không có gì được giữ lại.
}
serve-ended = Máy chủ đã dừng.
open-link = Bàn đã mở: { $link }
open-sit = Ai có đường dẫn này thì ngồi vào bằng: spades play --join { $link }

## Những gì được lưu trên máy này

data-title = Những gì Spades lưu trên máy này
data-what = Mục
data-place = Nơi lưu
data-size = Dung lượng
data-what-matches = Các trận lưu từ cửa sổ dòng lệnh
data-what-seats = Chỗ ngồi ở các bàn nơi khác
data-what-settings = Cài đặt
data-what-cache = Mã đã biên dịch
data-what-tables = Các bàn của máy chủ
data-what-copy = Các bàn từ trước lần khôi phục
data-exported = Đã xuất ra { $path }: { $matches } trận đã lưu, { $records } biên bản, { $tables } bàn đang chơi.
data-backed-up = Đã sao { $place } sang { $path }.
data-restored = Đã khôi phục { $path }: giờ có { $tables } bàn ở { $place }.
data-kept = Những gì có trước đó nằm ở { $path }.
data-damaged = Bị hỏng nên bỏ qua: { $names }
data-delete = Xóa hẳn: { $what }?
data-deleted = Đã xóa: { $what }
data-copies-left = Có thể vẫn còn trong các bản sao này: { $paths }. Chúng bị xóa cùng với mọi bàn: spades data delete tables

## Ở bàn trên máy chủ

join-menu = Bàn
join-talk = Nói một câu
join-free = còn trống
join-nobody = Chưa có ai
join-host = chủ bàn
join-guest = Khách
join-link = Mời người khác bằng đường dẫn này: { $link }
join-waiting = { $count ->
    [0] Trận đấu sắp bắt đầu.
    [1] Đang chờ thêm 1 người.
   *[other] Đang chờ thêm { $count } người.
}
join-waiting-host = Trận đấu bắt đầu khi chủ bàn cho bắt đầu.
join-watching = Bạn đang xem.
join-away = vắng { $time }
join-sits-in = máy chơi thay
join-computer-plays = Máy đang chơi thay bạn. Bạn muốn lấy lại ghế?
join-take-seat-back = lấy lại ghế
join-not-sat-in = Không có máy nào chơi thay bạn: bạn đang tự chơi.
join-clock = Thời gian còn lại: { $time }
join-offline = Mất kết nối. Sẽ thử lại sau { $time }.
join-cut = Mất kết nối. Đang thử lại; những gì bạn gõ không bị mất.
join-script-waits = Đang chờ những người khác. Dòng tiếp theo sẽ được đọc khi trận đấu bắt đầu.
join-back = Đã kết nối lại.
join-vote = { $what ->
    [redeal] { $name } muốn bỏ ván này và chia lại. Bạn đồng ý không?
    [concede] { $name } muốn xin thua. Bạn đồng ý không?
   *[take_back] { $name } muốn đi lại nước vừa rồi. Bạn đồng ý không?
}
join-vote-open = { $what ->
    [redeal] Đang chờ quyết định: chia lại ván này?
    [concede] Đang chờ quyết định: xin thua?
   *[take_back] Đang chờ quyết định: đi lại một nước?
} Những người khác chưa trả lời.
join-claim-hint = { $count ->
    [1] Vòng cuối chắc chắn là của bạn.
   *[other] Cả { $count } vòng còn lại chắc chắn là của bạn.
}
join-concede-help = Nếu đồng đội có mặt thì người đó phải đồng ý. Khi ấy trận đấu kết thúc và đối thủ thắng.
join-come-back = Ghế của bạn vẫn được giữ. Để chơi tiếp: { $command }
join-seat-free = Ghế của bạn giờ lại trống.
join-take-over = Ghế của bạn đang được dùng ở nơi khác. Chơi tiếp ở đây?
join-refused = Máy chủ từ chối việc này ({ $code }).
join-proving = Đang kiểm tra việc xáo bài …
join-fair = { $verdict ->
    [proven] Đã kiểm tra việc xáo bài, { $hands ->
        [1] 1 ván
       *[other] { $hands } ván
    }: tất cả đúng như cam kết trước trận.
    [unpromised] Bàn này không cam kết gì về việc xáo bài nên không có gì để kiểm tra.
    [closed] Không kiểm tra được việc xáo bài: máy chủ chưa mở hết seed.
    [refuted] VIỆC XÁO BÀI CỦA TRẬN NÀY KHÔNG ĐÚNG. Đừng tin bàn này.
   *[unknown] Không kiểm tra được việc xáo bài.
}
join-fair-with-you = Có phần góp của bạn trong đó.
join-fair-without-you = Không có phần góp của bạn trong đó.
dialog-claim = Nhận hết các vòng còn lại của ván?
dialog-leave = Rời bàn?
dialog-leave-free = Trận đấu chưa bắt đầu: ghế của bạn sẽ dành cho người khác.
dialog-leave-wait = Ghế của bạn vẫn được giữ, và những người khác sẽ chờ bạn.
dialog-leave-computer = Ghế của bạn vẫn được giữ. Sau { $seconds } giây máy sẽ chơi thay cho đến khi bạn quay lại.
keys-room = ai đang ở bàn, và có thể yêu cầu gì
keys-talk = nói một câu có sẵn
keys-claim = nhận hết các vòng còn lại
keys-vote = trả lời đề nghị
keys-propose-undo = đi lại một nước, nếu mọi người đồng ý
keys-redeal = chia lại ván này, nếu mọi người đồng ý
keys-accept-win = nhận thắng trận, vì đối thủ đã rời bàn
keys-begin = bắt đầu; máy ngồi vào các ghế trống
keys-fill = cho máy ngồi ghế này: { $seat }
keys-kick = mời { $name } rời bàn
keys-leave = rời bàn
