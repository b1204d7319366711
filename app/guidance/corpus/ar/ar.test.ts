import { describe, expect, it } from 'vitest'
import { fillChosen } from '#app/guidance/corpus/template.ts'
import { HADITH } from '#app/guidance/hadith.ts'
import { ayahText } from '#app/guidance/quran.server.ts'
import type { Fact } from '#app/guidance/types.ts'
import { FACTS } from './facts.ts'
import { forbiddenIn } from './forbidden.ts'
import { ILLUSTRATIONS } from './illustrations.ts'
import { AR } from './index.ts'
import { NAMES } from './names.ts'

/** Every string under its path, with the ids and passages that are no words. */
function stringsIn(path: string, value: unknown): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value ?? {}).flatMap(([key, one]) => stringsIn(`${path}/${key}`, one))
}
const { pairs, tracks, rules, reflections, illustrations } = AR
const TEXTS = stringsIn('', { pairs, tracks, rules, reflections, illustrations }).filter(
  ([path]) => !/\/(?:passage|answers|causes|parts|track|id|shows|eases|themes|for)(?:\/|$)/.test(path),
)
const failing = (ok: (text: string) => boolean) =>
  TEXTS.filter(([, text]) => !ok(text)).map(([path, text]) => `${path}: ${text}`)
const at = (surah: number, from: number, to = from) => ayahText({ surah, from, to, meaningInBrief: '' })
/** Without vowel marks, which a quotation has and our own words do not. */
const isQuoted = (words: string) => (words.match(/[\u064B-\u0650\u0652]/g) ?? []).length > 2

describe('the Arabic texts', () => {
  it('have no letter, digit or mark of another script, no dash and no double space', () => {
    const foreign = /[A-Za-z,;?'"‘’“”—–٠-٩]|\s{2}/
    const ours = (text: string) => text.replace(/\{\w+\}|﴿.*?﴾/g, 'س')
    expect(failing((text) => !foreign.test(ours(text)))).toEqual([])
  })

  it('name each tale that there is', () => {
    expect(Object.keys(ILLUSTRATIONS).toSorted()).toEqual(illustrations.map(({ id }) => id).toSorted())
  })

  it('quote the Qur’an to the letter, with its place', () => {
    const surahs = new Map(Array.from({ length: 114 }, (_, i) => [at(i + 1, 1).surahArabic, i + 1] as const))
    const wrong = TEXTS.filter(([, text]) => text.includes('﴿')).filter(([, text]) => {
      const verses = [...text.matchAll(/\(([\p{L} ]+) (\d+)(?:-(\d+)| و(\d+))?\)/gu)].flatMap(
        ([, name, from, to, other]) => {
          const surah = surahs.get(name!)
          const last = Number(to ?? other ?? from)
          if (surah === undefined) return []
          return at(surah, Number(from), last).verses.map(({ arabic }) => arabic)
        },
      )
      const quotes = [...text.matchAll(/﴿(.+?)﴾/g)].map(([, words]) => words!)
      return quotes.some((words) => !verses.join(' ').includes(words))
    })
    expect(wrong).toEqual([])
  })

  it('quote a hadith to the letter, with its number', () => {
    const wrong = TEXTS.flatMap(([path, text]) => {
      const named = [...text.matchAll(/\((البخاري|مسلم) (\d+)\)/g)].map(
        ([, book, number]) => `${book === 'مسلم' ? 'muslim' : 'bukhari'}-${number}`,
      )
      const sources = HADITH.filter(({ id }) => named.includes(id))
      const quotes = [...text.matchAll(/«(.+?)»/g)].map(([, words]) => words!).filter(isQuoted)
      const known = quotes.every((words) =>
        sources.some(({ arabic }) => arabic.normalize().includes(words.normalize())),
      )
      return known && named.every((one) => sources.some(({ id }) => id === one)) ? [] : [`${path}: ${text}`]
    })
    expect(wrong).toEqual([])
  })

  it('quote in each answer the passage that it names', () => {
    for (const { text, passage } of Object.values(pairs.guidance).flat()) {
      const [, surah, from, to = from] = /^quran (\d+):(\d+)(?:-(\d+))?$/.exec(passage) ?? []
      if (!surah) {
        const { arabic, number } = HADITH.find(({ id }) => id === passage)!
        expect(text).toContain(` ${number})`)
        expect(
          [...text.matchAll(/«(.+?)»/g)].some(([, words]) => arabic.includes(words!)),
          text,
        ).toBe(true)
        continue
      }
      const { verses, surahArabic } = at(Number(surah), Number(from), Number(to))
      expect(text).toContain(`(${surahArabic} `)
      const whole = verses.map(({ arabic }) => arabic).join(' ')
      expect(
        [...text.matchAll(/﴿(.+?)﴾/g)].some(([, words]) => whole.includes(words!)),
        text,
      ).toBe(true)
    }
  })

  it.each([
    ['Venus', 'Mars'],
    ['Sun', 'Saturn'],
  ] as const)('have a ruler of the gender of %s, and of %s, in each headline', (feminine, masculine) => {
    const headlines = Object.values(pairs.headline).flatMap(({ text, second }) => [text, second])
    const wrong = [feminine, masculine].flatMap((planet) => {
      const name = NAMES.planet(planet)
      const lord = planet === feminine ? 'صاحب' : 'صاحبة'
      const itsLord = planet === feminine ? 'صاحبه' : 'صاحبته'
      const of = new RegExp(
        `(?<!\\p{L})[وبل]?(?:${lord} (?:سهمكم|السهم|البرج|سهم)[^.]*?|${itsLord}،?) ${name}`,
        'u',
      )
      return headlines
        .filter((text) => text.includes('{ruler}'))
        .map((text) => fillChosen(text, { ruler: name, ...NAMES.agreement(planet) }))
        .filter((text) => of.test(text))
    })
    expect(wrong).toEqual([])
  })

  it('say that God speaks before each verse that they quote', () => {
    const speaker = /(?:قال الله تعالى|من قوله تعالى|قال سبحانه|علّمنا الله|وقد قال الله تعالى)[^﴿]*$/
    expect(failing((text) => !text.includes('﴿') || speaker.test(text.slice(0, text.indexOf('﴿'))))).toEqual(
      [],
    )
  })

  it('say who speaks before each hadith that they quote', () => {
    const speaker =
      /^(?=.*(?:النبي صلى الله عليه وسلم|سلمان رضي الله عنه|عائشة رضي الله عنها)).*(?:قال|فقالت|فأجاب|قول)/su
    const isSaid = (text: string) =>
      [...text.matchAll(/«(.+?)»/g)]
        .filter(([, words]) => isQuoted(words!))
        .every(({ index }) => speaker.test(text.slice(0, index)))
    expect(failing(isSaid)).toEqual([])
  })

  it('pray for each companion whom they name', () => {
    const companion =
      /(?<!\p{L})(?:سُئلت عائشة|قال سلمان|ل?أب[يو] ذر|ابن عمر|عبد الله بن عمر|أب[يو] هريرة|ابن عباس)(?!\p{L})/gu
    expect(
      failing((text) =>
        [...text.matchAll(companion)].every(({ 0: name, index }) =>
          text.slice(index + name.length).startsWith(' رضي الله عن'),
        ),
      ),
    ).toEqual([])
  })

  it('speak of God, the Qur’an and the Prophet in the guidance alone, and honour the Prophet by name', () => {
    const sacred = /(?<!\p{L})(?:[وف]?(?:الله|لله|بالله)|القرآن|النبي)(?!\p{L})/u
    expect(
      TEXTS.filter(([path, text]) => /^\/pairs\/(?!guidance|turn)/.test(path) && sacred.test(text)),
    ).toEqual([])
    expect(
      failing((text) => !/(?<!\p{L})النبي(?!\p{L})/u.test(text) || text.includes('صلى الله عليه وسلم')),
    ).toEqual([])
  })
})

describe('a fact in Arabic', () => {
  it.each<[Fact, string, string]>([
    [
      { is: 'regard', planet: 'Venus', to: 'Sun', by: 'square', close: true },
      'الزهرة تنظر إلى الشمس، صاحبة السهم، بالتربيع، في حدود ثلاث درجات من التمام.',
      'تربيع الزهرة للشمس',
    ],
    [
      { is: 'regard', planet: 'Saturn', to: 'Mars', by: 'averse', close: false },
      'زحل لا ينظر إلى المريخ، صاحب السهم.',
      'زحل لا ينظر إلى المريخ',
    ],
    [
      { is: 'received', planet: 'Venus', host: 'Jupiter' },
      'الزهرة في برج للمشتري، والمشتري ينظر إليها: فهي مقبولة.',
      'قبول المشتري للزهرة',
    ],
    [
      { is: 'rank', planet: 'Sun', sign: 'Libra', rank: 'stranger', host: null },
      'الشمس في برج الميزان، وهي غريبة.',
      'الشمس في الميزان، وهي غريبة',
    ],
    [
      { is: 'sect', planet: 'Venus', day: true, fits: false, uncertain: false },
      'يُعدّ الميلاد نهاريًّا، والزهرة ليلية.',
      'ميلاد نهاري',
    ],
    [
      { is: 'from-lot', nth: 11, sign: 'Virgo', place: 4, planets: ['Moon', 'Venus', 'Saturn'] },
      'برج السنبلة هو البرج الحادي عشر من السهم، وفيه القمر والزهرة وزحل.',
      'القمر والزهرة وزحل في البيت الحادي عشر من السهم',
    ],
  ])('agrees with its planet: %j', (fact, sentence, short) => {
    expect(FACTS.text(fact)).toBe(sentence)
    expect(FACTS.short(fact)).toBe(short)
  })
})

describe('a forbidden phrase in Arabic', () => {
  it.each([
    'ستجدون رزقا واسعا.',
    'سوف يأتيكم الخير.',
    'يمنحكم المشتري سعة.',
    'الزهرة تعطي السهم يسرا.',
    'خريطتكم تضمن لكم العمل.',
    'هذا رزق من المشتري.',
    'النجوم تقول إنكم صابرون.',
    'الآية تؤكد ما في خريطتكم.',
    'كُتب لكم أن تسافروا.',
    'هذا من علم الغيب.',
    'احذروا هذا الشهر.',
    'النجاح محتوم.',
  ])('is in: %s', (text) => {
    expect(forbiddenIn(text)).not.toBeNull()
  })

  it.each([
    'يدل المشتري على من يعطي ولا يعدّ.',
    'سهم الغيب في برج الأسد.',
    'قد تجدون ستين سببا.',
    'أعطوا ما تقدرون عليه، واحفظوا ألسنتكم.',
    'الله يرزق من يشاء.',
    'المشتري في بيته، فقد يسهل أن يعينكم صديق.',
  ])('is not in: %s', (text) => {
    expect(forbiddenIn(text)).toBeNull()
  })
})
