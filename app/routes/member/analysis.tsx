import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { termNotes } from '#app/content/term-notes.server.ts'
import { rateAnalysis, renewAnalysis, showAnalysis } from '#app/features/analysis/analysis.server.ts'
import { AnalysisFailed } from '#app/features/analysis/analysis-failed.tsx'
import { analysisWords as words } from '#app/features/analysis/analysis-messages.ts'
import { ALL_REASONS, AnalysisReport, REASONS } from '#app/features/analysis/analysis-report.tsx'
import { DOORS } from '#app/features/analysis/doors-card.tsx'
import { doorsWords } from '#app/features/analysis/doors-messages.ts'
import { chooseScene } from '#app/features/analysis/reader-choices.server.ts'
import { tooShortMessage } from '#app/features/analysis/share-story.tsx'
import { answerSubject } from '#app/features/analysis/subject-answers.server.ts'
import { RENEW } from '#app/features/analysis/version-notice.tsx'
import { NothingToRead } from '#app/features/births/birth-data-required.tsx'
import { readNotesBeside } from '#app/features/notes/notes.server.ts'
import { SHORT_STORY_MIN } from '#app/features/stories/stories.limits.ts'
import { shortStoryFormSchema } from '#app/features/stories/stories.schema.ts'
import { shareStory } from '#app/features/stories/stories.server.ts'
import { storyWords } from '#app/features/stories/story-messages.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { unlessRefused } from '#app/framework/unless-refused.ts'
import { logFailure } from '#app/http/gate/context.server.ts'
import { perform } from '#app/http/gate/perform.server.ts'
import { formAction, formActions } from '#app/http/pages/page.server.ts'
import {
  pageRefusal,
  performForPage,
  readDrafts,
  redirectWithToast,
} from '#app/http/pages/redirects.server.ts'
import { isRefusal, Refusal } from '#app/operations/operation.server.ts'
import { paths } from '#app/paths.ts'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { NotesBeside } from '#app/ui/page/write-note.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'

export const shouldRevalidate = unlessRefused
export const meta: MetaFunction = () => pageTitle(words.title, words.description)

const RATING = 'rating'
const STORY = 'share-story'

export async function loader(args: LoaderFunctionArgs) {
  const shown = await analysisState(args)
  if (shown.state !== 'ready') return shown.state === 'failed' ? data(shown, { status: 503 }) : shown
  const draftOf = await readDrafts(args)
  const drafts = { rating: draftOf(RATING), story: draftOf(STORY) }
  return {
    ...shown,
    drafts,
    hasConfirmedStories: args.context.actor?.hasConfirmedStories ?? false,
    notes: await performForPage(readNotesBeside, args),
    termNotes: termNotes(),
  }
}

/** The analysis, or why there is none. If composing fails, the page says so and offers to try again. */
async function analysisState({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams
  const version = asked.get('version') || undefined
  const tolerance = asked.get('tolerance') || undefined
  try {
    const analysis = await perform(showAnalysis, context, { version, tolerance })
    const allReasons = asked.get(REASONS) === ALL_REASONS
    return { state: 'ready' as const, analysis, isEarlier: version !== undefined, allReasons }
  } catch (error) {
    if (isRefusal(error, 'birth-data.missing')) return { state: 'missing', missing: 'birth-data' } as const
    if (isRefusal(error, 'chart.missing')) return { state: 'missing', missing: 'chart' } as const
    if (error instanceof Refusal) throw pageRefusal(error, request)
    logFailure(context, error)
    return { state: 'failed' as const }
  }
}

const rate = formAction(rateAnalysis, {
  draft: {
    why: () => failure(words.signInToRate),
    form: RATING,
  },
  failed: () => failure(words.error, words.ratingNotSaved),
  faultMessage: () => failure(words.error, words.ratingNotSaved),
  done: ({ message }, args) =>
    redirectWithToast(args, `${paths.analysis}#${RATING}`, success(words.thankYou, message)),
})

const share = formAction(shareStory, {
  schema: shortStoryFormSchema,
  draft: {
    why: () => failure(storyWords.logInToSubmit),
    form: STORY,
  },
  invalid: ({ story }) =>
    story?.includes(storyWords.tooShort(SHORT_STORY_MIN)) ? tooShortMessage() : undefined,
  failed: () => failure(words.error, storyWords.shortNotSubmitted),
  faultMessage: () => failure(words.error, storyWords.shortNotSubmitted),
  done: (_, args) =>
    redirectWithToast(args, `${paths.analysis}#share-story`, success(words.submitted, words.mayBeFeatured)),
})

const choose = { failed: (refusal: Refusal) => failure(words.error, refusal.message) }
const renew = formAction(renewAnalysis, {
  ...choose,
  done: ({ message }, args) => redirectWithToast(args, paths.analysis, success(words.yourReading, message)),
})

const answer = formAction(answerSubject, {
  ...choose,
  schema: answerSubject.input.extend({ inPlace: z.literal('yes').optional() }),
  done: ({ part, isGiven }, args, { inPlace }) =>
    inPlace
      ? Response.json({})
      : redirectWithToast(
          args,
          `${paths.analysis}${new URL(args.request.url).search}#answer-${part}`,
          isGiven
            ? success(words.saved, words.canChangeAnswer)
            : success(words.takenBack, words.answerDeleted),
        ),
})

const chooseAScene = formAction(chooseScene, {
  ...choose,
  done: ({ isGiven }, args) =>
    redirectWithToast(
      args,
      `${paths.analysis}#${DOORS}`,
      isGiven ? success(words.saved, doorsWords.saved) : success(words.takenBack, doorsWords.takenBack),
    ),
})

/**
 * The form of a story has a `story` field, or the name of the button that discards it; the form for
 * a new version has a `choice` field, those of the three subjects an `answer`, and those of the three scenes their name.
 * The other is the rating.
 */
export const action = formActions({ rate, share, answer, [RENEW]: renew, [DOORS]: chooseAScene }, (form) => {
  if (form.get('form') === DOORS) return DOORS
  if (form.get('choice') === RENEW) return RENEW
  if (form.has('answer')) return 'answer'
  return form.has('story') || form.get('discard') === STORY ? 'share' : 'rate'
})

export const clientAction = keepForm((form) =>
  form.has('rating') || form.has('story')
    ? failure(words.error, form.has('story') ? storyWords.shortNotSubmitted : words.ratingNotSaved)
    : failure(words.error),
)

export default function Analysis() {
  const page = useLoaderData<typeof loader>()
  return (
    <>
      {/* A printed analysis has a cover instead. */}
      <div className={page.state === 'ready' ? 'print:hidden' : undefined}>
        <PageHeader title={words.title} back={{ href: paths.dashboard, label: words.backToDashboard }} />
      </div>
      {page.state === 'ready' ? (
        <NotesBeside notes={page.notes}>
          <AnalysisReport
            analysis={page.analysis}
            isEarlier={page.isEarlier}
            allReasons={page.allReasons}
            drafts={page.drafts}
            hasConfirmedStories={page.hasConfirmedStories}
            termNotes={page.termNotes}
          />
        </NotesBeside>
      ) : null}
      {page.state === 'missing' ? <NothingToRead missing={page.missing} next={paths.analysis} /> : null}
      {page.state === 'failed' ? <AnalysisFailed /> : null}
    </>
  )
}
