import type { Joints } from '#app/guidance/corpus/corpus.ts'

/** Each stands before a verb as well as before a noun: no «لكن», and no «غير أن» without its noun. */
export const JOINTS: Joints = {
  between: {
    giftAfterHard: ['وهذا خير ما عندكم:', 'ومما يُحمد لكم:', 'ولكم جانب آخر:', 'وهذا مما يُعرف لكم:'],
    difficultyAgainst: [
      'ولا يصفو ذلك دائمًا:',
      'وفي أيام أخرى،',
      'وفي ساعات أخرى،',
      'ولا يتمّ لكم ذلك كل يوم:',
    ],
    difficultyOfGift: ['ولما تحسنونه وجه آخر:', 'وفي الشأن نفسه ما يصعب عليكم:', 'وما يشقّ عليكم ليس ببعيد:'],
    difficultyOfEase: ['ومع هذا اليسر ما يكدّره:', 'وللراحة أيضًا ما يكدّرها:'],
    help: ['ومما يعينكم:', 'والعون قريب:', 'وهذا ما يعينكم:'],
  },
  joined: (joint, sentence) => `${joint} ${sentence}`,
  opened: (text) => text,
}
