import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** How the ruler sees the lot. */
export const SIGHT: PairTexts['sight'] = {
  'Sun with':
    'The Sun rules the lot and stands in its sign as well, so what you want and what does you good are read as one thing.',
  'Sun sextile':
    'The Sun sees the lot from two signs away, by a friendly sextile, so it may help you to remember what you do a thing for.',
  'Sun square':
    'The Sun sees the lot only from the side, by a square, as a driver sees a light in the mirror: it is there, and one has to turn round for it.',
  'Sun trine':
    'Along a trine, the easiest line, the Sun and the lot look at each other, and so what makes you proud is counted among the right things.',
  'Sun opposition':
    'Because the Sun looks at the lot from the opposite sign, you may see what does you good most clearly in somebody who has it.',
  'Sun averse':
    'The Sun cannot see its lot, so it is worth asking from time to time, even on a day of praise, what was left out.',
  'Moon with':
    'The Moon shares a sign with its lot, and so mood and well-being are read as rising and falling together.',
  'Moon sextile':
    'The Moon sees the lot kindly, by a sextile, from two signs away, and stands for the small habits that keep you near what does you good.',
  'Moon square':
    'Between the Moon and the lot lies a square, a line of disagreement: what comforts you this evening may not be what helps in the morning.',
  'Moon trine':
    'Because the Moon has the lot in easy view, by a trine, your first feeling about a thing may often be the one to trust.',
  'Moon opposition':
    'The Moon faces the lot across the circle, like the person opposite, from whom you learn what you need.',
  'Moon averse':
    'There is no line of sight between the Moon and its lot, and so your moods are read as a poor map of what you really need.',
  'Mercury with':
    'Mercury stands in the sign of the lot, which it rules, so a thing that does you good is found by giving it a name.',
  'Mercury sextile':
    'Mercury sees the lot as a friend, by a sextile, and so one question to the right person may put you back on your road.',
  'Mercury square':
    'Mercury sees the lot by a square, which is like an argument at a corner: one knows what one needs, and is talked into something else.',
  'Mercury trine':
    'Along a trine, an easy line, Mercury sees the lot as one reads a well-printed page, so a clear thought may soon become a good decision.',
  'Mercury opposition':
    'Mercury stands opposite the lot and looks at it, so perhaps you understand your own well-being in conversation, often with somebody who disagrees.',
  'Mercury averse':
    'Mercury does not see its lot, so on some good days you may not be able to say why they are good.',
  'Venus with':
    'Venus is where the lot is, in one sign, and when you do what you like doing, you may already be near what you need.',
  'Venus sextile':
    'Venus looks at the lot as a friend, from two signs away, and so pleasure is read as a small side street that leads there.',
  'Venus square':
    'Venus and the lot meet at a right angle, a square, so what pleases you at once and what does you good may not be the same.',
  'Venus trine':
    'Because Venus sees the lot by a trine, the line that the books call agreement, what you like is read as a good guide.',
  'Venus opposition':
    'The lot lies straight across from Venus, and maybe you look for what you need in people whom you love before you look at home.',
  'Venus averse': 'Venus is turned away from its lot, so what does you good may look plain at first.',
  'Mars with':
    'Mars rules the lot and stands beside it, so acting is read as well-being, and having to wait as tension.',
  'Mars sextile':
    'Mars sees the lot from nearby, by a sextile, like a friend who comes with tools as soon as somebody calls.',
  'Mars square':
    'Mars looks at the lot by a square, with some friction, like a strong arm that misses the nail.',
  'Mars trine':
    'Because the line from Mars to the lot is a trine, and smooth, it is read as effort that goes where it should and leaves you honestly tired.',
  'Mars opposition':
    'Mars faces the lot from straight across, and perhaps you know what matters to you because you have had to stand up for it.',
  'Mars averse': 'Mars cannot see the lot, so your strength may need a small push before it comes.',
  'Jupiter with':
    'Jupiter and its lot are in one sign, so hope and well-being are read as lying close together.',
  'Jupiter sextile':
    'A kind look, a sextile, joins Jupiter to the lot, and stands for good advice in the next room, for whoever asks.',
  'Jupiter square':
    'Jupiter, which means confidence, sees the lot at a right angle, like somebody who is sure of a thing before reading the details.',
  'Jupiter trine':
    'Because Jupiter has the lot in its best view, a trine, it may be easy for you to believe in what does you good, and that is half of doing it.',
  'Jupiter opposition':
    'Jupiter, the generous planet, sees the lot across the circle, so a good thing is said to grow when it is shared with whoever sits opposite.',
  'Jupiter averse':
    'Jupiter does not see its lot, so what is right and what is pleasant may have to be introduced to each other.',
  'Saturn with':
    'Saturn stands in the lot’s own sign and rules it, and is the picture of something that takes long, and lasts long.',
  'Saturn sextile':
    'Saturn can see the lot from its friendly side, by a sextile, so patience is read as your way of looking after yourself.',
  'Saturn square':
    'Saturn looks at the lot by a square, like somebody at a counter who asks for one more paper: you keep yourself waiting longer than anyone else would.',
  'Saturn trine':
    'Because Saturn sees the lot by a trine, as an old builder sees his wall, time is counted on your side.',
  'Saturn opposition':
    'Saturn, the planet that weighs things, looks at the lot from the opposite sign, and you may think about a good thing until it grows cold.',
  'Saturn averse': [
    'Saturn has its back to its lot, like somebody who does each duty thoroughly, and has to be reminded to look up.',
    'From where Saturn stands it has no view of the lot that it rules, so what you owe and what does you good may need an hour each.',
  ],
  'Uranus with':
    'By modern rulers Uranus stands with the lot itself, a picture of somebody who does things in their own way.',
  'Uranus sextile':
    'The lot is in friendly sight of Uranus, its modern ruler. A change now and then is read as a way of staying near what you need.',
  'Uranus square':
    'Uranus, the modern ruler, sees the lot at an angle. The wish to be free and the wish to be well pull two ways.',
  'Uranus trine':
    'An easy line joins Uranus to the lot. Some of your odd choices may have turned out sensible.',
  'Uranus opposition':
    'Uranus faces the lot from across. What others call restless, you may call looking for something.',
  'Uranus averse':
    'Because Uranus, the modern ruler, has no view of the lot, it is like somebody on watch over a freedom that nobody has threatened.',
  'Neptune with':
    'Neptune is with the lot, as its modern ruler, and stands for ease where not everything has to be exact.',
  'Neptune sextile':
    'Neptune sees the lot by a sextile, as one sees a harbour in light mist, well enough to find the way.',
  'Neptune square':
    'Because Neptune’s view of the lot is from the side, what you imagine looks lovelier than what is there, and what is there is good.',
  'Neptune trine': 'From Neptune to the lot the way is open, so you may drift a little and still arrive.',
  'Neptune opposition':
    'Neptune looks at the lot as at a far shore, like a traveller who longs for something that is already on this side.',
  'Neptune averse':
    'Because the lot is out of sight of Neptune, its modern ruler, you may long for one thing and be content with another.',
  'Pluto with':
    'Pluto is where the lot is, by the modern count, and is read as the wish to do a thing completely.',
  'Pluto sextile':
    'A sextile joins Pluto to the lot. One hour of deep work a week may be enough to keep you well.',
  'Pluto square':
    'Pluto sees the lot by a square, as if it dug beside it and left some questions without an answer.',
  'Pluto trine':
    'Because Pluto’s line to the lot is a good one, whatever you have thought through to the end is read as firm ground.',
  'Pluto opposition':
    'Pluto, the modern ruler, faces the lot, and maybe you find out what you need when something stands in your way.',
  'Pluto averse':
    'Pluto, the modern ruler, and the lot do not see each other: strong feelings and good days are read apart.',
}
