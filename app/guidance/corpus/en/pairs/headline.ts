import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The fact that opens a reading, and the same after another one. */
export const HEADLINE: PairTexts['headline'] = {
  'beside Sun': {
    text: 'The Sun was in {sign} when you were born, in the same sign as your Part of Fortune: your well-being is hard to hide.',
    second: 'The Sun shares {sign} with it, so little about this can stay in a drawer.',
  },
  'beside Moon': {
    text: 'Your Part of Fortune has the Moon for company in {sign}. The light of the night, as the old books say, shares a roof with your well-being.',
    second: 'With the lot in {sign} is the Moon, the nearest of the lights and the most changeable.',
  },
  'beside Mercury': {
    text: 'There is a talker in the house of your fortune: Mercury stands in {sign}, in the very sign of the lot, and {ruler} is the landlord of both.',
    second: 'Mercury keeps the lot company in {sign}, pen in hand.',
  },
  'beside Venus': {
    text: 'Venus, the friend of peace among the planets, stands in {sign} together with your Part of Fortune, in the {place} place.',
    second: 'And Venus has set her table in {sign}, the lot’s own sign.',
  },
  'beside Mars': {
    text: 'Heat and fortune share a room in your chart: Mars is in {sign}, where your lot is, and {ruler} rules them both.',
    second: 'Mars, the hot one, lives under the same roof in {sign}.',
  },
  'beside Jupiter': {
    text: 'The planet that the old books call the greater good, Jupiter, stands where your lot stands: in {sign}, in the {place} place.',
    second: 'In {sign} with the lot stands Jupiter, the large-handed planet of the old books.',
  },
  'beside Saturn': {
    text: 'An old companion sits beside your Part of Fortune. Saturn, the slow and serious planet, is in {sign} with it, in the {place} place.',
    second: 'Saturn sits with the lot in {sign}, and Saturn is never in a hurry.',
  },
  'beside Uranus': {
    text: 'Uranus, a planet found with a telescope, stands almost on top of your lot in {sign}. The old books have no word for it; we name it, and go on to {ruler}.',
    second: 'Within three degrees of the lot in {sign} is Uranus, which no old book knew.',
  },
  'beside Neptune': {
    text: 'Almost on the degree of your lot in {sign} is Neptune, a planet that nobody could see before 1846. Modern readers would begin with it; we only name it.',
    second: 'Neptune, unknown to the old authors, is almost exactly on the lot in {sign}.',
  },
  'beside Pluto': {
    text: 'The faintest of the modern planets, Pluto, is on the degree of your lot in {sign}. Older judgement looks past it, to {ruler}.',
    second: 'Faint Pluto, a modern name, is within three degrees of the lot in {sign}.',
  },
  'present Sun': {
    text: 'The one who rules your lot is visiting, and the host is in: {ruler} stands in {rulerSign} together with the Sun, whose guest it is.',
    second: '{ruler} is the Sun’s guest in {rulerSign}, and the Sun is at home to receive it.',
  },
  'present Moon': {
    text: 'Host and guest at one table: {ruler}, ruler of your lot in {sign}, is in {rulerSign} with the Moon, in whose sign or honour it stands.',
    second: 'The Moon, as host, sits with {ruler} in {rulerSign}.',
  },
  'present Mercury': {
    text: 'When {ruler}, which rules your lot in {sign}, comes to {rulerSign}, it finds Mercury there, the host, with the door already open.',
    second: 'Its host, Mercury, stands with {ruler} in {rulerSign}.',
  },
  'present Venus': {
    text: 'Your lot’s ruler is a guest who was met at the gate. {ruler} stands in {rulerSign}, and Venus, the host, stands there too.',
    second: '{ruler} and its host, Venus, are together in {rulerSign}.',
  },
  'present Mars': {
    text: 'Mars has {ruler} to stay. Both are in {rulerSign}, and your lot in {sign} depends on the guest.',
    second: 'With {ruler} in {rulerSign} is Mars, the host of that sign.',
  },
  'present Jupiter': {
    text: 'A generous host stands beside the planet that matters most for you: {ruler}, ruler of {sign}, is in {rulerSign} with Jupiter.',
    second: 'Jupiter, the host, is in {rulerSign} beside {ruler}.',
  },
  'present Saturn': {
    text: 'Somebody strict is keeping house in {rulerSign}. {ruler}, which rules your lot in {sign}, stays there as the guest of Saturn, in the same sign.',
    second: 'The host of {ruler} in {rulerSign} is Saturn, and Saturn is at home.',
  },
  'present Uranus': {
    text: 'By the modern rulers that you chose, {ruler} is the guest of Uranus, and both stand in {rulerSign}, while your lot waits in {sign}.',
    second: 'By the modern count Uranus is its host, and stands with {ruler} in {rulerSign}.',
  },
  'present Neptune': {
    text: '{ruler} rules your lot in {sign}, and by the modern count it lodges with Neptune: the two are together in {rulerSign}.',
    second: 'Neptune, its modern host, is with {ruler} in {rulerSign}.',
  },
  'present Pluto': {
    text: 'Two share {rulerSign} in your chart: {ruler}, on which your lot in {sign} depends, and Pluto, its host among the modern rulers.',
    second: '{ruler} lodges with Pluto in {rulerSign}, by the modern count.',
  },
  'end Sun': {
    text: 'If you ask who answers for your lot in {sign}, and who answers for that one, the questions stop at the Sun, which is in its own sign.',
    second: 'Follow the rulers one by one from {sign}, and they come to rest in the Sun.',
  },
  'end Moon': {
    text: 'Every planet in the chain that begins with your lot in {sign} leads at last to one house, and the Moon lives there.',
    second: 'The chain of rulers from {sign} goes home to the Moon.',
  },
  'end Mercury': {
    text: 'Your lot in {sign} is passed along like a letter, from {ruler} onwards, and the last address on it is Mercury’s own.',
    second: 'From {sign} the matter is handed on until it reaches Mercury, in its own sign.',
  },
  'end Venus': {
    text: 'At the end of a chain that starts with {ruler} and your lot in {sign} stands Venus, in her own sign, answering to nobody.',
    second: 'All the rulers that follow from {sign} end with Venus, at home.',
  },
  'end Mars': {
    text: 'Behind {ruler}, which rules your lot in {sign}, stand others, and behind them all stands Mars on its own ground.',
    second: 'Mars, in its own sign, has the last word in the chain from {sign}.',
  },
  'end Jupiter': {
    text: 'Ask upwards from your lot in {sign}, past {ruler}, and you arrive with Jupiter, who is at home and asks nobody.',
    second: 'The chain from {sign} runs out in Jupiter’s own house.',
  },
  'end Saturn': {
    text: 'There is a closed gate at the end of your chain of rulers. From {sign} and {ruler} it leads to Saturn, in a sign of its own.',
    second: 'Whoever follows the rulers from {sign} stops, in the end, before Saturn.',
  },
  'end Uranus': {
    text: 'By the modern rulers your lot in {sign} is handed from {ruler} along to Uranus, where the handing-on stops.',
    second: 'By the modern rulers the chain from {sign} ends with Uranus.',
  },
  'end Neptune': {
    text: 'Counted with the modern rulers, the road from your lot in {sign} by way of {ruler} ends at Neptune’s door.',
    second: 'The modern chain from {sign} comes to rest in Neptune.',
  },
  'end Pluto': {
    text: 'Modern rulers make a chain of your chart that begins in {sign}, goes by {ruler}, and is closed by Pluto.',
    second: 'Pluto closes the chain from {sign}, as modern astrologers count it.',
  },
  'with-ruler Sun': {
    text: 'Look past the lot in {sign} to its ruler, {ruler}: it is in {rulerSign}, and the Sun is in the same sign.',
    second: '{ruler} has the Sun with it in {rulerSign}.',
  },
  'with-ruler Moon': {
    text: 'The planet that speaks for your lot does not stand alone: {ruler} is in {rulerSign}, and so was the Moon on that day.',
    second: 'In {rulerSign} the Moon walks beside {ruler}.',
  },
  'with-ruler Mercury': {
    text: '{ruler} rules {sign}, where your lot is, and it has a clerk beside it: Mercury is in {rulerSign} too.',
    second: '{ruler} shares {rulerSign} with Mercury, who likes to talk.',
  },
  'with-ruler Venus': {
    text: 'Where {ruler} stands, in {rulerSign}, Venus stands also, and your lot in {sign} answers to the pair of them more than to one.',
    second: 'Venus is in {rulerSign} as well, close company for {ruler}.',
  },
  'with-ruler Mars': {
    text: 'There is noise in the house next to the ruler of your lot: {ruler} is in {rulerSign}, and Mars is in that sign too.',
    second: 'In {rulerSign} {ruler} has Mars for a neighbour.',
  },
  'with-ruler Jupiter': {
    text: 'Your lot is in {sign}, but the good company is in {rulerSign}: there {ruler}, its ruler, stands together with Jupiter.',
    second: 'Jupiter stands in {rulerSign} with {ruler}, and makes room.',
  },
  'with-ruler Saturn': {
    text: 'Saturn shares a desk with the ruler of your lot: both {ruler} and Saturn are in {rulerSign}.',
    second: '{ruler} works beside Saturn in {rulerSign}.',
  },
  'aspect Sun sextile': {
    text: 'Two signs away is far enough from the Sun for light without heat: it makes a sextile to your lot in {sign}, almost exact.',
    second: 'The Sun looks towards {sign} by a sextile, almost to the degree.',
  },
  'aspect Sun square': {
    text: 'Your lot in {sign} lives at a right angle to the Sun. The square is close to exact, and being seen has its price here.',
    second: 'The Sun crosses it with a close square, and {sign} feels the glare.',
  },
  'aspect Sun trine': {
    text: 'Between the Sun and your lot in {sign} there is a trine, nearly exact: of all the ways to be seen, the easiest.',
    second: 'Within three degrees of a trine, the Sun agrees with {sign}.',
  },
  'aspect Sun opposition': {
    text: 'The Sun looks at your lot in {sign} as it looks at a full moon, over the whole width of the sky, and almost to the degree.',
    second: 'Straight across from {sign} is the Sun, face to face with the lot.',
  },
  'aspect Moon sextile': {
    text: 'The Moon was two signs from your lot in {sign} and looking its way, by a sextile that is almost exact.',
    second: 'A close sextile joins the Moon to {sign}.',
  },
  'aspect Moon square': {
    text: 'Habit pulls one way and well-being the other: the Moon is in a close square to your lot in {sign}.',
    second: 'The Moon cuts across {sign} with a square of less than three degrees.',
  },
  'aspect Moon trine': {
    text: 'The Moon and your Part of Fortune in {sign} understand each other without explaining: a trine joins them, nearly to the degree.',
    second: 'To {sign} the Moon makes a trine that is almost exact.',
  },
  'aspect Moon opposition': {
    text: 'In your chart the Moon looks straight across at the lot in {sign}, nearly to the degree, like somebody at the other end of a long table.',
    second: 'The Moon faces it from the sign opposite {sign}, to within three degrees.',
  },
  'aspect Mercury sextile': {
    text: 'A messenger is two doors away from your fortune. Mercury makes a sextile to the lot in {sign}, within three degrees.',
    second: 'Mercury nods to {sign} by a close sextile.',
  },
  'aspect Mercury square': {
    text: 'Words come at your lot from the side: Mercury is in a square to {sign} that is almost exact, with {ruler} answering for the lot.',
    second: 'Mercury argues with {sign} from a close square.',
  },
  'aspect Mercury trine': {
    text: 'Thought and well-being run on one road in your chart: Mercury is in a close trine to your lot in {sign}.',
    second: 'A trine of Mercury, nearly exact, explains {sign} to itself.',
  },
  'aspect Mercury opposition': {
    text: 'Your lot in {sign} has somebody who answers back: Mercury, in opposition, close to the degree.',
    second: 'Opposite {sign}, within three degrees, stands Mercury with another opinion.',
  },
  'aspect Venus sextile': {
    text: 'A small kindness is written close beside your lot. Venus makes a sextile to {sign}, almost exact.',
    second: 'Venus is friendly to {sign} by a sextile of less than three degrees.',
  },
  'aspect Venus square': {
    text: 'What is pleasant and what is good for you meet at a corner: Venus is in a close square to your lot in {sign}.',
    second: 'Venus tugs at {sign} by a square, and the tug is close.',
  },
  'aspect Venus trine': {
    text: 'Venus stands in a trine to your Part of Fortune in {sign}, nearly exact. Of all regards the old books think this one the sweetest.',
    second: 'The trine of Venus to {sign} is almost exact, and nothing in it is sharp.',
  },
  'aspect Venus opposition': {
    text: 'On the far side of your chart, looking straight at the lot in {sign}, is Venus; so what you love and what you live by face each other.',
    second: 'Across from {sign}, almost to the degree, is Venus.',
  },
  'aspect Mars sextile': {
    text: 'Mars, seldom called a friend, is one here: it makes a sextile to your lot in {sign}, within three degrees.',
    second: 'Mars has {sign} in a close and brisk sextile.',
  },
  'aspect Mars square': {
    text: 'There is a spark at the corner of your fortune: Mars is in a square to the lot in {sign}, almost exact.',
    second: 'A square of Mars cuts close to {sign}.',
  },
  'aspect Mars trine': {
    text: 'Your lot in {sign} has strong hands within reach. Mars makes a trine to it, within three degrees.',
    second: 'Mars works for {sign} by a trine that is nearly exact.',
  },
  'aspect Mars opposition': {
    text: 'Face to face with your lot in {sign}, at almost the same degree, stands Mars; peace is something you have to choose on purpose.',
    second: 'Mars confronts {sign} from straight across, within three degrees.',
  },
  'aspect Jupiter sextile': {
    text: 'Two signs from your lot in {sign} is Jupiter, in a sextile that is close to exact: a good opinion, freely held.',
    second: 'Jupiter has an open hand for {sign}, by a close sextile.',
  },
  'aspect Jupiter square': {
    text: 'Too much of a good thing stands at the corner: Jupiter is in a square to your lot in {sign}, to within three degrees.',
    second: 'Jupiter, in a close square, is generous to {sign} in its own way.',
  },
  'aspect Jupiter trine': {
    text: 'The kindest line that a chart can draw runs to your lot in {sign}. It comes from Jupiter, a trine, within three degrees.',
    second: 'Jupiter makes a trine to {sign}, near enough to count as exact.',
  },
  'aspect Jupiter opposition': {
    text: 'Across the whole circle from your lot in {sign} stands Jupiter, looking back at it: a large neighbour over the way.',
    second: 'From the sign across, Jupiter looks at {sign} almost to the degree.',
  },
  'aspect Saturn sextile': {
    text: 'An elder has an eye on your lot. Saturn is in a sextile to {sign}, almost exact, and the old books do not grudge it.',
    second: 'Saturn keeps a sober, friendly eye on {sign} by a close sextile.',
  },
  'aspect Saturn square': {
    text: 'Something heavy stands at a right angle to your lot in {sign}: Saturn, in a square of less than three degrees.',
    second: 'Saturn leans on {sign} by a close square.',
  },
  'aspect Saturn trine': {
    text: 'Your lot in {sign} has stone beneath it. Saturn makes a trine to it, within three degrees, and Saturn builds slowly.',
    second: 'A trine of Saturn, nearly exact, puts ground under {sign}.',
  },
  'aspect Saturn opposition': {
    text: 'A weight hangs on the other arm of the balance: Saturn is opposite your lot in {sign}, close to exact.',
    second: 'Saturn weighs {sign} from the opposite side, almost to the degree.',
  },
  'aspect Uranus sextile': {
    text: 'Uranus, which the old books do not know, is within three degrees of a sextile to your lot in {sign}; we name it and pass to {ruler}.',
    second: 'Modern readers would add that Uranus makes a close sextile to {sign}.',
  },
  'aspect Uranus square': {
    text: 'By modern custom one would mention Uranus first, in a close square to your lot in {sign}. The old judgement begins with {ruler}.',
    second: 'Uranus, a modern name, stands in a close square to {sign}.',
  },
  'aspect Uranus trine': {
    text: 'A trine of Uranus to your lot in {sign} is nearly exact. It is a modern note in the margin; the page itself belongs to {ruler}.',
    second: 'There is a close trine of Uranus to {sign} too, for those who count it.',
  },
  'aspect Uranus opposition': {
    text: 'Uranus stands across from your lot in {sign}, almost exactly. Nothing rests on it here, since {ruler} is the one who answers.',
    second: 'Opposite {sign}, close to the degree, is Uranus, unknown to the old authors.',
  },
  'aspect Neptune sextile': {
    text: 'A faint modern touch: Neptune is near the exact sextile to your lot in {sign}, while {ruler} rules it.',
    second: 'Faintly, by a close sextile, Neptune touches {sign}.',
  },
  'aspect Neptune square': {
    text: 'Neptune, seen by telescope only, makes a square to your lot in {sign}, within three degrees. For the older reading ask {ruler}.',
    second: 'Neptune makes a close square to {sign}, as modern readers would note.',
  },
  'aspect Neptune trine': {
    text: 'Neptune’s trine to your lot in {sign} is almost exact, a thing that only modern readers write down. {ruler} comes first.',
    second: 'Add to this a close trine of Neptune to {sign}, by modern custom.',
  },
  'aspect Neptune opposition': {
    text: 'Over against {sign}, where your lot is, lies Neptune, almost to the degree: a modern remark before we turn to {ruler}.',
    second: 'Neptune lies across from {sign}, to within three degrees.',
  },
  'aspect Pluto sextile': {
    text: 'The modern list adds Pluto, in a near-exact sextile to your lot in {sign}; the older list opens with {ruler}.',
    second: 'Pluto, for modern readers, is in a close sextile to {sign}.',
  },
  'aspect Pluto square': {
    text: 'Pluto, discovered in 1930, is in a close square to your lot in {sign}. What follows is read from {ruler} instead.',
    second: 'Slow Pluto makes a close square to {sign}.',
  },
  'aspect Pluto trine': {
    text: 'Pluto’s trine to the lot in {sign} is nearly exact, and so is our silence about it: old judgement asks {ruler}.',
    second: 'A close trine of Pluto reaches {sign}, by the modern count.',
  },
  'aspect Pluto opposition': {
    text: 'On the far side of {sign} from your lot stands Pluto, almost to the degree. We name it once, and listen to {ruler}.',
    second: 'Pluto is opposite {sign}, nearly exact; it is named and left there.',
  },
  'home Sun': {
    text: 'Your lot is in {sign}, and its ruler has gone nowhere: the Sun is in its own sign, like a person in their own house and on their own land.',
    second: 'The Sun, its ruler, is at home in {rulerSign}.',
  },
  'home Moon': {
    text: 'The Moon rules your lot in {sign}, and the Moon is home. Few charts have their landlady so near the door.',
    second: 'The Moon, which rules it, is in her own sign, {rulerSign}.',
  },
  'home Mercury': {
    text: 'Mercury rules your lot, and stands in {rulerSign}, which is its own. In the {place} place, then, somebody competent has the keys.',
    second: 'Mercury, its ruler, is in its own sign, {rulerSign}, and knows where everything is.',
  },
  'home Venus': {
    text: 'Venus answers for your lot in {sign}, and she does it from her own house, {rulerSign}, where nothing has to be borrowed.',
    second: 'Its ruler, Venus, is in {rulerSign}, which is hers.',
  },
  'home Mars': {
    text: 'The ruler of your lot in {sign} is Mars, and Mars is in {rulerSign}, on land of its own: strength that needs no leave.',
    second: 'Mars rules it from {rulerSign}, on its own ground.',
  },
  'home Jupiter': {
    text: 'Jupiter rules {sign}, where your lot is, and is at home in {rulerSign}. A householder can afford to be generous.',
    second: 'Jupiter, ruler of {sign}, is in its own house, {rulerSign}.',
  },
  'home Saturn': {
    text: 'Saturn answers for your lot in {sign}, and Saturn is at home in {rulerSign}: old walls, thick ones, and paid for.',
    second: 'And Saturn, its ruler, sits in {rulerSign}, a sign of its own.',
  },
  'honoured Sun': {
    text: 'Honour is written into your lot. The Sun rules {sign}, and the Sun is in {rulerSign}, where it is exalted, like a man in his realm.',
    second: 'The Sun, its ruler, is exalted in {rulerSign}.',
  },
  'honoured Moon': {
    text: 'The Moon rules your lot in {sign} and is received in {rulerSign} with honour, for there she is exalted.',
    second: 'Its ruler, the Moon, is exalted in {rulerSign}.',
  },
  'honoured Mercury': {
    text: 'Mercury, which rules your lot in {sign}, stands in the one sign where it is both at home and exalted, {rulerSign}.',
    second: 'Mercury, ruler of the lot, has its exaltation in {rulerSign}.',
  },
  'honoured Venus': {
    text: 'In {rulerSign} Venus is a guest of honour, and Venus is the planet that speaks for your lot in {sign}.',
    second: 'Venus rules it, exalted in {rulerSign}.',
  },
  'honoured Mars': {
    text: 'Mars rules {sign}, and your lot is there; but Mars itself has been given a command: it is exalted in {rulerSign}.',
    second: 'The ruler, Mars, is in its exaltation in {rulerSign}.',
  },
  'honoured Jupiter': {
    text: 'The best seat in the house goes to the planet that rules your lot: Jupiter, for {sign}, is exalted in {rulerSign}.',
    second: 'Jupiter, on which it depends, is exalted in {rulerSign}.',
  },
  'honoured Saturn': {
    text: 'Saturn, a planet that people seldom ask to dinner, is the honoured guest in {rulerSign}; and it rules your lot in {sign}.',
    second: 'Its ruler is Saturn, and Saturn is exalted in {rulerSign}.',
  },
  'away Sun': {
    text: 'The Sun rules your lot in {sign}, and the Sun is abroad: {rulerSign} lies opposite its own sign, as far from home as it can be.',
    second: 'Its ruler, the Sun, is far from home in {rulerSign}.',
  },
  'away Moon': {
    text: 'Your lot is in {sign}, and its ruler is out of doors: the Moon is in {rulerSign}, opposite her house.',
    second: 'The Moon, its ruler, is in {rulerSign}, the sign across from her own.',
  },
  'away Mercury': {
    text: 'Somebody who works in borrowed rooms answers for your lot: Mercury, ruler of {sign}, is in {rulerSign}, its detriment.',
    second: 'Mercury has to answer for it from {rulerSign}, a foreign workshop.',
  },
  'away Venus': {
    text: 'Venus speaks for your lot in {sign} with a foreign accent. In {rulerSign} she is opposite a house of hers, far from home.',
    second: 'Venus, its ruler, is in {rulerSign}, a long way from her own house.',
  },
  'away Mars': {
    text: 'Mars rules the sign of your lot, {sign}, from a place that does not suit it: {rulerSign}, its detriment.',
    second: 'The ruler, Mars, is in {rulerSign}, where it has to be gentle.',
  },
  'away Jupiter': {
    text: 'The large-minded planet that rules your lot in {sign} has been given small rooms: Jupiter is in {rulerSign}, its detriment.',
    second: 'Jupiter rules it from {rulerSign}, across from its own house.',
  },
  'away Saturn': {
    text: 'Saturn, ruler of your lot in {sign}, has left its cold house for a warmer one and is not at ease there, in {rulerSign}.',
    second: 'And its ruler, Saturn, is in {rulerSign}, far from its own ground.',
  },
  'low Sun': {
    text: 'A king on a low stool: the Sun, which rules your lot in {sign}, is in {rulerSign}, the sign of its fall.',
    second: 'Its ruler, the Sun, is low in {rulerSign}, where it falls.',
  },
  'low Moon': {
    text: 'The Moon has the lowest chair in {rulerSign}, the sign of her fall, and the Moon rules your lot in {sign}.',
    second: 'The Moon rules it, from {rulerSign}, a low seat.',
  },
  'low Mercury': {
    text: 'Exact Mercury rules your lot in {sign}, and has to do its sums by the sea: in {rulerSign} it falls.',
    second: 'Mercury, ruler of {sign}, is in {rulerSign}, where it falls.',
  },
  'low Venus': {
    text: 'Nobody in {rulerSign} has much time for charm, and Venus, who rules your lot in {sign}, falls there.',
    second: 'Venus, its ruler, is in her fall in {rulerSign}.',
  },
  'low Mars': {
    text: 'Mars rules {sign}, the sign of your lot, from a soft chair by the hearth: it is in {rulerSign}, its fall.',
    second: 'In {rulerSign} Mars, which rules the lot, is at its lowest.',
  },
  'low Jupiter': {
    text: 'The planet that rules your lot in {sign} is a generous one in a careful house: Jupiter falls in {rulerSign}.',
    second: 'Its ruler, Jupiter, is low in {rulerSign}.',
  },
  'low Saturn': {
    text: 'Patience itself has been seated among the hasty: Saturn, ruler of your lot in {sign}, is in {rulerSign}, its fall.',
    second: 'Saturn, which rules it, falls in {rulerSign}.',
  },
  'burnt Moon': {
    text: 'No Moon could be seen in the days around your birth, and the Moon rules your lot in {sign}: she stood in {rulerSign}, beside the Sun.',
    second: 'The Moon, its ruler, is hidden in the light of the Sun in {rulerSign}.',
  },
  'burnt Mercury': {
    text: 'The ruler of your lot is reading in too strong a light: Mercury, for {sign}, is close to the Sun in {rulerSign}, and hidden by it.',
    second: 'Mercury, which rules it, is so near the Sun in {rulerSign} that nobody could see it.',
  },
  'burnt Venus': {
    text: 'Venus rules your lot in {sign}, and on that day no one could have found her: she stood in {rulerSign}, inside the glare of the Sun.',
    second: 'Venus, its ruler, has vanished into the Sun’s light in {rulerSign}.',
  },
  'burnt Mars': {
    text: 'One fire is lost in a greater: Mars, ruler of your lot in {sign}, is so close to the Sun in {rulerSign} that it cannot be seen.',
    second: 'Mars, on which it depends, is burnt by the Sun in {rulerSign}.',
  },
  'burnt Jupiter': {
    text: 'Jupiter rules {sign}, where your lot is, and Jupiter was not to be seen: in {rulerSign} it stood behind the light of the Sun.',
    second: 'Its ruler, Jupiter, is hidden by the Sun in {rulerSign}.',
  },
  'burnt Saturn': {
    text: 'The quietest of the planets, Saturn, rules your lot in {sign}; and close to the Sun in {rulerSign} it is quieter still.',
    second: 'Saturn, its ruler, is in {rulerSign}, under the full light of the Sun.',
  },
  'burnt Uranus': {
    text: 'Uranus, the modern ruler of {sign} and of your lot, stands in {rulerSign} within a few degrees of the Sun.',
    second: 'By the modern count its ruler is Uranus, hidden near the Sun in {rulerSign}.',
  },
  'burnt Neptune': {
    text: 'Your lot is in {sign}, and Neptune, whom modern astrologers make its ruler, is drowned in the light of the Sun in {rulerSign}.',
    second: 'Neptune, its modern ruler, is close to the Sun in {rulerSign}.',
  },
  'burnt Pluto': {
    text: 'By the modern rulers Pluto answers for your lot in {sign}, from {rulerSign}, where the Sun outshines it.',
    second: 'Pluto, the modern ruler, stands right beside the Sun in {rulerSign}.',
  },
  'back Mercury': {
    text: 'The ruler of your lot in {sign} had turned round: Mercury was retrograde in {rulerSign} on the day you were born, like somebody gone back for a dropped key.',
    second: 'Mercury, its ruler, was walking backwards through {rulerSign}.',
  },
  'back Venus': {
    text: 'Venus, who rules your lot in {sign}, was moving backwards in {rulerSign}, as she does for six weeks in a year and a half.',
    second: 'Venus rules it, and Venus was going back over {rulerSign}.',
  },
  'back Mars': {
    text: 'Once in two years Mars stops and goes back. You were born in such weeks, with Mars in {rulerSign} and your lot in {sign}, which it rules.',
    second: 'Its ruler, Mars, had turned back in {rulerSign}.',
  },
  'back Jupiter': {
    text: 'Jupiter answers for your lot in {sign}, and was retracing its steps in {rulerSign}: a generous planet going back to see whether everyone had been served.',
    second: 'Jupiter, its ruler, was retrograde in {rulerSign}.',
  },
  'back Saturn': {
    text: 'Saturn, ruler of {sign} and of your lot, was going over old ground in {rulerSign}, slowly, and then once more.',
    second: 'Saturn, on which it rests, was retrograde in {rulerSign}.',
  },
  'back Uranus': {
    text: 'For modern readers your lot in {sign} depends on Uranus, and Uranus was on its way back through {rulerSign}.',
    second: 'Its modern ruler, Uranus, was moving backwards in {rulerSign}.',
  },
  'back Neptune': {
    text: 'Neptune, by the modern rulers the one for {sign} and your lot, was drifting back through {rulerSign}.',
    second: 'Neptune, its ruler by the modern count, was retrograde in {rulerSign}.',
  },
  'back Pluto': {
    text: 'Backwards through {rulerSign} went Pluto in that season; by the modern rulers your lot in {sign} is in its care.',
    second: 'Pluto, the modern ruler of {sign}, was retrograde in {rulerSign}.',
  },
  heart: {
    text: 'A rare thing: {ruler}, the ruler of your lot in {sign}, stands in the heart of the Sun, within a third of a degree, like somebody called into the king’s own room.',
    second: '{ruler} is in the very heart of the Sun in {rulerSign}, which is rare.',
  },
  first: {
    text: 'On the day you were born the ruler of your lot in {sign} had almost stopped: {ruler} stood in {rulerSign} and was about to turn round.',
    second: '{ruler} stands still in {rulerSign}, about to turn back.',
  },
  second: {
    text: '{ruler}, which rules your lot in {sign}, had finished going back. It stood still in {rulerSign}, facing forward, about to set out.',
    second: '{ruler} has stopped in {rulerSign}, about to go forward again.',
  },
  'mutual 1': {
    text: 'Two planets stand as each other’s guests in your chart, {ruler} and {host}, and your Part of Fortune in {sign} is in the house of one of them.',
    second: '{ruler} and {host} hold each other’s keys.',
  },
  'mutual 2': {
    text: 'In your chart {ruler} lives in a house of {host}, and {host} in a house of {ruler}: an exchange of keys, with your lot in {sign} at the centre of it.',
    second: '{ruler} and {host} have exchanged houses.',
  },
  'mutual 3': {
    text: '{ruler}, the ruler of your lot in {sign}, and {host} are in each other’s signs. The old books call this reception, and count it a strong support.',
    second: 'Between {ruler} and {host} there is an exchange: each stays with the other.',
  },
  'light Sun': {
    text: 'From where it stood at your birth the Sun can see {sign}, and your lot in it, in the {place} place.',
    second: 'The Sun has {sign} in view.',
  },
  'light Moon': {
    text: 'The Moon has your lot in view: from her sign she sees {sign}, in the {place} place of your chart.',
    second: '{sign} is within sight of the Moon.',
  },
  ring: {
    text: 'If you ask who answers for your lot in {sign}, {ruler} points to another planet and that one to a third, until they go round in a ring without a head.',
    second: 'From {ruler} onwards the rulers lead round in a ring.',
  },
  pair: {
    text: 'The chain that starts from your lot in {sign} and from {ruler} does not end with one planet but with two, each in a sign of the other.',
    second: 'The rulers that follow {ruler} end in a pair, each in the other’s house.',
  },
  averse: {
    text: 'Your lot is in {sign} and its ruler, {ruler}, is in {rulerSign}: next to each other or nearly so, and out of each other’s sight.',
    second: '{ruler}, its ruler, cannot see {sign} from {rulerSign}.',
  },
  sees: {
    text: 'The ruler of your lot keeps an eye on it: {ruler}, in {rulerSign}, sees {sign} and what is there.',
    second: '{ruler}, its ruler, has {sign} in sight from {rulerSign}.',
  },
}
