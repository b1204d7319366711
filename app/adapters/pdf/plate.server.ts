import type { Planet } from '#app/astro/types.ts'
import { darkPalette, type Palette } from '#app/ui/base/tokens.ts'
import { bandUnit, UNIT } from '#app/ui/plate/band-pattern.ts'
import {
  CENTRE,
  GLYPH_STROKE,
  type Ground,
  type PlateView,
  RADIUS,
  SIZE,
  TEXT_BASELINE,
} from '#app/ui/plate/plate-view.ts'
import type { Sheet } from './sheet.server.ts'
import { palette } from './styles.ts'

/** Type on paper is smaller than on a phone, in the same places. */
const NAME_SIZE = 23
const ARC_WIDTH = 5
export const BAND_HEIGHT = 18

/**
 * Draws the sky of a birth as vectors, on paper that stays light: `side` points wide, with its top left corner at x and y.
 * The lights have the colours of the night, as on screen.
 */
export function drawPlate(sheet: Sheet, view: PlateView, x: number, y: number, side: number): void {
  const { pdf } = sheet
  pdf
    .save()
    .translate(x, y)
    .scale(side / SIZE)
    .lineCap('round')
    .lineJoin('round')
  pdf.circle(CENTRE, CENTRE, RADIUS.sky)
  if (view.light === 'day') pdf.fillOpacity(0.1).fill(palette.lapis).fillOpacity(1)
  else pdf.fill(palette.wash)
  ground(sheet, view.sky, palette, 'italic')
  ground(sheet, view.page, palette, 'text')
  pdf.path(view.arc).lineWidth(ARC_WIDTH).strokeColor(palette.gilt).stroke()
  ground(sheet, view.lights, darkPalette, 'text')
  pdf.restore()
}

function ground(
  sheet: Sheet,
  { shapes, glyphs, names }: Ground,
  colours: Palette,
  face: 'text' | 'italic',
): void {
  const { pdf } = sheet
  for (const { d, fill, stroke, width = 1, opacity = 1, dash } of shapes) {
    pdf.save().opacity(opacity).lineWidth(width)
    // pdfkit accepts a complete dash pattern instead of one length; its types allow only the length.
    if (dash) pdf.lineCap(dash[0] > 1 ? 'butt' : 'round').dash(dash as unknown as number, {})
    pdf.path(d)
    if (fill && stroke) pdf.fillAndStroke(colours[fill], colours[stroke])
    else if (fill) pdf.fill(colours[fill])
    else if (stroke) pdf.stroke(colours[stroke])
    pdf.restore()
  }
  for (const { path, x, y, size, colour } of glyphs) {
    pdf
      .save()
      .translate(x - size / 2, y - size / 2)
      .scale(size / 24)
      .path(path)
      .lineWidth(GLYPH_STROKE)
      .stroke(colours[colour])
      .restore()
  }
  const style = { face, size: NAME_SIZE, colour: palette.ink } as const
  for (const { text, x, y, anchor } of names)
    sheet.line(text, x, y + TEXT_BASELINE * NAME_SIZE, style, anchor === 'middle' ? 'centre' : anchor)
}

/** The border of a ruling planet, as wide as the text, with its upper edge at y. */
export function drawBand({ pdf, left, width }: Sheet, ruler: Planet, y: number): void {
  const { star, quarters } = bandUnit(ruler)
  const count = Math.round(width / BAND_HEIGHT)
  const scale = width / count / UNIT
  pdf
    .save()
    .rect(left, y, width, UNIT * scale)
    .clip()
  for (let i = 0; i < count; i++) {
    pdf
      .save()
      .translate(left + (i * width) / count, y)
      .scale(scale)
      .lineWidth(1)
    pdf.path(star).fillOpacity(0.22).fillAndStroke(palette.gilt, palette.gilt)
    pdf.path(quarters).stroke(palette.gilt)
    pdf.restore()
  }
  pdf.restore()
}
