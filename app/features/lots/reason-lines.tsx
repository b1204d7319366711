import { paths } from '#app/paths.ts'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { PassageWords } from '#app/ui/quote/passage-quote.tsx'
import { RULE_IS_OURS } from './lot-messages.ts'
import type { Passages } from './reasons.server.ts'

/** The reason for a sentence: a fact of the chart, a rule, and the book with the rule. */
export interface Reason {
  fact: string
  rule: string
  /** Id of a quoted passage. */
  passage: string | null
  /** Author, book and chapter, if no passage is quoted. */
  reference: string | null
  /** True if no book has the rule: it is ours. */
  ours: boolean
}

/** A reason in three lines: the fact, the book, and how they lead to the sentence. */
export function ReasonLines({ reason, passages }: { reason: Reason; passages: Passages }) {
  return (
    <div className="@container">
      <dl className="reason-lines">
        <dt>In your chart</dt>
        <dd>{reason.fact}</dd>
        <dt>What the book says</dt>
        <dd>
          <Book reason={reason} passages={passages} />
        </dd>
        <dt>Our reading</dt>
        <dd>{reason.rule}</dd>
      </dl>
    </div>
  )
}

export function Book({
  reason,
  passages,
}: {
  reason: Pick<Reason, 'passage' | 'reference' | 'ours'>
  passages: Passages
}) {
  const passage = reason.passage === null ? undefined : passages[reason.passage]
  if (passage) {
    return (
      <Disclosure summary={passage.citation}>
        <PassageWords passage={passage} narrow />
        <a href={`${paths.books}#${passage.id}`} className="all-passages">
          All passages<span className="sr-only">{`, at ${passage.citation}`}</span>
        </a>
      </Disclosure>
    )
  }
  if (reason.reference) return <>{reason.reference}. Not quoted here.</>
  return <>{reason.ours ? RULE_IS_OURS : 'The passage is no longer quoted.'}</>
}
