/** Reads the sources of the list of places, and prints the processor time. places.bench.ts compares it with that of building. */
import { readSource } from '#app/geo/places-source.server.ts'

readSource()
const { user, system } = process.cpuUsage()
console.log((user + system) / 1e6)
