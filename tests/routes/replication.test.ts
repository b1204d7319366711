import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { registered, testApp } from '../support/app.ts'
import { mine, STORY } from '../support/stories.ts'

/** Simulates LiteFS's files: `.primary` exists on a replica, `-pos` has the position of a node. */
const database = join(mkdtempSync(join(tmpdir(), 'qismah-node-')), 'qismah.sqlite')
const app = await testApp({ DATABASE_FILE: database, DATABASE_KEY: '', REPLICATION: 'litefs' })
const PRIMARY = join(dirname(database), '.primary')
const LAG_MS = 200

const comeTo = (position: number) =>
  writeFileSync(`${database}-pos`, `${position.toString(16).padStart(16, '0')}/0000000000000000\n`)
const beReplica = () => writeFileSync(PRIMARY, 'node-a\n')

afterEach(() => rmSync(PRIMARY, { force: true }))

const handedOn = (response: Response) => response.headers.get('fly-replay')

/** A person who has written transaction 17 on the primary. */
async function writer() {
  const browser = app.browser()
  comeTo(1)
  await registered(browser)
  const sent = browser.call('POST', '/api/user-stories', { title: 'The door', storyContent: STORY })
  comeTo(17)
  await sent
  return browser
}

describe('a replica', () => {
  it('forwards requests that may change something, before it reads them', async () => {
    const browser = await writer()
    const before = (await mine(browser)).length
    beReplica()
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const headers = { Origin: 'http://localhost:3000' }
      const answer = await browser.send('/api/user-stories/any', { method, headers })
      expect([answer.status, handedOn(answer)]).toEqual([409, 'instance=node-a'])
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
    }
    rmSync(PRIMARY)
    expect(await mine(browser)).toHaveLength(before)
  })

  it('answers reads', async () => {
    beReplica()
    for (const path of ['/', '/faq', '/login', '/api/countries', '/healthz']) {
      const answer = await app.browser().get(path)
      expect([path, answer.status, handedOn(answer)]).toEqual([path, 200, null])
    }
  })

  it('waits until it has reached the position that its reader has seen', async () => {
    const browser = await writer()
    beReplica()
    comeTo(16)
    const began = performance.now()
    const asked = browser.get('/my-stories')
    setTimeout(comeTo, LAG_MS, 17)
    const answer = await asked
    expect([answer.status, handedOn(answer)]).toEqual([200, null])
    expect(performance.now() - began).toBeGreaterThanOrEqual(LAG_MS - 5)
  })

  it('forwards a read if it does not reach that position within a second, but not for other readers', async () => {
    const browser = await writer()
    beReplica()
    comeTo(16)
    expect(handedOn(await browser.get('/my-stories'))).toBe('instance=node-a')
    expect(handedOn(await app.browser().get('/faq'))).toBeNull()
  })

  it('accepts only a number as a position', async () => {
    beReplica()
    for (const cookie of [
      'qismah_seen=zz',
      'qismah_seen=',
      'qismah_seen=-1',
      `qismah_seen=${'f'.repeat(400)}`,
    ]) {
      const answer = await app.browser().send('/faq', { headers: { Cookie: cookie } })
      expect([cookie.slice(0, 20), answer.status]).toEqual([cookie.slice(0, 20), 200])
    }
  })

  it('forwards a read that turns out to write, and answers 503 if no node writes', async () => {
    const browser = await writer()
    const { sqlite } = app.services.db
    sqlite.pragma('query_only = on')
    try {
      const write = () => browser.call('POST', '/api/stories', { story: 'Nobody can keep this.' })
      expect((await write()).status).toBe(503)
      beReplica()
      expect(handedOn(await browser.get('/my-stories'))).toBeNull()
      expect(handedOn(await browser.get('/settings'))).toBeNull()
    } finally {
      sqlite.pragma('query_only = off')
    }
  })
})

describe('the node that writes', () => {
  it('gives a writer the number of the transaction, and sets no cookie on cacheable pages', async () => {
    const browser = await writer()
    expect(browser.cookies.get('qismah_seen')).toBe('11')
    comeTo(18)
    const asked = app.browser().get('/faq')
    comeTo(19)
    expect((await asked).headers.getSetCookie()).toEqual([])
  })
})
