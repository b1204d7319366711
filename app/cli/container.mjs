import { mkdirSync } from 'node:fs'
import { serveBuild } from './serve.mjs'
import { settings } from './stages.mjs'

// In a container everything is built already; keys that the environment does not give are made once, on the volume.
mkdirSync('/data', { recursive: true })
settings('/data/qismah.env')
await serveBuild()
