import { renderToStaticMarkup } from 'react-dom/server'
import { type OutlinedText, outlined, outlinedLines } from '#app/adapters/pdf/outlines.server.ts'
import type { Planet } from '#app/astro/types.ts'
import { darkPalette, type Palette } from '#app/ui/base/tokens.ts'
import { Band } from '#app/ui/plate/band.tsx'
import { LOT_NAME_BOX, LOT_NAME_PATH } from '#app/ui/plate/lot-name.ts'
import { type LettersProps, Plate } from '#app/ui/plate/plate.tsx'
import { NAME_SIZE, type PlateView, TEXT_BASELINE } from '#app/ui/plate/plate-view.ts'

const WIDTH = 1080
const HEIGHT = 1350
const PLATE = 800
const MARGIN = 90
/** The largest size at which a sentence has at most four lines. */
const SIZES = [30, 26, 22]
const MOST_LINES = 4
const LEADING = 1.4

interface LotPicture {
  plate: PlateView
  ruler: Planet
  /** 'Part of Fortune in Pisces'. Nothing here names the person, the date or the place. */
  title: string
  sentence: string | null
}

/** The picture of a lot as an SVG file that needs no font and no style sheet. */
export function lotPicture({ plate, ruler, title, sentence }: LotPicture): string {
  const { lines, size } = linesOf(sentence)
  const titleLine = outlined(title, 'text', 46)
  const markup = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      fill="none"
    >
      <title>{title}</title>
      {sentence ? <desc>{sentence}</desc> : null}
      <rect width={WIDTH} height={HEIGHT} fill="var(--vellum)" />
      <rect x="22" y="22" width={WIDTH - 44} height={HEIGHT - 44} stroke="var(--gilt)" strokeWidth="2" />
      {[44, HEIGHT - 44 - 28].map((y) => (
        <svg key={y} aria-hidden="true" x="44" y={y} width={WIDTH - 88} height="28">
          <Band ruler={ruler} />
        </svg>
      ))}
      <svg aria-hidden="true" x={(WIDTH - 330) / 2} y="86" width="330" height="110" viewBox={LOT_NAME_BOX}>
        <path d={LOT_NAME_PATH} fill="var(--gold)" />
      </svg>
      <svg aria-hidden="true" x={(WIDTH - PLATE) / 2} y="206" width={PLATE} height={PLATE}>
        <Plate view={plate} letters={Outlined} />
      </svg>
      <Line line={titleLine} y={1078} colour="ink" />
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never move.
        <Line key={i} line={line} y={1136 + i * size * LEADING} colour="faded" />
      ))}
    </svg>,
  )
  return withColours(markup)
}

function linesOf(sentence: string | null): { lines: OutlinedText[]; size: number } {
  let lines: OutlinedText[] = []
  let size = 0
  if (sentence === null) return { lines, size }
  for (size of SIZES) {
    lines = outlinedLines(sentence, 'text', size, WIDTH - 2 * MARGIN)
    if (lines.length <= MOST_LINES) break
  }
  return { lines, size }
}

function Line({ line, y, colour }: { line: OutlinedText; y: number; colour: keyof Palette }) {
  return (
    <path
      d={line.path}
      transform={`translate(${Math.round((WIDTH - line.width) / 2)} ${y})`}
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
