import type { MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { Link } from 'react-router-dom'
import { isOpen } from '#app/features/stories/open-question.ts'
import { listQuestions, type QuestionRow } from '#app/features/stories/story-questions.server.ts'
import { alignmentName } from '#app/features/stories/story-state-messages.ts'
import { longDate, numberText } from '#app/format.ts'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths, pathWithin, questionPath } from '#app/paths.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { DialogLink } from '#app/ui/list/dialog-link.tsx'
import { ListScreen } from '#app/ui/list/list-screen.tsx'
import { ListTable } from '#app/ui/list/list-table.tsx'
import { RowMenu } from '#app/ui/list/row-menu.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { listInput } from './list-input.ts'

export const meta: MetaFunction = () => pageTitle('Questions for Stories')
export const loader = pageLoader(listQuestions, listInput)

/** The questions that stories answer, each with its address for the text below a film. */
export default function StoryQuestions() {
  const list = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const isNarrowed = list.query.q !== '' || list.query.state !== ''
  return (
    <ListScreen
      list={list}
      what="questions"
      search="Search by question or address"
      choices={{ state: { label: 'State', options: { '': 'All', open: 'Open', closed: 'Closed' } } }}
      header={
        <PageHeader
          title="Questions for Stories"
          lead="A question with a theme and a last day. Put its address below a film: viewers who follow it send a story that answers."
          back={{ href: adminPaths.stories, label: 'User Stories' }}
          actions={
            <DialogLink to={pathWithin(adminPaths.storyQuestions, ['new'], search)}>
              Ask a question
            </DialogLink>
          }
        />
      }
    >
      <ListTable
        caption="Questions for stories"
        list={list}
        empty={isNarrowed ? 'No question matches.' : 'No question was asked yet.'}
        columns={[
          {
            head: 'Question',
            cell: (question) => <Question question={question} />,
          },
          { head: 'Theme', cell: ({ alignment }) => alignmentName(alignment) },
          {
            head: 'Closes',
            sort: 'closes',
            cell: (question) => (
              <>
                <time dateTime={question.closesOn} className="block">
                  {longDate(question.closesOn)}
                </time>
                {isOpen(question, list.firstOpenDay) ? (
                  <Badge variant="good">Open</Badge>
                ) : (
                  <Badge>Closed</Badge>
                )}
              </>
            ),
          },
          {
            head: 'Stories',
            numeric: true,
            cell: ({ id, stories }) =>
              stories === 0 ? (
                '0'
              ) : (
                <Link
                  to={`${adminPaths.stories}?question=${id}`}
                  aria-label={`${stories} stories that answer ${id}`}
                  className="inline-block min-h-6 min-w-6"
                >
                  {numberText(stories)}
                </Link>
              ),
          },
          {
            head: 'Actions',
            cell: ({ id, ...question }) => (
              <RowMenu
                label={`Actions for ${id}`}
                actions={[
                  { label: 'Edit question', to: pathWithin(adminPaths.storyQuestions, [id, 'edit'], search) },
                  ...(isOpen(question, list.firstOpenDay)
                    ? [
                        {
                          label: 'Close now',
                          to: pathWithin(adminPaths.storyQuestions, [id, 'close'], search),
                        },
                      ]
                    : []),
                  {
                    label: 'Delete question',
                    danger: true,
                    to: pathWithin(adminPaths.storyQuestions, [id, 'delete'], search),
                  },
                ]}
              />
            ),
          },
        ]}
      />
    </ListScreen>
  )
}

/** Its text in each language in which it was written, and the addresses of its pages in these. */
function Question({ question: { id, textEn, textAr } }: { question: QuestionRow }) {
  return (
    <>
      {textEn ? <span className="block font-semibold wrap-anywhere">{textEn}</span> : null}
      {textAr ? (
        <span lang="ar" dir="rtl" className="block font-semibold wrap-anywhere">
          {textAr}
        </span>
      ) : null}
      {[textEn ? '' : null, textAr ? '/ar' : null].map((prefix) =>
        prefix === null ? null : (
          <a key={prefix} href={prefix + questionPath(id)} className="block min-h-6 wrap-anywhere">
            {prefix + questionPath(id)}
          </a>
        ),
      )}
    </>
  )
}
