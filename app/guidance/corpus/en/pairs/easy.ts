import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The place of a lot that has nothing hard. */
export const EASY: PairTexts['easy'] = {
  '1': {
    text: 'By the books nothing hard presses on your lot, so its place, the place of beginnings, is a quiet one. Where no beginning is hard, no beginning is urgent. Perhaps you have a pile of good starts, like new books, and leave each of them until tomorrow.',
    short: 'Perhaps you put off what would be easy to begin, because tomorrow has always been kind so far.',
  },
  '2': {
    text: 'No hard fact was found for your lot, which is about livelihood. Perhaps money, much or little, has not been a fight for you, and people seldom look closely at what is no fight. So it may be hard for you to say how much is enough, and you may feel some want, because nothing has told you when to stop.',
    short: 'Where you have seldom had to count, you may not know what would be enough.',
  },
  '3': {
    text: 'Your lot is among neighbours and messages, and the books find nothing against it. So talk may be easy for you, as in a street where everyone says hello. But where small talk is so pleasant, the one serious sentence can look like a disturbance. So it may wait for a better moment, although you are not afraid of it.',
    short: 'Talk may be easy for you, and perhaps you leave the one sentence that matters for later.',
  },
  '4': {
    text: 'We looked for a hard fact and found none: your lot is with walls and roots, in the fourth place, and nothing disputes it. But a house without quarrels can grow a little stale, like a room with closed windows. So now and then you stand at one, and wish for a storm.',
    short: 'Your house may be quiet enough, and you may still stand at the window and wish to be elsewhere.',
  },
  '5': {
    text: 'Nothing hard was found here, and the fifth is a glad place. So good hours may come easily to you, and the best of them may become a measure. Perhaps you compare the next hour with it, plan the party to the minute, and stop the game because of a rule.',
    short: 'Perhaps you polish a pleasure until it is no longer one.',
  },
  '6': {
    text: 'For a sixth place, which the books call hard, this one is mild, because no hard planet looks at it. Where you find it easy to work for others, they may bring you more. So the trouble grows slowly: your own errand may lie at the bottom of the basket, under everyone else’s.',
    short:
      'Where helping costs you little, people may ask again and again, and perhaps you ask for nothing yourself.',
  },
  '7': {
    text: 'Partners and opponents meet in the seventh place, and here, as far as the books can tell, nobody is hostile. So you may find it easy to get on with people. But where there is no quarrel to go through, two people may stay polite for years, like neighbours at a fence, and never learn what worries the other.',
    short: 'People may like you at once, and never have to come closer than that.',
  },
  '8': {
    text: 'Even in the eighth place, a hard one by the books, nothing hard was found beside the place itself. So on some days you share things easily, and divide a bill so well that each goes home free. It is fair and pleasant. But people also come close because they owe each other something, and that may then be missing.',
    short: 'You may settle everything so smoothly that nobody has to rely on you, nor you on them.',
  },
  '9': {
    text: 'In this place of study and long roads your lot has nothing against it. So new ideas may open to you like doors that are not locked. Because it is so easy, you may take one look and go on to the next, and never feel quite ready to live in any of the rooms.',
    short: 'Perhaps you understand many things quickly, and feel ready to use few of them.',
  },
  '10': {
    text: 'No hard fact weighs on your lot, and it is in the place of work and good name. Perhaps you have often been praised. One gets used to praise as to sugar, so that an ordinary answer begins to taste of blame. Then at times you look round to see what went wrong.',
    short: 'If you are used to approval, a day without any may feel to you like a mistake.',
  },
  '11': {
    text: 'The eleventh place is the gladdest of all in the books, and nothing hard weighs on yours. So company may usually have come to your door. In a quiet time you may then wait for the message or the first hello, and take the silence for an answer, although you have not asked anybody.',
    short: 'If friends have always come to you, you may hardly have learned to knock.',
  },
  '12': {
    text: 'Though the twelfth is a hard place, no hard planet was found looking at it. So now and then you find it easy to be alone. It may even be so comfortable, like a soft chair, that nothing happens. The hour that you kept for what matters most may pass, quite peacefully, in nothing.',
    short: 'You may be so comfortable alone that your quiet hour falls asleep.',
  },
}
