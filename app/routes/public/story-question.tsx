import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readAskedQuestion } from '#app/features/stories/asked-question.server.ts'
import { storyWords } from '#app/features/stories/story-messages.ts'
import { QuestionText } from '#app/features/stories/story-question.tsx'
import { questionWords as words } from '#app/features/stories/story-question-messages.ts'
import { longDate, longMoment } from '#app/format.ts'
import { performForPage } from '#app/http/pages/redirects.server.ts'
import { answerPath, paths, signInPath } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Fact } from '#app/ui/base/fact.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { PageBody, PageHeader, pageTitle } from '#app/ui/page/page.tsx'

/** Not for search engines: the page ends with its question. A link to it is shown with its text all the same. */
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...pageTitle(data?.question.text ?? words.notFound, words.lead),
  { name: 'robots', content: 'noindex' },
]

export async function loader(args: LoaderFunctionArgs) {
  const question = await performForPage(readAskedQuestion, args, { id: args.params.id })
  return { question, isSignedIn: args.context.actor !== null }
}

/** A question that stories answer, at the address that stands below a film. */
export default function StoryQuestion() {
  const { question, isSignedIn } = useLoaderData<typeof loader>()
  const { id, alignment, isOpen, closesOn, closesAt, closedOn } = question
  // The page for signing in has the language of this one; that of the form is the person's.
  const to = (path: string) => (isSignedIn ? path : signInPath(path))
  const title = <QuestionText question={question} />
  return (
    <PageBody>
      <PageHeader
        eyebrow={words.eyebrow}
        title={<span className="block wrap-anywhere">{title}</span>}
        lead={isOpen ? words.lead : undefined}
      />
      {isOpen ? (
        <>
          <dl className="facts">
            <Fact name={words.theme}>{storyWords.alignmentChoices[alignment]}</Fact>
            <Fact name={words.openUntil}>
              {words.wherever(
                <time key="day" dateTime={closesOn}>
                  {longDate(closesOn)}
                </time>,
              )}
            </Fact>
          </dl>
          <p className="mt-2 text-sm text-faded">
            {words.closesAt(
              <time key="moment" dateTime={closesAt.toISOString()}>
                {longMoment(closesAt)}
              </time>,
            )}
          </p>
          <div className="actions mt-8">
            <ButtonLink href={to(answerPath(id))}>{words.answer}</ButtonLink>
          </div>
          {isSignedIn ? null : <p className="mt-4 max-w-measure text-faded">{words.signInFirst}</p>}
        </>
      ) : (
        <Notice variant="info" title={words.closed}>
          <p>
            {words.closedOn(
              <time key="day" dateTime={closedOn}>
                {longDate(closedOn)}
              </time>,
            )}
          </p>
          <p>
            <ButtonLink href={to(paths.sendStory)} variant="secondary">
              {words.anyStory}
            </ButtonLink>
          </p>
        </Notice>
      )}
    </PageBody>
  )
}
