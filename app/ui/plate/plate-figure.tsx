import { useState } from 'react'
import { Isolated } from '#app/language/page-language.tsx'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { useHydrated } from '#app/ui/base/use-hydrated.ts'
import { Plate } from './plate.tsx'
import { plateWords as words } from './plate-messages.ts'
import type { PlateView } from './plate-view.ts'
import { savePng } from './save-png.ts'
import { upAndDown } from './sky-text.ts'

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
        <Disclosure summary={words.shows}>
          <p>
            {words.howToRead}
            {picture ? words.anonymous : null}
          </p>
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
        {picture ? (
          <p className="mt-1 print:hidden">
            <a href={picture} download="part-of-fortune.svg">
              {words.save}
            </a>
            <SaveAsPng picture={picture} />
          </p>
        ) : null}
      </figcaption>
    </figure>
  )
}

function SaveAsPng({ picture }: { picture: string }) {
  const [isBusy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    try {
      await savePng(picture, 'part-of-fortune.png')
    } catch {
      // The file of the link beside it shows what is wrong.
      window.location.assign(picture)
    } finally {
      setBusy(false)
    }
  }
  return (
    <button
      type="button"
      hidden={!useHydrated()}
      disabled={isBusy}
      onClick={save}
      className="ms-4 min-h-11 cursor-pointer underline"
    >
      <Isolated>{words.asPng}</Isolated>
    </button>
  )
}
