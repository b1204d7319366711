import { Isolated } from '#app/language/page-language.tsx'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { controlWords } from '#app/ui/base/messages.ts'
import { type Lit, numbersOf } from './lit.ts'
import { Plate } from './plate.tsx'
import { plateWords as words } from './plate-messages.ts'
import type { PlateView } from './plate-view.ts'
import { upAndDown } from './sky-text.ts'

interface PlateFigureProps {
  view: PlateView
  /** What the sentences of the page light, in the order of their numbers. */
  lit?: readonly Lit[]
}

const ID = 'plate'

/**
 * The plate with what it shows in words, and how to read it. A press shows it large. While the reasons of a sentence are
 * open, what the sentence speaks of is lit.
 */
export function PlateFigure({ view, lit = [] }: PlateFigureProps) {
  const { light, stars } = view.seen
  const captions = new Set(lit.map(({ caption }) => caption))
  return (
    <figure className="plate-figure">
      <div id={ID} className="plate-frame">
        <a href={`#${ID}`} aria-label={words.enlarge} className="plate-tap">
          <Plate view={view} lit={lit} />
        </a>
        <a href="#lot-title" className="plate-close">
          {controlWords.close}
        </a>
      </div>
      {[...captions].map((caption) => (
        <p
          key={caption}
          data-lit={numbersOf(lit, (one) => one.caption === caption)}
          className="plate-caption"
        >
          <Isolated>{caption}</Isolated>
        </p>
      ))}
      <figcaption className="mt-2 text-sm text-faded">
        <Disclosure summary={words.shows}>
          <p>{words.howToRead}</p>
          <p className="mt-2">{upAndDown(view.seen)}</p>
          {stars.length > 0 ? (
            <p className="mt-2">
              {words.starsInLight[light]}:{' '}
              {stars.map(({ name, arabic }, i) => (
                <span key={name}>
                  {i > 0 ? words.comma : ''}
                  {words.star({ name, arabic })}
                  {arabic && words.star({ name, arabic }) !== arabic ? (
                    <>
                      {' '}
                      <bdi lang="ar">{arabic}</bdi>
                    </>
                  ) : null}
                </span>
              ))}
              .
            </p>
          ) : null}
        </Disclosure>
      </figcaption>
    </figure>
  )
}
