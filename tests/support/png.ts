import { createCanvas, loadImage } from '@napi-rs/canvas'

/** The size of a PNG file, the names of its parts, and the number of its colours. */
export async function readPng(file: Uint8Array) {
  const bytes = Buffer.from(file)
  const parts: string[] = []
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at))
    parts.push(bytes.toString('latin1', at + 4, at + 8))
  const picture = await loadImage(bytes)
  const { width, height } = picture
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(picture, 0, 0)
  const { data } = context.getImageData(0, 0, width, height)
  return { width, height, parts, colours: new Set(new Uint32Array(data.buffer)).size, pixels: data }
}
