import { lightPalette, type Palette, printPalette } from '#app/ui/base/tokens.ts'
import type { Style } from './sheet.server.ts'

/** The colours of the printed page: those of the screen's light theme, on white. */
export const ink: Palette = {
  ...lightPalette,
  ...printPalette,
  ink: lightPalette.ink,
  gilt: lightPalette.gilt,
  rule: lightPalette.rule,
  wash: lightPalette.vellum,
  'rubric-wash': lightPalette['rubric-wash'],
}

/** The styles of type in a report, in points. */
export const type = {
  title: { face: 'text', size: 27, colour: ink.ink },
  heading: { face: 'text', size: 17, colour: ink.ink },
  subheading: { face: 'strong', size: 11, colour: ink.ink },
  rubric: { face: 'strong', size: 9.5, colour: ink.rubric },
  lead: { face: 'text', size: 12.5, colour: ink.faded },
  body: { face: 'text', size: 10.5, colour: ink.ink },
  quiet: { face: 'text', size: 9.5, colour: ink.faded },
  small: { face: 'text', size: 8.75, colour: ink.faded },
  smallStrong: { face: 'strong', size: 8.75, colour: ink.ink },
  cell: { face: 'text', size: 9.5, colour: ink.ink },
  cellHead: { face: 'strong', size: 8.5, colour: ink.faded },
  note: { face: 'strong', size: 10.5, colour: ink.rubric },
  foot: { face: 'text', size: 8, colour: ink.faded },
} satisfies Record<string, Style>
