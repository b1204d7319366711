/** Names of countries by ISO 3166 code (and XK), as people write them, and search over them. Pure. */
import { currentLanguage } from '#app/language/current.ts'
import { memoizeByText } from '#app/memoize.ts'
import { foldName, nameWords } from './place-name.ts'

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

/** Other names people type. */
const OTHER_NAMES: Record<string, string[]> = {
  AE: ['UAE', 'Emirates'],
  BA: ['Bosnia and Herzegovina'],
  BY: ['Belorussia'],
  CD: ['Congo-Kinshasa', 'Democratic Republic of the Congo', 'Zaire'],
  CG: ['Congo-Brazzaville'],
  CI: ['Ivory Coast'],
  CN: ['PRC', "People's Republic of China"],
  CV: ['Cabo Verde'],
  CZ: ['Czech Republic'],
  DE: ['Deutschland'],
  ES: ['España'],
  GB: ['UK', 'Great Britain', 'Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  IR: ['Persia'],
  KP: ['DPRK'],
  KR: ['Republic of Korea'],
  LA: ['Lao'],
  LK: ['Ceylon'],
  MK: ['Macedonia'],
  MM: ['Burma'],
  MO: ['Macau'],
  NL: ['Holland'],
  PS: ['Palestinian Territories', 'Gaza', 'West Bank'],
  RU: ['Russian Federation'],
  SA: ['KSA'],
  SZ: ['Swaziland'],
  TH: ['Siam'],
  TL: ['East Timor'],
  TR: ['Turkey', 'Turkiye'],
  US: ['USA', 'United States of America', 'America'],
  VA: ['Holy See'],
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

/** Besides English and Arabic: languages in which people look for their country. */
const OTHER_LANGUAGES = ['tr', 'ur', 'id', 'fr', 'de', 'es'].map(
  (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
)

/** The same, and the names of CLDR in the other languages. */
function namesInAllLanguages(countryCode: string): string[] {
  const names = OTHER_LANGUAGES.map((language) => language.of(countryCode))
  return [...new Set([...countryNames(countryCode), ...names.filter((name) => name !== undefined)])]
}

export type CountryEntry = { country: string; countryCode: string; count: number }

type CountryIndex = {
  search(q: string, limit?: number): CountryEntry[]
  /** By code or by any of its names, in any spelling that folds to it. */
  find(nameOrCode: string): CountryEntry | null
}

export function indexCountries(entries: CountryEntry[]): CountryIndex {
  const byKey = new Map<string, CountryEntry>()
  const indexed = entries.map((entry) => {
    const keys = countryNames(entry.countryCode).map(countryKey)
    const allKeys = namesInAllLanguages(entry.countryCode).map(countryKey)
    for (const key of allKeys) if (!byKey.has(key)) byKey.set(key, entry)
    return { entry, keys, allKeys }
  })
  // An English or Arabic name always means its own country, whatever it means in another language.
  for (const { entry, keys } of indexed) for (const key of keys) byKey.set(key, entry)
  for (const entry of entries) byKey.set(countryKey(entry.country), entry)
  for (const entry of entries) byKey.set(entry.countryCode.toLowerCase(), entry)

  /** 0 whole name, 1 beginning of a name, 2 beginning of a word in it; a little more in the other languages. */
  function closeness({ keys, allKeys }: { keys: string[]; allKeys: string[] }, key: string): number | null {
    if (keys.includes(key)) return 0
    if (allKeys.includes(key) || keys.some((name) => name.startsWith(key))) return 1
    if (allKeys.some((name) => name.startsWith(key))) return 1.5
    if (keys.some((name) => name.includes(` ${key}`))) return 2
    return allKeys.some((name) => name.includes(` ${key}`)) ? 2.5 : null
  }

  return {
    find: (nameOrCode) => byKey.get(countryKey(nameOrCode)) ?? null,
    search(q, limit = 10) {
      const key = countryKey(q.slice(0, 100))
      if (key === '') return []
      return indexed
        .flatMap((names) => {
          const rank = closeness(names, key)
          return rank === null ? [] : [{ entry: names.entry, rank }]
        })
        .sort((a, b) => a.rank - b.rank || b.entry.count - a.entry.count)
        .slice(0, limit)
        .map(({ entry }) => entry)
    },
  }
}

/** Words in one spelling; the Arabic article is optional in each. */
function countryKey(name: string): string {
  return nameWords(foldName(name).replace(/&/g, ' and '))
    .map((word) => word.replace(/^ال(?=.{2})/u, ''))
    .join(' ')
}
