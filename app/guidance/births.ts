import { type Chart, castChart } from '#app/astro/index.server.ts'
import { randomSequence } from './seed.ts'

const EARLIEST = Date.UTC(1900, 0, 2)
const LATEST = Date.UTC(2025, 0, 1)

/** Births for tests and measurements, spread over 125 years, from southern Patagonia to inside the polar circle. */
export function* births(count: number, seed: number): Generator<Chart> {
  const random = randomSequence(seed)
  for (let i = 0; i < count; i++)
    yield castChart({
      utc: EARLIEST + Math.floor(random() * (LATEST - EARLIEST)),
      latitude: -55 + random() * 127,
      longitude: -180 + random() * 360,
      rulers: i % 4 === 3 ? 'modern' : 'traditional',
    })
}
