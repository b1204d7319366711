import { inDigits } from '#app/language/current.ts'
import { writtenBy } from '#app/language/page-language.tsx'
import { Explained, Written } from '#app/ui/base/explained-text.tsx'
import type { AnalysisView } from './analysis.server.ts'
import { analysisWords as words } from './analysis-messages.ts'

/** Each story and event has its own label; all illustrations, which come last, share one. */
export function Examples({ examples }: { examples: AnalysisView['content']['realLifeExamples'] }) {
  const groups = [
    { label: null, shown: examples.filter(({ kind }) => kind !== 'illustration') },
    {
      label: words.exampleLabels.illustration,
      shown: examples.filter(({ kind }) => kind === 'illustration'),
    },
  ].filter(({ shown }) => shown.length > 0)
  return groups.map(({ label, shown }) => (
    <div key={label}>
      {label ? <p className="text-sm text-faded">{label}.</p> : null}
      <ul className="max-w-measure divide-y divide-rule">
        {shown.map(({ id, text, kind, teller, reason }) => (
          <li key={id} className="py-4 first:pt-2 last:pb-0">
            <p {...writtenBy(text)} className="sm:text-lg">
              {kind === 'illustration' ? inDigits(text) : text}
            </p>
            <p className="mt-1.5 text-sm text-faded">
              {label ? null : (
                <>
                  <ExampleLabel kind={kind} teller={teller} />.{' '}
                </>
              )}
              {...words.chosenBecause(
                <Written key="reason">
                  <Explained>{reason}</Explained>
                </Written>,
              )}
            </p>
          </li>
        ))}
      </ul>
    </div>
  ))
}

/** A name may have another text direction than the words around it. */
function ExampleLabel({ kind, teller }: { kind: keyof typeof words.exampleLabels; teller: string | null }) {
  const label = words.exampleLabels[kind]
  if (!teller) return label
  const name = (
    <bdi key="teller" className="wrap-anywhere">
      {teller}
    </bdi>
  )
  return words.told(label, name)
}
