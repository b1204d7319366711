import { useForm } from '@conform-to/react'
import { NoteCard } from '#app/features/notes/note-card.tsx'
import { eveningPath } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { controlWords } from '#app/ui/base/messages.ts'
import { TextAreaField } from '#app/ui/form/field.tsx'
import { type DraftFields, PostForm } from '#app/ui/form/post-form.tsx'
import { useLastResult } from '#app/ui/form/use-last-result.ts'
import { useSending } from '#app/ui/form/use-sending.ts'
import { useValidation } from '#app/ui/form/use-validation.ts'
import { NOTE_MAX } from '#app/ui/page/note-length.ts'
import { eveningWords as words } from './evening-messages.ts'
import type { EveningView } from './evenings.server.ts'
import { Passage } from './passage.tsx'

/** One evening, from its opening to the answer. */
export function Evening({ evening, draft }: { evening: EveningView; draft: DraftFields | null }) {
  const { opening, passage, part, subject, paragraph, question, step, film, answers } = evening
  return (
    <div className="flex flex-col gap-8">
      <p className="max-w-measure text-lg">{opening}</p>
      <Passage passage={passage} />
      <section aria-labelledby="subject-title" className="max-w-measure">
        <h2 id="subject-title" className="rubric">
          {words.on(words.partOfReading[part], subject)}
        </h2>
        <p className="reading mt-2">{paragraph}</p>
      </section>
      <section aria-labelledby="question-title">
        <h2 id="question-title" className="text-lg text-gold">
          {words.question}
        </h2>
        <p className="mt-1 mb-4 max-w-measure text-lg">{question}</p>
        {answers.length > 0 ? (
          <ul aria-label={words.yourAnswers} className="mb-6 grid grid-cols-[minmax(0,1fr)] gap-4">
            {answers.map((note) => (
              <li key={note.id} className="min-w-0">
                <NoteCard note={note} />
              </li>
            ))}
          </ul>
        ) : null}
        <AnswerForm key={answers.length} draft={draft} isMore={answers.length > 0} />
      </section>
      {step ? (
        <section aria-labelledby="step-title" className="max-w-measure">
          <h2 id="step-title" className="text-lg text-gold">
            {words.step}
          </h2>
          <p className="mt-1">{step}</p>
        </section>
      ) : null}
      {film ? (
        <section aria-labelledby="film-title" className="print:hidden">
          <h2 id="film-title" className="text-lg text-gold">
            {words.film}
          </h2>
          <a
            href={film.href}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center wrap-anywhere"
          >
            <bdi>{film.title}</bdi>
            <span className="sr-only">{controlWords.newTab}</span>
          </a>
        </section>
      ) : null}
      <OtherEvenings evening={evening} />
    </div>
  )
}

function AnswerForm({ draft, isMore }: { draft: DraftFields | null; isMore: boolean }) {
  const busy = useSending('form', 'answer')
  const label = isMore ? words.more : words.yourAnswer
  const [form, fields] = useForm<{ text: string }>({
    id: 'answer',
    lastResult: useLastResult(),
    defaultValue: draft ?? {},
    ...useValidation('answer', () => import('./evenings.schema.ts').then((m) => m.answerFormSchema)),
  })
  return (
    <PostForm
      form={form}
      labels={{ text: label }}
      draft={draft}
      hidden={{ form: 'answer' }}
      className="max-w-3xl print:hidden"
    >
      <TextAreaField meta={fields.text} required label={label} counter={NOTE_MAX} rows={8} />
      <Button pending={busy}>{words.save}</Button>
    </PostForm>
  )
}

function OtherEvenings({ evening: { previous, next } }: { evening: EveningView }) {
  if (previous === null && next === null) return null
  return (
    <nav aria-label={words.nextAndPrevious} className="actions print:hidden">
      {previous === null ? null : (
        <ButtonLink href={eveningPath(previous)} rel="prev" variant="secondary">
          {words.evening(previous)}
        </ButtonLink>
      )}
      {next === null ? null : (
        <ButtonLink href={eveningPath(next)} rel="next" variant="secondary">
          {words.evening(next)}
        </ButtonLink>
      )}
    </nav>
  )
}
