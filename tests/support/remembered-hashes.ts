import { createRequire } from 'node:module'

type Ask = (...args: unknown[]) => Promise<unknown>
interface Argon2 {
  hash: Ask
  verify: Ask
  /** What was answered in this process; null if each is computed. */
  answers?: Map<string, Promise<unknown>> | null
}

/**
 * Most tests need a person and not the hash of their password, which takes most of the time of a registration. So
 * Argon2 computes each once in a process. This must run before the application loads Argon2.
 */
const argon2: Argon2 = createRequire(import.meta.url)('@node-rs/argon2')
if (argon2.answers === undefined) for (const name of ['hash', 'verify'] as const) remember(name)
argon2.answers ??= new Map()

function remember(name: 'hash' | 'verify'): void {
  const compute = argon2[name]
  argon2[name] = (...args) => {
    const { answers } = argon2
    if (!answers) return compute(...args)
    const key = JSON.stringify([name, ...args])
    const answer = answers.get(key) ?? compute(...args)
    answers.set(key, answer)
    return answer
  }
}

/** For a file whose tests are about salts, or about what happens while a hash is computed. */
export function computeEachHash(): void {
  argon2.answers = null
}
