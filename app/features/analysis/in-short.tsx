import type { InShort } from '#app/guidance/types.ts'
import { inDigits } from '#app/language/current.ts'
import { useWritten } from '#app/ui/base/explained-text.tsx'
import { analysisWords as words } from './analysis-messages.ts'

/** A reading in four sentences: the gift in the largest words, then what gets in its way, what helps, and today. */
export function InShortLines({ inShort }: { inShort: InShort }) {
  const written = useWritten()
  const lines = [
    [words.inShort.gift, inShort.gift, 'gift'],
    [words.inShort.difficulty, inShort.difficulty],
    [words.inShort.help, inShort.help],
    [words.inShort.today, inShort.today],
  ] as const
  return (
    <div className="in-short max-w-measure">
      <dl>
        {lines.map(([name, text, className]) => (
          <div key={name}>
            <dt className="rubric">{name}</dt>
            <dd {...written} className={className}>
              {inDigits(text)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
