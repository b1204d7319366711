import { createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Settings } from '#app/env.server.ts'
import type { Call, Device } from '#app/operations/operation.server.ts'

/** Accounts that the cookie of a browser can name; the least recently used is dropped first. */
const MOST_ACCOUNTS = 8

/**
 * The signed cookie of a browser that has signed in here before. It has a random id, and an HMAC for each account,
 * which does not reveal the account.
 */
export const deviceSchema = z.object({
  id: z.string().min(1).max(40),
  accounts: z.array(z.string().max(60)).max(MOST_ACCOUNTS),
}) satisfies z.ZodType<Device>

/** For a browser that has not signed in before. */
export function newDevice(): Device {
  return { id: randomBytes(16).toString('base64url'), accounts: [] }
}

type Secret = Pick<Settings, 'sessionSecret'>

function signAccount({ sessionSecret }: Secret, id: string, userId: string): string {
  return createHmac('sha256', sessionSecret).update(`device:${id}:${userId}`).digest('base64url')
}

/** True where this browser has signed in to this account before. */
export function isKnownDevice(
  { device, services }: Pick<Call, 'device' | 'services'>,
  userId: string,
): boolean {
  return device?.accounts.includes(signAccount(services.settings, device.id, userId)) ?? false
}

/** The browser's cookie after it has signed in to this account. */
export function deviceWith(settings: Secret, device: Device | null, userId: string): Device {
  const { id, accounts } = device ?? newDevice()
  const mark = signAccount(settings, id, userId)
  const others = accounts.filter((one) => one !== mark)
  return { id, accounts: [mark, ...others].slice(0, MOST_ACCOUNTS) }
}
