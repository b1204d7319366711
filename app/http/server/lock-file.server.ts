import { join } from 'node:path'
import type { Settings } from '#app/env.server.ts'

/** The lock file shared by the processes that serve this data, and by commands that need exclusive access to it. */
export const lockFilePath = ({ dataDir }: Pick<Settings, 'dataDir'>) => join(dataDir, 'serving.lock')
