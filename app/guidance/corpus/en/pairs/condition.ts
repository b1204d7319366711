import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The condition of the helping planet. Each sentence fits every place and every help of its planet. */
export const CONDITION: PairTexts['condition'] = {
  'Jupiter strong': [
    'Jupiter is strong in its sign, so this help may be like a full cupboard.',
    'Jupiter is no stranger in that sign, so you may ask for much without being a burden.',
    'Jupiter has dignity there, and such help may be like that of a good teacher.',
    'Because Jupiter is so well placed, the help may be better than it looks at first.',
    'Jupiter has a high rank in that sign, and you can ask for such help more than once.',
  ],
  'Jupiter kin': [
    'Jupiter has helpers in that sign, which is of its triplicity, so one person may bring another who can help.',
    'By triplicity Jupiter has supporters there, so this help may come from several sides.',
    'In a sign of its triplicity Jupiter does not stand alone, so if one person cannot help, the neighbour may.',
  ],
  'Jupiter bound': [
    'Jupiter is in its own bound, which the books compare to being among one’s clan, so such help may come from people like you.',
    'Those degrees are a bound of Jupiter, like a street full of relatives, and there people may believe you without proof.',
  ],
  'Jupiter guest': [
    'Jupiter is a guest in that sign, so the help is real, but it may ask before it opens a cupboard.',
    'As a guest Jupiter keeps the rules of the house, and within these rules there may be much help.',
  ],
  'Jupiter stranger': [
    'Jupiter has no dignity in that sign, so good will may come first and skill a little later.',
    'Jupiter is a stranger there, so the help may be short and good, like that of a person who passes by.',
  ],
  'Jupiter away': [
    'Jupiter is in detriment there, far from home, so people may wish to help more than they can.',
    'Jupiter is in detriment there, opposite its own house, so the simplest help may be the best.',
    'That sign is the detriment of Jupiter, so a promise may be larger than the help, and still kindly meant.',
    'Jupiter stands opposite its own house there, so ask for a small thing first.',
    'Jupiter is away from home in that sign, in detriment, so two modest helpers may do more than one great one.',
    'In its detriment Jupiter is like a guest with empty hands, who may still give good advice.',
  ],
  'Jupiter low': [
    'Jupiter is in its fall there, so the help may be small, and it may be worth more because it comes from little.',
    'Because Jupiter falls in that sign, the portions may be small, but they are honest.',
  ],
  'Venus strong': [
    'Venus is well placed in that sign, so this help may be as good as it looks.',
    'Venus is in dignity there, and a kindness with a house of its own may last long.',
    'A strong Venus stands for help that people mean freely, so you need not pay it back in kind.',
    'Because Venus is strong in that sign, all this may go well almost by itself.',
    'Venus has dignity where it is, so a small request may be answered with a full plate.',
  ],
  'Venus kin': [
    'Venus has supporters in that sign, which belongs to its triplicity, so you may ask for this help in simple words.',
    'Because Venus has its triplicity there, it is like a host with many hands, and a newcomer may soon be welcome.',
    'Venus has the triplicity of that sign and helpers about it, so if you ask one person, three may come.',
  ],
  'Venus bound': [
    'Venus is in its own bound, as if among relatives, so this kindness may come from those who know your ways.',
    'A few degrees there are the bound of Venus, its own kind of company, so people of your taste may help most gladly.',
  ],
  'Venus guest': [
    'Venus is a guest where it stands, so this kindness may come sooner when you ask for it politely.',
    'Though the house belongs to somebody else, Venus is welcome in that sign, and so may the help be.',
  ],
  'Venus stranger': [
    'Venus has no dignity there, so the warmth may be shy and need a first word from you.',
    'Venus is a stranger in that sign, so such help may wait politely until you come a step nearer.',
  ],
  'Venus away': [
    'Venus is in detriment there, far from home, so the help may be kind and a little clumsy.',
    'Because Venus is far from its own house, this help may cost some trouble, but not too much.',
  ],
  'Venus low': [
    'Venus is in its fall there, so this help may be more useful than pretty.',
    'Because Venus is low in that sign, the help may come in its working clothes.',
  ],
  'Moon strong': [
    'The Moon has a high rank in that sign, so you may not have to look far for such help.',
    'The Moon is strong in that sign, so such help may be as regular as a kitchen clock.',
  ],
  'Moon kin': [
    'The Moon has supporters in that sign by triplicity, so your helpers may work together.',
    'That sign is of the Moon’s triplicity, among helpers, so what one person cannot do, another may.',
  ],
  'Moon guest': [
    'The Moon is a guest in that sign, so the help may come in small and regular amounts.',
    'The Moon is a welcome guest there, so people may gladly make room for you.',
  ],
  'Moon stranger': [
    'The Moon has no dignity where it is, so this help may come more in some weeks and less in others.',
  ],
  'Moon away': [
    'The Moon is opposite its own house, so the help may look like duty at first, and be warmly meant.',
  ],
  'Moon low': [
    'The Moon is low in that sign, so the help may be a quiet one that does not talk about feelings.',
  ],
  'Sun strong': [
    'The Sun has a high rank there, so this help has authority, and you may ask for it openly.',
    'Because the Sun is strong there, people may be glad when you ask them by daylight.',
  ],
  'Sun kin': [
    'The Sun has helpers in that sign, which is of its triplicity, so it may be easier to ask for this help.',
    'By triplicity the Sun has supporters there, and among supporters a word may count for more.',
  ],
  'Sun guest': [
    'The Sun is a visitor of rank in that sign, so this help may be strongest where you are made welcome.',
    'Because the Sun is only visiting there, you may have to invite this help.',
  ],
  'Sun stranger': [
    'The Sun has no dignity there, so this help may be modest, like one lamp in a large room.',
  ],
  'Sun away': [
    'The Sun is far from its own sign, so this help may be busy with others, and glad to be asked.',
  ],
  'Sun low': ['The Sun is in its fall there, so the help may come from somebody of your own rank.'],
  'Jupiter back': [
    'Jupiter is retrograde, which means that it goes backwards, so the help may come when you ask a second time.',
    'Because Jupiter was going backwards, look again where you have already been.',
    'Jupiter is going back over its road, and on the same road you may find what you missed.',
    'Jupiter is retrograde, so it may be worth going again where the first visit came to nothing.',
  ],
  'Venus back': [
    'Venus is retrograde, which means that it goes back, so the help may be something old, such as a song or a recipe.',
    'Because Venus was going backwards, you may remember a kindness from long ago and use it now.',
  ],
  'Jupiter burnt': [
    'Jupiter is hidden by the Sun, so possibly you overlook the help of somebody who says nothing about it.',
    'Jupiter is near the Sun and cannot be seen, so look also behind the helper whom everybody sees.',
  ],
  'Venus burnt': [
    'Venus is lost in the light of the Sun, so you may not notice this help while it is there.',
    'Venus is too close to the Sun to be seen, so there may be people whom you have forgotten to thank.',
    'As Venus is hidden beside the Sun, this may be a quiet kindness beside a loud one.',
  ],
  'Moon burnt': ['The Moon was hidden by the Sun, so a help like this may be very quiet and easy to miss.'],
}
