import { renderToStaticMarkup } from 'react-dom/server'
import { type OutlinedText, outlined, outlinedLines } from '#app/adapters/pdf/outlines.server.ts'
import type { Planet } from '#app/astro/types.ts'
import { darkPalette, type Palette } from '#app/ui/base/tokens.ts'
import { Band } from '#app/ui/plate/band.tsx'
import { LOT_NAME_BOX, LOT_NAME_PATH } from '#app/ui/plate/lot-name.ts'
import { type LettersProps, Plate } from '#app/ui/plate/plate.tsx'
import { NAME_SIZE, type PlateView, TEXT_BASELINE } from '#app/ui/plate/plate-view.ts'

const WIDTH = 1080
const MARGIN = 90
const LEADING = 1.35
const BAND = 28

/** Where the parts of a picture stand, from the top. A sentence has the largest of the sizes with which it fits its room. */
const SHAPES = {
  /** A post, 4 by 5. */
  post: {
    height: 1350,
    name: { y: 84, width: 300 },
    plate: { y: 192, side: 720 },
    title: { y: 978, size: 34 },
    sentence: { y: 1044, room: 172, sizes: [42, 38, 34, 30, 26, 22] },
    product: { y: 1216, size: 34 },
    address: { y: 1256, size: 26 },
  },
  /** A whole screen of a phone, whose ends apps cover. */
  tall: {
    height: 1920,
    name: { y: 216, width: 390 },
    plate: { y: 364, side: 900 },
    title: { y: 1344, size: 38 },
    sentence: { y: 1424, room: 232, sizes: [52, 46, 40, 34, 28] },
    product: { y: 1684, size: 40 },
    address: { y: 1732, size: 30 },
  },
} as const
export type PictureShape = keyof typeof SHAPES
export const PICTURE_SHAPES = Object.keys(SHAPES) as [PictureShape, ...PictureShape[]]

export interface SvgPicture {
  svg: string
  width: number
  height: number
}

/** Nothing here names the person, the date, the time or the place. */
export interface LotPicture {
  shape: PictureShape
  plate: PlateView
  ruler: Planet
  /** 'Part of Fortune in Pisces'. */
  title: string
  sentence: string | null
  product: string
  /** The short address of the page about this sign and place; null if the reading names no place. */
  address: string | null
}

/** The picture of a lot as an SVG file that needs no font and no style sheet. */
export function lotPicture({
  shape,
  plate,
  ruler,
  title,
  sentence,
  product,
  address,
}: LotPicture): SvgPicture {
  const at = SHAPES[shape]
  const described = [sentence, address].filter((text) => text !== null)
  const { lines, leading } = fittedLines(sentence ?? '', at.sentence, WIDTH - 2 * MARGIN)
  const centred = (text: string, { y, size }: { y: number; size: number }, colour: keyof Palette) => (
    <Line line={outlined(text, 'text', size)} y={y} colour={colour} />
  )
  const markup = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${WIDTH} ${at.height}`}
      width={WIDTH}
      height={at.height}
      fill="none"
    >
      <title>{title}</title>
      {described.length > 0 ? <desc>{described.join(' ')}</desc> : null}
      <rect width={WIDTH} height={at.height} fill="var(--vellum)" />
      <rect x="22" y="22" width={WIDTH - 44} height={at.height - 44} stroke="var(--gilt)" strokeWidth="2" />
      {[44, at.height - 44 - BAND].map((y) => (
        <svg key={y} aria-hidden="true" x="44" y={y} width={WIDTH - 88} height={BAND}>
          <Band ruler={ruler} />
        </svg>
      ))}
      <svg
        aria-hidden="true"
        x={(WIDTH - at.name.width) / 2}
        y={at.name.y}
        width={at.name.width}
        height={at.name.width / 3}
        viewBox={LOT_NAME_BOX}
      >
        <path d={LOT_NAME_PATH} fill="var(--gold)" />
      </svg>
      <svg
        aria-hidden="true"
        x={(WIDTH - at.plate.side) / 2}
        y={at.plate.y}
        width={at.plate.side}
        height={at.plate.side}
      >
        <Plate view={plate} letters={Outlined} />
      </svg>
      {centred(title, at.title, 'faded')}
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never move.
        <Line key={i} line={line} y={at.sentence.y + i * leading} colour="ink" />
      ))}
      {centred(product, at.product, 'gold')}
      {address ? centred(address, at.address, 'faded') : null}
    </svg>,
  )
  return { svg: withColours(markup), width: WIDTH, height: at.height }
}

interface Room {
  room: number
  /** The largest first. */
  sizes: readonly number[]
}

/** The lines of a text in the largest size with which they fit a room, or in the smallest. */
export function fittedLines(text: string, { room, sizes }: Room, width: number) {
  let lines: OutlinedText[] = []
  let size = 0
  for (size of sizes) {
    lines = outlinedLines(text, 'text', size, width)
    if (lines.length * size * LEADING <= room) break
  }
  return { lines, leading: size * LEADING }
}

function Line({ line, y, colour }: { line: OutlinedText; y: number; colour: keyof Palette }) {
  return (
    <path
      d={line.path}
      transform={`translate(${Math.round((WIDTH - line.width) / 2)} ${Math.round(y)})`}
      fill={`var(--${colour})`}
    />
  )
}

/** The names of the plate; italic for stars. */
export function Outlined({ labels, isStar }: LettersProps) {
  const size = NAME_SIZE * 0.8
  return (
    <g fill="var(--ink)">
      {labels.map(({ text, x, y, anchor }) => {
        const { path, width } = outlined(text, isStar ? 'italic' : 'text', size)
        const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
        return (
          <path
            key={text}
            d={path}
            transform={`translate(${Math.round(left)} ${Math.round(y + TEXT_BASELINE * size)})`}
          />
        )
      })}
    </g>
  )
}

/** A file has no style sheet, so the names of colours become the colours of the night. */
export function withColours(markup: string): string {
  return markup
    .replaceAll('class="plate-daylight" stop-opacity=".8"', 'stop-color="var(--gold)" stop-opacity=".5"')
    .replaceAll('class="plate-daylight"', 'stop-color="var(--gold)"')
    .replace(/var\(--([a-z-]+)\)/g, (_, name: keyof Palette) => darkPalette[name])
    .replace(/ class="[^"]*"/g, '')
}
