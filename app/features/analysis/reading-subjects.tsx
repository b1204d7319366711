import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { Explained, ExplainedPart, useWritten } from '#app/ui/base/explained-text.tsx'
import type { AnalysisView } from './analysis.server.ts'
import { analysisWords as words } from './analysis-messages.ts'
import { subjectTexts } from './part-texts.ts'

/** The facts of the chart that support each of the three subjects of a reading. */
export function ReadingSubjects({ analysis: { content } }: { analysis: AnalysisView }) {
  const written = useWritten()
  return (
    <Disclosure size="block" summary={words.whereTheyComeFrom}>
      <ExplainedPart texts={subjectTexts(content)}>
        {content.tracks.map(({ part, title, witnesses }) => (
          <div key={part} className="mb-3 last:mb-0">
            <p>
              <span className="text-faded">{words.parts[part]}:</span> <bdi {...written}>{title}</bdi>
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
  )
}
