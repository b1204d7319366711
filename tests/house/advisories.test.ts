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

/** The first version with the corrections of all advisories that name the package. */
const CORRECTED = {
  '@remix-run/react': '2.17.3',
  '@remix-run/node': '2.17.2',
  '@remix-run/server-runtime': '2.17.5',
  '@remix-run/router': '1.23.2',
  'react-router': '6.30.4',
  'react-router-dom': '6.30.4',
  '@hono/node-server': '1.19.15',
}

const isAtLeast = (version: string, wanted: string) =>
  version.localeCompare(wanted, 'en', { numeric: true }) >= 0

describe('the packages with advisories', () => {
  it.each(Object.entries(CORRECTED))('are of a version with the known corrections', (name, wanted) => {
    const installed = Object.entries(packages).filter(([path]) => path.endsWith(`node_modules/${name}`))
    expect(installed.length).toBeGreaterThan(0)
    for (const [path, { version }] of installed)
      expect(isAtLeast(version!, wanted), `${path} ${version}`).toBe(true)
  })

  it('are not used in any way that an advisory names', () => {
    expect(filesWith(/script:ld\+json/)).toEqual([])
    expect(filesWith(/createFileSessionStorage/)).toEqual([])
    expect(filesWith(/getKey=/)).toEqual([])
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
  const rows = security.split('\n').filter((line) => /^\| (CVE|GHSA)-/.test(line))

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
