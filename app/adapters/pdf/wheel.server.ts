import { LOT_PATH, PLANET_PATHS, SIGN_PATHS } from '#app/ui/base/glyphs.tsx'
import { ASPECT_STYLES, LOT_DOT, LOT_LINE_WIDTH, lineWidth, RULER_RING } from '#app/ui/chart/aspect-styles.ts'
import { RETROGRADE_PATH } from '#app/ui/chart/chart-glyphs.ts'
import {
  BASELINE,
  GLYPH,
  RETROGRADE_GLYPH,
  SIGN_GLYPH,
  SMALL_PLAN,
  type Spot,
  type Text,
} from '#app/ui/chart/wheel-geometry.ts'
import { toTexts } from '#app/ui/chart/wheel-labels.ts'
import { layoutWheel, type WheelInput } from '#app/ui/chart/wheel-layout.ts'
import type { Sheet } from './sheet.server.ts'
import type { Style } from './sheet-types.ts'
import { palette } from './styles.ts'

const PLATE = '#ffffff'
const { size: SIZE, radius: RADIUS } = SMALL_PLAN

/**
 * Draws the wheel as vectors, with the same geometry as on screen: `side` points wide, with its top left corner at x
 * and y.
 */
export function drawWheel(sheet: Sheet, chart: WheelInput, x: number, y: number, side: number): void {
  const { pdf } = sheet
  const layout = layoutWheel(chart, SMALL_PLAN)
  const circle = (r: number) => pdf.circle(SIZE / 2, SIZE / 2, r)
  const stroke = (path: string, colour: string, width: number) =>
    pdf.path(path).lineWidth(width).strokeColor(colour).stroke()
  // Arabic names reach further below their line, where their degree is.
  const rise = sheet.fromRight ? SMALL_PLAN.text / 4 : 0
  const words = ({ text, x, y, size }: Text, face: Style['face'], colour: string) =>
    sheet.line(
      text,
      x,
      y + BASELINE * size - (face === 'strong' ? rise : 0),
      { face, size, colour },
      'centre',
    )
  const glyph = (path: string, at: Spot, size: number, colour: string, width: number) => {
    pdf
      .save()
      .translate(at.x - size / 2, at.y - size / 2)
      .scale(size / 24)
    stroke(path, colour, width)
    pdf.restore()
  }

  pdf
    .save()
    .translate(x, y)
    .scale(side / SIZE)
    .lineCap('round')
    .lineJoin('round')

  circle(RADIUS.rim).fill(palette.wash)
  circle(RADIUS.scale).fill(PLATE)
  for (const [radius, width] of RINGS) circle(radius).lineWidth(width).strokeColor(palette.gilt).stroke()
  pdf.lineCap('butt')
  scale(sheet, layout.scale)

  pdf.lineCap('round')
  for (const { boundary } of layout.signs) stroke(boundary, palette.gilt, 1)
  for (const { sign, glyph: at, sector } of layout.signs) {
    if (sector) pdf.path(sector).lineWidth(2).fillAndStroke(palette['rubric-wash'], palette.rubric)
    glyph(SIGN_PATHS[sign], at, SIGN_GLYPH, sector ? palette.ink : palette.gold, 1.7)
  }

  pdf.lineCap('butt')
  for (const { type, weight, line } of layout.aspects) {
    const { colour, dash } = ASPECT_STYLES[type]
    pdf.save()
    // pdfkit accepts a complete dash pattern instead of one length; its types allow only the length.
    if (dash.length > 0) pdf.dash(dash as unknown as number, {})
    stroke(line, palette[colour], lineWidth(type, weight))
    pdf.restore()
  }
  for (const { ends } of layout.aspects)
    for (const end of ends) pdf.circle(end.x, end.y, 1.8).fill(palette.ink)

  pdf.lineCap('round')
  if (layout.lotToRuler) {
    stroke(layout.lotToRuler.line, palette.ink, LOT_LINE_WIDTH)
    const [lot, ruler] = layout.lotToRuler.ends
    pdf.circle(lot.x, lot.y, LOT_DOT).fill(palette.rubric)
    pdf
      .circle(ruler.x, ruler.y, RULER_RING)
      .lineWidth(LOT_LINE_WIDTH / 2)
      .fillAndStroke(PLATE, palette.ink)
  }
  for (const label of [...layout.cusps, ...layout.axes]) {
    const { angle, line, lead, name } = label
    for (const path of [line, lead])
      if (path) stroke(path, angle ? palette.ink : palette.edge, angle ? 2 : 0.9)
    for (const text of toTexts(label))
      words(text, text === name ? 'strong' : 'text', text === name ? palette.rubric : palette.ink)
  }
  for (const { number } of layout.cusps) words(number, 'text', palette.faded)
  for (const point of layout.points) {
    const { name, lead, glyph: at, retrograde } = point
    const isLot = name === 'Part of Fortune'
    stroke(lead, palette.ink, 0.9)
    glyph(isLot ? LOT_PATH : PLANET_PATHS[name], at, GLYPH, isLot ? palette.rubric : palette.ink, 1.9)
    for (const text of [point.degree, point.minutes]) words(text, 'text', palette.ink)
    if (retrograde) glyph(RETROGRADE_PATH, retrograde, RETROGRADE_GLYPH, palette.rubric, 1.9)
  }
  pdf.restore()
}

/** Radius and line width of each ring of the plate. */
const RINGS = [
  [RADIUS.rim, 1.5],
  [RADIUS.scale, 1.25],
  [RADIUS.numbers, 0.5],
  [RADIUS.aspects, 1],
] as const

function scale({ pdf }: Sheet, { strokes, turn }: { strokes: string; turn: number }): void {
  const radius = (RADIUS.scale + RADIUS.scaleDegree) / 2
  const degree = (2 * Math.PI * radius) / 360
  pdf
    .circle(SIZE / 2, SIZE / 2, RADIUS.scaleInner)
    .lineWidth(0.75)
    .strokeColor(palette.rule)
    .stroke()
  pdf
    .save()
    .rotate(turn, { origin: [SIZE / 2, SIZE / 2] })
    .dash(degree / 4, { space: (degree * 3) / 4, phase: degree / 8 })
    .circle(SIZE / 2, SIZE / 2, radius)
    .lineWidth(RADIUS.scale - RADIUS.scaleDegree)
    .strokeColor(palette.edge)
    .stroke()
    .restore()
  pdf.path(strokes).lineWidth(0.9).strokeColor(palette.edge).stroke()
}
