import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { BLOCKS, corpusOf } from '#app/guidance/index.server.ts'

const LAHORE = { utc: '1962-09-13T15:12:00Z', latitude: 31.5497, longitude: 74.3436 }
const ISTANBUL = { local: '1978-07-15T14:30', zone: 'Europe/Istanbul', latitude: 41.0082, longitude: 28.9784 }

async function run(args: string[], lines: readonly unknown[] = []) {
  const child = spawn(process.execPath, ['build/server/cli-reading.js', ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const exit = new Promise<number | null>((resolve) => child.on('close', resolve))
  child.stdin.end(lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'))
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), exit])
  return { answers: out.trimEnd().split('\n'), err, code }
}

describe('npm run reading', () => {
  it('answers each birth with one reading, in order, and a bad line with an error on its line', async () => {
    const { answers, code } = await run(
      ['--jsonl'],
      [LAHORE, 'no JSON', { ...LAHORE, latitude: 100 }, ISTANBUL],
    )
    expect(code).toBe(0)
    const [lahore, noJson, outside, istanbul] = answers.map((line) => JSON.parse(line))
    expect(noJson).toEqual({ error: 'invalid-input', message: 'The line is not JSON' })
    expect(outside).toMatchObject({ error: 'invalid-input' })
    for (const reading of [lahore, istanbul]) {
      expect(Object.keys(reading)).toEqual([
        'judgement',
        'headline',
        'inShort',
        'letter',
        'tracks',
        'blocks',
        'readFrom',
        'steps',
        'examples',
        'ayahs',
        'hadith',
        'corpusVersion',
      ])
      expect(reading.tracks).toHaveLength(3)
      for (const { name, witnesses } of reading.tracks) {
        expect(name).toMatch(/^[a-z]+$/)
        expect(witnesses.length).toBeGreaterThanOrEqual(2)
      }
      expect(Object.keys(reading.blocks)).toEqual([...BLOCKS, 'realLifeExamples'])
      expect(Object.keys(reading.readFrom).sort()).toEqual([...BLOCKS, 'realLifeExamples'].sort())
      for (const sentence of Object.values<Record<string, unknown>[]>(reading.blocks).flat()) {
        expect(Object.keys(sentence)).toEqual(['id', 'text', 'because', 'book', 'ours'])
        expect(sentence.ours || sentence.book, String(sentence.id)).toBeTruthy()
      }
      expect(reading.steps.map(({ when }: { when: string }) => when)).toEqual(['today', 'week', 'month'])
      expect(reading.examples).toHaveLength(2)
      expect(reading.ayahs.length + (reading.hadith ? 1 : 0)).toBe(1)
      expect(reading.letter).toContain(reading.headline)
      expect(reading.letter.split('\n\n')).toHaveLength(2)
    }
    expect(lahore.judgement).toMatchObject({ manner: { sign: 'Scorpio' }, keeper: { planet: 'Mars' } })
    expect(lahore.letter).toContain('Scorpio')
  })

  it('lists with --around what differs within this many minutes', async () => {
    const births = [LAHORE, ISTANBUL]
    const { answers } = await run(['--jsonl', '--around', '30'], births)
    for (const { around, blocks } of answers.map((line) => JSON.parse(line))) {
      expect(around.minutes).toBe(30)
      expect(around.changes.length).toBeGreaterThan(0)
      const texts = new Map(
        Object.values<{ id: string; text: string }[]>(blocks)
          .flat()
          .map(({ id, text }) => [id, text]),
      )
      for (const { id, minutes, text: other } of around.changes) {
        expect(Math.abs(minutes)).toBeLessThanOrEqual(30)
        expect(texts.has(id), id).toBe(true)
        expect(other).not.toBe(texts.get(id))
      }
    }
  })

  it('shows with --preview a reading that has the paragraph, and marks it', async () => {
    const { answers, code } = await run(['--preview', 'lot', 'Gemini 9'])
    expect(code).toBe(0)
    const shown = answers.join('\n')
    const { text: paragraph, letter } = corpusOf('en').pairs.lot['Gemini 9']
    expect(shown).toContain(`>>> ${paragraph} <<<`)
    // A joint before the sentence makes its first letter small.
    expect(shown).toContain(`${letter.slice(1)} <<<`)
    // The reading begins with its four lines and its letter.
    expect(shown).toMatch(
      /^Birth: \{.+\}\n\ngift: .+\ndifficulty: .+\nhelp: .+\ntoday: .+\n\n.+\n\n.+\n\nPlan: /,
    )
  }, 60_000)

  it.each([
    ['knots', 'Leo 8'],
    ['helps', 'trust delay'],
  ])(
    'shows with --preview %s %s',
    async (kind, key) => {
      const { answers } = await run(['--preview', kind, key])
      expect(answers.join('\n')).toMatch(/>>> .+ <<<[\s\S]+>>> .+ <<</)
    },
    60_000,
  )

  it('writes with --language in another language, of the same judgement', async () => {
    const [english, arabic] = await Promise.all(
      ['en', 'ar'].map(async (language) => {
        const { answers } = await run(['--language', language, '--jsonl'], [LAHORE])
        return JSON.parse(answers[0]!)
      }),
    )
    expect(arabic.judgement).toEqual(english.judgement)
    expect(arabic.letter).toMatch(/^[^A-Za-z]+$/)
    expect(arabic.ayahs.concat(arabic.hadith ?? [])).toHaveLength(1)
    const { answers } = await run(['--language', 'ar', '--preview', 'lot', 'Gemini 9'])
    expect(answers.join('\n')).toContain(`>>> ${corpusOf('ar').pairs.lot['Gemini 9'].text} <<<`)
  }, 60_000)

  it.each([
    [[], '--jsonl or --preview is needed.'],
    [['--preview', 'lot'], '--preview needs a kind and a key'],
    [['--preview', 'lots', 'Gemini 9'], "There is no kind 'lots'. The kinds are: lot, rulerPlace"],
    [['--preview', 'constructor', 'Gemini 9'], "There is no kind 'constructor'"],
    [
      ['--preview', 'lot', 'Gemini 13'],
      "There is no paragraph 'Gemini 13' of the kind 'lot'. Keys like it: Gemini 1",
    ],
    [['--preview', 'guidance', 'trust'], 'Keys like it: trust 1, trust 2'],
    [['--jsonl', '--around', '0'], '--around must be whole minutes from 1 to 60'],
    [['--jsonl', '--around', 'five'], '--around must be whole minutes from 1 to 60'],
    [['--language', 'fr', '--jsonl'], '--language must be one of: en, ar'],
    [['--city', 'Lahore'], "Unknown option '--city'"],
  ])('refuses %j', async (args, message) => {
    const { err, code } = await run(args)
    expect(code).toBe(1)
    expect(err).toContain(message)
  })
})
