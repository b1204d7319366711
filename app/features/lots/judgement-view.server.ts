import type { Chart } from '#app/astro/index.server.ts'
import { corpusOf, type Judgement, judge, type RuleText } from '#app/guidance/index.server.ts'
import { memoizeByObject } from '#app/memoize.ts'
import { type Passages, passagesIn } from './reasons.server.ts'

export type Tone = Judgement['place']['tone']
type Item = Pick<Judgement['lotSign'], 'witnesses' | 'rule'>

export interface JudgementRow {
  /** What was examined. */
  examined: string
  /** Sentences about what was found. */
  found: string[]
  /** What it counts for in the reading. */
  counts: string
  tone: Tone
  rule: string
  passage: string | null
  reference: string | null
  ours: boolean
}

export interface JudgementView {
  rows: JudgementRow[]
  passages: Passages
}

const NO_HELP = 'Jupiter, Venus, the Sun and the Moon make no helpful aspect by sign to the lot or its ruler.'
const NO_TEST = 'Saturn and Mars make no difficult aspect by sign to the lot or its ruler.'

/** The judgement of the lot: each subject that was examined, what was found, and what it counts for. */
export const judgementView = memoizeByObject((chart: Chart): JudgementView => {
  const found = judge(chart)
  const row = (examined: string, item: Item, counts: string, tone: Tone = 0): JudgementRow => ({
    examined,
    found: item.witnesses.map(corpusOf('en').facts.text),
    counts,
    tone,
    ...findRule(item),
  })
  const none = (examined: string, why: string): JudgementRow => ({
    examined,
    found: [why],
    counts: 'The analysis does not mention it.',
    tone: 0,
    rule: 'A planet counts here where its sign sees the sign of the lot or of its ruler.',
    passage: null,
    reference: null,
    ours: true,
  })
  const rows = [
    row(
      'Day or night',
      found.sect,
      'Whether the birth is by day or by night. Planets of the same group (sect) are read more gently.',
    ),
    row('Sign of the lot', found.lotSign, 'How a person looks for well-being.'),
    row('House of the lot', found.place, 'Where a person looks for well-being.', found.place.tone),
    row(
      'Ruler of the lot',
      found.ruler,
      'How strong the ruler of the lot is in its sign (its dignity).',
      found.ruler.tone,
    ),
    row(
      'Ruler and lot',
      found.sight,
      'Whether the ruler makes an aspect by sign to the lot.',
      found.sight.tone,
    ),
    found.help
      ? row('The planet of the help', found.help, 'The third subject of the analysis: the help.', 1)
      : none('The planet of the help', NO_HELP),
    found.test
      ? row(
          'The planet of the difficulty',
          found.test,
          'The second subject of the analysis: the difficulty.',
          -1,
        )
      : none('The planet of the difficulty', NO_TEST),
    row(
      'Lot of Spirit',
      found.spirit,
      'What a person does, as opposed to what happens to them.',
      found.spirit.tone,
    ),
    row('Tenth from the lot', found.tenth, 'How the gift may show.'),
    row('Eleventh from the lot', found.eleventh, 'What comes to a person.'),
    row('Bound of the lot', found.bound, 'Counts only together with a stronger sign.'),
    row('End of the chain', found.end, 'Where the chain of rulers ends.'),
    ...[...found.beside, ...found.close].map((item) =>
      row(
        'Planets with the lot, or close to an aspect to it',
        item,
        'The strongest of them opens the analysis.',
      ),
    ),
    ...(found.firm ? [row('A firm hand', found.firm, 'Mentioned where it is close to the lot.')] : []),
  ]
  return { rows, passages: passagesIn(rows) }
})

function findRule({ rule }: Item): RuleText {
  const text = corpusOf('en').rules[rule]
  if (!text) throw new RangeError(`There are no words for the rule ${rule}`)
  return text
}
