import { LOT_PATH, PLANET_PATHS, SIGN_PATHS } from '#app/ui/base/glyphs.tsx'
import { ASPECT_PENS } from '#app/ui/chart/aspect-pen.ts'
import { degreeText } from '#app/ui/chart/degree-text.ts'
import {
  GLYPH,
  layoutWheel,
  RADIUS,
  SIGN_GLYPH,
  SIZE,
  type Spot,
  signAt,
  type WheelInput,
} from '#app/ui/chart/wheel-layout.ts'
import { ink } from './ink.ts'
import type { Sheet, Style } from './sheet.server.ts'

const PLATE = '#ffffff'

/** The wheel as vectors, with the same geometry as on screen: `side` points wide, its top left corner at x and y. */
export function drawWheel(sheet: Sheet, chart: WheelInput, x: number, y: number, side: number): void {
  const { pdf } = sheet
  const layout = layoutWheel(chart)
  const circle = (r: number) => pdf.circle(SIZE / 2, SIZE / 2, r)
  const stroke = (path: string, colour: string, width: number) =>
    pdf.path(path).lineWidth(width).strokeColor(colour).stroke()
  const words = (text: string, at: Spot, style: Style) =>
    sheet.line(text, at.x, at.y + style.size * 0.34, style, 'centre')
  const cleared = (text: string, at: Spot, style: Style) => {
    const half = sheet.lineWidth(text, style) / 2 + 1.5
    pdf.rect(at.x - half, at.y - style.size * 0.48, 2 * half, style.size * 0.96).fill(PLATE)
    words(text, at, style)
  }
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

  circle(RADIUS.rim).fill(ink.wash)
  circle(RADIUS.scale).fill(PLATE)
  for (const [radius, width] of RINGS) circle(radius).lineWidth(width).strokeColor(ink.gilt).stroke()
  pdf.lineCap('butt')
  scale(sheet, layout.scale)

  pdf.lineCap('round')
  for (const { sign, boundary, glyph: at } of layout.signs) {
    stroke(boundary, ink.gilt, 1)
    glyph(SIGN_PATHS[sign], at, SIGN_GLYPH, ink.gold, 1.7)
  }

  pdf.lineCap('butt')
  for (const { type, line } of layout.aspects) {
    const { colour, dash, width } = ASPECT_PENS[type]
    pdf.save()
    // pdfkit accepts a whole dash pattern instead of one length; its types know only the length.
    if (dash.length > 0) pdf.dash(dash as unknown as number, {})
    stroke(line, ink[colour], width)
    pdf.restore()
  }
  for (const { ends } of layout.aspects) for (const end of ends) pdf.circle(end.x, end.y, 1.8).fill(ink.ink)

  pdf.lineCap('round')
  for (const { house, longitude, angle, line, lead, label, number } of layout.cusps) {
    const degree = degreeText(signAt(longitude).degree)
    stroke(line, angle ? ink.ink : ink.edge, angle ? 2 : 0.9)
    stroke(lead, angle ? ink.ink : ink.edge, angle ? 2 : 0.9)
    words(String(house), number, { face: 'text', size: 12, colour: ink.faded })
    if (angle) words(angle, { x: label.x, y: label.y - 8 }, { face: 'strong', size: 15, colour: ink.rubric })
    words(degree, { x: label.x, y: label.y + (angle ? 8 : 0) }, { face: 'text', size: 14, colour: ink.ink })
  }
  for (const { angle, longitude, line, lead, label } of layout.axes) {
    stroke(line, ink.ink, 2)
    stroke(lead, ink.ink, 2)
    words(angle, { x: label.x, y: label.y - 8 }, { face: 'strong', size: 15, colour: ink.rubric })
    const degree = degreeText(signAt(longitude).degree)
    words(degree, { x: label.x, y: label.y + 8 }, { face: 'text', size: 14, colour: ink.ink })
  }

  for (const { name, longitude, isRetrograde, lead, glyph: at, degree, retrograde } of layout.points) {
    const isLot = name === 'Part of Fortune'
    stroke(lead, ink.ink, 0.9)
    pdf.circle(at.x, at.y, GLYPH / 2 + 1).fill(PLATE)
    glyph(isLot ? LOT_PATH : PLANET_PATHS[name], at, GLYPH, isLot ? ink.rubric : ink.ink, isLot ? 2.2 : 1.9)
    cleared(`${Math.floor(signAt(longitude).degree)}°`, degree, { face: 'text', size: 13, colour: ink.ink })
    if (isRetrograde) cleared('R', retrograde, { face: 'strong', size: 12, colour: ink.rubric })
  }
  pdf.restore()
}

/** Radius and width of each ring of the plate. */
const RINGS = [
  [RADIUS.rim, 1.5],
  [RADIUS.rim - 3.5, 0.75],
  [RADIUS.scale, 1.25],
  [RADIUS.houses, 1],
  [RADIUS.aspects, 1],
] as const

function scale({ pdf }: Sheet, { strokes, turn }: { strokes: string; turn: number }): void {
  const radius = (RADIUS.scale + RADIUS.scaleDegree) / 2
  const degree = (2 * Math.PI * radius) / 360
  pdf
    .circle(SIZE / 2, SIZE / 2, RADIUS.scaleInner)
    .lineWidth(0.75)
    .strokeColor(ink.rule)
    .stroke()
  pdf
    .save()
    .rotate(turn, { origin: [SIZE / 2, SIZE / 2] })
    .dash(degree / 4, { space: (degree * 3) / 4, phase: degree / 8 })
    .circle(SIZE / 2, SIZE / 2, radius)
    .lineWidth(RADIUS.scale - RADIUS.scaleDegree)
    .strokeColor(ink.edge)
    .stroke()
    .restore()
  pdf.path(strokes).lineWidth(0.9).strokeColor(ink.edge).stroke()
}
