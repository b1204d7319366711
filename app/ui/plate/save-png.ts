/** Saves a picture as PNG: the browser draws it from the SVG file, which is there without JavaScript. */
export async function savePng(address: string, name: string): Promise<void> {
  const answer = await fetch(address)
  const markup = await answer.text()
  const picture = new Image()
  picture.src = `data:image/svg+xml,${encodeURIComponent(markup)}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = picture.naturalWidth
  canvas.height = picture.naturalHeight
  canvas.getContext('2d')!.drawImage(picture, 0, 0)
  const link = document.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = name
  link.click()
}
