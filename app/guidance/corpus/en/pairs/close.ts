import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** A planet within three degrees of an aspect to the lot. */
export const CLOSE: PairTexts['close'] = {
  'Sun sextile':
    'A sextile of the Sun, almost exact, is a friendly light from the side: people of standing may think well of what you do here.',
  'Sun square':
    'The Sun’s square comes within three degrees. Being looked at and being well may be at cross purposes, and the best work is done with the door shut.',
  'Sun trine':
    'Because the Sun’s trine is nearly exact, what is good for you can be done in the open, perhaps without a second, private version.',
  'Sun opposition':
    'As the Sun stands almost exactly over against the lot, somebody else’s success may show you what you are missing, and usually it is a small thing.',
  'Moon sextile':
    'The Moon’s sextile is close: ordinary kindnesses reach you easily, perhaps, and are as quickly returned.',
  'Moon square':
    'A close square of the Moon may make for evenings when one eats, sleeps or scrolls instead of doing the thing that would have cheered one.',
  'Moon trine':
    'With the Moon’s trine so near to exact, routine is a friend; you may feel carried by the days rather than pushed by them.',
  'Moon opposition':
    'The Moon looks straight back at the lot, and so you may feel the mood of the person opposite before your own.',
  'Mercury sextile':
    'Mercury is a short walk off, by an almost exact sextile; the right word or number tends to be in somebody’s pocket nearby.',
  'Mercury square':
    'Because of the close square, Mercury knows ten reasons against each good thing, and you may have heard them all.',
  'Mercury trine':
    'The trine of Mercury is close enough to count on: say the thing plainly, and you may find that it comes out right.',
  'Mercury opposition':
    'With Mercury opposite, nearly to the degree, there is always a second opinion, and perhaps half the time it is yours.',
  'Venus sextile':
    'By a close sextile Venus takes the corners off. You may find the agreeable way of doing what has to be done.',
  'Venus square':
    'The square of Venus is near exact: sweetness at the wrong moment, the second helping, the yes that perhaps ought to have been a no.',
  'Venus trine':
    'So close a trine of Venus is a soft thing in a chart. It asks nothing, and one can forget to use it.',
  'Venus opposition':
    'Venus faces the lot, almost to the degree. You may give the nicest piece away and then wonder who has it.',
  'Mars sextile':
    'Mars by a close sextile is the neighbour with the ladder: brisk, useful, gone before the thanks.',
  'Mars square':
    'The almost exact square of Mars is grit in the hinge, and you may notice it when you are in a hurry.',
  'Mars trine':
    'Mars makes its trine within three degrees. Effort may be no enemy of yours, and on most days a comfort.',
  'Mars opposition':
    'Since Mars stands right across from the lot, you may feel challenged where somebody only asked a question.',
  'Jupiter sextile':
    'A near sextile of Jupiter keeps good advice within hearing, and you may have the sense to hear it, if only on the second day.',
  'Jupiter square':
    'Jupiter at a close right angle doubles every portion. You may say yes to five things and mean all of them.',
  'Jupiter trine':
    'The trine of Jupiter is within three degrees, and the old authors have few better words for a regard than that.',
  'Jupiter opposition':
    'With Jupiter opposite and close, you may be generous to the other side first. That is handsome, and now and then it is dear.',
  'Saturn sextile':
    'Through its close sextile Saturn is a good floor under the lot: little comes early, and little breaks.',
  'Saturn square':
    'The square of Saturn, so near exact, is a toll at the bridge; you may have learned to carry the coins.',
  'Saturn trine':
    'As Saturn’s trine is almost exact, time is no enemy here. You may even like the waiting, once you have something to do with your hands.',
  'Saturn opposition':
    'Saturn, straight across, holds the other end of the measuring tape. What you enjoy you may also measure.',
  'Uranus sextile': 'Modern readers note a close sextile of Uranus, a readiness to do it another way.',
  'Uranus square':
    'By modern custom a near square of Uranus is named: a plan that suits you today may chafe by the end of the week.',
  'Uranus trine':
    'Uranus, in a trine by modern custom, may keep you from doing a thing only because it was done before.',
  'Uranus opposition':
    'With Uranus opposite, as modern readers say, other people may seem to change the rules just as you have learned them.',
  'Neptune sextile':
    'A sextile of Neptune, a modern note, may let you put up with things that have no clear shape yet.',
  'Neptune square':
    'Neptune by a close square is the mist that modern readers speak of; it helps to write the agreed thing down.',
  'Neptune trine':
    'In a modern reading the close trine of Neptune speaks of an easy imagination, glad of a task.',
  'Neptune opposition':
    'Neptune lies opposite. By modern custom one says: look twice at what seems lovely from far off.',
  'Pluto sextile': 'Pluto’s sextile is for modern readers a quiet kind of stubbornness, on the right side.',
  'Pluto square':
    'For modern readers a close square of Pluto means that you might rather break a thing than see it half done.',
  'Pluto trine':
    'Pluto, by trine, in modern words: a beginning can be made again from very little, and you may have made one.',
  'Pluto opposition': 'Pluto opposite, the moderns say, is meeting strong wills; yours is one of them.',
}
