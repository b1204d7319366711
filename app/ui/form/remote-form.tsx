import { type ComponentProps, type FormEvent, useState } from 'react'
import { currentLanguage } from '#app/language/current.ts'
import { addressIn } from '#app/language/language.ts'
import { PressedButton } from '#app/ui/base/button.tsx'
import { controlWords } from '#app/ui/base/messages.ts'
import { failure, type Toast } from '#app/ui/toast/toast.ts'
import { useShowToast } from '#app/ui/toast/toaster.tsx'
import { PostForm } from './post-form.tsx'

/** A browser may read the file after the click. */
const MINUTE_MS = 60_000

interface RemoteFormProps extends Omit<ComponentProps<typeof PostForm>, 'ref' | 'form' | 'onSubmit'> {
  action: string
  /** The page to show when it is done. Without it the answer is a file. */
  to?: string
  /** The message if nothing answers, or the server fails. By default it is that of a file. */
  failed?: () => Toast
  /** What is announced while it is sent. */
  waiting?: string
}

const notDownloaded = () => failure(controlWords.didNotWork, controlWords.notDownloaded)

/**
 * A form whose answer is another page, or a file. With JavaScript it is sent in the background, so that this page stays if
 * nothing answers.
 */
export function RemoteForm({ to, failed = notDownloaded, waiting, children, ...props }: RemoteFormProps) {
  const say = useShowToast()
  const [button, setButton] = useState<HTMLElement | null>(null)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (button) return
    const form = event.currentTarget
    setButton((event.nativeEvent as SubmitEvent).submitter)
    const body = new URLSearchParams([...new FormData(form)] as [string, string][])
    const answer = await fetch(form.action, { method: 'POST', body, redirect: 'manual' }).catch(() => null)
    if (to && answer?.type === 'opaqueredirect')
      return window.location.assign(addressIn(currentLanguage(), to))
    const file = answer?.ok ? await answer.blob().catch(() => null) : null
    setButton(null)
    if (file) save(file, /filename="([^"]+)"/.exec(answer!.headers.get('Content-Disposition') ?? '')?.[1])
    // A refusal is a page. So is a redirect instead of a file, to a proof for example, with the status 0.
    else if (answer && !answer.ok && answer.status < 500) form.submit()
    else say(failed())
  }

  return (
    <PostForm {...props} reloadDocument onSubmit={send}>
      <PressedButton.Provider value={button}>{children}</PressedButton.Provider>
      {waiting ? <p role="status">{button ? waiting : null}</p> : null}
    </PostForm>
  )
}

function save(file: Blob, name = ''): void {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), MINUTE_MS)
}
