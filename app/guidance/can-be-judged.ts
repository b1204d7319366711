import { z } from 'zod'

/** What the judge reads of a chart. A chart of an earlier engine may lack some of it. */
const judged = z.looseObject({
  ascendant: z.number(),
  houseSystem: z.string(),
  isDayBirth: z.boolean(),
  sectUncertain: z.boolean(),
  rulers: z.string(),
  otherLot: z.looseObject({ sign: z.string() }),
  partOfFortune: z.looseObject({
    sign: z.string(),
    house: z.number(),
    longitude: z.number(),
    ruler: z.string(),
    chain: z.looseObject({ steps: z.array(z.looseObject({ planet: z.string() })).min(1) }),
  }),
  planets: z
    .array(
      z.looseObject({
        longitude: z.number(),
        sign: z.string(),
        house: z.number(),
        motion: z.string(),
        dignities: z.array(z.string()),
      }),
    )
    .min(10),
})

/** Whether a stored chart has all that a reading is judged by. */
export function canBeJudged(chart: unknown): boolean {
  return judged.safeParse(chart).success
}
