import type { Messages } from './slot-messages.en.ts'

export const messages: Messages = {
  anonymousMeans: '«بلا اسم» تعني أن اسمكم لا يظهر مع القصة. وهي لا تخفي عن المشرفين الحساب الذي جاءت منه.',
  houses: {
    placidus: 'بيوت بلاسيدوس',
    'whole-sign': 'البيوت بالبروج',
    porphyry: 'بيوت فرفوريوس',
    equal: 'البيوت المتساوية',
    alcabitius: 'بيوت القبيصي',
    regiomontanus: 'بيوت ريجيومونتانوس',
  },
  signs: {
    Aries: 'الحمل',
    Taurus: 'الثور',
    Gemini: 'الجوزاء',
    Cancer: 'السرطان',
    Leo: 'الأسد',
    Virgo: 'العذراء',
    Libra: 'الميزان',
    Scorpio: 'العقرب',
    Sagittarius: 'القوس',
    Capricorn: 'الجدي',
    Aquarius: 'الدلو',
    Pisces: 'الحوت',
  },
  place: (degree, sign) => `${degree} من ${sign}`,
}
