import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { Plate } from './plate.tsx'
import { plateWords as words } from './plate-messages.ts'
import type { PlateView } from './plate-view.ts'
import { upAndDown } from './sky-text.ts'

/** The plate with what it shows in words, and how to read it. */
export function PlateFigure({ view }: { view: PlateView }) {
  const { light, stars } = view.seen
  return (
    <figure className="plate-figure">
      <Plate view={view} />
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
