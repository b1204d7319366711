/** The engine's only entry point: everything outside app/astro imports from here. */
export { ASPECT_ANGLES, allowedOrb, ORBS } from './aspects.ts'
export { type ChartInput, castChart, ENGINE_VERSION } from './chart.ts'
export { type ChartSky, chartSky, declinationOf } from './chart-sky.ts'
export {
  DIGNITY_SCORES,
  EXALTATIONS,
  essentialDignities,
  faceLordOf,
  solarPhaseOf,
  type TriplicityLords,
  termLordOf,
  triplicityLordsOf,
} from './dignities.ts'
export { EphemerisError } from './ephemeris.ts'
export {
  type Change,
  type Firm,
  firmness,
  type LotFirmness,
  MOST_TOLERANCE_MINUTES,
} from './firmness.ts'
export { type Direction, isSunUp, type LocalSky, localSky } from './horizon.ts'
export * from './house-systems.ts'
export { houseOf } from './houses.ts'
export * from './judgements.ts'
export * from './lot-causes.ts'
export * from './lot-definitions.ts'
export * from './lots.ts'
export { motionOf } from './motion.ts'
export * from './names.ts'
export * from './planet-sect.ts'
export { warmUp } from './positions.ts'
export { prayerTime } from './prayer-times.ts'
export { profectedSign } from './profection.ts'
export * from './regards.ts'
export {
  CLASSICAL_PLANETS,
  DEFAULT_RULERS,
  type Disposition,
  type DispositorComponent,
  type DispositorGraph,
  dispositorGraph,
  rulerChain,
  rulerOf,
  type Standing,
  standingOf,
} from './rulers.ts'
export { SECT_MARGIN_DEGREES } from './sect.ts'
export * from './sexagesimal.ts'
export * from './shares.ts'
export * from './sign-places.ts'
export * from './solar-condition.ts'
export { CONSTELLATION_LINES, FAINTEST_STAR, type NamedStar, type Star, starsAt } from './stars.ts'
export { readStoredChart } from './stored-chart.ts'
export { prenatalSyzygy, type Syzygy } from './syzygy.ts'
export { EARLIEST_UTC, LATEST_UTC } from './time.ts'
export * from './types.ts'
export { degreeInSign, longitudeOf, normalizeDegrees, separation, signOf } from './zodiac.ts'
