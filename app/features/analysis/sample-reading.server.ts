import { castChart, lotHouses } from '#app/astro/index.server.ts'
import { lotFound } from '#app/features/lots/lot-found.server.ts'
import { passagesIn } from '#app/features/lots/reasons.server.ts'
import { compose } from '#app/guidance/index.server.ts'
import { currentLanguage, writingKey } from '#app/language/current.ts'
import type { Language } from '#app/language/language.ts'
import { sampleWords } from './sample-messages.ts'

const ISTANBUL = { latitude: 41.0082, longitude: 28.9784 }

/** A time that is nobody's birth: 3 November 2024, 09:30. Its lot is where the specified sample has it. */
const SAMPLE = { ...ISTANBUL, utc: Date.UTC(2024, 10, 3, 6, 30) }

/** Another: 11 November 2024, 09:30. The Moon is about 120° from the Sun, so that the figure shows a wide arc. */
const FIGURE = { ...ISTANBUL, utc: Date.UTC(2024, 10, 11, 6, 30) }

/** Blocks of the sample, and whether a block shows what it was read from and why. The others are cut for their weight. */
const SHOWN = [
  ['fortunePath', true],
  ['currentBlockages', false],
  ['spiritualGuidance', false],
  ['practicalSteps', false],
] as const

/** A shorter sentence only leads to the next one. */
const SHORTEST = 40

/** The beginning of a block: more of the one that has its reasons. */
function takeBeginning(text: string, reasoned: boolean): string {
  const [first = '', second = ''] = text.split(/(?<=[.!?؟]['’”»)]*) +/)
  return reasoned || first.length < SHORTEST ? `${first} ${second}`.trim() : first
}

function composeSample(language: Language) {
  const chart = castChart(SAMPLE)
  const { inShort, letter, blocks, readFrom } = compose({ chart, language })
  const shown = SHOWN.map(([block, reasoned]) => {
    const [first] = blocks[block]
    return {
      title: sampleWords.blocks[block],
      readFrom: reasoned ? readFrom[block] : null,
      text: takeBeginning(first!.text, reasoned),
      because: reasoned ? first!.because : [],
    }
  })
  const { sign, ruler, rulerSign } = chart.partOfFortune
  return {
    of: sampleWords.of,
    found: lotFound(castChart(FIGURE)),
    lot: { sign, ruler, rulerSign },
    houses: lotHouses(chart),
    gift: inShort.gift,
    letter,
    blocks: shown,
    passages: passagesIn(shown.flatMap(({ because }) => because)),
  }
}

export type SampleView = ReturnType<typeof composeSample>

const samples = new Map<string, SampleView>()

/** What the composer writes about one chart, shortened, for the landing page. Composed once in each writing. */
export function sampleReading(): SampleView {
  const key = writingKey()
  const sample = samples.get(key) ?? composeSample(currentLanguage())
  samples.set(key, sample)
  return sample
}
