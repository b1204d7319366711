import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#db/client.server.ts'
import { readOutbox } from '../support/mailbox.ts'
import { runToEnd, serverEnvironment, TEMPLATE_FILE, TEST_KEYS } from '../support/server.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'qismah-admin-'))
afterAll(() => rmSync(dataDir, { recursive: true }))
cpSync(TEMPLATE_FILE, join(dataDir, 'qismah.sqlite'))
const opened = () => openDatabase({ path: join(dataDir, 'qismah.sqlite'), key: TEST_KEYS.DATABASE_KEY })

const admin = (more: Record<string, string>, ...args: string[]) =>
  runToEnd(
    ['build/server/cli-admin.js', ...args],
    serverEnvironment(dataDir, { ORIGIN: 'https://qismah.example', ...more }),
  )

function turnTwoStepOn(): void {
  const db = opened()
  db.sqlite.exec(`
    insert or ignore into users (id, email, created_at) values ('one', 'zubayda@qismah.example', 0);
    insert into second_factors (user_id, secret, created_at, enabled_at) values ('one', 'JBSWY3DPEHPK3PXP', 0, 0);
  `)
  db.close()
}
const isOn = () => {
  const db = opened()
  const count = db.sqlite.prepare('select count(*) from second_factors').pluck().get()
  db.close()
  return count === 1
}

describe('npm run admin -- reset-2fa', () => {
  it('turns two-step sign-in off, and informs the person by mail', async () => {
    turnTwoStepOn()
    const { code, output } = await admin({}, 'reset-2fa', 'zubayda@qismah.example')
    expect(code).toBe(0)
    expect(output).toContain('A mail informs the person.')
    expect(isOn()).toBe(false)
    expect(readOutbox(dataDir)).toMatchObject([
      { to: 'zubayda@qismah.example', subject: 'Two-step sign-in is off' },
    ])
  })

  it('turns it off also if no mail can be sent, and says so', async () => {
    turnTwoStepOn()
    const { code, output } = await admin(
      { SMTP_URL: 'smtp://127.0.0.1:9' },
      'reset-2fa',
      'zubayda@qismah.example',
    )
    expect(code).toBe(0)
    expect(output).toContain('please tell them yourself')
    expect(isOn()).toBe(false)
  })
})

describe('npm run admin -- check', () => {
  it('fails if the proxy in front of an https address is not named', async () => {
    const { code, output } = await admin({}, 'check')
    expect(output).toContain('TRUSTED_PROXIES does not name it')
    expect(code).toBe(1)
  })

  it('is content with a proxy that is named', async () => {
    const { code, output } = await admin({ TRUSTED_PROXIES: '172.17.0.1' }, 'check')
    expect([output.trim(), code]).toEqual(['The settings are right.', 0])
  })
})
