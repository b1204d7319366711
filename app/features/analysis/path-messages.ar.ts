import type { ReactNode } from 'react'
import { counted } from '#app/language/plural.ts'
import type { pathWords } from './path-messages.ts'

const practices = (count: number) =>
  counted(count, {
    one: 'ممارسة واحدة',
    two: 'ممارستين',
    few: '# ممارسات',
    many: '# ممارسة',
    other: '# ممارسة',
  })

export const ar: typeof pathWords = {
  title: 'مساري',
  lead: 'إرشاد في ثلاث مراحل: الموهبة والصعوبة والعون. اقرؤوه على مهل، وضعوا علامة على كل ممارسة بعد أن تقوموا بها.',
  backToDashboard: 'العودة إلى صفحتي',
  nothingSaved: 'لم يُحفظ شيء',
  progressSaved: 'حُفظ التقدم',
  practicesDone: (done: number, total: number) => `تم ${done} من ${practices(total)}.`,
  progress: 'التقدم',
  practices: 'ما تم من الممارسات',
  phases: 'المراحل',
  ofPhase: (done: number, total: number) => `(${done} من ${total})`,
  twilight: 'الميلاد قريب من الشروق أو الغروب',
  twilightText: (link: (name: string) => ReactNode): ReactNode[] => [
    'كان بُعد الشمس عن الأفق لا يزيد على درجة. وإذا حُكم في النهار والليل بالوجه الآخر وقع السهم في موضع آخر: ',
    link('عرض السهمين'),
    '.',
  ],
  calendar: 'الممارسات الباقية لتقويمكم، ممارسة في كل أسبوع',
  forStudy: (page: (name: string) => ReactNode, analysis: (name: string) => ReactNode): ReactNode[] => [
    'للدراسة والتأمل في النفس: تصف المراحل الطباع وتدعو إلى الممارسة، ولا نتنبأ بما يأتي. وطريقة الحكم على السهم في خريطتكم مشروحة ',
    page('في صفحة مستقلة'),
    '، والخريطة نفسها مقروءة بتفصيل في ',
    analysis('تحليلكم'),
    '.',
  ],
  whatItIs: 'ما هي قسمة وما ليست هي',

  phase: {
    fortune: {
      heading: 'المرحلة الأولى: الموهبة',
      given: 'ما تحسنونه',
      practices: 'ممارسات المرحلة الأولى',
      lead: 'تُقرأ من السهم نفسه: من البيت والبرج اللذين هو فيهما.',
    },
    ruler: {
      heading: 'المرحلة الثانية: الصعوبة',
      given: 'ما يشقّ عليكم',
      practices: 'ممارسات المرحلة الثانية',
      lead: 'تُقرأ من الكوكب صاحب السهم ومن حظّه، ومن الكوكب الذي يدل على الصعوبة.',
    },
    chain: {
      heading: 'المرحلة الثالثة: العون',
      given: 'ما يعينكم',
      practices: 'ممارسات المرحلة الثالثة',
      lead: 'تُقرأ من الكوكب المعين، ومن الموضع الذي تنتهي عنده سلسلة أصحاب البروج.',
    },
  },
  parts: {
    hindrance: 'ما قد يعترض الطريق',
    counsel: 'ما يُلجأ إليه',
  },
  partOf: (phase: string, part: string) => `${phase}: ${part}`,
  lotPlace: (place: ReactNode, house: ReactNode): ReactNode[] => [place, '، في ', house],
  planetPlace: (planet: string, sign: string, house: string) => `${planet} في ${sign}، في ${house}`,
  nextLink: 'ثم ',

  followOn: (subject: ReactNode): ReactNode[] => [
    'هذه الممارسات تتمة للخطوات العملية في تحليلكم، وموضوعها: ',
    subject,
    '. نحن كتبناها، وليست من الكتب.',
  ],
  save: 'حفظ الممارسات',
  tickedOn: 'وُضعت العلامة في ',
  choosePractice: 'اختاروا ممارسة',
  hasChanged: 'تغيّر مساركم بعد أن فتحتم هذه الصفحة. أعيدوا فتحها.',
  doneOf: (done: ReactNode, total: number): ReactNode[] => ['تم ', done, ` من ${practices(total)}`],
  barText: (done: number, total: number) => `${done} من ${total}`,
  doneBefore: (count: number) => `وأتممتم قبل ذلك ${practices(count)}، في نسخة سابقة من هذا المسار.`,
  before: 'ما تم من قبل',
  fromEarlier: (count: number) =>
    `وضعتم علامة على ${practices(count)} من نسخة سابقة من مساركم. ولا يدخل ذلك في العدد المذكور فوق.`,
  textNotStored: 'ممارسة لم يعد نصها محفوظًا.',
}
