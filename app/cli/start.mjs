import { performance } from 'node:perf_hooks'
import { serveBuild } from './serve.mjs'
import { beginPlaces, build, install, say, settings } from './stages.mjs'

install()
settings()
const endPlaces = beginPlaces()
build()
await endPlaces()
await serveBuild()
say(`  started in ${(performance.now() / 1000).toFixed(1)} s`)
