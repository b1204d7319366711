import type { ReactNode } from 'react'
import type { foundLotWords } from './found-lot-messages.ts'

export const ar: typeof foundLotWords = {
  keep: 'حفظه وقراءة الأجزاء السبعة كلها',
  needsAccount: 'يلزمكم لهذا حساب، ولا تكتبون بيانات الميلاد مرة أخرى.',
  counted: 'كيف حُسب',
  formula: (risingSign: ReactNode): ReactNode[] => [
    'في النهار: ',
    risingSign,
    ' + القمر − الشمس. وفي الليل تتبادل الشمس والقمر موضعيهما. ',
  ],
  ascendant: 'الطالع',
  byDay: 'وهذا ميلاد نهاري.',
  byNight: 'وهذا ميلاد ليلي: الطالع + الشمس − القمر.',
  checkChart: 'التحقق من الخريطة',
  copyPositions: 'نسخ المواضع نصًّا',
  positions: 'المواضع نصًّا',
  wheelFile: 'الدائرة في ملف SVG',
  chartFile: 'الخريطة في ملف JSON',
  partOfFortune: 'سهم السعادة',
  signInHouse: (sign: string, house: ReactNode): ReactNode[] => [sign, ' في ', house],
  birthLine: (date: ReactNode, time: string, offset: ReactNode, place: ReactNode): ReactNode[] => [
    date,
    '، ',
    time,
    ' (',
    offset,
    ')، ',
    place,
  ],
  position: 'الموضع',
  ruler: 'صاحب البرج',
  rulerIn: (ruler: string, sign: string, house: string) => `${ruler} في ${sign}، ${house}`,
  sect: 'النهار والليل',
  dayBirth: 'ميلاد نهاري',
  nightBirth: 'ميلاد ليلي',
  houses: 'البيوت',
}
