import type { Corpus } from '#app/guidance/corpus/corpus.ts'
import { AQUARIUS } from './aquarius.ts'
import { ARIES } from './aries.ts'
import { CANCER } from './cancer.ts'
import { CAPRICORN } from './capricorn.ts'
import { GEMINI } from './gemini.ts'
import { LEO } from './leo.ts'
import { LIBRA } from './libra.ts'
import { PISCES } from './pisces.ts'
import { SAGITTARIUS } from './sagittarius.ts'
import { SCORPIO } from './scorpio.ts'
import { TAURUS } from './taurus.ts'
import { VIRGO } from './virgo.ts'

export const KNOTS: Corpus['knots'] = {
  Aries: ARIES,
  Taurus: TAURUS,
  Gemini: GEMINI,
  Cancer: CANCER,
  Leo: LEO,
  Virgo: VIRGO,
  Libra: LIBRA,
  Scorpio: SCORPIO,
  Sagittarius: SAGITTARIUS,
  Capricorn: CAPRICORN,
  Aquarius: AQUARIUS,
  Pisces: PISCES,
}
