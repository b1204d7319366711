import type { ReactNode } from 'react'
import type { Planet, RulerTradition, Sign } from '#app/astro/types.ts'
import { listText } from '#app/format.ts'
import { agreeing } from '#app/language/astro-messages.ar.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { inMinutes } from '#app/language/nouns.ar.ts'
import type { fortuneWords } from './fortune-messages.ts'

const named = (planet: Planet) => astroWords.planets[planet]
const signed = (sign: Sign) => astroWords.signs[sign]
const rulerWord = (planet: Planet) => agreeing(planet, 'صاحب', 'صاحبة')
const BY = { traditional: 'القدماء', modern: 'المحدثين' }
const THINGS = { sign: 'البرج', house: 'البيت', ruler: 'صاحب البرج' }

export const ar: typeof fortuneWords = {
  title: 'سهم السعادة',
  lead: (lot: (name: string) => ReactNode, chain: (name: string) => ReactNode): ReactNode[] => [
    'كيف يُستخرج سهم السعادة في خريطتكم، وهو ',
    lot('سهم'),
    ' يُحسب، و',
    chain('سلسلة أصحاب البروج'),
    ' التي تبدأ منه، وكم ينبغي أن يكون وقت الميلاد مضبوطًا.',
  ],
  backToDashboard: 'العودة إلى صفحتي',
  chapters: {
    found: 'كيف يُستخرج السهم',
    judgement: 'صاحب السهم',
    company: 'الكواكب مع السهم',
    places: 'المواضع من السهم',
    spirit: 'سهم الغيب إلى جانب سهم السعادة',
    chain: 'سلسلة أصحاب البروج',
    'two-lots': 'بطلميوس وفاليس ووليم ليلي',
    firmness: 'أثر وقت ميلادكم في السهم',
    compare: 'لماذا يختلف برنامجان؟',
  },
  onThisPage: 'في هذه الصفحة',
  allLots: 'كل السهام، في صفحة مستقلة',
  forStudy: (analysis: (name: string) => ReactNode, path: (name: string) => ReactNode): ReactNode[] => [
    'للدراسة والتأمل في النفس. لا نتنبأ بما يأتي. وما تُقرأ عليه السلسلة مشروح في ',
    analysis('تحليلكم'),
    ' وفي ',
    path('مساركم'),
    '.',
  ],
  whatItIs: 'ما هي قسمة وما ليست هي',
  whichRules: 'صاحب كل كوكب',
  aboutGraph:
    'لكل كوكب صاحب: هو صاحب البرج الذي هو فيه. والخط ذو الرأس يشير من كل كوكب إلى صاحبه. والحلقة الذهبية علامة كوكب في برجه نفسه. والخط الذهبي هو السلسلة التي تبدأ من سهمكم.',
  twoTables: 'أصحاب البروج عند القدماء والمحدثين',

  yourLot: 'سهم السعادة في خريطتكم',
  names: (_: ReactNode, term: ReactNode): ReactNode[] => [term],
  formula: 'طريقة الحساب',
  byDay: 'في النهار',
  byNight: 'في الليل',
  formulaBy: (term: ReactNode, formula: ReactNode): ReactNode[] => [term, ': ', formula],
  bound: 'الحدّ',
  houses: 'البيوت',
  formulaText: (plus: string, minus: string) => `الطالع + ${plus} − ${minus}`,
  ends: {
    Midheaven: 'وسط السماء',
    'Ninth house': 'البيت التاسع',
    'Ruler of the ninth house': 'صاحب البيت التاسع',
  },

  chainStart: (sign: Sign, house: string | null) =>
    `سهم السعادة في ${signed(sign)}${house ? `، ${house}` : ''}`,
  endings: {
    'own-sign': 'تنتهي السلسلة عند كوكب في برجه نفسه',
    'mutual-reception': 'تنتهي السلسلة عند تبادل',
    loop: 'تنتهي السلسلة عند حلقة',
  },
  isRuled: (sign: Sign, planet: ReactNode): ReactNode[] => [`صاحب ${signed(sign)}: `, planet, '.'],
  standsAt: (planet: Planet, degree: ReactNode, sign: ReactNode, house: string): ReactNode[] => [
    `${named(planet)} عند `,
    degree,
    ' من ',
    sign,
    `، في ${house}.`,
  ],
  endsItself: (planet: Planet, sign: Sign) =>
    `${rulerWord(planet)} ${signed(sign)} ${agreeing(planet, 'هو', 'هي')} ${named(planet)} ${agreeing(planet, 'نفسه', 'نفسها')}، فلا تمضي السلسلة أبعد من ذلك.`,
  endsMutual: (one: Planet, inSign: Sign, other: Planet, inOther: Sign) =>
    `${named(one)} في ${signed(inSign)}، ${agreeing(other, 'وصاحبه', 'وصاحبته')} ${named(other)}. و${named(other)} في ${signed(inOther)}، ${agreeing(one, 'وصاحبه', 'وصاحبته')} ${named(one)}. كل منهما في برج الآخر.`,
  endsLoop: (planets: readonly Planet[]) =>
    `${listText(planets.map(named))}: كل منها في برج الذي يليه، والأخير في برج الأول. كل واحد صاحبه الذي يليه، فلا نهاية للسلسلة.`,
  rule: 'القاعدة',
  source: 'المصدر',
  sourceIsOurs: (source: ReactNode): ReactNode[] => ['القاعدة من عندنا، وأصحاب البروج في ', source, '.'],
  sameChain: (tradition: RulerTradition) =>
    `السلسلة بأصحاب البروج عند ${BY[tradition]} هي نفسها: لا تمر قبل نهايتها ببرج يختلف الجدولان في صاحبه.`,
  byRulers: (tradition: RulerTradition) => `بأصحاب البروج عند ${BY[tradition]}`,

  leadTo: (ending: string) => `تؤدي هذه الكواكب إلى: ${ending}`,
  rings: { 'own-sign': '', 'mutual-reception': ' (في التبادل)', loop: ' (في الحلقة)' },
  inOwnSign: (planet: Planet, sign: Sign) =>
    agreeing(planet, `في برجه: ${signed(sign)}`, `في برجها: ${signed(sign)}`),
  ruledBy: (sign: Sign, ruler: Planet) =>
    `في ${signed(sign)}، ${agreeing(ruler, 'وصاحبه', 'وصاحبته')} ${named(ruler)}`,
  diagram(tradition: RulerTradition, chains: readonly { planets: readonly Planet[]; ending: string }[]) {
    const told = chains.map(({ planets, ending }) => `${listText(planets.map(named))}: تنتهي إلى ${ending}.`)
    return `رسم للأصحاب عند ${BY[tradition]}. ${told.join(' ')} وفي القائمة المعلومات نفسها.`
  },
  isFinal: (planet: Planet) =>
    `تنتهي كل سلسلة عند ${named(planet)} ${agreeing(planet, 'في برجه', 'في برجها')}: ${agreeing(planet, 'وهو', 'وهي')} منتهى السلاسل في الخريطة.`,
  samePair:
    'تنتهي كل سلسلة عند الكوكبين نفسيهما، وكل منهما في برج الآخر. ولأنهما اثنان فليس للخريطة كوكب واحد هو منتهى السلاسل.',
  sameLoop: 'تنتهي كل سلسلة عند الحلقة نفسها، فلا كوكب تنتهي إليه سائر الكواكب: ليس للخريطة منتهى للسلاسل.',
  noFinal(ends: number, alone: readonly Planet[]) {
    const own =
      alone.length === 0
        ? ''
        : alone.length === 1
          ? ` ومنها كوكب في برجه، ${named(alone[0]!)}، ولا تؤدي إليه كل سلسلة.`
          : ` ومنها كواكب كل واحد في برجه: ${listText(alone.map(named))}، ولا تؤدي السلاسل كلها إلى واحد منها.`
    return `تنتهي السلاسل في مواضع مختلفة، عددها ${ends}، فليس للخريطة منتهى واحد للسلاسل.${own}`
  },

  sunHeight: (height: string, isAbove: boolean, isDay: boolean) =>
    `كان مركز الشمس ${height} ${isAbove ? 'فوق' : 'تحت'} الأفق، فنعدّ الميلاد ${isDay ? 'نهاريًّا' : 'ليليًّا'}.`,
  dayRule:
    'في النهار يعدّ كل المؤلفين السهم من الشمس إلى القمر. وإذا عُدّ بالعكس فهو سهم الغيب، وهو معروض إلى جانبه.',
  nightRule:
    'في الليل نجعل كلًّا من الشمس والقمر مكان الآخر، كما يفعل دوروثيوس وفاليس والبيروني. ولا يفعل ذلك بطلميوس ولا وليم ليلي: فسهم السعادة عندهما هو النقطة المعروضة إلى جانب سهمنا، ويسميها غيرهما سهم الغيب.',
  sources: (sources: readonly string[]) => `المصادر: ${sources.join('؛ ')}.`,
  twilight: 'الميلاد قريب من الشروق أو الغروب: انظروا إلى السهمين',
  twilightNear: (degrees: number) =>
    `كان بُعد الشمس عن الأفق لا يزيد على ${degrees === 1 ? 'درجة' : `${degrees} درجات`}، وهناك يحكم انكسار الضوء ودقائق قليلة من الساعة بين النهار والليل.`,
  twilightCrosses: (tolerance: number, times: readonly string[]) =>
    `إذا أخطأ الوقت بما لا يزيد على ${inMinutes(tolerance)} فقد يكون الميلاد نهاريًّا أو ليليًّا: تعبر الشمس الأفق في ${listText(times)}.`,
  twilightUse:
    'السهم الذي نستعمله يتبع ارتفاع الشمس المحسوب. وإذا عُدّ الميلاد بالوجه الآخر فالسهم الثاني أدناه هو سهم السعادة.',
  bothLots: 'مقارنة السهمين',
  what: 'الأمر',
  lotUsed: 'السهم المستعمل هنا',
  ifBirthBy: { day: 'لو كان الميلاد نهاريًّا', night: 'لو كان الميلاد ليليًّا' },
  lotOfSpirit: 'سهم الغيب',
  otherTradition: 'المذهب الآخر',
  house: 'البيت',
  whereRuler: 'موضع صاحبه',
  howEnds: 'كيف تنتهي سلسلته',
  signAndHouse: (sign: Sign, house: string) => `${signed(sign)}، ${house}`,
  same: (value: string) => `${value} (نفسه)`,
  onlyDegree: 'لا يختلف السهمان إلا في الدرجة: البرج والبيت والصاحب واحد.',
  differIn: (parts: readonly ('sign' | 'house' | 'ruler')[]) =>
    `يختلف السهمان في: ${listText(parts.map((part) => THINGS[part]))}، فتختلف قراءتهما.`,

  lots: 'السهام',
  lotsLead: 'كل سهم تحسبه قسمة في خريطتكم، مع طريقة حسابه وصاحبه.',
  backToFortune: 'العودة إلى سهم السعادة',
  seven: 'السهام السبعة',
  aboutSeven:
    'السهم نقطة في الخريطة: هو المسافة بين نقطتين أخريين تُقاس من الطالع. ويُعرف سبعة منها عن بولس الإسكندراني، سهم لكل كوكب. ونتبع مؤلفين بعده لأن نصه اليوناني لم يكن في أيدينا. والمعاني بعبارتنا: هي أسماء لما يُتفكر فيه، لا لشيء سيحدث.',
  howSeven: 'كيف تُعدّ السبعة',
  qabisi: 'سهام القبيصي',
  aboutQabisi: (link: (name: string) => ReactNode): ReactNode[] => [
    'في الفصل الخامس من كتاب المدخل للقبيصي سهام لأمور البيوت الاثني عشر. وهذه هي التي تصلح للتأمل. ',
    link('السهام التي لا تُعرض'),
    '، وسبب ذلك، مذكورة أيضًا.',
  ],
  howThese: 'كيف تُعدّ هذه',
  lotHead: 'السهم وما يدل عليه وطريقة حسابه',
  position: 'الموضع',
  ruler: 'صاحبه',
  bySigns: (place: number) => `${astroWords.ordinal(place)} بالبروج`,
  used: (exchanged: boolean, isDay: boolean) => {
    if (!exchanged) return 'في النهار وفي الليل'
    return isDay ? 'في النهار، وبالعكس في الليل' : 'في الليل، وبالعكس في النهار'
  },
  countedWhen: (formula: string, when: string) => `${formula} (${when}).`,
  variant: (author: string, formula: string, position: string, source: string) =>
    `عند ${author}: ${formula}، فيكون ${position} (${source}).`,
}
