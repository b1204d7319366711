import { Writable } from 'node:stream'
import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import type * as Server from '#app/main.server.ts'
import type { WritingOutcome } from '#app/operations/services.ts'
import { type Browser, ISTANBUL_BIRTH, registered, testApp } from '../support/app.ts'
import {
  type AskedParagraph,
  askedParagraphs,
  completion,
  SMOOTHED,
  smoothly,
} from '../support/model-server.ts'
import { modelServer } from '../support/models.ts'
import { hidden, page } from '../support/stories.ts'

const model = await modelServer(smoothly)
const app = await testApp({ WRITER_URL: model.url, WRITER_MODEL: 'smooth-1', WRITER_KEY: 'a key' })
const { sql } = app
const { services, clock } = app
const outcomes: WritingOutcome[] = []
const writing = services.writing!
const { within, patience } = writing
writing.onOutcome = (outcome) => outcomes.push(outcome)

beforeEach(() => {
  sql.exec('delete from users')
  model.answers(smoothly)
  Object.assign(writing, { within, patience })
  model.calls.length = 0
  outcomes.length = 0
})

async function reader(at = app): Promise<{ browser: Browser; email: string }> {
  const browser = at.browser()
  const { email } = await registered(browser)
  await browser.call('POST', '/api/birth-data', { ...ISTANBUL_BIRTH, pseudonym: 'Zanzibari' })
  return { browser, email }
}

interface Sentence {
  id: string
  text: string
}

async function choose(browser: Browser, choice: 'allow-writer' | 'withdraw-writer'): Promise<Response> {
  const writer = hidden(await page(browser, '/analysis'), 'writer')
  return browser.form('/analysis', { choice, writer })
}

const count = (table: string) => sql.value(`select count(*) from ${table}`)

describe('the writer', () => {
  it('is described on the page, and receives nothing before the person agrees', async () => {
    const { browser } = await reader()
    const html = await page(browser, '/analysis')
    expect(html).toContainAll('smooth-1', 'Nothing is sent before you agree.')
    expect(html).toMatch(/Not sent<\/dt><dd>Your name, your email address, your birth information/)
    expect(html).toContain('Agree and send the sentences')
    await browser.call('POST', '/api/analysis')
    await browser.form('/reports/pdf', {})
    expect(model.calls).toEqual([])
  })

  it('rewords each paragraph after the person agrees, keeps the reasons, and receives nothing else', async () => {
    const { browser, email } = await reader()
    const before = (await browser.call('POST', '/api/analysis')).body as {
      sentences: Record<string, (Sentence & { reason: unknown })[]>
    }
    const answer = await choose(browser, 'allow-writer')
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/analysis#wording'])
    expect(model.calls).toHaveLength(1)
    // The guidance names a passage of the Qur'an or a hadith.
    const { spiritualGuidance, ...sentToIt } = before.sentences
    const composed = Object.values(sentToIt).flat()
    const asked = askedParagraphs(model.calls[0]!)
    expect(asked.flatMap(({ sentences }) => sentences)).toEqual(composed.map(({ text }) => text))
    expect(asked.map(({ id }) => id)).toEqual(asked.map((_, i) => String(i + 1)))
    // Each of the three steps stands alone, and no paragraph belongs to two blocks.
    for (const { text } of before.sentences.practicalSteps!)
      expect(asked.map(({ sentences }) => sentences)).toContainEqual([text])
    for (const { sentences } of asked) {
      const blocks = Object.values(sentToIt).filter((block) =>
        block.some(({ text }) => sentences.includes(text)),
      )
      expect(blocks).toHaveLength(1)
    }
    const sent = JSON.stringify(model.calls[0])
    for (const word of [email, 'Person', 'Zanzibari', 'Istanbul', '1978', '14:30', 'lot.house'])
      expect(sent, word).not.toContain(word)

    const after = (await browser.call('POST', '/api/analysis')).body as typeof before
    const { spiritualGuidance: guidance, ...others } = after.sentences
    expect(guidance).toEqual(spiritualGuidance)
    const reworded = Object.values(others).flat()
    for (const { text } of reworded) expect(text).toMatch(/ indeed\.\)?$/)
    expect(reworded.map(({ id, reason }) => [id, reason])).toEqual(
      composed.map(({ id, reason }) => [id, reason]),
    )
    expect(/You agreed on [^<]*/.exec(await page(browser, '/analysis'))?.[0]).toContain('March')
    expect(outcomes).toEqual([expect.objectContaining({ taken: asked.length, refused: {}, failure: null })])
    expect(model.calls).toHaveLength(1)
  })

  it('keeps the whole composed paragraph if one reworded sentence says more or less, and logs why', async () => {
    const { browser } = await reader()
    const before = (await browser.call('POST', '/api/analysis')).body as {
      sentences: Record<string, Sentence[]>
    }
    // What is done to the first part of each paragraph, if anything.
    const done: Record<string, (sentences: string[]) => string[]> = {
      1: ([first, ...rest]) => [
        first!.replace(/\.$/, ', and you will marry a rich stranger in May.'),
        ...rest,
      ],
      2: ([first, ...rest]) => [first!.replace(/\.$/, ' <b>indeed</b>.'), ...rest],
      3: (sentences) => [...sentences, 'One sentence more.'],
    }
    model.answers((call) =>
      completion({
        paragraphs: (
          JSON.parse(smoothly(call).choices[0]!.message.content).paragraphs as AskedParagraph[]
        ).map(({ id, sentences }) => ({ id, sentences: done[id]?.(sentences) ?? sentences })),
      }),
    )
    await choose(browser, 'allow-writer')
    const html = await page(browser, '/analysis')
    expect(html).not.toContain('rich stranger')
    const after = (await browser.call('POST', '/api/analysis')).body as typeof before
    const texts = Object.values(after.sentences).flatMap((block) => block.map(({ text }) => text))
    const asked = askedParagraphs(model.calls[0]!)
    for (const { sentences } of asked.slice(0, 3)) for (const text of sentences) expect(texts).toContain(text)
    for (const { text } of after.sentences.lightSidePattern!) expect(text).toMatch(/ indeed\.$/)
    const [outcome] = outcomes
    expect(outcome).toMatchObject({
      taken: asked.length - 3,
      refused: { markup: 1, sentences: 1 },
      failure: null,
    })
    expect(Object.values(outcome!.refused).reduce((sum, n) => sum + n, 0)).toBe(3)
  })

  it.each<[string, Parameters<typeof model.answers>[0], string]>([
    [
      'drops a paragraph',
      (call) => completion({ paragraphs: askedParagraphs(call).slice(1) }),
      'it left out, added or moved a paragraph',
    ],
    [
      'answers with an error',
      (_, response) => {
        response.statusCode = 500
        return {}
      },
      'it answered 500',
    ],
    ['breaks off', (_, response) => void response.destroy(), 'it could not be reached'],
    ['answers in another form', () => ({ text: 'Here you are.' }), 'its answer has another form'],
    ['does not answer in time', () => undefined, 'it did not answer within 0.3 s'],
  ])('leaves the composed analysis when it %s, and shows the person no error', async (_, answer, failure) => {
    const { browser } = await reader()
    if (failure.includes('within')) writing.within = 300
    const paragraph = /<p class="max-w-measure text-lg">[^<]+</g
    const before = (await page(browser, '/analysis')).match(paragraph)
    model.answers(answer)
    expect((await choose(browser, 'allow-writer')).status).toBe(303)
    const html = await page(browser, '/analysis')
    expect(html.match(paragraph)).toEqual(before)
    expect(html).not.toContain(failure)
    expect(outcomes).toEqual([expect.objectContaining({ taken: 0, failure })])

    // Tried again at a visit an hour later, while the page does not wait.
    writing.within = within
    await page(browser, '/analysis')
    expect(outcomes).toHaveLength(1)
    model.answers(smoothly)
    clock.advance(60 * 60 * 1000)
    await page(browser, '/analysis')
    await expect.poll(() => outcomes.length).toBe(2)
    expect(await page(browser, '/analysis')).toContain(SMOOTHED)
  })

  it('delays a page only for a short time: a late answer is shown at the next visit', async () => {
    const { browser } = await reader()
    writing.patience = 20
    const held: (() => void)[] = []
    model.answers(async (call) => {
      await new Promise<void>((go) => held.push(go))
      return smoothly(call)
    })
    expect((await choose(browser, 'allow-writer')).status).toBe(303)
    const meanwhile = await page(browser, '/analysis')
    expect(meanwhile).toContain('The sentences have been sent, and the answer is not here yet.')
    expect(meanwhile).not.toContain(SMOOTHED)
    // Pressing again in another window, or loading the page again, does not send another request.
    expect((await choose(browser, 'allow-writer')).status).toBe(303)
    expect(model.calls).toHaveLength(1)
    for (const go of held) go()
    await expect.poll(() => outcomes.length).toBe(1)
    const html = await page(browser, '/analysis')
    expect(html).toContain(SMOOTHED)
    expect(html).not.toContain('the answer is not here yet')
    await choose(browser, 'allow-writer')
    expect(model.calls).toHaveLength(1)
  })

  it('keeps the composed analysis when the writer does not answer', async () => {
    const alone = await testApp({ WRITER_URL: 'http://127.0.0.1:9/v1', WRITER_MODEL: 'none' })
    alone.services.writing!.onOutcome = (outcome) => outcomes.push(outcome)
    const { browser } = await reader(alone)
    expect((await choose(browser, 'allow-writer')).status).toBe(303)
    expect(await page(browser, '/analysis')).toContain('may make the wording of your analysis easier')
    expect(outcomes).toEqual([expect.objectContaining({ taken: 0, failure: 'it could not be reached' })])
  })

  it('shows each composed sentence as well, and names the model beside the reworded ones', async () => {
    const { browser } = await reader()
    const before = (await browser.call('POST', '/api/analysis')).body as {
      sentences: Record<string, Sentence[]>
    }
    const [composed] = before.sentences.practicalSteps!
    expect(await page(browser, '/analysis')).not.toContain('Wording made easier by')
    await choose(browser, 'allow-writer')
    const html = (await page(browser, '/analysis')).replaceAll('&#x27;', "'")
    expect(html).toContain(`Our own sentence</dt><dd>${composed!.text}</dd>`)
    expect(html).toMatch(/Wording made easier by <bdi[^>]*>smooth-1<\/bdi>\./)
    const after = (await browser.call('POST', '/api/analysis')).body as {
      sentences: Record<string, (Sentence & { composed?: string })[]>
    }
    expect(after.sentences.practicalSteps![0]).toMatchObject({ id: composed!.id, composed: composed!.text })
  })

  it('logs the result without any text of people', async () => {
    const lines: string[] = []
    const stream = new Writable({
      write(line, _, done) {
        lines.push(String(line))
        done()
      },
    })
    const log = pino(stream)
    const { logWriting } = (await import('#build/server/index.js' as string)) as typeof Server
    const whole = { writer: writing.writer.id, taken: 12, refused: {}, failure: null, milliseconds: 900 }
    logWriting(log, whole)
    logWriting(log, { ...whole, taken: 11, refused: { added: 1 } })
    logWriting(log, { ...whole, taken: 0, failure: 'it did not answer within 20 s' })
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 30, msg: 'paragraphs reworded', writing: whole }),
      expect.objectContaining({ level: 40, msg: 'composed paragraphs stay' }),
      expect.objectContaining({ level: 40, msg: 'composed paragraphs stay' }),
    ])
  })

  it('can lose its consent: its sentences are deleted, and it gets no more requests', async () => {
    const { browser } = await reader()
    await choose(browser, 'allow-writer')
    expect([count('writer_consents'), count('analysis_writings')]).toEqual([1, 1])
    const download = await (await browser.form('/settings/my-data.json', {})).text()
    expect(download).toContainAll('smooth-1 at 127.0.0.1', SMOOTHED)
    expect((await choose(browser, 'withdraw-writer')).status).toBe(303)
    expect([count('writer_consents'), count('analysis_writings')]).toEqual([0, 0])
    const html = await page(browser, '/analysis')
    expect(html).not.toContain(SMOOTHED)
    expect(html).toContain('Your consent is withdrawn.')
    expect(model.calls).toHaveLength(1)
  })

  it.each([
    ['withdrew', (browser: Browser) => choose(browser, 'withdraw-writer')],
    ['left', (browser: Browser) => browser.call('DELETE', '/api/user/delete-data')],
  ])('stores nothing for a person who %s while it was at work', async (_, leave) => {
    const { browser } = await reader()
    let go = () => {}
    model.answers(async (call) => {
      await new Promise<void>((done) => {
        go = done
      })
      return smoothly(call)
    })
    const allowed = choose(browser, 'allow-writer')
    await expect.poll(() => model.calls.length).toBe(1)
    await leave(browser)
    go()
    await allowed
    await expect.poll(() => outcomes.length).toBe(1)
    expect([count('writer_consents'), count('analysis_writings')]).toEqual([0, 0])
  })

  it('gets requests only under the name that the person read', async () => {
    const { browser } = await reader()
    await page(browser, '/analysis')
    const answer = await browser.form('/analysis', {
      choice: 'allow-writer',
      writer: 'another at elsewhere.example',
    })
    expect(answer.status).toBe(409)
    expect(count('writer_consents')).toBe(0)
    sql.exec("insert into writer_consents select id, 'another at elsewhere.example', 1 from users")
    expect(await page(browser, '/analysis')).toContain('Agree and send the sentences')
    expect(model.calls).toEqual([])
  })

  it('does not get repeated requests for one person', async () => {
    const limited = await testApp({ RATE_LIMITS: 'on', WRITER_URL: model.url, WRITER_MODEL: 'smooth-1' })
    const { browser } = await reader(limited)
    for (let time = 0; time < 6; time += 1) {
      expect((await choose(browser, 'allow-writer')).status).toBe(303)
      expect((await choose(browser, 'withdraw-writer')).status).toBe(303)
    }
    const answer = await choose(browser, 'allow-writer')
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(model.calls).toHaveLength(6)
    expect((await reader(limited).then((other) => choose(other.browser, 'allow-writer'))).status).toBe(303)
  })

  it('is not mentioned when none is set up', async () => {
    const plain = await testApp()
    const browser = await plain.born()
    expect(await page(browser, '/analysis')).not.toContain('Easier wording')
    expect((await browser.form('/analysis', { choice: 'allow-writer', writer: 'x' })).status).toBe(409)
  })
})
