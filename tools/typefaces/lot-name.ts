/**
 * Writes app/ui/plate/lot-name.ts: the name of the lot in Arabic as outlines of Amiri, for pictures that are shown where
 * no font can be loaded. Run with `npx tsx tools/typefaces/lot-name.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import { sfntOfWoff } from '#app/adapters/pdf/woff.ts'

const NAME = 'سهم السعادة'
const SIZE = 100
const FILE = '@fontsource/amiri/files/amiri-arabic-400-normal.woff'

const font = create(sfntOfWoff(readFileSync(createRequire(import.meta.url).resolve(FILE))))
const scale = SIZE / font.unitsPerEm
const { glyphs, positions } = font.layout(NAME)
const box = { left: SIZE, right: 0, top: SIZE, bottom: -SIZE }
let across = 0
const outlines = glyphs.map(({ path }, i) => {
  const { xAdvance, xOffset, yOffset } = positions[i]!
  const placed = path.scale(scale, -scale).translate((across + xOffset) * scale, -yOffset * scale)
  across += xAdvance
  if (placed.commands.length === 0) return ''
  const { minX, minY, maxX, maxY } = placed.bbox
  box.left = Math.min(box.left, minX)
  box.right = Math.max(box.right, maxX)
  box.top = Math.min(box.top, minY)
  box.bottom = Math.max(box.bottom, maxY)
  return placed.toSVG()
})
const path = outlines
  .join('')
  .replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))
const [left, top] = [Math.floor(box.left), Math.floor(box.top)]
const size = [Math.ceil(box.right) - left, Math.ceil(box.bottom) - top]

writeFileSync(
  'app/ui/plate/lot-name.ts',
  `/** “${NAME}” in Amiri (SIL Open Font License 1.1). Made by tools/typefaces/lot-name.ts. */
export const LOT_NAME_BOX = '${[left, top, ...size].join(' ')}'
export const LOT_NAME_PATH =
  '${path}'
`,
)
