import { test as base, expect } from '@playwright/test'
import { type RunningServer, startServer } from '../support/server'

export { expect }

interface WorkerFixtures {
  server: RunningServer
}

/** Each worker has its own server with its own database; pages fail on console errors and foreign requests. */
export const test = base.extend<object, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  page: async ({ page, server }, use) => {
    const troubles: string[] = []
    page.on('console', (message) => {
      const expected = /Failed to load resource: the server responded with a status of (4\d\d|503)/
      if (['error', 'warning'].includes(message.type()) && !expected.test(message.text())) troubles.push(message.text())
    })
    page.on('pageerror', (error) => troubles.push(String(error)))
    page.on('request', (request) => {
      if (!request.url().startsWith(server.origin) && !request.url().startsWith('data:')) {
        troubles.push(`a request left for ${request.url()}`)
      }
    })
    await use(page)
    expect(troubles).toEqual([])
  },
})

let people = 0
/** An address nobody else in this run has. */
export function newEmail(): string {
  people += 1
  return `person-${process.pid}-${people}@qismah.example`
}
