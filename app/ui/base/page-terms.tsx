import { Isolated } from '#app/language/page-language.tsx'
import { Disclosure } from './disclosure.tsx'
import { explainedWords } from './explained-messages.ts'
import { Fact } from './fact.tsx'
import { Term, type TermId } from './term.tsx'

export interface ExplainedTerm {
  id: TermId
  name: string
  note: string
}

/** The terms of a page of tables, each with its note. */
export function PageTerms({ terms }: { terms: readonly ExplainedTerm[] }) {
  return (
    <Disclosure size="block" summary={explainedWords.terms}>
      <dl className="facts">
        {terms.map(({ id, name, note }) => (
          <Fact
            key={id}
            name={
              <Term id={id}>
                <Isolated>{name}</Isolated>
              </Term>
            }
          >
            <Isolated>{note}</Isolated>
          </Fact>
        ))}
      </dl>
    </Disclosure>
  )
}
