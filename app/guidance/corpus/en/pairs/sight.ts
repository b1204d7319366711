import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** How the ruler sees the lot. */
export const SIGHT: PairTexts['sight'] = {
  'Sun with':
    'The Sun rules the lot and stands in its sign as well. So what you want and what does you good may be close together.',
  'Sun sextile':
    'From two signs away the Sun has a friendly view of the lot, a sextile. You may only need a moment to remember what your work is for.',
  'Sun square':
    'The Sun sees the lot from the side, by a square, as a driver sees a light in the mirror. Perhaps you know your aim and always find something in between.',
  'Sun trine':
    'The Sun and the lot look at each other along the easiest line, a trine. When you are proud of something, it may mostly be the right thing.',
  'Sun opposition':
    'The Sun looks at the lot from the opposite sign. You may see what does you good most clearly in somebody who has it.',
  'Sun averse':
    'From where it stands the Sun cannot see its lot. Possibly you are busy and praised for a year before you notice that something important was left out.',
  'Moon with':
    'The Moon shares a sign with its lot. Your mood and your well-being may rise and fall together, and one may tell you about the other.',
  'Moon sextile':
    'By a sextile the Moon sees the lot kindly, two signs away. Small habits may keep you near what does you good.',
  'Moon square':
    'A square lies between the Moon and the lot, and it means disagreement. What comforts you tonight and what helps you tomorrow may be two different things.',
  'Moon trine':
    'The lot is in easy view of the Moon, by a trine. Your first feeling about a thing may often be the one to trust.',
  'Moon opposition':
    'The Moon faces the lot across the circle. So perhaps you learn what you need from the person opposite you.',
  'Moon averse':
    'Between the Moon and its lot there is no line of sight. Your moods may tell you little about what you really need.',
  'Mercury with':
    'Mercury stands in the sign of the lot, which it rules. Thought and well-being are close there, and maybe you find what does you good by naming it.',
  'Mercury sextile':
    'Mercury has the lot in friendly view, by a sextile. A question to the right person may put you back on your road.',
  'Mercury square':
    'Mercury sees the lot by a square, which is like an argument at a corner. You may know what you need and still be talked into something else.',
  'Mercury trine':
    'Along a trine, an easy line, Mercury sees the lot as one sees a well-printed page. When you think clearly, you may already know what to do.',
  'Mercury opposition':
    'Mercury stands opposite the lot and looks at it. Perhaps you understand your own well-being in conversation, often with somebody who disagrees.',
  'Mercury averse':
    'Mercury does not see its lot. Perhaps you are able to explain everything in your life except why some days are good.',
  'Venus with':
    'Venus is where the lot is, in one sign. When you do what you like doing, you may already be near what you need.',
  'Venus sextile':
    'Venus, two signs away, looks at the lot as a friend. Pleasure may lead you there by a small side street.',
  'Venus square':
    'Venus and the lot meet at a right angle, a square. What pleases you and what satisfies you may be neighbours who seldom meet.',
  'Venus trine':
    'Venus sees the lot by a trine, the line that the books call agreement. What you like may guide you further than it guides most people.',
  'Venus opposition':
    'The lot lies straight across from Venus. Maybe you look for what you need in people whom you love before you look at home.',
  'Venus averse':
    'Venus is turned away from its lot. You may enjoy charming evenings, while something better for you is in another room.',
  'Mars with':
    'Mars rules the lot and stands beside it. So possibly you feel well when you act, and tense when you have to wait.',
  'Mars sextile':
    'Mars sees the lot from nearby, by a sextile, like a friend who comes with tools. Your strength may be there as soon as you call on it.',
  'Mars square':
    'Mars looks at the lot by a square, with some friction. Perhaps you have strength enough and still hit beside the nail.',
  'Mars trine':
    'The line from Mars to the lot is smooth, because it is a trine. Your effort may go where it should and leave you honestly tired.',
  'Mars opposition':
    'From straight across Mars faces the lot. Perhaps you know what matters to you because you have had to stand up for it.',
  'Mars averse':
    'The lot is out of sight of Mars. Perhaps you win something with great skill, and find that it was the wrong thing.',
  'Jupiter with':
    'The lot is in that same sign, so what you hope for and what does you good may lie close together.',
  'Jupiter sextile':
    'A kind look, a sextile, joins Jupiter to the lot. Good advice may be near you, if you ask for it.',
  'Jupiter square':
    'Jupiter, which means confidence, sees the lot at a right angle. Maybe you are so sure of a thing that you do not read the details.',
  'Jupiter trine':
    'Jupiter has the lot in its best view, a trine. It may be easy for you to believe in what does you good, and that is half of doing it.',
  'Jupiter opposition':
    'Across the circle Jupiter, the generous planet, sees the lot. A good thing may grow for you when you share it with the other side.',
  'Jupiter averse':
    'Jupiter has no view of its lot. Your principles may be in order, and your happiness may still be somewhere else.',
  'Saturn with':
    'Saturn stands in the lot’s own sign and rules it. What does you good may take long, and last long.',
  'Saturn sextile':
    'From its friendly side Saturn can see the lot, by a sextile. Patience may be your way of looking after yourself.',
  'Saturn square':
    'Saturn looks at the lot by a square, like an officer who asks for papers. You may keep yourself waiting longer than anyone else would.',
  'Saturn trine':
    'Saturn sees the lot by a trine, as an old builder sees his wall. Maybe you find that time is on your side.',
  'Saturn opposition':
    'Saturn, the planet that weighs things, is opposite the lot and looks at it. You may think about a good thing for so long that it grows cold.',
  'Saturn averse':
    'Saturn has its back to its lot. Perhaps you do your duty thoroughly, and your well-being may live in another part of your life.',
  'Uranus with':
    'By modern rulers Uranus stands with the lot itself. You may be well when you can do a thing your own way.',
  'Uranus sextile':
    'The lot is in friendly sight of Uranus, its modern ruler. A change now and then may keep you near what you need.',
  'Uranus square':
    'Uranus, the modern ruler, sees the lot at an angle. Your wish to be free and your wish to be well may pull you two ways.',
  'Uranus trine':
    'An easy line joins Uranus to the lot. Some of your odd choices may have turned out sensible.',
  'Uranus opposition':
    'Uranus faces the lot from across. What others call restless, you may call looking for something.',
  'Uranus averse':
    'Uranus, the modern ruler, has no view of the lot. You may defend your freedom where nobody has threatened it.',
  'Neptune with':
    'Neptune is with the lot, as its modern ruler. You may be well where not everything has to be exact.',
  'Neptune sextile':
    'Neptune sees the lot by a sextile, as one sees a harbour in light mist. Perhaps you see enough to find your way.',
  'Neptune square':
    'Neptune’s view of the lot is from the side. What you imagine may be lovelier than what is there, and what is there may be good.',
  'Neptune trine': 'From Neptune to the lot the way is open. You may drift a little, and arrive.',
  'Neptune opposition':
    'Neptune looks at the lot as at a far shore. Maybe you long for something that is already on your side.',
  'Neptune averse':
    'The lot is out of sight of Neptune, its modern ruler. You may long for one thing and be content with another.',
  'Pluto with':
    'Pluto is where the lot is, by the modern count. Perhaps you are well when you can do a thing completely.',
  'Pluto sextile':
    'A sextile joins Pluto to the lot. One hour of deep work a week may be enough to keep you well.',
  'Pluto square':
    'Pluto sees the lot by a square, as if it dug beside it. Possibly you leave some questions without an answer.',
  'Pluto trine':
    'Pluto’s line to the lot is a good one. What you have thought through to the end may hold you up.',
  'Pluto opposition':
    'Pluto, the modern ruler, faces the lot. Maybe you find out what you need when something stands in your way.',
  'Pluto averse':
    'Pluto, the modern ruler, and the lot do not see each other. Your strongest feelings may have little to do with your best days.',
}
