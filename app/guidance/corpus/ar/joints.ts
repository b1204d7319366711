import type { Joints } from '#app/guidance/corpus/corpus.ts'

/** Each stands before a verb as well as before a noun: no «لكن», and no «غير أن» without its noun. */
export const JOINTS: Joints = {
  between: {
    giftAfterHard: ['ومع ذلك،', 'ومع هذا كله،', 'وفي الوقت نفسه،', 'وعلى الرغم من ذلك،'],
    difficultyAgainst: ['وفي المقابل،', 'وفي أيام أخرى،', 'وفي ساعات أخرى،', 'ولا يتمّ لكم ذلك كل يوم:'],
    difficultyOfGift: ['ولما تحسنونه وجه آخر:', 'وصعوبتكم من الباب نفسه:', 'وما يشقّ عليكم ليس ببعيد:'],
    difficultyOfEase: ['ومع هذا اليسر ما يكدّره:', 'وللراحة أيضًا ما يكدّرها:'],
    help: ['ومما يعينكم:', 'والعون قريب:', 'ولا تخلون من عون:'],
  },
  joined: (joint, sentence) => `${joint} ${sentence}`,
  opened: (text) => text,
}
