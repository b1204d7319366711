import type { Joints } from '#app/guidance/corpus/corpus.ts'

/** و is written as one word with what follows. */
const AND = 'و'

function closing(close: string): string {
  if (/(?:^|\s)ثم\s|^\S+ أخرى/.test(close)) return close
  // A request to several people ends with وا.
  if (/^\S+وا\s/.test(close)) return `ثم ${close}`
  return /^[وف]/.test(close) ? close : `${AND}${close}`
}

export const JOINTS: Joints = {
  between: {
    giftAfterHard: ['ومع ذلك،', 'ومع هذا كله،', 'وفي الوقت نفسه،', 'وعلى الرغم من ذلك،'],
    difficultyAgainst: ['لكن', 'وفي أيام أخرى،', 'وفي أحيان أخرى،', 'غير أن الأيام تختلف:'],
    difficultyOfGift: ['وللأمر نفسه وجه آخر:', 'والصعوبة قريبة من ذلك:', 'وفيه جانب صعب أيضا:'],
    difficultyOfEase: ['وفيما يسهل صعوبة واحدة:', 'وللسهولة أيضا صعوبتها:'],
    help: ['وهناك عون:', 'والعون قريب:', 'ولا يخلو الأمر من عون:'],
    helpByName: [AND],
    step: ['فلهذا اليوم:', 'وهذا لليوم:', 'وابدؤوا اليوم بهذا:', 'ويكفي اليوم شيء واحد:'],
  },
  joined: (joint, sentence) => (joint === AND ? `${AND}${sentence}` : `${joint} ${sentence}`),
  closing,
  opened: (text) => text,
  callsItselfHelp: /عون|[يت]عين|مساعد/,
}
