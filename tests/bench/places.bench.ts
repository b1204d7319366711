import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensurePlaces, openPlaces, type Places } from '#app/geo/places.server.ts'

const COUNTRIES = ['TR', 'US', 'IN', 'EG', 'BR', 'NO', 'CN', 'SA']
const LENGTHS = [1, 2, 3, 4, 5, 7, 10]
const NAMES_A_COUNTRY = 60

/**
 * Builds the list of places and searches it for beginnings of names from eight countries, with and without a country.
 */
export default async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'places-bench-'))
  try {
    const path = join(folder, 'places.sqlite')
    const start = performance.now()
    await ensurePlaces({ path })
    const seconds = (performance.now() - start) / 1000
    console.log(`places: built in ${seconds.toFixed(1)} s, ${(statSync(path).size / 1e6).toFixed(1)} MB`)
    const places = openPlaces(path)
    for (const [title, lengths] of [
      ['1-2 letters', LENGTHS.filter((length) => length < 3)],
      ['3+ letters', LENGTHS.filter((length) => length >= 3)],
    ] as const) {
      report(title, search(places, lengths))
    }
    places.close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function search(places: Places, lengths: readonly number[]): number[] {
  const times: number[] = []
  for (const country of COUNTRIES) {
    const all = places.cities(country)
    const step = Math.max(1, Math.floor(all.length / NAMES_A_COUNTRY))
    for (const { cityName } of all.filter((_, index) => index % step === 0)) {
      for (const length of lengths) {
        const q = [...cityName].slice(0, length).join('')
        for (const input of [{ q }, { q, country }]) {
          const start = performance.now()
          places.search(input)
          times.push(performance.now() - start)
        }
      }
    }
  }
  return times.sort((a, b) => a - b)
}

function report(title: string, times: number[]): void {
  const at = (share: number) =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(2)
  console.log(
    `places: ${title}: ${times.length} searches, ms: p50 ${at(0.5)}, p99 ${at(0.99)}, worst ${at(1)}`,
  )
}
