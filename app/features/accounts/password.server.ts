import { hash, verify } from '@node-rs/argon2'

/** Argon2id, 19 MiB, two passes: about 11 ms on one core (OWASP's first recommendation). */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const AT_ONCE = 2

let running = 0
const waiting: (() => void)[] = []

/** Hashing uses whole cores; a short queue keeps a burst of sign-ins from starving the pages. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resume) => waiting.push(resume))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFKC'), PARAMETERS))
}

/** Costs the same for an account without a password, or none at all, so that time tells nothing. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await placeholder())
  const matches = await inTurn(() => verify(against, password.normalize('NFKC')))
  return matches && Boolean(stored)
}

let placeholderHash: Promise<string> | undefined
function placeholder(): Promise<string> {
  placeholderHash ??= hashPassword('no account has this password')
  return placeholderHash
}

/** Makes the placeholder ahead of the first sign-in, which would otherwise take longer than later ones. */
export async function warmPasswordCheck(): Promise<void> {
  await placeholder()
}
