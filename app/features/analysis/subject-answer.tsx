import { Button } from '#app/ui/base/button.tsx'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { useWritten, WithVerses } from '#app/ui/base/explained-text.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import type { AnalysisView } from './analysis.server.ts'
import { analysisWords as words } from './analysis-messages.ts'
import { SUBJECT_ANSWERS, TAKE_BACK } from './subject-answer.choices.ts'

type Track = AnalysisView['content']['tracks'][number]

interface SubjectAnswerProps {
  analysisId: string
  track: Track
  /** Null before an answer. */
  answer: (typeof SUBJECT_ANSWERS)[number] | null
  /** The id of the part of the page that an answer changes. */
  within: string
}

/** Asks whether a subject fits. After “Not me”, it offers the next subject of the same part. */
export function SubjectAnswer({ analysisId, track, answer, within }: SubjectAnswerProps) {
  const { part, next } = track
  return (
    <div className="mt-1 max-w-measure">
      <PostForm
        id={`answer-${part}`}
        hidden={{ analysisId, part }}
        data-in-place={within}
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
