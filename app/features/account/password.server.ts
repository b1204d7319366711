import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '#app/operations/operation.server.ts'
import { signInWords } from './sign-in-messages.ts'

/** Argon2id, 19 MiB, two passes: about 11 ms on one core (OWASP's first recommendation). */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const AT_ONCE = 2
/** About a second and a half of work for one core. */
const MOST_WAITING = 128
const BUSY_FOR_SECONDS = 5

interface Waiting {
  /** The number of recent attempts from the same address. Lower goes first. */
  rank: number
  begin: () => void
  refuse: (reason: Refusal) => void
}

let running = 0
const queue: Waiting[] = []

/**
 * Limits how many hashes run at once, because each takes a whole core. The queue is short, so that many attempts leave
 * time and memory for the pages. When it is full, the request of the address with the most attempts is refused, not the
 * newest one.
 */
async function inTurn<T>(work: () => Promise<T>, rank: number): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((begin, refuse) => enqueue({ rank, begin, refuse }))
  else running += 1
  try {
    return await work()
  } finally {
    const next = queue.shift()
    if (next) next.begin()
    else running -= 1
  }
}

function enqueue(waiting: Waiting): void {
  const behind = queue.findIndex(({ rank }) => rank > waiting.rank)
  queue.splice(behind < 0 ? queue.length : behind, 0, waiting)
  if (queue.length <= MOST_WAITING) return
  const busy = new Refusal('sign-in.crowded', signInWords.crowded, {}, { retryAfter: BUSY_FOR_SECONDS })
  queue.pop()?.refuse(busy)
}

interface Hashing {
  /** The number of recent attempts from the same address; 0 for a signed-in person. */
  rank?: number
  /** A new random one unless given. */
  salt?: Uint8Array
}

export function hashPassword(password: string, { rank = 0, salt }: Hashing = {}): Promise<string> {
  const parameters = salt ? { ...PARAMETERS, salt } : PARAMETERS
  return inTurn(() => hash(password.normalize('NFKC'), parameters), rank)
}

/** Takes as long for an account without a password, and for no account, so that the time reveals nothing. */
export async function passwordMatches(
  stored: string | null | undefined,
  password: string,
  rank = 0,
): Promise<boolean> {
  const against = stored ?? (await placeholder())
  const matches = await inTurn(() => verify(against, password.normalize('NFKC')), rank)
  return matches && Boolean(stored)
}

let placeholderHash: Promise<string> | undefined
function placeholder(): Promise<string> {
  placeholderHash ??= hashPassword('no account has this password')
  return placeholderHash
}

/** Makes the placeholder before the first sign-in, which would otherwise take longer than later ones. */
export async function warmPasswordCheck(): Promise<void> {
  await placeholder()
}
