import type { Chart } from '#app/astro/index.server.ts'
import { corpusOf, type Judgement, judge, type RuleText } from '#app/guidance/index.server.ts'
import { currentLanguage } from '#app/language/current.ts'
import { memoizeByObject } from '#app/memoize.ts'
import { authorsWords as words } from './authors-messages.ts'
import { passagesIn } from './reasons.server.ts'

type Tone = Judgement['place']['tone']
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

/** The judgement of the lot: each subject that was examined, what was found, and what it counts for. */
export const judgementView = memoizeByObject((chart: Chart) => {
  const found = judge(chart)
  const { facts } = corpusOf(currentLanguage())
  const row = (name: keyof typeof words.rows, item: Item, tone: Tone = 0): JudgementRow => {
    const [examined, counts] = words.rows[name]
    return { examined, found: item.witnesses.map(facts.text), counts, tone, ...findRule(item) }
  }
  const none = (name: 'help' | 'test', why: string): JudgementRow => ({
    examined: words.rows[name][0],
    found: [why],
    counts: words.notMentioned,
    tone: 0,
    rule: words.countsWhereItSees,
    passage: null,
    reference: null,
    ours: true,
  })
  const rows = [
    row('sect', found.sect),
    row('lotSign', found.lotSign),
    row('place', found.place, found.place.tone),
    row('ruler', found.ruler, found.ruler.tone),
    row('sight', found.sight, found.sight.tone),
    found.help ? row('help', found.help, 1) : none('help', words.noHelp),
    found.test ? row('test', found.test, -1) : none('test', words.noTest),
    row('spirit', found.spirit, found.spirit.tone),
    row('tenth', found.tenth),
    row('eleventh', found.eleventh),
    row('bound', found.bound),
    row('end', found.end),
    ...[...found.beside, ...found.close].map((item) => row('near', item)),
    ...(found.firm ? [row('firm', found.firm)] : []),
  ]
  return { rows, passages: passagesIn(rows) }
})

export type JudgementView = ReturnType<typeof judgementView>

function findRule({ rule }: Item): RuleText {
  const text = corpusOf(currentLanguage()).rules[rule]
  if (!text) throw new RangeError(`There are no words for the rule ${rule}`)
  return text
}
