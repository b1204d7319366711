import type { ReactNode } from 'react'
import { counted } from '#app/language/plural.ts'
import type { ArcMinutes } from './data-line.server.ts'
import type { reportPageWords } from './report-page-messages.ts'

const inWords = ({ degrees, minutes, isNegative }: ArcMinutes, positive: string, negative: string) =>
  `${degrees}°${minutes}′ ${isNegative ? negative : positive}`

export const ar: typeof reportPageWords = {
  reports: 'التقارير',
  reportsLead: 'خريطة ميلادكم، مختصرة ومفصّلة.',
  basic: 'التقرير المختصر',
  detailed: 'التقرير المفصّل',
  natalChart: 'خريطة الميلاد',
  backToDashboard: 'العودة إلى صفحتي',
  backToReports: 'العودة إلى التقارير',
  exportPdf: 'تنزيل ملف PDF',
  exportLetter: 'تنزيل ملف PDF بقياس الورق الأمريكي',
  chartReady: { title: 'تم', text: 'خريطتكم جاهزة.' },
  enterFirst: 'أدخلوا بيانات ميلادكم أولًا',
  enter: 'إدخال بيانات الميلاد',
  yourChart: 'خريطتكم',
  waitForChart: 'يجري حساب الخريطة، فانتظروا لحظة…',
  cast: 'حساب الخريطة والتقرير المختصر',
  castFromDetailed: 'البدء بالتقرير المختصر',
  notCalculated: 'لم يُحسب',
  birth: 'الميلاد',
  essential: 'أهم المعلومات',
  positions: 'مواضع الكواكب',
  aspects: 'المناظرات',
  houses: 'البيوت الاثنا عشر',
  housesOfChart: 'البيوت',
  readDetailed: 'قراءة التقرير المفصّل',
  wheelAndTables: 'الدائرة والجداول بالحجم الكامل',
  lotIsIn: (house: ReactNode, saved: { by: string; house: number; ordinal: string } | null): ReactNode[] => [
    'سهم السعادة في ',
    house,
    saved ? `، وبحساب ${saved.by} في ${saved.ordinal}` : '',
    '.',
  ],
  lot: 'سهم السعادة',
  lotEyebrow: 'من الشمس والقمر والطالع',
  chartInformation: 'معلومات الخريطة',
  houseSystem: 'طريقة البيوت',
  otherHouses: 'اختيار طريقة أخرى للبيوت، كالبيوت بالبروج',
  majorAspects: 'المناظرات الكبرى',
  aspectGrid: 'جدول المناظرات',
  dignities: 'الحظوظ والقبول',
  sevenLots: 'السهام السبعة',
  sevenLotsCaption: 'السهام السبعة',
  lotsNote: (system: string, link: ReactNode): ReactNode[] => [
    `البيت بحساب ${system}، و«بالبروج» عدّ البروج كاملة من الطالع. وبيان ما يدل عليه كل سهم في صفحة `,
    link,
    '.',
  ],
  placesFromLot: 'البيوت معدودة من السهم',
  placesFromPartOfFortune: 'البيوت معدودة من سهم السعادة',
  housesBy: (system: string) => `البيوت (${system})`,
  readAnalysis: 'قراءة تحليلكم',
  ascendant: 'الطالع',
  sign: 'البرج',
  house: 'البيت',
  degree: 'الدرجة',
  exactPosition: 'الموضع الدقيق',
  by: (system: string) => `بحساب ${system}`,
  ruler: 'صاحب البرج',
  rulerIn: (ruler: string, sign: string, house: string) => `${ruler} في ${sign}، ${house}`,
  inHouse: (house: string) => `، ${house}`,
  signAndHouse: (sign: string, house: ReactNode): ReactNode[] => [sign, '، ', house],
  dayOrNight: 'نهاري أم ليلي',
  birthDate: 'تاريخ الميلاد',
  birthTime: 'وقت الميلاد',
  location: 'المكان',
  planets: 'الكواكب',
  chartType: 'نوع الخريطة',
  generatedOn: 'تاريخ الحساب',
  generatedAt: (date: ReactNode): ReactNode[] => ['حُسبت في ', date],
  engine: 'إصدار الحساب',
  countedPlanetsAndHouses: (planets: number, houses: number) =>
    `${counted(planets, { one: 'كوكب واحد', two: 'كوكبان', few: '# كواكب', many: '# كوكبًا', other: '# كوكب' })} في ${counted(houses, { one: 'بيت واحد', two: 'بيتين', few: '# بيوت', many: '# بيتًا', other: '# بيت' })}`,
  countedAspects: (count: number) =>
    counted(count, {
      one: 'مناظرة واحدة',
      two: 'مناظرتان',
      few: '# مناظرات',
      many: '# مناظرة',
      other: '# مناظرة',
    }),
  viewBasic: 'عرض التقرير المختصر',
  viewDetailed: 'عرض التقرير المفصّل',
  download: 'تنزيل التقرير',
  birthInformation: 'بيانات الميلاد',
  updateBirth: 'تعديل بيانات الميلاد',
  madeBy: (engine: ReactNode): ReactNode[] => [
    'أعدّته قسمة، إصدار الحساب ',
    engine,
    '. علم السهام كما عرفه القدماء، للدراسة وتأمل النفس: لا شيء هنا ينبئ بما سيكون، ولا يدّعي علم الغيب.',
  ],
  notedTitle: 'سجّل أحد المشرفين قيمًا أخرى',
  noted: (values: string) =>
    `أدخل أحد المشرفين بيده هذه القيم لسهم سعادتكم: ${values}. وتقريركم وتحليلكم على القيم المحسوبة من بيانات ميلادكم.`,
  timesSummary: 'التوقيت العالمي والتوقيت النجمي واليوم اليولياني',
  universalTime: 'التوقيت العالمي',
  universalTimeOf: (date: string, time: string) => `${date}، ${time}`,
  siderealTime: 'التوقيت النجمي',
  siderealTimeOf: (time: string) => `${time} في مكان الميلاد`,
  julianDay: 'اليوم اليولياني',
  dataLine: (parts: {
    date: string
    time: string
    universal: string
    otherDay: string | null
    latitude: ArcMinutes
    longitude: ArcMinutes
    system: string
    isDay: boolean
  }) =>
    [
      parts.date,
      `${parts.time} بتوقيت مكان الميلاد (${parts.universal} بالتوقيت العالمي${parts.otherDay ? ` في ${parts.otherDay}` : ''})`,
      inWords(parts.latitude, 'شمالًا', 'جنوبًا'),
      inWords(parts.longitude, 'شرقًا', 'غربًا'),
      'البروج المدارية',
      parts.system,
      parts.isDay ? 'ميلاد نهاري' : 'ميلاد ليلي',
    ].join('، '),
}
