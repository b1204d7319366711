import type { ReactNode } from 'react'
import type { Angularity } from '#app/astro/index.server.ts'
import type { HouseSystem, Planet, Sign } from '#app/astro/types.ts'
import { listText } from '#app/format.ts'
import { agreeing } from '#app/language/astro-messages.ar.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import type { authorsWords } from './authors-messages.ts'

const ruledBy = (planet: Planet) =>
  `${agreeing(planet, 'وصاحب برجه', 'وصاحبة برجه')} ${astroWords.planets[planet]}`

const ROWS = {
  sect: ['النهار أو الليل', 'هل الميلاد نهاري أم ليلي. والكواكب التي توافقه تُقرأ قراءة ألين.'],
  lotSign: ['برج السهم', 'كيف يطلب المرء طيب العيش.'],
  place: ['بيت السهم', 'أين يطلب المرء طيب العيش.'],
  ruler: ['صاحب السهم', 'قوة صاحب السهم في برجه (حظّه).'],
  sight: ['صاحب السهم والسهم', 'هل ينظر صاحب السهم إليه بالبروج.'],
  help: ['كوكب العون', 'الموضوع الثالث في التحليل: العون.'],
  test: ['كوكب الصعوبة', 'الموضوع الثاني في التحليل: الصعوبة.'],
  spirit: ['سهم الغيب', 'ما يفعله المرء، لا ما يجري له.'],
  tenth: ['العاشر من السهم', 'كيف قد تظهر الموهبة.'],
  eleventh: ['الحادي عشر من السهم', 'ما يأتي المرء.'],
  bound: ['حدّ السهم', 'لا يُعتبر إلا مع دليل أقوى.'],
  end: ['منتهى السلسلة', 'الموضع الذي تنتهي عنده سلسلة أصحاب البروج.'],
  near: ['الكواكب التي مع السهم، أو التي يقرب نظرها إليه من التمام', 'بأقواها يبدأ التحليل.'],
  firm: ['يد حازمة', 'تُذكر إذا كانت قريبة من السهم.'],
} as const

export const ar: typeof authorsWords = {
  ptolemy: 'بطلميوس',
  valens: 'فاليس',
  lilly: 'وليم ليلي',
  ofPtolemy: (position: string, ruler: Planet) =>
    `يعدّ من الشمس إلى القمر ليلًا ونهارًا: ${position}، ${ruledBy(ruler)}. عرفنا هذا الحساب من وليم ليلي، وليس عندنا نص لبطلميوس ننقله.`,
  ofValens: (isDay: boolean, position: string, ruler: Planet, place: number, tenth: Sign) =>
    `${isDay ? 'يعدّ في النهار كبطلميوس' : 'في الليل يجعل كلًّا من النيّرين مكان الآخر'}: ${position}، ${ruledBy(ruler)}. ويعدّ بالبروج: البيت ${astroWords.ordinal(place)}. ثم يعدّ المواضع الاثني عشر من السهم من جديد، والعاشر منه ${astroWords.signs[tenth]}.`,
  ofLilly: (
    position: string,
    system: HouseSystem,
    house: number,
    kind: Angularity,
    ruler: Planet,
    ruled: readonly number[],
  ) =>
    `يعدّ كبطلميوس: ${position}. وبحساب ${astroWords.houseSystemsInSentence[system]} هو في ${astroWords.house(house)}: ${astroWords.angularities[kind]}. ثم يسأل أي البيوت لصاحبه: ${astroWords.planets[ruler]} ${
      ruled.length > 0
        ? `${agreeing(ruler, 'له', 'لها')} ${listText(ruled.map(astroWords.ordinal))}`
        : `ليس ${agreeing(ruler, 'له', 'لها')} هنا مركز بيت`
    }.`,
  dayAlike: (house: number) =>
    `في النهار للثلاثة درجة واحدة وصاحب واحد، وهنا بيت واحد أيضًا: ${astroWords.ordinal(house)}. ولا يفترقون إلا فيما يسألون عنه بعد ذلك.`,
  dayPart: (place: number, house: number) =>
    `في النهار للثلاثة درجة واحدة وصاحب واحد. ويفترقون هنا في البيت: ${astroWords.ordinal(place)} عند فاليس، و${astroWords.ordinal(house)} عند ليلي.`,
  nightPart: (differ: readonly string[]) =>
    `في الليل لبطلميوس وليلي درجة غير درجة فاليس. وهنا يتغير بذلك: ${listText(differ)}. وتعدّ قسمة كما يعدّ فاليس.`,
  nightAlike:
    'في الليل لبطلميوس وليلي درجة غير درجة فاليس. وهنا يبقى البرج وصاحبه والبيت كما هي. وتعدّ قسمة كما يعدّ فاليس.',
  sign: 'البرج',
  ruler: 'صاحبه',
  house: 'البيت',

  writtenFrom: (term: (name: string) => ReactNode): ReactNode[] => [
    'كُتب تحليلكم من هذه الأمور لا من غيرها. فيها البروج والبيوت و',
    term('الحظوظ'),
    ' وليس فيها درجات، ولذلك يكون لميلادين تتفق فيهما هذه الأمور تحليل واحد.',
  ],
  tableTitle: 'كيف يُحكم على السهم',
  heads: { examined: 'ما فُحص', found: 'ما وُجد', counts: 'ما يدل عليه، ومن أي كتاب' },
  asHelp: 'يُعدّ عونًا',
  asDifficulty: 'يُعدّ صعوبة',
  noHelp: 'ليس للمشتري ولا للزهرة ولا للشمس ولا للقمر نظر عون بالبروج إلى السهم أو إلى صاحبه.',
  noTest: 'ليس لزحل ولا للمريخ نظر صعب بالبروج إلى السهم أو إلى صاحبه.',
  notMentioned: 'لا يذكره التحليل.',
  countsWhereItSees: 'يُعتبر الكوكب هنا إذا كان برجه ينظر إلى برج السهم أو برج صاحبه.',
  rows: ROWS,
}
