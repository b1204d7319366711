import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#db/client.server.ts'

/**
 * Creates and drops 100,000 prepared statements and rows on an encrypted file under forced garbage collection:
 *
 *   node --expose-gc --import tsx tests/process/statements.stress.ts
 *
 * A binding that frees its native objects wrongly aborts the process here (nodejs/node#65446).
 */
const STATEMENTS = 100_000
const COLLECT_EVERY = 2_000

const folder = mkdtempSync(join(tmpdir(), 'qismah-stress-'))
const { sqlite } = openDatabase({ path: join(folder, 'stress.sqlite'), key: 'ab'.repeat(32) })
sqlite.exec('create table word (id integer primary key, text text not null) strict')
if (!globalThis.gc) throw new Error('Run this with --expose-gc')

const began = performance.now()
let sum = 0
sqlite.exec('begin')
for (let i = 1; i <= STATEMENTS; i++) {
  // Each statement has a different text, so that none is taken from a cache.
  const row = sqlite
    .prepare(`insert into word (text) values (?) returning id, text /* ${i} */`)
    .get(`word ${i}`) as {
    id: number
  }
  sum += row.id
  if (i % COLLECT_EVERY === 0) globalThis.gc()
}
sqlite.exec('commit')
const expected = (STATEMENTS * (STATEMENTS + 1)) / 2
if (sum !== expected) throw new Error(`Expected a sum of ${expected}, found ${sum}`)
sqlite.close()
rmSync(folder, { recursive: true })
process.stdout.write(
  `${STATEMENTS} statements and rows in ${((performance.now() - began) / 1000).toFixed(1)} s, Node ${process.versions.node}\n`,
)
