import type { Sign } from '#app/astro/types.ts'
import { lotWords } from '#app/features/lots/lot-messages.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { translated } from '#app/language/current.ts'

/** The page of one sign and place of the lot. */
export const lotDoorWords = translated('lotDoor', {
  en: {
    title: (sign: Sign, place: number) =>
      `${lotWords.partOfFortune} in ${astroWords.signs[sign]} in the ${astroWords.house(place)}`,
    lead: 'Written for everybody whose lot is here, with houses counted by signs. A whole chart says more, and may name another difficulty.',
    gift: 'The gift',
    difficulty: 'What gets in its way',
    help: 'What helps',
    step: 'One step',
    example: 'An example',
    written: 'A written illustration, not a real person.',
    received: 'Did somebody send you a picture?',
    receivedText: (sign: string) =>
      `It shows the sky of their birth. Their Part of Fortune stands in ${sign}, and the sentence below the sky is their gift, as on this page. The picture has no name, date, time or place.`,
    find: 'Find yours',
    findLead: 'One minute, no account. Nothing is stored.',
  },
})
