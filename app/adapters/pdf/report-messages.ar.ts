import { counted } from '#app/language/plural.ts'
import type { reportWords } from './report-messages.ts'

export const ar: typeof reportWords = {
  plate: (seen: string) => `السماء فوق مكان الميلاد في وقته. ${seen}`,
  nameOnScreen: 'اسمكم على الشاشة، وليست حروفه في خطوط هذا الملف.',
  lettersOnScreen: 'ما ليس من الحروف في خطوط هذا الملف يظهر هكذا: […]، وهو على الشاشة وفي ملف بياناتكم.',
  chart: 'الخريطة',
  wheel: (description: string) => `دائرة خريطة الميلاد. ${description}`,
  wheelKey: 'النقطة الحمراء في الدائرة هي السهم، والحلقة صاحبه.',
  birth: 'الميلاد',
  essential: 'المعلومات الأساسية',
  lot: 'سهم السعادة',
  analysis: 'التحليل',
  numbers: 'تقود الأرقام الصغيرة إلى الأسباب، وهي فيما يلي.',
  readingInEnglish: 'نص التحليل بالإنجليزية، إلى أن يكتمل بالعربية.',
  readFrom: 'مأخذه: ',
  examples: 'أمثلة من الحياة',
  comma: '، ',
  reasons: 'لماذا قيل هذا',
  reasonsKey: 'لكل رقم: ما في خريطتكم، وكيف يُقرأ، والكتاب الذي ورد فيه، أو أن القاعدة من عندنا.',
  reflection: 'للتأمل',
  reflectionKey:
    'ما يلي يشارك تحليلكم في موضوعاته. وليس هو عن خريطتكم، ولا خريطتكم تفسّره. اختاره كتّاب قسمة، ولم يراجعه عالم.',
  meaning: null,
  hadithSource: (reference: string) => reference,
  about: 'عن هذا التقرير',
  quran: 'القرآن',
  quranFrom: (_: string, source: string) =>
    `نص القرآن: مشروع تنزيل، بالرسم العثماني، الإصدار 1.1، برخصة CC BY 3.0، حرفًا بحرف. ${source}`,
  book: 'دفتري',
  leftOut: (count: number) =>
    counted(count, {
      one: 'أقدم ملاحظة غير مطبوعة هنا، وملف بياناتكم فيه كل الملاحظات.',
      two: 'أقدم ملاحظتين غير مطبوعتين هنا، وملف بياناتكم فيه كل الملاحظات.',
      few: 'أقدم # ملاحظات غير مطبوعة هنا، وملف بياناتكم فيه كل الملاحظات.',
      many: 'أقدم # ملاحظة غير مطبوعة هنا، وملف بياناتكم فيه كل الملاحظات.',
      other: 'أقدم # ملاحظة غير مطبوعة هنا، وملف بياناتكم فيه كل الملاحظات.',
    }),
  page: (page: number, count: number) => `صفحة ${page} من ${count}`,
}
