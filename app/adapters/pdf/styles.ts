import { lightPalette, type Palette, printPalette } from '#app/ui/base/tokens.ts'
import type { Style } from './sheet-types.ts'

/** The colours of the printed page: those of the screen's light theme, on white. */
export const palette: Palette = {
  ...lightPalette,
  ...printPalette,
  ink: lightPalette.ink,
  gilt: lightPalette.gilt,
  rule: lightPalette.rule,
  wash: lightPalette.vellum,
  'rubric-wash': lightPalette['rubric-wash'],
}

/** The text styles of a report, in points. */
export const textStyles = {
  title: { face: 'text', size: 27, colour: palette.ink },
  heading: { face: 'text', size: 17, colour: palette.ink },
  subheading: { face: 'strong', size: 11, colour: palette.ink },
  rubric: { face: 'strong', size: 9.5, colour: palette.rubric },
  lead: { face: 'text', size: 12.5, colour: palette.faded },
  body: { face: 'text', size: 10.5, colour: palette.ink },
  quiet: { face: 'text', size: 9.5, colour: palette.faded },
  small: { face: 'text', size: 8.75, colour: palette.faded },
  smallStrong: { face: 'strong', size: 8.75, colour: palette.ink },
  cell: { face: 'text', size: 9.5, colour: palette.ink },
  cellHead: { face: 'strong', size: 8.5, colour: palette.faded },
  note: { face: 'strong', size: 10.5, colour: palette.rubric },
  foot: { face: 'text', size: 8, colour: palette.faded },
} satisfies Record<string, Style>
