import { describe, expect, it } from 'vitest'
import { environmentSchema, readSettings, SettingsError } from './env.server.ts'

const least = { SESSION_SECRET: 'x'.repeat(32) }

describe('readSettings', () => {
  it('has a default for everything except the secret', () => {
    expect(readSettings(least)).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      origin: 'http://localhost:3000',
      databaseKey: undefined,
      rateLimits: true,
      figures: { stories: '100+', lives: '1000+' },
    })
  })

  it('accepts no key for a database that LiteFS replicates', () => {
    const replicated = { ...least, REPLICATION: 'litefs' }
    expect(readSettings(replicated).replicated).toBe(true)
    expect(() => readSettings({ ...replicated, DATABASE_KEY: 'ab'.repeat(32) })).toThrow(/scaling\.md/)
  })

  it('names all wrong settings at once', () => {
    const wrong = {
      PORT: 'http',
      DATABASE_KEY: 'short',
      ORIGIN: 'https://qismah.example/path',
      OWNER_EMAIL: 'nobody',
    }
    try {
      readSettings(wrong)
      expect.unreachable('these settings are wrong')
    } catch (error) {
      expect(error).toBeInstanceOf(SettingsError)
      const { problems } = error as SettingsError
      for (const name of ['PORT', 'DATABASE_KEY', 'ORIGIN', 'OWNER_EMAIL', 'SESSION_SECRET']) {
        expect(
          problems.some((problem) => problem.startsWith(name)),
          name,
        ).toBe(true)
      }
    }
  })

  it('lists the allowed values', () => {
    const problemsOf = (wrong: Record<string, string>) => {
      try {
        readSettings({ ...least, ...wrong })
      } catch (error) {
        return (error as SettingsError).problems
      }
    }
    for (const PORT of ['http', '70000', '-1', '80.5']) {
      expect(problemsOf({ PORT })).toEqual(['PORT must be a whole number from 0 to 65535'])
    }
    expect(problemsOf({ BACKUPS: 'maybe', LOG_LEVEL: 'loud' })).toEqual([
      'BACKUPS must be one of: on, off',
      'LOG_LEVEL must be one of: fatal, error, warn, info, debug, silent',
    ])
  })

  it('treats an empty setting as missing, except the figures of the landing page', () => {
    const names = Object.keys(environmentSchema.shape).filter((name) => name !== 'SESSION_SECRET')
    const blank = Object.fromEntries(names.map((name, index) => [name, index % 2 ? '' : ' ']))
    expect(readSettings({ ...least, ...blank })).toEqual({
      ...readSettings(least),
      figures: { stories: '', lives: '' },
    })
    expect(() => readSettings({ SESSION_SECRET: '' })).toThrow('SESSION_SECRET is missing')
  })

  it('accepts proxies by address and by network', () => {
    const read = (TRUSTED_PROXIES: string) => readSettings({ ...least, TRUSTED_PROXIES }).trustedProxies
    expect(read('10.0.0.1, fd00::/8,192.168.0.0/16')).toEqual(['10.0.0.1', 'fd00::/8', '192.168.0.0/16'])
    for (const wrong of ['proxy', '10.0.0.0/33', '10.0.0.1/', '*']) {
      expect(() => read(wrong), wrong).toThrow('TRUSTED_PROXIES must be addresses or networks')
    }
  })

  it('accepts an origin with or without a slash at its end, and the default follows the port', () => {
    expect(readSettings({ ...least, ORIGIN: 'https://qismah.example/' }).origin).toBe(
      'https://qismah.example',
    )
    expect(readSettings({ ...least, PORT: '8080' }).origin).toBe('http://localhost:8080')
  })
})
