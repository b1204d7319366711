import type { HouseCounts, Planet, Sign } from '#app/astro/types.ts'
import { listText } from '#app/format.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { inMinutes } from '#app/language/nouns.ar.ts'
import { counted } from '#app/language/plural.ts'
import type { birthTimeWords } from './birth-time-messages.ts'

/** After قبل ذلك or بعد ذلك. */
function amount(minutes: number): string {
  return counted(minutes, {
    one: 'بدقيقة واحدة',
    two: 'بدقيقتين',
    few: 'بمقدار # دقائق',
    many: 'بمقدار # دقيقة',
    other: 'بمقدار # دقيقة',
  })
}

const houseText = ({ house, wholeSignPlace }: HouseCounts) =>
  `${astroWords.house(house)}${house === wholeSignPlace ? '' : ` (${astroWords.ordinal(wholeSignPlace)} بالبروج)`}`

function inHouse(now: HouseCounts, before: HouseCounts): string {
  const agrees = ({ house, wholeSignPlace }: HouseCounts) => house === wholeSignPlace
  const told = (counts: HouseCounts) =>
    agrees(counts) && agrees(now) !== agrees(before) ? `${houseText(counts)} بالحسابين` : houseText(counts)
  return `${told(now)} لا في ${told(before)}`
}

const BIRTHS = { day: 'نهاريًّا', night: 'ليليًّا' }

export const ar: typeof birthTimeWords = {
  lead: (time: string) =>
    `يتحرك السهم في المتوسط ربع درجة مع كل دقيقة من الساعة، وأكثر من ذلك حيث تطلع البروج سريعًا، وأقلّ حيث تطلع بطيئًا. اختاروا كم دقيقة يُحتمل أن يخطئ الوقت ${time}. وفي الجدول ما يبقى على حاله، والدقيقة التي يتغير عندها الباقي.`,
  asTable: 'جدول بمواعيد التغيّر',
  howExact: 'ما مدى ضبط وقت الميلاد',
  exact: 'مضبوط',
  tolerance: (minutes: number): [shown: string, rest: string] => [`± ${minutes} د`, ' (دقيقة)'],
  takenAsExact: (time: string) => `يؤخذ على أنه مضبوط: ${time}`,
  fromTo: (from: string, to: string) => `من ${from} إلى ${to}، بساعة مكان الميلاد`,
  value: 'القيمة',
  at: (time: string) => `عند ${time}`,
  doesItChange: 'هل يتغير؟',
  noChange: 'لا يتغير',
  afterChange: 'بعد التغيّر',
  changesAt: (time: string) => `يتغير عند ${time}`,
  becomes: (minutes: number, day: string | null, value: string) =>
    `${minutes < 0 ? 'قبل ذلك' : 'بعد ذلك'} ${amount(Math.abs(minutes))}${day ? `، ${day}` : ''}: ${value}`,
  dayBefore: 'في اليوم السابق',
  dayAfter: 'في اليوم التالي',
  diagram: 'رسم للأوقات التي تتغير عندها كل قيمة، وفي الجدول أدناه المعلومات نفسها',
  matters: 'أثر وقت ميلادكم في السهم',
  rows: {
    sign: 'برج السهم',
    house: 'بيت السهم',
    ruler: 'صاحب السهم',
    rulerSign: 'برج صاحب السهم',
    rulerHouse: 'بيت صاحب السهم',
    sect: 'النهار والليل',
    chain: 'سلسلة أصحاب البروج',
  },
  rowsInSentence: {
    sign: 'برج السهم',
    house: 'بيت السهم',
    ruler: 'صاحب السهم',
    rulerSign: 'برج صاحب السهم',
    rulerHouse: 'بيت صاحب السهم',
    sect: 'النهار والليل',
    chain: 'سلسلة أصحاب البروج',
  },
  changeAt: (row: string, times: readonly string[]) => `${row} عند ${listText(times)}`,
  firm: (time: string, tolerance: number) =>
    `ثابت: برج السهم وبيته وصاحبه وموضع صاحبه والنهار والليل وسلسلة أصحاب البروج لا تتغير ${tolerance === 0 ? `عند ${time} بالضبط` : `في حدود ${inMinutes(tolerance)} حول ${time}`}.`,
  notStable: (time: string, tolerance: number, changes: readonly string[]) =>
    `غير ثابت في حدود ${inMinutes(tolerance)} حول ${time}. ما يتغير: ${changes.join('؛ ')}.`,

  wouldBeIn: (now: Sign, before: Sign) => `في ${astroWords.signs[now]} لا في ${astroWords.signs[before]}`,
  wouldBeInHouse: (now: HouseCounts, before: HouseCounts) => `في ${inHouse(now, before)}`,
  wouldBe: (now: Planet, before: Planet) => `هو ${astroWords.planets[now]} لا ${astroWords.planets[before]}`,
  wouldCount: (now: 'day' | 'night', before: 'day' | 'night') => `${BIRTHS[now]} لا ${BIRTHS[before]}`,
  ifBorn(minutes: number, differences: readonly { subject: 'lot' | 'ruler' | 'birth'; text: string }[]) {
    let isNamed = false
    const parts = differences.map(({ subject, text }) => {
      if (subject === 'birth') return `عُدّ الميلاد ${text}`
      const named = isNamed
      isNamed = true
      if (subject === 'lot') return `كان ${named ? 'السهم' : 'سهم السعادة'} ${text}`
      return `كان ${named ? 'صاحبه' : 'صاحب سهم السعادة'} ${text}`
    })
    return `لو كان ميلادكم ${minutes < 0 ? 'قبل ذلك' : 'بعد ذلك'} ${amount(Math.abs(minutes))} ل${parts.join('، و')}.`
  },
}
