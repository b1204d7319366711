import { dmText } from '#app/astro/sexagesimal.ts'
import { degreeInSign, normalizeDegrees, separation } from '#app/astro/zodiac.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { spread } from './spread.ts'
import {
  CENTRE,
  type Circle,
  LINE_HEIGHT,
  perDegree,
  RADIUS,
  round,
  type Spot,
  TEXT_HALF_HEIGHT,
  type Text,
  textBox,
  textWidth,
  withMargin,
} from './wheel-geometry.ts'

/** Length of the line from the rim to the nearest corner of a label. */
const LABEL_LEAD = 4

export type Angle = 'Asc' | 'IC' | 'Dsc' | 'MC'

/** A cusp, or an angle that is on no cusp. */
interface Mark {
  angle: Angle | null
  longitude: number
}

interface LabelTexts {
  /** The name of an angle. */
  name: Text | null
  degree: Text
}

interface PlacedLabel extends LabelTexts {
  /** The line from the rim to the label. */
  lead: string
}

/** The twelve cusps, then the angles that are on none of them, as in whole-sign and equal houses. */
export function toScaleMarks(chart: {
  ascendant: number
  midheaven: number
  cusps: readonly number[]
}): Mark[] {
  const angles: { angle: Angle; longitude: number }[] = [
    { angle: 'Asc', longitude: chart.ascendant },
    { angle: 'IC', longitude: normalizeDegrees(chart.midheaven + 180) },
    { angle: 'Dsc', longitude: normalizeDegrees(chart.ascendant + 180) },
    { angle: 'MC', longitude: chart.midheaven },
  ]
  return [
    ...chart.cusps.map((longitude) => ({
      longitude,
      angle: angles.find((each) => sameDegree(each.longitude, longitude))?.angle ?? null,
    })),
    ...angles.filter(({ longitude }) => !chart.cusps.some((cusp) => sameDegree(cusp, longitude))),
  ]
}

/** A cusp that was computed as an angle counts as the angle, whatever its last digits are. */
const sameDegree = (a: number, b: number) => separation(a, b) < 1e-6

/** The names and degrees of the marks, outside of the rim and apart from each other. */
export function placeLabels(marks: readonly Mark[], circle: Circle): PlacedLabel[] {
  const textsAt = ({ angle, longitude }: Mark, degrees: number) =>
    labelTexts(angle, dmText(degreeInSign(longitude)), circle.direction(degrees))
  return spread(
    marks.map((mark) => ({
      target: mark.longitude,
      boxesAt: (degrees: number) => toTexts(textsAt(mark, degrees)).map((text) => withMargin(textBox(text))),
    })),
    perDegree(RADIUS.rim),
  ).map((degrees, i) => ({
    lead: circle.spiral(marks[i]!.longitude, RADIUS.rim, degrees, RADIUS.rim + LABEL_LEAD - 0.5),
    ...textsAt(marks[i]!, degrees),
  }))
}

export function toTexts({ name, degree }: LabelTexts): Text[] {
  return name ? [name, degree] : [degree]
}

/** Letters of Arabic reach below their line, towards the degree. */
const DESCENT = 5
const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text)

/** A label with its nearest corner at the end of its line, in any direction from the centre. */
function labelTexts(angle: Angle | null, degree: string, { x, y }: Spot): LabelTexts {
  const name = angle && astroWords.angles[angle]
  const halfWidth = Math.max(textWidth(degree), name ? textWidth(name) : 0) / 2
  const rise = name && isArabic(name) ? DESCENT : 0
  const halfHeight = TEXT_HALF_HEIGHT + (name ? (LINE_HEIGHT + rise) / 2 : 0)
  const radius = RADIUS.rim + LABEL_LEAD + Math.abs(x) * halfWidth + Math.abs(y) * halfHeight
  const middle = { x: CENTRE + radius * x, y: CENTRE + radius * y }
  const at = (text: string, down: number): Text => ({ x: round(middle.x), y: round(middle.y + down), text })
  return name
    ? { name: at(name, (-LINE_HEIGHT - rise) / 2), degree: at(degree, (LINE_HEIGHT + rise) / 2) }
    : { name: null, degree: at(degree, 0) }
}
