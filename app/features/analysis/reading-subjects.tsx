import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { Explained, ExplainedPart, useWritten } from '#app/ui/base/explained-text.tsx'
import type { AnalysisView } from './analysis.server.ts'
import { analysisWords as words } from './analysis-messages.ts'
import { subjectTexts } from './part-texts.ts'
import { SubjectAnswer } from './subject-answer.tsx'

const ID = 'subjects'

/**
 * The three subjects of a reading, with the facts of the chart that support each, and a question to the reader.
 * Analyses of earlier versions do not ask.
 */
export function ReadingSubjects({ analysis }: { analysis: AnalysisView }) {
  const { analysisId, answers, content } = analysis
  const written = useWritten()
  const { tracks } = content
  const asks = Object.keys(answers).length > 0
  return (
    <section id={ID} aria-labelledby="subjects-title" className="max-w-measure">
      <h2 id="subjects-title" className="text-lg text-gold">
        {words.subjects}
      </h2>
      {asks ? <p className="mt-1 text-sm text-faded print:hidden">{words.doTheyFit}</p> : null}
      <dl className="mt-2 gap-x-6 gap-y-4 sm:grid sm:grid-cols-[auto_1fr]">
        {tracks.map((track) => {
          const { name, part, title } = track
          const answer = answers[part]
          return (
            <div key={part} className="sm:contents">
              <dt className="text-faded max-sm:float-start max-sm:me-2">{words.parts[part]}</dt>
              <dd className="max-sm:mb-3">
                <p id={`title-${part}`} {...written} className="font-[560]">
                  {title}
                </p>
                {answer === undefined ? null : (
                  <SubjectAnswer key={name} analysisId={analysisId} track={track} answer={answer} />
                )}
              </dd>
            </div>
          )
        })}
      </dl>
      <Disclosure summary={words.whereTheyComeFrom} className="mt-1">
        <ExplainedPart texts={subjectTexts(content)}>
          {tracks.map(({ part, title, witnesses }) => (
            <div key={part} className="mb-3 last:mb-0">
              <p {...written} className="text-gold first-letter:uppercase">
                {title}
              </p>
              <ul>
                {witnesses.map((fact) => (
                  <li key={fact} {...written}>
                    <Explained>{fact}</Explained>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </ExplainedPart>
      </Disclosure>
    </section>
  )
}
