/** How names of places are divided for search, marked in the search index and shown. Shared by the seed and by search. */
import { foldName } from '#app/language/fold-name.ts'
import { geoWords } from './geo-messages.ts'

const ARABIC_ARTICLE = /^ال(?=.{3})/u

/** The words of a name, folded: letters and digits only. */
export function nameWords(text: string): string[] {
  return foldName(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Countries whose languages are written in another script than Latin; GeoNames spells their names for scholars. */
const OTHER_SCRIPTS = new Set(
  `AE AF AM BD BG BH BT BY CN DZ EG EH ER ET GE GR HK IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK LY MA MM MN MO MR
   MV NP OM PK PS QA RU SA SD SY TH TJ TN TW UA YE`.split(/\s+/),
)

/**
 * The name as people of English write it. The name of a place whose language has another script loses the marks of
 * its transcription: `Tanta` for `Ţanţā`, `Ajlun` for `‘Ajlūn`. A name in the letters of its own language keeps them.
 */
export function commonName(name: string, countryCode: string): string {
  if (!OTHER_SCRIPTS.has(countryCode)) return name
  return (
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .normalize('NFC')
      .replace(/[‘ʻʿ]/g, '')
      // `Xi’an` and `Cox’s Bazar` have one; that of `Sāmarrā’` is a letter of another script.
      .replace(/[’ʼʾ'](?![aeiou]|s\b)/gi, '')
      .replace(/(?<!\p{L})[’ʼʾ']/gu, '')
      .replace(/[ʼʾ']/g, '’')
  )
}

/** One key for all spellings of a whole name: `New York`, `new-york` and `newyork` are one. */
export function nameKey(words: string[]): string {
  return words.join('')
}

/** A word in the index, and for Arabic also without its article. */
export function indexedWords(word: string): string[] {
  const bare = word.replace(ARABIC_ARTICLE, '')
  return bare === word ? [word] : [word, bare]
}

/*
 * The search index holds one column; private-use letters, which folding removes from what people type, mark the
 * words that are no part of the name.
 */
export const countryMark = (countryCode: string) => `\ue000${countryCode.toLowerCase()}`
export const regionMark = (word: string) => `\ue001${word}`
/** A word of the state's name. */
export const stateMark = (word: string) => `\ue002${word}`
/** The whole name of the state, as one key. */
export const wholeStateMark = (key: string) => `\ue003${key}`

/** How much a label must contain to be unique. */
export const LABEL_LEVEL = { plain: 0, district: 1, coordinates: 2, exactCoordinates: 3 } as const

type LabelFields = {
  cityName: string
  stateName: string
  districtName: string | null
  country: string
  latitude: number
  longitude: number
}

/** `Springfield, Illinois, United States`; a part that repeats the one before it is left out. */
export function placeLabel(place: LabelFields, level: number): string {
  const parts = [place.cityName]
  if (level === LABEL_LEVEL.district) parts.push(place.districtName ?? '')
  parts.push(place.stateName, place.country)
  const label = parts
    .filter((part) => part !== '')
    .filter((part, index, kept) => part !== kept[index - 1])
    .join(geoWords.comma)
  return level >= LABEL_LEVEL.coordinates ? `${label} (${distinction(place, level)})` : label
}

/** What distinguishes a place from others with the same name in the same state, or '' if there are none. */
export function distinction(place: LabelFields, level: number): string {
  if (level === LABEL_LEVEL.plain) return ''
  if (level === LABEL_LEVEL.district) return place.districtName ?? ''
  const decimals = level === LABEL_LEVEL.coordinates ? 2 : 5
  const degrees = (value: number, positive: string, negative: string) =>
    `${Math.abs(value).toFixed(decimals)}°${value < 0 ? negative : positive}`
  return `${degrees(place.latitude, 'N', 'S')} ${degrees(place.longitude, 'E', 'W')}`
}
