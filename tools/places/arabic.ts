/**
 * Adds to `app/geo/data/arabic-cities.json` the Arabic names of places in Arab countries, as the sources of the list have
 * them, so that they are shown: `npx tsx tools/places/arabic.ts`. A name that is there stays. Nothing is transliterated.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { readSource, type SourcePlace } from '#app/geo/places-source.server.ts'
import { foldName } from '#app/language/fold-name.ts'

const FILE = 'app/geo/data/arabic-cities.json'
const ARAB_COUNTRIES = new Set('AE BH DJ DZ EG IQ JO KM KW LB LY MA MR OM PS QA SA SD SO SY TN YE'.split(' '))
/** Standard letters and spaces only: no other letter of Persian, Urdu or Kurdish, no note after a comma. */
const STANDARD = /^[\u0621-\u063a\u0641-\u064a -]+$/
/** Names of a district, municipality or governorate. */
const DIVISION = /^(مدينة|ولاية|محافظة|بلدية|منطقة|مديرية|قضاء|دائرة|مركز|إمارة|جماعة) /

const names: Record<string, string> = JSON.parse(readFileSync(FILE, 'utf8'))
const places = readSource().sort((a, b) => b.population - a.population)
const known = new Set(places.flatMap((place) => (names[place.id] ? [keyOf(place, names[place.id]!)] : [])))
let without = 0
for (const place of places) {
  if (!ARAB_COUNTRIES.has(place.countryCode) || names[place.id]) continue
  const found = [...new Set(place.otherNames.map(standard))].filter((name) => STANDARD.test(name))
  const cities = found.filter((name) => !DIVISION.test(name))
  const name = cities.sort((a, b) => score(b) - score(a))[0]
  if (name && !known.has(keyOf(place, name))) {
    names[place.id] = name
    known.add(keyOf(place, name))
  } else without += 1
}

/** Vowel signs, marks of direction and the letters of a Persian keyboard fall away. */
function standard(name: string): string {
  return name
    .replace(/[\u064b-\u0652\u0640\u200c-\u200f]/g, '')
    .replaceAll('ی', 'ي')
    .replaceAll('ک', 'ك')
    .trim()
}

/** Two places of a division are not shown by one name. */
function keyOf(place: SourcePlace, name: string): string {
  return `${place.countryCode} ${place.stateCode} ${foldName(name)}`
}

/** Of two spellings, that with hamza, ة and ي where the other leaves them out. */
function score(name: string): number {
  const hamzas = name.match(/[أإآؤئء]/g)?.length ?? 0
  const isOpen = /ه( |$)/.test(name) || /[^ا]ى( |$)/.test(name)
  return (
    hamzas * 2 + (name.match(/ة( |$)/g)?.length ?? 0) * 2 + Number(name.startsWith('ال')) - Number(isOpen) * 2
  )
}
const lines = Object.entries(names)
  .sort(([a], [b]) => Number(a) - Number(b))
  .map(([id, name]) => ` ${JSON.stringify(id)}: ${JSON.stringify(name)}`)
writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`)
console.log(`${lines.length} names; ${without} places of Arab countries have none`)
