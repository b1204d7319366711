import { PlacesFromLot } from '#app/features/charts/places-from-lot.tsx'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { Term } from '#app/ui/base/term.tsx'
import { BooksBehind, FindingsList } from './findings-list.tsx'
import type { FortuneView } from './fortune.server.ts'
import type { JudgementChapters } from './judgement-chapters.server.ts'
import { JudgementTable } from './judgement-table.tsx'
import { planetName } from './lot-messages.ts'
import { Twilight, TwoLots } from './two-lots.tsx'

export function LordChapter({ view: { chapters, judgement } }: { view: FortuneView }) {
  const { planet, findings, sum, books } = chapters.lord
  return (
    <>
      <p className="max-w-measure">
        The books judge a lot by the planet that rules its sign. Here that is {planetName(planet)}. {sum}
      </p>
      <FindingsList findings={findings} />
      <p className="max-w-measure text-sm text-faded">
        + marks what counts as a help, − what counts as a difficulty, by the place counted in signs. Adding
        them up is ours.
      </p>
      <BooksBehind passages={books} />
      <Disclosure summary="Every finding that your analysis is written from">
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
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="max-w-measure text-sm text-faded">
        Seeing is by sign here. “Close” means within three degrees, which is our limit.
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
        Valens takes the lot for an Ascendant and counts the twelve places from its sign.
      </p>
      {tenth ? (
        <figure className="max-w-measure border-s-2 border-gilt ps-4">
          <blockquote>
            <p>{tenth.english}</p>
          </blockquote>
          <figcaption className="text-sm text-faded">{tenth.citation}, in our English</figcaption>
        </figure>
      ) : null}
      <FindingsList
        findings={chief.map(({ place, power, text }) => ({ about: `${place}: ${power}`, text, tone: 0 }))}
      />
      <Disclosure summary="All twelve places">
        <PlacesFromLot places={fromLot} />
      </Disclosure>
      <BooksBehind passages={books} />
    </>
  )
}

export function SpiritChapter({ chapter: { findings, books } }: { chapter: JudgementChapters['spirit'] }) {
  return (
    <>
      <p className="max-w-measure">
        The <Term id="lot-of-spirit">Lot of Spirit</Term> is counted the other way round. For Valens Fortune
        shows the body and the work of the hands, and Spirit the mind and what one does by choice. We read
        Spirit as effort and Fortune as trust: that pair of words is ours. The effort is yours; what comes of
        it is with God.
      </p>
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
      <p className="max-w-measure">{summary}</p>
      <div className="grid gap-x-8 gap-y-3 lg:grid-cols-3">
        {authors.map(({ author, text }) => (
          <div key={author} className="border-t border-rule pt-2">
            <h3 className="text-lg text-gold">{author}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
      <BooksBehind passages={books} />
      {view.twilight ? <Twilight view={view} /> : null}
      <Disclosure summary="Reversed or not: both lots side by side" open={view.twilight !== null}>
        <div className="space-y-3 pt-2">
          <TwoLots view={view} />
        </div>
      </Disclosure>
    </>
  )
}
