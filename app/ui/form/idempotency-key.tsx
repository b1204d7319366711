export const IDEMPOTENCY_FIELD = 'idempotencyKey'

/** In a form that creates something: one showing of the form has one value, however often it is sent. */
export function IdempotencyKey({ value }: { value: string }) {
  return <input type="hidden" name={IDEMPOTENCY_FIELD} value={value} />
}
