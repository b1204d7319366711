import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { Plate } from './plate.tsx'
import type { PlateView } from './plate-view.ts'
import { STARS_IN_LIGHT, upAndDown } from './plate-words.ts'

interface PlateFigureProps {
  view: PlateView
  /** The address of the picture as a file, for the person whose sky it is. */
  picture?: string
}

/** The plate with what it shows in words, and how to read it. */
export function PlateFigure({ view, picture }: PlateFigureProps) {
  const { light, stars } = view.seen
  return (
    <figure className="plate-figure">
      <Plate view={view} />
      <figcaption className="mt-2 text-sm text-faded">
        <Disclosure summary="What the picture shows">
          <p>
            The sky over the place of birth at that minute, as one looks up: the zenith in the middle, north
            at the top, east at the left. In the outer ring is what was below the horizon. The gold line is
            the arc of the lot, from the Ascendant; the dotted line is the same arc between Sun and Moon. A
            ring marks the lot’s ruler.{picture ? ' The saved picture has no name, date or place.' : null}
          </p>
          <p className="mt-2">{upAndDown(view.seen)}</p>
          {stars.length > 0 ? (
            <p className="mt-2">
              {STARS_IN_LIGHT[light]}:{' '}
              {stars.map(({ name, arabic }, i) => (
                <span key={name}>
                  {i > 0 ? ', ' : ''}
                  {name}
                  {arabic ? (
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
        {picture ? (
          <p className="mt-1 print:hidden">
            <a href={picture} download="part-of-fortune.svg">
              Save the picture of your lot
            </a>
            <button
              type="button"
              hidden
              data-png={picture}
              className="ms-4 min-h-11 cursor-pointer underline"
            >
              as PNG
            </button>
          </p>
        ) : null}
      </figcaption>
    </figure>
  )
}
