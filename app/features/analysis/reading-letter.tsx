import { ReasonMark, Reasons } from '#app/features/lots/reasoned-text.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { Explained, ExplainedPart, useWritten } from '#app/ui/base/explained-text.tsx'
import type { AnalysisView } from './analysis.server.ts'
import { analysisWords as words } from './analysis-messages.ts'
import { letterParts } from './letter-parts.ts'
import { letterTexts } from './part-texts.ts'

/** The letter, which a person reads first: the headline with its reasons, then the rest. Earlier readings have none. */
export function ReadingLetter({ analysis, allReasons }: { analysis: AnalysisView; allReasons: boolean }) {
  const written = useWritten()
  const { content, passages } = analysis
  const { headline } = content
  if (!headline) return null
  return (
    <Card id="letter" title={words.letter} className="reading-block">
      <ExplainedPart texts={letterTexts(content)}>
        <div className="reading reading-groups max-w-measure">
          <div className="reasoned">
            <p {...written} className="text-xl print:text-lg">
              <Explained>{headline.text}</Explained>
              <ReasonMark sentence={headline} number={1} />
            </p>
            <Reasons sentences={[headline]} passages={passages} about={words.letter} open={allReasons} />
          </div>
          {letterParts(content).map((paragraph) => (
            <p key={paragraph} {...written}>
              <Explained>{paragraph}</Explained>
            </p>
          ))}
        </div>
      </ExplainedPart>
    </Card>
  )
}
