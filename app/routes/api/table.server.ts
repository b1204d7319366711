import { currentPersonAnswer, personAnswer } from '../../features/accounts/accounts.answers'
import {
  currentPerson,
  register,
  type SignedIn,
  signIn,
  signOut,
} from '../../features/accounts/accounts.server'
import { startGoogle } from '../../features/accounts/google-sign-in.server'
import { forgotPassword } from '../../features/accounts/password-reset.server'
import { analysisAnswerSchema, ratingAnswer } from '../../features/analysis/analysis.answers'
import {
  analysisAnswer,
  RATING_NOT_SAVED,
  rateAnalysis,
  requestAnalysis,
} from '../../features/analysis/analysis.server'
import { said } from '../../features/answers'
import { birthRecordAnswer, savedBirthAnswer } from '../../features/birth-data/birth-data.answers'
import { readBirthData, saveBirthData } from '../../features/birth-data/birth-data.server'
import { BIRTH_INFO_WORDS } from '../../features/birth-data/birth-words'
import {
  aspectsAnswer,
  housesAnswer,
  lotsAnswer,
  natalChartAnswer,
  planetsAnswer,
  readingAnswer,
} from '../../features/charts/charts.answers'
import {
  listAspects,
  listHouses,
  listLots,
  listPlanets,
  readNatalChart,
  readReading,
} from '../../features/charts/charts.server'
import { Refusal } from '../../features/operation.server'
import {
  citiesAnswer,
  cityAnswer,
  countriesAnswer,
  foundPlacesAnswer,
} from '../../features/places/places.answers'
import { cityInfo, listCities, listCountries, searchPlaces } from '../../features/places/places.server'
import { NOT_DELETED_TRY_AGAIN } from '../../features/privacy/deletion'
import { deletionAnswer } from '../../features/privacy/privacy.answers'
import { deleteMyData } from '../../features/privacy/privacy.server'
import { proveCode } from '../../features/second-factor/prove-code.server'
import { CODE_NEEDED } from '../../features/second-factor/second-factor-words'
import {
  sharedStoryAnswer,
  storiesAnswer,
  storyAnswer,
  withdrawnStoryAnswer,
} from '../../features/stories/stories.answers'
import {
  editStory,
  listMyStories,
  shareStory,
  submitStory,
  withdrawStory,
} from '../../features/stories/stories.server'
import {
  SHORT_STORY_NOT_SUBMITTED,
  STORIES_NOT_LOADED,
  STORY_NOT_SUBMITTED,
} from '../../features/stories/story-words'
import type { RequestContext } from '../../http/context.server'
import { clearSession } from '../../http/cookies.server'
import { giveSession, takeToken } from '../../http/enter.server'
import { type CallDefinition, jsonCall } from '../../http/json-call.server'
import { paths } from '../../http/paths'
import { beginGoogle } from '../auth/google-steps.server'
import { adminCalls } from './admin/calls'

async function deleted(result: Awaited<ReturnType<typeof deleteMyData.run>>, context: RequestContext) {
  context.cookies.push(await clearSession(context.services.settings))
  return result
}

/** The session goes into the cookie; where a code is to come, the person does not go into the answer yet. */
async function personIn(signedIn: SignedIn, context: RequestContext) {
  await giveSession(context, signedIn)
  if (signedIn.awaitsCode) throw new Refusal(401, CODE_NEEDED, {}, { codeNeeded: true })
  return signedIn.person
}

/** Every call, in the order of the specification's table. */
export const calls = [
  jsonCall('GET', '/api/auth/me', currentPerson, { output: currentPersonAnswer }),
  {
    method: 'GET',
    path: paths.googlePopup,
    op: startGoogle,
    accepts: startGoogle.input,
    status: 302,
    output: null,
    refuses: [404],
    // Opened in a popup, so it answers with a redirect and not with JSON.
    answer: (context) => beginGoogle(context, { popup: true, redirectTo: null }),
  } satisfies CallDefinition,
  jsonCall('POST', '/api/auth/logout', signOut, {
    output: said,
    async body(result, context) {
      await takeToken(context)
      return result
    },
  }),
  jsonCall('POST', '/api/auth/login', signIn, {
    output: personAnswer,
    refuses: [401, 403],
    body: personIn,
  }),
  jsonCall('POST', '/api/auth/code', proveCode, {
    output: personAnswer,
    refuses: [401, 403],
    body: personIn,
  }),
  jsonCall('POST', '/api/auth/register', register, {
    status: 201,
    output: personAnswer,
    refuses: [401, 403, 409],
    body: personIn,
  }),
  jsonCall('POST', '/api/auth/forgot-password', forgotPassword, { output: said, refuses: [503] }),

  jsonCall('GET', '/api/birth-data', readBirthData, { output: savedBirthAnswer }),
  jsonCall('POST', '/api/birth-data', saveBirthData, {
    status: 201,
    output: birthRecordAnswer,
    refuses: [409],
    broken: BIRTH_INFO_WORDS.broken,
  }),
  jsonCall('GET', '/api/countries', listCountries, { output: countriesAnswer, keptAs: () => 'all' }),
  jsonCall('GET', '/api/cities/info/:cityId', cityInfo, { output: cityAnswer, refuses: [404] }),
  jsonCall('GET', '/api/cities/:country', listCities, {
    output: citiesAnswer,
    refuses: [404],
    keptAs: ({ services }, { country }) => services.places.findCountry(String(country))?.countryCode ?? null,
  }),
  jsonCall('GET', '/api/places', searchPlaces, { output: foundPlacesAnswer }),

  jsonCall('POST', '/api/analysis', requestAnalysis, {
    body: analysisAnswer,
    output: analysisAnswerSchema,
    refuses: [404],
  }),
  jsonCall('POST', '/api/analysis/:analysisId/rate', rateAnalysis, {
    output: ratingAnswer,
    refuses: [404],
    broken: RATING_NOT_SAVED,
  }),
  jsonCall('POST', '/api/stories', shareStory, {
    status: 201,
    output: sharedStoryAnswer,
    broken: SHORT_STORY_NOT_SUBMITTED,
  }),
  jsonCall('POST', '/api/user-stories', submitStory, {
    status: 201,
    output: storyAnswer,
    broken: STORY_NOT_SUBMITTED,
  }),
  jsonCall('GET', '/api/user-stories/my-stories', listMyStories, {
    body: ({ stories }) => stories,
    output: storiesAnswer,
    broken: STORIES_NOT_LOADED,
  }),
  jsonCall('PUT', '/api/user-stories/:id', editStory, { output: storyAnswer, refuses: [404, 409] }),
  jsonCall('DELETE', '/api/user-stories/:id', withdrawStory, {
    output: withdrawnStoryAnswer,
    refuses: [404],
  }),
  jsonCall('GET', '/api/astrological-reading', readReading, { output: readingAnswer }),
  jsonCall('GET', '/api/lots', listLots, { output: lotsAnswer }),
  jsonCall('GET', '/api/natal-chart', readNatalChart, { output: natalChartAnswer }),
  jsonCall('GET', '/api/planets', listPlanets, { output: planetsAnswer }),
  jsonCall('GET', '/api/houses', listHouses, { output: housesAnswer }),
  jsonCall('GET', '/api/aspects', listAspects, { output: aspectsAnswer }),
  jsonCall('DELETE', '/api/user/delete-data', deleteMyData, {
    body: deleted,
    output: deletionAnswer,
    broken: NOT_DELETED_TRY_AGAIN,
  }),
  jsonCall('DELETE', '/api/privacy/delete-data', deleteMyData, {
    body: deleted,
    output: deletionAnswer,
    broken: NOT_DELETED_TRY_AGAIN,
  }),

  ...adminCalls,
]
