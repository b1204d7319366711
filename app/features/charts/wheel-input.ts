import { astroWords } from '#app/language/astro-messages.ts'
import { pick } from '#app/pick.ts'
import { signedText } from '#app/ui/chart/degree-text.ts'
import type { WheelInput } from '#app/ui/chart/wheel-layout.ts'
import type { ReportChart } from './report-chart.ts'

/** What the full wheel says of a planet: its speed in a day, and its weightiest dignity or debility. */
function wheelFacts({ speed, weightiest }: ReportChart['planets'][number]): string[] {
  return [signedText(speed, true), astroWords.dignities[weightiest]]
}

/** The input for drawing the wheel, on screen and on paper. */
export function wheelInput(chart: ReportChart): WheelInput {
  return {
    ascendant: chart.ascendant.longitude,
    midheaven: chart.midheaven.longitude,
    cusps: chart.houses.map(({ longitude }) => longitude),
    points: [
      ...chart.planets.map((planet) => ({
        ...pick(planet, 'name', 'longitude', 'isRetrograde'),
        facts: wheelFacts(planet),
      })),
      pick(chart.partOfFortune, 'name', 'longitude', 'isRetrograde'),
    ],
    aspects: chart.aspects,
    lotRuler: chart.partOfFortune.ruler,
  }
}
