/** Leaves the page after signing in. A form that carries what a visitor typed is sent; otherwise a new document is loaded. */
export function leaveSignedIn(to: string): void {
  const carrying = document.forms.namedItem('carry')
  if (carrying) carrying.submit()
  else window.location.assign(to)
}
