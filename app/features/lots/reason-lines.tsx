import { createContext, type ReactNode, useContext } from 'react'
import { passagePath } from '#app/paths.ts'
import { Explained } from '#app/ui/base/explained-text.tsx'
import { OUR_ENGLISH } from '#app/ui/quote/passage-quote.tsx'
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
    <dl>
      <dt>In your chart</dt>
      <dd>
        <Explained>{reason.fact}</Explained>
      </dd>
      <dt>What the book says</dt>
      <dd>
        <Book reason={reason} passages={passages} />
      </dd>
      <dt>Our reading</dt>
      <dd>
        <Explained>{reason.rule}</Explained>
      </dd>
    </dl>
  )
}

const FirstCited = createContext<ReadonlyMap<string, Reason> | null>(null)

/** Reasons of one page: the first that cites a passage has its words. `reasons` are all of them in their order. */
export function QuotedOnce({ reasons, children }: { reasons: readonly Reason[]; children: ReactNode }) {
  const cited = reasons.flatMap((reason) => (reason.passage ? [[reason.passage, reason] as const] : []))
  return <FirstCited.Provider value={new Map(cited.reverse())}>{children}</FirstCited.Provider>
}

/** A book's words in our English, with a link to the passage itself. */
function Book({ reason, passages }: { reason: Reason; passages: Passages }) {
  const firsts = useContext(FirstCited)
  const passage = reason.passage === null ? undefined : passages[reason.passage]
  if (passage) {
    const link = <a href={passagePath(passage.id)}>{passage.citation}</a>
    if (firsts && firsts.get(passage.id) !== reason) return link
    return (
      <>
        <q>{passage.english}</q> {link}
        {`, ${OUR_ENGLISH[passage.language]}.`}
      </>
    )
  }
  return <>{unquoted(reason)}</>
}

/** What stands in the place of a book's words. */
export function unquoted({ reference, ours }: Pick<Reason, 'reference' | 'ours'>): string {
  if (reference) return `${reference}. Not quoted here.`
  return ours ? RULE_IS_OURS : 'The passage is no longer quoted.'
}
