import type { MouseEvent } from 'react'
import { lotPath } from '#app/features/lots/lot-pages.ts'
import { currentLanguage } from '#app/language/current.ts'
import { addressIn } from '#app/language/language.ts'
import { Isolated } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'
import { buttonClasses } from '#app/ui/base/button.tsx'
import type { AnalysisView } from './analysis.server.ts'
import { analysisWords as words } from './analysis-messages.ts'

const NAME = 'part-of-fortune.png'

/** One button that sends the picture of the lot where the browser can, and saves it otherwise. */
export function SendLot({ judgement }: { judgement: AnalysisView['content']['judgement'] }) {
  const door = judgement ? lotPath(judgement.lotSign.sign, judgement.place.place) : null
  const send = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!canShare()) return
    event.preventDefault()
    void share(event.currentTarget.href, door)
  }
  return (
    <div className="max-w-measure print:hidden">
      <a href={paths.lotPng} download={NAME} onClick={send} className={buttonClasses('primary')}>
        {words.send}
      </a>
      <p className="mt-2 text-sm text-faded">{words.sendShows}</p>
      <p className="flex flex-wrap gap-x-5 text-sm">
        <a
          href={paths.tallLotPng}
          download="part-of-fortune-tall.png"
          onClick={send}
          className="inline-flex min-h-11 items-center"
        >
          {words.sendTall}
        </a>
        <a
          href={paths.lotPicture}
          download="part-of-fortune.svg"
          className="inline-flex min-h-11 items-center"
        >
          <span>
            <Isolated>{words.sendSvg}</Isolated>
          </span>
        </a>
      </p>
    </div>
  )
}

const pictureFile = (parts: BlobPart[]) => new File(parts, NAME, { type: 'image/png' })

/** Older browsers have no `canShare`, and some send texts only. */
const canShare = () => navigator.canShare?.({ files: [pictureFile([])] }) ?? false

async function share(picture: string, door: string | null): Promise<void> {
  try {
    const answer = await fetch(picture)
    if (!answer.ok) throw new Error(answer.statusText)
    const page = door && location.origin + addressIn(currentLanguage(), door)
    // With `url`, some apps send the address alone.
    await navigator.share({ files: [pictureFile([await answer.blob()])], ...(page ? { text: page } : {}) })
  } catch (error) {
    // Somebody who closes the list of apps wants nothing else. Otherwise the file is saved, or the page says what is wrong.
    if (!(error instanceof DOMException && error.name === 'AbortError')) location.assign(picture)
  }
}
