import type { Browser, testApp } from './app'
import { ISTANBUL_BIRTH, registered } from './app'

type App = Awaited<ReturnType<typeof testApp>>

/** A browser in the state that a call needs, and the call. */
export interface Example {
  browser: Browser
  path: string
  body?: unknown
}

interface CallExamples {
  good: () => Promise<Example>
  /** For every refusal that is the row's own, and for 422: what is refused so. */
  refused?: Record<number, () => Promise<Example>>
}

const STORY = {
  title: 'A story of a house',
  storyContent: 'It took years until the door of that house opened, and then it stood open.',
}
const LONG = 'x'.repeat(300)

/** One entry for each row of the table of calls, by method and path. */
export function callExamples(app: App, withGoogle: App, withoutMail: App): Record<string, CallExamples> {
  const visitor = async (path: string, body?: unknown): Promise<Example> => ({
    browser: app.browser(),
    path,
    body,
  })
  const member = async (path: string, body?: unknown): Promise<Example> => {
    const browser = app.browser()
    await registered(browser)
    return { browser, path, body }
  }
  const born = async (path: string, body?: unknown): Promise<Example> => {
    const example = await member(path, body)
    await example.browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
    return example
  }
  const author = async (body?: unknown): Promise<Example> => {
    const { browser } = await member('')
    const answer = await browser.call('POST', '/api/user-stories', STORY)
    return { browser, path: `/api/user-stories/${(answer.body as { id: string }).id}`, body }
  }
  const analysed = async (rating: number): Promise<Example> => {
    const { browser } = await born('')
    const answer = await browser.call('POST', '/api/analysis')
    const { analysisId } = answer.body as { analysisId: string }
    return { browser, path: `/api/analysis/${analysisId}/rate`, body: { rating } }
  }
  const known = async (path: string, change: object, suspended = false): Promise<Example> => {
    const { email, password } = await registered(app.browser())
    if (suspended) {
      app.services.db.sqlite
        .prepare("update users set account_status = 'suspended' where email = ?")
        .run(email)
    }
    return visitor(path, { name: 'Somebody Known', email, password, ...change })
  }
  const reviewed = async (): Promise<Example> => {
    const example = await author(STORY)
    const id = example.path.split('/').at(-1)
    app.services.db.sqlite.prepare("update user_stories set status = 'approved' where id = ?").run(id)
    return example
  }
  const read = (path: string): CallExamples => ({ good: () => born(path) })
  const deletion = (path: string): CallExamples => ({
    good: () => born(path, { confirm: 'DELETE' }),
    refused: { 422: () => born(path, { confirm: 'delete' }) },
  })
  const birth = '/api/birth-data'
  const [login, register] = ['/api/auth/login', '/api/auth/register']
  const nobody = { name: 'Nobody Yet', email: 'nobody@qismah.example', password: 'secret word' }

  return {
    'GET /api/auth/me': { good: () => member('/api/auth/me') },
    'GET /api/auth/google': {
      good: async () => ({ browser: withGoogle.browser(), path: '/api/auth/google' }),
      refused: { 404: () => visitor('/api/auth/google') },
    },
    'POST /api/auth/logout': { good: () => member('/api/auth/logout') },
    'POST /api/auth/login': {
      good: () => known(login, {}),
      refused: {
        401: () => known(login, { password: 'another word' }),
        403: () => known(login, {}, true),
        422: () => visitor(login, { email: 'no address' }),
      },
    },
    'POST /api/auth/register': {
      good: () => visitor(register, nobody),
      refused: {
        403: () => known(register, {}, true),
        409: () => known(register, { password: 'another word' }),
        422: () => visitor(register, { ...nobody, name: '' }),
      },
    },
    'POST /api/auth/forgot-password': {
      good: () => visitor('/api/auth/forgot-password', nobody),
      refused: {
        422: () => visitor('/api/auth/forgot-password', {}),
        503: async () => ({
          browser: withoutMail.browser(),
          path: '/api/auth/forgot-password',
          body: nobody,
        }),
      },
    },
    'GET /api/birth-data': read(birth),
    'POST /api/birth-data': {
      good: () => member(birth, ISTANBUL_BIRTH),
      refused: {
        409: () => born(birth, ISTANBUL_BIRTH),
        // The clock went back that night, so that the answer carries the question of which time it was.
        422: () => member(birth, { ...ISTANBUL_BIRTH, dateOfBirth: '2015-11-08', birthTime: '03:30' }),
      },
    },
    'GET /api/countries': { good: () => visitor('/api/countries') },
    'GET /api/cities/info/:cityId': {
      good: () => visitor('/api/cities/info/745044'),
      refused: {
        404: () => visitor('/api/cities/info/1'),
        422: () => visitor(`/api/cities/info/${LONG}`),
      },
    },
    'GET /api/cities/:country': {
      good: () => visitor('/api/cities/TR'),
      refused: { 404: () => visitor('/api/cities/Nowhere'), 422: () => visitor(`/api/cities/${LONG}`) },
    },
    'GET /api/places': {
      good: () => visitor('/api/places?q=istanbul&country=TR'),
      refused: { 422: () => visitor(`/api/places?q=${LONG}`) },
    },
    'POST /api/analysis': {
      good: () => born('/api/analysis'),
      refused: { 404: () => member('/api/analysis') },
    },
    'POST /api/analysis/:analysisId/rate': {
      good: () => analysed(5),
      refused: {
        404: () => member('/api/analysis/nothing/rate', { rating: 5 }),
        422: () => analysed(6),
      },
    },
    'POST /api/stories': {
      good: () => member('/api/stories', { story: 'A story of ten characters and more.' }),
      refused: { 422: () => member('/api/stories', { story: 'Short' }) },
    },
    'POST /api/user-stories': {
      good: () => member('/api/user-stories', { ...STORY, alignment: 'light', pseudonym: 'A friend' }),
      refused: { 422: () => member('/api/user-stories', { ...STORY, alignment: 'purple' }) },
    },
    'GET /api/user-stories/my-stories': {
      good: async () => ({ ...(await author()), path: '/api/user-stories/my-stories' }),
      refused: { 422: () => member('/api/user-stories/my-stories?page=none') },
    },
    'PUT /api/user-stories/:id': {
      good: () => author({ ...STORY, title: 'A story of a door' }),
      refused: {
        404: () => member('/api/user-stories/nothing', STORY),
        409: reviewed,
        422: () => author({ ...STORY, title: '' }),
      },
    },
    'DELETE /api/user-stories/:id': {
      good: () => author(),
      refused: {
        404: () => member('/api/user-stories/nothing'),
        422: () => member(`/api/user-stories/${LONG}`),
      },
    },
    'GET /api/astrological-reading': read('/api/astrological-reading'),
    'GET /api/natal-chart': read('/api/natal-chart'),
    'GET /api/planets': read('/api/planets'),
    'GET /api/houses': read('/api/houses'),
    'GET /api/aspects': read('/api/aspects'),
    'DELETE /api/user/delete-data': deletion('/api/user/delete-data'),
    'DELETE /api/privacy/delete-data': deletion('/api/privacy/delete-data'),
  }
}
