import { z } from 'zod'
import { currentPersonAnswer, personAnswer } from '#app/features/account/accounts.answers.ts'
import {
  currentPerson,
  register,
  type SignedIn,
  signIn,
  signOut,
} from '#app/features/account/accounts.server.ts'
import { ownDeletionAnswer } from '#app/features/account/deletion.answers.ts'
import { deletionWords } from '#app/features/account/deletion-messages.ts'
import { startGoogle } from '#app/features/account/google-sign-in.server.ts'
import { passkeyWords } from '#app/features/account/passkey-messages.ts'
import {
  proveByPasskey,
  requestPasskey,
  signInWithPasskey,
} from '#app/features/account/passkey-sign-in.server.ts'
import {
  newPasskeyAnswer,
  newPasskeyRequestAnswer,
  passkeyRequestAnswer,
} from '#app/features/account/passkeys.answers.ts'
import { addPasskey, requestNewPasskey } from '#app/features/account/passkeys.server.ts'
import { forgotPassword } from '#app/features/account/password-reset.server.ts'
import { proveCode } from '#app/features/account/prove-code.server.ts'
import { signInWords } from '#app/features/account/sign-in-messages.ts'
import { twoFactorWords } from '#app/features/account/two-factor-messages.ts'
import { analysisAnswerSchema, ratingAnswer, renewedAnswer } from '#app/features/analysis/analysis.answers.ts'
import {
  analysisAnswer,
  rateAnalysis,
  renewAnalysis,
  requestAnalysis,
} from '#app/features/analysis/analysis.server.ts'
import { analysisWords } from '#app/features/analysis/analysis-messages.ts'
import { readBirthData, saveBirthData } from '#app/features/births/birth-data.server.ts'
import { birthWords } from '#app/features/births/birth-messages.ts'
import {
  citiesAnswer,
  cityAnswer,
  countriesAnswer,
  foundPlacesAnswer,
} from '#app/features/births/find-places.answers.ts'
import { cityInfo, listCities, listCountries, searchPlaces } from '#app/features/births/find-places.server.ts'
import { birthRecordAnswer, savedBirthAnswer } from '#app/features/charts/birth-record.answers.ts'
import {
  aspectsAnswer,
  housesAnswer,
  lotsAnswer,
  natalChartAnswer,
  planetsAnswer,
  readingAnswer,
} from '#app/features/charts/charts.answers.ts'
import {
  listAspects,
  listHouses,
  listLots,
  listPlanets,
  readNatalChart,
  readReading,
} from '#app/features/charts/charts.server.ts'
import { eveningAnswer, eveningsAnswer, seasonAnswer } from '#app/features/evenings/evenings.answers.ts'
import { answerEvening, beginEvenings, readEvenings } from '#app/features/evenings/evenings.server.ts'
import { deleteMyData } from '#app/features/privacy/privacy.server.ts'
import {
  sharedStoryAnswer,
  storiesAnswer,
  storyAnswer,
  withdrawnStoryAnswer,
} from '#app/features/stories/stories.answers.ts'
import {
  editStory,
  listMyStories,
  shareStory,
  submitStory,
  withdrawStory,
} from '#app/features/stories/stories.server.ts'
import { storyWords } from '#app/features/stories/story-messages.ts'
import { permitStory } from '#app/features/stories/story-permissions.server.ts'
import { type CallDefinition, jsonCall } from '#app/http/calls/json-call.server.ts'
import type { RequestContext } from '#app/http/gate/context.server.ts'
import { invalidInput } from '#app/http/gate/perform.server.ts'
import {
  clearSession,
  clearSessionToken,
  deviceCookie,
  giveSession,
  setSessionToken,
  setToast,
} from '#app/http/session.server.ts'
import { LANGUAGES } from '#app/language/language.ts'
import { setLanguage } from '#app/language/request-language.server.ts'
import { messageAnswer } from '#app/operations/answers.ts'
import { Refusal } from '#app/operations/operation.server.ts'
import { paths } from '#app/paths.ts'
import { authWords } from '#app/routes/auth/auth-messages.ts'
import { beginGoogle } from '#app/routes/auth/google-steps.server.ts'
import { controlWords } from '#app/ui/base/messages.ts'
import { plainMessage } from '#app/ui/form/plain-messages.ts'
import { success } from '#app/ui/toast/toast.ts'
import { adminCalls } from './admin/calls.ts'
import { listCall } from './admin/list-call.ts'

async function deleted(result: Awaited<ReturnType<typeof deleteMyData.run>>, context: RequestContext) {
  context.cookies.push(await clearSession(context.services))
  return result
}

/** Sets the session cookie. If a code is still needed, the answer does not contain the person yet. */
async function personIn(signedIn: SignedIn, context: RequestContext) {
  await giveSession(context, signedIn)
  if (signedIn.awaitsTwoFactor)
    throw new Refusal('sign-in.code-needed', twoFactorWords.codeNeeded, {}, { codeNeeded: true })
  return signedIn.person
}

const googlePopupSchema = z.object({ language: z.enum(LANGUAGES).optional() })

const PROVED = 'Now you can go on with what you wanted to do.'
/** Shown on the page that the browser opens next. */
const passkeyAdded = () => success(passkeyWords.added.title, passkeyWords.added.text)

/** Every call, in the order of the specification's table. */
export const calls = [
  jsonCall('GET', '/api/auth/me', currentPerson, { output: currentPersonAnswer }),
  {
    method: 'GET',
    path: paths.googlePopup,
    op: startGoogle,
    accepts: googlePopupSchema,
    status: 302,
    output: null,
    refuses: [404],
    // It is opened in a popup, so it answers with a redirect and not with JSON.
    answer(context, raw) {
      const { data, error } = googlePopupSchema.safeParse(raw, { error: plainMessage })
      if (error) throw invalidInput(error)
      if (data.language) setLanguage(data.language)
      return beginGoogle(context, { popup: true, redirectTo: null })
    },
  } satisfies CallDefinition,
  jsonCall('POST', '/api/auth/logout', signOut, {
    output: messageAnswer,
    async body(result, context) {
      await clearSessionToken(context)
      return result
    },
    faultMessage: () => controlWords.logOutAgain,
  }),
  jsonCall('POST', '/api/auth/login', signIn, {
    output: personAnswer,
    refuses: [401, 403],
    body: personIn,
    faultMessage: () => signInWords.wrong,
  }),
  jsonCall('POST', '/api/auth/code', proveCode, {
    output: personAnswer,
    refuses: [401, 403],
    body: personIn,
  }),
  jsonCall('POST', '/api/auth/passkey/request', requestPasskey, {
    output: passkeyRequestAnswer,
    refuses: [404],
    async body({ options, device }, { services: { settings }, cookies }) {
      if (device) cookies.push(await deviceCookie(settings).serialize(device))
      return options
    },
  }),
  jsonCall('POST', '/api/auth/passkey', signInWithPasskey, {
    output: personAnswer,
    refuses: [401, 403, 404],
    body: personIn,
  }),
  jsonCall('POST', '/api/auth/passkey/proof', proveByPasskey, {
    output: messageAnswer,
    refuses: [401, 403, 404],
    async body({ token }, context) {
      if (token) await setSessionToken(context, token)
      return { message: PROVED }
    },
  }),
  jsonCall('POST', '/api/passkeys/request', requestNewPasskey, {
    output: newPasskeyRequestAnswer,
    refuses: [403, 404, 409],
  }),
  jsonCall('POST', '/api/passkeys', addPasskey, {
    status: 201,
    output: newPasskeyAnswer,
    refuses: [401, 403, 404, 409],
    async body({ id, name, token }, context) {
      if (token) await setSessionToken(context, token)
      context.cookies.push(await setToast(context.services.settings, passkeyAdded()))
      return { id, name }
    },
  }),
  jsonCall('POST', '/api/auth/register', register, {
    status: 201,
    existed: ({ isNew }) => !isNew,
    output: personAnswer,
    refuses: [401, 403, 409],
    body: personIn,
    faultMessage: () => authWords.tryAgain,
  }),
  jsonCall('POST', '/api/auth/forgot-password', forgotPassword, { output: messageAnswer, refuses: [503] }),

  jsonCall('GET', '/api/birth-data', readBirthData, { output: savedBirthAnswer }),
  jsonCall('POST', '/api/birth-data', saveBirthData, {
    status: 201,
    output: birthRecordAnswer,
    refuses: [409],
    faultMessage: () => birthWords.info.faultMessage,
  }),
  jsonCall('GET', '/api/countries', listCountries, {
    output: countriesAnswer,
    isForAll: true,
  }),
  jsonCall('GET', '/api/cities/info/:cityId', cityInfo, { output: cityAnswer, refuses: [404] }),
  jsonCall('GET', '/api/cities/:country', listCities, {
    output: citiesAnswer,
    refuses: [404],
    isForAll: true,
  }),
  jsonCall('GET', '/api/places', searchPlaces, { output: foundPlacesAnswer }),

  jsonCall('POST', '/api/analysis', requestAnalysis, {
    body: analysisAnswer,
    output: analysisAnswerSchema,
    refuses: [404, 409],
    faultMessage: () => analysisWords.failedWhy,
  }),
  jsonCall('POST', '/api/analysis/renew', renewAnalysis, { output: renewedAnswer, refuses: [404] }),
  jsonCall('POST', '/api/analysis/:analysisId/rate', rateAnalysis, {
    output: ratingAnswer,
    refuses: [404],
    faultMessage: () => analysisWords.ratingNotSaved,
  }),
  jsonCall('POST', '/api/stories', shareStory, {
    status: 201,
    output: sharedStoryAnswer,
    faultMessage: () => storyWords.shortNotSubmitted,
  }),
  jsonCall('POST', '/api/user-stories', submitStory, {
    status: 201,
    output: storyAnswer,
    faultMessage: () => storyWords.notSubmitted,
  }),
  {
    ...listCall('/api/user-stories/my-stories', listMyStories, storiesAnswer),
    faultMessage: () => storyWords.notLoaded,
  },
  jsonCall('PUT', '/api/user-stories/:id', editStory, { output: storyAnswer, refuses: [404, 409] }),
  jsonCall('PUT', '/api/user-stories/:id/permissions', permitStory, { output: storyAnswer, refuses: [404] }),
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
  jsonCall('GET', '/api/evenings', readEvenings, { output: eveningsAnswer }),
  jsonCall('POST', '/api/evenings/begin', beginEvenings, {
    status: 201,
    output: seasonAnswer,
    refuses: [404, 409],
  }),
  jsonCall('POST', '/api/evenings/:n/answer', answerEvening, {
    status: 201,
    output: eveningAnswer,
    refuses: [404, 409],
  }),
  jsonCall('DELETE', '/api/user/delete-data', deleteMyData, {
    body: deleted,
    output: ownDeletionAnswer,
    faultMessage: () => deletionWords.notDeleted,
  }),
  jsonCall('DELETE', '/api/privacy/delete-data', deleteMyData, {
    body: deleted,
    output: ownDeletionAnswer,
    faultMessage: () => deletionWords.notDeleted,
  }),

  ...adminCalls,
]
