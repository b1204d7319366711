import { castChart, lotHouses } from '#app/astro/index.server.ts'
import { lotFound } from '#app/features/lots/lot-found.server.ts'
import { passagesIn } from '#app/features/lots/reasons.server.ts'
import { compose } from '#app/guidance/index.server.ts'
import { letterParts } from './letter-parts.ts'

/** A time that is nobody's birth: 3 November 2024, 09:30 in Istanbul. */
const MOMENT = { utc: '2024-11-03T06:30:00Z', latitude: 41.0082, longitude: 28.9784 }

const SAMPLE_OF = 'Example: Istanbul, 3 November 2024, 09:30 (not a person’s chart).'

/** Titles of the sample, and whether a block shows what it was read from and why. The others are cut for their weight. */
const SHOWN = [
  ['fortunePath', 'Your Fortune Path', true],
  ['currentBlockages', 'Current Blockages', false],
  ['spiritualGuidance', 'Spiritual Guidance', false],
  ['practicalSteps', 'Practical Next Steps', false],
] as const

/** Sentences of a block that are shown: more of the one that has its reasons. */
const sentencesShown = (reasoned: boolean) => (reasoned ? 2 : 1)

const sentencesIn = (text: string): string[] => text.split(/(?<=[.!?]['’”)]*) +/)

function composeSample() {
  const chart = castChart({ ...MOMENT, utc: Date.parse(MOMENT.utc) })
  const { headline, letter, blocks, readFrom } = compose({ chart })
  const shown = SHOWN.map(([block, title, reasoned]) => {
    const [first] = blocks[block]
    return {
      title,
      readFrom: reasoned ? readFrom[block] : null,
      text: sentencesIn(first!.text).slice(0, sentencesShown(reasoned)).join(' '),
      because: reasoned ? first!.because : [],
    }
  })
  const { sign, ruler, rulerSign } = chart.partOfFortune
  return {
    of: SAMPLE_OF,
    found: lotFound(chart),
    lot: { sign, ruler, rulerSign },
    houses: lotHouses(chart),
    headline,
    letter: letterParts({ headline, letter }),
    blocks: shown,
    passages: passagesIn(shown.flatMap(({ because }) => because)),
  }
}

export type SampleView = ReturnType<typeof composeSample>

let sample: SampleView | undefined

/** What the composer writes about one chart, shortened, for the landing page. Composed once. */
export function sampleReading(): SampleView {
  sample ??= composeSample()
  return sample
}
