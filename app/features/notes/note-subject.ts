/** What a note can stand beside. */
export const SUBJECT_KINDS = ['none', 'block', 'practice', 'verse', 'hadith', 'year'] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]

export interface NoteSubject {
  kind: SubjectKind
  /** Which one of its kind; empty where the note stands beside nothing. */
  key: string
}

const NO_SUBJECT: NoteSubject = { kind: 'none', key: '' }

/** As an address or a hidden field holds it: 'block:fortunePath', or nothing. */
export function subjectText({ kind, key }: NoteSubject): string {
  return kind === 'none' ? '' : `${kind}:${key}`
}

/** Null where the text names no kind of thing that a note can stand beside. */
export function subjectOf(text: string): NoteSubject | null {
  if (text === '') return NO_SUBJECT
  const at = text.indexOf(':')
  const kind = SUBJECT_KINDS.find((one) => one !== 'none' && one === text.slice(0, at))
  const key = text.slice(at + 1)
  return kind && key ? { kind, key } : null
}
