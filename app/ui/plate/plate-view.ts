import type { SkyBody } from '#app/astro/types.ts'
import type { Palette } from '#app/ui/base/tokens.ts'

export const SIZE = 1000
export const CENTRE = SIZE / 2
/** The horizon, the ring of what is below it, and the rim. */
export const RADIUS = { sky: 376, limb: 408, below: 476, rim: 494 } as const
/** The largest sizes of type: of what a small picture names, and of the rest. Wider pictures have smaller type in the same places. */
export const MAIN_SIZE = 36
export const NAME_SIZE = 30
export const MARK_SIZE = 28
/** From the middle of a line of type to its baseline, as a multiple of its size. */
export const TEXT_BASELINE = 0.32

export type Colour = keyof Palette

export interface Shape {
  d: string
  /** The body that it shows. */
  of?: SkyBody
  fill?: Colour
  stroke?: Colour
  width?: number
  opacity?: number
  dash?: readonly [number, number]
}

/** A glyph of a 24-unit square, drawn with a stroke. */
interface Glyph {
  path: string
  /** The body that it stands for. */
  of?: SkyBody
  x: number
  y: number
  size: number
  colour: Colour
}

/** Width of a glyph's strokes, in its own units. */
export const GLYPH_STROKE = 1.9

export interface Label {
  text: string
  x: number
  /** Of the middle of the letters. */
  y: number
  anchor: 'start' | 'middle' | 'end'
  /** True if a small picture shows it, too. */
  isMain?: boolean
}

/** The name of the Sun, the Moon or the lot in a word. */
export interface BodyName extends Label {
  of: SkyBody
}

export interface Ground {
  shapes: Shape[]
  glyphs: Glyph[]
  names: Label[]
  /** On pages only. */
  bodyNames: BodyName[]
}

export type SkyLight = 'day' | 'twilight' | 'night'

/** What is seen, for the text beside the picture. */
export interface SeenSky {
  light: SkyLight
  /** Names of the lights, the planets and the lot. */
  above: string[]
  below: string[]
  /** The brightest stars above the horizon, whether the light lets them be seen or not. */
  stars: { name: string; arabic: string }[]
}

/** The drawing without colours, for pages, the PDF and pictures. */
export interface PlateView {
  light: SkyLight
  /** Where the light of the Sun comes from: its place, or the nearest point of the horizon in twilight; null by night. */
  glow: { x: number; y: number } | null
  /** Above the horizon. It has the colours of the night, unless the birth is by day. */
  sky: Ground
  /** The horizon and what is below it, in the colours of the page. */
  page: Ground
  /** The Sun, the Moon and the lot, in the colours of the night everywhere. */
  lights: Ground
  /** From the Ascendant to the lot. */
  arc: string
  /** Where each body is. The picture shows an unseen one only while a sentence speaks of it. */
  bodies: readonly { of: SkyBody; x: number; y: number; isUnseen?: boolean }[]
  seen: SeenSky
}
