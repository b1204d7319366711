/** Names of countries by ISO 3166 code (and XK), as people write them, and search over them. Pure. */
import { currentLanguage } from '#app/language/current.ts'
import { foldName } from '#app/language/fold-name.ts'
import { memoizeByText } from '#app/memoize.ts'
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

/** Other names people type: shorter, older, of a part of the country, in Arabic and of its own language. */
const OTHER_NAMES: Record<string, string[]> = {
  AE: ['UAE', 'U.A.E.', 'Emirates', 'الإمارات'],
  AL: ['Shqipëria'],
  AM: ['Հայաստան'],
  AT: ['Österreich'],
  BA: ['Bosnia and Herzegovina', 'البوسنة', 'البوسنة والهرسك'],
  BD: ['East Pakistan', 'বাংলাদেশ', 'بنغلادش', 'بنجلاديش', 'بنجلادش'],
  BE: ['België', 'Belgique'],
  BF: ['Upper Volta'],
  BG: ['България'],
  BJ: ['Dahomey'],
  BR: ['Brasil'],
  BW: ['Bechuanaland'],
  BY: ['Belorussia', 'Byelorussia', 'White Russia', 'Беларусь', 'بيلاروسيا', 'روسيا البيضاء'],
  CD: [
    'Congo-Kinshasa',
    'Democratic Republic of the Congo',
    'DRC',
    'Zaire',
    'Belgian Congo',
    'زائير',
    'الكونغو',
  ],
  CF: ['CAR', 'Ubangi-Shari', 'أفريقيا الوسطى', 'إفريقيا الوسطى'],
  CG: ['Congo-Brazzaville', 'French Congo', 'الكونغو برازافيل'],
  CH: ['Suisse', 'Schweiz', 'Svizzera'],
  CI: ['Ivory Coast', 'كوت ديفوار', 'ساحل العاج'],
  CN: ['PRC', "People's Republic of China", '中国', '中國'],
  CV: ['Cabo Verde', 'الرأس الأخضر'],
  CZ: ['Czech Republic', 'Česko', 'التشيك', 'جمهورية التشيك'],
  DE: [
    'Deutschland',
    'East Germany',
    'West Germany',
    'German Democratic Republic',
    'GDR',
    'DDR',
    'FRG',
    'BRD',
    'Doğu Almanya',
    'Batı Almanya',
    'ألمانيا الشرقية',
    'ألمانيا الغربية',
  ],
  DK: ['Danmark'],
  DO: ['الدومينيكان'],
  DZ: ['French Algeria', 'الجزائر'],
  EG: ['Misr', 'جمهورية مصر العربية'],
  EH: ['Spanish Sahara', 'الصحراء'],
  ES: ['España', 'إسبانيا', 'اسبانيا'],
  ET: ['ኢትዮጵያ', 'إثيوبيا', 'أثيوبيا'],
  FI: ['Suomi'],
  GB: [
    'UK',
    'U.K.',
    'Great Britain',
    'Britain',
    'England',
    'Scotland',
    'Wales',
    'Northern Ireland',
    'بريطانيا',
    'بريطانيا العظمى',
    'إنجلترا',
    'إنكلترا',
    'انجلترا',
    'إسكتلندا',
    'اسكتلندا',
    'ويلز',
  ],
  GE: ['საქართველო'],
  GH: ['Gold Coast'],
  GN: ['French Guinea', 'غينيا كوناكري'],
  GR: ['Ελλάδα', 'Hellas'],
  GY: ['British Guiana'],
  HR: ['Hrvatska'],
  HU: ['Magyarország', 'هنغاريا', 'المجر'],
  ID: ['Dutch East Indies', 'Netherlands Indies', 'إندونيسيا', 'اندونيسيا', 'أندونيسيا'],
  IE: ['Éire', 'Irish Free State', 'أيرلندا', 'إيرلندا'],
  IL: ['ישראל'],
  IN: ['Bharat', 'Hindustan', 'भारत', 'भारतवर्ष'],
  IQ: ['Mesopotamia', 'بلاد الرافدين'],
  IR: ['Persia', 'فارس', 'بلاد فارس'],
  IT: ['Italia'],
  JO: ['Transjordan', 'شرق الأردن'],
  JP: ['日本', 'Nippon', 'Nihon'],
  KH: ['Kampuchea', 'كمبوديا'],
  KP: ['DPRK'],
  KR: ['Republic of Korea', '대한민국', '한국'],
  KZ: ['Қазақстан', 'كازاخستان', 'كزاخستان'],
  LA: ['Lao'],
  LB: ['لبنان', 'Liban'],
  LK: ['Ceylon', 'سيلان', 'سريلانكا', 'سرنديب'],
  LS: ['Basutoland'],
  LY: ['Tripolitania', 'Cyrenaica', 'الجماهيرية'],
  MA: ['French Morocco', 'Spanish Morocco', 'Maroc', 'مراكش'],
  MK: ['Macedonia', 'Македонија', 'مقدونيا'],
  MM: ['Burma', 'بورما', 'مينمار'],
  MN: ['Монгол'],
  MO: ['Macau'],
  MW: ['Nyasaland'],
  NA: ['South West Africa', 'German South West Africa'],
  NL: ['Holland', 'هولندا', 'هولاندا'],
  NO: ['Norge'],
  NP: ['नेपाल', 'النيبال'],
  OM: ['Muscat and Oman', 'سلطنة عمان'],
  PH: ['Pilipinas', 'الفلبين', 'الفيلبين'],
  PK: ['West Pakistan', 'باكستان'],
  PL: ['Polska', 'بولونيا', 'بولندا'],
  PS: ['Palestinian Territories', 'Gaza', 'West Bank', 'غزة', 'قطاع غزة', 'الضفة الغربية', 'الضفة'],
  RO: ['Rumania'],
  RS: ['Србија', 'صربيا', 'الصرب'],
  RU: ['Russian Federation', 'Россия', 'روسيا الاتحادية'],
  SA: ['KSA', 'Hejaz', 'Hijaz', 'Najd', 'الحجاز', 'نجد', 'المملكة العربية السعودية'],
  SD: ['السودان'],
  SE: ['Sverige'],
  SK: ['Slovensko'],
  SR: ['Dutch Guiana'],
  SY: ['Syrian Arab Republic', 'سورية', 'سوريا', 'سوريه'],
  SZ: ['Swaziland', 'سوازيلاند'],
  TD: ['تشاد'],
  TH: ['Siam', 'ประเทศไทย', 'ไทย', 'تايلند', 'تايلاند', 'سيام'],
  TL: ['East Timor'],
  TR: ['Turkey', 'Turkiye', 'تركية'],
  TW: ['Formosa', '台灣', '臺灣'],
  TZ: ['Tanganyika', 'Zanzibar', 'تنزانيا', 'زنجبار', 'تنجانيقا'],
  UA: ['Україна', 'Украина', 'أوكرانيا', 'اوكرانيا'],
  US: [
    'USA',
    'U.S.A.',
    'U.S.',
    'United States of America',
    'America',
    'أمريكا',
    'أميركا',
    'الولايات المتحدة الأمريكية',
    'الولايات المتحدة الأميركية',
  ],
  UZ: ['Oʻzbekiston', 'أوزباكستان'],
  VA: ['Holy See', 'الفاتيكان'],
  VN: ['South Vietnam', 'North Vietnam', 'Việt Nam', 'Annam', 'Tonkin', 'Cochinchina', 'فيتنام', 'فييتنام'],
  YE: ['South Yemen', 'North Yemen', 'اليمن الجنوبي', 'اليمن الشمالي'],
  ZA: ['RSA', 'جنوب أفريقيا', 'جنوب إفريقيا'],
  ZM: ['Northern Rhodesia'],
  ZW: ['Southern Rhodesia', 'زيمبابوي'],
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
  /** The country, or the countries of today that the land of a former one belongs to; none when unknown. */
  findToday(nameOrCode: string): CountryEntry[]
}

/** A former country is found by the beginning of its name from this number of letters on. */
const FEWEST_FOR_A_FORMER = 4

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
  const byCode = new Map(entries.map((entry) => [entry.countryCode, entry]))
  const former = formerCountries.countries.map(({ names, today }) => ({
    keys: names.map(countryKey),
    entries: today.flatMap((code) => byCode.get(code) ?? []),
  }))
  const find = (nameOrCode: string) => byKey.get(countryKey(nameOrCode)) ?? null
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
      const found = indexed
        .flatMap((names) => {
          const rank = closeness(names, key)
          return rank === null ? [] : [{ entry: names.entry, rank }]
        })
        .sort((a, b) => a.rank - b.rank || b.entry.count - a.entry.count)
        .slice(0, limit)
        .map(({ entry }) => entry)
      const whole = formerOf((name) => name === key)
      // All countries of a former one are shown, because none of them is more likely.
      if (whole.length > 0) return [...new Set([...found, ...whole])]
      if (found.length > 0 || key.length < FEWEST_FOR_A_FORMER) return found
      return [...new Set(formerOf((name) => name.startsWith(key)))]
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
