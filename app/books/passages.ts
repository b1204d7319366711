import { qabisiPassages } from './texts/al-qabisi/passages.ts'
import { firmicusPassages } from './texts/firmicus/passages.ts'
import { lillyPassages } from './texts/lilly/passages.ts'
import { valensPassages } from './texts/valens/passages.ts'
import type { PassageText, Topic } from './types.ts'

const TEXTS = { ...qabisiPassages, ...firmicusPassages, ...lillyPassages, ...valensPassages }

/** Stable: stored readings and links to /books name passages by it. */
export type PassageId = keyof typeof TEXTS

export interface Passage extends PassageText {
  id: PassageId
}

export const PASSAGE_IDS = Object.keys(TEXTS) as readonly PassageId[]

export function isPassageId(id: string): id is PassageId {
  return Object.hasOwn(TEXTS, id)
}

export function passageFor(id: PassageId): Passage {
  return { id, ...TEXTS[id] }
}

/** The passages of a topic, in the order of their files. */
export function passagesOn(topic: Topic): Passage[] {
  return PASSAGE_IDS.map(passageFor).filter((passage) => passage.topic === topic)
}
