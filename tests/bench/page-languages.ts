import { connection, type MeasuredServer, median } from './measured-server.ts'

const AIM = 1.1
const WARM_UP = 200
/** Enough for one collection of garbage to be a small part of a round. */
const A_ROUND = 100
const PAGES = [
  '/login',
  '/dashboard',
  '/settings',
  '/analysis',
  '/my-path',
  '/part-of-fortune',
  '/reports/detailed',
]

/** Prints the processor time of each page in Arabic beside the same page in English, in the same rounds. */
export async function printLanguages(
  server: MeasuredServer,
  people: { member: string; arabic: string },
  rounds: number,
): Promise<void> {
  const client = connection(server.port)
  let requests = 0
  for (const page of PAGES) {
    const isPublic = page === '/login'
    const ask = async (of: keyof typeof people, count: number) => {
      const path = isPublic && of === 'arabic' ? `/ar${page}` : page
      const headers = { 'Accept-Encoding': 'br', ...(isPublic ? {} : { Cookie: people[of] }) }
      const before = await server.used()
      for (let i = 0; i < count; i += 1) {
        requests += 1
        const { status } = await client.get(`${path}?language=${requests}`, headers)
        if (status !== 200) throw new Error(`${path} answered ${status}`)
      }
      return ((await server.used()).cpu - before.cpu) / count
    }
    await ask('member', WARM_UP)
    await ask('arabic', WARM_UP)
    const ratios: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const english = await ask('member', A_ROUND)
      ratios.push((await ask('arabic', A_ROUND)) / english)
    }
    const ratio = median(ratios)
    console.log(
      `${page.padEnd(20)} in Arabic ${ratio.toFixed(2)} of English (aim ${AIM})${ratio > AIM ? '  over' : ''}`,
    )
  }
  client.close()
}
