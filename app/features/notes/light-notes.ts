import { listRefusals, sendToAction } from '#app/framework/action-answer.ts'
import { FORM_OWNER, IDEMPOTENCY_FIELD } from '#app/ui/form/hidden-fields.ts'
import { setPending } from '#app/ui/form/light-forms.ts'
import { localDay } from '#app/ui/page/local-day.ts'
import { lightWords } from '#app/ui/toast/light-words.ts'

/** True if the click opens a link in another window or tab. */
const opensElsewhere = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/** The form of a note, shown below the text it is about. It keeps what was typed when it is closed. */
interface OpenNote {
  text: HTMLTextAreaElement
  open(): void
  /** Names the link by whether there is a text to go on with. */
  showClosed(): void
}

/** The answer to a note that was saved in place: what to announce, and the name of the link to the notes. */
interface SavedNote {
  message: string
  written: string
}

/** What light-texts.ts sends with 'restore-note'. */
interface RestoredNote {
  id: string
  value: string
  isClosed: boolean
}

/** Lets people write notes beside the parts of a page: a form replaces the link. */
export function writeNotesInPlace(page: Document): void {
  const template = page.querySelector<HTMLTemplateElement>('template[data-note-form]')
  if (!template) return
  const known = new Map<Element, OpenNote>()
  const findNote = (place: HTMLElement) => {
    const note = known.get(place) ?? noteIn(place, template)
    known.set(place, note)
    return note
  }
  page.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('.note-beside a')
    const place = link?.closest<HTMLElement>('.note-beside')
    if (!link || !place || link !== place.querySelector('a') || opensElsewhere(event)) return
    event.preventDefault()
    findNote(place).open()
  })
  // Restores what was typed here before another form of the page was sent (light-texts.ts).
  page.addEventListener('restore-note', (event) => {
    const { id, value, isClosed } = (event as CustomEvent<RestoredNote>).detail
    const place = page.getElementById(id)
    if (!place?.matches('.note-beside')) return
    const note = findNote(place)
    note.text.value = value
    if (isClosed) note.showClosed()
    else note.open()
  })
}

function noteIn(place: HTMLElement, template: HTMLTemplateElement): OpenNote {
  const form = template.content.firstElementChild!.cloneNode(true) as HTMLFieldSetElement
  const line = place.querySelector('p')!
  const link = line.querySelector('a')!
  const name = link.firstElementChild!
  const named = link.lastElementChild!.textContent
  const firstName = name.textContent
  const saved = line.querySelector('[role=status]')!
  const text = form.querySelector('textarea')!
  const hint = form.querySelector('p')!
  const alert = form.querySelector('[role=alert]')!
  const [save, cancel] = [...form.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement]
  text.id = `${place.id}-text`
  hint.id = `${text.id}-hint`
  alert.id = `${text.id}-error`
  text.setAttribute('aria-describedby', `${hint.id} ${alert.id}`)
  form.querySelector('label')!.htmlFor = text.id
  form.querySelector('legend')!.append(named)
  /** The idempotency key: one for each note, however often it is sent. */
  let key = newKey()

  function count(): void {
    hint.querySelector('span')!.textContent = String(text.value.length)
  }

  function showClosed(): void {
    name.textContent = text.value ? (template.dataset.goOn ?? '') : firstName
    // Where light-texts.ts finds it, because the form is not in the page.
    place.dataset.closedNote = text.value
  }

  function close(message: string): void {
    form.replaceWith(line)
    showClosed()
    link.focus()
    // Screen readers announce text that is added to a status, but not the text that it starts with.
    saved.textContent = ''
    requestAnimationFrame(() => {
      saved.textContent = message
    })
  }

  function refuse(messages: readonly string[]): void {
    alert.replaceChildren(
      ...messages.map((message) => Object.assign(document.createElement('p'), { textContent: message })),
    )
    if (messages.length > 0) text.ariaInvalid = 'true'
    else text.removeAttribute('aria-invalid')
  }

  async function send(): Promise<void> {
    const about = new URL(link.href).searchParams.get('about') ?? ''
    setPending(save, true)
    const answer = await sendToAction(link.href, {
      about,
      day: localDay(new Date()),
      text: text.value,
      [IDEMPOTENCY_FIELD]: key,
      [FORM_OWNER]: template.dataset.noteForm ?? '',
      inPlace: 'yes',
    })
    if (answer?.redirect) return location.assign(answer.redirect)
    setPending(save, false)
    const kept = answer?.data as SavedNote | undefined
    if (!kept?.message) {
      const messages = answer ? listRefusals(answer) : []
      return refuse(messages.length > 0 ? messages : [lightWords().unreachable])
    }
    refuse([])
    text.value = ''
    count()
    key = newKey()
    close(kept.message)
    showWritten(line, link, kept.written)
  }

  text.addEventListener('input', count)
  cancel.addEventListener('click', () => close(''))
  save.addEventListener('click', ({ detail }) => {
    // The second click of a double click.
    if (detail < 2 && save.ariaDisabled !== 'true') send()
  })

  return {
    text,
    showClosed,
    open() {
      line.replaceWith(form)
      delete place.dataset.closedNote
      count()
      text.focus()
    },
  }
}

/** Updates the link to the notes written here: one more. */
function showWritten(line: Element, link: HTMLAnchorElement, name: string): void {
  const written = line.querySelectorAll('a')[1] ?? document.createElement('a')
  written.href = link.href.replace(/\/write(?=\?)/, '')
  written.replaceChildren(name, link.lastElementChild!.cloneNode(true))
  link.after(written)
}

/** A random key. `crypto.randomUUID` is missing if a page is not served over TLS. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
