import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readReplication } from './replication.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'qismah-replica-'))

describe('the LiteFS state of a node', () => {
  it('is read from its files, even when they appear and disappear', () => {
    const path = join(folder(), 'a.sqlite')
    const { primary, position } = readReplication(path)
    expect([primary(), position()]).toEqual([null, 0n])
    writeFileSync(join(path, '../.primary'), 'node-a\n')
    writeFileSync(`${path}-pos`, '000000000000002a/8d27c59902ded108\n')
    expect([primary(), position()]).toEqual(['node-a', 42n])
    rmSync(join(path, '../.primary'))
    expect(primary()).toBeNull()
  })
})
