import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The fact that opens a reading, and the same after another one. */
export const HEADLINE: PairTexts['headline'] = {
  'beside Sun': {
    text: 'The Sun was in {sign} when you were born, in the same sign as your Part of Fortune: the well-being meant here is hard to hide.',
    second: 'The Sun shares {sign} with the lot, so little about it can stay in a drawer.',
  },
  'beside Moon': {
    text: 'Your Part of Fortune has the Moon for company in {sign}. The light of the night, as the old books say, shares a roof with your well-being.',
    second:
      'With the lot in {sign} is the Moon, the nearest of the lights and the most changeable, and it has its tides.',
  },
  'beside Mercury': {
    text: 'There is a talker in the house of your fortune: Mercury stands in {sign}, in the very sign of the lot, and {ruler}, which rules {sign}, is the landlord of both.',
    second: 'Mercury keeps the lot company in {sign}, pen in hand, and much about it passes through words.',
  },
  'beside Venus': {
    text: 'Venus, the friend of peace among the planets, stands in {sign} together with your Part of Fortune, in the {place} place.',
    second: 'And Venus has set her table in {sign}, the lot’s own sign, so good company belongs to it.',
  },
  'beside Mars': {
    text: 'Heat and fortune share a room in your chart: Mars is in {sign}, where your lot is, and {ruler}, ruler of that sign, has to answer for both.',
    second:
      'Mars, the hot planet of the old books, is in {sign} beside the lot, and there is haste in the house.',
  },
  'beside Jupiter': {
    text: 'The planet that the old books call the greater good, Jupiter, stands where your lot stands: in {sign}, in the {place} place.',
    second:
      'In {sign} with the lot stands Jupiter, the large planet of the old books, and they count it good company.',
  },
  'beside Saturn': {
    text: 'An old companion sits beside your Part of Fortune. Saturn, the slow and serious planet, is in {sign} with it, in the {place} place.',
    second: 'Saturn sits with the lot in {sign}, and Saturn is never in a hurry.',
  },
  'beside Uranus': {
    text: 'Uranus, a planet found with a telescope, stands almost on top of your lot in {sign}. The old books have no word for it; we name it, and go on to {ruler}, which rules the sign.',
    second:
      'Within three degrees of the lot in {sign} is Uranus, which no old book knew; here it is only named.',
  },
  'beside Neptune': {
    text: 'Almost on the degree of your lot in {sign} is Neptune, a planet that nobody could see before 1846. Modern readers would begin with it; we only name it.',
    second:
      'Neptune, unknown to the old authors, is almost exactly on the lot in {sign}: a note in the margin.',
  },
  'beside Pluto': {
    text: 'The faintest of the modern planets, Pluto, is on the degree of your lot in {sign}. The reading looks past it, to {ruler}, which rules {sign}.',
    second:
      'Faint Pluto, a modern name, is within three degrees of the lot in {sign}: a footnote rather than a chapter.',
  },
  'present Sun': {
    text: 'The one who rules your lot is visiting, and the host is in: {ruler} stands in {rulerSign} together with the Sun, whose guest it is.',
    second:
      '{ruler}, ruler of the lot, is the Sun’s guest in {rulerSign}, and the Sun is there to receive it.',
  },
  'present Moon': {
    text: 'Host and guest at one table: {ruler}, ruler of your lot in {sign}, is in {rulerSign} with the Moon, in whose sign or honour it stands.',
    second: '{ruler}, the lot’s ruler, sits in {rulerSign} beside its host, the Moon, as one of the family.',
  },
  'present Mercury': {
    text: 'When {ruler}, which rules your lot in {sign}, comes to {rulerSign}, it finds Mercury there, the host, with the door already open.',
    second:
      '{ruler}, which rules the lot, has its host, Mercury, beside it in {rulerSign}, so there is somebody to ask.',
  },
  'present Venus': {
    text: 'Your lot’s ruler is a guest who was met at the gate. {ruler} stands in {rulerSign}, and Venus, the host, stands there too.',
    second:
      '{ruler}, the lot’s ruler, and Venus, its host, are together in {rulerSign}, and the welcome is warm.',
  },
  'present Mars': {
    text: 'Mars has {ruler} to stay. Both are in {rulerSign}, and your lot in {sign} depends on the guest, its ruler.',
    second:
      'With {ruler}, ruler of the lot, stands its host in {rulerSign}, Mars: a rough welcome, and a firm one.',
  },
  'present Jupiter': {
    text: 'A generous host stands beside the planet that matters most for your lot: {ruler}, ruler of {sign}, is in {rulerSign} with Jupiter.',
    second: 'Jupiter, an open-handed host, is in {rulerSign} beside {ruler}, on which the lot depends.',
  },
  'present Saturn': {
    text: 'Somebody strict is keeping house in {rulerSign}. {ruler}, which rules your lot in {sign}, stays there as the guest of Saturn, in the same sign.',
    second:
      '{ruler}, which rules the lot, lodges with Saturn in {rulerSign}, and Saturn is in: a strict house with a sound roof.',
  },
  'present Uranus': {
    text: '{ruler} rules {sign}, and your lot there; by the modern rulers that you chose it is the guest of Uranus, and both stand in {rulerSign}.',
    second:
      'By the modern count {ruler}, the lot’s ruler, lodges with Uranus in {rulerSign}, where customs are loose.',
  },
  'present Neptune': {
    text: '{ruler} rules your lot in {sign}, and by the modern count it lodges with Neptune: the two are together in {rulerSign}.',
    second:
      'Neptune, its host by the modern count, is in {rulerSign} with {ruler}, ruler of the lot: a house without sharp corners.',
  },
  'present Pluto': {
    text: 'Two share {rulerSign} in your chart: {ruler}, on which your lot in {sign} depends, and Pluto, its host among the modern rulers.',
    second:
      '{ruler}, which rules the lot, lodges with Pluto in {rulerSign}, by the modern count, where few are let in.',
  },
  'end Sun': {
    text: 'If you ask who answers for your lot in {sign}, and who answers for that one, the questions stop at the Sun, which is in its own sign.',
    second: 'Follow the rulers one by one from {sign}, and they come to rest in the Sun, on land of its own.',
  },
  'end Moon': {
    text: 'Every planet in the chain that begins with your lot in {sign} leads at last to one house, and the Moon lives there.',
    second: 'The chain of rulers from {sign} goes home to the Moon, and so to daily things.',
  },
  'end Mercury': {
    text: 'Your lot in {sign} is passed along like a letter, from its ruler, {ruler}, onwards, and the last address on it is Mercury’s own.',
    second:
      'From {sign} the matter is handed on until it reaches Mercury, in its own sign, where things have names.',
  },
  'end Venus': {
    text: 'At the end of a chain that starts with your lot in {sign} and its ruler, {ruler}, stands Venus, in her own sign, answering to nobody.',
    second:
      'All the rulers that follow from {sign} end with Venus, at home, and the last word is a friendly one.',
  },
  'end Mars': {
    text: 'Behind {ruler}, which rules your lot in {sign}, stand others, and behind them all stands Mars on its own ground.',
    second: 'Mars, in its own sign, has the last word in the chain from {sign}, and it is a short one.',
  },
  'end Jupiter': {
    text: 'Ask upwards from your lot in {sign}, past its ruler, {ruler}, and you arrive with Jupiter, who is at home and asks nobody.',
    second: 'The chain of rulers from {sign} runs out in Jupiter’s own house, and it is a wide house.',
  },
  'end Saturn': {
    text: 'There is an old gate at the end of your chain of rulers. From {sign} and its ruler, {ruler}, it leads to Saturn, in a sign of its own.',
    second:
      'Whoever follows the rulers from {sign} stops, in the end, before Saturn, among walls of its own.',
  },
  'end Uranus': {
    text: 'By the modern rulers your lot in {sign} is handed from its ruler, {ruler}, along to Uranus, where the handing-on stops.',
    second: 'By the modern rulers the chain from {sign} ends with Uranus, and an open end it is.',
  },
  'end Neptune': {
    text: 'Counted with the modern rulers, the road from your lot in {sign} by way of its ruler, {ruler}, ends at Neptune’s door.',
    second: 'The modern chain from {sign} comes to rest in Neptune, as a river does in the sea.',
  },
  'end Pluto': {
    text: 'Modern rulers make a chain of your chart that begins in {sign}, goes by its ruler, {ruler}, and is closed by Pluto.',
    second:
      'Pluto closes the chain from {sign}, as modern astrologers count it, like the floor under a house.',
  },
  'with-ruler Sun': {
    text: 'Look past the lot in {sign} to its ruler, {ruler}: it is in {rulerSign}, and the Sun is in the same sign.',
    second: '{ruler}, ruler of the lot, shares {rulerSign} with the Sun, a large neighbour.',
  },
  'with-ruler Moon': {
    text: 'The planet that speaks for your lot does not stand alone: {ruler} is in {rulerSign}, and so was the Moon on that day.',
    second: 'In {rulerSign} the Moon walks beside {ruler}, the lot’s ruler, and moods come along.',
  },
  'with-ruler Mercury': {
    text: '{ruler}, in {rulerSign}, rules {sign}, where your lot is, and has a clerk beside it: Mercury is in the same sign.',
    second:
      '{ruler}, which rules the lot, shares {rulerSign} with Mercury, and seldom goes without a comment.',
  },
  'with-ruler Venus': {
    text: 'Where the ruler of your lot stands, Venus stands also: she is in {rulerSign} with {ruler}, and {sign} answers to the pair of them.',
    second: 'Venus is in {rulerSign} as well, kind company for {ruler}, on which the lot depends.',
  },
  'with-ruler Mars': {
    text: 'There is noise in the house where the ruler of your lot lives: {ruler} is in {rulerSign}, and Mars is in that sign too.',
    second:
      'In {rulerSign} {ruler}, the lot’s ruler, has Mars for a neighbour, and some noise on the stairs.',
  },
  'with-ruler Jupiter': {
    text: 'Your lot is in {sign}, but the good company is in {rulerSign}: there {ruler}, its ruler, stands together with Jupiter.',
    second: 'Jupiter stands in {rulerSign} with {ruler}, ruler of the lot, and there is room for two.',
  },
  'with-ruler Saturn': {
    text: 'Saturn shares a desk with the ruler of your lot: both {ruler} and Saturn are in {rulerSign}.',
    second:
      '{ruler}, on which the lot depends, has Saturn beside it in {rulerSign}, and the work is slow and sound.',
  },
  'aspect Sun sextile': {
    text: 'Two signs away is far enough from the Sun for light without heat: it makes a sextile to your lot in {sign}, almost exact.',
    second: 'The Sun looks towards {sign} by a sextile, almost to the degree: light without glare.',
  },
  'aspect Sun square': {
    text: 'Your lot in {sign} lives at a right angle to the Sun. The square is close to exact, and being seen may have its price.',
    second: 'The Sun is at a right angle to {sign}, almost to the degree, and the lot feels the glare.',
  },
  'aspect Sun trine': {
    text: 'Between the Sun and your lot in {sign} there is a trine, nearly exact: of all the ways to be seen, the easiest.',
    second: 'A trine of the Sun, within three degrees, lets {sign} be seen without effort.',
  },
  'aspect Sun opposition': {
    text: 'The Sun looks at your lot in {sign} as it looks at a full moon, over the whole width of the sky, and almost to the degree.',
    second: 'Straight across from {sign} is the Sun, face to face with the lot, as a mirror is.',
  },
  'aspect Moon sextile': {
    text: 'The Moon was two signs from your lot in {sign} and looking its way, by a sextile that is almost exact.',
    second: 'A close sextile joins the Moon to {sign}, and small habits lean that way.',
  },
  'aspect Moon square': {
    text: 'Habit may pull one way and well-being the other: the Moon is in a close square to your lot in {sign}.',
    second:
      'The Moon is in a square of less than three degrees to {sign}, so habit and well-being may want different evenings.',
  },
  'aspect Moon trine': {
    text: 'The Moon and your Part of Fortune in {sign} understand each other without explaining: a trine joins them, nearly to the degree.',
    second: 'To {sign} the Moon makes a trine that is almost exact, and ordinary days are on its side.',
  },
  'aspect Moon opposition': {
    text: 'In your chart the Moon looks straight across at the lot in {sign}, nearly to the degree, like somebody at the other end of a long table.',
    second:
      'The Moon faces the lot from the sign opposite {sign}, to within three degrees, like a guest with another mood.',
  },
  'aspect Mercury sextile': {
    text: 'A messenger is two doors away from your fortune. Mercury makes a sextile to the lot in {sign}, within three degrees.',
    second: 'Mercury is in a close sextile to {sign}, a messenger two doors away.',
  },
  'aspect Mercury square': {
    text: 'Words come at your lot from the side: Mercury is in a square to {sign} that is almost exact, with {ruler}, which rules {sign}, to answer them.',
    second: 'Mercury is in a close square to {sign}, and for each good reason there is an argument.',
  },
  'aspect Mercury trine': {
    text: 'Thought and well-being run on one road in your chart: Mercury is in a close trine to your lot in {sign}.',
    second: 'A trine of Mercury, nearly exact, makes {sign} easy to talk about.',
  },
  'aspect Mercury opposition': {
    text: 'Your lot in {sign} has somebody who answers back: Mercury, in opposition, close to the degree.',
    second: 'Opposite {sign}, within three degrees, stands Mercury with another opinion.',
  },
  'aspect Venus sextile': {
    text: 'A small kindness is written close beside your lot. Venus makes a sextile to {sign}, almost exact.',
    second:
      'Venus is friendly to {sign} by a sextile of less than three degrees, and a corner or two is rounded.',
  },
  'aspect Venus square': {
    text: 'What is pleasant and what does good meet at a corner: Venus is in a close square to your lot in {sign}.',
    second:
      'Venus is in a close square to {sign}, so the pleasant thing and the good one may call at the same hour.',
  },
  'aspect Venus trine': {
    text: 'Venus, the planet of peace, stands in a trine to your Part of Fortune in {sign}, nearly exact: a regard of agreement, say the old books.',
    second: 'The trine of Venus to {sign} is almost exact, and nothing in it is sharp.',
  },
  'aspect Venus opposition': {
    text: 'On the far side of your chart, looking straight at the lot in {sign}, is Venus; so what is loved and what one lives by face each other.',
    second:
      'Across from {sign}, almost to the degree, is Venus: something to love on the far side of the table.',
  },
  'aspect Mars sextile': {
    text: 'Mars, seldom called a friend, is one here: it makes a sextile to your lot in {sign}, within three degrees.',
    second: 'Mars is in a close sextile to {sign}, brisk and on good terms.',
  },
  'aspect Mars square': {
    text: 'There is a spark at the corner of your fortune: Mars is in a square to the lot in {sign}, almost exact.',
    second: 'A square of Mars to {sign} is close to exact, and small sparks belong to the place.',
  },
  'aspect Mars trine': {
    text: 'Your lot in {sign} has strong hands within reach. Mars makes a trine to it, within three degrees.',
    second: 'Mars makes a trine to {sign} that is nearly exact, and effort goes with the grain.',
  },
  'aspect Mars opposition': {
    text: 'Face to face with your lot in {sign}, at almost the same degree, stands Mars; peace, with such a neighbour, is chosen on purpose.',
    second:
      'Mars stands straight across from {sign}, within three degrees, somebody to measure oneself against.',
  },
  'aspect Jupiter sextile': {
    text: 'Two signs from your lot in {sign} is Jupiter, in a sextile that is close to exact: a good opinion, freely held.',
    second: 'Jupiter is in a close sextile to {sign}, a well-wisher two doors away.',
  },
  'aspect Jupiter square': {
    text: 'Too much of a good thing stands at the corner: Jupiter is in a square to your lot in {sign}, to within three degrees.',
    second: 'Jupiter, in a close square to {sign}, means well, and rather too much of it.',
  },
  'aspect Jupiter trine': {
    text: 'One of the kindest lines that a chart can draw runs to your lot in {sign}. It comes from Jupiter, a trine, within three degrees.',
    second:
      'Jupiter makes a trine to {sign}, near enough to count as exact, and the old books think well of that.',
  },
  'aspect Jupiter opposition': {
    text: 'Across the whole circle from your lot in {sign} stands Jupiter, looking back at it: a large neighbour over the way.',
    second: 'From the sign across, Jupiter looks at {sign} almost to the degree, generous and at a distance.',
  },
  'aspect Saturn sextile': {
    text: 'An elder has an eye on your lot. Saturn is in a sextile to {sign}, almost exact: a sober regard, and a friendly one.',
    second: 'Saturn keeps a sober, friendly eye on {sign} by a close sextile, and patience is not far.',
  },
  'aspect Saturn square': {
    text: 'Something weighty stands at a right angle to your lot in {sign}: Saturn, in a square of less than three degrees.',
    second:
      'Saturn stands at a close right angle to {sign}, and what is light elsewhere has some weight there.',
  },
  'aspect Saturn trine': {
    text: 'Your lot in {sign} has stone beneath it. Saturn makes a trine to it, within three degrees, and Saturn builds slowly.',
    second: 'A trine of Saturn, nearly exact, is firm ground under {sign}.',
  },
  'aspect Saturn opposition': {
    text: 'A weight hangs on the other arm of the balance: Saturn is opposite your lot in {sign}, close to exact.',
    second:
      'Saturn is opposite {sign}, almost to the degree, and good things are weighed before they are taken.',
  },
  'aspect Uranus sextile': {
    text: 'Uranus, which the old books do not know, is within three degrees of a sextile to your lot in {sign}; we name it and pass to {ruler}, which rules the sign.',
    second: 'Modern readers would add that Uranus makes a close sextile to {sign}.',
  },
  'aspect Uranus square': {
    text: 'By modern custom one would mention Uranus first, in a close square to your lot in {sign}. The reading begins with {ruler}, which rules {sign}.',
    second: 'Uranus, a modern name, stands in a close square to {sign}.',
  },
  'aspect Uranus trine': {
    text: 'A trine of Uranus to your lot in {sign} is nearly exact. It is a modern note in the margin; the page itself belongs to {ruler}, ruler of the sign.',
    second: 'There is a close trine of Uranus to {sign} too, for those who count it.',
  },
  'aspect Uranus opposition': {
    text: 'Uranus stands across from your lot in {sign}, almost exactly. Nothing rests on it here, since {ruler}, which rules {sign}, is the one who answers.',
    second: 'Opposite {sign}, close to the degree, is Uranus, unknown to the old authors.',
  },
  'aspect Neptune sextile': {
    text: 'A faint modern touch: Neptune is near the exact sextile to your lot in {sign}, while {ruler}, which rules {sign}, comes first.',
    second: 'Faintly, by a close sextile, Neptune touches {sign}.',
  },
  'aspect Neptune square': {
    text: 'Neptune, seen by telescope only, makes a square to your lot in {sign}, within three degrees. For the rest ask {ruler}, its ruler.',
    second: 'Neptune makes a close square to {sign}, as modern readers would note.',
  },
  'aspect Neptune trine': {
    text: 'Neptune’s trine to your lot in {sign} is almost exact, a thing that only modern readers write down. The sign’s own ruler, {ruler}, comes first.',
    second: 'Add to this a close trine of Neptune to {sign}, by modern custom.',
  },
  'aspect Neptune opposition': {
    text: 'Over against {sign}, where your lot is, lies Neptune, almost to the degree: a modern remark before we turn to {ruler}, which rules the sign.',
    second: 'Neptune lies across from {sign}, to within three degrees.',
  },
  'aspect Pluto sextile': {
    text: 'The modern list adds Pluto, in a near-exact sextile to your lot in {sign}; this reading opens with {ruler}, which rules {sign}.',
    second: 'Pluto, for modern readers, is in a close sextile to {sign}.',
  },
  'aspect Pluto square': {
    text: 'Pluto, discovered in 1930, is in a close square to your lot in {sign}. What follows is read from {ruler} instead, the ruler of {sign}.',
    second: 'Slow Pluto makes a close square to {sign}.',
  },
  'aspect Pluto trine': {
    text: 'Pluto’s trine to the lot in {sign} is nearly exact, and so is our silence about it: we ask {ruler}, which rules the sign.',
    second: 'A close trine of Pluto reaches {sign}, by the modern count.',
  },
  'aspect Pluto opposition': {
    text: 'On the far side of {sign} from your lot stands Pluto, almost to the degree. We name it once, and listen to {ruler}, which rules {sign}.',
    second: 'Pluto is opposite {sign}, nearly exact; it is named and left there.',
  },
  'home Sun': {
    text: 'Your lot is in {sign}, and its ruler has gone nowhere: the Sun is in its own sign, at one table with the lot.',
    second: 'The Sun, ruler of the lot, is in {rulerSign} too, and at home there.',
  },
  'home Moon': {
    text: 'The Moon rules your lot in {sign}, and the Moon is home. Few charts have their landlady so near the door.',
    second: 'The Moon, which rules the lot, is in {rulerSign} with it, and that sign is her own.',
  },
  'home Mercury': {
    text: 'Mercury rules your lot, and stands in {rulerSign}, which is its own. In the {place} place, then, somebody competent has the keys.',
    second: 'Mercury, the lot’s ruler, is in its own sign, {rulerSign}, and knows where everything is.',
  },
  'home Venus': {
    text: 'Venus answers for your lot in {sign}, and she does it from her own house, {rulerSign}, where nothing has to be borrowed.',
    second: 'Venus, ruler of the lot, is in {rulerSign}, which is hers, and nothing has to be borrowed.',
  },
  'home Mars': {
    text: 'The ruler of your lot in {sign} is Mars, and Mars is in {rulerSign}, a sign of its own: strength with nothing to prove.',
    second: 'Mars rules the lot from {rulerSign}, a sign of its own, with nothing to prove.',
  },
  'home Jupiter': {
    text: 'Jupiter rules {sign}, where your lot is, and is at home in {rulerSign}. A householder can afford to be generous.',
    second: 'Jupiter, ruler of the lot, is in its own house, {rulerSign}, and can afford to be generous.',
  },
  'home Saturn': {
    text: 'Saturn answers for your lot in {sign}, and Saturn is at home in {rulerSign}: old walls, thick ones, and paid for.',
    second: 'And Saturn, the lot’s ruler, sits in {rulerSign}, a sign of its own, with its debts paid.',
  },
  'honoured Sun': {
    text: 'Honour is written into your lot. The Sun rules {sign}, and the Sun is in {rulerSign}, where it is exalted, and people rise for it.',
    second: 'The Sun, which rules the lot, is exalted in {rulerSign}, and people rise for it.',
  },
  'honoured Moon': {
    text: 'The Moon rules your lot in {sign} and is received in {rulerSign} with honour, for there she is exalted.',
    second: 'The Moon, ruler of the lot, is exalted in {rulerSign}, and honour is a steady thing there.',
  },
  'honoured Mercury': {
    text: 'Mercury, which rules your lot in {sign}, stands in the one sign where it is both at home and exalted, {rulerSign}.',
    second: 'Mercury, ruler of the lot, has its exaltation in {rulerSign}, and is listened to.',
  },
  'honoured Venus': {
    text: 'In {rulerSign} Venus is a guest of honour, and Venus is the planet that rules your lot in {sign}.',
    second: 'Venus rules the lot, exalted in {rulerSign}, where nobody is in a hurry to let her go.',
  },
  'honoured Mars': {
    text: 'Mars rules {sign}, and your lot is there; but Mars itself has been promoted: it is exalted in {rulerSign}.',
    second: 'The lot’s ruler, Mars, is exalted in {rulerSign}: strength with a rank.',
  },
  'honoured Jupiter': {
    text: 'The best seat in the house goes to the planet that rules your lot: Jupiter, for {sign}, is exalted in {rulerSign}.',
    second:
      'Jupiter, on which the lot depends, is exalted in {rulerSign}, and sits at the head of the table.',
  },
  'honoured Saturn': {
    text: 'Saturn, a planet that people seldom ask to dinner, is the honoured guest in {rulerSign}; and it rules your lot in {sign}.',
    second: 'The lot’s ruler is Saturn, and Saturn is exalted in {rulerSign}, an elder with the first seat.',
  },
  'away Sun': {
    text: 'The Sun rules your lot in {sign}, and the Sun is abroad: {rulerSign} lies opposite its own sign, as far from home as it can be.',
    second: 'The Sun, which rules the lot, is in {rulerSign}, opposite its own sign, and far from home.',
  },
  'away Moon': {
    text: 'Your lot is in {sign}, and its ruler is out of doors: the Moon is in {rulerSign}, opposite her house.',
    second: 'The Moon, the lot’s ruler, is in {rulerSign}, across from her own house, among cooler people.',
  },
  'away Mercury': {
    text: 'Somebody who works in borrowed rooms answers for your lot: Mercury, ruler of {sign}, is in {rulerSign}, its detriment.',
    second: 'Mercury has to answer for the lot from {rulerSign}, a foreign workshop.',
  },
  'away Venus': {
    text: 'Venus rules your lot in {sign}, and speaks for it with a foreign accent. In {rulerSign} she is opposite a house of hers, far from home.',
    second:
      'Venus, ruler of the lot, is in {rulerSign}, a long way from her own house, and has an accent there.',
  },
  'away Mars': {
    text: 'Mars rules the sign of your lot, {sign}, from a place that does not suit it: {rulerSign}, its detriment.',
    second: 'The lot’s ruler, Mars, is in {rulerSign}, where it has to be gentle.',
  },
  'away Jupiter': {
    text: 'The large-minded planet that rules your lot in {sign} has been given small rooms: Jupiter is in {rulerSign}, its detriment.',
    second: 'Jupiter rules the lot from {rulerSign}, across from its own house, in smaller rooms.',
  },
  'away Saturn': {
    text: 'Saturn, ruler of your lot in {sign}, has left its cold house for a warmer one and is not at ease there, in {rulerSign}.',
    second: 'The lot’s ruler, Saturn, is in {rulerSign}, a warmer house than its own, and not at ease there.',
  },
  'low Sun': {
    text: 'A king on a low stool: the Sun, which rules your lot in {sign}, is in {rulerSign}, the sign of its fall.',
    second: 'The Sun, ruler of the lot, is low in {rulerSign}, where it falls, and sits with everybody else.',
  },
  'low Moon': {
    text: 'The Moon has the lowest chair in {rulerSign}, the sign of her fall, and the Moon rules your lot in {sign}.',
    second: 'The Moon rules the lot from {rulerSign}, a low seat and a quiet one.',
  },
  'low Mercury': {
    text: 'Exact Mercury rules your lot in {sign}, and has to do its sums by the sea: in {rulerSign} it falls.',
    second: 'Mercury, ruler of the lot, is in {rulerSign}, where it falls, and where figures swim.',
  },
  'low Venus': {
    text: 'Nobody in {rulerSign} has much time for charm, and Venus, who rules your lot in {sign}, falls there.',
    second: 'Venus, the lot’s ruler, is in her fall in {rulerSign}, among people who are busy.',
  },
  'low Mars': {
    text: 'Mars rules {sign}, the sign of your lot, from a soft chair by the hearth: it is in {rulerSign}, its fall.',
    second: 'In {rulerSign} Mars, which rules the lot, is at its lowest: strength in a soft chair.',
  },
  'low Jupiter': {
    text: 'The planet that rules your lot in {sign} is a generous one in a careful house: Jupiter falls in {rulerSign}.',
    second: 'Jupiter, which rules the lot, is low in {rulerSign}, a generous guest in a careful house.',
  },
  'low Saturn': {
    text: 'Patience itself has been seated among the hasty: Saturn, ruler of your lot in {sign}, is in {rulerSign}, its fall.',
    second: 'Saturn, which rules the lot, falls in {rulerSign}: patience among the hasty.',
  },
  'burnt Moon': {
    text: 'No Moon could be seen in the days around your birth, and the Moon rules your lot in {sign}: she stood in {rulerSign}, beside the Sun.',
    second:
      'The Moon, the lot’s ruler, is hidden in the light of the Sun in {rulerSign}, as before a new moon.',
  },
  'burnt Mercury': {
    text: 'The ruler of your lot is reading in too strong a light: Mercury, for {sign}, is close to the Sun in {rulerSign}, and hidden by it.',
    second: 'Mercury, which rules the lot, is so near the Sun in {rulerSign} that nobody could see it.',
  },
  'burnt Venus': {
    text: 'Venus rules your lot in {sign}, and on that day no one could have found her: she stood in {rulerSign}, inside the glare of the Sun.',
    second: 'Venus, ruler of the lot, has vanished into the Sun’s light in {rulerSign}, like a lamp at noon.',
  },
  'burnt Mars': {
    text: 'One fire is lost in a greater: Mars, ruler of your lot in {sign}, is so close to the Sun in {rulerSign} that it cannot be seen.',
    second: 'Mars, on which the lot depends, is burnt by the Sun in {rulerSign}: one fire inside another.',
  },
  'burnt Jupiter': {
    text: 'Jupiter rules {sign}, where your lot is, and Jupiter was not to be seen: in {rulerSign} it stood behind the light of the Sun.',
    second: 'The lot’s ruler, Jupiter, is hidden by the Sun in {rulerSign}, and its kindness goes unsigned.',
  },
  'burnt Saturn': {
    text: 'The quietest of the planets, Saturn, rules your lot in {sign}; and close to the Sun in {rulerSign} it is quieter still.',
    second:
      'Saturn, the lot’s ruler, is in {rulerSign}, in the full light of the Sun, and quieter than ever.',
  },
  'burnt Uranus': {
    text: 'Uranus, the modern ruler of {sign} and of your lot, stands in {rulerSign} within a few degrees of the Sun.',
    second: 'By the modern count the lot’s ruler is Uranus, hidden near the Sun in {rulerSign}.',
  },
  'burnt Neptune': {
    text: 'Your lot is in {sign}, and Neptune, whom modern astrologers make its ruler, is drowned in the light of the Sun in {rulerSign}.',
    second: 'Neptune, the lot’s modern ruler, is close to the Sun in {rulerSign}, and paler for it.',
  },
  'burnt Pluto': {
    text: 'By the modern rulers Pluto answers for your lot in {sign}, from {rulerSign}, where the Sun outshines it.',
    second:
      'Pluto, the lot’s modern ruler, stands right beside the Sun in {rulerSign}, and is the fainter of the two.',
  },
  'back Mercury': {
    text: 'The ruler of your lot in {sign} had turned round: Mercury was retrograde in {rulerSign} on the day you were born, like somebody gone back for a dropped key.',
    second:
      'Mercury, ruler of the lot, was walking backwards through {rulerSign}, as one does for a dropped key.',
  },
  'back Venus': {
    text: 'Venus, who rules your lot in {sign}, was moving backwards in {rulerSign}, as she does for six weeks in a year and a half.',
    second: 'Venus rules the lot, and Venus was going back over {rulerSign}, towards what she had passed.',
  },
  'back Mars': {
    text: 'Once in two years Mars stops and goes back. You were born in such weeks, with Mars in {rulerSign} and your lot in {sign}, which it rules.',
    second: 'The lot’s ruler, Mars, had turned back in {rulerSign}, and strength went the long way round.',
  },
  'back Jupiter': {
    text: 'Jupiter answers for your lot in {sign}, and was retracing its steps in {rulerSign}: as a host walks back through the rooms.',
    second:
      'Jupiter, the lot’s ruler, was retrograde in {rulerSign}, as a host walks back through the rooms.',
  },
  'back Saturn': {
    text: 'Saturn, ruler of {sign} and of your lot, was going over old ground in {rulerSign}, slowly, and then once more.',
    second: 'Saturn, on which the lot rests, was retrograde in {rulerSign}, going slowly over old ground.',
  },
  'back Uranus': {
    text: 'For modern readers your lot in {sign} depends on Uranus, and Uranus was on its way back through {rulerSign}.',
    second: 'The lot’s modern ruler, Uranus, was moving backwards in {rulerSign}, against the traffic.',
  },
  'back Neptune': {
    text: 'Neptune, by the modern rulers the one for {sign} and your lot, was drifting back through {rulerSign}.',
    second:
      'Neptune, the lot’s ruler by the modern count, was retrograde in {rulerSign}, like a tide going out.',
  },
  'back Pluto': {
    text: 'Backwards through {rulerSign} went Pluto at that time; by the modern rulers it is the ruler of {sign}, and so of your lot.',
    second: 'Pluto, the modern ruler of {sign}, was retrograde in {rulerSign}, deep in old ground.',
  },
  heart: {
    text: 'A rare thing: {ruler}, the ruler of your lot in {sign}, stands in the heart of the Sun, within a third of a degree, like somebody called into the king’s own room.',
    second:
      '{ruler}, ruler of the lot, is in the very heart of the Sun in {rulerSign}, which is rare and an honour.',
  },
  first: {
    text: 'On the day you were born the ruler of your lot in {sign} had almost stopped: {ruler} stood in {rulerSign} and was about to turn round.',
    second:
      '{ruler}, the lot’s ruler, stands still in {rulerSign}, about to turn back, like a hand on a door.',
  },
  second: {
    text: '{ruler}, which rules your lot in {sign}, had finished going back. It stood still in {rulerSign}, facing forward, about to set out.',
    second: '{ruler}, which rules the lot, has stopped in {rulerSign}, about to go forward once more.',
  },
  'mutual 1': {
    text: 'Two planets stand as each other’s guests in your chart, {ruler} and {host}, and {ruler} is the one that rules your Part of Fortune in {sign}.',
    second: '{ruler}, ruler of the lot, and {host} live in each other’s houses and hold each other’s keys.',
  },
  'mutual 2': {
    text: 'In your chart {ruler}, which rules your lot, lives in a house of {host}, and {host} in a house of {ruler}: an exchange of keys, with {sign} at the centre of it.',
    second: '{ruler}, which rules the lot, has exchanged houses with {host}, and neither is among strangers.',
  },
  'mutual 3': {
    text: '{ruler}, the ruler of your lot in {sign}, and {host} are in each other’s signs. The old books call this reception, and count it a strong support.',
    second: 'Between {ruler}, the lot’s ruler, and {host} there is an exchange: each stays with the other.',
  },
  'light Sun': {
    text: 'From where it stood at your birth the Sun can see {sign}, and your lot in it, in the {place} place.',
    second: 'The Sun has {sign} in view, and the lot is not left in the dark.',
  },
  'light Moon': {
    text: 'The Moon has your lot in view: from her sign she sees {sign}, in the {place} place of your chart.',
    second: '{sign} is within sight of the Moon, so moods and well-being hear of each other.',
  },
  ring: {
    text: 'If you ask who answers for your lot in {sign}, its ruler, {ruler}, points to another planet and that one to a third, and the asking ends in a ring without a head.',
    second:
      'From {ruler}, the lot’s ruler, one is sent on from planet to planet, into a ring without a last word.',
  },
  'ring-beyond': {
    text: 'Behind {ruler}, which rules your lot in {sign}, the rulers go round in a ring, and no one of them is last: {ring}.',
    second: 'Behind {ruler}, the lot’s ruler, one is sent round and round in a ring: {ring}.',
  },
  pair: {
    text: 'The chain that starts from your lot in {sign} and its ruler, {ruler}, does not end with one planet but with two, each in a sign of the other.',
    second:
      'The chain from {ruler}, the lot’s ruler, ends in two planets, each in the other’s house: a last word in two voices.',
  },
  averse: {
    text: 'Your lot is in {sign} and its ruler, {ruler}, is in {rulerSign}: two signs that are out of each other’s sight.',
    second: '{ruler}, ruler of the lot, cannot see {sign} from {rulerSign}, and works for it by hearsay.',
  },
  sees: {
    text: 'The ruler of your lot in {sign} is well placed in one thing: {ruler} is in {rulerSign}, and sees what it answers for.',
    second: '{ruler}, the lot’s ruler, is in {rulerSign}, and sees what it answers for.',
  },
}
