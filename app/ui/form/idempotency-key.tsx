export const IDEMPOTENCY_FIELD = 'idempotencyKey'

/** For a form that creates something. Each showing of the form has one value, however often the form is sent. */
export function IdempotencyKey({ value }: { value: string }) {
  return <input type="hidden" name={IDEMPOTENCY_FIELD} value={value} />
}
