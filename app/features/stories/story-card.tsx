import { longDate, storyDate } from '#app/format.ts'
import { paths } from '#app/paths.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { Fact } from '#app/ui/base/fact.tsx'
import { controlWords } from '#app/ui/base/messages.ts'
import { Notice } from '#app/ui/base/notice.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { StoryDate, StoryLines, storyBadges } from './story-lines.tsx'
import { storyWords as words } from './story-messages.ts'
import { makePreview } from './story-preview.ts'
import { QuestionText } from './story-question.tsx'
import { questionWords } from './story-question-messages.ts'
import { alignmentName, storyStates } from './story-state-messages.ts'
import { permittedText, USES } from './story-uses.tsx'
import type { StoryView } from './story-view.server.ts'

interface StoryCardProps {
  story: StoryView
  editHref: string
  withdrawHref: string
}

export function StoryCard({ story, editHref, withdrawHref }: StoryCardProps) {
  const { id, title, storyContent, status, alignment, isAnonymous, pseudonym, adminNotes, question } = story
  return (
    <Card
      title={<bdi className="block text-start wrap-anywhere">{title}</bdi>}
      actions={
        <>
          {status === 'pending' ? (
            <ButtonLink href={editHref} variant="secondary">
              {words.edit}
              <span className="sr-only">{words.ofStory(title)}</span>
            </ButtonLink>
          ) : status === 'rejected' ? (
            <ButtonLink href={`${paths.sendStory}?again=${id}`} variant="secondary">
              {words.sendAgain}
              <span className="sr-only">{words.ofStory(title)}</span>
            </ButtonLink>
          ) : null}
          <ButtonLink href={withdrawHref} variant="quiet">
            {words.withdraw}
            <span className="sr-only">{words.ofStory(title)}</span>
          </ButtonLink>
        </>
      }
    >
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-faded">
        <Badge variant={storyBadges[status] ?? 'gold'}>{storyStates.states[status]}</Badge>
        <StoryDate label={words.submittedOn} date={story.submittedAt} write={storyDate} />
        {story.editedAt ? <StoryDate label={words.editedOn} date={story.editedAt} write={storyDate} /> : null}
        {story.reviewedAt ? (
          <StoryDate label={words.reviewedOn} date={story.reviewedAt} write={storyDate} />
        ) : null}
      </p>
      <StoryText text={storyContent} />
      <dl className="facts">
        {question ? (
          <Fact name={questionWords.answers} className="min-w-0 wrap-anywhere">
            <QuestionText question={question} />
          </Fact>
        ) : null}
        <Fact name={words.alignment}>{alignmentName(alignment)}</Fact>
        <Fact name={words.shownAs}>{isAnonymous ? words.anonymous : words.public}</Fact>
        {pseudonym ? (
          <Fact name={words.pseudonym} className="min-w-0 wrap-anywhere">
            <bdi>{pseudonym}</bdi>
          </Fact>
        ) : null}
      </dl>
      <Filmed story={story} />
      <Permission story={story} />
      {adminNotes ? (
        <Notice title={words.feedback}>
          <StoryLines>{adminNotes}</StoryLines>
        </Notice>
      ) : null}
    </Card>
  )
}

function Filmed({ story: { episode, filmedOn, filmUrl } }: Pick<StoryCardProps, 'story'>) {
  if (episode === null) return null
  const name = <bdi>{episode}</bdi>
  return (
    <p className="wrap-anywhere">
      {...(filmedOn
        ? words.filmedOn(<time dateTime={filmedOn}>{longDate(filmedOn)}</time>, name)
        : words.filmedIn(name))}
      {filmUrl ? (
        <>
          {' · '}
          <a href={filmUrl} target="_blank" rel="noopener noreferrer">
            {words.watch}
            <span className="sr-only">{controlWords.newTab}</span>
          </a>
        </>
      ) : null}
    </p>
  )
}

/** What the author permits, which can be changed at any time. */
function Permission({ story }: Pick<StoryCardProps, 'story'>) {
  const { id, title } = story
  return (
    <Disclosure
      summary={
        <>
          {permittedText(story)}
          <span className="sr-only">{words.ofStory(title)}</span>
        </>
      }
    >
      <PostForm action={paths.myStories} hidden={{ id }} preventScrollReset>
        {USES.map((use) => (
          <div key={use} className="field">
            <label className="choice">
              <input type="checkbox" name={use} value="on" defaultChecked={story[use]} />
              <span>{words.uses[use]}</span>
            </label>
          </div>
        ))}
        <Button variant="secondary" className="self-start">
          {words.saveUses}
          <span className="sr-only">{words.ofStory(title)}</span>
        </Button>
      </PostForm>
    </Disclosure>
  )
}

/** A long story is cut. A native disclosure shows all of it, with JavaScript or without. */
function StoryText({ text }: { text: string }) {
  const preview = makePreview(text)
  if (preview === null) return <StoryLines>{text}</StoryLines>
  return (
    <div className="group/story">
      <div className="group-has-[details[open]]/story:hidden">
        <StoryLines>{`${preview}…`}</StoryLines>
      </div>
      <details className="group/more">
        <summary className="inline-flex min-h-11 list-none items-center rounded-sm text-lapis underline underline-offset-4 [&::-webkit-details-marker]:hidden">
          <span className="group-open/more:hidden">{words.readMore}</span>
          <span className="hidden group-open/more:inline">{words.showLess}</span>
        </summary>
        <StoryLines>{text}</StoryLines>
      </details>
    </div>
  )
}
