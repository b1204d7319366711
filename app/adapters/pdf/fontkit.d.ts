declare module 'fontkit' {
  export interface Glyph {
    id: number
    /** The characters with which it was first looked up. */
    codePoints: number[]
  }
  export interface Font {
    getGlyph(id: number, characters?: readonly number[]): Glyph
    glyphForCodePoint(character: number): Glyph
    layout(text: string, features?: readonly string[]): { glyphs: Glyph[] }
    /** A subset of the font for one file, with the glyphs that were included. */
    createSubset(): { includeGlyph(glyph: Glyph): number; encode(): Uint8Array }
  }
  /** Reads a font from its bytes. */
  export function create(bytes: Uint8Array): Font
}
