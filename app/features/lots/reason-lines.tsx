import { createContext, type ReactNode, useContext } from 'react'
import { currentLanguage } from '#app/language/current.ts'
import { Isolated, PageLink } from '#app/language/page-language.tsx'
import { passagePath } from '#app/paths.ts'
import { Explained, useWritten } from '#app/ui/base/explained-text.tsx'
import { lotWords } from './lot-messages.ts'
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
  const written = useWritten()
  return (
    <dl>
      <dt>{lotWords.inYourChart}</dt>
      <dd {...written}>
        <Explained>{reason.fact}</Explained>
      </dd>
      <dt>{lotWords.whatTheBookSays}</dt>
      <dd>
        <Book reason={reason} passages={passages} />
      </dd>
      <dt>{lotWords.ourReading}</dt>
      <dd {...written}>
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

/**
 * A book's words, with a link to the passage: in English in our English, in Arabic those that are Arabic. Other books have
 * only the link.
 */
function Book({ reason, passages }: { reason: Reason; passages: Passages }) {
  const firsts = useContext(FirstCited)
  const passage = reason.passage === null ? undefined : passages[reason.passage]
  if (passage) {
    const { citation, english, original, language } = passage
    const link = (
      <PageLink href={passagePath(passage.id)}>
        <Isolated>{citation}</Isolated>
      </PageLink>
    )
    if (firsts && firsts.get(passage.id) !== reason) return link
    const quoted = currentLanguage() === 'en' ? english : language === 'ar' ? original : null
    return (
      <>
        {quoted === null ? null : <q>{quoted}</q>} {link}
        {lotWords.quoted[language]}
      </>
    )
  }
  return <>{unquoted(reason)}</>
}

/** What stands in the place of a book's words. */
export function unquoted({ reference, ours }: Pick<Reason, 'reference' | 'ours'>): string {
  if (reference) return lotWords.notQuoted(reference)
  return ours ? lotWords.ruleIsOurs : lotWords.noLongerQuoted
}
