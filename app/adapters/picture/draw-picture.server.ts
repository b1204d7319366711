import { createCanvas, Image } from '@napi-rs/canvas'
import type { Language } from '#app/language/language.ts'
import { inLanguage } from '#app/language/request-language.server.ts'
import { type LotPicture, lotPicture } from './lot-picture.server.tsx'
import { type LotPreview, lotPreview } from './lot-preview.server.tsx'

/** A picture as plain data. Whatever it shows stands in it. */
export type Drawing = { language: Language } & ({ lot: LotPicture } | { preview: LotPreview })

/**
 * One of each for all pictures, which a thread draws one after the other. Their pixels, 8 MB each, are outside of the memory that
 * garbage collection knows of, so that those of a hundred pictures would wait for it.
 */
const canvas = createCanvas(1, 1)
const image = new Image()

/** Draws a picture as a PNG file. Its letters are outlines, so that it needs no font here. */
export async function drawPicture(drawing: Drawing): Promise<Uint8Array> {
  const { svg, width, height } = inLanguage(drawing.language, () =>
    'lot' in drawing ? lotPicture(drawing.lot) : lotPreview(drawing.preview),
  )
  Object.assign(canvas, { width, height })
  Object.assign(image, { width, height })
  const loaded = new Promise<void>((done, fail) => Object.assign(image, { onload: done, onerror: fail }))
  image.src = Buffer.from(svg)
  await loaded
  canvas.getContext('2d').drawImage(image, 0, 0)
  // In this thread, so that its time is charged. A copy, because the memory of the library cannot move between threads.
  return new Uint8Array(canvas.toBuffer('image/png'))
}
