import { describe, expect, it } from 'vitest'
import { births } from '#app/guidance/births.ts'
import { corpusOf } from '#app/guidance/corpus/index.ts'
import { judge } from '#app/guidance/judge/judge.ts'
import { BLOCKS } from '#app/guidance/types.ts'
import { LANGUAGES } from '#app/language/language.ts'
import { compose, type Reading } from './composer.ts'
import { composePath, PHASES, practicesOf } from './path.ts'

const textsOf = ({ blocks }: Reading) => BLOCKS.flatMap((block) => blocks[block].map(({ text }) => text))

const WORDS = {
  en: [/\bgrief|mourning|photograph or one memory/, /\bcolleague|present job|at work\b/],
  ar: [/مع حزنكم|بجانب حزن|آخر الحزن|يبقى الحزن/, /زميل|عملكم الحالي|النهار كله في العمل/],
} as const

describe.each(LANGUAGES)('the path in %s', (language) => {
  const { isNamedIn } = corpusOf(language).names

  it('has the three tracks as its phases, in sentences that the reading does not use', () => {
    const faults: string[] = []
    for (const chart of births(600, 15)) {
      const reading = compose({ chart, language })
      const readingTexts = new Set(textsOf(reading))
      const whole = textsOf(reading).join(' ').toLowerCase()
      const phases = composePath(chart, {}, language)
      if (phases.map(({ name }) => name).join() !== PHASES.join()) faults.push('phases')
      phases.forEach(({ track, part, given, hindrance, counsel, practices }, i) => {
        if (track !== reading.tracks[i]?.name) faults.push(`${track} is not the track`)
        const sentences = [...given, ...hindrance, ...counsel]
        const isFault = part === 'difficulty'
        if (given.some(({ id }) => id.endsWith('/lived')) === isFault)
          faults.push(`a moment of the gift: ${part}`)
        if (
          given.length < (isFault ? 2 : 3) ||
          hindrance.length !== 3 ||
          counsel.length !== 3 ||
          practices.length < 2
        )
          faults.push(`${track} lacks a part`)
        for (const { id, text, because } of [...sentences, ...practices]) {
          if (!/^[\p{Lu}\p{Lo}‘].*[.?!؟’]$/su.test(text) || /[{}]|undefined| {2}/.test(text))
            faults.push(`${id}: ${text}`)
          if (because.length < 1 || because.length > 3) faults.push(`${id} has ${because.length} witnesses`)
          // The phase of the help begins with the help itself.
          if (part === 'help' && id.endsWith('/given/subject')) continue
          if (readingTexts.has(text)) faults.push(`${id} is in the reading: ${text}`)
          // The text after an opening such as 'At your best,'.
          const piece = text.replace(/^(?:At your best|On a good day|If you know this in yourself), /, '')
          if (!id.includes('/practice/') && whole.includes(piece.toLowerCase()))
            faults.push(`${id} is within the reading: ${text}`)
        }
      })
    }
    expect(faults.slice(0, 10)).toEqual([])
  })

  it('assumes a loss or a job only of a person who has said so', () => {
    const own = (phases: ReturnType<typeof composePath>) =>
      phases.flatMap(({ given, hindrance, counsel, practices }) =>
        [...given, ...hindrance, ...counsel, ...practices].map(({ text }) => text),
      )
    const charts = [...births(300, 18)]
    const silent = charts.map((chart) => composePath(chart, {}, language))
    const said = charts.map((chart) => composePath(chart, { loss: true, job: true }, language))
    for (const words of WORDS[language]) {
      expect(silent.flatMap(own).filter((text) => words.test(text))).toEqual([])
      expect(said.flatMap(own).filter((text) => words.test(text)).length).toBeGreaterThan(0)
    }
    for (const [i, chart] of charts.entries()) {
      const { tracks } = compose({ chart, said: { loss: true, job: true } })
      expect(said[i]!.map(({ track }) => track)).toEqual(tracks.map(({ name }) => name))
    }
  })

  it('names the planets in the tenth and in the eleventh place from the lot', () => {
    let tenths = 0
    for (const chart of births(300, 17)) {
      const { tenth, eleventh } = judge(chart)
      const { given } = composePath(chart, {}, language)[0]!
      const text = (id: string) => given.find((one) => one.id.endsWith(id))
      for (const [item, id] of [
        [tenth, '/tenth'],
        [eleventh, '/eleventh'],
      ] as const) {
        expect(text(id) === undefined).toBe(item.planets.length === 0)
        for (const planet of item.planets) expect(isNamedIn(planet, text(id)!.text)).toBe(true)
      }
      if (text('/tenth')) {
        tenths++
        expect(text('/tenth')?.because[0]?.passage).toBe('valens.lot-tenth')
      }
    }
    expect(tenths).toBeGreaterThan(50)
  })

  it('shares at most 6 % of its last phase with that of another person whose rulers end alike', () => {
    const last = new Map<string, Set<string>>()
    const shares: number[] = []
    for (const chart of births(800, 18)) {
      const phase = composePath(chart, {}, language)[2]!
      const texts = [...phase.given, ...phase.hindrance, ...phase.counsel].map(({ text }) => text)
      const ending = JSON.stringify(chart.partOfFortune.chain.ending)
      const before = last.get(ending)
      if (before) shares.push(texts.filter((text) => before.has(text)).length / texts.length)
      last.set(ending, new Set(texts))
    }
    expect(shares.length).toBeGreaterThan(500)
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThanOrEqual(0.06)
  })

  it('keeps the ids of its practices free of the chart', () => {
    for (const chart of births(200, 16))
      for (const { id } of practicesOf(chart)) expect(id).toMatch(/^track\/[a-z]+\/practice\/[1-6]$/)
  })
})
