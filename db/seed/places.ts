/** Builds the list of places if it is missing or of another version: `npx tsx db/seed/places.ts FILE`. */
import { statSync } from 'node:fs'
import { ensurePlaces } from '#app/geo/places-build.server.ts'

const path = process.argv[2]
if (!path) {
  console.error('Usage: npx tsx db/seed/places.ts FILE')
  process.exit(2)
}
await ensurePlaces({ path, onProgress: (line) => console.log(line) })
console.log(`${path}: ${(statSync(path).size / 1e6).toFixed(1)} MB`)
