import { specifiedBody } from '#tests/specification/calls.ts'
import { ISTANBUL_BIRTH, registered } from '../app.ts'
import { Authenticator, addPasskey, passkeyRequest } from '../authenticator.ts'
import { twoStepAdministrator } from '../two-step.ts'
import type { CallExamples, Example, ExamplesByCall, Kit } from './kit.ts'

const STORY = {
  title: 'A story of a house',
  storyContent: 'It took years until the door of that house opened, and then it stood open.',
}
const LONG = 'x'.repeat(300)
const NOBODY = specifiedBody('POST /api/auth/register', {
  name: 'Nobody Yet',
  email: 'nobody@qismah.example',
  password: 'one secret word',
})
const BIRTH = '/api/birth-data'
const LOGIN = '/api/auth/login'
const CODE = '/api/auth/code'
const REGISTER = '/api/auth/register'
const FORGOT = '/api/auth/forgot-password'
const PASSKEY = '/api/auth/passkey'
const PROOF = '/api/auth/passkey/proof'
const PASSKEYS = '/api/passkeys'

async function author({ member }: Kit, body?: unknown): Promise<Example> {
  const { browser } = await member('')
  const answer = await browser.call('POST', '/api/user-stories', STORY)
  return { browser, path: `/api/user-stories/${(answer.body as { id: string }).id}`, body }
}

/** The author of a story that has been approved. */
async function reviewed(kit: Kit): Promise<Example> {
  const example = await author(kit, STORY)
  const id = example.path.split('/').at(-1)
  kit.app.sql.run("update user_stories set status = 'approved' where id = ?", id)
  return example
}

const EVENINGS = '/api/evenings'
const ANSWER = { text: 'The birds on the wire, who all looked the same way.' }

/** A member whose first evening is open. */
async function begun({ born }: Kit, path = EVENINGS, body?: unknown): Promise<Example> {
  const example = await born(path, body)
  await example.browser.call('POST', `${EVENINGS}/begin`)
  return example
}

async function analysed({ born }: Kit, rating: number): Promise<Example> {
  const { browser } = await born('')
  const answer = await browser.call('POST', '/api/analysis')
  const { analysisId } = answer.body as { analysisId: string }
  return {
    browser,
    path: `/api/analysis/${analysisId}/rate`,
    body: specifiedBody('POST /api/analysis/:analysisId/rate', { rating }),
  }
}

/** A person who already has an account, in a new browser. */
async function known(
  { app, visitor }: Kit,
  path: typeof LOGIN | typeof REGISTER | typeof FORGOT,
  change: object = {},
  suspended = false,
): Promise<Example> {
  const { email, password } = await registered(app.browser())
  if (suspended) {
    app.sql.run("update users set account_status = 'suspended' where email = ?", email)
  }
  const typed = { name: 'Somebody Known', email, password, ...change }
  return visitor(path, specifiedBody(`POST ${path}`, typed))
}

/** A person whose password was right, in a new browser. */
async function halfWay(
  { app, visitor }: Kit,
  typed: (person: Awaited<ReturnType<typeof twoStepAdministrator>>) => string,
): Promise<Example> {
  const person = await twoStepAdministrator(app)
  const { email, password } = person
  const example = await visitor(CODE, { code: typed(person) })
  await example.browser.call('POST', LOGIN, { email, password })
  return example
}

/** A person whose passkey has signed for this browser, or for its session. */
async function signed(
  { app, member }: Kit,
  path: typeof PASSKEY | typeof PROOF,
  { origin, suspended }: { origin?: string; suspended?: boolean } = {},
): Promise<Example> {
  const { browser: own } = await member('')
  const authenticator = await addPasskey(own)
  const { email } = (await own.call('GET', '/api/auth/me')).body as { email: string }
  const browser = path === PROOF ? own : app.browser()
  const credential = authenticator.get(await passkeyRequest(browser), origin ? { origin } : {})
  if (suspended) {
    app.sql.run("update users set account_status = 'suspended' where email = ?", email)
  }
  return { browser, path, body: { credential } }
}

/** A person with a device that has made a passkey. */
async function made(
  { member }: Kit,
  { origin, again = false }: { origin?: string; again?: boolean } = {},
): Promise<Example> {
  const { browser } = await member('')
  const authenticator = again ? await addPasskey(browser) : new Authenticator()
  const options = await passkeyRequest(browser, `${PASSKEYS}/request`)
  const credential = authenticator.create(options, { again, ...(origin ? { origin } : {}) })
  return { browser, path: PASSKEYS, body: { name: 'My phone', credential } }
}

/** A member at an address where passkeys cannot be used. */
async function notOffered({ atNumber }: Kit, path: string): Promise<Example> {
  const browser = atNumber.browser()
  await registered(browser)
  return { browser, path }
}

/** A member with the largest number of passkeys. */
async function withTwentyPasskeys({ app, member }: Kit): Promise<Example> {
  const example = await member(`${PASSKEYS}/request`)
  await addPasskey(example.browser)
  const copies = app.services.db.sqlite.prepare(
    `insert into passkeys select id || ?, user_id, credential_id || ?, public_key, counter, transports,
     name, is_backed_up, created_at, last_used_at from passkeys order by rowid desc limit 1`,
  )
  for (let more = 1; more < 20; more += 1) copies.run(more, more)
  return example
}

/** A member whose last proof of identity is too old. */
async function unproved({ app, member }: Kit, path: string): Promise<Example> {
  const example = await member(path)
  app.sql.run('update sessions set proved_at = 1, created_at = 1')
  return example
}

const ELSEWHERE = 'https://qismah.example.net'

const read = (path: string): CallExamples => ({
  good: ({ born }) => born(path),
  empty: ({ member }) => member(path),
})

const deletion = (path: string): CallExamples => ({
  good: ({ born }) => born(path),
  refused: { 422: ({ born }) => born(path, { confirm: 'delete' }) },
})

export const userArea: ExamplesByCall = {
  'GET /api/auth/me': {
    good: ({ member }) => member('/api/auth/me'),
    empty: ({ visitor }) => visitor('/api/auth/me'),
  },
  'GET /api/auth/google': {
    good: async ({ withGoogle }) => ({ browser: withGoogle.browser(), path: '/api/auth/google' }),
    refused: {
      404: ({ visitor }) => visitor('/api/auth/google'),
      422: async ({ withGoogle }) => ({
        browser: withGoogle.browser(),
        path: '/api/auth/google?language=xx',
      }),
    },
  },
  'POST /api/auth/logout': { good: ({ member }) => member('/api/auth/logout') },
  'POST /api/auth/login': {
    good: (kit) => known(kit, LOGIN),
    refused: {
      401: (kit) => known(kit, LOGIN, { password: 'another word' }),
      403: (kit) => known(kit, LOGIN, {}, true),
      422: ({ visitor }) => visitor(LOGIN, { email: 'no address' }),
    },
  },
  'POST /api/auth/code': {
    good: (kit) => halfWay(kit, ({ code }) => code()),
    refused: {
      401: ({ visitor }) => visitor(CODE, { code: '123456' }),
      403: async (kit) => {
        const example = await halfWay(kit, ({ code }) => code())
        kit.app.sql.run(
          "update users set account_status = 'suspended' where id in (select user_id from second_factors)",
        )
        return example
      },
      422: (kit) => halfWay(kit, () => '000000'),
    },
  },
  'POST /api/auth/passkey/request': {
    good: ({ visitor }) => visitor(`${PASSKEY}/request`),
    refused: {
      404: async ({ atNumber }) => ({ browser: atNumber.browser(), path: `${PASSKEY}/request` }),
    },
  },
  'POST /api/auth/passkey': {
    good: (kit) => signed(kit, PASSKEY),
    refused: {
      401: async (kit) => ({ ...(await signed(kit, PASSKEY)), browser: kit.app.browser() }),
      403: (kit) => signed(kit, PASSKEY, { suspended: true }),
      404: async (kit) => ({ ...(await signed(kit, PASSKEY)), ...(await notOffered(kit, PASSKEY)) }),
      422: ({ visitor }) => visitor(PASSKEY, { credential: {} }),
    },
  },
  'POST /api/auth/passkey/proof': {
    good: (kit) => signed(kit, PROOF),
    refused: {
      401: async (kit) => ({ ...(await kit.member(PROOF)), body: (await signed(kit, PROOF)).body }),
      403: (kit) => signed(kit, PROOF, { origin: ELSEWHERE }),
      404: async (kit) => ({ ...(await signed(kit, PROOF)), ...(await notOffered(kit, PROOF)) }),
      422: ({ member }) => member(PROOF, { credential: {} }),
    },
  },
  'POST /api/passkeys/request': {
    good: ({ member }) => member(`${PASSKEYS}/request`),
    refused: {
      403: (kit) => unproved(kit, `${PASSKEYS}/request`),
      404: (kit) => notOffered(kit, `${PASSKEYS}/request`),
      409: withTwentyPasskeys,
    },
  },
  'POST /api/passkeys': {
    good: (kit) => made(kit),
    refused: {
      401: async (kit) => ({ ...(await kit.member(PASSKEYS)), body: (await made(kit)).body }),
      403: (kit) => made(kit, { origin: ELSEWHERE }),
      404: async (kit) => ({ ...(await made(kit)), ...(await notOffered(kit, PASSKEYS)) }),
      409: (kit) => made(kit, { again: true }),
      422: ({ member }) => member(PASSKEYS, { name: '', credential: {} }),
    },
  },
  'POST /api/auth/register': {
    good: ({ visitor }) => visitor(REGISTER, NOBODY),
    refused: {
      401: async ({ app, visitor }) => {
        const { email, password } = await twoStepAdministrator(app)
        return visitor(REGISTER, { name: 'Somebody Known', email, password })
      },
      403: (kit) => known(kit, REGISTER, {}, true),
      409: (kit) => known(kit, REGISTER, { password: 'another word' }),
      422: ({ visitor }) => visitor(REGISTER, { ...NOBODY, name: '' }),
    },
  },
  'POST /api/auth/forgot-password': {
    good: (kit) => known(kit, FORGOT),
    refused: {
      422: ({ visitor }) => visitor(FORGOT, {}),
      503: async ({ withoutMail }) => ({ browser: withoutMail.browser(), path: FORGOT, body: NOBODY }),
    },
  },
  'GET /api/birth-data': read(BIRTH),
  'POST /api/birth-data': {
    good: ({ member }) =>
      member(
        BIRTH,
        specifiedBody('POST /api/birth-data', { ...ISTANBUL_BIRTH, pseudonym: 'Wanderer', userId: null }),
      ),
    others: [({ member }) => member(BIRTH, specifiedBody('POST /api/birth-data', ISTANBUL_BIRTH, 1))],
    refused: {
      409: ({ born }) => born(BIRTH, ISTANBUL_BIRTH),
      // Clocks went back that night, so the response contains the question which time it was.
      422: ({ member }) =>
        member(BIRTH, { ...ISTANBUL_BIRTH, dateOfBirth: '2015-11-08', birthTime: '03:30' }),
    },
  },
  'GET /api/countries': {
    good: ({ visitor }) => visitor('/api/countries'),
    refused: { 422: ({ visitor }) => visitor(`/api/countries?q=${LONG}`) },
  },
  'GET /api/cities/info/:cityId': {
    good: ({ visitor }) => visitor('/api/cities/info/745044'),
    refused: {
      404: ({ visitor }) => visitor('/api/cities/info/1'),
      422: ({ visitor }) => visitor(`/api/cities/info/${LONG}`),
    },
  },
  'GET /api/cities/:country': {
    good: ({ visitor }) => visitor('/api/cities/TR'),
    refused: {
      404: ({ visitor }) => visitor('/api/cities/Nowhere'),
      422: ({ visitor }) => visitor(`/api/cities/${LONG}`),
    },
  },
  'GET /api/places': {
    good: ({ visitor }) => visitor('/api/places?q=istanbul&country=TR'),
    empty: ({ visitor }) => visitor('/api/places?q=qqqqqq'),
    refused: { 422: ({ visitor }) => visitor(`/api/places?q=${LONG}`) },
  },
  'POST /api/analysis': {
    good: ({ born }) => born('/api/analysis'),
    refused: {
      404: ({ member }) => member('/api/analysis'),
      409: ({ born }) => born('/api/analysis', { choice: 'worship heat' }),
      422: ({ born }) => born('/api/analysis', { choice: 'nothing' }),
    },
  },
  'POST /api/analysis/renew': {
    good: ({ born }) => born('/api/analysis/renew'),
    refused: { 404: ({ member }) => member('/api/analysis/renew') },
  },
  'POST /api/analysis/:analysisId/rate': {
    good: (kit) => analysed(kit, 5),
    refused: {
      404: ({ member }) => member('/api/analysis/nothing/rate', { rating: 5 }),
      422: (kit) => analysed(kit, 6),
    },
  },
  'POST /api/stories': {
    good: ({ member }) =>
      member(
        '/api/stories',
        specifiedBody('POST /api/stories', {
          story: 'A story of ten characters and more.',
          isAnonymous: true,
          tags: ['part_of_fortune', 'transformation'],
        }),
      ),
    refused: { 422: ({ member }) => member('/api/stories', { story: 'Short' }) },
  },
  'POST /api/user-stories': {
    good: ({ member }) =>
      member(
        '/api/user-stories',
        specifiedBody('POST /api/user-stories', {
          ...STORY,
          isAnonymous: true,
          pseudonym: 'A friend',
          alignment: 'light',
        }),
      ),
    refused: { 422: ({ member }) => member('/api/user-stories', { ...STORY, alignment: 'purple' }) },
  },
  'GET /api/user-stories/my-stories': {
    good: async (kit) => ({ ...(await author(kit)), path: '/api/user-stories/my-stories' }),
    empty: ({ member }) => member('/api/user-stories/my-stories'),
    refused: { 422: ({ member }) => member('/api/user-stories/my-stories?page=none') },
  },
  'PUT /api/user-stories/:id': {
    good: (kit) => author(kit, { ...STORY, title: 'A story of a door' }),
    refused: {
      404: ({ member }) => member('/api/user-stories/nothing', STORY),
      409: reviewed,
      422: (kit) => author(kit, { ...STORY, title: '' }),
    },
  },
  'PUT /api/user-stories/:id/permissions': {
    good: async (kit) => {
      const { browser, path } = await author(kit)
      const body = { forAnalyses: true, onChannel: false, withLot: false }
      return { browser, path: `${path}/permissions`, body }
    },
    refused: {
      404: ({ member }) => {
        const body = { forAnalyses: true, onChannel: true, withLot: true }
        return member('/api/user-stories/nothing/permissions', body)
      },
      422: async (kit) => {
        const { browser, path } = await author(kit)
        return { browser, path: `${path}/permissions`, body: { forAnalyses: true } }
      },
    },
  },
  'DELETE /api/user-stories/:id': {
    good: (kit) => author(kit),
    refused: {
      404: ({ member }) => member('/api/user-stories/nothing'),
      422: ({ member }) => member(`/api/user-stories/${LONG}`),
    },
  },
  'GET /api/astrological-reading': {
    ...read('/api/astrological-reading?houses=whole-sign'),
    refused: { 422: ({ born }) => born('/api/astrological-reading?houses=koch') },
  },
  'GET /api/lots': {
    ...read('/api/lots?lots=all'),
    refused: { 422: ({ born }) => born('/api/lots?lots=death') },
  },
  'GET /api/natal-chart': read('/api/natal-chart'),
  'GET /api/planets': read('/api/planets'),
  'GET /api/houses': read('/api/houses'),
  'GET /api/aspects': read('/api/aspects'),
  'GET /api/evenings': {
    good: (kit) => begun(kit),
  },
  'POST /api/evenings/begin': {
    good: ({ born }) => born(`${EVENINGS}/begin`, { days: 30 }),
    refused: {
      404: ({ member }) => member(`${EVENINGS}/begin`),
      409: (kit) => begun(kit, `${EVENINGS}/begin`),
      422: ({ born }) => born(`${EVENINGS}/begin`, { days: 28 }),
    },
  },
  'POST /api/evenings/:n/answer': {
    good: (kit) => begun(kit, `${EVENINGS}/1/answer`, ANSWER),
    refused: {
      404: (kit) => begun(kit, `${EVENINGS}/2/answer`, ANSWER),
      409: async (kit) => {
        const example = await begun(kit, `${EVENINGS}/1/answer`, ANSWER)
        kit.app.sql.run(
          `with recursive many (n) as (select 1 union all select n + 1 from many where n < 5000)
           insert into notes (id, user_id, day, hijri_year, hijri_month, hijri_day, text, created_at)
           select 'full-' || n, (select user_id from evening_seasons order by rowid desc limit 1), '2026-01-01', 1447, 7, 12, 'x', 1 from many`,
        )
        return example
      },
      422: (kit) => begun(kit, `${EVENINGS}/1/answer`, { text: ' ' }),
    },
  },
  'DELETE /api/user/delete-data': deletion('/api/user/delete-data'),
  'DELETE /api/privacy/delete-data': deletion('/api/privacy/delete-data'),
}
