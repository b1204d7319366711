import { dmText } from '#app/astro/sexagesimal.ts'
import { degreeInSign, normalizeDegrees, separation } from '#app/astro/zodiac.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { hasArabicDigits } from '#app/language/current.ts'
import { spread } from './spread.ts'
import {
  BASELINE,
  type Circle,
  LINE_HEIGHT,
  perDegree,
  round,
  type Spot,
  type Text,
  textBox,
  textWidth,
  type WheelPlan,
  withMargin,
} from './wheel-geometry.ts'

/** Length of the line from the rim to the nearest corner of a label. */
const LABEL_LEAD = 4
/** From the middle of the rim's line to its outer edge. */
const RIM_EDGE = 0.75

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
  minutes: Text
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
export function placeLabels(marks: readonly Mark[], circle: Circle, plan: WheelPlan): PlacedLabel[] {
  const { rim } = plan.radius
  const textsAt = ({ angle, longitude }: Mark, degrees: number) =>
    labelTexts(angle, dmText(degreeInSign(longitude)), circle.direction(degrees), plan)
  return spread(
    marks.map((mark) => ({
      target: mark.longitude,
      boxesAt: (degrees: number) => toTexts(textsAt(mark, degrees)).map((text) => withMargin(textBox(text))),
    })),
    perDegree(rim),
  ).map((degrees, i) => ({
    lead: circle.spiral(marks[i]!.longitude, rim + RIM_EDGE, degrees, rim + LABEL_LEAD - 0.5),
    ...textsAt(marks[i]!, degrees),
  }))
}

export function toTexts({ name, degree, minutes }: LabelTexts): Text[] {
  return name ? [name, degree, minutes] : [degree, minutes]
}

/** Letters of Arabic reach below their line, towards the degree: as a part of their size. */
const DESCENT = 0.42
const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text)
/** Nearer to the sides of the wheel than this, as a part of its radius, a label is narrow: its minutes are below its degree. */
const SIDE = 0.7

/** A label with its nearest corner at the end of its line, in any direction from the centre. */
function labelTexts(angle: Angle | null, place: string, { x, y }: Spot, plan: WheelPlan): LabelTexts {
  const name = angle && astroWords.angles[angle]
  const [degree, minutes] = place.split(/(?<=°)/) as [string, string]
  const { size, text, small, radius } = plan
  const [degreeWidth, minutesWidth] = [textWidth(degree, text), textWidth(minutes, small)]
  const isNarrow = Math.abs(x) > SIDE
  const nameHeight = name ? text * (LINE_HEIGHT + (isArabic(name) ? DESCENT : 0)) : 0
  const height = nameHeight + text * LINE_HEIGHT + (isNarrow ? small * LINE_HEIGHT : 0)
  const width = Math.max(
    isNarrow ? Math.max(degreeWidth, minutesWidth) : degreeWidth + minutesWidth,
    name ? textWidth(name, text) : 0,
  )
  const away = radius.rim + LABEL_LEAD + (Math.abs(x) * width + Math.abs(y) * height) / 2
  const middle = { x: size / 2 + away * x, y: size / 2 + away * y }
  const top = middle.y - height / 2
  const at = (words: string, size: number, across: number, down: number): Text => ({
    x: round(middle.x + across),
    y: round(top + down),
    text: words,
    size,
  })
  const degreeDown = nameHeight + text * (LINE_HEIGHT / 2)
  /** The minutes are after the degree, as one reads. */
  const onward = hasArabicDigits() ? -1 : 1
  return {
    name: name ? at(name, text, 0, text * (LINE_HEIGHT / 2)) : null,
    degree: at(degree, text, isNarrow ? 0 : (-onward * minutesWidth) / 2, degreeDown),
    minutes: isNarrow
      ? at(minutes, small, 0, degreeDown + ((text + small) * LINE_HEIGHT) / 2)
      : // On the same baseline.
        at(minutes, small, (onward * degreeWidth) / 2, degreeDown + BASELINE * (text - small)),
  }
}
