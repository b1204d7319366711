import type { Planet, Sign } from '#app/astro/index.server.ts'
import type { Qualifier, Rank, TrackName } from '#app/guidance/types.ts'

/** How strongly a finding supports each track. The weights are ours; they follow the meanings in the books. */
export type Weights = Readonly<Partial<Record<TrackName, number>>>

/** The tracks of each place, counted by whole signs. */
export const PLACE_WEIGHTS: Readonly<Record<number, Weights>> = {
  1: { courage: 3, standing: 2, order: 2, service: 1 },
  2: { provision: 3, work: 2, order: 2, patience: 1 },
  3: { speech: 3, learning: 2, home: 2, friendship: 1 },
  4: { home: 3, patience: 2, worship: 1, order: 1, loss: 1 },
  5: { friendship: 2, home: 2, courage: 2, speech: 1, provision: 1 },
  6: { service: 3, work: 2, patience: 2, order: 1 },
  7: { trust: 3, speech: 2, order: 2, friendship: 1 },
  8: { loss: 3, provision: 2, trust: 2, patience: 1 },
  9: { learning: 3, worship: 3, courage: 1, friendship: 1 },
  10: { work: 3, standing: 3, order: 1, courage: 1 },
  11: { friendship: 3, provision: 2, trust: 1, standing: 1 },
  12: { worship: 3, patience: 2, service: 2, loss: 2 },
}

/** The tracks of each sign of the lot. */
export const SIGN_WEIGHTS: Readonly<Record<Sign, Weights>> = {
  Aries: { courage: 3, work: 1, standing: 1, speech: 1 },
  Taurus: { provision: 3, patience: 2, home: 1, work: 1 },
  Gemini: { speech: 3, learning: 2, friendship: 1, order: 1 },
  Cancer: { home: 3, trust: 2, service: 1, provision: 1, loss: 1 },
  Leo: { standing: 3, courage: 2, friendship: 1, work: 1 },
  Virgo: { service: 3, order: 2, work: 2, learning: 1 },
  Libra: { order: 3, trust: 2, friendship: 2, speech: 1, standing: 1 },
  Scorpio: { trust: 3, loss: 2, courage: 1, patience: 1, worship: 1 },
  Sagittarius: { learning: 3, worship: 2, friendship: 2, courage: 1 },
  Capricorn: { work: 3, patience: 2, order: 2, standing: 2 },
  Aquarius: { friendship: 3, learning: 2, order: 1, worship: 1 },
  Pisces: { worship: 3, service: 2, loss: 1, trust: 1, home: 1 },
}

/** The tracks of each planet, as ruler, as end of a chain, or as lord of the bound. */
export const PLANET_WEIGHTS: Readonly<Record<Planet, Weights>> = {
  Sun: { standing: 2, work: 1, courage: 1, order: 1, learning: 1 },
  Moon: { home: 2, service: 1, trust: 1, patience: 1, provision: 1 },
  Mercury: { speech: 2, learning: 2, order: 1, work: 1, trust: 1 },
  Venus: { trust: 2, friendship: 1, provision: 1, home: 1, order: 1 },
  Mars: { courage: 2, work: 1, service: 1, standing: 1, loss: 1 },
  Jupiter: { provision: 2, learning: 1, worship: 1, friendship: 1, standing: 1 },
  Saturn: { patience: 2, order: 1, work: 1, loss: 1, worship: 1 },
  Uranus: { friendship: 2, courage: 1, learning: 1, speech: 1 },
  Neptune: { worship: 2, loss: 1, service: 1, trust: 1 },
  Pluto: { loss: 2, trust: 1, courage: 1, patience: 1 },
}

/**
 * The difficulties of a planet in a square or opposition to the lot or its ruler; a sextile or trine counts one less.
 * This table and the tables of causes below follow the texts: a cause supports a difficulty only if its text leads to
 * it.
 */
export const TEST_PLANET_WEIGHTS: Readonly<Partial<Record<Planet, Weights>>> = {
  Saturn: {
    patience: 3,
    trust: 2,
    work: 1,
    loss: 3,
    worship: 2,
    provision: 2,
    learning: 3,
    standing: 1,
    friendship: 2,
    order: 1,
    home: 1,
  },
  Mars: { courage: 4, speech: 2, home: 2, order: 2, work: 1, service: 1, standing: 1, trust: 1 },
  Mercury: { speech: 3, learning: 2, order: 1, trust: 1, friendship: 1 },
}

/** The tracks that a planet helps with. */
export const HELP_PLANET_WEIGHTS: Readonly<Partial<Record<Planet, Weights>>> = {
  Jupiter: { learning: 2, provision: 2, worship: 2, friendship: 1, standing: 1, order: 1 },
  Venus: { trust: 2, home: 2, friendship: 1, provision: 1, speech: 1 },
  Moon: { home: 2, service: 2, patience: 1, friendship: 1, loss: 1 },
  Sun: { standing: 2, work: 2, courage: 2 },
}

/** The difficulties of each rank of the ruler. */
export const RANK_WEIGHTS: Readonly<Record<Rank, Weights>> = {
  home: { trust: 2, service: 2, friendship: 2, loss: 1, worship: 1, provision: 1 },
  honoured: { standing: 2, order: 2, work: 2, learning: 1, service: 1 },
  kin: { home: 2, friendship: 1, speech: 1, learning: 1, patience: 1, trust: 1 },
  footing: { provision: 2, patience: 2, learning: 1, order: 1, friendship: 1, work: 1 },
  hosted: { trust: 1, service: 1, friendship: 2, provision: 1, worship: 1, speech: 1 },
  stranger: { learning: 2, standing: 1, home: 1, friendship: 1, trust: 1, worship: 1, speech: 1 },
  away: { work: 2, standing: 2, order: 1, home: 1, courage: 1, service: 1 },
  low: { standing: 2, worship: 2, trust: 1, speech: 1, loss: 1, courage: 1 },
}

export const QUALIFIER_WEIGHTS: Readonly<Record<Qualifier, Weights>> = {
  heart: { standing: 2, home: 1, trust: 1 },
  beams: { standing: 2, service: 2, trust: 1, work: 1 },
  sheltered: { service: 1, worship: 1, friendship: 1, work: 1, learning: 1 },
  still: { patience: 2, learning: 2, work: 1, friendship: 1 },
  back: { loss: 2, order: 2, patience: 1, learning: 1, home: 1 },
}

/** A ruler that does not see the lot. */
export const AVERSE_WEIGHTS: Weights = { work: 1, service: 2, provision: 1, order: 1, speech: 1 }

/** The difficulties of the lot in one of the three hard places. */
export const HARD_PLACE_WEIGHTS: Readonly<Record<number, Weights>> = {
  6: { service: 3, work: 2, order: 1 },
  8: { provision: 2, loss: 2, trust: 1 },
  12: { worship: 3, loss: 1, friendship: 1, trust: 1 },
}

/** The difficulties of each place of the ruler. */
export const PLACE_TRIAL_WEIGHTS: Readonly<Record<number, Weights>> = {
  1: { standing: 2, courage: 1, service: 1, loss: 1 },
  2: { provision: 2, work: 1, patience: 1, order: 1 },
  3: { speech: 2, trust: 1, friendship: 1, worship: 1 },
  4: { home: 3, patience: 1, loss: 1, speech: 1 },
  5: { patience: 2, standing: 1, speech: 1, friendship: 1 },
  6: { service: 2, work: 2, order: 1, loss: 1 },
  7: { trust: 2, standing: 1, speech: 1, courage: 1 },
  8: { loss: 2, provision: 2, trust: 1, worship: 1 },
  9: { learning: 2, order: 1, patience: 1, speech: 1 },
  10: { standing: 2, work: 2, order: 1, learning: 1 },
  11: { friendship: 2, trust: 1, speech: 1, patience: 1 },
  12: { worship: 2, loss: 2, friendship: 1, service: 1 },
}

/** The difficulties of each planet as ruler of the lot. */
export const RULER_TRIAL_WEIGHTS: Readonly<Record<Planet, Weights>> = {
  Sun: { standing: 1, work: 1, service: 1, friendship: 1, learning: 1 },
  Moon: { home: 1, trust: 1, courage: 1, worship: 1, loss: 1, speech: 1, service: 1 },
  Mercury: { learning: 1, speech: 1, patience: 1, order: 1, home: 1 },
  Venus: { service: 1, trust: 1, speech: 1, home: 1, standing: 1, friendship: 1 },
  Mars: { courage: 1, speech: 1, work: 1, order: 1, standing: 1 },
  Jupiter: { service: 1, work: 1, provision: 1, standing: 1, learning: 1, friendship: 1 },
  Saturn: { worship: 1, provision: 1, trust: 1, loss: 1, patience: 1, friendship: 1, work: 1 },
  Uranus: { courage: 1, home: 1, worship: 1, work: 1, patience: 1 },
  Neptune: { service: 1, patience: 1, loss: 1, learning: 1, worship: 1 },
  Pluto: { trust: 1, speech: 1, order: 1, courage: 1, loss: 1 },
}

export const PAIR_WEIGHTS: Weights = { trust: 2, friendship: 1, speech: 1 }
export const RING_WEIGHTS: Weights = { patience: 2, order: 1, service: 1, work: 1 }

const weakened = new WeakMap<Weights, Weights>()

/** The weights of a finding that counts less than the first of its kind: each one less, but at least one. */
export function reducedWeights(weights: Weights): Weights {
  const known = weakened.get(weights)
  if (known) return known
  const made = Object.fromEntries(
    Object.entries(weights).map(([track, weight]) => [track, Math.max(1, weight - 1)]),
  )
  weakened.set(weights, made)
  return made
}
