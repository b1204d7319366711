import { useId } from 'react'
import { ReasonedParagraph, Reasons } from '#app/features/lots/reasoned-text.tsx'
import { inDigits } from '#app/language/current.ts'
import { Explained, ExplainedPart } from '#app/ui/base/explained-text.tsx'
import type { PathView, PhaseView } from './path.server.ts'
import { pathWords as words } from './path-messages.ts'
import { PhaseSummary } from './phase-summary.tsx'
import { PracticesForm } from './practices-form.tsx'

const PARTS = ['given', 'hindrance', 'counsel'] as const

/** A phase of the path: the facts that it is read from, its three passages with their reasons, and its practices. */
export function PathPhase({ phase, number, path }: { phase: PhaseView; number: number; path: PathView }) {
  const id = useId()
  const { heading, lead, given } = words.phase[phase.name]
  const headings = { given, ...words.parts }
  const sentences = PARTS.flatMap((part) => phase[part])
  const reasons = sentences.flatMap(({ because }) => because)
  const texts = [
    lead,
    ...sentences.map(({ text }) => text),
    ...reasons.flatMap(({ fact, rule }) => [fact, rule]),
  ]
  return (
    <ExplainedPart texts={texts}>
      <li className="relative pb-14 last:pb-0">
        <section
          aria-labelledby={id}
          className="md:ps-20 md:before:absolute md:before:inset-y-0 md:before:start-7 md:before:border-s md:before:border-dashed md:before:border-gilt md:before:content-['']"
        >
          <header className="flex items-start gap-4 md:block">
            <Medallion number={number} />
            <div className="min-w-0">
              <p className="rubric">{heading}</p>
              <h2 id={id} className="text-2xl first-letter:uppercase">
                {phase.title}
              </h2>
            </div>
          </header>
          <div className="mt-4 grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_18rem]">
            {/* What there is to do comes first where it is not beside the text. */}
            <div className="xl:order-last">
              <PracticesForm phase={phase} />
            </div>
            <div className="space-y-7">
              <div>
                <PhaseSummary name={phase.name} path={path} />
                <p className="mt-3 max-w-measure text-faded">
                  <Explained>{lead}</Explained>
                </p>
              </div>
              {PARTS.map((part) => (
                <div key={part}>
                  <h3 className="text-lg text-gold">{headings[part]}</h3>
                  <ReasonedParagraph sentences={phase[part]} className="mt-1.5 mb-1 max-w-measure" />
                  <Reasons
                    sentences={phase[part]}
                    passages={path.passages}
                    about={words.partOf(phase.title, headings[part])}
                  />
                </div>
              ))}
            </div>
          </div>
        </section>
      </li>
    </ExplainedPart>
  )
}

/** The number in a star of two squares, on the line that joins the phases. */
function Medallion({ number }: { number: number }) {
  return (
    <svg
      viewBox="0 0 64 64"
      className="size-14 shrink-0 text-gilt md:absolute md:start-0 md:top-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path d="M13 13h38v38H13z" className="fill-vellum" />
      <path d="M32 5.13 58.87 32 32 58.87 5.13 32z" className="fill-vellum" />
      <path d="M13 13h38v38H13z" />
      <circle cx="32" cy="32" r="15" strokeWidth="1" />
      <text
        x="32"
        y="32"
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-gold text-xl"
        stroke="none"
      >
        {inDigits(number)}
      </text>
    </svg>
  )
}
