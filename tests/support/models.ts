import { afterAll } from 'vitest'
import { openModelServer } from './model-server.ts'

/** A service of models for the tests of a file. */
export async function modelServer(...of: Parameters<typeof openModelServer>) {
  const server = await openModelServer(...of)
  afterAll(() => server.close())
  return server
}
