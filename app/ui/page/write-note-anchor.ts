/** The id of the place on a page where notes about a thing are written. */
export function noteAnchor(about: string): string {
  return `note-${about.replace(/[^A-Za-z0-9]+/g, '-')}`
}
