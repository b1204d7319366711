import type { LotKey, TurnKey } from '#app/guidance/pairs.ts'
import { STANCES } from './stances.ts'

/** What the gift of a lot says of a person, and the difficulties that a reader takes for the opposite of it. */
export const CONTRADICTIONS = {
  /** Goes first where others hesitate. */
  first: [
    'courage delay',
    'courage far',
    'friendship delay',
    'friendship hidden',
    'friendship far',
    'learning delay',
    'learning far',
    'order delay',
    'order far',
    'patience delay',
    'patience hidden',
    'patience far',
    'patience ease',
    'provision delay',
    'speech delay',
    'speech hidden',
    'standing delay',
    'trust delay',
  ],
  /** Says and shows openly what is so. */
  open: [
    'courage delay',
    'courage hidden',
    'courage far',
    'friendship heat',
    'friendship hidden',
    'friendship far',
    'learning delay',
    'learning hidden',
    'learning far',
    'order delay',
    'speech delay',
    'speech hidden',
    'speech far',
    'speech ease',
    'standing delay',
    'standing heat',
    'standing hidden',
    'standing far',
    'trust delay',
    'trust hidden',
    'trust ease',
  ],
  /** Stays for years with what was chosen. */
  keeps: [
    'learning heat',
    'learning ease',
    'patience heat',
    'patience hidden',
    'patience far',
    'patience ease',
    'provision heat',
    'provision ease',
    'standing heat',
  ],
  /** Gives a thing time, and can be still. */
  calm: [
    'courage heat',
    'courage hidden',
    'friendship heat',
    'home heat',
    'order delay',
    'order heat',
    'order hidden',
    'order far',
    'order ease',
    'patience heat',
    'service delay',
    'service heat',
    'service hidden',
    'service ease',
    'speech heat',
    'speech far',
    'standing heat',
    'trust heat',
    'work delay',
    'work heat',
    'work far',
  ],
  /** Finds a quiet corner, and arrives in it. */
  corner: ['home delay', 'home hidden', 'home far'],
  /** Knows what is enough, and shares. */
  enough: [
    'home hidden',
    'home ease',
    'order delay',
    'order far',
    'order ease',
    'provision delay',
    'provision heat',
    'provision hidden',
    'provision far',
    'provision ease',
    'service delay',
    'service hidden',
    'service far',
    'standing heat',
    'standing ease',
    'work delay',
    'work heat',
    'work hidden',
    'work far',
  ],
  /** Does what is right where nobody looks. */
  quiet: [
    'friendship ease',
    'service heat',
    'standing delay',
    'standing heat',
    'standing hidden',
    'standing ease',
  ],
  /** Brings people together. */
  welcoming: [
    'friendship delay',
    'friendship heat',
    'friendship hidden',
    'friendship far',
    'speech delay',
    'trust delay',
    'trust heat',
    'trust far',
  ],
  /** Makes a house in which others are well. */
  home: ['home delay', 'home heat', 'home hidden', 'home far', 'home ease', 'order hidden'],
  /** Carries word to those who wait for it. */
  messenger: ['friendship hidden', 'speech delay'],
  /** Finds the word that matters. */
  sayer: [
    'courage delay',
    'courage heat',
    'learning far',
    'speech delay',
    'speech hidden',
    'speech far',
    'speech ease',
    'trust ease',
  ],
  /** Is fair, and gentle with what others feel. */
  gentle: [
    'courage heat',
    'courage hidden',
    'friendship heat',
    'home heat',
    'order heat',
    'service heat',
    'speech heat',
    'speech hidden',
    'standing heat',
    'trust delay',
    'trust heat',
  ],
  /** Looks closely, and goes step by step to the end. */
  thorough: [
    'courage heat',
    'learning heat',
    'learning far',
    'learning ease',
    'patience heat',
    'trust heat',
    'work hidden',
  ],
  /** Passes on what is understood. */
  teach: ['learning delay', 'learning hidden', 'learning far', 'service heat'],
  /** Holds to a few people, and for long. */
  bonds: [
    'courage heat',
    'friendship delay',
    'friendship heat',
    'friendship hidden',
    'friendship far',
    'speech ease',
    'trust delay',
    'trust heat',
    'trust far',
    'trust ease',
  ],
  /** Is trusted with what is heavy. */
  trusted: [
    'courage heat',
    'speech heat',
    'speech ease',
    'trust delay',
    'trust heat',
    'trust far',
    'trust ease',
  ],
  /** Works gladly with a reason, and not without. */
  reason: ['order delay', 'order hidden', 'order far', 'work delay', 'work heat', 'work far'],
} as const satisfies Readonly<Record<string, readonly TurnKey[]>>

export type Stance = keyof typeof CONTRADICTIONS

/** What a gift says that a difficulty seems to deny. */
export function contradictionOf(lot: LotKey, turn: TurnKey): Stance | null {
  const denies = (stance: Stance) => (CONTRADICTIONS[stance] as readonly TurnKey[]).includes(turn)
  return STANCES[lot].find(denies) ?? null
}
