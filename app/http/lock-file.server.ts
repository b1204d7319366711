import { join } from 'node:path'
import type { Settings } from '#app/env.server.ts'

/** The lock by which those who serve this data, and those who must be alone with it, know of each other. */
export const lockFileOf = ({ dataDir }: Pick<Settings, 'dataDir'>) => join(dataDir, 'serving.lock')
