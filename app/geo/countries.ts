/** Names of countries by ISO 3166 code (and XK), as people write them, and search over them. Pure. */
import { currentLanguage } from '#app/language/current.ts'
import { foldName } from '#app/language/fold-name.ts'
import { memoizeByText } from '#app/memoize.ts'
import { OTHER_NAMES, RARE_NAMES } from './country-names.ts'
import formerCountries from './data/former-countries.json' with { type: 'json' }
import { nameWords } from './place-name.ts'

/** Names that replace those of Unicode's CLDR in the list of countries. */
const NAMES: Record<string, string> = {
  CD: 'DR Congo',
  CG: 'Republic of the Congo',
  CI: 'Côte d’Ivoire',
  HK: 'Hong Kong',
  MM: 'Myanmar',
  MO: 'Macao',
  PS: 'Palestine',
  TR: 'Türkiye',
  XK: 'Kosovo',
}

const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const arabic = new Intl.DisplayNames('ar', { type: 'region', fallback: 'none' })

/** The same in Arabic. */
const ARABIC_NAMES: Record<string, string> = {
  CD: 'جمهورية الكونغو الديمقراطية',
  CG: 'جمهورية الكونغو',
  HK: 'هونغ كونغ',
  MM: 'ميانمار',
  MO: 'ماكاو',
  PS: 'فلسطين',
}

/** A country's name in the current language. It is kept, because a call of `Intl` costs a hundredth of a small page. */
export const countryInLanguage = memoizeByText(1000, (countryCode) =>
  currentLanguage() === 'en'
    ? countryName(countryCode)
    : (ARABIC_NAMES[countryCode] ?? arabic.of(countryCode) ?? countryName(countryCode)),
)

/** The code of a country by its English name. */
export function countryOfName(name: string): string | undefined {
  return codes().get(name)
}

let codesByName: Map<string, string> | undefined

function codes(): Map<string, string> {
  if (codesByName) return codesByName
  const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i))
  const all = letters.flatMap((first) => letters.map((second) => first + second))
  codesByName = new Map(
    all.filter((code) => NAMES[code] ?? english.of(code)).map((code) => [countryName(code), code]),
  )
  return codesByName
}

/** The English name of a country code, under which places are stored; the code itself when there is none. */
export function countryName(countryCode: string): string {
  const code = countryCode.toUpperCase()
  if (!/^[A-Z]{2}$/.test(code)) return countryCode
  return NAMES[code] ?? english.of(code) ?? code
}

/** Every name of a country that the index of places holds: shown, other, CLDR's, Arabic, the code. */
export function countryNames(countryCode: string): string[] {
  const names = [
    countryName(countryCode),
    ...(OTHER_NAMES[countryCode] ?? []),
    english.of(countryCode),
    ARABIC_NAMES[countryCode],
    arabic.of(countryCode),
    countryCode,
  ]
  return [...new Set(names.filter((name) => name !== undefined))]
}

const namesInLanguage = new Map<string, Intl.DisplayNames>()

/** The name in the language that CLDR thinks likeliest in the country. */
export function ownName(countryCode: string): string | undefined {
  const { language, script } = new Intl.Locale('und', { region: countryCode }).maximize()
  const written = `${language}-${script}`
  const names =
    namesInLanguage.get(written) ?? new Intl.DisplayNames(written, { type: 'region', fallback: 'none' })
  namesInLanguage.set(written, names)
  return names.of(countryCode)
}

/** Besides English and Arabic: languages in which people look for their country. */
const OTHER_LANGUAGES = [
  'tr',
  'ur',
  'id',
  'fr',
  'de',
  'es',
  'fa',
  'ru',
  'bn',
  'hi',
  'pt',
  'it',
  'nl',
  'ms',
].map((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }))

/** The names of CLDR in its own and the other languages. */
function namesInOtherLanguages(countryCode: string): string[] {
  return [ownName(countryCode), ...OTHER_LANGUAGES.map((language) => language.of(countryCode))].filter(
    (name) => name !== undefined,
  )
}

export type CountryEntry = { country: string; countryCode: string; count: number }

type CountryIndex = {
  search(q: string, limit?: number): CountryEntry[]
  /** By code or by any of its names, in any spelling that folds to it. */
  find(nameOrCode: string): CountryEntry | null
  /** The country, or the countries of today that the land of a former one belongs to; none when unknown. */
  findToday(nameOrCode: string): CountryEntry[]
}

/** A former country is found by the beginning of its name from this number of letters on. */
const FEWEST_FOR_A_FORMER = 4

/** Words before a name that say what kind of state it is, as keys: `Kingdom of Egypt`, `جمهورية العراق`. */
const KIND_OF_STATE =
  /^(?:the |(?:[a-z]+ )*(?:republic|kingdom|state|sultanate) of (?:the )?|(?:جمهوريه|مملكه|دوله|سلطنه) )/u

export function indexCountries(entries: CountryEntry[]): CountryIndex {
  const byKey = new Map<string, CountryEntry>()
  const indexed = entries.map((entry) => {
    const keys = [...countryNames(entry.countryCode), ...(RARE_NAMES[entry.countryCode] ?? [])].map(
      countryKey,
    )
    const allKeys = [...keys, ...namesInOtherLanguages(entry.countryCode).map(countryKey)]
    for (const key of allKeys) if (!byKey.has(key)) byKey.set(key, entry)
    return { entry, keys, allKeys }
  })
  // An English or Arabic name always means its own country, whatever it means in another language.
  for (const { entry, keys } of indexed) for (const key of keys) byKey.set(key, entry)
  for (const entry of entries) byKey.set(countryKey(entry.country), entry)
  for (const entry of entries) byKey.set(entry.countryCode.toLowerCase(), entry)
  const byCode = new Map(entries.map((entry) => [entry.countryCode, entry]))
  const former = formerCountries.countries.map(({ names, today }) => ({
    keys: names.map(countryKey),
    entries: today.flatMap((code) => byCode.get(code) ?? []),
  }))
  const find = (nameOrCode: string) => {
    const key = countryKey(nameOrCode)
    const isFormer = former.some(({ keys }) => keys.includes(key))
    return byKey.get(key) ?? (isFormer ? null : byKey.get(key.replace(KIND_OF_STATE, ''))) ?? null
  }
  const formerOf = (fits: (key: string) => boolean) =>
    former.filter(({ keys }) => keys.some(fits)).flatMap((country) => country.entries)

  /** 0 whole name, 1 beginning of a name, 2 beginning of a word in it; a little more in the other languages. */
  function closeness({ keys, allKeys }: { keys: string[]; allKeys: string[] }, key: string): number | null {
    if (keys.includes(key)) return 0
    if (allKeys.includes(key) || keys.some((name) => name.startsWith(key))) return 1
    if (allKeys.some((name) => name.startsWith(key))) return 1.5
    if (keys.some((name) => name.includes(` ${key}`))) return 2
    return allKeys.some((name) => name.includes(` ${key}`)) ? 2.5 : null
  }

  const byName = (key: string, limit: number) =>
    indexed
      .flatMap((names) => {
        const rank = closeness(names, key)
        return rank === null ? [] : [{ entry: names.entry, rank }]
      })
      .sort((a, b) => a.rank - b.rank || b.entry.count - a.entry.count)
      .slice(0, limit)
      .map(({ entry }) => entry)

  return {
    find,
    findToday(nameOrCode) {
      const key = countryKey(nameOrCode)
      const found = find(nameOrCode)
      return found ? [found] : [...new Set(formerOf((name) => name === key))]
    },
    search(q, limit = 10) {
      const key = countryKey(q.slice(0, 100))
      if (key === '') return []
      const found = byName(key, limit)
      const whole = formerOf((name) => name === key)
      // All countries of a former one are shown, because none of them is more likely.
      if (whole.length > 0) return [...new Set([...found, ...whole])]
      if (found.length > 0 || key.length < FEWEST_FOR_A_FORMER) return found
      const former = formerOf((name) => name.startsWith(key))
      if (former.length > 0) return [...new Set(former)]
      const bare = key.replace(KIND_OF_STATE, '')
      return bare === key || bare === '' ? [] : byName(bare, limit)
    },
  }
}

/** Words in one spelling; the Arabic article is optional in each, and so are the points of an abbreviation. */
function countryKey(name: string): string {
  return nameWords(
    foldName(name)
      .replace(/&/g, ' and ')
      .replace(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, ''),
  )
    .map((word) => word.replace(/^ال(?=.{2})/u, ''))
    .join(' ')
}
