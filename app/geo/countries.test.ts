import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { inLanguage } from '#app/language/request-language.server.ts'
import { countryInLanguage, countryName, countryNames, countryOfName, indexCountries } from './countries.ts'
import formerCountries from './data/former-countries.json' with { type: 'json' }

const codes = [
  'TR',
  'TM',
  'SA',
  'AE',
  'EG',
  'US',
  'GB',
  'CI',
  'PS',
  'DE',
  'JO',
  'CD',
  'CG',
  'BA',
  'XK',
  'GE',
  'NL',
]
/** Each has fewer places than the one before it. */
const indexOf = (among: string[]) =>
  indexCountries(
    among.map((countryCode, at) => ({ country: countryName(countryCode), countryCode, count: 100 - at })),
  )
const index = indexOf(codes)
const search = (q: string) => index.search(q).map(({ countryCode }) => countryCode)

test('no country is shown as a bare code', () => {
  for (const code of codes) expect(countryName(code)).not.toBe(code)
  expect(countryName('not a code')).toBe('not a code')
})

test('a country is shown in the current language, and found by its English name', () => {
  const shown = inLanguage('ar', () => ['EG', 'HK', 'MM', 'MO'].map(countryInLanguage))
  expect(shown).toEqual(['مصر', 'هونغ كونغ', 'ميانمار', 'ماكاو'])
  expect(countryInLanguage('HK')).toBe('Hong Kong')
  const names = ['Egypt', 'Hong Kong', 'XK', 'Nowhere']
  expect(names.map(countryOfName)).toEqual(['EG', 'HK', undefined, undefined])
})

test.each([
  ['CD', 'DR Congo'],
  ['CG', 'Republic of the Congo'],
  ['CI', 'Côte d’Ivoire'],
  ['HK', 'Hong Kong'],
  ['MM', 'Myanmar'],
  ['MO', 'Macao'],
  ['PS', 'Palestine'],
  ['TR', 'Türkiye'],
  ['XK', 'Kosovo'],
  ['tr', 'Türkiye'],
  ['fr', 'France'],
  ['ZZZ', 'ZZZ'],
  ['1a', '1a'],
  ['qq', 'QQ'],
])('%s is shown as %s', (code, name) => {
  expect(countryName(code)).toBe(name)
})

test('a country is in the index by its name, other names, CLDR’s, the Arabic one and its code', () => {
  expect(countryNames('EG')).toEqual(['Egypt', 'Misr', 'جمهورية مصر العربية', 'مصر', 'EG'])
  expect(countryNames('TR')).toEqual(['Türkiye', 'Turkey', 'Turkiye', 'تركية', 'تركيا', 'TR'])
  expect(countryNames('QQ')).toEqual(['QQ'])
})

describe('other names people type', () => {
  const other = {
    AE: ['UAE', 'Emirates', 'United Arab Emirates'],
    BA: ['Bosnia and Herzegovina', 'Bosnia & Herzegovina'],
    BY: ['Belorussia', 'Belarus'],
    CD: ['Congo-Kinshasa', 'Democratic Republic of the Congo', 'DR Congo'],
    CG: ['Congo-Brazzaville', 'Republic of the Congo'],
    CI: ['Ivory Coast', 'Côte d’Ivoire'],
    CN: ['PRC', "People's Republic of China", 'China'],
    CV: ['Cabo Verde', 'Cape Verde'],
    CZ: ['Czech Republic', 'Czechia'],
    GB: ['UK', 'Great Britain', 'Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
    IR: ['Persia', 'Iran'],
    KP: ['DPRK', 'North Korea'],
    KR: ['Republic of Korea', 'South Korea'],
    LA: ['Lao', 'Laos'],
    LK: ['Ceylon', 'Sri Lanka'],
    MK: ['Macedonia', 'North Macedonia'],
    MM: ['Burma', 'Myanmar'],
    MO: ['Macau', 'Macao'],
    NL: ['Holland', 'Netherlands'],
    PS: ['Palestinian Territories', 'Gaza', 'West Bank', 'Palestine'],
    RU: ['Russian Federation', 'Russia'],
    SA: ['KSA', 'Saudi Arabia'],
    SZ: ['Swaziland', 'Eswatini'],
    TH: ['Siam', 'Thailand'],
    TL: ['East Timor', 'Timor-Leste'],
    TR: ['Turkey', 'Turkiye', 'Türkiye'],
    US: ['USA', 'United States of America', 'America', 'United States'],
    VA: ['Holy See', 'Vatican City'],
  }
  const all = indexCountries(
    Object.keys(other).map((countryCode) => ({ country: countryName(countryCode), countryCode, count: 1 })),
  )

  test.each(Object.entries(other))('%s', (code, names) => {
    expect(countryNames(code)).toEqual(expect.arrayContaining(names.slice(0, -1)))
    for (const name of names) expect(all.find(name)?.countryCode, name).toBe(code)
  })

  test.each([
    ['tr', 'Birleşik Krallık', 'GB'],
    ['ur', 'جاپان', 'JP'],
    ['id', 'Jepang', 'JP'],
    ['fr', 'Allemagne', 'DE'],
    ['de', 'Ägypten', 'EG'],
    ['es', 'Alemania', 'DE'],
  ])('in the language %s: %s', (_, name, code) => {
    const found = indexCountries(
      ['GB', 'JP', 'DE', 'EG'].map((countryCode) => ({
        country: countryName(countryCode),
        countryCode,
        count: 1,
      })),
    )
    expect(found.find(name)?.countryCode).toBe(code)
  })
})

describe('search', () => {
  test.each([
    ['tur', ['TR', 'TM']],
    ['TÜRKİYE', ['TR']],
    ['Türkiye', ['TR']],
    ['turkey', ['TR']],
    ['uk', ['GB']],
    ['usa', ['US']],
    ['cote d', ['CI']],
    ["Côte d'Ivoire", ['CI']],
    ['ivory', ['CI']],
    ['bosnia & h', ['BA']],
    ['bosnia and h', ['BA']],
    ['السعودية', ['SA']],
    ['سعوديه', ['SA']],
    ['الإمارات', ['AE']],
    ['الامارات', ['AE']],
    ['مصر', ['EG']],
    ['الأردن', ['JO']],
    ['أردن', ['JO']],
    ['فلسطين', ['PS']],
    ['emirates', ['AE']],
    ['england', ['GB']],
    ['holland', ['NL']],
    ['de', ['DE', 'CD', 'US']],
    ['Almanya', ['DE']],
    ['Mısır', ['EG']],
    ['جرمنی', ['DE']],
    ['Belanda', ['NL']],
    ['Inggris', ['GB']],
    ['Pays-Bas', ['NL']],
    ['États-Unis', ['US']],
    ['Vereinigte Staaten', ['US']],
    ['Deutschland', ['DE']],
    ['Estados Unidos', ['US']],
    ['Reino', ['GB']],
    ['', []],
    ['%', []],
    ['😀', []],
  ])('%s', (q, expected) => {
    expect(search(q)).toEqual(expected)
  })

  test('a whole name comes before a beginning, and a larger country before a smaller one', () => {
    expect(search('united')).toEqual(['AE', 'US', 'GB'])
    expect(search('congo')).toEqual(['CD', 'CG'])
  })

  test('an English name comes before one in another language, and a beginning before a word inside', () => {
    expect(search('ne')).toEqual(['NL'])
    expect(search('states')).toEqual(['US'])
    expect(search('kingdom')).toEqual(['GB'])
    expect(search('unidos')).toEqual(['AE', 'US'])
    expect(index.search('a'.repeat(200))).toEqual([])
  })

  test.each([
    // The first has more places; the second has the closer name.
    ['niger', ['NG', 'NE'], ['NE', 'NG'], 'the whole name'],
    ['pol', ['PF', 'PL'], ['PL', 'PF'], 'the beginning of a name in English, not of Polinesia'],
    ['ma', ['FK', 'MF'], ['MF', 'FK'], 'a word in English, not of Islas Malvinas'],
    ['مال', ['MT', 'ML'], ['MT', 'ML'], 'letters like the article within a word'],
    ['الم', ['EG'], [], 'the article, and one letter is no word'],
  ])('%s among %j finds %j: %s', (q, among, found) => {
    expect(
      indexOf(among)
        .search(q)
        .map(({ countryCode }) => countryCode),
    ).toEqual(found)
  })

  test('respects the limit', () => {
    const many = indexCountries(
      Array.from({ length: 12 }, (_, i) => ({ country: 'Egypt', countryCode: 'EG', count: i })),
    )
    expect(many.search('egypt').map(({ count }) => count)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
    expect(index.search('a', 2)).toHaveLength(2)
  })
})

describe('find', () => {
  test.each(['Antigua and Barbuda', 'Antigua & Barbuda'])('%s', (name) => {
    expect(indexOf(['AG']).find(name)?.countryCode).toBe('AG')
  })

  test('a code that nobody has a name for, and the name that the places give it', () => {
    const places = indexCountries([{ country: 'Old Republic', countryCode: 'QQ', count: 1 }])
    for (const name of ['qq', 'QQ', 'old republic']) expect(places.find(name)?.countryCode).toBe('QQ')
  })

  test.each([
    ['TR', 'TR'],
    ['tr', 'TR'],
    ['Turkey', 'TR'],
    ['United Kingdom', 'GB'],
    ['georgia', 'GE'],
    ['مصر', 'EG'],
  ])('%s', (name, code) => {
    expect(index.find(name)?.countryCode).toBe(code)
  })

  test.each(['', 'Atlantis', '__proto__', 'tur'])('knows no "%s"', (name) => {
    expect(index.find(name)).toBeNull()
  })
})

describe('among all countries', () => {
  const all = indexOf(
    places()
      .map(({ countryCode }) => countryCode)
      .sort(),
  )

  test.each([
    ['US', ['أمريكا', 'أميركا', 'الولايات المتحدة', 'U.S.A.', 'U.S.', 'USA', 'us']],
    ['GB', ['بريطانيا', 'إنجلترا', 'انجلترا', 'إنكلترا', 'U.K.', 'UK', 'Великобритания']],
    ['SY', ['سورية', 'سوريا', 'Suriye']],
    ['PS', ['غزة', 'الضفة الغربية', 'فلسطين']],
    ['BY', ['بيلاروسيا', 'روسيا البيضاء', 'Беларусь']],
    ['TH', ['تايلند', 'تايلاند', 'Siam']],
    ['AE', ['U.A.E.', 'الإمارات', 'Trucial States']],
    ['RU', ['Россия', 'روسيا', 'Rusya']],
    ['BD', ['বাংলাদেশ', 'بنغلادش', 'East Pakistan']],
    ['IN', ['भारत', 'الهند', 'ভারত']],
    ['ES', ['España', 'اسبانيا']],
    ['DE', ['Deutschland', 'East Germany', 'West Germany', 'GDR', 'DDR', 'ألمانيا الشرقية', 'Alemanha']],
    ['BF', ['Upper Volta']],
    ['GH', ['Gold Coast']],
    ['VN', ['South Vietnam', 'North Vietnam']],
    ['YE', ['South Yemen', 'اليمن الجنوبي']],
    ['ZW', ['Southern Rhodesia']],
    ['LK', ['Ceylon', 'سيلان']],
    ['ID', ['Dutch East Indies']],
    ['AO', ['انجولا', 'أنغولا']],
    ['BF', ['فولتا العليا', 'Upper Volta']],
    ['BJ', ['الداهومي', 'Dahomey']],
    ['CD', ['الكونجو', 'الكونغو الديمقراطية', 'زائير', 'Belgian Congo']],
    ['CZ', ['تشيكيا', 'التشيك', 'Česko', 'Bohemia']],
    ['DK', ['الدنمارك', 'الدانمارك', 'Danmark']],
    ['EG', ['Kingdom of Egypt', 'جمهورية مصر العربية', 'مصر']],
    ['ER', ['ارتريا', 'إريتريا']],
    ['GA', ['الجابون', 'الغابون']],
    ['GM', ['جامبيا', 'غامبيا', 'The Gambia']],
    ['GY', ['جويانا', 'British Guiana']],
    ['HK', ['هونج كونج', 'هونغ كونغ']],
    ['IE', ['Republic of Ireland', 'Éire', 'ايرلندا']],
    ['IQ', ['جمهورية العراق', 'العراق', 'Mesopotamia']],
    ['KG', ['قرغيزستان', 'قيرغيزستان', 'قرغيزيا', 'Кыргызстан']],
    ['KZ', ['كازخستان', 'قازاقستان', 'كازاخستان', 'Kazakh SSR']],
    ['LK', ['سري لانكا', 'سريلانكا', 'ශ්‍රී ලංකාව']],
    ['LU', ['لكسمبورغ', 'لوكسمبورغ']],
    ['MD', ['مولدافيا', 'مولدوفا']],
    ['ME', ['مونتينيغرو', 'الجبل الأسود', 'Crna Gora']],
    ['MT', ['مالطة', 'مالطا']],
    ['MV', ['المالديف', 'جزر المالديف']],
    ['NL', ['the Netherlands', 'هولندا']],
    ['NZ', ['نيوزلندا', 'نيوزيلندا']],
    ['PH', ['الفيليبين', 'الفلبين', 'Pilipinas']],
    ['RU', ['الشيشان', 'داغستان']],
    ['SA', ['السعودية', 'الحجاز', 'نجد', 'K.S.A.', 'Nejd']],
    ['SY', ['الجمهورية العربية السورية', 'سورية']],
    ['TL', ['تيمور الشرقية', 'East Timor']],
    ['TW', ['R.O.C.', 'Republic of China', 'تايوان']],
    ['UA', ['Ukrainian SSR', 'Україна', 'اوكرانيا']],
    ['UY', ['أوروغواي', 'أوروجواي']],
    ['VU', ['New Hebrides']],
    ['XK', ['كوسوفا', 'كوسوفو', 'Kosova']],
    ['YE', ['جمهورية اليمن', 'الجمهورية اليمنية', 'Aden']],
    ['ZA', ['Transvaal', 'جنوب افريقيا']],
    ['KR', ['Republic of Korea', 'كوريا الجنوبية']],
    ['EE', ['Eesti']],
    ['RS', ['Srbija', 'Србија', 'صربيا']],
    ['KH', ['កម្ពុជា', 'Democratic Kampuchea']],
  ])('%s is found by %j', (code, names) => {
    for (const name of names) {
      expect(
        all.findToday(name).map(({ countryCode }) => countryCode),
        name,
      ).toEqual([code])
      expect(all.search(name)[0]?.countryCode, name).toBe(code)
    }
  })

  test.each([
    [
      ['USSR', 'U.S.S.R.', 'Soviet Union', 'СССР', 'الاتحاد السوفيتي'],
      'RU UA BY MD EE LV LT GE AM AZ KZ UZ TM KG TJ',
    ],
    [['Yugoslavia', 'Jugoslavija', 'Югославия', 'يوغوسلافيا', 'يوغسلافيا', 'SFRY'], 'RS HR BA SI MK ME XK'],
    [['Czechoslovakia', 'Çekoslovakya', 'تشيكوسلوفاكيا'], 'CZ SK'],
    [['British India', 'British Raj', 'الهند البريطانية'], 'IN PK BD MM'],
    [['French Indochina'], 'VN KH LA'],
    [['United Arab Republic', 'الجمهورية العربية المتحدة'], 'EG SY'],
    [['Kingdom of Hungary'], 'HU SK RO HR RS UA AT'],
    [['Bessarabia'], 'MD UA RO'],
    [['Ruanda-Urundi'], 'RW BI'],
    [['كردستان', 'Kurdistan'], 'IQ TR IR SY'],
    [['كشمير'], 'IN PK'],
  ])('%j answers with the countries of today', (names, codes) => {
    for (const name of names) {
      expect(all.find(name)).toBeNull()
      expect(all.findToday(name).map(({ countryCode }) => countryCode)).toEqual(codes.split(' '))
      expect(all.search(name).map(({ countryCode }) => countryCode)).toEqual(
        expect.arrayContaining(codes.split(' ')),
      )
    }
  })

  test('the Ottoman Empire has Türkiye first, and its beginning is enough', () => {
    for (const name of ['Ottoman Empire', 'Ottom', 'Osmanlı', 'الدولة العثمانية']) {
      expect(all.search(name)[0]?.countryCode).toBe('TR')
      expect(all.search(name).length).toBeGreaterThan(10)
    }
  })

  test('no usual Arabic name of a country finds nothing', () => {
    const arabic = new Intl.DisplayNames('ar', { type: 'region', fallback: 'none' })
    const missing = places().filter(
      ({ countryCode }) => all.find(arabic.of(countryCode) ?? '')?.countryCode !== countryCode,
    )
    expect(missing).toEqual([])
  })

  test('every country of a former one is a country of today', () => {
    const known = new Set(places().map(({ countryCode }) => countryCode))
    const codes = formerCountries.countries.flatMap(({ today }) => today)
    expect(codes.filter((code) => !known.has(code))).toEqual([])
  })
})

function places() {
  const db = new Database('.cache/places.sqlite', { readonly: true })
  const rows = db.prepare<[], { countryCode: string }>('SELECT code AS countryCode FROM country').all()
  db.close()
  return rows
}
