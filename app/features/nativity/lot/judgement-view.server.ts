import type { Chart } from '#app/astro/index.server.ts'
import { madeOnceOf } from '#app/features/operations/made-once.ts'
import { factText, type Judgement, judge, RULE_TEXTS, type RuleText } from '#app/guidance/index.server.ts'
import { type Passages, passagesIn } from './reasons.server.ts'

export type Tone = Judgement['place']['tone']
type Item = Pick<Judgement['manner'], 'witnesses' | 'rule'>

export interface JudgementRow {
  /** What was examined. */
  examined: string
  /** Plain sentences on what was found. */
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

const NO_HELP = 'Neither Jupiter nor Venus nor a light sees the lot or its ruler by sign as a help.'
const NO_TEST = 'Neither Saturn nor Mars sees the lot or its ruler by sign, nor does Mercury strive with it.'

/** How the lot is judged: each thing that was examined, what was found, and what it counts for. */
export const judgementView = madeOnceOf((chart: Chart): JudgementView => {
  const found = judge(chart)
  const row = (examined: string, item: Item, counts: string, tone: Tone = 0): JudgementRow => ({
    examined,
    found: item.witnesses.map(factText),
    counts,
    tone,
    ...ruleOf(item),
  })
  const none = (examined: string, why: string): JudgementRow => ({
    examined,
    found: [why],
    counts: 'Nothing is said of it.',
    tone: 0,
    rule: 'A planet counts here where its sign sees the sign of the lot or of its ruler.',
    passage: null,
    reference: null,
    ours: true,
  })
  const rows = [
    row('Day or night', found.sect, 'Which planets are of the birth’s own half, and so read more gently.'),
    row('Sign of the lot', found.manner, 'The manner in which well-being is looked for.'),
    row('House of the lot', found.place, 'Where well-being is looked for.', found.place.tone),
    row(
      'Ruler of the lot',
      found.keeper,
      'How much rank the planet has that is read for the lot.',
      found.keeper.tone,
    ),
    row('Ruler and lot', found.sight, 'Whether the ruler sees what it is read for.', found.sight.tone),
    found.help
      ? row('The strongest help', found.help, 'The third theme of the reading: the help.', 1)
      : none('The strongest help', NO_HELP),
    found.test
      ? row('The strongest test', found.test, 'The second theme of the reading: the difficulty.', -1)
      : none('The strongest test', NO_TEST),
    row('Lot of Spirit', found.spirit, 'What a person does, beside what befalls them.', found.spirit.tone),
    row('Tenth from the lot', found.tenth, 'What the gift may be known by.'),
    row('Eleventh from the lot', found.eleventh, 'Where things are acquired.'),
    row('Bound of the lot', found.bound, 'Counted only beside a stronger finding.'),
    row('End of the chain', found.end, 'What the matter comes to rest in.'),
    ...found.company.map((item) => row('Modern company', item, 'Named, and never a main witness.')),
  ]
  return { rows, passages: passagesIn(rows) }
})

function ruleOf({ rule }: Item): RuleText {
  const text = RULE_TEXTS[rule]
  if (!text) throw new RangeError(`There are no words for the rule ${rule}`)
  return text
}
