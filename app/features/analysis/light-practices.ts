import { listRefusals, sendToAction } from '#app/framework/action-answer.ts'
import { FORM_OWNER } from '#app/ui/form/hidden-fields.ts'
import { lightWords } from '#app/ui/toast/light-words.ts'

/** Saves a tick of My Path as soon as a box is ticked, and shows the server's answer. */
export function savePracticeTicks(page: Document): void {
  const template = page.querySelector<HTMLTemplateElement>('template[data-tick-refused]')
  if (!template) return
  let asked = 0
  /** Requests are sent one after another, so that the last tick of a box is the one that is saved. */
  let sent = Promise.resolve()
  const send = (box: HTMLInputElement) => {
    sent = sent.then(() => keep(box))
  }

  /** The server renders what the ticks change on the page. Only the answer to the latest tick is shown. */
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
    const fields = { ...readOwner(box), immediate: 'yes', shown: id, ...(checked ? { done: id } : {}) }
    const answer = await sendToAction(location.pathname, fields)
    if (answer?.redirect) return location.assign(answer.redirect)
    refused?.remove()
    const messages = answer ? listRefusals(answer) : [lightWords().unreachable]
    if (messages.length === 0) {
      box.defaultChecked = checked
      renew()
      return
    }
    // A tick that could not be saved is reverted.
    box.checked = box.defaultChecked
    const notice = template!.content.firstElementChild!.cloneNode(true) as Element
    notice.querySelector('p')!.textContent = messages.join(' ')
    box.closest('[data-practice]')!.append(notice)
  }

  const readOwner = ({ form }: HTMLInputElement) => ({
    [FORM_OWNER]: (form!.elements.namedItem(FORM_OWNER) as HTMLInputElement).value,
  })

  const isTick = (target: EventTarget | null): target is HTMLInputElement =>
    target instanceof HTMLInputElement && target.matches('[data-practice] input[type=checkbox]')
  page.addEventListener('change', ({ target }) => {
    if (isTick(target)) send(target)
  })
  // Boxes that were ticked before the script was loaded.
  for (const box of page.querySelectorAll<HTMLInputElement>('[data-practice] input[type=checkbox]'))
    if (box.checked !== box.defaultChecked) send(box)
}
