import { startServer } from '../support/server.ts'

const TRIES = 500
const KNOWN = 'known@qismah.example'
const UNKNOWN = 'nobody@qismah.example'
/** Also unknown: the difference between the two unknown addresses comes from the machine's other work. */
const UNKNOWN_TOO = 'no-one@qismah.example'
const ADDRESSES = [KNOWN, UNKNOWN, UNKNOWN_TOO]
/** The largest allowed difference of a median, in percent. */
const TARGET = 5

/**
 * Measures whether the response time reveals if an address has an account: medians over HTTP, known against unknown.
 * Needs the build and the template database that `npm test` makes.
 */
export default async function bench(): Promise<void> {
  const server = await startServer()
  const post = async (path: string, body: Record<string, string>) => {
    const answer = await fetch(server.origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: answer.status, text: await answer.text() }
  }
  try {
    await post('/api/auth/register', { name: 'Known', email: KNOWN, password: 'one secret word' })
    await compare('sign-in with a wrong password', (email) =>
      post('/api/auth/login', { email, password: 'not the word' }),
    )
    await compare('a forgotten password', (email) => post('/api/auth/forgot-password', { email }))
  } finally {
    await server.stop()
  }
}

type Answer = { status: number; text: string }

/**
 * Sends one of each in turn, each time beginning with another, so that the machine's other work affects all in the same
 * way.
 */
async function compare(title: string, ask: (email: string) => Promise<Answer>): Promise<void> {
  const times = new Map<string, number[]>(ADDRESSES.map((email) => [email, []]))
  const answers = new Set<string>()
  for (let turn = 0; turn < TRIES; turn += 1) {
    for (let place = 0; place < ADDRESSES.length; place += 1) {
      const email = ADDRESSES[(turn + place) % ADDRESSES.length]!
      const start = performance.now()
      const { status, text } = await ask(email)
      times.get(email)!.push(performance.now() - start)
      answers.add(`${status} ${text}`)
    }
  }
  const [known, unknown, unknownToo] = ADDRESSES.map((email) => median(times.get(email)!)) as [
    number,
    number,
    number,
  ]
  console.log(
    `${title}: known ${known.toFixed(3)} ms, unknown ${unknown.toFixed(3)} ms (medians of ${TRIES} each)\n` +
      `  ${apart(known, unknown)} apart, target ${TARGET} %; two unknown ones are ${apart(unknown, unknownToo)} apart; ` +
      (answers.size === 1 ? 'every answer the same bytes' : `${answers.size} DIFFERENT ANSWERS`),
  )
}

function apart(a: number, b: number): string {
  return `${((Math.abs(a - b) / Math.max(a, b)) * 100).toFixed(1)} %`
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]!
}
