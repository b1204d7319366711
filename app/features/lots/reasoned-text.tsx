import { Fragment, type ReactNode } from 'react'
import { inDigits } from '#app/language/current.ts'
import { Isolated } from '#app/language/page-language.tsx'
import { classNames } from '#app/ui/base/class-names.ts'
import { Explained, useWritten } from '#app/ui/base/explained-text.tsx'
import { lotWords } from './lot-messages.ts'
import { type Reason, ReasonLines } from './reason-lines.tsx'
import type { Passages } from './reasons.server.ts'

export interface ReasonedSentence {
  id: string
  text: string
  because: readonly Reason[]
  opensParagraph?: boolean | undefined
}

/** How many words of a sentence its reasons begin with. */
const OPENING_WORDS = 5

/** Ids for the page: four for each sentence, so the name of its block is only initials. */
const anchor = (kind: 'text' | 'why', { id }: Pick<ReasonedSentence, 'id'>) =>
  `${kind}-${id.replace(/([a-z])[a-z]*(?=.*\/)/g, '$1').replace(/[^\w-]+/g, '-')}`

/** The number after a sentence, which leads to its reasons. Its look is in ui/styles/reading.css. */
export function ReasonMark({ sentence, number }: { sentence: ReasonedSentence; number: number }) {
  return (
    <a
      id={anchor('text', sentence)}
      href={`#${anchor('why', sentence)}`}
      aria-label={lotWords.reasonsOf(number)}
    >
      {inDigits(number)}
    </a>
  )
}

/** Sentences of a paragraph, at most, where the text does not say where its paragraphs begin. */
const GROUP = 3

/** Sentences in paragraphs, each with the number of its reasons. */
export function ReasonedParagraph({
  sentences,
  reasons,
  className,
}: {
  sentences: readonly ReasonedSentence[]
  /** The reasons of a paragraph, which stand below it. The number of its first sentence is `from` + 1. */
  reasons?: (group: readonly ReasonedSentence[], from: number) => ReactNode
  className?: string
}) {
  const written = useWritten()
  return (
    <div className={classNames('reading-groups', className)}>
      {toGroups(sentences).map(({ from, group }) => (
        <div key={from} className="reasoned">
          <p {...written}>
            {group.map((sentence, index) => (
              <Fragment key={sentence.id}>
                <Explained>{sentence.text}</Explained>
                <ReasonMark sentence={sentence} number={from + index + 1} />{' '}
              </Fragment>
            ))}
          </p>
          {reasons?.(group, from)}
        </div>
      ))}
    </div>
  )
}

/**
 * Splits sentences, in order, where the text opens a paragraph. A text that opens none is split into as few groups as
 * possible of similar size: seven become three, two and two.
 */
export function toGroups<T extends { opensParagraph?: boolean | undefined }>(sentences: readonly T[]) {
  const opening = sentences.flatMap(({ opensParagraph }, i) => (opensParagraph ? [i] : []))
  const starts = opening.length > 0 ? [...new Set([0, ...opening])] : evenStarts(sentences.length)
  return starts.map((from, i) => ({ from, group: sentences.slice(from, starts[i + 1]) }))
}

function evenStarts(length: number): number[] {
  const count = Math.ceil(length / GROUP)
  return Array.from({ length: count }, (_, i) => Math.ceil((i * length) / count))
}

/** A sentence that lights something in a picture of the page: its number there, and what it lights in words. */
export type LitSentences = Readonly<Record<string, { number: number; caption: string }>>

/** The reasons of the sentences of a passage. The number after a sentence opens its own. */
export function Reasons({
  sentences,
  from = 0,
  passages,
  about,
  lit = {},
  open = false,
}: {
  sentences: readonly ReasonedSentence[]
  /** How many sentences of the passage come before these. */
  from?: number
  passages: Passages
  /** The passage's name, for screen readers. */
  about: string
  lit?: LitSentences
  /** True if the reasons of all sentences are open. */
  open?: boolean
}) {
  const written = useWritten()
  return (
    <ol className={open ? 'reasons open' : 'reasons'} aria-label={lotWords.whyAbout(about, from)}>
      {sentences.map((sentence, index) => (
        <li key={sentence.id} id={anchor('why', sentence)} data-lit={lit[sentence.id]?.number}>
          <a href={`#${anchor('text', sentence)}`}>
            <b>{inDigits(from + index + 1)}</b>
            <i {...written}>{toOpening(sentence.text)}</i>
          </a>
          {lit[sentence.id] ? (
            <p>
              <Isolated>{lit[sentence.id]!.caption}</Isolated>
            </p>
          ) : null}
          {sentence.because.map((reason) => (
            <ReasonLines key={reason.fact + reason.rule} reason={reason} passages={passages} />
          ))}
        </li>
      ))}
    </ol>
  )
}

function toOpening(text: string): string {
  const words = text.split(' ')
  return words.length <= OPENING_WORDS
    ? text
    : `${words
        .slice(0, OPENING_WORDS)
        .join(' ')
        .replace(/[,;:]$/, '')} …`
}
