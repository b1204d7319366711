import { serveBuild } from './serve.mjs'
import { build, install, settings } from './stages.mjs'

install()
settings()
build()
await serveBuild()
