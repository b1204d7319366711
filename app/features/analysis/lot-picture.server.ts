import { z } from 'zod'
import { lotPicture } from '#app/adapters/picture/lot-picture.server.tsx'
import { astroWords } from '#app/language/astro-messages.ts'
import { operation } from '#app/operations/operation.server.ts'
import { plateWords } from '#app/ui/plate/plate-messages.ts'
import { analysisView } from './analysis.server.ts'

/** The plate, the sign and the gift of the person's lot. It has no name, date or place. @throws Refusal 404 */
export const pictureOfLot = operation({
  name: 'analysis.picture',
  summary: 'The sky of the birth with the lot and the gift as an SVG picture',
  who: 'member',
  input: z.object({}),
  limit: 'write',
  idempotency: 'natural',
  run(call) {
    const { plate, partOfFortune, content } = analysisView(call, {})
    return lotPicture({
      plate,
      ruler: partOfFortune.ruler,
      title: plateWords.lotIn(astroWords.signs[partOfFortune.sign]),
      sentence: content.inShort?.gift ?? content.headline?.text ?? null,
    })
  },
})
