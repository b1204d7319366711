/**
 * Loaded into a server before its own code. Sends its parent the functions that have run since it was last asked: for each
 * script of the build, the places where they begin.
 */
import { Session } from 'node:inspector/promises'

const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })

process.on('message', async (message) => {
  if (message !== 'coverage') return
  const { result } = await session.post('Profiler.takePreciseCoverage')
  const ran = result
    .filter(({ url }) => url.includes('/build/server/'))
    .map(({ url, functions }) => ({
      url,
      begins: functions
        .map(({ ranges }) => ranges[0])
        .filter(({ count }) => count > 0)
        .map(({ startOffset }) => startOffset),
    }))
  process.send({ ran })
})
process.channel?.unref()
