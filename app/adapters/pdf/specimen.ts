import { PLANETS } from '#app/astro/types.ts'
import { USUAL_NUMERALS } from '#app/language/writing.ts'
import type { ReportDocument } from './report-document.ts'

const WORDS =
  'The quick brown fox jumps over the lazy dog, and İsa of Ñandú walks 120 waxy quads: “so”, he says; 22.6° by 41.5°. '
const cells = ['Mercury', 'Sagittarius', '22.6°', '12', 'R']
const facts = ['Place', 'Clock', 'Made on'].map((term) => [term, WORDS.slice(0, 40)] as const)
const sentences = Array.from({ length: 8 }, (_, i) => ({ text: WORDS.slice(i), notes: [i + 1] }))

const EMPTY = { shapes: [], glyphs: [], names: [], bodyNames: [] }

/**
 * A report about no real person, with an example of every part. It is rendered at start to warm up the renderer before
 * the first request.
 */
export const specimen: ReportDocument = {
  paper: 'a4',
  language: 'en',
  numerals: USUAL_NUMERALS,
  product: 'Specimen',
  title: 'Specimen',
  person: 'سبسمن',
  madeAt: new Date(0),
  madeOn: '1 January 1970',
  birthLine: WORDS,
  place: WORDS,
  framing: [WORDS],
  birth: facts,
  essential: facts,
  lot: facts,
  cautions: [WORDS],
  plate: {
    light: 'night',
    glow: null,
    sky: {
      shapes: [],
      glyphs: [],
      names: [{ text: 'Specimen', x: 500, y: 500, anchor: 'middle' }],
      bodyNames: [],
    },
    page: EMPTY,
    lights: EMPTY,
    arc: 'M0 0',
    bodies: [],
    seen: { light: 'night', above: [], below: [], stars: [] },
  },
  wheel: {
    ascendant: 0,
    midheaven: 270,
    cusps: Array.from({ length: 12 }, (_, i) => i * 30),
    points: PLANETS.map((name, i) => ({ name, longitude: (i * 83) % 360, isRetrograde: i > 6 })),
    aspects: PLANETS.slice(1).map((to) => ({ from: 'Sun', to, type: 'Trine', orb: 1 })),
    lotRuler: 'Mars',
  },
  tables: [
    {
      title: 'Specimen',
      columns: cells.map((head, i) => ({ head, share: 20, numeric: i === 2 })),
      rows: Array.from({ length: 40 }, () => cells),
    },
  ],
  letter: { title: 'Specimen', inShort: [[WORDS, WORDS]], paragraphs: [[{ text: WORDS, notes: [1] }]] },
  analysis: [
    { title: 'Specimen', list: false, readFrom: WORDS, sentences },
    { title: 'Specimen', list: true, readFrom: WORDS, sentences },
  ],
  book: null,
  examples: [{ text: WORDS, about: WORDS }],
  notes: sentences.map(({ text }) => ({ statement: text, rule: text, source: text })),
  ayahs: [
    {
      verses: [{ arabic: 'بِسْمِ ٱللَّهِ ٱلرَّحْمَٰنِ ٱلرَّحِيمِ', end: '۝١' }],
      surahArabic: 'الفاتحة',
      reference: 'Al-Fatihah 1:1',
      meaning: WORDS,
      href: 'https://quran.com/1/1',
    },
  ],
  hadith: {
    speaker: 'قال رسول الله صلى الله عليه وسلم:',
    arabic: 'إِنَّمَا الأَعْمَالُ بِالنِّيَّاتِ',
    english: WORDS,
    reference: WORDS.slice(0, 30),
  },
  colophon: facts,
}
