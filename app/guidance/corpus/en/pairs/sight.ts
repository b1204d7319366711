import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** How the ruler sees the lot. */
export const SIGHT: PairTexts['sight'] = {
  'Sun with':
    'The Sun rules the lot and stands in its sign as well. What you want and what you are well by live in one house, so you need no map between them.',
  'Sun sextile':
    'From there the Sun has a friendly view of the lot. You have only to turn your head to remember what you are doing it for.',
  'Sun square':
    'The Sun sees the lot from the side, as a driver sees a lamp in the mirror: it is known, and there is always something in between.',
  'Sun trine':
    'Ruler and lot look at each other along the easiest line there is. When you are proud of something, it is mostly the right thing.',
  'Sun opposition':
    'From the far end the Sun looks straight at the lot. You see what you are well by most clearly in somebody who has it.',
  'Sun averse':
    'The Sun cannot see the lot from where it stands. You can be busy and admired for a year before you notice that the thing itself was left out.',
  'Moon with':
    'The Moon lives where the lot is. Mood and well-being rise and set together, and one of them always tells you about the other.',
  'Moon sextile':
    'A sextile lets the Moon look in on the lot from two signs off. Small habits keep you near what is good for you.',
  'Moon square':
    'By a square the Moon sees the lot and does not agree with it. What comforts you tonight and what does you good tomorrow need introducing to each other.',
  'Moon trine':
    'The lot is in the Moon’s easy sight. Your first feeling about a thing can be trusted here more than your third.',
  'Moon opposition':
    'The Moon faces the lot across the circle, and you learn what you need from the person opposite.',
  'Moon averse':
    'Between the Moon and the lot there is no line of sight. Your moods may be giving news from another street.',
  'Mercury with':
    'Mercury is in the sign that it rules the lot from, so thought and well-being sit at one desk. You find out what does you good by naming it.',
  'Mercury sextile':
    'Mercury can see the lot, and in a friendly way; a question to the right person puts you back on the road.',
  'Mercury square':
    'A square is an argument at a corner. Mercury sees the lot well enough, and then talks you round to something else.',
  'Mercury trine':
    'Along a trine Mercury reads the lot as one reads a well-printed page: when you think clearly, you already know what to do.',
  'Mercury opposition':
    'Mercury stands across from the lot and answers it. You understand your own well-being in conversation, often by disagreeing.',
  'Mercury averse':
    'Mercury does not see the lot. You can explain everything about your life except why you are content on certain days.',
  'Venus with': 'Venus keeps house where the lot is. Do what you like doing, and you are already near it.',
  'Venus sextile':
    'Two signs away and well disposed, Venus has the lot in view: pleasure leads you there by a side street.',
  'Venus square':
    'Venus and the lot meet at a right angle. What pleases and what satisfies are neighbours who do not share a gate.',
  'Venus trine':
    'Venus sees the lot by the line that the books call love. You can let liking be your guide farther than most people can.',
  'Venus opposition':
    'The lot lies straight before Venus, on the other side. You may look for it in the people you love before you look at home.',
  'Venus averse':
    'Venus is turned away from the lot. Charming evenings pass, and what would have done you good was in another room.',
  'Mars with':
    'Mars rules the lot and stands on it. Act, and you feel well; wait, and you feel it in your shoulders.',
  'Mars sextile':
    'Mars keeps an eye on the lot from nearby, like a friend who comes with tools when he is called.',
  'Mars square':
    'A square of Mars has the lot in its sights and gets in its own way: the push is strong, and lands beside the nail.',
  'Mars trine':
    'The line from Mars to the lot is smooth. Effort goes where it should, and an honest tiredness follows.',
  'Mars opposition':
    'From straight across Mars faces the lot. You know what matters to you because you have had to stand up for it.',
  'Mars averse':
    'Mars works hard somewhere that the lot cannot be seen from. You may win the wrong thing with great skill.',
  'Jupiter with': 'Your lot is in a house of Jupiter, and Jupiter is in. Hope has a short way to go here.',
  'Jupiter sextile':
    'A kind glance joins Jupiter to the lot from two signs off: good advice is usually within reach, if you reach.',
  'Jupiter square':
    'Jupiter looks at the lot from the corner, and is so sure of it that the small print goes unread.',
  'Jupiter trine':
    'Jupiter has the lot in its best view. You believe in what is good for you, which is half of doing it.',
  'Jupiter opposition':
    'Across the circle Jupiter regards the lot, generous to whoever stands between. What you are well by grows when you give it to the other side.',
  'Jupiter averse':
    'The lot is outside Jupiter’s view. Your principles are in order, and may never have met your happiness.',
  'Saturn with':
    'Saturn lives in the lot’s own sign and rules it. What is good for you takes long, and does not wear out.',
  'Saturn sextile':
    'From its friendly corner Saturn can see the lot. Patience, for you, is a way of looking after yourself.',
  'Saturn square':
    'Saturn eyes the lot from the side and asks for its papers. You may keep yourself waiting longer than anyone else would.',
  'Saturn trine':
    'Saturn sees the lot by a trine, as an old mason sees a wall that he built. Time works on your side in this.',
  'Saturn opposition':
    'Opposite the lot stands Saturn, looking. You weigh each good thing before you take it, and some have gone cold on the scales.',
  'Saturn averse':
    'Saturn’s back is to the lot. Duty is done, thoroughly, in a part of your life where well-being does not live.',
  'Uranus with':
    'By modern rulers Uranus stands on the lot itself; you are well when you may do it your own way.',
  'Uranus sextile':
    'The lot is in friendly sight of Uranus, its modern ruler: a change now and then keeps you near it.',
  'Uranus square':
    'Uranus sees the lot at an angle. The wish to be free and the wish to be well pull at one sleeve.',
  'Uranus trine': 'An easy line joins Uranus to the lot. Odd choices of yours have turned out sensible.',
  'Uranus opposition':
    'Uranus faces the lot from across, and others may call restless what you call looking.',
  'Uranus averse':
    'Uranus, the modern ruler, has no view of the lot; independence is kept up in places where nobody threatens it.',
  'Neptune with': 'Neptune is with the lot, as its modern ruler. You are well where the edges are soft.',
  'Neptune sextile':
    'By a sextile Neptune sees the lot, as one sees a harbour in light mist: enough to steer by.',
  'Neptune square':
    'Neptune’s view of the lot is slanted. What you picture is lovelier than what is there, and what is there is good.',
  'Neptune trine': 'From Neptune to the lot the way is open; you drift, and arrive.',
  'Neptune opposition':
    'Neptune looks at the lot from the far shore. You may long for what is already on your side.',
  'Neptune averse':
    'Out of Neptune’s sight lies the lot. The longing is about one thing and the contentment about another.',
  'Pluto with':
    'Pluto stands where the lot is, by the modern count. You are well when a thing goes all the way down.',
  'Pluto sextile':
    'A sextile gives Pluto a clear look at the lot. A little depth each week is enough to keep you near it.',
  'Pluto square': 'Pluto sees the lot and digs beside it. Not everything needs to be got to the bottom of.',
  'Pluto trine':
    'Pluto’s line to the lot is a good one; what you have thought through to the end tends to hold you up.',
  'Pluto opposition':
    'Facing the lot is Pluto, its modern ruler. You find out what you need by coming up against it.',
  'Pluto averse':
    'Pluto and the lot are out of each other’s sight; your strongest feelings and your best days have seldom been introduced.',
}
