import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** How the ruler sees the lot. */
export const SIGHT: PairTexts['sight'] = {
  'Sun with':
    'The Sun rules the lot and stands in its sign as well, so what you want and what does you good may lie close together.',
  'Sun sextile':
    'The Sun sees the lot from two signs away, by a friendly sextile, so a moment of thought may be enough to remember what your work is for.',
  'Sun square':
    'The Sun sees the lot only from the side, by a square, as a driver sees a light in the mirror, so perhaps you know your aim and always find something in between.',
  'Sun trine':
    'Along a trine, the easiest line, the Sun and the lot look at each other, and so what makes you proud may mostly be the right thing.',
  'Sun opposition':
    'Because the Sun looks at the lot from the opposite sign, you may see what does you good most clearly in somebody who has it.',
  'Sun averse':
    'From where it stands the Sun cannot see its lot, and possibly you are busy and praised for a year before you notice that something important was left out.',
  'Moon with':
    'The Moon shares a sign with its lot, and your mood and your well-being may rise and fall together, and one can tell you about the other.',
  'Moon sextile':
    'The Moon sees the lot kindly, by a sextile, from two signs away, so small habits may keep you near what does you good.',
  'Moon square':
    'Between the Moon and the lot lies a square, a line of disagreement, so that what comforts you tonight and what helps you tomorrow may be two different things.',
  'Moon trine':
    'Because the Moon has the lot in easy view, by a trine, your first feeling about a thing may often be the one to trust.',
  'Moon opposition':
    'The Moon faces the lot across the circle, and perhaps you learn what you need from the person opposite you.',
  'Moon averse':
    'There is no line of sight between the Moon and its lot, and therefore your moods may tell you little about what you really need.',
  'Mercury with':
    'Mercury stands in the sign of the lot, which it rules, and maybe you find what does you good by giving it a name.',
  'Mercury sextile':
    'As Mercury has the lot in friendly view, by a sextile, one question to the right person may put you back on your road.',
  'Mercury square':
    'Mercury sees the lot by a square, which is like an argument at a corner, so you may know what you need and still be talked into something else.',
  'Mercury trine':
    'Along a trine, an easy line, Mercury sees the lot as one sees a well-printed page, so when you think clearly, you may already know what to do.',
  'Mercury opposition':
    'Mercury stands opposite the lot and looks at it, so perhaps you understand your own well-being in conversation, often with somebody who disagrees.',
  'Mercury averse':
    'Because Mercury does not see its lot, perhaps you are able to explain everything in your life except why some days are good.',
  'Venus with':
    'Venus is where the lot is, in one sign, and when you do what you like doing, you may already be near what you need.',
  'Venus sextile':
    'Venus looks at the lot as a friend, from two signs away, and so pleasure may lead you there by a small side street.',
  'Venus square':
    'Venus and the lot meet at a right angle, a square, so that what pleases you and what satisfies you may be like neighbours who seldom meet.',
  'Venus trine':
    'Because Venus sees the lot by a trine, the line that the books call agreement, what you like may guide you further than it guides most people.',
  'Venus opposition':
    'The lot lies straight across from Venus, and maybe you look for what you need in people whom you love before you look at home.',
  'Venus averse':
    'Venus is turned away from its lot, and you may enjoy charming evenings while something better for you is in another room.',
  'Mars with':
    'Mars rules the lot and stands beside it, so possibly you feel well when you act, and tense when you have to wait.',
  'Mars sextile':
    'Mars sees the lot from nearby, by a sextile, like a friend who comes with tools, so your strength may be there as soon as you call on it.',
  'Mars square':
    'Mars looks at the lot by a square, with some friction, so perhaps you have strength enough and still hit beside the nail.',
  'Mars trine':
    'Because the line from Mars to the lot is a trine, and smooth, your effort may go where it should and leave you honestly tired.',
  'Mars opposition':
    'Mars faces the lot from straight across, and perhaps you know what matters to you because you have had to stand up for it.',
  'Mars averse':
    'The lot is out of sight of Mars, and perhaps you win something with great skill, and then find that it was the wrong thing.',
  'Jupiter with':
    'The lot is in that same sign, and what you hope for and what does you good may lie close together.',
  'Jupiter sextile':
    'A kind look, a sextile, joins Jupiter to the lot, so good advice may be near you, if you ask for it.',
  'Jupiter square':
    'Jupiter, which means confidence, sees the lot at a right angle, so maybe you are sure of a thing before you have read the details.',
  'Jupiter trine':
    'Because Jupiter has the lot in its best view, a trine, it may be easy for you to believe in what does you good, and that is half of doing it.',
  'Jupiter opposition':
    'Jupiter, the generous planet, sees the lot across the circle, and a good thing may grow for you when you share it with the other side.',
  'Jupiter averse':
    'Since Jupiter has no view of its lot, your principles may be in order while your happiness is somewhere else.',
  'Saturn with':
    'Saturn stands in the lot’s own sign and rules it, so what does you good may take long, and last long.',
  'Saturn sextile':
    'Saturn can see the lot from its friendly side, by a sextile, so patience may be your way of looking after yourself.',
  'Saturn square':
    'Saturn looks at the lot by a square, like an officer who asks for papers, so that you may keep yourself waiting longer than anyone else would.',
  'Saturn trine':
    'Because Saturn sees the lot by a trine, as an old builder sees his wall, maybe you find that time is on your side.',
  'Saturn opposition':
    'Saturn, the planet that weighs things, looks at the lot from the opposite sign, and you may think about a good thing until it grows cold.',
  'Saturn averse':
    'Saturn has its back to its lot, and perhaps you do your duty thoroughly, while your well-being lives in another part of your life.',
  'Uranus with':
    'By modern rulers Uranus stands with the lot itself, so you may be well when you can do a thing your own way.',
  'Uranus sextile':
    'The lot is in friendly sight of Uranus, its modern ruler. A change now and then may keep you near what you need.',
  'Uranus square':
    'Uranus, the modern ruler, sees the lot at an angle. Your wish to be free and your wish to be well may pull you two ways.',
  'Uranus trine':
    'An easy line joins Uranus to the lot. Some of your odd choices may have turned out sensible.',
  'Uranus opposition':
    'Uranus faces the lot from across. What others call restless, you may call looking for something.',
  'Uranus averse':
    'Because Uranus, the modern ruler, has no view of the lot, you may defend your freedom where nobody has threatened it.',
  'Neptune with':
    'Neptune is with the lot, as its modern ruler, and you may be well where not everything has to be exact.',
  'Neptune sextile':
    'Neptune sees the lot by a sextile, as one sees a harbour in light mist, so perhaps you see enough to find your way.',
  'Neptune square':
    'Because Neptune’s view of the lot is from the side, what you imagine may be lovelier than what is there, and what is there may be good.',
  'Neptune trine': 'From Neptune to the lot the way is open, and you may drift a little, and arrive.',
  'Neptune opposition':
    'Neptune looks at the lot as at a far shore, so maybe you long for something that is already on your side.',
  'Neptune averse':
    'Because the lot is out of sight of Neptune, its modern ruler, you may long for one thing and be content with another.',
  'Pluto with':
    'Pluto is where the lot is, by the modern count, and perhaps you are well when you can do a thing completely.',
  'Pluto sextile':
    'A sextile joins Pluto to the lot. One hour of deep work a week may be enough to keep you well.',
  'Pluto square':
    'Pluto sees the lot by a square, as if it dug beside it, so possibly you leave some questions without an answer.',
  'Pluto trine':
    'Because Pluto’s line to the lot is a good one, what you have thought through to the end may hold you up.',
  'Pluto opposition':
    'Pluto, the modern ruler, faces the lot, and maybe you find out what you need when something stands in your way.',
  'Pluto averse':
    'Pluto, the modern ruler, and the lot do not see each other. Your strongest feelings may have little to do with your best days.',
}
