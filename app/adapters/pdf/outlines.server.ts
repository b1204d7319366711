import { type Face, loadFont, splitIntoRuns, startsArabic } from './typefaces.server.ts'

/** A line of text as outlines, with its baseline at 0, and its width. It needs no font where it is shown. */
export interface OutlinedText {
  path: string
  width: number
}

export function outlined(
  text: string,
  face: Face,
  size: number,
  fromRight = startsArabic(text),
): OutlinedText {
  let across = 0
  const path = splitIntoRuns(text, face, fromRight).map((run) => {
    const font = loadFont(run.font)
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(run.text)
    return glyphs.map((glyph, i) => {
      const { xAdvance, xOffset, yOffset } = positions[i]!
      const placed = glyph.path
        .scale(scale, -scale)
        .translate(across + xOffset * scale, -yOffset * scale)
        .toSVG()
        .replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))
      across += xAdvance * scale
      return placed
    })
  })
  return { path: path.flat().join(''), width: across }
}

function measure(text: string, face: Face, size: number): number {
  return splitIntoRuns(text, face).reduce((sum, run) => {
    const font = loadFont(run.font)
    const advance = font.layout(run.text).positions.reduce((across, { xAdvance }) => across + xAdvance, 0)
    return sum + (advance * size) / font.unitsPerEm
  }, 0)
}

/** Lines of at most a width, broken at spaces. */
export function outlinedLines(text: string, face: Face, size: number, width: number): OutlinedText[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && measure(longer, face, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.map((line) => outlined(line, face, size, startsArabic(text)))
}
