import { setTimeout as wait } from 'node:timers/promises'
import { connection, measuredServer } from './measured-server.ts'

const AIM_MB = 300
/** By then the first PDF is made, and garbage of the start is collected. */
const AT_REST_AFTER_MS = 20_000
const PUBLIC = ['/', '/faq', '/books', '/ar', '/ar/faq', '/api/cities/US', '/api/cities/IT']

/** Prints the memory of the server's process: at its start, at rest, and after public pages and the largest lists were read. */
export default async function bench(): Promise<void> {
  const server = await measuredServer()
  const client = connection(server.port)
  const say = async (when: string, aim = '') => {
    const { rss } = await server.used()
    console.log(`memory ${when.padEnd(24)} ${Math.round(rss / 1024 ** 2)} MB${aim}`)
  }
  try {
    await say('when it is ready')
    await wait(AT_REST_AFTER_MS)
    await say('at rest', ` (aim ${AIM_MB})`)
    for (let turn = 0; turn < 500; turn += 1)
      await client.get(PUBLIC[turn % PUBLIC.length]!, { 'Accept-Encoding': 'gzip' })
    await say('after 500 public answers')
  } finally {
    client.close()
    await server.stop()
  }
}
