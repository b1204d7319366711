import type { Sign } from '#app/astro/types.ts'
import { planetName } from '#app/features/lots/lot-messages.ts'
import { listText } from '#app/format.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { SignGlyph } from '#app/ui/base/glyphs.tsx'
import { Term } from '#app/ui/base/term.tsx'
import { WriteNote } from '#app/ui/page/write-note.tsx'
import { PassageQuote } from '#app/ui/quote/passage-quote.tsx'
import type { YearsView, YearView } from './years.server.ts'

const ROUND = 12

/** The years that have ended, in groups of twelve, latest first. */
export function LivedYears({ lot, years, passages }: YearsView) {
  const rounds = new Map<number, YearView[]>()
  for (const year of years) {
    const round = Math.floor(year.age / ROUND)
    rounds.set(round, [...(rounds.get(round) ?? []), year])
  }
  return (
    <>
      <section aria-label="How the years are counted" className="jadwal mb-10 bg-leaf p-5 sm:p-7">
        <p className="max-w-measure">
          The first year of your life belongs to <Named sign={lot} />, where your Part of Fortune stands, and
          each year after it to the next sign. After twelve years the count, which is called{' '}
          <Term id="profection">profection</Term>, begins again.
        </p>
        <p className="mt-2 max-w-measure text-faded">
          This only gives your years a name, like the chapters of a book. It does not say what happened in a
          year: you know that, and you can write it down here. Future years are not shown.
        </p>
        <div className="mt-2">
          {passages.map((passage) => (
            <PassageQuote key={passage.id} passage={passage} />
          ))}
        </div>
      </section>
      {years.length === 0 ? (
        <p className="text-lg">You have no completed year of life yet.</p>
      ) : (
        [...rounds].map(([round, within]) => <Round key={round} round={round} years={within} />)
      )}
      <ButtonLink href={paths.myBook} variant="secondary" className="mt-8">
        Back to My Book
      </ButtonLink>
    </>
  )
}

function Round({ round, years }: { round: number; years: readonly YearView[] }) {
  const id = `round-${round + 1}`
  return (
    <section aria-labelledby={id} className="mb-10">
      <h2 id={id} className="text-xl">
        {round === 0 ? 'From birth to 11' : `From ${round * ROUND} to ${round * ROUND + ROUND - 1}`}
      </h2>
      <ol className="mt-2 divide-y divide-rule" reversed start={years[0]?.age ?? 0}>
        {years.map((year) => (
          <Year key={year.age} year={year} />
        ))}
      </ol>
    </section>
  )
}

function Year({
  year: { age, fromText, untilText, from, until, sign, ruler, planets, about },
}: {
  year: YearView
}) {
  return (
    <li id={`year-${age}`} className="flex flex-wrap gap-x-5 gap-y-1 py-4">
      <SignGlyph sign={sign} className="size-9 shrink-0 text-gold" />
      <div className="min-w-0 grow basis-56">
        <h3 className="text-lg">
          {age === 0 ? 'In the first year of your life' : `At ${age}`}, the year fell in {sign}
        </h3>
        <p className="text-sm text-faded">
          <time dateTime={from}>{fromText}</time> to <time dateTime={until}>{untilText}</time>. Ruled by{' '}
          {planetName(ruler)}
          {planets.length > 0
            ? `; at your birth ${listText(planets.map(planetName))} stood in this sign`
            : '; no planet stood in this sign at your birth'}
          .
        </p>
        <WriteNote about={about} label={`the year at ${age}`} />
      </div>
    </li>
  )
}

function Named({ sign }: { sign: Sign }) {
  return <span className="font-[560]">{sign}</span>
}
