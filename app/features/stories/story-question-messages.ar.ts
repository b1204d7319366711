import type { ReactNode } from 'react'
import type { questionWords } from './story-question-messages.ts'

export const ar: typeof questionWords = {
  notFound: 'لا يوجد هذا السؤال.',
  eyebrow: 'سؤال ننتظر قصصكم عنه',
  lead: 'احكوا لنا ما حدث لكم. يقرأ مشرف كل قصة أولًا، وتحددون أنتم كيف يجوز استعمال قصتكم.',
  theme: 'الموضوع',
  openUntil: 'مفتوح حتى',
  wherever: (day: ReactNode): ReactNode[] => ['نهاية يوم ', day, ' أينما كنتم'],
  closesAt: (moment: ReactNode): ReactNode[] => [
    'يُغلق في ',
    moment,
    ' بالتوقيت العالمي، حين ينتهي ذلك اليوم في كل مكان.',
  ],
  answer: 'إرسال قصتكم',
  signInFirst: 'يلزم لذلك حساب. وبعد تسجيل الدخول تعودون إلى السؤال.',
  closed: 'أُغلق هذا السؤال',
  closedOn: (day: ReactNode): ReactNode[] => [
    'كان يستقبل القصص حتى ',
    day,
    '. وما زال يمكنكم إرسال قصة من دونه.',
  ],
  anyStory: 'إرسال قصة',

  asked: 'السؤال',
  answers: 'جوابًا عن',
  answered: (question: ReactNode): ReactNode[] => ['وهي جواب عن السؤال «', question, '».'],
  gone: 'هذا السؤال ليس مفتوحًا',
  goneText: 'أُغلق هذا السؤال أو سُحب. ويمكنكم إرسال قصة من دونه.',
  late: 'أُرسلت من دون السؤال',
  lateText: 'أُغلق السؤال قبل وصول قصتكم. وقد أُرسلت القصة مع ذلك من دونه.',
}
