declare module 'fontkit' {
  /** Reads a font from its bytes. */
  export function create(bytes: Uint8Array): object
}
