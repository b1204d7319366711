import { performance } from 'node:perf_hooks'
import { serveBuild } from './serve.mjs'
import { beginPlaces, build, endWithNpm, install, say, settings } from './stages.mjs'

endWithNpm()
await install()
settings()
const endPlaces = beginPlaces()
build()
await endPlaces()
await serveBuild()
say(`  started in ${(performance.now() / 1000).toFixed(1)} s`)
