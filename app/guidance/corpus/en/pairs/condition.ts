import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The condition of the helping planet. Each sentence fits every place and every help of its planet. */
export const CONDITION: PairTexts['condition'] = {
  'Jupiter strong': [
    'Jupiter is in good order there, at home or in honour, so this help has a full cupboard behind it.',
    'Jupiter owns that sign or is honoured in it, and so to ask this help for much is no burden.',
    'Jupiter has dignity there, like a teacher in a classroom of their own.',
    'With Jupiter so well placed, the help may be better than it looks from the door.',
    'Jupiter stands high in that sign, and a help that stands high can be asked twice.',
  ],
  'Jupiter kin': [
    'Jupiter is among its own people in that sign, so one helper may know another.',
    'Jupiter has company of its own kind there, and help of that sort seldom comes alone.',
    'With relations in that sign, Jupiter need not do it all; ask, and ask next door.',
  ],
  'Jupiter guest': [
    'Jupiter is somebody’s guest there; the help is real, and asks before it opens a cupboard.',
    'As a guest Jupiter keeps to the rules of the house, and within them the help can be plenty.',
  ],
  'Jupiter stranger': [
    'Jupiter has no dignity in that sign, so good will may come first, and the skill after a while.',
    'Jupiter is a stranger there, and the help may be that of a passer-by, good while it lasts.',
  ],
  'Jupiter away': [
    'Jupiter is in detriment there and has borrowed tools; the intention may be larger than the result.',
    'In detriment Jupiter does what it can and means more, so the good will in it counts for the larger part.',
  ],
  'Jupiter low': [
    'Jupiter is in its fall there: the help may be modest, and worth the more for coming from little.',
    'As Jupiter falls in that sign, the portions may be small, and all of them honest.',
  ],
  'Venus strong': [
    'Venus stands in her own sign or in honour, so this help may be as good as it looks.',
    'Venus is in dignity there, and a kindness with a house of its own is not soon used up.',
    'A strong Venus speaks for help that is freely meant, and need not be paid back in kind.',
    'As Venus has house or honour in that sign, all this may go well almost by itself; let it.',
    'Where Venus has dignity, as she has there, a small request may be met with a large plate.',
  ],
  'Venus kin': [
    'Among her own kind Venus is like a relative, and help of that sort comes without ceremony.',
    'Venus has her people round her in that sign, and a newcomer may soon be one of them.',
    'Venus is in good company in that sign, and what is asked of one may come from three.',
  ],
  'Venus guest': [
    'Venus is a guest where she stands, and a guest’s kindness goes best when it is asked for nicely.',
    'Though little there is her own, Venus is welcome in that sign, and so may the help be.',
  ],
  'Venus stranger': [
    'Venus has no dignity there, so the warmth may be shy, and want a first word from you.',
    'Venus is a stranger in that sign, friendly from a distance; one step nearer may be all it takes.',
  ],
  'Venus away': [
    'Venus is in detriment there: the help may be well meant and a little clumsy.',
    'Far from her own house Venus has rough hands; what they mean is kind.',
  ],
  'Venus low': [
    'In her fall Venus is useful rather than charming, so nobody need wait for this help to be pretty.',
    'Venus is low in that sign, and the help may come in its working clothes.',
  ],
  'Moon strong': [
    'The Moon is at home or exalted there, and help of that sort is always in the house.',
    'The Moon is strong in that sign, and such a help may be as reliable as a clock in a kitchen.',
  ],
  'Moon kin': [
    'The Moon is in her own triplicity: helpers may know one another there, and word gets round.',
    'The Moon has relations in that sign, and what one of them cannot do another may.',
  ],
  'Moon guest': [
    'As a guest in that sign the Moon stands for help in small, regular amounts, when the house allows.',
    'Somebody has made room for the Moon there; such room may be used, with a word of thanks.',
  ],
  'Moon stranger': [
    'The Moon has no dignity where she stands, so this help may come unevenly, more in some weeks and less in others.',
  ],
  'Moon away': [
    'The Moon stands opposite her own house: the help may be a dutiful one there, and want warming.',
  ],
  'Moon low': [
    'The Moon is low in that sign, and the help may be a private one that does not talk about feelings.',
  ],
  'Sun strong': [
    'The Sun is at home or exalted there, so this help has authority, and can be asked for openly.',
    'Since the Sun is strong there, nobody need mind being asked by daylight.',
  ],
  'Sun kin': [
    'The Sun stands in its own triplicity, in good company, and the help may be the easier to ask for.',
    'The Sun is among its own there, and a word in such company may count for more.',
  ],
  'Sun guest': [
    'In a sign of another planet the Sun is a visitor of rank, so this help may need somebody’s leave, and get it.',
    'As the Sun is only visiting there, this help may have to be invited.',
  ],
  'Sun stranger': ['The Sun has no dignity there; it is like light in a room without a chair of its own.'],
  'Sun away': [
    'The Sun is far from its own sign, so this help may shine on others more readily than it asks to be thanked.',
  ],
  'Sun low': ['In its fall the Sun stands low, and the help may be a colleague’s rather than a master’s.'],
  'Jupiter back': [
    'Jupiter is retrograde, so the help may come at the second asking.',
    'As Jupiter was going backwards, look where you have already been; the first answer was perhaps not the last.',
    'Jupiter goes back over its road, and a road that is gone twice may show what was missed.',
    'A second visit may be worth making where the first came to nothing, since Jupiter is retrograde.',
  ],
  'Venus back': [
    'Venus is retrograde, and the help may be something already known: an old song, a second visit, a recipe.',
    'As Venus was going backwards, a kindness from long ago may be the one to remember.',
  ],
  'Jupiter burnt': [
    'The Sun hides Jupiter, so the help may be overlooked: somebody is doing it without a word.',
    'Jupiter is near the Sun and cannot be seen; look behind the obvious helper.',
  ],
  'Venus burnt': [
    'Venus is lost in the Sun’s light, and this help may not be noticed while it is there.',
    'Venus is too close to the Sun to be seen, so people may deserve thanks for what was nearly missed.',
    'It may be a quiet kindness beside a louder one, as Venus is beside the Sun.',
  ],
  'Moon burnt': [
    'The Moon was dark, hidden by the Sun; a help like that may be quiet enough to be taken for nothing.',
  ],
}
