import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The place of a lot that has nothing hard. */
export const EASY: PairTexts['easy'] = {
  '1': {
    text: 'Neither Saturn nor Mars presses on this lot; the books would call it a quiet first place. Where no beginning is hard, no beginning is urgent. You may have a stack of good starts, each of them safe to leave until tomorrow, because tomorrow has been kind so far.',
    short:
      'What would be easy for you to begin you may put off, because tomorrow has always been kind so far.',
  },
  '2': {
    text: 'No hard fact was found here. In the place of livelihood that can mean that money, much or little, has not been a fight, and what is no fight is seldom looked at. You may find it hard to say how much would be enough, and so a vague want goes on, whatever is in the cupboard.',
    short: 'Where nobody has had to count, it can be hard to say what would be enough.',
  },
  '3': {
    text: 'Neither Mars nor Saturn has anything against this lot. You may have little trouble among neighbours and messages, and while every small thing is said pleasantly, the one that is not small waits. It need not be fear; perhaps there has simply always been something nicer to talk about.',
    short: 'Talk may be easy for you, and the one sentence that matters be left for later.',
  },
  '4': {
    text: 'We looked for a hard fact and found none. The lot is in the fourth place, among walls and roots, and nobody disputes them. A house without quarrels can still grow a little stale. You may find yourself at the window, wishing for a storm that you would not really like.',
    short: 'A house that is quiet enough may still have you at the window, looking for another.',
  },
  '5': {
    text: 'No hard look of Saturn or Mars was found here, and the fifth is a glad place. Good hours may come easily to you, and set a measure. Then the next hour is held up to the best one: the party is planned to the minute, the game stopped over a rule, and the light thing has become a piece of work.',
    short: 'You may polish a pleasure until it is no longer one.',
  },
  '6': {
    text: 'For a sixth place this one is mild: no hard planet looks, and its ruler does well. Where work for others comes lightly to the hand, people bring more of it. The trouble grows slowly: your own errand may lie at the bottom of the basket, under everyone else’s.',
    short: 'Where helping costs you little, you may be asked again and again, and forget to ask.',
  },
  '7': {
    text: 'Partners and opponents meet in the seventh place, and here, as far as the books see, nobody is hostile. You may find it easy to get on with people. That can stay a surface: with no quarrel to go through, two people may remain polite for years and never learn what the other is ashamed of.',
    short: 'People may take to you at once, and never have had to come closer than that.',
  },
  '8': {
    text: 'Even in the eighth place, a hard one by the books, nothing hard was found beside the place itself. What is shared may be divided to the last coin, and each goes home free. It is fair, it is pleasant. It can also be a way never to owe anybody anything, and people come close by owing.',
    short: 'You may settle everything so smoothly that nobody has had to rely on you, nor you on them.',
  },
  '9': {
    text: 'In this place of study and long roads the lot has neither Saturn nor Mars against it. Ideas may open for you without pushing. But a door that opens by itself is seldom gone through: one look, it is interesting, on to the next, and none of the rooms feels quite ready to be lived in.',
    short: 'You may understand much quickly, and feel ready to use little of it.',
  },
  '10': {
    text: 'No hard fact weighs on this lot, and it is in the place of work and good name. Perhaps praise has not been scarce. People get used to it as to sugar; then an ordinary answer tastes of blame, and you may look round to see what went wrong.',
    short: 'To somebody used to approval, a day without any may feel like a mistake.',
  },
  '11': {
    text: 'The eleventh place is the gladdest of all in the books, and neither Saturn nor Mars looks hard at yours. Company may usually have found you. It is natural, then, to wait for the message, the invitation, the first hello, and in a quiet time to take the silence for an answer, although you have not asked anybody.',
    short: 'If friends have always come to you, you may hardly have learned to knock.',
  },
  '12': {
    text: 'Though the twelfth is a hard place, no hard planet was found looking at it. Being alone need not frighten you. It may even be so comfortable that nothing happens there: the hour that was meant for what matters most is spent, quite peacefully, on nothing at all.',
    short: 'Solitude can be so comfortable that it falls asleep.',
  },
}
