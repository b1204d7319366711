import type { ReactNode } from 'react'
import type { letterCardWords } from './letter-card-messages.ts'

export const ar: typeof letterCardWords = {
  title: 'رسالة مرة في الشهر',
  lead: 'ممارسة من مساركم وآية وسؤال، بالبريد الإلكتروني في أول كل شهر. ليس فيها شيء مما كتبتموه. وفي كل رسالة رابط يوقفها.',
  letter: 'الرسالة الشهرية',
  send: 'إرسال الرسالة الشهرية إليّ',
  notConfirmed: 'لم يُؤكَّد بريدكم الإلكتروني بعد. تُرسل الرسالة بعد أن تفتحوا الرابط الذي أرسلناه إليكم.',
  save: 'حفظ الاختيار',
  fromReading: 'تُكتب من قراءتكم.',
  calculateAgain: (link: (name: string) => ReactNode): ReactNode[] => [
    'يمكنكم إعادة الحساب في ',
    link('مساري'),
    '.',
  ],
  enterFirst: (link: (name: string) => ReactNode): ReactNode[] => [
    'يلزم أولًا ',
    link('إدخال بيانات ميلادكم'),
    '.',
  ],
  badLink: 'هذا الرابط غير كامل. يمكنكم إيقاف الرسائل حيث طلبتموها.',
}
