import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import remixConfig from '#remix.config.js'

/** What SECURITY.md states about the advisories for Remix 2, its dependencies and the node server. */

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { version?: string }>
}
const security = readFileSync('SECURITY.md', 'utf8')

const sources = ['app', 'db']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|tsx|mjs)$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  )
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const filesWith = (pattern: RegExp) => sources.flatMap(({ file, text }) => (pattern.test(text) ? [file] : []))

const isAtLeast = (version: string, wanted: string) =>
  version.localeCompare(wanted, 'en', { numeric: true }) >= 0

/** The rows of the table of advisories. */
const rows = security.split('\n').filter((line) => /^\| (CVE|GHSA)-/.test(line))

describe('the packages with advisories', () => {
  it.each(
    rows.map((row) => row.split(' | ')),
  )('are as the table states: %s', (_, concerned, corrected, affects) => {
    const name = /`([^`]+)`/.exec(concerned!)?.[1]
    expect(name, 'a package').toBeDefined()
    const installed = Object.entries(packages).filter(([path]) => path.endsWith(`node_modules/${name}`))
    expect(installed.length).toBeGreaterThan(0)
    const version = /^\d+\.\d+\.\d+$/.exec(corrected!)?.[0]
    const claimsCorrection = /corrected in the version used/.test(affects!)
    if (!version) return expect([corrected, claimsCorrection]).toEqual(['none', false])
    const statesOf = installed.map(([, entry]) => isAtLeast(entry.version!, version))
    expect(new Set(statesOf), `${name} ${version}`).toEqual(new Set([claimsCorrection]))
  })

  it('are not used in any way that an advisory names', () => {
    expect(filesWith(/script:ld\+json/)).toEqual([])
    expect(filesWith(/createFileSessionStorage/)).toEqual([])
    expect(filesWith(/getKey=/)).toEqual([])
    expect(filesWith(/'hono\/(cache|cookie|ip-restriction|jw[kt])'/)).toEqual([])
    expect(filesWith(/\bapp\.mount\(|'undici'/)).toEqual([])
    expect(filesWith(/react-server-dom|^'use server'/m)).toEqual([])
  })
})

describe('the routes', () => {
  it('are not discovered lazily', () => {
    expect(remixConfig.future).toHaveProperty('v3_lazyRouteDiscovery', false)
  })
})

describe('the server', () => {
  it('does not decode turbo-stream', () => {
    // The decoder in app/framework runs in the browser, on the server's own responses.
    expect(filesWith(/turbo-stream/).filter((file) => !file.startsWith('app/framework/'))).toEqual([])
    const serverRuntime = readFileSync('node_modules/@remix-run/server-runtime/dist/single-fetch.js', 'utf8')
    expect(serverRuntime).toContain('encode')
    expect(serverRuntime).not.toMatch(/turboStream\.decode|\bdecode\(/)
  })
})

describe('SECURITY.md', () => {
  it('names a test for each advisory, and the test exists', () => {
    expect(rows.length).toBeGreaterThan(10)
    const own = readFileSync('tests/house/advisories.test.ts', 'utf8')
    for (const row of rows) {
      const named = [...row.matchAll(/(?:`([^`]+\.test\.ts)`: )?“([^”]+)”/g)]
      expect(named.length, row).toBeGreaterThan(0)
      for (const [, file, title] of named) {
        const text = file ? readFileSync(file, 'utf8') : own
        expect(text.includes(`('${title}', `), `${file ?? 'advisories.test.ts'}: ${title}`).toBe(true)
      }
    }
  })
})
