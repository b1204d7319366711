import type { ReactNode } from 'react'
import {
  ReasonedParagraph,
  type ReasonedSentence,
  ReasonMark,
  Reasons,
} from '#app/features/lots/reasoned-text.tsx'
import { inDigits } from '#app/language/current.ts'
import { Card } from '#app/ui/base/card.tsx'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { Explained, ExplainedPart, useWritten, Written } from '#app/ui/base/explained-text.tsx'
import { WriteNote } from '#app/ui/page/write-note.tsx'
import type { AnalysisView } from './analysis.server.ts'
import { analysisWords as words } from './analysis-messages.ts'
import { numbered } from './lit-sentences.ts'
import { blockTexts } from './part-texts.ts'
import { SubjectsOf } from './subject-answer.tsx'

type Blocks = AnalysisView['content']['blocks']

interface ReadingBlockProps {
  analysis: AnalysisView
  /** True if the reasons of all sentences are open. */
  allReasons: boolean
  block: keyof Blocks
  list?: boolean
}

/** A block of the reading: its sentences with their numbers, and the reasons; what it was read from, if all are open. */
export function ReadingBlock({ analysis, allReasons, block, list = false }: ReadingBlockProps) {
  const title = words.blocks[block]
  const { content, passages } = analysis
  const sentences = content.blocks[block]
  const notes = analysis.birthTime?.notes ?? {}
  const changed = sentences.flatMap(({ id }, index) =>
    notes[id] ? [{ number: index + 1, note: notes[id] }] : [],
  )
  const reasons = (group: readonly ReasonedSentence[], from: number) => (
    <Reasons
      sentences={group}
      from={from}
      passages={passages}
      about={title}
      lit={numbered(analysis)}
      open={allReasons}
    />
  )
  return (
    <Card id={blockId(block)} title={title} className="reading-block">
      <ExplainedPart texts={blockTexts(content, block, allReasons)}>
        {allReasons ? <ReadFrom>{content.readFrom[block]}</ReadFrom> : null}
        {list ? (
          <Steps analysis={analysis} reasons={reasons} />
        ) : (
          <ReasonedParagraph sentences={sentences} reasons={reasons} className="reading" />
        )}
      </ExplainedPart>
      <SubjectsOf block={block} analysis={analysis} />
      <BirthTimeNotes changed={changed} of={sentences.length} />
      <WriteNote about={`block:${block}`} label={title} />
    </Card>
  )
}

/** The fragment of a link to a block. */
export function blockId(block: keyof Blocks): string {
  return block.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

export function ReadFrom({ children }: { children: string | undefined }) {
  if (!children) return null
  return (
    <p className="read-from">
      <b>{words.readFrom}</b>{' '}
      <Written>
        <Explained>{children}</Explained>
      </Written>
    </p>
  )
}

/** Steps with their time and reason. */
function Steps({
  analysis: { content },
  reasons,
}: Pick<ReadingBlockProps, 'analysis'> & {
  reasons: (group: readonly ReasonedSentence[], from: number) => ReactNode
}) {
  const written = useWritten()
  const { steps, blocks, tracks } = content
  return (
    <ol className="reading list-decimal space-y-4 ps-6 marker:text-gold">
      {blocks.practicalSteps.map((sentence, index) => {
        const step = steps[index]
        return (
          <li key={sentence.id} className="reasoned ps-1.5">
            {step ? (
              <span {...(step.lead ? written : {})} className="rubric block">
                {step.lead ??
                  words.stepFor(
                    words.times[step.when],
                    tracks.find(({ name }) => name === step.track)?.title,
                  )}
              </span>
            ) : null}
            <Written>
              <Explained>{step ? step.text : sentence.text}</Explained>
            </Written>
            <ReasonMark sentence={sentence} number={index + 1} />
            {step ? (
              <span {...written} className="step-why">
                <Explained>{step.why}</Explained>
              </span>
            ) : null}
            {reasons([sentence], index)}
          </li>
        )
      })}
    </ol>
  )
}

type Note = NonNullable<AnalysisView['birthTime']>['notes'][string]

/** How parts of a block would read for another birth time within the tolerance, by their numbers. */
function BirthTimeNotes({ changed, of }: { changed: readonly { number: number; note: Note }[]; of: number }) {
  if (changed.length === 0) return null
  const conditions = new Set(changed.map(({ note }) => note.condition))
  const [only] = conditions
  const isOne = conditions.size === 1 && only !== undefined
  return (
    <Disclosure summary={words.partsDiffer(isOne ? only : words.littleEarlierOrLater, changed.length, of)}>
      <ol>
        {changed.map(({ number, note }) => (
          <li key={number} value={number}>
            <NoteText note={note} condition={isOne ? null : note.condition} />
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}

/** @param condition null if the heading says it for all notes */
function NoteText({ note: { text }, condition }: { note: Note; condition: string | null }) {
  const written = useWritten()
  if (text === null) return words.wouldBeMissing(condition)
  return (
    <>
      {condition === null ? null : words.wouldBe(condition)}
      <i {...written}>{inDigits(text)}</i>
    </>
  )
}
