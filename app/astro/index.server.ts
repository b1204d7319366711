/** The engine's only door: everything outside app/astro imports from here. */
export { ASPECT_ANGLES, allowedOrb, ORBS } from './aspects'
export { type ChartInput, castChart, ENGINE_VERSION } from './chart'
export {
  DIGNITY_SCORES,
  EXALTATIONS,
  essentialDignities,
  faceLordOf,
  solarPhaseOf,
  type TriplicityLords,
  termLordOf,
  triplicityLordsOf,
} from './dignities'
export { EphemerisError } from './ephemeris'
export {
  type Change,
  type Firm,
  firmness,
  type LotFirmness,
  MOST_TOLERANCE_MINUTES,
} from './firmness'
export * from './house-systems'
export { houseOf } from './houses'
export * from './judgements'
export * from './lots'
export { motionOf } from './motion'
export * from './places'
export * from './planet-sect'
export { warmUp } from './positions'
export * from './regards'
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
} from './rulers'
export { SECT_MARGIN_DEGREES } from './sect'
export * from './sexagesimal'
export * from './shares'
export * from './solar-condition'
export { prenatalSyzygy, type Syzygy } from './syzygy'
export { EARLIEST_UTC, LATEST_UTC } from './time'
export * from './types'
export { degreeInSign, longitudeOf, normalizeDegrees, oppositeSign, separation, signOf } from './zodiac'
