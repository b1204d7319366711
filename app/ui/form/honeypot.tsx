/** The name of a field that people do not see. Programs that fill in every field fill it in too. */
export const TRAP = 'website'

/** For a form that everyone may send. Its action sets `trap: true`. */
export function Honeypot() {
  return (
    <div hidden>
      <label htmlFor="form-website">Leave this empty</label>
      <input id="form-website" name={TRAP} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
