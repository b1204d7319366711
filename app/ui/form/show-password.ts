/** Shows what is typed into the password field beside the button, or hides it again. Both kinds of pages use it. */
export function togglePassword(button: HTMLElement): void {
  const input = button.previousElementSibling as HTMLInputElement
  const isShown = input.type === 'password'
  input.type = isShown ? 'text' : 'password'
  button.setAttribute('aria-pressed', String(isShown))
}
