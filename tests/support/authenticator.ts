import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { type Browser, ORIGIN } from './app.ts'

const PRESENT = 0x01
const VERIFIED = 0x04
const BACKUP_ELIGIBLE = 0x08
const BACKED_UP = 0x10
const HAS_CREDENTIAL = 0x40

interface Credential {
  id: Buffer
  key: KeyObject
  userHandle: string
  counter: number
}

/** How a response differs from a correct one. */
interface Oddity {
  /** The origin of the page on which it is used. */
  origin?: string
  /** False if no fingerprint or PIN was checked. */
  verified?: boolean
  /** Makes a second passkey with the same id, which no honest device does. */
  again?: boolean
  /** True if the page was in a frame of another site. */
  crossOrigin?: boolean
  /** `self`: a valid attestation of the kind that some devices send unasked. `odd`: none, with a statement. */
  attestation?: 'self' | 'odd'
  /** The public key that is sent: a COSE_Key. */
  publicKey?: Map<number, number | Uint8Array>
}

interface Options {
  challenge: string
  user?: { id: string }
}

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()

function uint(value: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  bytes.writeUIntBE(value, 0, length)
  return bytes
}

/** A device with one passkey of ES256 that counts its signatures: the browser's part of WebAuthn in software. */
export class Authenticator {
  #credential: Credential | null = null

  /** @param counts false for one without a counter, as those that share their keys between devices */
  constructor(
    private readonly rpId = new URL(ORIGIN).hostname,
    private readonly counts = true,
  ) {}

  /** The result of `navigator.credentials.create()`. */
  create({ challenge, user }: Options, oddity: Oddity = {}) {
    const { origin = ORIGIN, verified = true, again, crossOrigin } = oddity
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const id = (again && this.#credential?.id) || randomBytes(16)
    this.#credential = { id, key: privateKey, userHandle: user!.id, counter: 0 }
    const { x, y } = publicKey.export({ format: 'jwk' })
    // COSE_Key: EC2, ES256, P-256.
    const own = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
    ])
    const cose = isoCBOR.encode(oddity.publicKey ?? own)
    const authData = Buffer.concat([
      this.#authenticatorData((verified ? VERIFIED : 0) | HAS_CREDENTIAL | BACKUP_ELIGIBLE | BACKED_UP),
      Buffer.alloc(16),
      uint(id.length, 2),
      id,
      cose,
    ])
    const client = clientData('webauthn.create', challenge, origin, crossOrigin)
    const statement = new Map<string, unknown>()
    if (oddity.attestation) statement.set('alg', -7)
    if (oddity.attestation === 'self')
      statement.set(
        'sig',
        new Uint8Array(sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey)),
      )
    const attestationObject = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', oddity.attestation === 'self' ? 'packed' : 'none'],
        ['attStmt', statement],
        ['authData', new Uint8Array(authData)],
      ]) as Parameters<typeof isoCBOR.encode>[0],
    )
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      attestationObject: Buffer.from(attestationObject).toString('base64url'),
      transports: ['internal'],
    })
  }

  /** The result of `navigator.credentials.get()`. */
  get({ challenge }: Options, { origin = ORIGIN, verified = true, crossOrigin }: Oddity = {}) {
    const credential = this.#credential!
    credential.counter += this.counts ? 1 : 0
    const data = this.#authenticatorData((verified ? VERIFIED : 0) | BACKUP_ELIGIBLE | BACKED_UP)
    const client = clientData('webauthn.get', challenge, origin, crossOrigin)
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), credential.key)
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: credential.userHandle,
    })
  }

  /** Another device with the same passkey and the current counter. */
  copy(): Authenticator {
    const copy = new Authenticator(this.rpId, this.counts)
    copy.#credential = { ...this.#credential! }
    return copy
  }

  #authenticatorData(flags: number): Buffer {
    return Buffer.concat([
      sha256(this.rpId),
      uint(flags | PRESENT, 1),
      uint(this.#credential?.counter ?? 0, 4),
    ])
  }

  #answer<Response>(response: Response) {
    const id = this.#credential!.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response } as const
  }
}

function clientData(type: string, challenge: string, origin: string, crossOrigin = false): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }))
}

type Answer = Awaited<ReturnType<Browser['call']>>

/** The options that the server sends for an authenticator in this browser. */
export async function passkeyRequest(browser: Browser, path = '/api/auth/passkey/request'): Promise<Options> {
  const { status, body } = await browser.call('POST', path, {})
  if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`)
  return body
}

/** Adds a passkey to the account of the signed-in person, on a separate device. */
export async function addPasskey(
  browser: Browser,
  name = 'My phone',
  authenticator = new Authenticator(),
): Promise<Authenticator> {
  const credential = authenticator.create(await passkeyRequest(browser, '/api/passkeys/request'))
  const { status, body } = await browser.call('POST', '/api/passkeys', { name, credential })
  if (status !== 201) throw new Error(`Adding a passkey answered ${status}: ${JSON.stringify(body)}`)
  return authenticator
}

export async function signInByPasskey(browser: Browser, authenticator: Authenticator): Promise<Answer> {
  const credential = authenticator.get(await passkeyRequest(browser))
  return browser.call('POST', '/api/auth/passkey', { credential })
}
