import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lockedPackages } from '#tools/licenses.ts'

interface Entry {
  version: string
  resolved?: string
  integrity?: string
  link?: boolean
  hasInstallScript?: boolean
  dev?: boolean
  name?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const TEST_PACKAGES = 'tests/packages'
const { dependencies, devDependencies, workspaces } = read('package.json')
const forTests = read(`${TEST_PACKAGES}/package.json`).devDependencies
const { lockfileVersion, packages } = read('package-lock.json') as {
  lockfileVersion: number
  packages: Record<string, Entry>
}
const { '': root, [TEST_PACKAGES]: ofTests, ...entries } = packages
const locked = Object.entries(entries).filter(([, { resolved }]) => resolved !== TEST_PACKAGES)

/** Licences that require at most their own text: no share-alike for what runs, and no restriction of use. */
const PERMITTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
])
/** Changes to their files must be published. They are used unchanged, and only to build and test. */
const TO_BUILD_WITH = new Set([...PERMITTED, 'MPL-2.0'])

function isPermitted(license: string, permitted: ReadonlySet<string>): boolean {
  const words = license.replace(/[()]/g, '')
  if (words.includes(' OR ')) return words.split(' OR ').some((one) => isPermitted(one, permitted))
  return words.split(' AND ').every((one) => permitted.has(one))
}

describe('the lock file', () => {
  it('matches package.json', () => {
    expect(lockfileVersion).toBe(3)
    expect({ dependencies: root?.dependencies, devDependencies: root?.devDependencies }).toEqual({
      dependencies,
      devDependencies,
    })
    expect(workspaces).toEqual([TEST_PACKAGES])
    expect(ofTests?.devDependencies).toEqual(forTests)
    const direct = Object.entries<string>({ ...dependencies, ...devDependencies, ...forTests })
    const mismatched = direct.filter(([name, wanted]) => {
      const exact = wanted.replace(/^npm:.+@/, '')
      return /^\d/.test(exact) && entries[`node_modules/${name}`]?.version !== exact
    })
    expect(mismatched).toEqual([])
  })

  it('has one exact version of each dependency of production', () => {
    const ranges = Object.entries<string>(dependencies).filter(
      ([, wanted]) => !/^(npm:.+@)?\d+\.\d+\.\d+$/.test(wanted),
    )
    expect(ranges).toEqual([])
  })

  it('has each package that the application imports as a dependency of production', () => {
    const files = ['app', 'db'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(ts|tsx|mjs)$/.test(name) && !/\.test\.tsx?$/.test(name))
        .map((name) => join(folder, name)),
    )
    const imported = files.flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b(?! type)[^'"]*?from '([^'.#][^']*)'/gm),
      ].map(
        ([, from]) =>
          [
            from!
              .split('/')
              .slice(0, from!.startsWith('@') ? 2 : 1)
              .join('/'),
            file,
          ] as const,
      ),
    )
    expect(imported.length).toBeGreaterThan(100)
    const missing = imported.filter(
      ([name]) => !isBuiltin(name) && !name.startsWith('virtual:') && !dependencies[name],
    )
    expect(missing).toEqual([])
  })

  it('has a digest for every package, and all are from the registry', () => {
    expect(locked.length).toBeGreaterThan(500)
    const loose = locked.filter(
      ([, { integrity, resolved, link }]) =>
        link ||
        !integrity?.startsWith('sha512-') ||
        (resolved && !resolved.startsWith('https://registry.npmjs.org/')),
    )
    expect(loose.map(([path]) => path)).toEqual([])
  })

  it('allows only these packages to run a program when they are installed', () => {
    const running = locked
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path, { name }]) => name ?? path.split('node_modules/').at(-1))
    expect([...new Set(running)].sort()).toEqual(['esbuild', 'workerd'])
  })

  it('runs none of them, whoever installs', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
  })
})

describe('licences', () => {
  it('of the packages for running and building are known and permitted', () => {
    const refused = lockedPackages().filter(
      ({ license, runs }) => !isPermitted(license, runs ? PERMITTED : TO_BUILD_WITH),
    )
    expect(refused).toEqual([])
  })
})

describe('the list of packages for a release', () => {
  it('has every installed package of production with its digest, and no other', () => {
    const printed = execFileSync('npm', ['run', '--silent', 'sbom'], { encoding: 'utf8', maxBuffer: 2 ** 26 })
    const { bomFormat, components } = JSON.parse(printed) as {
      bomFormat: string
      components: { name: string; version: string; hashes: unknown[] }[]
    }
    expect(bomFormat).toBe('CycloneDX')
    const installed = locked.filter(([path, { dev }]) => !dev && existsSync(path))
    const called = installed.map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`)
    const listed = components.map(({ name, version }) => `${name}@${version}`)
    expect(new Set(listed)).toEqual(new Set(called))
    expect(listed).toContain('react@18.3.1')
    expect(components.filter(({ hashes }) => !hashes?.length)).toEqual([])
  })

  it('is in the image', () => {
    const image = readFileSync('Dockerfile', 'utf8')
    const [listing, pruning] = [
      'npm run --silent sbom > sbom.json',
      'npm prune --workspaces=false --omit=dev',
    ]
    expect(image.indexOf(listing)).toBeGreaterThan(0)
    expect(image.indexOf(pruning)).toBeGreaterThan(image.indexOf(listing))
    expect(image).toMatch(/^COPY --from=build .*\/srv\/qismah\/sbom\.json/m)
  })
})
