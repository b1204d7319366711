import type { MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation, useOutlet } from '@remix-run/react'
import { Link } from 'react-router-dom'
import { ExportCsv } from '#app/features/listing/export-csv.tsx'
import { listStories } from '#app/features/stories/moderated-stories.server.ts'
import { approveStory, featureStory } from '#app/features/stories/moderation.server.ts'
import { STORY_ACTION_FAILED } from '#app/features/stories/moderation-messages.ts'
import { StoryList } from '#app/features/stories/moderation-story-list.tsx'
import { StoryKeys } from '#app/features/stories/story-keys.tsx'
import { questionChoices } from '#app/features/stories/story-questions.server.ts'
import { numberText } from '#app/format.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { formActions, pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths } from '#app/paths.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { ListScreen } from '#app/ui/list/list-screen.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { failure } from '#app/ui/toast/toast.ts'
import { listInput } from './list-input.ts'
import { decisionAction } from './story-decision.server.ts'

export const meta: MetaFunction = () => pageTitle('User Stories Management')

const list = pageLoader(listStories, listInput)
const questions = pageLoader(questionChoices)

export const loader = async (args: Parameters<typeof list>[0]) => ({
  list: await list(args),
  questions: await questions(args),
})

/** The buttons on the cards: to approve a story as it is, and to feature it. */
export const action = formActions(
  { approve: decisionAction(approveStory), feature: decisionAction(featureStory) },
  (form) => (form.has('isFeatured') ? 'feature' : 'approve'),
)

export const clientAction = keepForm(() => failure('Error', STORY_ACTION_FAILED))

export default function UserStories() {
  const { list, questions } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const { q, status, alignment, age, question } = list.query
  const narrowed = [q, status, alignment, age, question].some(Boolean)
  const dialog = useOutlet()
  return (
    <ListScreen
      list={list}
      what="stories"
      search="Search by title, text, pseudonym, name or email"
      choices={{
        status: {
          label: 'Status',
          options: {
            '': 'All',
            pending: 'Pending',
            approved: 'Approved',
            rejected: 'Rejected',
            featured: 'Featured',
          },
        },
        alignment: {
          label: 'Alignment',
          options: { '': 'All', light: 'Light', dark: 'Dark', neutral: 'Neutral', none: 'Not specified' },
        },
        ...(questions.length > 0
          ? { question: { label: 'Question', options: [{ value: '', label: 'All' }, ...questions] } }
          : {}),
        age: { label: 'Age', options: { '': 'All', recent: 'Last 7 days', older: 'Older' } },
      }}
      header={
        <PageHeader
          title={
            <span className="inline-flex flex-wrap items-center gap-4">
              User Stories Management
              <Badge>
                {list.more ? 'more than ' : ''}
                {numberText(list.total)} {list.total === 1 ? 'story' : 'stories'}
              </Badge>
            </span>
          }
          actions={
            <>
              <Link to={adminPaths.storyQueue}>Story queue</Link>
              <Link to={adminPaths.filmSheet}>To film</Link>
              <Link to={adminPaths.storyQuestions}>Questions</Link>
              <ExportCsv list={adminPaths.stories} />
            </>
          }
        />
      }
    >
      <StoryKeys enabled={dialog === null} />
      <StoryList stories={list.rows} search={search} narrowed={narrowed} />
    </ListScreen>
  )
}
