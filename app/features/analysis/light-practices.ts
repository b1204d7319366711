import { refusalsOf, sendToAction } from '#app/framework/action-answer.ts'
import { UNREACHABLE } from '#app/framework/unanswered.ts'

/** Keeps a tick of My Path the moment a box is ticked, and shows what the server makes of it. */
export function keepTicks(page: Document): void {
  const template = page.querySelector<HTMLTemplateElement>('template[data-tick-refused]')
  if (!template) return
  let asked = 0
  /** One after the other: the last tick of a box is the one that is kept. */
  let sent = Promise.resolve()
  const send = (box: HTMLInputElement) => {
    sent = sent.then(() => keep(box))
  }

  /** What the ticks change on the page is written by the server. The answer to the latest tick counts. */
  async function renew(): Promise<void> {
    asked += 1
    const mine = asked
    const answer = await fetch(location.href).catch(() => null)
    if (!answer?.ok || answer.redirected) return
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
    if (mine !== asked) return
    for (const part of page.querySelectorAll('[data-ticks-change]')) {
      const changed = next.getElementById(part.id)
      if (part instanceof HTMLProgressElement && changed instanceof HTMLProgressElement)
        part.value = changed.value
      else if (changed && changed.innerHTML !== part.innerHTML)
        part.replaceChildren(...page.importNode(changed, true).childNodes)
    }
  }

  async function keep(box: HTMLInputElement): Promise<void> {
    const { value: id, checked } = box
    const refused = box.closest('[data-practice]')!.querySelector('[role=alert]')
    const fields = { immediate: 'yes', shown: id, ...(checked ? { done: id } : {}) }
    const answer = await sendToAction(location.pathname, fields)
    if (answer?.redirect) return location.assign(answer.redirect)
    refused?.remove()
    const messages = answer ? refusalsOf(answer) : [UNREACHABLE]
    if (messages.length === 0) {
      box.defaultChecked = checked
      renew()
      return
    }
    // What could not be kept does not stay ticked.
    box.checked = box.defaultChecked
    const notice = template!.content.firstElementChild!.cloneNode(true) as Element
    notice.querySelector('p')!.textContent = messages.join(' ')
    box.closest('[data-practice]')!.append(notice)
  }

  const isTick = (target: EventTarget | null): target is HTMLInputElement =>
    target instanceof HTMLInputElement && target.matches('[data-practice] input[type=checkbox]')
  page.addEventListener('change', ({ target }) => {
    if (isTick(target)) send(target)
  })
  // Ticked before the script came.
  for (const box of page.querySelectorAll<HTMLInputElement>('[data-practice] input[type=checkbox]'))
    if (box.checked !== box.defaultChecked) send(box)
}
