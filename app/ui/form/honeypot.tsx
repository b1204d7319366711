/** The name of a field that people do not see. Programs that fill in every field fill it in too. */
export const HONEYPOT_FIELD = 'website'

/** For a form that everyone may send. Its action sets `honeypot: true`. */
export function Honeypot() {
  return (
    <div hidden>
      <label htmlFor="form-website">Leave this empty</label>
      <input id="form-website" name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
