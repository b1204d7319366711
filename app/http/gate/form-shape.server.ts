/**
 * Bounds on the shape of a form, checked before it is parsed. A few bytes can describe a structure that takes a parser
 * seconds and gigabytes to build: `x[100000000]=1` is a list of a hundred million entries. No form here has nested
 * fields: a list is sent as several fields of one name.
 */
const MOST_FIELDS = 200
const LONGEST_NAME = 100
const NESTED = /[.[\]]/

/** Names that the form library treats as commands. No form here uses them. */
const RESERVED_NAMES = ['__intent__', '__state__']

/** @returns whether a form body stays within the bounds; true for a body of another type. */
export async function hasFormShape(type: string, body: ArrayBuffer): Promise<boolean> {
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
    const text = new TextDecoder().decode(body)
    if (occurrences(text, '&') >= MOST_FIELDS) return false
    return areFormNames(new URLSearchParams(text).keys())
  }
  if (/^multipart\/form-data\b/i.test(type)) {
    // Each part has one such header. The header is counted in the text, to avoid the cost of parsing thousands of
    // parts.
    const text = new TextDecoder('latin1').decode(body).toLowerCase()
    if (occurrences(text, 'content-disposition') > MOST_FIELDS) return false
    const form = await new Response(body, { headers: { 'Content-Type': type } }).formData().catch(() => null)
    return form === null || areFormNames(form.keys())
  }
  return true
}

function areFormNames(names: Iterable<string>): boolean {
  for (const name of names) if (!isFormName(name)) return false
  return true
}

function isFormName(name: string): boolean {
  return name.length <= LONGEST_NAME && !NESTED.test(name) && !RESERVED_NAMES.includes(name)
}

/** Counts up to `MOST_FIELDS + 1` occurrences; the exact number above the limit does not matter. */
function occurrences(text: string, part: string): number {
  let count = 0
  for (
    let at = text.indexOf(part);
    at !== -1 && count <= MOST_FIELDS;
    at = text.indexOf(part, at + part.length)
  )
    count += 1
  return count
}
