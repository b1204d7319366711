import { Fragment } from 'react'
import { ReasonMark, Reasons } from '#app/features/lots/reasoned-text.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { Explained, ExplainedPart, useWritten } from '#app/ui/base/explained-text.tsx'
import type { AnalysisView } from './analysis.server.ts'
import { analysisWords as words } from './analysis-messages.ts'
import { letterParts } from './letter-parts.ts'
import { numbered } from './lit-sentences.ts'
import { letterTexts } from './part-texts.ts'

/** The letter. Earlier readings have none. */
export function ReadingLetter({ analysis, allReasons }: { analysis: AnalysisView; allReasons: boolean }) {
  const written = useWritten()
  const { content, passages } = analysis
  const { headline } = content
  if (!headline) return null
  return (
    <Card id="letter" title={words.letter} className="reading-block">
      <ExplainedPart texts={letterTexts(content)}>
        <div className="reading reading-groups max-w-measure">
          {letterParts(content).map((pieces) => (
            <div key={pieces[0]!.text} className="reasoned">
              <p {...written}>
                {pieces.map(({ text, isHeadline }) => (
                  <Fragment key={text}>
                    <Explained>{text}</Explained>
                    {isHeadline ? <ReasonMark sentence={headline} number={1} /> : null}{' '}
                  </Fragment>
                ))}
              </p>
              {pieces.some(({ isHeadline }) => isHeadline) ? (
                <Reasons
                  sentences={[headline]}
                  passages={passages}
                  about={words.letter}
                  lit={numbered(analysis)}
                  open={allReasons}
                />
              ) : null}
            </div>
          ))}
        </div>
      </ExplainedPart>
    </Card>
  )
}
