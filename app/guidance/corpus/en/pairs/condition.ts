import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The condition of the helping planet. */
export const CONDITION: PairTexts['condition'] = {
  'Jupiter strong': [
    'Jupiter is in good order here, at home or in honour, so this help has a full cupboard behind it.',
    'Jupiter does well in that sign, which it owns or is honoured in; you may ask for much here and not be a burden.',
    'What helps is in its own element there, Jupiter in dignity, like a teacher in their own classroom.',
    'With Jupiter so well placed, the help is better than one would guess from the door.',
    'It stands high in that sign, does Jupiter, and can afford to be asked twice.',
  ],
  'Jupiter kin': [
    'Jupiter has its own people round it there; this help comes with a team.',
    'Jupiter has friends in that sign, and so one helper knows another.',
  ],
  'Jupiter guest': [
    'Jupiter owns nothing where it stands and depends on its host; the help is real, and it has to ask before it opens a cupboard.',
    'As a guest there, Jupiter helps within the rules of the house; learn the rules, and it is plenty.',
  ],
  'Jupiter stranger': [
    'Jupiter has no dignity in that sign and nobody to introduce it, so good will comes first, and the skill after a while.',
    'It has no standing in that sign, so the help is that of a passer-by, good while it lasts.',
  ],
  'Jupiter away': [
    'Far from home, Jupiter helps with borrowed tools. Take the intention for more than the result.',
    'In the wrong house for it, Jupiter does what it can, and means more.',
  ],
  'Jupiter low': [
    'Jupiter falls in that sign; its help is modest, and worth the more for being given from little.',
    'Small portions, for Jupiter is in its fall, and all of them honest.',
  ],
  'Venus strong': [
    'Venus stands in her own sign or in honour, and what helps you here is as good as it looks.',
    'Venus is in dignity there, and her kindness does not run out by Thursday.',
    'It is a strong Venus: the help is freely meant, and you need not pay it back in kind.',
    'As Venus has house or honour in that sign, this goes well almost by itself; let it.',
    'Where Venus has dignity, as she has here, a small request is met with a large plate.',
  ],
  'Venus kin': [
    'Among her own kind Venus helps as relatives do: without ceremony.',
    'Venus has her people round her there, and you are soon one of them.',
  ],
  'Venus guest': [
    'Venus is a guest where she stands, so this kindness works best in somebody else’s house and by their rules.',
    'Venus is welcome there, though nothing is hers; what she has to offer goes best when it is asked for nicely.',
  ],
  'Venus stranger': [
    'Venus has no dignity there and no friend in sight. The warmth is shy, and wants a first word from you.',
    'A stranger there, Venus is friendly from a distance; go a step nearer.',
  ],
  'Venus away': [
    'A house that is not made for her is where Venus stands: the help is well meant and a little clumsy.',
    'She is far from home, and her kindness has rough hands.',
  ],
  'Venus low': [
    'In her fall Venus helps by being useful rather than charming. Do not wait for it to be pretty.',
    'There is help, and it has its working clothes on, because Venus is low in that sign.',
  ],
  'Moon strong': [
    'The Moon is at home or exalted, and her help is of the sort that is always in the house.',
    'She is strong in that sign, and one can rely on this as on a clock in a kitchen.',
  ],
  'Moon kin': [
    'The Moon is in her own triplicity: helpers know one another here, and word gets round.',
    'The Moon has relations in that sign, and what one of them cannot do another can.',
  ],
  'Moon guest': [
    'As a guest in that sign the Moon helps in small, regular amounts, when the house allows.',
    'Somebody has made room for the Moon there; use it, and say thank you.',
  ],
  'Moon stranger': [
    'Without dignity where she stands, the Moon helps unevenly; some weeks more, some weeks less.',
  ],
  'Moon away': [
    'The Moon stands opposite her own house. Her help is dutiful there, and you may have to warm it yourself.',
  ],
  'Moon low': [
    'The Moon is low in that sign, and the help is a private one that does not talk about feelings.',
  ],
  'Sun strong': [
    'The Sun is at home or exalted there. This help has authority, and can be asked openly.',
    'Since the Sun is strong there, nobody minds being asked for it by daylight.',
  ],
  'Sun kin': [
    'The Sun stands in its own triplicity, in good company, and the help is the easier to ask for.',
    'The Sun is among its own there, and a word from it counts for more.',
  ],
  'Sun guest': [
    'In a sign of another planet the Sun is a visitor of rank: the help comes with somebody’s permission.',
    'As the Sun is only visiting there, this help has to be invited, and then it comes.',
  ],
  'Sun stranger': ['The Sun has no dignity there; it lights the room without owning a chair in it.'],
  'Sun away': [
    'The Sun is far from its own sign, so this help shines on others more readily than it asks to be thanked.',
  ],
  'Sun low': ['In its fall the Sun helps from below, as a colleague might, rather than as a master.'],
  'Jupiter back': [
    'Jupiter is retrograde, so the help tends to come at the second asking.',
    'As Jupiter was going backwards, look for it where you have already been; the first answer was not the last.',
    'Going back over its road, Jupiter helps those who ask again.',
    'What was refused once may be granted on a second visit, since Jupiter is retrograde.',
  ],
  'Venus back': [
    'Going backwards, Venus helps through what you already know: an old friend, an old song, a second visit.',
    'She was retrograde: somebody you had lost sight of may be the one.',
  ],
  'Jupiter burnt': [
    'The Sun hides Jupiter, and the help is easily overlooked: somebody may be doing it without a word.',
    'Look behind the obvious helper; Jupiter is near the Sun and cannot be seen.',
  ],
  'Venus burnt': [
    'You may not see this help while it is there, for Venus is lost in the Sun’s light.',
    'Venus is too close to the Sun to be noticed, so thank people for what you nearly missed.',
    'It is a quiet kindness, drowned by a louder one next to it, as Venus is by the Sun.',
  ],
  'Moon burnt': ['It was a dark Moon, hidden by the Sun; this help is quiet enough to be taken for nothing.'],
}
