import { isolated } from '#app/language/isolate.ts'
import { characters } from '#app/language/nouns.ar.ts'
import type { contactWords } from './contact-messages.ts'

export const ar: typeof contactWords = {
  title: 'التواصل معنا',
  description: (_product: string) => 'اكتبوا إلى القائمين على هذا الموقع.',
  lead: 'أرسلوا سؤالًا، أو خطأ وجدتموه، أو طلبًا يخص بياناتكم. يصل بالبريد الإلكتروني إلى القائمين على هذا الموقع.',
  sent: 'أُرسلت الرسالة',
  sentTo: (email: string) =>
    `شكرًا لكم. الرسالة في طريقها إلى القائمين على هذا الموقع. وإن كان لها جواب فسيصل إلى ${isolated(email)}`,
  notSent: 'لم تُرسل الرسالة',
  tryAgain: 'تعذّر إرسال رسالتكم الآن. النص لا يزال هنا؛ أعيدوا المحاولة بعد دقائق.',
  noAddress: 'لم يحدد القائمون على هذا الموقع عنوانًا للرسائل بعد، ولذلك لم يُرسل شيء. النص لا يزال هنا.',
  name: 'الاسم',
  nameOptional: 'الاسم (اختياري)',
  anyName: 'يمكنكم اختيار أي اسم',
  nameLong: (most: number) => `يجب ألا يزيد الاسم على ${characters(most)}`,
  email: 'البريد الإلكتروني',
  emailHint: 'إن كان هناك جواب فسيصل إلى هذا العنوان',
  message: 'الرسالة',
  messageHint: (most: number) =>
    `لا تزيد على ${characters(most)}. لا تذكروا بيانات ميلاد لا يحتاج إليها الجواب.`,
  messageShort: (least: number) => `اكتبوا ما لا يقل عن ${characters(least)}`,
  messageLong: (most: number) => `يجب ألا تزيد الرسالة على ${characters(most)}`,
  send: 'إرسال الرسالة',
  answered: 'لعل الجواب موجود',
  answers: {
    faq: { name: 'أسئلة شائعة', rest: ': كيف تُحسب الخرائط، ومن الذين كتبوا الإرشاد.' },
    birthTimeHelp: { name: 'كيف تعرفون وقت ميلادكم', rest: ': أين تجدون الوقت الدقيق.' },
    forgotPassword: { name: 'نسيتم كلمة السر؟', rest: ' نرسل إليكم رابطًا لاختيار كلمة جديدة.' },
    birthInfo: { name: 'بيانات الميلاد', rest: ': يمكنكم طلب التصحيح هناك.' },
    deleteMyData: { name: 'حذف بياناتي', rest: ': يمكنكم حذفها بأنفسكم في الحال.' },
  },
  whatHappens: 'ما يحدث لرسالتكم',
  isSent:
    'تُرسل بالبريد الإلكتروني إلى القائمين على الموقع، ومعها الاسم والبريد الإلكتروني اللذان تكتبونهما. وإن كنتم قد سجّلتم الدخول ففيها بريد حسابكم أيضًا. ولا تُحفظ الرسالة في قاعدة بيانات هذا الموقع.',
  noHelpLine: (_product: string) =>
    'لا يمكننا أن نعدكم بوقت للجواب. وقسمة ليست خط مساعدة: إن كنتم في خطر أو ضيق شديد فالجؤوا إلى من حولكم أو إلى خدمات الطوارئ.',
}
