import type { Sign } from '#app/astro/types.ts'
import { planetName } from '#app/features/lots/lot-messages.ts'
import { listText } from '#app/format.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { SignGlyph } from '#app/ui/base/glyphs.tsx'
import { term } from '#app/ui/base/term.tsx'
import { WriteNote } from '#app/ui/page/write-note.tsx'
import { PassageQuote } from '#app/ui/quote/passage-quote.tsx'
import type { YearsView } from './years.server.ts'
import { yearsWords as words } from './years-messages.ts'

const ROUND = 12

/** The years that have ended, in groups of twelve, latest first. */
export function LivedYears({ lot, years, passages }: YearsView) {
  const rounds = new Map<number, YearsView['years']>()
  for (const year of years) {
    const round = Math.floor(year.age / ROUND)
    rounds.set(round, [...(rounds.get(round) ?? []), year])
  }
  return (
    <>
      <section aria-label={words.howCounted} className="jadwal mb-10 bg-leaf p-5 sm:p-7">
        <p className="max-w-measure">
          {...words.firstYear(<Named key="sign" sign={lot} />, term('profection'))}
        </p>
        <p className="mt-2 max-w-measure text-faded">{words.onlyNames}</p>
        <div className="mt-2">
          {passages.map((passage) => (
            <PassageQuote key={passage.id} passage={passage} />
          ))}
        </div>
      </section>
      {years.length === 0 ? (
        <p className="text-lg">{words.noYears}</p>
      ) : (
        [...rounds].map(([round, within]) => <Round key={round} round={round} years={within} />)
      )}
      <ButtonLink href={paths.myBook} variant="secondary" className="mt-8">
        {words.backToBook}
      </ButtonLink>
    </>
  )
}

function Round({ round, years }: { round: number; years: YearsView['years'] }) {
  const id = `round-${round + 1}`
  return (
    <section aria-labelledby={id} className="mb-10">
      <h2 id={id} className="text-xl">
        {words.round(round * ROUND, round * ROUND + ROUND - 1)}
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
  year: YearsView['years'][number]
}) {
  return (
    <li id={`year-${age}`} className="flex flex-wrap gap-x-5 gap-y-1 py-4">
      <SignGlyph sign={sign} className="size-9 shrink-0 text-gold" />
      <div className="min-w-0 grow basis-56">
        <h3 className="text-lg">{words.yearFell(age, astroWords.signs[sign])}</h3>
        <p className="text-sm text-faded">
          {...words.yearFacts(
            <time key="from" dateTime={from}>
              {fromText}
            </time>,
            <time key="until" dateTime={until}>
              {untilText}
            </time>,
            planetName(ruler),
            planets.length > 0 ? listText(planets.map(planetName)) : null,
          )}
        </p>
        <WriteNote about={about} label={words.theYearAt(age)} />
      </div>
    </li>
  )
}

function Named({ sign }: { sign: Sign }) {
  return <span className="font-[560]">{astroWords.signs[sign]}</span>
}
