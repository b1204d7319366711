import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The condition of the helping planet. Each sentence fits every place and every help of its planet. */
export const CONDITION: PairTexts['condition'] = {
  'Jupiter strong': [
    'Jupiter is strong where it stands, so there may be more of this help than you think of asking for.',
    'Jupiter has rights where it stands, so you may ask for much without being a burden.',
    'Jupiter has dignity where it stands, and such help may be like that of a good teacher, who has time for you.',
    'Because Jupiter is well placed where it stands, the help may be better than it looks at first.',
    'Jupiter has a high rank where it stands, and you can ask for such help more than once.',
  ],
  'Jupiter kin': [
    'Jupiter is in its triplicity, where the books say that it has helpers, so one person may bring another who can help.',
    'Jupiter has supporters in its triplicity, as the books put it, so this help may come from several sides.',
    'In its triplicity Jupiter has supporters about it, so if one person cannot help, the neighbour may.',
  ],
  'Jupiter bound': [
    'Jupiter is in its own bound, which the books compare to being among one’s clan, so such help may come from people like you.',
    'Jupiter is in a few degrees of its own, which the books call a bound, like a street full of relatives, so people who know you may help without asking for proof.',
  ],
  'Jupiter guest': [
    'Jupiter has modest rights where it stands, so those who help you may first have to ask somebody else, and you may need a little patience.',
    'Jupiter has modest rights where it stands and keeps the rules of the house, so there may be much help for you within the rules.',
  ],
  'Jupiter stranger': [
    'Jupiter owns nothing where it stands, so those who help you may bring their good will first and the skill a little later.',
    'Jupiter is a stranger where it stands, so the help may be short and good, like that of a person who passes by.',
  ],
  'Jupiter away': [
    'Jupiter is in detriment, in a sign far from its home, so people may wish to help more than they can.',
    'Jupiter is in detriment, opposite its own house, so the simplest help may be the best.',
    'Jupiter stands in its detriment, so one small step may do more than a large promise.',
    'Jupiter is opposite its own house, far from what it owns, so it may be wise to ask for a small thing first.',
    'Jupiter is away from home, in detriment, so two modest helpers may do more than one great one.',
    'In its detriment Jupiter is like a traveller far from home, so this help may begin with little.',
  ],
  'Jupiter low': [
    'Jupiter is in its fall, a low seat, so the help may be small, and worth more because it comes from little.',
    'Jupiter is in the sign of its fall, where there is little to spend, so the help may come in small portions, and honestly meant.',
  ],
  'Venus strong': [
    'Venus is well placed where it stands, so this help may be as good as it looks.',
    'Venus has dignity where it stands, like somebody with a house of her own, so this kindness may last long.',
    'Venus is strong where it stands, so this help may be freely given, and nobody keeps an account of it.',
    'Because Venus is strong where it stands, all this may go well with little effort.',
    'Venus has dignity where it stands, so a small request may be answered with more than you asked for.',
  ],
  'Venus kin': [
    'Venus is in its triplicity, where it has supporters, so you may ask for this help in simple words.',
    'Venus is among helpers in its triplicity, like a host with many hands, so even as a newcomer you may soon be welcome.',
    'In its triplicity Venus has helpers about it, so if you ask one person, three may come.',
  ],
  'Venus bound': [
    'Venus is in its own bound, as if among relatives, so this kindness may come from those who know your ways.',
    'Venus is in a few degrees of its own, which the books call a bound, so people of your own taste may help most gladly.',
  ],
  'Venus guest': [
    'Venus has modest rights where it stands, so this kindness may come sooner when you ask for it politely.',
    'Venus has modest rights where it stands, so such help may wait until you come and ask.',
  ],
  'Venus stranger': [
    'Venus has no dignity where it stands, so the warmth may be shy and need a first word from you.',
    'Venus is a stranger where it stands, so such help may wait politely until you come a step nearer.',
  ],
  'Venus away': [
    'Venus is in detriment, in a sign far from its home, so the help may be kind and a little clumsy.',
    'Because Venus is far from its own house, this help may cost some trouble, but not too much.',
  ],
  'Venus low': [
    'Venus is in its fall, a low seat, so this help may be plainer than you expect, and do you good.',
    'Because Venus is low where it stands, the help may come from somebody busy, between two tasks.',
  ],
  'Moon strong': [
    'The Moon has a high rank where it stands, so you may not have to look far for such help.',
    'The Moon is strong where it stands, so such help may come as regularly as the evening.',
  ],
  'Moon kin': [
    'The Moon has supporters in its triplicity, so those who help you may work together.',
    'The Moon is in its triplicity, among helpers, so what one person cannot do, another may.',
  ],
  'Moon guest': [
    'The Moon has modest rights where it stands, so the help may come in small and regular amounts.',
    'The Moon has modest rights where it stands, so people may help with what they have.',
  ],
  'Moon stranger': [
    'The Moon has no dignity where it is, so this help may come more in some weeks and less in others.',
  ],
  'Moon away': ['The Moon is opposite its own house, a cool place for it, so this help may warm you slowly.'],
  'Moon low': [
    'The Moon is low where it stands, so the help may be a quiet one that does not talk about feelings.',
  ],
  'Sun strong': [
    'The Sun has a high rank where it stands, so this help has authority, and you may ask for it openly.',
    'Because the Sun is strong where it stands, people may be glad when you ask them openly.',
  ],
  'Sun kin': [
    'The Sun is in its triplicity, where it has helpers, so it may be easier to ask for this help.',
    'In its triplicity the Sun has supporters, and among supporters a word of yours may count for more.',
  ],
  'Sun guest': [
    'The Sun has modest rights where it stands, so this help may be strongest where you are made welcome.',
    'Because the Sun has modest rights where it stands, you may have to ask for this help.',
  ],
  'Sun stranger': [
    'The Sun has no dignity where it stands, so this help may be modest, like one lamp in a large room.',
  ],
  'Sun away': [
    'The Sun is far from its own sign, so those who can help may be busy with others, and glad to be asked.',
  ],
  'Sun low': [
    'The Sun is in its fall, a low seat, so the help may come from somebody who has no high rank either.',
  ],
  'Jupiter back': [
    'Jupiter is retrograde, which means that it goes backwards, so the help may come when you ask a second time.',
    'Jupiter was going backwards, so it may be worth looking again where you have already been.',
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
    'As Venus is hidden beside the Sun, this help may be quiet and easily overlooked.',
  ],
  'Moon burnt': ['The Moon was hidden by the Sun, so help like this may be very quiet and easy to miss.'],
}
