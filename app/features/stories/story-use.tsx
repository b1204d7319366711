import { Link } from 'react-router-dom'
import type { AnalysisWithStory, StoryUse } from '#app/features/similarity/story-use.server.ts'
import { listText, numberText, ordinal } from '#app/format.ts'
import { adminPaths } from '#app/paths.ts'
import type { ModeratedStory } from './moderated-stories.server.ts'

interface StoryUseProps {
  story: Pick<ModeratedStory, 'status'>
  use: StoryUse
}

/** The analyses that show a story as a real-life example, or would show it, and why. */
export function StoryUseSection({ story, use }: StoryUseProps) {
  const { themes, analyses } = use
  return (
    <section aria-labelledby="story-use-title" className="mt-7 border-t border-rule pt-5">
      <h3 id="story-use-title" className="text-lg">
        As a real-life example
      </h3>
      <p className="mt-2 max-w-measure">
        {themes.length > 0 ? <>It touches on {listText(themes)}. </> : null}
        {toSummary(story, use)}
      </p>
      {analyses.length > 0 ? (
        <ul className="mt-3 max-w-measure divide-y divide-rule">
          {analyses.map((analysis) => (
            <ReaderOfStory key={analysis.analysisId} analysis={analysis} />
          ))}
        </ul>
      ) : null}
    </section>
  )
}

const PLACES = ['first', 'second', 'third'] as const

function ReaderOfStory({ analysis: { name, lot, place, reason } }: { analysis: AnalysisWithStory }) {
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Link
          to={`${adminPaths.users}?q=${encodeURIComponent(name)}`}
          className="font-semibold wrap-anywhere"
        >
          <bdi>{name}</bdi>
        </Link>
        <span className="text-sm text-faded">
          lot in {lot.sign}, {ordinal(lot.house)} house, ruler {lot.ruler}
        </span>
      </p>
      <p className="mt-1 text-sm text-faded">
        As the {PLACES[place - 1]} example, because {reason}
      </p>
    </li>
  )
}

const analysesIn = (count: number) => (count === 1 ? 'one analysis' : `${numberText(count)} analyses`)

function toSummary({ status }: StoryUseProps['story'], { state, analyses, total }: StoryUse): string {
  if (state === 'not-permitted') return 'Its author does not permit that it is shown beside analyses.'
  if (state === 'unknown') {
    return 'You see which analyses would show it after you approve it. Before that, its text is not sent to the external model.'
  }
  if (state === 'shown') {
    if (total === 0) return 'No analysis shows it so far. It may appear when an analysis is next opened.'
    return total > analyses.length
      ? `It is shown with ${analysesIn(total)}, of which these are ${analyses.length}:`
      : `It is shown with ${analysesIn(total)}:`
  }
  if (total === 0) return 'There is no analysis yet that could show it.'
  const when = status === 'approved' ? 'If it were featured again' : 'If it were approved'
  const looked = total === 1 ? 'the most similar analysis' : `the ${total} most similar analyses`
  if (analyses.length === 0) {
    return `${when}, it would not be shown with ${looked}, because other stories fit better or were shown there before.`
  }
  return analyses.length === total
    ? `${when}, it would be shown with ${looked}:`
    : `${when}, it would be shown with ${analyses.length} of ${looked}:`
}
