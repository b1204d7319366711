import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** A package of the lock file. */
interface LockedPackage {
  name: string
  version: string
  /** As an SPDX expression. */
  license: string
  /** True if Qismah needs it to run. The others build it and test it. */
  runs: boolean
}

interface LockEntry {
  version: string
  license?: string
  name?: string
  dev?: boolean
  link?: boolean
}

/** These packages state their licence only in a file or in their README, or not as SPDX. A person has read it there. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  eval: 'MIT',
  format: 'MIT',
  'png-js': 'MIT',
  'require-like': 'MIT',
  'sqlite-vec': 'MIT OR Apache-2.0',
}

export function lockedPackages(): LockedPackage[] {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockEntry>
  }
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path.startsWith('node_modules/') && !link)
    .map(([path, { version, license, name, dev = false }]) => {
      const called = name ?? path.split('node_modules/').at(-1)!
      const family = called.replace(/^(sqlite-vec)-.*/, '$1')
      return { name: called, version, license: READ_BY_HAND[family] ?? license ?? 'not said', runs: !dev }
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'))
}

function print(title: string, packages: readonly LockedPackage[]): void {
  const byLicense = new Map<string, Set<string>>()
  for (const { name, version, license } of packages) {
    byLicense.set(license, (byLicense.get(license) ?? new Set()).add(`${name} ${version}`))
  }
  console.log(`\n${title}: ${packages.length} packages`)
  for (const [license, names] of [...byLicense].toSorted(([, a], [, b]) => b.size - a.size)) {
    console.log(`\n  ${license} (${names.size})\n    ${[...names].join('\n    ')}`)
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const all = lockedPackages()
  print(
    'What runs',
    all.filter(({ runs }) => runs),
  )
  print(
    'What builds and tests',
    all.filter(({ runs }) => !runs),
  )
}
