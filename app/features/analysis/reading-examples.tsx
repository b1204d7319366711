import { Explained } from '#app/ui/base/explained-text.tsx'
import type { AnalysisView } from './analysis.server.ts'
import { EXAMPLE_LABELS } from './example-labels.ts'

/** Each story and event has its own label; all illustrations, which come last, share one. */
export function Examples({ examples }: { examples: AnalysisView['content']['realLifeExamples'] }) {
  const groups = [
    { label: null, shown: examples.filter(({ kind }) => kind !== 'illustration') },
    { label: EXAMPLE_LABELS.illustration, shown: examples.filter(({ kind }) => kind === 'illustration') },
  ].filter(({ shown }) => shown.length > 0)
  return groups.map(({ label, shown }) => (
    <div key={label}>
      {label ? <p className="text-sm text-faded">{label}.</p> : null}
      <ul className="max-w-measure divide-y divide-rule">
        {shown.map(({ id, text, kind, teller, reason }) => (
          <li key={id} className="py-4 first:pt-2 last:pb-0">
            <p dir="auto" className="sm:text-lg">
              {text}
            </p>
            <p className="mt-1.5 text-sm text-faded">
              {label ? null : (
                <>
                  <ExampleLabel kind={kind} teller={teller} />.{' '}
                </>
              )}
              {'Chosen because '}
              <Explained>{reason}</Explained>
            </p>
          </li>
        ))}
      </ul>
    </div>
  ))
}

/** A name may have another text direction than the words around it. */
function ExampleLabel({ kind, teller }: { kind: keyof typeof EXAMPLE_LABELS; teller: string | null }) {
  if (!teller) return EXAMPLE_LABELS[kind]
  return (
    <>
      {EXAMPLE_LABELS[kind]}, <bdi className="wrap-anywhere">{teller}</bdi>
    </>
  )
}
