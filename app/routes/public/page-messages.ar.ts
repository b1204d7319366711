import type { ReactNode } from 'react'
import { counted } from '#app/language/plural.ts'
import type { publicWords } from './page-messages.ts'

type Mark = (words: string) => ReactNode

export const ar: typeof publicWords = {
  notFound: {
    title: 'الصفحة غير موجودة (404)',
    text: 'لا توجد صفحة في هذا العنوان.',
    moved: 'ربما نُقلت، أو كُتب العنوان خطأ. بياناتكم لم تتأثر.',
    router: 'هل نُسيت إضافة الصفحة إلى الموجّه؟',
    home: 'إلى الصفحة الرئيسية',
    dashboard: 'إلى صفحتي',
  },
  stopLetter: {
    title: 'إيقاف هذه الرسالة',
    settings: 'إلى الإعدادات',
    stopped: 'أُوقفت الرسالة. ويمكنكم طلبها من جديد متى شئتم.',
    ask: 'لن تُرسل إليكم رسائل من هذا النوع بعد ذلك. ويبقى حسابكم كما هو.',
    submit: 'إيقاف الرسالة',
    incomplete: (settings: Mark, evenings: Mark, stories: Mark): ReactNode[] => [
      'هذا الرابط غير كامل. يمكنكم إيقاف الرسالة الشهرية في ',
      settings('الإعدادات'),
      '، ورسائل الأمسيات في ',
      evenings('صفحتها'),
      '، والرسائل عن الأفلام في ',
      stories('قصصي'),
      '.',
    ],
  },
  deleted: {
    title: 'حُذفت البيانات',
    receipt: 'الإيصال',
    count: (total: number, at: ReactNode): ReactNode[] => [
      `${counted(total, { zero: 'لم يُحذف سجلّ', one: 'حُذف سجلّ واحد', two: 'حُذف سجلّان', few: 'حُذفت # سجلّات', many: 'حُذف # سجلًّا', other: 'حُذف # سجلّ' })} في `,
      at,
      '.',
    ],
    line: (kind: string, what: string) => `${kind}: ${what}`,
    leftOut: (lines: number) =>
      `${counted(lines, { one: 'لم يُذكر أقدم سطر', two: 'لم يُذكر أقدم سطرين', few: 'لم تُذكر أقدم # أسطر', many: 'لم يُذكر أقدم # سطرًا', other: 'لم يُذكر أقدم # سطر' })}: لا يستطيع متصفحكم الاحتفاظ بإيصال أطول.`,
    stays: 'لا يذكر الإيصال اسم أحد. ويبقى في هذا المتصفح ساعة واحدة؛ اطبعوا الصفحة أو احفظوها للاحتفاظ به.',
    home: 'إلى الصفحة الرئيسية',
  },
  findLot: {
    title: 'أين يقع سهمكم؟',
    description:
      'برج سهم السعادة في خريطتكم، وبيته، وصاحب برجه، وكيف يُحسب. لا حاجة إلى إنشاء حساب، ولا يُحفظ شيء.',
    lead: (_lot: Mark, part: Mark): ReactNode[] => [
      'أدخلوا بيانات ميلاد، واقرؤوا أين يقع ',
      part('سهم السعادة'),
      ' فيه. لا حاجة إلى إنشاء حساب، ولا يُحفظ شيء.',
    ],
    another: 'ميلاد آخر',
    notFound: 'لم يوجد',
    tryAgain: 'ما كتبتموه لا يزال هنا؛ أعيدوا المحاولة.',
  },
}
