/** Offers a picture as PNG too. The browser draws it from the SVG file, which is there without JavaScript. */
export function offerPng(page: Document): void {
  for (const button of page.querySelectorAll<HTMLButtonElement>('button[data-png]')) {
    button.hidden = false
    button.addEventListener('click', async () => {
      button.disabled = true
      try {
        await savePng(page, button.dataset.png!)
      } catch {
        // The file of the link beside it shows what is wrong.
        location.assign(button.dataset.png!)
      } finally {
        button.disabled = false
      }
    })
  }
}

async function savePng(page: Document, address: string): Promise<void> {
  const answer = await fetch(address)
  const markup = await answer.text()
  const picture = new Image()
  picture.src = `data:image/svg+xml,${encodeURIComponent(markup)}`
  await picture.decode()
  const canvas = page.createElement('canvas')
  canvas.width = picture.naturalWidth
  canvas.height = picture.naturalHeight
  canvas.getContext('2d')!.drawImage(picture, 0, 0)
  const link = page.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = 'part-of-fortune.png'
  link.click()
}
