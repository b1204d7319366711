/** The hidden field that says whose form it is. */
export const FORM_OWNER = 'formOwner'

/** Makes a form one whose typed values are kept when the session turns out to have ended. */
export function FormOwner({ owner }: { owner: string }) {
  return <input type="hidden" name={FORM_OWNER} value={owner} />
}
