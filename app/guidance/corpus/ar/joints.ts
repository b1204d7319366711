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
  leads: [
    'انظروا مرة أخرى إلى {fact}.',
    'تذكروا {fact}.',
    'ارجعوا إلى {fact}.',
    'كانت البداية {fact}.',
    'عودة إلى {fact}.',
    'تأملوا مرة أخرى {fact}.',
    'ونعود مرة أخرى إلى {fact}.',
    'الجانب الصعب كان {fact}.',
  ],
  leadFacts: {
    with: 'اجتماع {planet} وسهمكم',
    square: 'تربيع {planet}',
    opposition: 'مقابلة {planet}',
    'ruler with': 'اجتماع {planet} و{ruler}',
    'ruler across': 'صلة {planet} الصعبة ب{ruler}',
    easy: 'سهمكم الذي لم نجد معه أمرا صعبا',
    lot: 'سهمكم في البيت {place}',
    ruler: '{ruler} في البيت {place}',
    away: 'وبال {ruler}',
    low: 'هبوط {ruler}',
    stranger: 'غربة {ruler}',
    averse: 'احتجاب سهمكم عن {ruler}',
    burnt: 'احتراق {ruler}',
    back: 'رجوع {ruler}',
    first: 'وقوف {ruler} قبل الرجوع',
  },
}
