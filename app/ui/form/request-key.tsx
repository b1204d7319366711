export const REQUEST_KEY = 'requestKey'

/** In a form that creates something: one showing of the form has one value, however often it is sent. */
export function RequestKey({ value }: { value: string }) {
  return <input type="hidden" name={REQUEST_KEY} value={value} />
}
