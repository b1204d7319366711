import type { missingWords } from './chart-missing-messages.ts'

const saved = 'بيانات ميلادكم محفوظة، لكن لا توجد لها خريطة الآن.'
const castAgain = 'حساب خريطتي من جديد'
const openAnalysis = 'افتحوا تحليلكم، وعندئذ تُحسب الخريطة من جديد.'

export const ar: typeof missingWords = {
  birthRequired: 'بيانات الميلاد لازمة',
  birthRequiredText: 'يُحسب تحليلكم من تاريخ ميلادكم ووقته ومكانه بدقة. أدخلوها أولًا.',
  enterBirth: 'إدخال بيانات الميلاد',
  title: 'خريطتكم',
  noBirthData: 'لا توجد بيانات ميلاد. أدخلوا بيانات ميلادكم أولًا.',
  savedWithoutChart: saved,
  canBeCast: 'يمكن حسابها من جديد مما حفظتموه.',
  castAgain,
  notCast: 'تعذّر إنشاء خريطة الميلاد',
  tryAgain: 'أعيدوا المحاولة.',
  noChart: `${saved} افتحوا صفحة «مساري» واختاروا «${castAgain}».`,
  damaged: `لا يمكن قراءة خريطتكم المحفوظة. ${openAnalysis}`,
}
