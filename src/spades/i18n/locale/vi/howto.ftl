### Tiếng Việt: cách chơi, từng phần một. Mỗi dòng là một đoạn.
### Các con số theo luật cổ điển; phần cuối nói bàn chơi được đổi những gì.

howto-title = Cách chơi
howto-partnership-title = Spades bốn người, hai đội
howto-two-player-title = Spades hai người, tự rút bài

howto-aim-title = Mục tiêu
howto-deal-title = Chia bài
howto-draw-title = Rút bài
howto-bidding-title = Đặt
howto-nil-title = Nil
howto-double-nil-title = Double Nil
howto-play-title = Đánh bài
howto-breaking-title = Phá bích
howto-scoring-title = Tính điểm
howto-bags-title = Túi
howto-end-title = Kết thúc trận đấu
howto-options-title = Những gì bàn chơi được đổi

## Bốn người

howto-partnership-aim =
    Bốn người chơi, hai đấu hai. Đồng đội ngồi đối diện bạn: Bắc với Nam, Đông với Tây. Đội nào đạt 500 điểm trước thì thắng.

    Mỗi ván, hai người trong đội đặt trước sẽ cùng nhau ăn bao nhiêu vòng, rồi cố ăn đúng chừng ấy: không được thiếu, và tốt nhất là đừng thừa.
howto-partnership-deal =
    Dùng bộ bài tây 52 lá thông thường. Trong mỗi chất, A lớn nhất, rồi đến K, Q, J, 10 và cứ thế xuống 2. Bích luôn là bài chủ: lá bích nào cũng thắng mọi lá của chất khác.

    Người chia bài chia cho mỗi người 13 lá. Ván sau, đến lượt người ngồi bên trái người đó chia.
howto-partnership-bidding =
    Người ngồi bên trái người chia bài đặt trước, rồi lần lượt từng người theo chiều kim đồng hồ. Ai cũng phải đặt, và chỉ đặt một lần: một số từ 1 đến 13, hoặc Nil. Bạn đặt thấp hơn hay cao hơn người trước đều được.

    Mức đặt của hai đồng đội được cộng lại. Tổng ấy là hợp đồng, tức số vòng mà đội phải ăn. Nếu bạn đặt 4 và đồng đội đặt 3, đội bạn cần 7 vòng, ai trong hai người ăn cũng được.

    Cách ước lượng ban đầu: đếm các lá A, các lá K có thêm lá nhỏ cùng chất đi kèm, và mỗi lá bích kể từ lá thứ tư.
howto-partnership-nil =
    Nil nghĩa là đặt 0: bạn hứa không ăn vòng nào. Giữ được lời hứa, đội bạn được 100 điểm; chỉ cần ăn một vòng, đội bạn mất 100 điểm.

    Đồng đội vẫn đặt như thường và phải một mình ăn đủ số đã đặt. Những vòng bạn ăn không được tính vào đó: nếu Nil thất bại, mỗi vòng bạn ăn là một túi (xem “Túi”).

    Cả hai đồng đội đều có thể đặt Nil. Khi đó mỗi Nil tính điểm riêng.
howto-partnership-double-nil =
    Double Nil là Nil đặt trước khi xem bài, được hoặc mất 200 điểm. Vì vậy, đầu ván bạn được hỏi có muốn xem bài không. Đã xem bài thì ván đó không được đặt Double Nil nữa. Mọi người đều biết ai đã xem bài.

    Đặt Double Nil xong, bạn mới xem bài. Khi tất cả đã đặt, bạn chuyển úp ba lá cho đồng đội; người ấy cầm lên rồi chuyển lại cho bạn ba lá tùy ý. Vì thế hãy chuyển đi những lá dễ ăn vòng.

    Nếu cả hai đồng đội đều đặt Double Nil thì không đổi bài.
howto-partnership-play =
    Người ngồi bên trái người chia bài đi đầu, tức là đánh lá đầu tiên của vòng thứ nhất. Những người khác đánh theo chiều kim đồng hồ, mỗi người một lá.

    Nếu có bài của chất đi đầu, bạn phải đánh chất ấy. Nếu không có, bạn được đánh lá nào tùy ý, kể cả bích.

    Lá bích cao nhất ăn vòng. Nếu không có bích, lá cao nhất của chất đi đầu ăn. Ai ăn vòng thì đi đầu vòng sau. Hết 13 vòng là hết ván.
howto-partnership-breaking =
    Không được đi đầu bằng bích khi bích chưa bị phá. Bích bị phá khi có người không theo được chất và đánh một lá bích.

    Chỉ khi trên tay toàn bích, bạn mới được đi đầu bằng bích sớm hơn; như vậy bích cũng bị phá.
howto-partnership-scoring =
    Nếu đạt hợp đồng, đội được 10 điểm cho mỗi vòng của hợp đồng, cộng 1 điểm cho mỗi vòng ăn thừa. Nếu hụt, đội mất 10 điểm cho mỗi vòng của hợp đồng.

    • Hợp đồng 5, ăn 7: 50 + 2 = 52 điểm, và 2 túi.
    • Hợp đồng 6, ăn 5: −60 điểm.
    • Bạn đặt 4 và ăn 4, đồng đội đặt Nil và không ăn vòng nào: 40 + 100 = 140 điểm.
    • Bạn đặt 4 và ăn 4, đồng đội đặt Nil nhưng ăn 2: 40 − 100 + 2 = −58 điểm, và 2 túi.
    • Bạn đặt 3 và ăn 2, đồng đội đặt Nil nhưng ăn 2: −30 − 100 + 2 = −128 điểm, và 2 túi. Vòng do người đặt Nil ăn không giúp bạn đủ hợp đồng.
howto-partnership-bags =
    Mỗi vòng ăn thừa so với hợp đồng là một túi; mỗi vòng do Nil thất bại ăn cũng là một túi. Một túi được 1 điểm, nhưng túi được đếm suốt cả trận: cứ gom đủ 10 túi, đội mất 100 điểm và số túi giảm đi 10.

    Vậy đội đang có 8 túi mà thêm 3 túi nữa thì mất 100 điểm, và còn lại 1 túi.
howto-partnership-end =
    Sau mỗi ván, hai đội so điểm. Nếu một đội đã đạt 500 điểm, đội ấy thắng. Nếu cả hai đều đạt, đội cao điểm hơn thắng; bằng điểm thì chơi thêm một ván.
howto-partnership-options =
    Bàn chơi có thể chọn số điểm để thắng; điểm thua, tức là mức mà đội nào tụt xuống tới đó thì trận đấu kết thúc; và số ván tối đa.

    Cũng có thể chọn bao nhiêu túi thì bị phạt, phạt bao nhiêu (hoặc không phạt), túi có được điểm hay không, và giá trị của Nil, Double Nil.

    Double Nil có thể cho mọi người, chỉ cho đội đang thua xa, hoặc không cho ai. Khi đổi bài, người đặt chuyển trước, hoặc hai đồng đội cùng chọn ba lá một lúc.

## Hai người

howto-two-player-aim =
    Hai người chơi, mỗi người chơi cho mình. Ai đạt 500 điểm trước thì thắng.

    Mỗi ván, bạn đặt trước mình sẽ ăn bao nhiêu vòng, rồi cố ăn đúng chừng ấy: không được thiếu, và tốt nhất là đừng thừa.
howto-two-player-draw =
    Dùng bộ bài tây 52 lá thông thường. Trong mỗi chất, A lớn nhất, rồi đến K, Q, J, 10 và cứ thế xuống 2. Bích luôn là bài chủ: lá bích nào cũng thắng mọi lá của chất khác.

    Không ai chia bài: bạn tự gom bài từ nọc, chồng bài úp ở giữa. Hãy rút lá trên cùng và xem. Nếu bạn giữ, lá tiếp theo bị bỏ úp mà không ai xem. Nếu không giữ, bạn bỏ úp lá ấy và phải lấy lá tiếp theo.

    Rồi đối thủ làm như vậy, cứ thế luân phiên cho đến khi hết nọc. Khi ấy mỗi người có 13 lá; 26 lá bài bỏ không dùng trong ván này. Ván sau đổi lại: người rút sau sẽ rút trước.
howto-two-player-bidding =
    Khi hết nọc, người rút sau đặt trước, rồi đến người kia. Ai cũng phải đặt, và chỉ đặt một lần: một số từ 1 đến 13, hoặc Nil. Mức đặt là hợp đồng của bạn, tức số vòng mà bạn phải ăn.

    Cách ước lượng ban đầu: đếm các lá A, các lá K có thêm lá nhỏ cùng chất đi kèm, và mỗi lá bích kể từ lá thứ tư. Một nửa bộ bài nằm ngoài cuộc, nên lá cao ăn được nhiều hơn bạn tưởng.
howto-two-player-nil =
    Nil nghĩa là đặt 0: bạn hứa không ăn vòng nào. Giữ được lời hứa, bạn được 100 điểm; chỉ cần ăn một vòng, bạn mất 100 điểm, và mỗi vòng bạn ăn là một túi (xem “Túi”).
howto-two-player-double-nil =
    Double Nil là Nil đặt trước khi rút lá đầu tiên, được hoặc mất 200 điểm. Mỗi người được hỏi một lần, ngay trước lá đầu tiên của mình, và đối thủ biết ngay. Sau đó bạn rút bài như thường, và cố gom những lá không ăn được gì.

    Khi cả hai đã đặt, người đặt Double Nil được bỏ ra nhiều nhất ba lá úp và nhận lại chừng ấy lá lấy ngẫu nhiên từ chồng bài bỏ. Những lá bỏ ra lúc này không quay lại nữa.
howto-two-player-play =
    Người rút sau đi đầu, tức là đánh lá đầu tiên của vòng thứ nhất. Người kia đánh một lá đáp lại.

    Nếu có bài của chất đi đầu, bạn phải đánh chất ấy. Nếu không có, bạn được đánh lá nào tùy ý, kể cả bích.

    Lá bích cao hơn ăn vòng. Nếu không có bích, lá cao hơn của chất đi đầu ăn. Ai ăn vòng thì đi đầu vòng sau. Hết 13 vòng là hết ván.
howto-two-player-breaking =
    Không được đi đầu bằng bích khi bích chưa bị phá. Bích bị phá khi có người không theo được chất và đánh một lá bích.

    Chỉ khi trên tay toàn bích, bạn mới được đi đầu bằng bích sớm hơn; như vậy bích cũng bị phá.
howto-two-player-scoring =
    Nếu đạt hợp đồng, bạn được 10 điểm cho mỗi vòng đã đặt, cộng 1 điểm cho mỗi vòng ăn thừa. Nếu hụt, bạn mất 10 điểm cho mỗi vòng đã đặt.

    • Đặt 7, ăn 8: 70 + 1 = 71 điểm, và 1 túi.
    • Đặt 8, ăn 7: −80 điểm.
    • Nil, không ăn vòng nào: 100 điểm.
    • Nil, ăn 3: −100 + 3 = −97 điểm, và 3 túi.
howto-two-player-bags =
    Mỗi vòng ăn thừa so với mức đặt là một túi; mỗi vòng do Nil thất bại ăn cũng là một túi. Một túi được 1 điểm, nhưng túi được đếm suốt cả trận: cứ gom đủ 10 túi, bạn mất 100 điểm và số túi giảm đi 10.

    Vậy người đang có 8 túi mà thêm 3 túi nữa thì mất 100 điểm, và còn lại 1 túi.
howto-two-player-end =
    Sau mỗi ván, hai người so điểm. Nếu một người đã đạt 500 điểm, người ấy thắng. Nếu cả hai đều đạt, người cao điểm hơn thắng; bằng điểm thì chơi thêm một ván.
howto-two-player-options =
    Bàn chơi có thể chọn số điểm để thắng; điểm thua, tức là mức mà người nào tụt xuống tới đó thì trận đấu kết thúc; và số ván tối đa.

    Cũng có thể chọn bao nhiêu túi thì bị phạt, phạt bao nhiêu (hoặc không phạt), túi có được điểm hay không, và giá trị của Nil, Double Nil.

    Double Nil có thể cho mọi người, chỉ cho người đang thua xa, hoặc không cho ai. Lá bị bỏ khi giữ lá trước có thể vẫn úp, hoặc cho người rút xem; cũng có thể để mọi lá bài bỏ nằm ngửa.
