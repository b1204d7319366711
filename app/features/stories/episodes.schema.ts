import { z } from 'zod'
import { oneLine } from '#app/plain-text.ts'
import {
  CHOOSE_STORIES,
  GIVE_THE_ADDRESS,
  GIVE_THE_DAY,
  NAME_IT,
  NAME_MAX,
  NAME_TOO_LONG,
  TOO_MANY_STORIES,
} from './episode-messages.ts'
import { MOST_STORIES, PLACES, type PlaceName } from './episode-places.ts'

const id = z.string().min(1).max(64)

const name = z
  .string(NAME_IT)
  .transform(oneLine)
  .pipe(z.string(NAME_IT).min(1, NAME_IT).max(NAME_MAX, NAME_TOO_LONG))

/** In their order. */
const chosen = z.array(id, CHOOSE_STORIES).min(1, CHOOSE_STORIES).max(MOST_STORIES, TOO_MANY_STORIES)

const film = {
  filmedOn: z.iso
    .date(GIVE_THE_DAY)
    .nullish()
    .transform((day) => day ?? null),
  filmUrl: z
    .url({ protocol: /^https$/, error: GIVE_THE_ADDRESS })
    .max(500, GIVE_THE_ADDRESS)
    .nullish()
    .transform((url) => url ?? null),
}

export const episodeIdSchema = z.object({ id })
export const newEpisodeSchema = z.object({ name, chosen, ...film })
export const episodeSchema = newEpisodeSchema.extend({ id })

/** An empty place is passed over. */
const placed = Object.fromEntries(PLACES.map((name) => [name, id.optional()])) as Record<
  PlaceName,
  z.ZodOptional<typeof id>
>

export const episodeFormSchema = z
  .object({ name, ...placed, ...film })
  .transform(({ name, filmedOn, filmUrl, ...stories }, context) => {
    const given = PLACES.flatMap((place) => stories[place] ?? [])
    if (given.length === 0) context.addIssue({ code: 'custom', path: [PLACES[0]], message: CHOOSE_STORIES })
    return { name, filmedOn, filmUrl, chosen: [...new Set(given)] }
  })

export type EpisodeInput = z.output<typeof newEpisodeSchema>
