import { PLANETS, SIGNS } from '#app/astro/index.server.ts'
import { difficultyInShort } from '#app/guidance/compose/difficulty.ts'
import { BLOCKS, chooseTracks, corpusOf, type Reading } from '#app/guidance/index.server.ts'
import type { LotKey } from '#app/guidance/pairs.ts'
import type { Language } from '#app/language/language.ts'

type Line = (what: string, measured: string, aim: string) => void

/** How a text leaves open whether it is so. */
const HEDGES: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:may|perhaps|maybe|possibly)\b/gi,
  ar: /(?<!\p{L})[وف]?(?:ربما|لعل\p{L}{0,3}|قد(?= [يتن]))(?!\p{L})/gu,
}
const THEN: Readonly<Record<Language, RegExp>> = { en: /^Then\b/, ar: /^(?:ثم|و|ف)/ }
const AUTHORS = /Lilly|Qabisi|Valens|Ptolemy|Dorotheus|Firmicus|القبيصي|ليلي|فاليس|بطليموس/
const OF_A_CHART = /\bplanets?\b|\blots?\b|(?:st|nd|rd|th|\w+) (?:place|house) of the chart|كوكب|سهم/

const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`
const wordsIn = (text: string) => text.split(/\s+/).length
const mean = (counts: readonly number[]) => counts.reduce((sum, one) => sum + one, 0) / counts.length
const sentencesIn = (text: string) => text.split(/(?<=[.?!؟][’»]?) /)

/** Prints whether the readings tell one story, and how plainly. Two readers judge what no program can. */
export function printStory(readings: readonly Reading[], line: Line): void {
  const { language } = readings[0]!
  const corpus = corpusOf(language)
  const { isNamedIn, masked } = corpus.names
  const many = readings.length
  const part = (holds: (one: Reading) => boolean) => share(readings.filter(holds).length, many)
  const sharedBy = (of: (one: Reading) => string) => {
    const count = new Map<string, number>()
    for (const one of readings) count.set(of(one), (count.get(of(one)) ?? 0) + 1)
    return { any: part((one) => count.get(of(one))! > 1), most: share(Math.max(...count.values()), many) }
  }

  line('the commonest order of the letter', sharedBy((one) => orderOf(one)).most, 'at most 35 %')
  const last = ({ letter }: Reading) => sentencesIn(letter.at(-1)!).at(-1)!
  line(
    'last sentence of the letter begins with “Then”',
    part((one) => THEN[language].test(last(one))),
    'at most 25 %',
  )
  const guidance = ({ blocks, readFrom }: Reading) => [
    readFrom.spiritualGuidance,
    ...blocks.spiritualGuidance.flatMap(({ text, because }) => [
      text,
      ...because.flatMap((one) => Object.values(one)),
    ]),
  ]
  const isOfChart = (text: unknown) =>
    typeof text === 'string' &&
    (AUTHORS.test(text) ||
      OF_A_CHART.test(text) ||
      [...PLANETS, ...SIGNS].some((name) => isNamedIn(name, text)))
  line(
    'Guidance or its reasons name something of a chart',
    part((one) => guidance(one).some(isOfChart)),
    '0 %',
  )
  const texts = readings.map(({ letter, blocks }) =>
    [...letter, ...BLOCKS.flatMap((block) => blocks[block].map(({ text }) => text))].join(' '),
  )
  const hedges = texts.map((text) => (100 * (text.match(HEDGES[language])?.length ?? 0)) / wordsIn(text))
  line('may, perhaps, maybe, possibly in a hundred words', mean(hedges).toFixed(2), 'at most 1.0')
  const traits = sharedBy(({ blocks: { lightSidePattern, darkSideWarning } }) =>
    [...lightSidePattern, ...darkSideWarning].map(({ text }) => text).join('|'),
  )
  line('Light and Shadow both equal to somebody’s', traits.any, 'at most 12 %')
  line('headline shared, names masked', sharedBy(({ headline }) => masked(headline.text)).any, 'at most 10 %')

  const close = readings.filter(({ judgement }) => judgement.sight.close)
  const told = close.filter(({ blocks }) => blocks.fortunePath.some(({ id }) => id === 'fortunePath/sight'))
  line('close aspect of the ruler told', `${told.length} of ${close.length}`, 'all')
  const isBenefic = (planet: string) => planet === 'Jupiter' || planet === 'Venus'
  const withBenefic = readings.filter(
    ({ judgement, tracks }) =>
      /^help (?:Sun|Moon) /.test(tracks[2]!.paragraph!) &&
      judgement.helps.some(({ planet }) => isBenefic(planet)),
  )
  line('a light helps where Jupiter or Venus would too', share(withBenefic.length, many), '')
  line(
    'worship is a subject',
    part(({ tracks }) => tracks.some(({ name }) => name === 'worship')),
    '0 %',
  )

  const blocks = readings.map((one) =>
    BLOCKS.flatMap((block) => one.blocks[block].map(({ text }) => text)).join(' '),
  )
  line('words of the six blocks', mean(blocks.map(wordsIn)).toFixed(0), '480 to 650')
  line(
    'words in four lines',
    mean(readings.map(({ inShort }) => wordsIn(Object.values(inShort).join(' ')))).toFixed(0),
    '45 to 65',
  )
  line(
    'words of the letter',
    mean(readings.map(({ letter }) => wordsIn(letter.join(' ')))).toFixed(0),
    '110 to 150',
  )
}

/** The parts of a letter in the order in which they stand in it. */
function orderOf({ language, judgement, letter, headline, inShort }: Reading): string {
  const corpus = corpusOf(language)
  const [, difficulty] = chooseTracks(judgement)
  const lot = corpus.pairs.lot[`${judgement.lotSign.sign} ${judgement.place.place}` as LotKey]
  const whole = letter.join(' ').toLowerCase()
  const parts = {
    facts: headline.text,
    gift: lot.letter,
    difficulty: difficultyInShort(corpus, judgement, difficulty),
    help: inShort.help,
  }
  return Object.entries(parts)
    .map(([name, text]) => ({ name, at: whole.indexOf(text.slice(1).toLowerCase()) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name)
    .join(' ')
}
