import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** A planet within three degrees of an aspect to the lot. */
export const CLOSE: PairTexts['close'] = {
  'Sun sextile':
    'The Sun makes a sextile that is almost exact, a friendly light from the side, so people of standing may think well of what you do.',
  'Sun square':
    'The Sun’s square comes within three degrees, and a square means disagreement, so being watched may disturb you, and your best work is perhaps done behind a closed door.',
  'Sun trine':
    'Because the Sun’s trine is nearly exact, and the Sun means light, what is good for you can perhaps be done in the open.',
  'Sun opposition':
    'As the Sun stands almost exactly opposite the lot, another person’s success may show you what you are missing, and it may be a small thing.',
  'Moon sextile':
    'The Moon’s friendly sextile is close, and the Moon stands for daily care, so perhaps small kindnesses reach you easily, and you soon return them.',
  'Moon square':
    'A close square of the Moon means that comfort and well-being disagree, and on some evenings you may eat, sleep or scroll instead of doing what would cheer you.',
  'Moon trine':
    'With the Moon’s trine so near to exact, habits are like friends, and your days may carry you more than they push you.',
  'Moon opposition':
    'The Moon, which means mood, looks straight back at the lot, so maybe you feel the mood of the person opposite before your own.',
  'Mercury sextile':
    'Mercury has a friendly sextile to the lot, almost exact, so somebody close to you may have the very word or number that you need.',
  'Mercury square':
    'Because of a close square, Mercury, the planet of thought, argues with the lot, and possibly you know ten reasons against each good thing.',
  'Mercury trine':
    'The trine of Mercury is very close, and Mercury means speech, so when you say a thing plainly, you may find that it comes out right.',
  'Mercury opposition':
    'With Mercury opposite, nearly to the degree, there may be a second opinion, and perhaps half the time it is yours.',
  'Venus sextile':
    'By a close sextile Venus, the planet of peace, is friendly to the lot, so perhaps you find the pleasant way of doing what has to be done.',
  'Venus square':
    'The square of Venus is near exact, which suggests sweetness at the wrong moment: perhaps a second helping, or a yes that was better a no.',
  'Venus trine':
    'So close a trine of Venus is a gentle thing in a chart. It asks nothing of you, and so it is easily forgotten.',
  'Venus opposition':
    'Venus, which means giving, faces the lot almost to the degree, so perhaps you give the nicest piece away, and then miss it.',
  'Mars sextile':
    'Mars, by a close and friendly sextile, is like a neighbour with a ladder, who may be quick and useful and gone before you say thank you.',
  'Mars square':
    'The almost exact square of Mars is like sand in a lock, and maybe you notice it when you are in a hurry.',
  'Mars trine':
    'Mars makes its trine within three degrees, and Mars means effort, so effort may be a comfort to you on most days.',
  'Mars opposition':
    'Since Mars stands right across from the lot, you may feel challenged where somebody only asked a question.',
  'Jupiter sextile':
    'A near sextile of Jupiter means good advice within hearing, and perhaps you are wise enough to follow it, even if only on the second day.',
  'Jupiter square':
    'Jupiter, at a close right angle, means too much of a good thing, so maybe you say yes to five things and mean all of them.',
  'Jupiter trine':
    'The trine of Jupiter is within three degrees, and the old authors have few better words for any aspect, so it may be easy for you to hope.',
  'Jupiter opposition':
    'With generous Jupiter opposite and close, you may think of the other side first, which is noble and sometimes expensive.',
  'Saturn sextile':
    'Through its close sextile Saturn is like a good floor under the lot, so little may come early to you, and little may break.',
  'Saturn square':
    'The square of Saturn, so near exact, is like a bridge at which one pays, and perhaps you have learned to carry the coins.',
  'Saturn trine':
    'As Saturn’s trine is almost exact, time is on good terms with you, and perhaps you even like waiting, when your hands have something to do.',
  'Saturn opposition':
    'Saturn, the planet of measure, stands straight across from the lot, so perhaps you measure what you could simply enjoy.',
  'Uranus sextile':
    'Modern readers note a close sextile of Uranus: you may be ready to do a thing another way.',
  'Uranus square':
    'By modern custom we name a near square of Uranus. A plan that suits you today may feel too tight by the end of the week.',
  'Uranus trine':
    'Uranus, in a close trine by modern custom, means freedom from habit, so maybe you look for a better reason than that it was always done so.',
  'Uranus opposition':
    'With Uranus opposite, as modern readers say, other people may seem to change the rules just when you have learned them.',
  'Neptune sextile':
    'A sextile of Neptune, as modern readers see it, may let you be patient with things that have no clear shape yet.',
  'Neptune square':
    'Neptune by a close square is like mist, modern readers say, so it may help you to write down what was agreed.',
  'Neptune trine':
    'In a modern reading the close trine of Neptune means an easy imagination, and yours may be glad of a task.',
  'Neptune opposition':
    'Neptune lies opposite the lot. The modern advice is to look twice at what seems lovely from far away.',
  'Pluto sextile':
    'Pluto’s close sextile is, for modern readers, a quiet stubbornness that may be of use to you.',
  'Pluto square':
    'For modern readers a close square of Pluto means that you might rather break a thing than see it half done.',
  'Pluto trine':
    'Pluto, by a close trine, means a new beginning in modern books, and perhaps you have made one from very little.',
  'Pluto opposition':
    'Pluto opposite the lot means a meeting of strong wills, as modern readers say, and one of them may be yours.',
}
