import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '../../app/env.server'
import { register, signIn } from '../../app/features/accounts/accounts.server'
import { warmPasswordCheck } from '../../app/features/accounts/password.server'
import { forgotPassword } from '../../app/features/accounts/password-reset.server'
import type { Backups } from '../../app/features/backups/backups.server'
import { systemClock } from '../../app/features/clock'
import { type Call, Refusal } from '../../app/features/operation.server'
import type { Reindexer } from '../../app/features/reindex/reindexer.server'
import type { Places } from '../../app/geo/places.server'
import { rateLimits } from '../../app/http/rate-limit.server'
import { openMailer } from '../../app/mail/mailer.server'
import type { Embedder } from '../../app/retrieval/embedder'
import type { Work } from '../../app/work/work.server'
import { openDatabase } from '../../db/client.server'
import { migrate } from '../../db/migrate'

const TRIES = 500
const KNOWN = 'known@qismah.example'
const UNKNOWN = 'nobody@qismah.example'

/** Whether the time of an answer tells if an address has an account: medians, known against unknown. */
export default async function bench(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sign-in-bench-'))
  const settings = readSettings({
    DATA_DIR: dataDir,
    SESSION_SECRET: 'a secret for this bench, of more than 32',
  })
  const db = openDatabase({ path: join(dataDir, 'qismah.sqlite') })
  const mailer = openMailer(settings)
  try {
    migrate(db)
    await warmPasswordCheck()
    // No operation measured here looks a place up, compares a story, or has heavy work.
    const services = {
      settings,
      db,
      mailer,
      clock: systemClock,
      places: {} as Places,
      embedder: {} as Embedder,
      writing: null,
      limits: rateLimits(false),
      work: {} as Work,
      backups: {} as Backups,
      reindexer: {} as Reindexer,
    }
    const call: Call<'anyone'> = {
      services,
      actor: null,
      sessionToken: null,
      userAgent: null,
      address: '',
      requestId: null,
      codeProved: false,
    }
    await register.run(call, { name: 'Known', email: KNOWN, password: 'secret word' })

    await compare('sign-in, wrong password', (email) =>
      Promise.resolve(signIn.run(call, { email, password: 'not the word' })).catch(refusalsOnly),
    )
    await compare('forgot password', (email) => forgotPassword.run(call, { email }))
  } finally {
    await mailer.close()
    db.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function refusalsOnly(error: unknown): void {
  if (!(error instanceof Refusal)) throw error
}

/** Taken by turns, so that whatever else the machine does falls on both alike. */
async function compare(title: string, ask: (email: string) => unknown): Promise<void> {
  const times: Record<string, number[]> = { [KNOWN]: [], [UNKNOWN]: [] }
  for (let turn = 0; turn < TRIES * 2; turn += 1) {
    const email = turn % 2 === 0 ? KNOWN : UNKNOWN
    const start = performance.now()
    await ask(email)
    times[email]!.push(performance.now() - start)
  }
  const [known, unknown] = [median(times[KNOWN]!), median(times[UNKNOWN]!)]
  const difference = (Math.abs(known - unknown) / Math.max(known, unknown)) * 100
  console.log(
    `${title}: known ${known.toFixed(3)} ms, unknown ${unknown.toFixed(3)} ms (medians of ${TRIES}; ${difference.toFixed(1)} % apart)`,
  )
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]!
}
