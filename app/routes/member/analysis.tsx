import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { TERM_NOTES } from '#app/content/term-notes.server.ts'
import { ALL_REASONS, REASONS } from '#app/features/analysis/all-reasons.ts'
import {
  RATED,
  RATING_NOT_SAVED,
  rateAnalysis,
  renewAnalysis,
  showAnalysis,
} from '#app/features/analysis/analysis.server.ts'
import { AnalysisFailed } from '#app/features/analysis/analysis-failed.tsx'
import { AnalysisReport } from '#app/features/analysis/analysis-report.tsx'
import { answerSubject } from '#app/features/analysis/subject-answers.server.ts'
import { RENEW } from '#app/features/analysis/version-notice.tsx'
import { ALLOW, WITHDRAW } from '#app/features/analysis/writer-card.tsx'
import { allowWriter, withdrawWriter } from '#app/features/analysis/writing.server.ts'
import { BirthDataRequired } from '#app/features/births/birth-data-required.tsx'
import { ChartMissing } from '#app/features/charts/chart-missing.tsx'
import { readNotesBeside } from '#app/features/notes/notes.server.ts'
import { STORY_TOO_SHORT } from '#app/features/stories/stories.schema.ts'
import { shareStory } from '#app/features/stories/stories.server.ts'
import { LOG_IN_TO_SUBMIT, SHORT_STORY_NOT_SUBMITTED } from '#app/features/stories/story-messages.ts'
import { callOf } from '#app/http/gate/context.server.ts'
import { perform } from '#app/http/gate/perform.server.ts'
import { readDraft } from '#app/http/pages/form-drafts.server.ts'
import { formAction, formActions, redirectWithToast } from '#app/http/pages/page.server.ts'
import { pageRefusal, performForPage } from '#app/http/pages/page-refusal.server.ts'
import { isRefusal, Refusal } from '#app/operations/operation.server.ts'
import { paths } from '#app/paths.ts'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import type { PageHandle } from '#app/ui/page/page-handle.ts'
import { NotesBeside } from '#app/ui/page/write-note.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'

export const handle: PageHandle = { light: true }
export const meta: MetaFunction = () =>
  pageTitle(
    'Your Part of Fortune Analysis',
    'Your chart read step by step, with the reason for each sentence.',
  )

const RATING = 'rating'
const STORY = 'share-story'

export async function loader(args: LoaderFunctionArgs) {
  const shown = await analysisState(args)
  if (shown.state !== 'ready') return shown.state === 'failed' ? data(shown, { status: 503 }) : shown
  const drafts = { rating: await readDraft(args, RATING), story: await readDraft(args, STORY) }
  return { ...shown, drafts, notes: await performForPage(readNotesBeside, args), termNotes: TERM_NOTES }
}

/** The analysis, or why there is none. If composing fails, the page says so and offers to try again. */
async function analysisState({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams
  const version = asked.get('version') || undefined
  const tolerance = asked.get('tolerance') || undefined
  try {
    const analysis = await perform(showAnalysis, callOf(context), { version, tolerance })
    const allReasons = asked.get(REASONS) === ALL_REASONS
    return { state: 'ready' as const, analysis, isEarlier: version !== undefined, allReasons }
  } catch (error) {
    if (isRefusal(error, 'birth-data.missing')) {
      return { state: 'birth-data-required' as const }
    }
    if (isRefusal(error, 'chart.missing')) return { state: 'chart-missing' as const }
    if (error instanceof Refusal || error instanceof Response) throw pageRefusal(error, request)
    context.log.error({ requestId: context.requestId, err: error }, 'analysis failed')
    return { state: 'failed' as const }
  }
}

const rate = formAction(rateAnalysis, {
  draft: { why: failure('Please sign in to rate your analysis.'), form: RATING },
  failed: () => failure('Error', RATING_NOT_SAVED),
  faultMessage: failure('Error', RATING_NOT_SAVED),
  done: (_, args) => redirectWithToast(args, `${paths.analysis}#${RATING}`, success('Thank you!', RATED)),
})

const share = formAction(shareStory, {
  draft: { why: failure(LOG_IN_TO_SUBMIT), form: STORY },
  invalid: ({ story }) =>
    story?.includes(STORY_TOO_SHORT) ? failure('Story too short', STORY_TOO_SHORT) : undefined,
  failed: () => failure('Error', SHORT_STORY_NOT_SUBMITTED),
  faultMessage: failure('Error', SHORT_STORY_NOT_SUBMITTED),
  done: (_, args) =>
    redirectWithToast(
      args,
      `${paths.analysis}#share-story`,
      success(
        'Story Submitted',
        'Thank you for sharing! Your story will be reviewed and may be featured on our YouTube channel.',
      ),
    ),
})

const choose = { failed: (refusal: Refusal) => failure('Error', refusal.message) }
const wording = `${paths.analysis}#wording`

const allow = formAction(allowWriter, {
  ...choose,
  done: ({ message }, args) => redirectWithToast(args, wording, success('Saved', message)),
})

const withdraw = formAction(withdrawWriter, {
  ...choose,
  done: ({ message }, args) => redirectWithToast(args, wording, success('Withdrawn', message)),
})

const renew = formAction(renewAnalysis, {
  ...choose,
  done: ({ message }, args) => redirectWithToast(args, paths.analysis, success('Your reading', message)),
})

const answer = formAction(answerSubject, {
  ...choose,
  done: ({ part, isGiven }, args) =>
    redirectWithToast(
      args,
      `${paths.analysis}${new URL(args.request.url).search}#answer-${part}`,
      isGiven
        ? success('Saved', 'Thank you. You can change your answer.')
        : success('Taken back', 'Your answer is deleted.'),
    ),
})

/**
 * The form of a story has a `story` field, or the name of the button that discards it; the forms for the language model
 * and for a new version have a `choice` field, and those of the three subjects an `answer`. The other is the rating.
 */
export const action = formActions(
  { rate, share, answer, [RENEW]: renew, [ALLOW]: allow, [WITHDRAW]: withdraw },
  (form) => {
    const choice = form.get('choice')
    if (choice === RENEW || choice === ALLOW || choice === WITHDRAW) return choice
    if (form.has('answer')) return 'answer'
    return form.has('story') || form.get('discard') === STORY ? 'share' : 'rate'
  },
)

export default function Analysis() {
  const page = useLoaderData<typeof loader>()
  return (
    <>
      {/* A printed analysis has a cover instead. */}
      <div className={page.state === 'ready' ? 'print:hidden' : undefined}>
        <PageHeader
          title="Your Part of Fortune Analysis"
          back={{ href: paths.dashboard, label: 'Back to Dashboard' }}
        />
      </div>
      {page.state === 'ready' ? (
        <NotesBeside notes={page.notes}>
          <AnalysisReport
            analysis={page.analysis}
            isEarlier={page.isEarlier}
            allReasons={page.allReasons}
            drafts={page.drafts}
            termNotes={page.termNotes}
          />
        </NotesBeside>
      ) : null}
      {page.state === 'birth-data-required' ? <BirthDataRequired /> : null}
      {page.state === 'chart-missing' ? <ChartMissing next={paths.analysis} /> : null}
      {page.state === 'failed' ? <AnalysisFailed /> : null}
    </>
  )
}
