import type { Joints } from '#app/guidance/corpus/corpus.ts'

export const JOINTS: Joints = {
  between: {
    giftAfterHard: ['ومع ذلك،', 'ومع هذا كله،', 'وفي الوقت نفسه،', 'وعلى الرغم من ذلك،'],
    difficultyAgainst: ['لكن', 'وفي أيام أخرى،', 'وفي أحيان أخرى،', 'غير أن الأيام تختلف:'],
    difficultyOfGift: ['وللأمر نفسه وجه آخر:', 'والصعوبة قريبة من ذلك:', 'وفيه جانب صعب أيضا:'],
    difficultyOfEase: ['وفيما يسهل صعوبة واحدة:', 'وللسهولة أيضا صعوبتها:'],
    help: ['وهناك عون:', 'والعون قريب:', 'ولا يخلو الأمر من عون:'],
    step: ['فلهذا اليوم:', 'وهذا لليوم:', 'وابدؤوا اليوم بهذا:', 'ويكفي اليوم شيء واحد:'],
  },
  joined: (joint, sentence) => `${joint} ${sentence}`,
  opened: (text) => text,
}
