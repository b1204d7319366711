declare module 'fontkit' {
  /** Outlines in units of the font, y upwards. */
  export interface Path {
    commands: readonly unknown[]
    bbox: { minX: number; minY: number; maxX: number; maxY: number }
    scale(x: number, y: number): Path
    translate(x: number, y: number): Path
    toSVG(): string
  }
  export interface Glyph {
    id: number
    path: Path
    /** The characters with which it was first looked up. */
    codePoints: number[]
  }
  export interface Font {
    unitsPerEm: number
    getGlyph(id: number, characters?: readonly number[]): Glyph
    glyphForCodePoint(character: number): Glyph
    hasGlyphForCodePoint(character: number): boolean
    layout(
      text: string,
      features?: readonly string[],
    ): {
      glyphs: Glyph[]
      positions: { xAdvance: number; xOffset: number; yOffset: number }[]
    }
    /** A subset of the font for one file, with the glyphs that were included. */
    createSubset(): { includeGlyph(glyph: Glyph): number; encode(): Uint8Array }
  }
  /** Reads a font from its bytes. */
  export function create(bytes: Uint8Array): Font
}
