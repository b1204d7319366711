import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { member } from '../support/admin.ts'
import { type Browser, testApp } from '../support/app.ts'
import { Authenticator, addPasskey, passkeyRequest } from '../support/authenticator.ts'

const app = await testApp()
const { sql } = app

const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code?: string }).code,
]
const NEW = '/api/passkeys/request'

const newcomer = async () => (await member(app)).browser

type Oddity = Parameters<Authenticator['create']>[1]

async function registering(oddity: Oddity) {
  const browser = await newcomer()
  const credential = new Authenticator().create(await passkeyRequest(browser, NEW), oddity)
  return codeOf(await browser.call('POST', '/api/passkeys', { name: 'Odd', credential }))
}

function bytes(base64url: string | undefined): Uint8Array {
  return new Uint8Array(Buffer.from(base64url!, 'base64url'))
}

/** A COSE_Key of RS256. */
function rsaKey(modulusLength: number, publicExponent: number) {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength, publicExponent })
  const { n, e } = publicKey.export({ format: 'jwk' })
  return new Map<number, number | Uint8Array>([
    [1, 3],
    [3, -257],
    [-1, bytes(n)],
    [-2, bytes(e)],
  ])
}

/** The coordinates of a random point of P-256. */
function point(): [Uint8Array, Uint8Array] {
  const { x, y } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' })
  return [bytes(x), bytes(y)]
}

/** A point whose first coordinate begins with a zero: one in 256 does. */
function pointWithZero(): [Uint8Array, Uint8Array] {
  const [x, y] = point()
  return x[0] === 0 ? [x, y] : pointWithZero()
}

/** A COSE_Key of ES256, with its coordinates changed. */
function ecKey(change: (x: Uint8Array, y: Uint8Array) => Uint8Array[], curve = 1, [x, y] = point()) {
  const [first, second] = change(x, y)
  return new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, curve],
    [-2, first!],
    [-3, second!],
  ])
}

function edKey() {
  const { x } = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' })
  return new Map<number, number | Uint8Array>([
    [1, 1],
    [3, -8],
    [-1, 6],
    [-2, bytes(x)],
  ])
}

describe('a new passkey', () => {
  it.each<[string, () => Oddity]>([
    ['a key of RSA with 2048 bits', () => ({ publicKey: rsaKey(2048, 65_537) })],
    ['a point on the curve', () => ({ publicKey: ecKey((x, y) => [x, y]) })],
  ])('is accepted with %s', async (_, oddity) => {
    expect(await registering(oddity())).toEqual([201, undefined])
  })

  it.each<[string, () => Oddity]>([
    ['an RSA key of 1024 bits', () => ({ publicKey: rsaKey(1024, 65_537) })],
    ['an RSA key of 2040 bits', () => ({ publicKey: rsaKey(2040, 65_537) })],
    ['an RSA key with the exponent 3', () => ({ publicKey: rsaKey(2048, 3) })],
    ['a point beside the curve', () => ({ publicKey: ecKey((x, y) => [x, y.with(31, y[31]! ^ 1)]) })],
    ['the point zero', () => ({ publicKey: ecKey((x, y) => [x.fill(0), y.fill(0)]) })],
    ['a point of another curve', () => ({ publicKey: ecKey((x, y) => [x, y], 2) })],
    ['coordinates that are too short', () => ({ publicKey: ecKey((x, y) => [x.slice(1), y]) })],
    [
      'a coordinate without its leading zero',
      () => ({ publicKey: ecKey((x, y) => [x.slice(1), y], 1, pointWithZero()) }),
    ],
    ['a key whose algorithm was not requested', () => ({ publicKey: edKey() })],
    ['a key of another kind than its algorithm', () => ({ publicKey: rsaKey(2048, 65_537).set(3, -7) })],
    ['an attestation, although its signature is right', () => ({ attestation: 'self' })],
    ['a statement without a format', () => ({ attestation: 'odd' })],
  ])('is refused with %s', async (_, oddity) => {
    expect(await registering(oddity())).toEqual([401, 'passkey.failed'])
  })

  it('is refused from a page in a frame of another site, and so is its use', async () => {
    expect(await registering({ crossOrigin: true })).toEqual([403, 'passkey.wrong-origin'])
    const authenticator = await addPasskey(await newcomer())
    const browser = app.browser()
    const credential = authenticator.get(await passkeyRequest(browser), { crossOrigin: true })
    expect(codeOf(await browser.call('POST', '/api/auth/passkey', { credential }))).toEqual([
      403,
      'passkey.wrong-origin',
    ])
  })
})

describe('a challenge', () => {
  const writes = () => sql.value('select total_changes()')

  it('writes nothing to the database, for strangers and for members', async () => {
    const stranger = app.browser()
    const signedIn = await newcomer()
    const before = writes()
    await passkeyRequest(stranger)
    await passkeyRequest(stranger)
    await passkeyRequest(signedIn)
    await passkeyRequest(signedIn, NEW)
    expect(writes()).toBe(before)
    const names = sql.values('select name from sqlite_master')
    expect(names).not.toContain('passkey_challenges')
  })

  it('is accepted once at sign-in, also of a passkey without a counter, with copies of all cookies', async () => {
    const authenticator = await addPasskey(await newcomer(), 'Shared', new Authenticator(undefined, false))
    const browser = app.browser()
    const [first, second] = [await passkeyRequest(browser), await passkeyRequest(browser)]
    const thief = browser.copy()
    const signIn = (from: Browser, credential: unknown) =>
      from.call('POST', '/api/auth/passkey', { credential })
    const answer = authenticator.get(first)
    expect((await signIn(browser, answer)).status).toBe(200)
    expect(codeOf(await signIn(thief, answer))).toEqual([401, 'passkey.challenge-spent'])
    await browser.call('POST', '/api/auth/logout')
    // The second of two windows.
    expect((await signIn(browser, authenticator.get(second))).status).toBe(200)
    expect(codeOf(await signIn(thief, answer))).toEqual([401, 'passkey.challenge-spent'])
  })

  it('is accepted once as a proof and for a new passkey, because the session gets another token', async () => {
    const browser = await newcomer()
    const authenticator = new Authenticator(undefined, false)
    const credential = authenticator.create(await passkeyRequest(browser, NEW))
    const add = () => browser.call('POST', '/api/passkeys', { name: 'Shared', credential })
    expect((await add()).status).toBe(201)
    const { id } = sql.row('select id from passkeys order by rowid desc limit 1') as {
      id: string
    }
    const proof = authenticator.get(await passkeyRequest(browser))
    const prove = () => browser.call('POST', '/api/auth/passkey/proof', { credential: proof })
    expect((await prove()).status).toBe(200)
    expect(codeOf(await prove())).toEqual([401, 'passkey.challenge-spent'])
    await browser.form('/settings/passkeys', { form: 'remove', passkey: id })
    expect(codeOf(await add())).toEqual([401, 'passkey.challenge-spent'])
  })

  it('is refused if one bit of it was changed', async () => {
    const authenticator = await addPasskey(await newcomer())
    const browser = app.browser()
    const { challenge } = await passkeyRequest(browser)
    const length = Buffer.from(challenge, 'base64url').length
    for (const at of [0, 18, length - 1]) {
      const changed = Buffer.from(challenge, 'base64url')
      changed[at]! ^= 1
      const credential = authenticator.get({ challenge: changed.toString('base64url') })
      expect(codeOf(await browser.call('POST', '/api/auth/passkey', { credential }))).toEqual([
        401,
        'passkey.challenge-spent',
      ])
    }
  })
})
