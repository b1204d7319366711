import { isPassageId, passageFor, toCitation } from '#app/books/index.ts'
import { SOURCES, type SourceKey } from './corpus/sources.ts'
import type { Sentence, Witness } from './types.ts'

/** A stored sentence of readings before the second corpus. People have read and rated these. */
export interface EarlierSentence {
  id: string
  text: string
  reason: { factor: string; statement: string; rule: string; source: string }
}

export type StoredSentence = Sentence | EarlierSentence

/** The witnesses of a stored sentence of any version. */
export function readWitnesses(sentence: StoredSentence): readonly Witness[] {
  if ('because' in sentence) return sentence.because
  const { statement, rule, source } = sentence.reason
  const reference = SOURCES[source as SourceKey] ?? source
  return [{ fact: statement, rule, passage: null, reference, ours: reference.startsWith('Qismah') }]
}

/** The author and place of a witness in one line, or a text that says that the rule is ours. */
export function sourceText({ passage, reference }: Witness): string {
  if (passage && isPassageId(passage)) return toCitation(passageFor(passage))
  return reference ?? 'Qismah’s own rule'
}
