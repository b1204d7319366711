/**
 * Makes a form with `data-passkey` work. Until then it is hidden, and a browser without passkeys never shows it. The code
 * that talks to the authenticator is loaded when the form is sent.
 */
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
