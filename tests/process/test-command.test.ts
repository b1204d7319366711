import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** The real command in a small project, which has two unit tests and two browser tests that need no browser. */
const COMMAND = [
  'app/cli/test.mjs',
  'app/cli/stages.mjs',
  'app/cli/supported-node.mjs',
  'tests/support/browser.mjs',
]
const FILES: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    type: 'module',
    imports: { '#tests/*': './tests/*' },
    engines: { node: '>=22.12' },
    scripts: { build: 'node -e 0' },
  }),
  'tests/support/prepare.ts': 'export {}\n',
  'one.test.ts': `import { it } from 'vitest'\nit('unit one', () => {})\n`,
  'leaves.test.ts': `import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { it } from 'vitest'
it('leaves a folder', () => { console.log(mkdtempSync(tmpdir() + '/left-')); throw new Error('failed') })
`,
  'two.test.ts': `import { it } from 'vitest'\nit('unit two', () => {})\n`,
  'vitest.config.ts': `export default { test: { include: ['*.test.ts'] } }\n`,
  'playwright.config.ts': `export default { testMatch: '*.spec.ts', reporter: 'list' }\n`,
  'one.spec.ts': `import { test } from '@playwright/test'\ntest('first of one', () => {})\ntest('second of one', () => {})\n`,
  'two.spec.ts': `import { test } from '@playwright/test'\ntest('second of two', () => {})\n`,
}
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'qismah-command-'))
  for (const path of COMMAND) cpSync(path, join(folder, path))
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  mkdirSync(join(folder, 'temporary'))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function command(...args: string[]): Promise<{ status: number; output: string }> {
  const { VITEST: _, ...environment } = process.env
  return new Promise((done) => {
    execFile(
      process.execPath,
      ['app/cli/test.mjs', ...args],
      // Any file: no test opens a browser.
      {
        cwd: folder,
        env: {
          ...environment,
          NO_COLOR: '1',
          TEST_BROWSER: process.execPath,
          TMPDIR: join(folder, 'temporary'),
        },
      },
      (error, stdout, stderr) => done({ status: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

it('npm test runs the unit tests and the browser tests that its arguments name, and no others', async () => {
  const unit = await command('unit', 'one.test.ts', '--reporter=verbose')
  expect(unit.output).toContain('unit one')
  expect(unit.output).not.toContain('unit two')
  const browser = await command('e2e', 'one.spec.ts', '-g', 'second of')
  expect(browser.output).toContain('second of one')
  expect(browser.output).not.toMatch(/first of one|second of two/)
  expect([unit.status, browser.status]).toEqual([0, 0])
  const none = await command('unit', 'three.test.ts')
  expect(none.output).toContain('No test files found')
  expect(none.status).toBe(1)
})

it('npm test refuses a part that does not exist', async () => {
  const { status, output } = await command('units')
  expect(output).toContain('unit, e2e or faults')
  expect(status).toBe(1)
})

it('npm test leaves nothing in the temporary directory, also after a failure', async () => {
  const { status, output } = await command('unit', 'leaves.test.ts')
  expect(output).toMatch(/temporary.*left-/)
  expect(status).toBe(1)
  expect(readdirSync(join(folder, 'temporary'))).toEqual([])
})
