import { renderToStaticMarkup } from 'react-dom/server'
import { type OutlinedText, outlined, outlinedLines } from '#app/adapters/pdf/outlines.server.ts'
import { startsArabic } from '#app/adapters/pdf/typefaces.server.ts'
import type { Sign } from '#app/astro/types.ts'
import type { Palette } from '#app/ui/base/tokens.ts'
import { LOT_NAME_BOX, LOT_NAME_PATH } from '#app/ui/plate/lot-name.ts'
import { LotWheel } from '#app/ui/plate/lot-wheel.tsx'
import { fittedLines, type SvgPicture, withColours } from './lot-picture.server.tsx'

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 64
const WHEEL = 460
const COLUMN = WIDTH - 3 * MARGIN - WHEEL

export interface LotPreview {
  sign: Sign
  place: number
  /** The words of the page: its title, its first sentence, the name of the site. */
  title: string
  gift: string
  product: string
}

/** What messengers show of the page about a sign and place, as SVG. Arabic has the words at the right. */
export function lotPreview({ sign, place, title, gift, product }: LotPreview): SvgPicture {
  const fromRight = startsArabic(title)
  const wheelAt = fromRight ? MARGIN : WIDTH - MARGIN - WHEEL
  const line = (text: OutlinedText, y: number, colour: keyof Palette) => {
    const x = fromRight ? WIDTH - MARGIN - text.width : MARGIN
    return (
      <path
        key={y}
        d={text.path}
        transform={`translate(${Math.round(x)} ${Math.round(y)})`}
        fill={`var(--${colour})`}
      />
    )
  }
  const heading = outlinedLines(title, 'text', 32, COLUMN)
  const top = 214 + heading.length * 42
  const { lines, leading } = fittedLines(gift, { room: 500 - top, sizes: [46, 42, 38, 34, 30, 26] }, COLUMN)
  const svg = withColours(
    renderToStaticMarkup(
      <svg
        xmlns="http://www.w3.org/2000/svg"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width={WIDTH}
        height={HEIGHT}
        fill="none"
      >
        <title>{title}</title>
        <desc>{gift}</desc>
        <rect width={WIDTH} height={HEIGHT} fill="var(--vellum)" />
        <rect x="18" y="18" width={WIDTH - 36} height={HEIGHT - 36} stroke="var(--gilt)" strokeWidth="2" />
        <svg
          aria-hidden="true"
          x={fromRight ? WIDTH - MARGIN - 264 : MARGIN}
          y="62"
          width="264"
          height="88"
          viewBox={LOT_NAME_BOX}
        >
          <path d={LOT_NAME_PATH} fill="var(--gold)" />
        </svg>
        {heading.map((text, i) => line(text, 206 + i * 42, 'faded'))}
        {lines.map((text, i) => line(text, top + 24 + i * leading, 'ink'))}
        {line(outlined(product, 'text', 38), 566, 'gold')}
        <svg aria-hidden="true" x={wheelAt} y={(HEIGHT - WHEEL) / 2} width={WHEEL} height={WHEEL}>
          <LotWheel marks={[{ role: 'lot', name: 'lot', sign }]} place={place} />
        </svg>
      </svg>,
    ),
  )
  return { svg, width: WIDTH, height: HEIGHT }
}
