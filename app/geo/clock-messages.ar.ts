import type { clockWords } from './clock-messages.ts'

export const ar: typeof clockWords = {
  localMeanTime: 'قُرئ بالتوقيت المحلي المتوسط، قبل العمل بتوقيت موحّد.',
  setBySunset: 'كانت الساعات هنا تُضبط آنذاك على غروب الشمس، فهذا التوقيت غير مؤكد.',
  nearestHour: 'لا يُعرف هنا توقيت لذلك الزمن، فاستُعملت الساعة الكاملة الأقرب إلى خط الطول، وهي غير مؤكدة.',
  law: (law: string) => `قُرئ بحسب ${law}.`,
  uncertainLaw: (law: string) => `قُرئ بحسب ${law}، وليس ذلك مؤكدًا في ذلك اليوم.`,
  cityMeanTime: (city: string) => `قُرئ بالتوقيت المتوسط لمدينة ${city}.`,
  sunset: 'قُرئ بساعة تُضبط على غروب الشمس، والغروب فيها عند السادسة.',
  doubtful: 'تشكّ قاعدة IANA في مصدرها عن تاريخ هذه المنطقة قبل سنة 1980.',
  historyOf: (city: string) => `قبل سنة 1970 يكون تاريخ هذه المنطقة هو تاريخ ${city}.`,
}
