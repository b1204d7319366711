import type { Chart } from '../astro/index.server'
import { type AyahRef, ayahsFor } from './ayahs'
import { CORPUS, type Corpus } from './corpus/index'
import { BLOCKS, type Block, type FactorKey, type TensionKind } from './corpus/types'
import { type Example, illustrationsFor } from './examples'
import { type Factor, type FactorGroup, factorsOf, GROUPS } from './factors'
import { hash, sequence } from './seed'
import { tensionBetween } from './tensions'
import { rankThemes } from './themes'

export interface Reason {
  factor: FactorKey
  /** The fact about this chart. */
  statement: string
  /** The rule of the tradition, in one sentence. */
  rule: string
  /** Key of SOURCES, which gives the book or passage. */
  source: string
}

export interface Sentence {
  /** Stable: factor, block and place in the corpus, such as 'lot.house:7/fortunePath/1'. */
  id: string
  text: string
  reason: Reason
}

export interface Reading {
  corpusVersion: string
  engineVersion: string
  blocks: Record<Block, Sentence[]>
  /** Written illustrations; approved stories and events take their places where any are like the chart. */
  realLifeExamples: Example[]
  /** Chosen by theme alone; to be shown apart from the chart's text, never as its proof. */
  ayahs: AyahRef[]
  /** The chart's themes, the weightiest first. */
  themes: string[]
}

/** A sentence that could be said: the n-th of its factor's entry for one block. */
interface Candidate {
  factor: Factor
  sentence: Sentence
}

/** How many sentences of each group a block asks for first; the rest are filled by weight. */
const QUOTA: Record<FactorGroup, number> = { lot: 2, ruler: 1, condition: 1, aspect: 1, chain: 0 }
const MOST = 7
const MOST_STEPS = 6
/** Every block aims at five or six picked sentences, so that a sentence on a disagreement still fits. */
const AIM = 5
/** Blocks that weigh testimonies; the others speak of strengths, risks or steps, which do not contradict. */
const WEIGHING: readonly Block[] = ['fortunePath', 'currentBlockages', 'spiritualGuidance']
/** Factors that the opening block names whenever the corpus has words for them. */
const OPENING = /^(lot\.sign|lot\.house|sect:twilight)/

/** The analysis of a chart: the same chart and corpus give the same bytes. */
export function compose({ chart, corpus = CORPUS }: { chart: Chart; corpus?: Corpus }): Reading {
  const factors = factorsOf(chart)
  const facts = factors.map((f) => f.statement).join('|')
  const random = sequence(hash(`${corpus.version}|${chart.utc}|${facts}`))
  const writer = new Writer(factors, corpus, random)
  const themes = rankThemes(factors, corpus)
  return {
    corpusVersion: corpus.version,
    engineVersion: chart.engineVersion,
    blocks: writer.write(),
    realLifeExamples: illustrationsFor({ factors, corpus, themes, random }),
    ayahs: ayahsFor(themes, random),
    themes,
  }
}

class Writer {
  /** How often each factor has spoken so far in the analysis. */
  private readonly spoken = new Map<FactorKey, number>()
  private readonly picks = new Map<Block, readonly Candidate[]>(BLOCKS.map((block) => [block, []]))

  constructor(
    private readonly factors: readonly Factor[],
    private readonly corpus: Corpus,
    private readonly random: () => number,
  ) {}

  write(): Record<Block, Sentence[]> {
    for (const block of BLOCKS) this.fill(block)
    this.cover()
    return Object.fromEntries(BLOCKS.map((block) => [block, this.paragraph(block)])) as Record<
      Block,
      Sentence[]
    >
  }

  private fill(block: Block): void {
    const pool = this.candidates(block)
    const aim = AIM + Math.floor(this.random() * 2)
    if (block === 'fortunePath')
      for (const candidate of pool) if (OPENING.test(candidate.factor.key)) this.take(block, candidate)
    for (const group of GROUPS) {
      for (let n = this.count(block, group); n < QUOTA[group]; n++)
        if (!this.takeBest(block, pool, (c) => c.factor.group === group)) break
    }
    while (this.chosen(block).length < aim && this.takeBest(block, pool, () => true)) {}
  }

  /** Gives every factor that has not spoken one sentence, in the shortest block, or in place of a repeated factor. */
  private cover(): void {
    for (const factor of this.factors) {
      if (this.spoken.has(factor.key)) continue
      const blocks = [...BLOCKS].sort((a, b) => this.chosen(a).length - this.chosen(b).length)
      const offers = blocks.flatMap((block) =>
        this.candidates(block, [factor]).map((c) => [block, c] as const),
      )
      if (!offers.some(([block, c]) => this.take(block, c)))
        offers.some(([block, c]) => this.replace(block, c))
    }
  }

  /** Says the candidate instead of a sentence whose factor is heard elsewhere too. */
  private replace(block: Block, candidate: Candidate): boolean {
    const before = this.chosen(block)
    return before.some((given) => {
      const { key } = given.factor
      const times = this.spoken.get(key) ?? 0
      if (times < 2 || (block === 'fortunePath' && OPENING.test(key))) return false
      this.picks.set(
        block,
        before.filter((c) => c !== given),
      )
      if (this.take(block, candidate)) {
        this.spoken.set(key, times - 1)
        return true
      }
      this.picks.set(block, before)
      return false
    })
  }

  /** One candidate sentence for each factor that has words for the block. */
  private candidates(block: Block, factors: readonly Factor[] = this.factors): Candidate[] {
    return factors.flatMap((factor) => {
      const count = this.corpus.entries.get(factor.key)?.blocks[block]?.length ?? 0
      if (count === 0) return []
      const sentence = this.sentence(factor.key, block, Math.floor(this.random() * count), factor.statement)
      return sentence ? [{ factor, sentence }] : []
    })
  }

  private sentence(key: FactorKey, block: Block, index: number, statement: string): Sentence | null {
    const entry = this.corpus.entries.get(key)
    const text = entry?.blocks[block]?.[index]
    if (!entry || text === undefined) return null
    const { rule, source } = entry
    return { id: `${key}/${block}/${index + 1}`, text, reason: { factor: key, statement, rule, source } }
  }

  private takeBest(block: Block, pool: readonly Candidate[], allowed: (c: Candidate) => boolean): boolean {
    const ranked = pool
      .filter((c) => allowed(c) && !this.chosen(block).some((p) => p.factor.key === c.factor.key))
      .map((c) => ({
        c,
        score: c.factor.weight - 3 * (this.spoken.get(c.factor.key) ?? 0) + 3 * this.random(),
      }))
      .sort((a, b) => b.score - a.score)
    return ranked.some(({ c }) => this.take(block, c))
  }

  private take(block: Block, candidate: Candidate): boolean {
    const next = [...this.chosen(block), candidate]
    const tensions = this.tensionsIn(block, next)
    // One disagreement to a block, and only where there are words that say so.
    if (tensions.size > 1 || next.length + tensions.size > (block === 'practicalSteps' ? MOST_STEPS : MOST))
      return false
    for (const kind of tensions.keys()) if (!this.wordsFor(kind, block)) return false
    const { key } = candidate.factor
    if (next.filter((c) => c.factor.key === key).length > 1) return false
    this.picks.set(block, next)
    this.spoken.set(key, (this.spoken.get(key) ?? 0) + 1)
    return true
  }

  /** Each kind of disagreement among the picks, with the later of its first two factors. */
  private tensionsIn(block: Block, picks: readonly Candidate[]): Map<TensionKind, [Factor, Factor]> {
    const found = new Map<TensionKind, [Factor, Factor]>()
    if (!WEIGHING.includes(block)) return found
    const ordered = this.inOrder(picks)
    ordered.forEach((later, i) => {
      for (const earlier of ordered.slice(0, i)) {
        const kind = tensionBetween(earlier.factor, later.factor)
        if (kind && !found.has(kind)) found.set(kind, [earlier.factor, later.factor])
      }
    })
    return found
  }

  private wordsFor(kind: TensionKind, block: Block): boolean {
    return (this.corpus.entries.get(`tension:${kind}`)?.blocks[block]?.length ?? 0) > 0
  }

  private paragraph(block: Block): Sentence[] {
    const ordered = this.inOrder(this.chosen(block))
    const tensions = [...this.tensionsIn(block, ordered)]
    return ordered.flatMap(({ factor, sentence }) => [
      ...tensions.flatMap(([kind, [earlier, later]]) => {
        if (later !== factor) return []
        const statement = `${earlier.statement} ${later.statement}`
        return this.sentence(`tension:${kind}`, block, 0, statement) ?? []
      }),
      sentence,
    ])
  }

  private inOrder(picks: readonly Candidate[]): Candidate[] {
    return [...picks].sort((a, b) => this.factors.indexOf(a.factor) - this.factors.indexOf(b.factor))
  }

  private chosen(block: Block): readonly Candidate[] {
    return this.picks.get(block) ?? []
  }

  private count(block: Block, group: FactorGroup): number {
    return this.chosen(block).filter((c) => c.factor.group === group).length
  }
}
