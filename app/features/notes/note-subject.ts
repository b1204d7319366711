/** What a note can be about. */
export const SUBJECT_KINDS = ['none', 'block', 'practice', 'verse', 'hadith', 'year', 'evening'] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]

export interface NoteSubject {
  kind: SubjectKind
  /** Which block, practice, verse, hadith, year or evening; empty if the note is not about anything. */
  key: string
}

const NO_SUBJECT: NoteSubject = { kind: 'none', key: '' }

/** The text for an address or a hidden field: 'block:fortunePath', or empty. */
export function subjectText({ kind, key }: NoteSubject): string {
  return kind === 'none' ? '' : `${kind}:${key}`
}

/** Null if the text names no kind of subject. */
export function parseSubject(text: string): NoteSubject | null {
  if (text === '') return NO_SUBJECT
  const at = text.indexOf(':')
  const kind = SUBJECT_KINDS.find((one) => one !== 'none' && one === text.slice(0, at))
  const key = text.slice(at + 1)
  return kind && key ? { kind, key } : null
}
