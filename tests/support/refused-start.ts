import { expect } from 'vitest'
import { PLAIN } from '#app/cli/serve.mjs'
import type * as Server from '#app/main.server.ts'

/** Opens what the built server needs, in this process, and expects an error. @returns its message, which a start prints */
export async function refusedStart(environment: NodeJS.ProcessEnv): Promise<string> {
  const { openServices, readSettings } = (await import('#build/server/index.js' as string)) as typeof Server
  const opened = openServices(readSettings(environment))
  const { name, message } = await opened.then(
    () => expect.unreachable('it starts'),
    (error: Error) => error,
  )
  expect(PLAIN).toContain(name)
  return message
}
