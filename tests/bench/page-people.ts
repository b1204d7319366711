import { join } from 'node:path'
import { openDatabase } from '#db/client.server.ts'
import { TEST_KEYS } from '../support/server.ts'

/** More than fit on one page of a list. */
const PEOPLE = 30
const BIRTH = { dateOfBirth: '1978-07-15', birthTime: '14:30', country: 'Türkiye', cityId: '745044' }

/**
 * Fills a running server with the data that its pages show.
 * @returns the cookies of a member with a chart, of one who reads Arabic, and of an administrator.
 */
export async function pagePeople(origin: string, dataDir: string) {
  const call = async (path: string, body: unknown, cookie = '') => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: { Origin: origin, 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.headers
      .getSetCookie()
      .map((pair) => pair.split(';')[0])
      .join('; ')
  }
  const register = async (name: string) => {
    const email = `${name.toLowerCase()}@qismah.example`
    const cookie = await call('/api/auth/register', { name, email, password: 'one secret word' })
    await call('/api/birth-data', BIRTH, cookie)
    return cookie
  }
  const member = await register('Layla')
  const arabic = await register('Amina')
  await call('/api/evenings/begin', {}, member)
  const admin = await register('Measure')
  for (let i = 0; i < PEOPLE; i += 1) await register(`Person-${i}`)
  const db = openDatabase({ path: join(dataDir, 'qismah.sqlite'), key: TEST_KEYS.DATABASE_KEY })
  db.sqlite
    .prepare("update users set is_admin = 1, admin_level = 1 where email = 'measure@qismah.example'")
    .run()
  db.sqlite.prepare("update users set language = 'ar' where email = 'amina@qismah.example'").run()
  db.close()
  return { member, arabic, admin }
}
