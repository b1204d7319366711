import { useFetcher } from '@remix-run/react'
import type { TrackPart } from '#app/guidance/types.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { useWritten, WithVerses } from '#app/ui/base/explained-text.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { listErrors } from '#app/ui/form/use-last-result.ts'
import type { AnalysisView } from './analysis.server.ts'
import { analysisWords as words } from './analysis-messages.ts'
import { SUBJECT_ANSWERS, TAKE_BACK } from './subject-answer.choices.ts'

type Track = AnalysisView['content']['tracks'][number]

/** Where each subject is told. */
const TOLD_IN: Readonly<Partial<Record<keyof AnalysisView['content']['blocks'], readonly TrackPart[]>>> = {
  fortunePath: ['gift'],
  currentBlockages: ['difficulty', 'help'],
}

/** The subjects that a block tells, with a question to the reader. Analyses of earlier versions do not ask. */
export function SubjectsOf({
  block,
  analysis: { analysisId, answers, content },
}: {
  block: keyof AnalysisView['content']['blocks']
  analysis: AnalysisView
}) {
  const written = useWritten()
  const told = content.tracks.filter(({ part }) => TOLD_IN[block]?.includes(part))
  return told.map((track) => {
    const { name, part, title } = track
    const answer = answers[part]
    return (
      <div key={part} className="max-w-measure">
        <p id={`title-${part}`}>
          <span className="text-faded">{words.parts[part]}:</span>{' '}
          <bdi {...written} className="font-[560]">
            {title}
          </bdi>
        </p>
        {answer === undefined ? null : (
          <>
            <SubjectAnswer key={name} analysisId={analysisId} track={track} answer={answer} />
            {part === 'gift' ? (
              <p className="mt-1 text-sm text-faded print:hidden">{words.doTheyFit}</p>
            ) : null}
          </>
        )}
      </div>
    )
  })
}

interface SubjectAnswerProps {
  analysisId: string
  track: Track
  /** Null before an answer. */
  answer: (typeof SUBJECT_ANSWERS)[number] | null
}

/** Asks whether a subject fits. With JavaScript the page does not jump when it is answered. After “Not me”, it offers the next subject of the same part. */
function SubjectAnswer({ analysisId, track, answer }: SubjectAnswerProps) {
  const { part, next } = track
  const { state, data, submit } = useFetcher<unknown>()
  const refused = state === 'idle' ? listErrors(data) : []
  return (
    <div className="mt-1 max-w-measure">
      <PostForm
        id={`answer-${part}`}
        hidden={{ analysisId, part }}
        onSubmit={(event) => {
          event.preventDefault()
          if (state !== 'idle') return
          const fields = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter)
          fields.set('inPlace', 'yes')
          submit(fields, { method: 'post' })
        }}
        className="print:hidden"
      >
        <fieldset aria-labelledby={`title-${part}`} className="flex flex-row flex-wrap items-center gap-2">
          {SUBJECT_ANSWERS.map((one) => (
            <Button key={one} name="answer" value={one} variant="secondary" aria-pressed={one === answer}>
              {words.answers[one]}
            </Button>
          ))}
          {answer ? (
            <Button name="answer" value={TAKE_BACK} variant="quiet">
              {words.takeBack}
            </Button>
          ) : null}
        </fieldset>
        {refused.length > 0 ? (
          <Notice variant="warning" role="alert">
            <p>{refused.join(' ')}</p>
          </Notice>
        ) : null}
      </PostForm>
      {answer === 'not' ? <Next part={part} next={next} /> : null}
    </div>
  )
}

function Next({ part, next }: Pick<Track, 'part' | 'next'>) {
  const written = useWritten()
  if (!next) {
    return <p className="mt-2 text-faded">{words.noOther[part]}</p>
  }
  return (
    <div className="mt-3 border-s-2 border-gilt ps-4">
      <p>
        {words.theNext[part]}
        <strong {...written} className="font-[560]">
          {next.title}
        </strong>
      </p>
      <p {...written} className="mt-1 text-lg">
        <WithVerses>{next.text}</WithVerses>
      </p>
      <Disclosure summary={words.whereItComesFrom}>
        <ul>
          {next.witnesses.map((fact) => (
            <li key={fact} {...written}>
              {fact}
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}
