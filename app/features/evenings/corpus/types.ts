import type { TrackName } from '#app/guidance/index.server.ts'

interface EveningText {
  text: string
  question: string
  /** A small thing to do. */
  step?: string
}

type Three<T> = readonly [T, T, T]

/** Of one subject: four for seeing, three for loosening, three for giving. */
export type EveningTexts = readonly [
  EveningText,
  ...Three<EveningText>,
  ...Three<EveningText>,
  ...Three<EveningText>,
]

/** What is written for the evenings in one language. */
export interface EveningCorpus {
  /** What each evening is for, in order. */
  openings: readonly string[]
  subjects: Readonly<Record<TrackName, EveningTexts>>
}
