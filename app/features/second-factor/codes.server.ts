import { createHash, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import encodeQR from 'qr'

const PERIOD_SECONDS = 30
/** Clocks differ and people type slowly: the codes before and after count as well. */
const WINDOW = 1

function totpOf(secret: string, email: string): TOTP {
  return new TOTP({
    issuer: 'Qismah',
    label: email,
    // What every app can do; some ignore any other choice without a word.
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

/** The half minute that a code belongs to; null where it is not of this secret, or not of now. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totpOf(secret, '').validate({ token: compact(code), timestamp, window: WINDOW })
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta
}

function compact(code: string): string {
  return code.replace(/[\s-]/g, '').toUpperCase()
}

/** What an app scans: an address with the secret, and its QR code as the path of an SVG. */
export function enrolment(secret: string, email: string): { address: string; qr: QrCode } {
  const address = totpOf(secret, email).toString()
  return { address, qr: qrOf(address) }
}

export interface QrCode {
  /** Modules on each side, with the quiet zone. */
  size: number
  /** The dark modules. */
  path: string
}

const QUIET_ZONE = 4

function qrOf(text: string): QrCode {
  const modules = encodeQR(text, 'raw', { border: QUIET_ZONE })
  const path = modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size: modules.length, path }
}

/** Without the letters that are taken for one another. */
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

export function recoveryCodeHash(code: string): string {
  return createHash('sha256').update(compact(code)).digest('base64url')
}
