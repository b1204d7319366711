/**
 * Makes the forms with `data-passkey` work, with or without React. Until then they are hidden, and a browser without
 * passkeys never shows them. The code that talks to the authenticator is loaded when a form is sent.
 */
export function showPasskeyForms(root: ParentNode): void {
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-passkey]')) showPasskeyForm(form)
}

export function showPasskeyForm(form: HTMLFormElement): void {
  if (!('PublicKeyCredential' in window)) {
    form.hidden = true
    return
  }
  if (form.dataset.ready !== undefined) return
  form.dataset.ready = ''
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    // The router would send the form as well.
    event.stopPropagation()
    void send(form)
  })
}

async function send(form: HTMLFormElement): Promise<void> {
  if (form.ariaBusy === 'true') return
  form.ariaBusy = 'true'
  try {
    const { runPasskey } = await import('./passkey-ceremony.ts')
    await runPasskey(form)
  } finally {
    form.ariaBusy = null
  }
}
