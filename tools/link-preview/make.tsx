/**
 * Draws public/link-preview.png, the picture that messengers show of a link, with the sky over Baghdad on a night. Run with `npx tsx tools/link-preview/make.tsx`; it needs the browser of the tests.
 */
import { chromium } from '@playwright/test'
import { renderToStaticMarkup } from 'react-dom/server'
import { outlined } from '#app/adapters/pdf/outlines.server.ts'
import { Outlined, withColours } from '#app/adapters/picture/lot-picture.server.tsx'
import { castChart } from '#app/astro/index.server.ts'
import { Band } from '#app/ui/plate/band.tsx'
import { LOT_NAME_BOX, LOT_NAME_PATH } from '#app/ui/plate/lot-name.ts'
import { Plate } from '#app/ui/plate/plate.tsx'
import { layoutPlate } from '#app/ui/plate/plate-layout.server.ts'
import { foundBrowser } from '#tests/support/browser.mjs'

const WIDTH = 1200
const HEIGHT = 630
const chart = castChart({ utc: new Date('2026-02-25T18:00:00Z'), latitude: 33.31, longitude: 44.37 })

const line = (text: string, y: number, size: number, colour: string) => (
  <path d={outlined(text, 'text', size).path} transform={`translate(72 ${y})`} fill={`var(--${colour})`} />
)

const picture = withColours(
  renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} fill="none" aria-hidden="true">
      <rect width={WIDTH} height={HEIGHT} fill="var(--vellum)" />
      <svg x="72" y="110" width="420" height="140" viewBox={LOT_NAME_BOX} aria-hidden="true">
        <path d={LOT_NAME_PATH} fill="var(--gold)" />
      </svg>
      {line('Qismah', 350, 76, 'ink')}
      {line('Your Part of Fortune,', 418, 38, 'faded')}
      {line('with its reasons', 468, 38, 'faded')}
      <svg x="72" y="520" width="420" height="28" aria-hidden="true">
        <Band ruler="Saturn" />
      </svg>
      <svg x="586" y="24" width="582" height="582" aria-hidden="true">
        <Plate view={layoutPlate(chart)} letters={Outlined} />
      </svg>
    </svg>,
  ),
)

const browser = await chromium.launch({ executablePath: foundBrowser(chromium.executablePath()) })
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
await page.setContent(`<style>body{margin:0}svg{display:block}</style>${picture}`)
await page.screenshot({ path: 'public/link-preview.png' })
await browser.close()
