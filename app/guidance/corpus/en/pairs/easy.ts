import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The place of a lot that has nothing hard. */
export const EASY: PairTexts['easy'] = {
  '1': {
    text: 'Neither Saturn nor Mars presses on this lot; the books would call it a quiet first place. You begin without effort, so beginning has no urgency. The small difficulty is a stack of good starts, each of them safe to leave until tomorrow, because tomorrow has always been kind to you so far.',
    short: 'What comes easily to you is easily put off, because tomorrow has always been kind so far.',
  },
  '2': {
    text: 'No hard fact was found here. In the place of livelihood that can mean that money, much or little, has not been a fight, and what is no fight is not looked at. You may find that you cannot say how much would be enough, and so a vague want goes on, whatever is in the cupboard.',
    short: 'You have managed so well without counting that you can no longer say what enough would be.',
  },
  '3': {
    text: 'Neither Mars nor Saturn has anything against this lot. Among neighbours and messages you get on without trouble, and because every small thing can be said pleasantly, the one that is not small waits. It is not fear; there has simply always been something nicer to talk about.',
    short: 'Talk is easy for you, and the one sentence that matters is left for later.',
  },
  '4': {
    text: 'We looked for a hard fact and found none. The lot is in the fourth place, among walls and roots, and nobody disputes them. A house without quarrels can grow a little stale. Then you find yourself at the window, wishing for a storm that you would not really like.',
    short: 'A good place to sit can become a reason never to go out, or to look elsewhere for some weather.',
  },
  '5': {
    text: 'No hard look of Saturn or Mars was found here, and the fifth is a glad place. Good hours come easily, so you know exactly how good an hour can be. The next one is then measured by the best: the party is planned to the minute, the gift exchanged, the game stopped over a rule.',
    short: 'Because pleasure goes well, you may polish it until it is no longer pleasure.',
  },
  '6': {
    text: 'For a sixth place this one is mild: no hard planet looks, and its ruler does well. Work for others comes lightly to your hand, so people bring you more of it. The trouble grows slowly. Your own errand lies at the bottom of the basket, under everyone else’s.',
    short:
      'Since helping costs you little, you are asked again and again, and forget to ask anything yourself.',
  },
  '7': {
    text: 'Partners and opponents meet in the seventh place, and here, as far as the books see, nobody is hostile. You are easy to get on with. That can stay a surface: with no quarrel to go through, two people may remain polite for years and never learn what the other is ashamed of.',
    short: 'People take to you at once, and nobody has had to come closer than that.',
  },
  '8': {
    text: 'Even in the eighth place, a hard one by the books, nothing hard was found beside the place itself. What is shared gets divided to the last coin, and each goes home free. It is fair, it is pleasant. It is also a way never to owe anybody anything, and people come close by owing.',
    short: 'You settle everything so smoothly that nobody has had to rely on you, nor you on them.',
  },
  '9': {
    text: 'In this place of study and long roads the lot has neither Saturn nor Mars against it. Ideas open for you without pushing. A door that opens by itself is seldom gone through, though: you look in, see that it is interesting, and go on to the next, and none of them feels quite ready.',
    short: 'You understand quickly and move on, so that much is known and little is ready to be used.',
  },
  '10': {
    text: 'No hard fact weighs on this lot, and it is in the place of work and good name. Praise has not been scarce. One gets used to it as to sugar; then an ordinary answer tastes of blame, and you look round to see what you did wrong.',
    short: 'Approval has come so regularly that a day without it feels like a mistake.',
  },
  '11': {
    text: 'The eleventh place is the gladdest of all in the books, and neither Saturn nor Mars looks hard at yours. Company has usually been there already. So you wait for the message, the invitation, the first hello, and in a quiet season you take the silence for an answer, although nobody was asked.',
    short: 'Friends have always come to you, so you have hardly learned to knock.',
  },
  '12': {
    text: 'Though the twelfth is a hard place, no hard planet was found looking at it. Being alone does not frighten you. It may even be so comfortable that nothing happens there: the hour that was meant for what matters most is spent, quite peacefully, on nothing at all.',
    short: 'Solitude is comfortable for you, and comfort can fall asleep.',
  },
}
