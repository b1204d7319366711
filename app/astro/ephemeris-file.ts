import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { crc32 } from 'node:zlib'
import { type Ephemeris, EphemerisError, loadEphemeris } from './ephemeris.ts'

/** Relative to the working directory of the server, so that the sources and the built server find the same file. */
export const EPHEMERIS_FILE = resolve('app/astro/data/de440.bin')

let loaded: Ephemeris | undefined

/** The tables of positions. The first call reads and checks the file. @throws EphemerisError */
export function ephemeris(): Ephemeris {
  loaded ??= readEphemeris(EPHEMERIS_FILE)
  return loaded
}

/** @throws EphemerisError if the file is missing, cut short or altered */
export function readEphemeris(path: string): Ephemeris {
  let bytes: Uint8Array
  try {
    bytes = readFileSync(path)
  } catch (error) {
    throw new EphemerisError(`The tables of positions, ${path}, cannot be read: ${(error as Error).message}.`)
  }
  try {
    return loadEphemeris(bytes, crc32)
  } catch (error) {
    if (!(error instanceof EphemerisError)) throw error
    throw new EphemerisError(
      `The tables of positions, ${path}: the file ${error.message}. Put it back as it is in the repository.`,
    )
  }
}
