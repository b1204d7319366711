import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import encodeQR from 'qr'
import type { Settings } from '#app/env.server.ts'
import { HOUR, isWithin } from '#app/operations/clock.ts'
import { hashPassword } from './password.server.ts'

const PERIOD_SECONDS = 30

function makeTotp(secret: string, email: string): TOTP {
  return new TOTP({
    issuer: 'Qismah',
    label: email,
    // Every app supports these. Some silently ignore other values.
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  })
}

/** 160 bits, as RFC 4226 recommends. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(compact(code))
}

/**
 * The 30-second step that a code belongs to: the present one or the one before, because people type slowly. Codes of
 * later steps are refused. Null if the code does not match the secret or is too old.
 */
export function findTotpStep(secret: string, code: string, now: Date): number | null {
  const totp = makeTotp(secret, '')
  const step = Math.floor(now.getTime() / 1000 / PERIOD_SECONDS)
  for (const one of [step, step - 1]) {
    const timestamp = one * PERIOD_SECONDS * 1000
    if (totp.validate({ token: compact(code), timestamp, window: 0 }) !== null) return one
  }
  return null
}

function compact(code: string): string {
  return code.replace(/[\s-]/g, '').toUpperCase()
}

/** What an app scans: an otpauth address with the secret, and its QR code as an SVG path. */
export function enrolment(secret: string, email: string): { address: string; qr: QrCode } {
  const address = makeTotp(secret, email).toString()
  return { address, qr: drawQr(address) }
}

export interface QrCode {
  /** Modules on each side, with the quiet zone. */
  size: number
  /** The dark modules. */
  path: string
}

const QUIET_ZONE = 4

function drawQr(text: string): QrCode {
  const modules = encodeQR(text, 'raw', { border: QUIET_ZONE })
  const path = modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size: modules.length, path }
}

/** Without characters that look like others. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const CODES = 10
const CODE_LENGTH = 12

/** About 59 bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () =>
    Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  )
}

/** A password hash of each code. They share a salt, so that an attempt is hashed once and not ten times. */
export async function recoveryCodeHashes(codes: readonly string[]): Promise<string[]> {
  const salt = randomBytes(16)
  return Promise.all(codes.map((code) => hashPassword(digestOfCode(code), { salt })))
}

/** The stored hash that matches this code, or null. */
export async function matchingHash(code: string, kept: readonly string[]): Promise<string | null> {
  const digest = digestOfCode(code)
  for (const salt of new Set(kept.map(parseSalt))) {
    const found = await hashPassword(digest, { salt: Buffer.from(salt, 'base64') })
    if (kept.includes(found)) return found
  }
  return null
}

function parseSalt(kept: string): string {
  return /^\$argon2id\$v=19\$[^$]+\$([^$]+)\$/.exec(kept)![1]!
}

function digestOfCode(code: string): string {
  return createHash('sha256').update(compact(code)).digest('base64url')
}

type SealSecret = Pick<Settings, 'sessionSecret'>

const IV_BYTES = 12
const TAG_BYTES = 16

function sealingKey({ sessionSecret }: SealSecret): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', sessionSecret, '', 'offered recovery codes', 32))
}

/** Codes that are not saved within this time are no longer shown. */
const OFFERED_FOR = HOUR

/** Who asks for codes, or to see them again. */
interface Viewer {
  userId: string
  sessionToken: string | null
  now: Date
}

const boundTo = ({ userId, sessionToken }: Viewer) => Buffer.from(JSON.stringify([userId, sessionToken]))

/**
 * Encrypts recovery codes that are shown until the person has saved them. Without the session secret, a copy of the
 * database does not reveal them.
 */
export function sealCodes(settings: SealSecret, viewer: Viewer, codes: readonly string[]): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(settings), iv).setAAD(boundTo(viewer))
  const sealed = [cipher.update([viewer.now.getTime(), ...codes].join(' '), 'utf8'), cipher.final()]
  return Buffer.concat([iv, ...sealed, cipher.getAuthTag()]).toString('base64url')
}

/** @returns null if they were sealed with another secret, for another person or session, or more than an hour ago */
export function openCodes(settings: SealSecret, viewer: Viewer, sealed: string): string[] | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(settings), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(boundTo(viewer)).setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    const text =
      decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    const [at, ...codes] = text.split(' ')
    return isWithin({ now: () => viewer.now }, Number(at), OFFERED_FOR) ? codes : null
  } catch {
    return null
  }
}
