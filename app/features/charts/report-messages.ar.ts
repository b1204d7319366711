import type { ReactNode } from 'react'
import type { Planet } from '#app/astro/types.ts'
import { listText } from '#app/format.ts'
import { agreeing } from '#app/language/astro-messages.ar.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import type { reportWords } from './report-messages.ts'

/** «بيت زحل ومثلثته»: two nouns have no planet in common. */
const sharesOf = (planet: Planet, [first = '', ...rest]: readonly string[]) =>
  listText([
    `${first} ${astroWords.planets[planet]}`,
    ...rest.map((share) => `${share.replace(/ة$/, 'ت')}${agreeing(planet, 'ه', 'ها')}`),
  ])

export const ar: typeof reportWords = {
  planet: 'الكوكب',
  planetsAndPoints: 'الكواكب والنقاط',
  point: 'النقطة',
  sign: 'البرج',
  degree: 'الدرجة',
  house: 'البيت',
  houses: 'البيوت',
  motion: 'الحركة',
  speed: 'السرعة',
  declination: 'الميل',
  dignity: 'الحظّ',
  cusp: 'مركز البيت',
  planets: 'الكواكب',
  noPlanets: 'لا كواكب',
  lot: 'السهم',
  position: 'الموضع',
  bySign: 'بالبروج',
  place: 'المكان',
  from: 'من',
  to: 'إلى',
  aspect: 'النظر',
  orb: 'مدى النظر',
  none: 'لا شيء',
  list: (names: readonly string[]) => names.join('، '),
  aspectOfPair: (from: string, aspect: string, to: string) => `${from} مع ${to}: ${aspect}، `,
  retrograde: 'راجع',
  retrogradeMark: 'ر',
  applying: 'متصل',
  separating: 'منصرف',
  phaseMarks: { applying: 'ت', separating: 'ص' },
  positions: 'مواضع الكواكب',
  inShort: 'باختصار',
  positionsInShort: 'المواضع باختصار',
  aspectsByOrb: 'المناظرات، أقربها إلى التمام أولًا',
  noAspects: 'لا مناظرات ضمن المدى.',
  aspectGrid: 'جدول المناظرات',
  gridCaption: (applying: ReactNode, separating: ReactNode, bySign: ReactNode): ReactNode[] => [
    'المناظرات بين كل نقطتين مع مداها؛ ',
    applying,
    ' للمتصل، ',
    separating,
    ' للمنصرف، ',
    bySign,
    ' حين يكون للبرجين نظر آخر. ',
  ],
  aspectAndSigns: (aspect: string, signs: string | null) =>
    signs ? `${aspect}، وبالبروج ${signs}` : `${aspect}، ولا نظر بالبروج`,
  dignities: 'الحظوظ الذاتية',
  dignityColumns: {
    domicile: 'البيت (البرج)',
    exaltation: 'الشرف',
    triplicity: 'المثلثة',
    bound: 'الحدّ',
    face: 'الوجه',
    points: 'النقاط',
  },
  reception(
    guest: Planet,
    shares: readonly string[],
    host: Planet,
    back: readonly string[] | null,
    sight: string,
  ) {
    const { planets } = astroWords
    const returned = back ? `، و${planets[host]} في ${sharesOf(guest, back)}` : ''
    return `${planets[guest]} في ${sharesOf(host, shares)}${returned}؛ ${sight}.`
  },
  sights: {
    Conjunction: 'وهما في برج واحد',
    Sextile: 'وبين برجيهما تسديس',
    Square: 'وبين برجيهما تربيع',
    Trine: 'وبين برجيهما تثليث',
    Opposition: 'وبين برجيهما مقابلة',
    Aversion: 'ولا ينظر أحد برجيهما إلى الآخر',
  },
  placesFromLot: 'البيوت معدودة من سهم السعادة',
  placeMatters: { first: 'السهم نفسه', tenth: 'العمل والسمعة', eleventh: 'ما يأتي المرء' },
  firstOf: (what: string, count: number) => `${what}، أول ${count}`,
  otherOf: (what: string, count: number) => `${what}، البقية وعددها ${count}`,
  viewAll: { houses: 'عرض كل البيوت', aspects: 'عرض كل المناظرات' },
  viewFewer: { houses: 'عرض بيوت أقل', aspects: 'عرض مناظرات أقل' },
  aspects: 'المناظرات',
  chartType: (system: string) => `خريطة غربية، ${system}`,
  housesOf: {
    placidus: 'بيوت بلاسيدوس',
    'whole-sign': 'البيوت بالبروج',
    porphyry: 'بيوت فرفوريوس',
    equal: 'البيوت المتساوية',
    alcabitius: 'بيوت القبيصي',
    regiomontanus: 'بيوت ريجيومونتانوس',
  },
  otherHouses: (asked: string) =>
    `لا يمكن حساب البيوت بطريقة ${asked} على هذا القرب من القطب. تستعمل هذه الخريطة بيوت فرفوريوس بدلًا منها.`,
  viewedHouses: (shown: string, saved: string) =>
    `يستعمل هذا التقرير ${shown} كما اخترتم في الإعدادات. وتستعمل خريطتكم المحفوظة وتحليلكم ${saved}.`,
  olderEngine: 'خريطة من إصدار سابق',
  olderEngineText: (version: ReactNode, now: ReactNode): ReactNode[] => [
    'حُسبت هذه الخريطة بالإصدار ',
    version,
    ' من البرنامج، وهي معروضة كما حُفظت. والإصدار الحالي هو ',
    now,
    '.',
  ],
  notedLot: (lot: {
    place: string
    house: string
    ruler: string
    rulerSign: string
    rulerHouse: string
    isDay: boolean
  }) =>
    `${lot.place}، ${lot.house}؛ وصاحب البرج ${lot.ruler} في ${lot.rulerSign}، ${lot.rulerHouse}؛ والميلاد في ${lot.isDay ? 'النهار' : 'الليل'}`,
}
