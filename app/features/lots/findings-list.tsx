import type { QuotedPassage } from '#app/books/index.ts'
import { Isolated, PageLink } from '#app/language/page-language.tsx'
import { passagePath } from '#app/paths.ts'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { Explained, ExplainedPart } from '#app/ui/base/explained-text.tsx'
import { PassageWords } from '#app/ui/quote/passage-quote.tsx'
import { judgementWords as words } from './judgement-messages.ts'

const MARKS = {
  1: { sign: '+', className: 'text-verdigris' },
  [-1]: { sign: '−', className: 'text-rubric' },
} as const

/** Findings one below the other, each with + or − if it counts as a help or a difficulty. */
export function FindingsList({
  findings,
}: {
  findings: readonly Pick<Finding, 'about' | 'text' | 'tone'>[]
}) {
  return (
    <ExplainedPart texts={findings.flatMap(({ about, text }) => [about, text])}>
      <dl className="grid gap-x-6 sm:grid-cols-[13rem_minmax(0,1fr)]">
        {findings.map(({ about, text, tone }) => {
          const mark = tone === 0 ? null : { ...MARKS[tone], name: words.marks[tone] }
          return (
            <div
              key={about}
              className="border-t border-rule py-2 max-sm:[&>*]:inline sm:col-span-2 sm:grid sm:grid-cols-subgrid sm:items-baseline"
            >
              <dt className="me-1 text-sm text-gold">
                <Explained>{about}</Explained>{' '}
                {mark ? (
                  <b className={mark.className}>
                    <span aria-hidden="true">{mark.sign}</span>
                    <span className="sr-only">{words.markInWords(mark.name)}</span>
                  </b>
                ) : null}
              </dt>
              <dd>
                <Explained>{text}</Explained>
              </dd>
            </div>
          )
        })}
      </dl>
    </ExplainedPart>
  )
}

/** The passages behind a chapter, in one disclosure. */
export function BooksBehind({ passages }: { passages: readonly QuotedPassage[] }) {
  return (
    <Disclosure summary={words.booksSay}>
      <div className="space-y-6 pt-1">
        {passages.map((passage) => (
          <figure key={passage.id}>
            <figcaption className="font-[560]">
              <PageLink href={passagePath(passage.id)}>
                <Isolated>{passage.citation}</Isolated>
              </PageLink>
            </figcaption>
            <PassageWords passage={passage} />
          </figure>
        ))}
      </div>
    </Disclosure>
  )
}

/** One thing that was examined, in words, and whether it counts as a help (1), a difficulty (-1) or neither. */
export interface Finding {
  about: string
  text: string
  tone: 1 | 0 | -1
}
