import type { ReactNode } from 'react'
import type { Angularity, Regard } from '#app/astro/index.server.ts'
import type { Planet, Sign } from '#app/astro/types.ts'
import { listText } from '#app/format.ts'
import { agreeing } from '#app/language/astro-messages.ar.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import type { judgementWords } from './judgement-messages.ts'

const named = (planet: Planet) => astroWords.planets[planet]
const signed = (sign: Sign) => astroWords.signs[sign]
const it = (planet: Planet) => agreeing(planet, 'هو', 'هي')
const its = (planet: Planet, noun: string) => `${noun}${agreeing(planet, 'ه', 'ها')}`
/** The masculine words of a dignity, as they agree with a planet. */
const withIts = (planet: Planet, words: string) => words.replace(/ه$/, agreeing(planet, 'ه', 'ها'))

/** After the name of a planet. */
function seeing(planet: Planet, by: Regard, to: string, withWhat: string): string {
  const sees = agreeing(planet, 'ينظر', 'تنظر')
  if (by === 'Aversion') return `لا ${sees} ${to}`
  if (by === 'Conjunction') return `في برج واحد ${withWhat}`
  if (by === 'Opposition') return `${sees} ${to} من البرج المقابل`
  return `${sees} ${to} نظر ${astroWords.aspectsInSentence[by]}`
}

const BIRTH = { day: 'نهاري', night: 'ليلي' }
const SECT = { day: ['نهاري', 'نهارية'], night: ['ليلي', 'ليلية'] } as const

export const ar: typeof judgementWords = {
  about: {
    sect: 'النهار والليل',
    dignity: 'الحظّ',
    host: 'المضيف',
    place: 'البيت',
    motion: 'الحركة',
    sun: 'البعد عن الشمس',
    sight: 'النظر إلى السهم',
    benefics: 'السعدان',
    malefics: 'النحسان',
  },
  aboutInSentence: {
    sect: 'النهار والليل',
    dignity: 'الحظّ',
    host: 'المضيف',
    place: 'البيت',
    motion: 'الحركة',
    sun: 'البعد عن الشمس',
    sight: 'النظر إلى السهم',
    benefics: 'السعدان',
    malefics: 'النحسان',
  },
  sum(planet: Planet, well: readonly string[], ill: readonly string[]) {
    const half = (list: readonly string[], words: string) =>
      list.length > 0 ? [`${words} ${listText(list)}`] : []
    const halves = [
      ...half(well, `${agreeing(planet, 'له', 'لها')}:`),
      ...half(ill, `${agreeing(planet, 'عليه', 'عليها')}:`),
    ]
    const sums = halves.length > 0 ? halves.join('؛ و') : 'لا شيء يشهد بوضوح له أو عليه'
    return `حصيلة ${named(planet)}. ${sums}.`
  },
  noSect: (planet: Planet) => `لم تعرف الكتب القديمة ${named(planet)}، فلا تعدّه نهاريًّا ولا ليليًّا.`,
  sect: (planet: Planet, sect: 'day' | 'night', birth: 'day' | 'night', inSect: boolean) =>
    `${named(planet)} ${agreeing(planet, SECT[sect][0], SECT[sect][1])} والميلاد ${BIRTH[birth]}: ${it(planet)} ${inSect ? 'على وفق' : 'على خلاف'} وقت الميلاد.`,
  hayyiz: 'وافق ذلك نصف السماء والبرج أيضًا: وهذا هو الحيّز.',
  nearHorizon: 'كانت الشمس قريبة من الأفق، فقد يكون الأمر بالعكس.',
  dignities: {
    domicile: 'في بيته',
    exaltation: 'في شرفه',
    triplicity: 'في مثلثته',
    term: 'في حدّه',
    face: 'في وجهه',
    detriment: 'في الوبال، مقابل بيته',
    fall: 'في الهبوط، مقابل شرفه',
  },
  stands: (planet: Planet, place: string, dignities: readonly string[]) =>
    `${named(planet)} عند ${place}، ${dignities.length > 0 ? listText(dignities.map((one) => withIts(planet, one))) : agreeing(planet, 'ولا حظّ له هناك (غريب)', 'ولا حظّ لها هناك (غريبة)')}.`,
  exaltationDegree: (planet: Planet, degree: string) => `درجة ${its(planet, 'شرف')}: ${degree}.`,
  boundOf: (planet: Planet) =>
    `${agreeing(planet, 'وصاحب', 'وصاحبة')} الحدّ في جدول المصريين: ${named(planet)}.`,
  noHost: (planet: Planet) =>
    agreeing(planet, 'هو في بيته ولا يحتاج إلى مضيف.', 'هي في بيتها ولا تحتاج إلى مضيف.'),
  mutualHost: (planet: Planet, host: Planet, sign: Sign) =>
    `${named(host)} ${agreeing(host, 'صاحب', 'صاحبة')} ${signed(sign)}، وبين ${named(host)} و${named(planet)} تبادل: كل منهما في برج للآخر.`,
  host: (host: Planet, sign: Sign, sees: boolean) =>
    `${named(host)} ${agreeing(host, 'صاحب', 'صاحبة')} ${signed(sign)}، وهذا هو المضيف. المضيف ${sees ? 'ينظر إلى ضيفه' : 'لا ينظر إلى ضيفه'}.`,
  place: (house: string, bySign: Angularity, byHouse: Angularity) => {
    const kinds = astroWords.angularities
    return `في ${house}: ${bySign === byHouse ? kinds[bySign] : `${kinds[byHouse]} بالبيوت، ${kinds[bySign]} بالبروج`}.`
  },
  station: (planet: Planet, station: 'first' | 'second', pace: string) =>
    `${named(planet)} في ${station === 'first' ? 'المقام الأول، على وشك الرجوع' : 'المقام الثاني، على وشك الاستقامة'}. ${agreeing(planet, 'يسير', 'تسير')} ${pace} في اليوم.`,
  retrograde: (planet: Planet, pace: string) =>
    `${named(planet)} ${agreeing(planet, 'راجع: يرجع', 'راجعة: ترجع')} ${pace} في اليوم.`,
  forward: (planet: Planet, pace: string, always: boolean) =>
    `${agreeing(planet, 'يسير مستقيمًا', 'تسير مستقيمة')} ${pace} في اليوم${always ? agreeing(planet, '، كعادته', '، كعادتها') : ''}.`,
  sunItself: 'صاحب السهم هو الشمس نفسها.',
  sunPhase(
    planet: Planet,
    distance: string,
    phase: 'free' | 'cazimi' | 'combust' | 'under-beams',
    guarded: boolean,
  ) {
    const far = `${it(planet)} على بعد ${distance} من الشمس`
    const guard = guarded ? ` لكن حظًّا ${agreeing(planet, 'له في موضعه يحميه', 'لها في موضعها يحميها')}.` : ''
    if (phase === 'free') return `${far}، خارج شعاعها.`
    if (phase === 'cazimi') return `${far}، في صميمها.`
    return phase === 'combust'
      ? `${far}: ${agreeing(planet, 'محترق', 'محترقة')}.${guard}`
      : `${far}، تحت شعاعها.${guard}`
  },
  seesLot: (planet: Planet, by: Regard) => `${it(planet)} ${seeing(planet, by, 'إلى السهم', 'مع السهم')}.`,
  seesRuler: (planet: Planet, by: Regard, above: number | null) =>
    `${named(planet)} ${seeing(planet, by, 'إلى صاحب السهم', 'مع صاحب السهم')}${above ? `، ${agreeing(planet, 'وهو', 'وهي')} فوقه في البرج ${astroWords.ordinal(above)} منه` : ''}.`,
  oneOfTwo: (planet: Planet) =>
    agreeing(planet, `${named(planet)} نفسه أحد الاثنين.`, `${named(planet)} نفسها أحد الاثنين.`),

  kinds: {
    Sun: 'نيّر',
    Moon: 'نيّر',
    Mercury: 'ليس سعدًا ولا نحسًا',
    Venus: 'سعد',
    Mars: 'نحس',
    Jupiter: 'سعد',
    Saturn: 'نحس',
    Uranus: 'لم تعرفه الكتب القديمة',
    Neptune: 'لم تعرفه الكتب القديمة',
    Pluto: 'لم تعرفه الكتب القديمة',
  },
  withLot: (planet: Planet, sign: Sign, distance: string, close: boolean, kind: string, isRuler: boolean) =>
    `${named(planet)} مع السهم في ${signed(sign)}، على بعد ${distance}${close ? ' (قريب)' : ''}: ${kind}${isRuler ? agreeing(planet, '، وهو صاحب السهم', '، وهي صاحبة السهم') : ''}.`,
  noneWith: (sign: Sign) => `ليس مع السهم كوكب في ${signed(sign)}.`,
  seenBy: (planet: Planet, by: Regard) => `${named(planet)} (${astroWords.aspectsInSentence[by]})`,
  otherSigns: (list: string) => `ينظر إليه من بروج أخرى: ${list}.`,
  notInSight: (list: string) => `وهذه لا تنظر إليه: ${list}.`,

  powers: {
    1: 'الطالع والحياة',
    10: 'وسط السماء والسمعة',
    7: 'موضع الغروب',
    4: 'الموضع تحت الأرض',
    11: 'الكسب',
  },
  placeLine: (place: number, power: string) => `${place}: ${power}`,
  chiefPlace(sign: Sign, there: readonly Planet[], lord: Planet, place: number) {
    const who = there.length === 0 ? 'لا كوكب فيه' : `فيه: ${listText(there.map(named))}`
    const where = `في البرج ${astroWords.ordinal(place)} من السهم`
    return `${signed(sign)}. ${who}. ${agreeing(lord, 'صاحبه', 'صاحبته')} ${named(lord)}، ${where}.`
  },

  between: {
    Conjunction: 'السهمان في برج واحد: السعي والتوكل في أمر واحد.',
    Sextile: 'بين السهمين نظر تسديس: كل منهما سند للآخر.',
    Trine: 'بين السهمين نظر تثليث: كل منهما سند للآخر.',
    Square: 'بين السهمين نظر تربيع: إذا اعتنيتم بأحدهما فلا تنسوا الآخر.',
    Opposition: 'السهمان متقابلان: إذا اعتنيتم بأحدهما فلا تنسوا الآخر.',
    Aversion: 'لا ينظر أحد السهمين إلى الآخر: لا بد من تذكّر كل منهما على حدة.',
  },
  lotAndRuler: (at: string, house: string, ruler: Planet, itsSign: Sign, itsHouse: string) =>
    `${at}، ${house}. ${agreeing(ruler, 'صاحبه', 'صاحبته')} ${named(ruler)} في ${signed(itsSign)}، ${itsHouse}.`,
  rulesBoth: (planet: Planet) => ` ولهما صاحب واحد: ${named(planet)}.`,
  spiritEffort: 'سهم الغيب، السعي',
  fortuneTrust: 'سهم السعادة، التوكل',
  together: 'معًا (من عندنا)',

  byRuler: (planet: Planet, sum: string) =>
    `تحكم الكتب على السهم من صاحب برجه. وصاحبه هنا: ${named(planet)}. ${sum}`,
  plusAndMinus:
    'العلامة + لما يُعدّ عونًا، والعلامة − لما يُعدّ صعوبة، من البيت بالبروج. أما حاصل الجمع فمن عندنا.',
  marks: { 1: 'عون', [-1]: 'صعوبة' },
  markInWords: (mark: string) => `(${mark})`,
  everyFinding: 'كل ما كُتب منه تحليلكم',
  booksSay: 'ما تقوله الكتب',
  seeingIsBySign:
    'النظر هنا بالبروج. و«قريب» معناه في حدود ثلاث درجات، وهو مقدار اخترناه. وفي التقرير المفصّل مدى كل نظر بالدرجات.',
  valensCounts: 'يجعل فاليس السهم كالطالع ويعدّ المواضع الاثني عشر من برجه.',
  inOurEnglish: '',
  allPlaces: 'المواضع الاثنا عشر كلها',
  spiritLead: (term: (name: string) => ReactNode): ReactNode[] => [
    '',
    term('سهم الغيب'),
    ' يُعدّ بعكس سهم السعادة. وعند فاليس يدل سهم السعادة على البدن وعمل اليدين، وسهم الغيب على العقل وما يفعله المرء باختياره. ونقرأ سهم الغيب سعيًا وسهم السعادة توكلًا، وهاتان الكلمتان من عندنا. السعي منكم، وما يكون منه عند الله.',
  ],
  bothLots: 'معكوسًا أو غير معكوس: السهمان جنبًا إلى جنب',
}
