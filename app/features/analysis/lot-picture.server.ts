import { z } from 'zod'
import { lotPicture } from '#app/adapters/picture/lot-picture.server.tsx'
import type { Planet } from '#app/astro/types.ts'
import { USUAL_TOLERANCE } from '#app/features/lots/tolerances.ts'
import { inLanguage } from '#app/language/request-language.server.ts'
import { operation } from '#app/operations/operation.server.ts'
import { analysisView } from './analysis.server.ts'

/** The plate, the sign and the headline of the person's lot. It has no name, date or place. @throws Refusal 404 */
export const pictureOfLot = operation({
  name: 'analysis.picture',
  summary: 'The sky of the birth with the lot and the headline as an SVG picture',
  who: 'member',
  input: z.object({}),
  limit: 'write',
  idempotency: 'natural',
  // The letters of the picture are outlines of Latin typefaces.
  run: (call) =>
    inLanguage('en', async () => {
      const { plate, partOfFortune, content } = await analysisView(call, { tolerance: USUAL_TOLERANCE })
      return lotPicture({
        plate,
        ruler: partOfFortune.ruler as Planet,
        title: `Part of Fortune in ${partOfFortune.sign}`,
        headline: content.headline?.text ?? null,
      })
    }),
})
