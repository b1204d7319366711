/** Builds the list of places, and prints the processor time. */
import { ensurePlaces } from '#app/geo/places-build.server.ts'

await ensurePlaces({ path: process.argv[2]! })
const { user, system } = process.cpuUsage()
console.log((user + system) / 1e6)
