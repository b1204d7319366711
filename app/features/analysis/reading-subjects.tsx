import { Disclosure } from '#app/ui/base/disclosure.tsx'
import type { AnalysisView } from './analysis.server.ts'

type Track = AnalysisView['content']['tracks'][number]

const PARTS: Record<Track['part'], string> = {
  gift: 'The gift',
  difficulty: 'The difficulty',
  help: 'The help',
}

/** The three subjects of a reading, with the facts of the chart that support each. */
export function ReadingSubjects({ tracks }: { tracks: readonly Track[] }) {
  if (tracks.length === 0) return null
  return (
    <section aria-labelledby="subjects-title" className="max-w-measure">
      <h2 id="subjects-title" className="text-lg text-gold">
        The three subjects of this analysis
      </h2>
      <dl className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr] sm:gap-y-2">
        {tracks.map(({ name, part, title }) => (
          <div key={name} className="contents">
            <dt className="text-faded">{PARTS[part]}</dt>
            <dd className="font-[560] max-sm:mb-1">{title}</dd>
          </div>
        ))}
      </dl>
      <Disclosure summary="What in your chart they come from" className="mt-1">
        {tracks.map(({ name, title, witnesses }) => (
          <div key={name} className="mb-3 last:mb-0">
            <p className="text-gold first-letter:uppercase">{title}</p>
            <ul>
              {witnesses.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </div>
        ))}
      </Disclosure>
    </section>
  )
}
