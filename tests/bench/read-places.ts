/** Reads the sources of the list of places. places.bench.ts compares its time with that of building the list. */
import { readSource } from '#app/geo/places-source.server.ts'

readSource()
