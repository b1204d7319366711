import { afterAll } from 'vitest'
import { openModelServer } from './model-server.ts'

/** A model service for the tests of one file. */
export async function modelServer(...of: Parameters<typeof openModelServer>) {
  const server = await openModelServer(...of)
  afterAll(() => server.close())
  return server
}
