import { PlacesFromLot } from '#app/features/charts/places-from-lot.tsx'
import { currentLanguage } from '#app/language/current.ts'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { ExplainedText } from '#app/ui/base/explained-text.tsx'
import { term } from '#app/ui/base/term.tsx'
import { BooksBehind, FindingsList } from './findings-list.tsx'
import type { FortuneView } from './fortune.server.ts'
import type { JudgementChapters } from './judgement-chapters.server.ts'
import { judgementWords as words } from './judgement-messages.ts'
import { JudgementTable } from './judgement-table.tsx'
import { Twilight, TwoLots } from './two-lots.tsx'

export function LordChapter({ view: { chapters, judgement } }: { view: FortuneView }) {
  const { planet, findings, sum, books } = chapters.lord
  return (
    <>
      <p className="max-w-measure">
        <ExplainedText>{words.byRuler(planet, sum)}</ExplainedText>
      </p>
      <FindingsList findings={findings} />
      <p className="max-w-measure text-sm text-faded">
        <ExplainedText>{words.plusAndMinus}</ExplainedText>
      </p>
      <BooksBehind passages={books} />
      <Disclosure summary={words.everyFinding}>
        <div className="space-y-3 pt-2">
          <JudgementTable view={judgement} />
        </div>
      </Disclosure>
    </>
  )
}

export function CompanyChapter({ chapter: { lines, books } }: { chapter: JudgementChapters['company'] }) {
  return (
    <>
      <ul className="max-w-measure space-y-1">
        {lines.map((line) => (
          <li key={line}>
            <ExplainedText>{line}</ExplainedText>
          </li>
        ))}
      </ul>
      <p className="max-w-measure text-sm text-faded">
        <ExplainedText>{words.seeingIsBySign}</ExplainedText>
      </p>
      <BooksBehind passages={books} />
    </>
  )
}

export function PlacesChapter({ view: { chapters, fromLot } }: { view: FortuneView }) {
  const { chief, books } = chapters.places
  const [tenth] = books
  return (
    <>
      <p className="max-w-measure">
        <ExplainedText>{words.valensCounts}</ExplainedText>
      </p>
      {tenth && currentLanguage() === 'en' ? (
        <figure className="max-w-measure border-s-2 border-gilt ps-4">
          <blockquote>
            <p>{tenth.english}</p>
          </blockquote>
          <figcaption className="text-sm text-faded">
            {tenth.citation}
            {words.inOurEnglish}
          </figcaption>
        </figure>
      ) : null}
      <FindingsList
        findings={chief.map(({ place, power, text }) => ({
          about: words.placeLine(place, power),
          text,
          tone: 0,
        }))}
      />
      <Disclosure summary={words.allPlaces}>
        <PlacesFromLot places={fromLot} />
      </Disclosure>
      <BooksBehind passages={books} />
    </>
  )
}

export function SpiritChapter({ chapter: { findings, books } }: { chapter: JudgementChapters['spirit'] }) {
  return (
    <>
      <p className="max-w-measure">{...words.spiritLead(term('lot-of-spirit'))}</p>
      <FindingsList findings={findings} />
      <BooksBehind passages={books} />
    </>
  )
}

/** What three authors would do with this chart, and both lots side by side. */
export function AuthorsChapter({ view }: { view: FortuneView }) {
  const { summary, authors, books } = view.chapters.authors
  return (
    <>
      <p className="max-w-measure">
        <ExplainedText>{summary}</ExplainedText>
      </p>
      <div className="grid gap-x-8 gap-y-3 lg:grid-cols-3">
        {authors.map(({ author, text }) => (
          <div key={author} className="border-t border-rule pt-2">
            <h3 className="text-lg text-gold">{author}</h3>
            <p>
              <ExplainedText>{text}</ExplainedText>
            </p>
          </div>
        ))}
      </div>
      <BooksBehind passages={books} />
      {view.twilight ? <Twilight view={view} /> : null}
      <Disclosure summary={words.bothLots} open={view.twilight !== null}>
        <div className="space-y-3 pt-2">
          <TwoLots view={view} />
        </div>
      </Disclosure>
    </>
  )
}
