import { Session } from 'node:inspector/promises'

/** How often functions of the server, by their names, are called during some work in this process. */
export async function countedCalls(
  names: readonly string[],
  work: () => Promise<unknown>,
): Promise<Record<string, number>> {
  const session = new Session()
  session.connect()
  try {
    await session.post('Profiler.enable')
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    await work()
    const { result } = await session.post('Profiler.takePreciseCoverage')
    const called = result
      .filter(({ url }) => url.includes('/build/server/'))
      .flatMap((file) => file.functions)
    return Object.fromEntries(
      names.map((name) => [
        name,
        called
          .filter(({ functionName }) => functionName === name)
          .reduce((sum, { ranges }) => sum + ranges[0]!.count, 0),
      ]),
    )
  } finally {
    session.disconnect()
  }
}
