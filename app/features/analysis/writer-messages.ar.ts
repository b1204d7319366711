import type { ReactNode } from 'react'
import { counted } from '#app/language/plural.ts'
import type { writerWords } from './writer-messages.ts'

const parts = (count: number) =>
  counted(count, { one: 'جزء واحد', two: 'جزآن', few: '# أجزاء', many: '# جزءا', other: '# جزء' })

export const ar: typeof writerWords = {
  title: 'صياغة أسهل',
  withdraw: 'سحب الموافقة',
  agree: 'الموافقة وإرسال الجمل',
  model: (model: ReactNode, address: ReactNode): ReactNode[] => ['النموذج اللغوي ', model, ' في ', address],
  asked: (model: ReactNode): ReactNode[] => [
    'كُتبت جمل تحليلكم هنا، من خريطتكم وبقواعد ثابتة. وإذا أردتم أمكن أن يصوغها ',
    model,
    ' صياغة أسهل. لا يُرسل شيء قبل موافقتكم.',
  ],
  sent: 'ما يُرسل',
  whatIsSent: (sentences: number) =>
    `${parts(sentences)} من النص تحت العناوين التي سبقت، الآن وكلما كُتب تحليلكم من جديد. وهي تصف خريطتكم، وفي بعضها اسم برج أو بيت أو كوكب.`,
  notSent: 'ما لا يُرسل',
  whatIsNotSent:
    'اسمكم وبريدكم الإلكتروني وبيانات ميلادكم ودرجات خريطتكم وقصصكم، والنص الذي في البداية، و«الإرشاد الروحي» لأنه يذكر القرآن أو حديثا.',
  comesBack: 'ما يعود',
  whatComesBack:
    'كل فقرة كاملة. وإذا بدا أن جملة منها تقول أكثر من جملتنا أو أقل أبقينا فقرتنا. ويبقى مع كل جزء أسبابه.',
  canWithdraw: 'يمكنكم سحب الموافقة هنا في أي وقت.',
  atWork: (link: (name: string) => ReactNode): ReactNode[] => [
    'أُرسلت الجمل ولم يصل الجواب بعد. يُرجى ',
    link('فتح هذه الصفحة من جديد'),
    ' بعد قليل.',
  ],
  agreed: (day: string, model: ReactNode): ReactNode[] => [
    `وافقتم في ${day} على أن يسهّل `,
    model,
    ' صياغة تحليلكم. وتحت «لماذا قيل هذا» جملتنا بجانب كل جملة غُيّرت.',
  ],
  ifYouWithdraw:
    'إذا سحبتم الموافقة رأيتم جملنا من جديد، وحُذفت الصياغة الأخرى من هنا. أما ما أُرسل من قبل فلا يمكن استرجاعه.',
  saved: 'تم الحفظ',
  allowed: 'حُفظ اختياركم.',
  withdrawn: 'سُحبت الموافقة',
  consentWithdrawn: 'سُحبت موافقتكم. ترون جملنا من جديد، وحُذفت الصياغة الأخرى من هنا.',
  hasChanged: 'تغيّر النموذج اللغوي بعد أن فتحتم هذه الصفحة. يُرجى قراءة الصفحة من جديد.',
}
