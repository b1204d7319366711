import { createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Call, Device } from '#app/operations/operation.server.ts'
import { accountsRepo, updateAccount } from './accounts.repo.server.ts'

/** Browsers that an account knows; the one that signed in longest ago is forgotten first. */
const MOST_BROWSERS = 8

/** The signed cookie of a browser: a random id, which says nothing about the accounts that know it. */
export const deviceSchema = z.object({ id: z.string().min(1).max(40) }) satisfies z.ZodType<Device>

/** For a browser that has not signed in before. */
export function newDevice(): Device {
  return { id: randomBytes(16).toString('base64url') }
}

type Sender = Pick<Call, 'device' | 'services'>

/** What an account knows a browser by: another digest for each account, so that the accounts of a browser stay apart. */
function markOf({ settings }: Sender['services'], device: Device, userId: string): string {
  return createHmac('sha256', settings.sessionSecret)
    .update(`device:${device.id}:${userId}`)
    .digest('base64url')
}

function loadMarks({ db }: Sender['services'], userId: string): string[] {
  return accountsRepo(db).byId.get({ id: userId })?.knownBrowsers ?? []
}

/** True if this browser has signed in to this account, and the account has not forgotten it since. */
export function isKnownDevice({ device, services }: Sender, userId: string): boolean {
  return device !== null && loadMarks(services, userId).includes(markOf(services, device, userId))
}

/** From now on the account knows this browser. @returns what its cookie holds. */
export function noteDevice({ device, services }: Sender, userId: string): Device {
  const noted = device ?? newDevice()
  const mark = markOf(services, noted, userId)
  const others = loadMarks(services, userId).filter((one) => one !== mark)
  updateAccount(services.db, userId, { knownBrowsers: [mark, ...others].slice(0, MOST_BROWSERS) })
  return noted
}

/** For a session that stays while all others end. */
export function forgetOtherDevices(sender: Sender, userId: string): void {
  const { device, services } = sender
  const knownBrowsers = device && isKnownDevice(sender, userId) ? [markOf(services, device, userId)] : []
  updateAccount(services.db, userId, { knownBrowsers })
}
