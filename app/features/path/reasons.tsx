import type { Reason } from '../../guidance/index.server'
import { Disclosure } from '../../ui/disclosure'

/** Every sentence of a passage with the factor of the chart, the rule of the tradition and its source. */
export function Reasons({
  sentences,
  about,
}: {
  sentences: readonly { id: string; text: string; reason: Reason }[]
  about: string
}) {
  return (
    <Disclosure
      summary={
        <>
          Why this is said<span className="sr-only">: {about}</span>
        </>
      }
    >
      <ol className="space-y-4 py-1">
        {sentences.map(({ id, text, reason }) => (
          <li key={id}>
            <p className="text-ink italic">{text}</p>
            <dl className="mt-1 grid gap-x-3 sm:grid-cols-[6.5rem_minmax(0,1fr)]">
              <dt className="text-gold">In your chart</dt>
              <dd>{reason.statement}</dd>
              <dt className="text-gold">The rule</dt>
              <dd>{reason.rule}</dd>
              <dt className="text-gold">The source</dt>
              <dd>{reason.source}</dd>
            </dl>
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
