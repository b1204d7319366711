import type { Chart } from '../../astro/index.server'
import { compose } from '../composer'
import { CORPUS } from '../corpus/index'
import type { Block, CorpusEntry, FactorKey } from '../corpus/types'
import { type Factor, factorsOf } from '../factors'
import { hash } from '../seed'
import { tensionBetween } from '../tensions'
import {
  type PathFactorKey,
  type PathSentence,
  PHASES,
  type Phase,
  type PhaseName,
  type WayEntry,
} from './types'
import { wayFactorsOf } from './way-factors'
import { wayHouses } from './way-houses'
import { wayPlanets } from './way-planets'

export const WAY_ENTRIES: readonly WayEntry[] = [...wayPlanets, ...wayHouses]

type Entry = Pick<CorpusEntry, 'rule' | 'source' | 'blocks'>
const ENTRIES: ReadonlyMap<PathFactorKey, Entry> = new Map<PathFactorKey, Entry>([
  ...CORPUS.entries,
  ...WAY_ENTRIES.map((entry) => [entry.factor, entry] as const),
])

interface PathFactor {
  key: PathFactorKey
  weight: number
  statement: string
  /** The analysis's own factor, where it is one. */
  analysed?: Factor
}

interface Candidate {
  factor: PathFactor
  sentence: PathSentence
}

const PRACTICES_A_PHASE = 4
/** Taken from a factor's weight each time it has spoken in the phase, and where the analysis said the same. */
const SPOKEN = 3
const SAID = 4

/** The three phases of a chart's path, each composed from the factors of that phase alone. */
export function composePath(chart: Chart): Phase[] {
  const analysis = compose({ chart })
  const said = new Set(Object.values(analysis.blocks).flatMap((block) => block.map(({ id }) => id)))
  const analysed = factorsOf(chart)
  return PHASES.map((name) => new PhaseWriter(chart, name, analysed, said).write())
}

/** The practices of a chart in the order of the phases. They do not change when other texts do. */
export function practicesOf(chart: Chart): PathSentence[] {
  const analysed = factorsOf(chart)
  return PHASES.flatMap((name) => new PhaseWriter(chart, name, analysed, new Set()).practices())
}

function phaseFactors(chart: Chart, name: PhaseName, factors: readonly Factor[]): PathFactor[] {
  const analysed = factors
    .filter(({ key, group }) => phaseOf(key, group) === name)
    .map((factor) => ({
      key: factor.key,
      weight: factor.weight,
      statement: factor.statement,
      analysed: factor,
    }))
  if (name !== 'chain') return analysed
  // Alone in its phase among the analysis's factors, the ending of the chain leads it.
  return [...analysed.map((factor) => ({ ...factor, weight: 10 })), ...wayFactorsOf(chart)]
}

function phaseOf(key: FactorKey, group: Factor['group']): PhaseName {
  if (group === 'aspect') return key.startsWith('lot.') ? 'fortune' : 'ruler'
  return group === 'lot' ? 'fortune' : group === 'chain' ? 'chain' : 'ruler'
}

class PhaseWriter {
  private readonly factors: PathFactor[]
  private readonly spoken = new Map<PathFactorKey, number>()

  constructor(
    private readonly chart: Chart,
    private readonly name: PhaseName,
    analysed: readonly Factor[],
    /** Ids of sentences that the analysis shows; others are preferred. */
    private readonly said: ReadonlySet<string>,
  ) {
    this.factors = phaseFactors(chart, name, analysed)
  }

  write(): Phase {
    const practices = this.practices()
    const given = [...this.pick('fortunePath', 3), ...this.pick('lightSidePattern', 1)]
    const hindrance = [...this.pick('currentBlockages', 2), ...this.pick('darkSideWarning', 1)]
    return { name: this.name, given, hindrance, counsel: this.pick('spiritualGuidance', 2), practices }
  }

  practices(): PathSentence[] {
    return this.ranked('practicalSteps', new Set())
      .slice(0, PRACTICES_A_PHASE)
      .map(({ sentence }) => sentence)
  }

  /** The weightiest sentences of a block, in the order of the chart's factors; where two disagree, it is said. */
  private pick(block: Block, most: number): PathSentence[] {
    const picked: Candidate[] = []
    for (const candidate of this.ranked(block, this.said)) {
      if (picked.length === most) break
      const next = this.inOrder([...picked, candidate])
      // One disagreement to a paragraph, as in the analysis.
      if (disagreements(next, block).length > 1) continue
      picked.push(candidate)
      const { key } = candidate.factor
      this.spoken.set(key, (this.spoken.get(key) ?? 0) + 1)
    }
    const ordered = this.inOrder(picked)
    const [disagreement] = disagreements(ordered, block)
    return ordered.flatMap(({ factor, sentence }) =>
      disagreement?.later === factor ? [disagreement.sentence, sentence] : [sentence],
    )
  }

  /** One candidate a factor, best first. Seeded by the chart and the factor, so that no other text sways it. */
  private ranked(block: Block, said: ReadonlySet<string>): Candidate[] {
    return this.factors
      .flatMap((factor) => {
        const seed = hash(`${this.chart.utc}|${factor.statement}|${block}`)
        const sentence = this.sentence(factor, block, seed, said)
        if (!sentence) return []
        const penalty = SPOKEN * (this.spoken.get(factor.key) ?? 0) + (said.has(sentence.id) ? SAID : 0)
        return [{ candidate: { factor, sentence }, score: factor.weight - penalty + (3 * seed) / 2 ** 32 }]
      })
      .sort((a, b) => b.score - a.score)
      .map(({ candidate }) => candidate)
  }

  private sentence(
    factor: PathFactor,
    block: Block,
    seed: number,
    said: ReadonlySet<string>,
  ): PathSentence | null {
    const count = ENTRIES.get(factor.key)?.blocks[block]?.length ?? 0
    if (count === 0) return null
    const first = seed % count
    let index = first
    for (let i = 0; i < count; i++) {
      const next = (first + i) % count
      if (said.has(`${factor.key}/${block}/${next + 1}`)) continue
      index = next
      break
    }
    return sentenceOf(factor.key, block, index, factor.statement)
  }

  private inOrder(candidates: readonly Candidate[]): Candidate[] {
    return [...candidates].sort((a, b) => this.factors.indexOf(a.factor) - this.factors.indexOf(b.factor))
  }
}

function sentenceOf(key: PathFactorKey, block: Block, index: number, statement: string): PathSentence | null {
  const entry = ENTRIES.get(key)
  const text = entry?.blocks[block]?.[index]
  if (!entry || text === undefined) return null
  return {
    id: `${key}/${block}/${index + 1}`,
    text,
    reason: { factor: key, statement, rule: entry.rule, source: entry.source },
  }
}

/** The kinds of disagreement among ordered candidates, each with the sentence that admits it. */
function disagreements(
  ordered: readonly Candidate[],
  block: Block,
): { later: PathFactor; sentence: PathSentence }[] {
  const found = new Map<string, { later: PathFactor; sentence: PathSentence }>()
  ordered.forEach(({ factor: later }, i) => {
    for (const { factor: earlier } of ordered.slice(0, i)) {
      const kind = earlier.analysed && later.analysed && tensionBetween(earlier.analysed, later.analysed)
      if (!kind || found.has(kind)) continue
      const sentence = sentenceOf(`tension:${kind}`, block, 0, `${earlier.statement} ${later.statement}`)
      if (sentence) found.set(kind, { later, sentence })
    }
  })
  return [...found.values()]
}
