import { lightWords } from '#app/ui/toast/light-words.ts'
import { togglePassword } from './show-password.ts'
import { SUMMARY_CLASSES } from './summary-look.ts'

/** Browsers send no event when loading is stopped, so the form can be sent again after this time. */
const SENDS_AGAIN_AFTER_MS = 10_000

/**
 * Improves the forms of a page without React: they are sent only once, keep what was typed if there is no connection,
 * and remove the error of a field that is changed. The browser itself sends them.
 */
export function enhanceForms(page: Document): void {
  page.addEventListener('submit', sendOnce)
  page.addEventListener('click', (event) => {
    // The second click of a double click may hit another button.
    if (event.detail > 1 && isIn(event, '[type=submit]')) event.preventDefault()
    const shows = isIn(event, '[data-shows-password]')
    if (shows) togglePassword(shows)
    const link = isIn(event, '[role=alert] a[href^="#"]')
    const field = link && page.getElementById(link.getAttribute('href')!.slice(1))
    if (!field) return
    event.preventDefault()
    field.focus()
    field.scrollIntoView({ block: 'center' })
  })
  page.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.repeat && isIn(event, '[type=submit]')) event.preventDefault()
  })
  page.addEventListener('input', showStandingError)
  page.addEventListener('input', showCount)
  // A page from the browser's back-forward cache can be sent again.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const form of page.forms) release(form)
  })
  for (const button of page.querySelectorAll<HTMLElement>('[data-shows-password]')) button.hidden = false
  page.querySelector<HTMLElement>('[role=alert][autofocus]')?.focus()
}

function isIn({ target }: Event, selector: string): HTMLElement | null {
  return (target as Element).closest<HTMLElement>(selector)
}

function sendOnce(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement
  const isSent = 'sending' in form.dataset
  if (isSent || !navigator.onLine) event.preventDefault()
  if (isSent || event.defaultPrevented) {
    if (!isSent) showFailure(form, lightWords().unreachable)
    return
  }
  form.dataset.sending = ''
  if (event.submitter) setPending(event.submitter, true)
  setTimeout(release, SENDS_AGAIN_AFTER_MS, form)
  const { inPlace } = form.dataset
  if (!inPlace || !(event.submitter instanceof HTMLButtonElement)) return
  event.preventDefault()
  sendInPlace(form, event.submitter, inPlace)
}

/** Sends a form and replaces only the part of the page that its answer changes, so that the page does not jump. */
async function sendInPlace(form: HTMLFormElement, button: HTMLButtonElement, id: string): Promise<void> {
  const fields = new FormData(form)
  fields.append(button.name, button.value)
  const body = new URLSearchParams([...fields] as [string, string][])
  const answer = await fetch(location.href, { method: 'POST', body }).catch(() => null)
  const text = await answer?.text().catch(() => null)
  if (!answer || typeof text !== 'string') {
    release(form)
    return showFailure(form, lightWords().unreachable)
  }
  const next = new DOMParser().parseFromString(text, 'text/html').getElementById(id)
  // Signed out, or refused: the browser shows the whole answer.
  if (!answer.ok || !next) {
    form.append(
      Object.assign(document.createElement('input'), {
        type: 'hidden',
        name: button.name,
        value: button.value,
      }),
    )
    return form.submit()
  }
  document.getElementById(id)!.replaceChildren(...document.importNode(next, true).childNodes)
  const again = document.getElementById(form.id)!.querySelectorAll('button')
  const pressed = [...again].find(({ value }) => value === button.value) ?? again[0]
  pressed?.focus({ preventScroll: true })
}

/** Shows on a button that its action is running. The button then does nothing. */
export function setPending(button: HTMLElement, pending: boolean): void {
  if (!pending) {
    button.removeAttribute('aria-disabled')
    button.querySelector('[role=status]')?.remove()
    return
  }
  button.setAttribute('aria-disabled', 'true')
  const note = Object.assign(document.createElement('span'), { className: 'sr-only' })
  note.role = 'status'
  button.append(note)
  note.append(lightWords().wait)
}

function release(form: HTMLFormElement): void {
  delete form.dataset.sending
  const button = form.querySelector<HTMLElement>('[type=submit][aria-disabled]')
  if (button) setPending(button, false)
}

function showFailure(form: HTMLFormElement, message: string): void {
  form.querySelector('[role=alert]')?.remove()
  const box = Object.assign(document.createElement('div'), { className: SUMMARY_CLASSES, tabIndex: -1 })
  box.role = 'alert'
  const heading = Object.assign(document.createElement('h2'), {
    className: 'text-lg',
    textContent: lightWords().didNotWork,
  })
  const text = Object.assign(document.createElement('p'), { className: 'mt-1', textContent: message })
  box.append(heading, text)
  form.prepend(box)
  box.focus()
}

const shownErrors = new WeakMap<Element, readonly Node[]>()

/** The errors of a field stay until its value changes. Radio buttons have the errors of their fieldset. */
function showStandingError({ target }: Event): void {
  if (!isField(target)) return
  const group = target.type === 'radio' ? target.closest('fieldset') : null
  const place = document.getElementById(`${(group ?? target).id}-error`)
  if (!place) return
  const errors = shownErrors.get(place) ?? [...place.childNodes]
  if (errors.length === 0) return
  shownErrors.set(place, errors)
  const stand = !isChanged(target)
  place.replaceChildren(...(stand ? errors : []))
  const line = document.querySelector(`[role=alert] a[href="#${(group ?? target).id}"]`)?.closest('li')
  if (line) line.hidden = !stand
  if (group) return
  if (stand) target.ariaInvalid = 'true'
  else target.removeAttribute('aria-invalid')
}

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isField(target: EventTarget | null): target is FormField {
  return [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some((kind) => target instanceof kind)
}

function isChanged(field: FormField): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected
  return field.type === 'radio' || field.type === 'checkbox'
    ? (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
    : field.value !== field.defaultValue
}

/** Updates the number of characters below a text box: '12/1000 characters'. */
function showCount({ target }: Event): void {
  if (!(target instanceof HTMLTextAreaElement)) return
  const place = document.getElementById(`${target.id}-count`)
  if (!place) return
  const { length } = target.value
  const [, most] = place.textContent!.split(/\D/)
  place.textContent = place.textContent!.replace(/^\d+/, String(length))
  place.classList.toggle('text-rubric', length > Number(most))
}
