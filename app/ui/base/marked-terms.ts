import type { TermId } from './term.tsx'

const PLANETS = 'Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn'
const ORDINALS =
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\\d+(?:st|nd|rd|th)'

/** How each term is written, where it is one: a lot is not a lot of people, nor a square one in a town. */
const WRITTEN = {
  'part-of-fortune': 'Part of Fortune|Lot of Fortune',
  'lot-of-spirit': 'Lot of Spirit|lot of effort',
  'whole-signs': 'by (?:whole )?signs',
  placidus: 'Placidus',
  'modern-rulers': 'traditional rulers',
  chain: 'chain of rulers',
  'mutual-reception': `mutual reception|(?<=(?:in|form) a )ring|ring(?= of (?:the )?(?:${PLANETS}))`,
  reception: 'reception',
  ruler: `rulers?|(?<=(?:which|it|${PLANETS}) )rules`,
  lot: '(?<!a )lot',
  house: `(?:${ORDINALS}) (?:house|place)`,
  exaltation: `exalted|exaltation|(?<=its )fall|fall(?= of (?:the )?(?:${PLANETS}))`,
  aspect: 'sextile|trine|conjunction|(?<=(?:by a|in|close|exact) )square',
  guest: '(?<=as a )(?:guest|stranger)',
  aversion: `(?<=(?:${PLANETS}) )(?:sees|does not see)`,
  sect: '(?<=(?:birth|one) )by (?:day|night)|belongs to the (?:day|night)',
  retrograde: 'retrograde',
  station: '(?<=(?:first|second|its) )station',
  combust: 'combust|under the (?:Sun’s )?beams|near the Sun',
  bound: '(?<=(?:own|the) )bound',
  triplicity: 'triplicity|(?<=own )face',
  dignity: 'dignity|dignities|peregrine',
  detriment: 'detriment',
  'sign-quality': '(?:movable|fixed) sign|double-bodied(?: sign)?',
  'rising-sign': 'Ascendant|rising (?:sign|degree)',
  midheaven: 'Midheaven',
  'good-and-difficult': 'benefic|malefic',
} satisfies Partial<Record<TermId, string>>

const IDS = Object.keys(WRITTEN) as (keyof typeof WRITTEN)[]
const ANY = new RegExp(`\\b(?:${IDS.map((id) => `(${WRITTEN[id]})`).join('|')})\\b`, 'giu')

/** Words, or a term among them. */
export type Piece = string | { id: TermId; words: string }

/** The texts of a part of a page, split where a term is used for the first time in that part. */
export function markTerms(texts: readonly string[]): ReadonlyMap<string, readonly Piece[]> {
  const known = new Set<TermId>()
  const marked = new Map<string, Piece[]>()
  for (const text of new Set(texts)) {
    const pieces: Piece[] = []
    let end = 0
    for (const match of text.matchAll(ANY)) {
      const id = IDS[match.slice(1).findIndex((words) => words !== undefined)]!
      if (known.has(id)) continue
      known.add(id)
      pieces.push(text.slice(end, match.index), { id, words: match[0] })
      end = match.index + match[0].length
    }
    marked.set(text, [...pieces, text.slice(end)])
  }
  return marked
}
