import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** How the ruler sees the lot. */
export const SIGHT: PairTexts['sight'] = {
  'Sun with':
    'The Sun rules the lot and stands in its sign as well. What you want and what does you good live in one house, so you may need no map between them.',
  'Sun sextile':
    'From there the Sun has a friendly view of the lot. One has only to turn one’s head to remember what the work is for.',
  'Sun square':
    'The Sun sees the lot from the side, as a driver sees a lamp in the mirror: it is known, and there is always something in between.',
  'Sun trine':
    'The Sun and the lot look at each other along the easiest line there is. When you are proud of something, it may mostly be the right thing.',
  'Sun opposition':
    'From the far end the Sun looks straight at the lot. You may see most clearly what is good for you in somebody who has it.',
  'Sun averse':
    'The Sun cannot see its lot from where it stands. One can be busy and admired for a year before noticing that the thing itself was left out.',
  'Moon with':
    'The Moon lives where the lot is. Mood and well-being rise and set together, and one of them may tell you about the other.',
  'Moon sextile':
    'A sextile lets the Moon look in on the lot from two signs off. Small habits may keep you near what is good for you.',
  'Moon square':
    'By a square the Moon sees the lot and does not agree with it. What comforts tonight and what does good tomorrow may need introducing to each other.',
  'Moon trine':
    'The lot is in the Moon’s easy sight. Perhaps your first feeling about a thing can be trusted here more than your third.',
  'Moon opposition':
    'The Moon faces the lot across the circle, and you may learn what you need from the person opposite.',
  'Moon averse':
    'Between the Moon and her lot there is no line of sight. Your moods may be giving news from another street.',
  'Mercury with':
    'Mercury is in the sign that it rules the lot from, so thought and well-being sit at one desk. You may find out what does you good by naming it.',
  'Mercury sextile':
    'Mercury can see the lot, and in a friendly way; a question to the right person can put you back on the road.',
  'Mercury square':
    'A square is an argument at a corner. Mercury sees the lot well enough, and yet one can be talked round to something else.',
  'Mercury trine':
    'Along a trine Mercury reads the lot as one reads a well-printed page: when you think clearly, perhaps you already know what to do.',
  'Mercury opposition':
    'Mercury stands across from the lot and answers it. You may understand your own well-being in conversation, often by disagreeing.',
  'Mercury averse':
    'Mercury does not see its lot. You may be able to explain everything about your life except why you are content on certain days.',
  'Venus with': 'Venus keeps house where the lot is. Do what you like doing, and you may already be near it.',
  'Venus sextile':
    'Two signs away and well disposed, Venus has the lot in view: pleasure leads there by a side street.',
  'Venus square':
    'Venus and the lot meet at a right angle. What pleases and what satisfies may be neighbours who do not share a gate.',
  'Venus trine':
    'Venus sees the lot by the line that the books call agreement. Liking may be your guide farther than it is for most people.',
  'Venus opposition':
    'The lot lies straight before Venus, on the other side. You may look for it in the people you love before you look at home.',
  'Venus averse':
    'Venus is turned away from her lot. Charming evenings may pass, and what would have done you good was in another room.',
  'Mars with':
    'Mars rules the lot and stands on it. Act, and you may feel well; wait, and you may feel it in your shoulders.',
  'Mars sextile':
    'Mars keeps an eye on the lot from nearby, like a friend who comes with tools when he is called.',
  'Mars square':
    'Mars sees the lot by a square, with strength that gets in its own way: the push is there, and may land beside the nail.',
  'Mars trine':
    'The line from Mars to the lot is smooth. Effort goes where it should, and an honest tiredness follows.',
  'Mars opposition':
    'From straight across Mars faces the lot. You may know what matters to you because you have had to stand up for it.',
  'Mars averse':
    'Mars works hard somewhere that its lot cannot be seen from. One may win the wrong thing with great skill.',
  'Jupiter with': 'Your lot is in a house of Jupiter, and Jupiter is in. Hope has a short way to go here.',
  'Jupiter sextile':
    'A kind glance joins Jupiter to the lot from two signs off: good advice is usually within reach, if you reach.',
  'Jupiter square':
    'Jupiter looks at the lot from the corner, and is so sure of it that the small print may go unread.',
  'Jupiter trine':
    'Jupiter has the lot in its best view. To believe in what is good for you is half of doing it, and you may find it easy.',
  'Jupiter opposition':
    'Across the circle Jupiter regards the lot, generous to whoever stands between. What does you good may grow when it is shared with the other side.',
  'Jupiter averse':
    'Jupiter’s own lot is outside its view. Your principles may be in order, and never have met your happiness.',
  'Saturn with':
    'Saturn lives in the lot’s own sign and rules it. What is good for you takes long, and does not wear out.',
  'Saturn sextile':
    'From its friendly corner Saturn can see the lot. Patience, for you, may be a way of looking after yourself.',
  'Saturn square':
    'Saturn eyes the lot from the side and asks for its papers. You may keep yourself waiting longer than anyone else would.',
  'Saturn trine':
    'Saturn sees the lot by a trine, as an old mason sees a wall that he built. In this, you may find time on your side.',
  'Saturn opposition':
    'Opposite the lot stands Saturn, looking. A good thing is weighed before it is taken, and some may have gone cold on your scales.',
  'Saturn averse':
    'Saturn has its back to its lot. Duty may be done, thoroughly, in a part of your life where well-being does not live.',
  'Uranus with':
    'By modern rulers Uranus stands on the lot itself; you may be well when you can do it your own way.',
  'Uranus sextile':
    'The lot is in friendly sight of Uranus, its modern ruler: a change now and then may keep you near it.',
  'Uranus square':
    'Uranus, the modern ruler, sees the lot at an angle. The wish to be free and the wish to be well may pull at one sleeve.',
  'Uranus trine': 'An easy line joins Uranus to the lot. Odd choices of yours may have turned out sensible.',
  'Uranus opposition':
    'Uranus faces the lot from across, and what others call restless you may call looking.',
  'Uranus averse':
    'Uranus, the modern ruler, has no view of the lot; independence may be kept up in places where nobody threatens it.',
  'Neptune with': 'Neptune is with the lot, as its modern ruler. You may be well where the edges are soft.',
  'Neptune sextile':
    'By a sextile Neptune sees the lot, as one sees a harbour in light mist: enough to steer by.',
  'Neptune square':
    'Neptune’s view of the lot is slanted. What you picture may be lovelier than what is there, and what is there is good.',
  'Neptune trine': 'From Neptune to the lot the way is open; one may drift there, and arrive.',
  'Neptune opposition':
    'Neptune looks at the lot from the far shore. You may long for what is already on your side.',
  'Neptune averse':
    'Out of sight of Neptune, its modern ruler, lies the lot. The longing may be about one thing and the contentment about another.',
  'Pluto with':
    'Pluto stands where the lot is, by the modern count. You may be well when a thing goes all the way down.',
  'Pluto sextile':
    'A sextile gives Pluto a clear look at the lot. A little depth each week may be enough to keep you near it.',
  'Pluto square': 'Pluto sees the lot and digs beside it. Not everything needs to be got to the bottom of.',
  'Pluto trine':
    'Pluto’s line to the lot is a good one; what you have thought through to the end tends to hold you up.',
  'Pluto opposition':
    'Facing the lot is Pluto, its modern ruler. You may find out what you need by coming up against it.',
  'Pluto averse':
    'Pluto, the modern ruler, and the lot are out of each other’s sight; your strongest feelings and your best days may seldom have been introduced.',
}
