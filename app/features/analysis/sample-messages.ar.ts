import type { sampleWords } from './sample-messages.ts'

export const ar: typeof sampleWords = {
  of: 'مثال: إسطنبول، 11 نوفمبر 2024، الساعة 09:30 (مثال مصنوع).',
  blocks: {
    fortunePath: 'طريق السعادة لكم',
    currentBlockages: 'ما قد يعوق الآن',
    spiritualGuidance: 'الإرشاد الروحي',
    practicalSteps: 'خطوات عملية',
  },
  lot: (sign: string, house: string) => `سهم السعادة: ${sign} في ${house}`,
  report: 'مثال تقرير،',
  month: 'نوفمبر 2024',
  ruler: 'صاحب البرج',
  rulerIn: (ruler: string, sign: string, house: string) => `: ${ruler} في ${sign}، ${house}`,
  readOn: 'متابعة القراءة',
  why: 'لماذا يقال هذا',
  whyOf: (title: string) => `: ${title}`,
}
