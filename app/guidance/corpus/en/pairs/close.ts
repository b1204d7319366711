import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** A planet within three degrees of an aspect to the lot. */
export const CLOSE: PairTexts['close'] = {
  'Sun sextile':
    'A sextile of the Sun, almost exact, is a friendly light from the side: people of standing are inclined to think well of what you do here.',
  'Sun square':
    'The Sun’s square comes within three degrees. Being looked at and being well are at cross purposes, and you may do your best work with the door shut.',
  'Sun trine':
    'Because the Sun’s trine is nearly exact, what is good for you can be done in the open; you have no need of a second, private version.',
  'Sun opposition':
    'As the Sun stands exactly over against the lot, somebody else’s success shows you what you are missing, and usually it is a small thing.',
  'Moon sextile':
    'The Moon’s sextile is close: ordinary kindnesses reach you easily, and you are quick to return them.',
  'Moon square':
    'A close square of the Moon makes for evenings when you eat, sleep or scroll instead of doing the thing that would have cheered you.',
  'Moon trine':
    'With the Moon’s trine so near to exact, routine is a friend; you are carried by the days rather than pushed by them.',
  'Moon opposition':
    'The Moon looks straight back at the lot, and so the mood of the person opposite you is felt before your own.',
  'Mercury sextile':
    'Mercury is a short walk off, by an almost exact sextile; the right word or number tends to be in somebody’s pocket nearby.',
  'Mercury square':
    'Because of the close square, Mercury knows ten reasons against each good thing, and you have heard them all.',
  'Mercury trine':
    'The trine of Mercury is close enough to count on: say it plainly and it mostly comes out right.',
  'Mercury opposition':
    'With Mercury opposite, nearly to the degree, there is always a second opinion, and about half the time it is yours.',
  'Venus sextile':
    'By a close sextile Venus takes the corners off. You find the agreeable way of doing what has to be done.',
  'Venus square':
    'The square of Venus is near exact: sweetness at the wrong moment, the second helping, the yes that ought to have been a no.',
  'Venus trine':
    'So close a trine of Venus is the softest thing in a chart. It asks nothing, and one can forget to use it.',
  'Venus opposition': 'Venus faces the lot. You give the nicest piece away and then wonder who has it.',
  'Mars sextile':
    'Mars by a close sextile is the neighbour with the ladder: brisk, useful, gone before the thanks.',
  'Mars square':
    'The almost exact square of Mars is grit in the hinge, and you notice it when you are in a hurry.',
  'Mars trine':
    'Mars makes its trine within three degrees. Effort does not frighten you, and on most days it comforts you.',
  'Mars opposition':
    'Since Mars stands right across from the lot, you may feel challenged where somebody only asked a question.',
  'Jupiter sextile':
    'A near sextile of Jupiter keeps good advice within hearing, and you have the sense to hear it on the second day.',
  'Jupiter square':
    'Jupiter at a close right angle doubles every portion. You say yes to five things and mean all of them.',
  'Jupiter trine':
    'The trine of Jupiter is within three degrees, and the old authors have few better words to say about a lot than that.',
  'Jupiter opposition':
    'Jupiter, opposite and close, makes you generous to the other side first. That is handsome, and now and then it is dear.',
  'Saturn sextile':
    'Through its close sextile Saturn puts a good floor under this: little comes early, and little breaks.',
  'Saturn square':
    'The square of Saturn, so near exact, is a toll at the bridge; you have learned to carry the coins.',
  'Saturn trine':
    'As Saturn’s trine is almost exact, time is no enemy here. You may even like the waiting, once you have something to do with your hands.',
  'Saturn opposition':
    'Saturn, straight across, holds the other end of the measuring tape. Whatever you enjoy, you also measure.',
  'Uranus sextile': 'Modern readers note a close sextile of Uranus, a readiness to do it another way.',
  'Uranus square':
    'By modern custom a near square of Uranus is named: a plan that suits you on Monday may chafe by Thursday.',
  'Uranus trine':
    'Uranus, in a trine by modern custom, keeps you from doing a thing only because it was done before.',
  'Uranus opposition':
    'With Uranus opposite, as modern readers say, other people seem to change the rules just as you have learned them.',
  'Neptune sextile':
    'A sextile of Neptune, a modern note, lets you put up with things that have no clear shape yet.',
  'Neptune square':
    'Neptune by a close square is the mist that modern readers speak of; it helps to write the agreed thing down.',
  'Neptune trine':
    'In a modern reading the close trine of Neptune speaks of an easy imagination, glad of a task.',
  'Neptune opposition':
    'Neptune lies opposite. By modern custom one says: look twice at what seems lovely from far off.',
  'Pluto sextile': 'Pluto’s sextile is for modern readers a quiet kind of stubbornness, on the right side.',
  'Pluto square':
    'For modern readers a close square of Pluto means that you would rather break a thing than see it half done.',
  'Pluto trine': 'Pluto, by trine, in modern words: you can begin again from very little.',
  'Pluto opposition': 'Pluto opposite, the moderns say, is meeting strong wills; yours is one of them.',
}
