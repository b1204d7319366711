import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** A planet within three degrees of an aspect to the lot. */
export const CLOSE: PairTexts['close'] = {
  'Sun sextile':
    'The Sun makes a sextile that is almost exact, a friendly light from the side, and is read as respected people who think well of what you do.',
  'Sun square':
    'The Sun’s square comes within three degrees, and a square means disagreement, so work may go best behind a closed door, with nobody looking on.',
  'Sun trine':
    'Because the Sun’s trine is nearly exact, and the Sun means light, what is good for you is read as something done in the open.',
  'Sun opposition':
    'As the Sun stands almost exactly opposite the lot, another person’s success may show you what you are missing, and it may be a small thing.',
  'Moon sextile':
    'The Moon’s friendly sextile is close, and the Moon stands for daily care, for small kindnesses that arrive easily and are soon returned.',
  'Moon square':
    'A close square of the Moon means that comfort and well-being disagree, and on some evenings you may eat, sleep or scroll instead of doing what would cheer you.',
  'Moon trine':
    'With the Moon’s trine so near to exact, habits are like friends, and the days carry you more than they push you.',
  'Moon opposition':
    'The Moon, which means mood, looks straight back at the lot, so the mood of the person opposite is felt before your own.',
  'Mercury sextile':
    'Mercury has a friendly sextile to the lot, almost exact, like somebody close to you who has the very word or number that you need.',
  'Mercury square':
    'Because of a close square, Mercury, the planet of thought, is at odds with the lot, so ten thoughts may come where one would do.',
  'Mercury trine':
    'The trine of Mercury is very close, and Mercury means speech, so a thing that is plainly said is read as coming out right.',
  'Mercury opposition':
    'With Mercury opposite, nearly to the degree, there is always a second opinion, and half the time it is yours.',
  'Venus sextile':
    'By a close sextile Venus, the planet of peace, is friendly to the lot, so perhaps you find the pleasant way of doing what has to be done.',
  'Venus square':
    'The square of Venus is near exact, and is read as sweetness at the wrong moment: a second helping, or a yes that was better a no.',
  'Venus trine':
    'So close a trine of Venus is a gentle thing in a chart. It asks nothing of you, and so it is easily forgotten.',
  'Venus opposition':
    'Venus, which means giving, faces the lot almost to the degree, as when somebody gives the nicest piece away, and then misses it.',
  'Mars sextile':
    'Mars, by a close and friendly sextile, is like a neighbour with a ladder, who is quick and useful and gone before anyone says thank you.',
  'Mars square': 'The almost exact square of Mars is like sand in a lock, which one notices only in a hurry.',
  'Mars trine':
    'Mars makes its trine within three degrees, and Mars means effort, so effort itself is read as a comfort on most days.',
  'Mars opposition':
    'Since Mars stands right across from the lot, you may feel challenged where somebody only asked a question.',
  'Jupiter sextile':
    'A near sextile of Jupiter means good advice within hearing, even if it is followed only on the second day.',
  'Jupiter square':
    'Jupiter, at a close right angle, means too much of a good thing, like a yes to five things, all of them meant.',
  'Jupiter trine':
    'The trine of Jupiter is within three degrees, and the old authors have few better words for any aspect: they read it as hope that comes easily.',
  'Jupiter opposition':
    'With generous Jupiter opposite and close, the other side is thought of first, which is noble and sometimes expensive.',
  'Saturn sextile':
    'Through its close sextile Saturn is like a good floor under the lot: little comes early, and little breaks.',
  'Saturn square':
    'The square of Saturn, so near exact, is like a bridge at which one pays, and one has learned to carry the coins.',
  'Saturn trine':
    'As Saturn’s trine is almost exact, time is on good terms with you, and perhaps you even like waiting, when your hands have something to do.',
  'Saturn opposition':
    'Saturn, the planet of measure, stands straight across from the lot, so what could simply be enjoyed is measured first.',
  'Uranus sextile': 'Modern readers note a close sextile of Uranus: the readiness to do a thing another way.',
  'Uranus square':
    'By modern custom we name a near square of Uranus. A plan that suits you today may feel too tight by the end of the week.',
  'Uranus trine':
    'Uranus, in a close trine by modern custom, means freedom from habit, and the search for a better reason than that it was always done so.',
  'Uranus opposition':
    'With Uranus opposite, as modern readers say, other people seem to change the rules just when you have learned them.',
  'Neptune sextile':
    'A sextile of Neptune means, for modern readers, patience with things that have no clear shape yet.',
  'Neptune square':
    'Neptune by a close square is like mist, modern readers say, so it may help you to write down what was agreed.',
  'Neptune trine':
    'In a modern reading the close trine of Neptune means an easy imagination, which is glad of a task.',
  'Neptune opposition':
    'Neptune lies opposite the lot. The modern advice is to look twice at what seems lovely from far away.',
  'Pluto sextile':
    'Pluto’s close sextile is, for modern readers, a quiet stubbornness that is of some use to you.',
  'Pluto square':
    'For modern readers a close square of Pluto means that one would rather break a thing than see it half done.',
  'Pluto trine':
    'Pluto, by a close trine, means a new beginning in modern books, and perhaps you have made one from very little.',
  'Pluto opposition':
    'Pluto opposite the lot means a meeting of strong wills, as modern readers say, and one of them may be yours.',
}
