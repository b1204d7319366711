import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { HOUR, isWithin } from '#app/operations/clock.ts'
import type { Services } from '#app/operations/services.ts'

/** Long enough to create an account. */
const CARRIED_FOR = HOUR

const carriedSchema = z.object({ fields: z.record(z.string(), z.string()), at: z.number() })

type Signing = Pick<Services, 'settings' | 'clock'>

/**
 * What a visitor typed, for a hidden field of the forms that lead to an account. The signature shows that the fields
 * were checked here; the time limits how long a page that was left open can enter them for somebody.
 */
export function carryBirth({ settings, clock }: Signing, fields: Readonly<Record<string, string>>): string {
  const payload = Buffer.from(JSON.stringify({ fields, at: clock.now().getTime() })).toString('base64url')
  return `${payload}.${signature(settings.sessionSecret, payload)}`
}

/** @returns null if the text is not signed by us, or too old */
export function carriedBirth({ settings, clock }: Signing, carried: string): Record<string, string> | null {
  const [payload = '', signed = ''] = carried.split('.')
  const [given, expected] = [signed, signature(settings.sessionSecret, payload)].map((text) =>
    Buffer.from(text),
  )
  if (given!.length !== expected!.length || !timingSafeEqual(given!, expected!)) return null
  const { fields, at } = carriedSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  return isWithin(clock, at, CARRIED_FOR) ? fields : null
}

function signature(secret: string, payload: string): string {
  return createHmac('sha256', secret).update(`carried-birth:${payload}`).digest('base64url')
}
