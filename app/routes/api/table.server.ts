import { currentPerson, register, signIn, signOut } from '../../features/accounts/accounts.server'
import { startGoogle } from '../../features/accounts/google-sign-in.server'
import { forgotPassword } from '../../features/accounts/password-reset.server'
import { analysisAnswer, rateAnalysis, requestAnalysis } from '../../features/analysis/analysis.server'
import { readBirthData, saveBirthData } from '../../features/birth-data/birth-data.server'
import {
  listAspects,
  listHouses,
  listPlanets,
  readNatalChart,
  readReading,
} from '../../features/charts/charts.server'
import { cityInfo, listCities, listCountries, searchPlaces } from '../../features/places/places.server'
import { NOT_DELETED_TRY_AGAIN } from '../../features/privacy/deletion'
import { deleteMyData } from '../../features/privacy/privacy.server'
import {
  editStory,
  listMyStories,
  shareStory,
  submitStory,
  withdrawStory,
} from '../../features/stories/stories.server'
import { STORIES_NOT_LOADED, STORY_NOT_SUBMITTED } from '../../features/stories/story-words'
import type { RequestContext } from '../../http/context.server'
import { clearSession, setSession } from '../../http/cookies.server'
import { type CallDefinition, jsonCall } from '../../http/json-call.server'
import { paths } from '../../http/paths'
import { beginGoogle } from '../auth/google-steps.server'

async function deleted(result: Awaited<ReturnType<typeof deleteMyData.run>>, context: RequestContext) {
  context.cookies.push(await clearSession(context.services.settings))
  return result
}

/** Every call, in the order of the specification's table. */
export const calls = [
  jsonCall('GET', '/api/auth/me', currentPerson),
  {
    method: 'GET',
    path: paths.googlePopup,
    op: startGoogle,
    // Opened in a popup, so it answers with a redirect and not with JSON.
    answer: (context) => beginGoogle(context, { popup: true, redirectTo: null }),
  } satisfies CallDefinition,
  jsonCall('POST', '/api/auth/logout', signOut, {
    async body(result, context) {
      context.cookies.push(await clearSession(context.services.settings))
      return result
    },
  }),
  jsonCall('POST', '/api/auth/login', signIn, {
    async body({ person, token }, context) {
      context.cookies.push(await setSession(context.services.settings, token))
      return person
    },
  }),
  jsonCall('POST', '/api/auth/register', register, {
    status: 201,
    async body({ person, token }, context) {
      context.cookies.push(await setSession(context.services.settings, token))
      return person
    },
  }),
  jsonCall('POST', '/api/auth/forgot-password', forgotPassword),

  jsonCall('GET', '/api/birth-data', readBirthData),
  jsonCall('POST', '/api/birth-data', saveBirthData, { status: 201 }),
  jsonCall('GET', '/api/countries', listCountries),
  jsonCall('GET', '/api/cities/info/:cityId', cityInfo),
  jsonCall('GET', '/api/cities/:country', listCities),
  jsonCall('GET', '/api/places', searchPlaces),

  jsonCall('POST', '/api/analysis', requestAnalysis, { body: analysisAnswer }),
  jsonCall('POST', '/api/analysis/:analysisId/rate', rateAnalysis),
  jsonCall('POST', '/api/stories', shareStory, { status: 201 }),
  jsonCall('POST', '/api/user-stories', submitStory, { status: 201, broken: STORY_NOT_SUBMITTED }),
  jsonCall('GET', '/api/user-stories/my-stories', listMyStories, {
    body: ({ stories }) => stories,
    broken: STORIES_NOT_LOADED,
  }),
  jsonCall('PUT', '/api/user-stories/:id', editStory),
  jsonCall('DELETE', '/api/user-stories/:id', withdrawStory),
  jsonCall('GET', '/api/astrological-reading', readReading),
  jsonCall('GET', '/api/natal-chart', readNatalChart),
  jsonCall('GET', '/api/planets', listPlanets),
  jsonCall('GET', '/api/houses', listHouses),
  jsonCall('GET', '/api/aspects', listAspects),
  jsonCall('DELETE', '/api/user/delete-data', deleteMyData, { body: deleted, broken: NOT_DELETED_TRY_AGAIN }),
  jsonCall('DELETE', '/api/privacy/delete-data', deleteMyData, {
    body: deleted,
    broken: NOT_DELETED_TRY_AGAIN,
  }),
]
