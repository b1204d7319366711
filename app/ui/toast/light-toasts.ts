import { lightWords } from './light-words.ts'
import type { Toast } from './toast.ts'
import { isNarrow, SWIPE_PX, TOAST_DURATION_MS } from './toast-look.ts'

/**
 * Floats toasts on a page without React: the one in the page, and those of the page's script. A newer toast replaces
 * the older one. After it has closed, a button shows it again while the page stays open.
 * @returns a function that shows a toast
 */
export function floatToasts(page: Document): (toast: Toast) => void {
  let close = () => {}
  const again = Object.assign(page.createElement('button'), { type: 'button', className: 'toast-again' })
  again.append(lightWords().lastMessage)

  function say(toast: Toast): void {
    const { title, description = '', variant } = toast
    close()
    again.remove()
    const template = page.querySelector<HTMLTemplateElement>(`template[data-toast=${variant}]`)
    const room = template?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined
    if (!template || !room) return
    template.before(room)
    close = () => {
      if (!room.isConnected) return
      room.remove()
      template.before(again)
      again.onclick = () => say(toast)
    }
    closeInTime(room, close)
    // Screen readers announce text that is added to an alert or a status, but not its first text.
    requestAnimationFrame(() => {
      const [first, second] = room.querySelectorAll('p')
      first?.append(title)
      second?.append(description)
    })
  }

  const waiting = page.querySelector('.toast-in-waiting')
  // A toast with an undo button stays in its place, and so does one on a narrow screen, where it is a line of the page.
  if (waiting && !waiting.querySelector('form') && !isNarrow()) {
    const [title, description] = [...waiting.querySelectorAll('p')].map((text) => text.textContent ?? '')
    const variant = waiting.querySelector('[role=alert]') ? 'destructive' : 'default'
    waiting.remove()
    say({ title: title ?? '', ...(description ? { description } : {}), variant })
  }
  return say
}

/** Closes it after its time, or by its button, Escape or a swipe. The time stops while it has the pointer or focus. */
function closeInTime(room: HTMLElement, close: () => void): void {
  const toast = room.firstElementChild as HTMLElement
  let timer = setTimeout(close, TOAST_DURATION_MS)
  const wait = () => clearTimeout(timer)
  const goOn = () => {
    wait()
    timer = setTimeout(close, TOAST_DURATION_MS)
  }
  for (const begins of ['pointerenter', 'focusin']) toast.addEventListener(begins, wait)
  for (const ends of ['pointerleave', 'focusout']) toast.addEventListener(ends, goOn)
  toast.querySelector('button')?.addEventListener('click', close)
  toast.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close()
  })
  let from: number | null = null
  toast.addEventListener('pointerdown', ({ clientX }) => {
    from = clientX
  })
  toast.addEventListener('pointermove', ({ clientX, buttons }) => {
    if (from === null || buttons === 0) return
    const side = document.dir === 'rtl' ? -1 : 1
    const moved = Math.max(0, (clientX - from) * side)
    toast.style.transform = `translateX(${moved * side}px)`
    if (moved >= SWIPE_PX) close()
  })
  for (const end of ['pointerup', 'pointercancel', 'pointerleave']) {
    toast.addEventListener(end, () => {
      from = null
      toast.style.transform = ''
    })
  }
}
