import { castChart, HOUSE_SYSTEM_KEYS, inHouseSystem } from '#app/astro/index.server.ts'
import { chartText } from '#app/features/charts/chart-text.server.ts'
import { clockPeriods, periodAt } from '#app/geo/clock-of-place.ts'
import { clockLaw } from '#app/geo/clock-regions.ts'
import { formatOffset } from '#app/geo/offset-text.ts'
import { answerLines, Refused } from './chart-jsonl.ts'
import { birthOf, parseBirth } from './stated-birth.ts'
import { CommandError, ignoreClosedPipe, printLine, runCommand } from './terminal.ts'

const USAGE = `Prints a natal chart.

  npm run -s chart -- --date 1978-07-15 --time 14:30 --city Istanbul
  npm run -s chart -- --date 1978-07-15 --time 14:30 --lat 41.0082 --lon 28.9784 --zone Europe/Istanbul
  npm run -s chart -- --jsonl < charts.jsonl

  --date YYYY-MM-DD    date of birth, 1900 to 2100
  --time HH:MM         time of birth by the clock of the place
  --city NAME          a city of the list, in any of its spellings
  --country NAME       narrows the city: a country's name or its two letters
  --city-id ID         the city itself, where several bear the name
  --lat, --lon         degrees, north and east positive, or like 41°00'30"N; with --zone, instead of a city
  --zone NAME          time zone, such as Europe/Istanbul
  --disambiguation     earlier, later or reject (default): a time that came twice or never
  --rulers             traditional (default) or modern
  --houses             ${HOUSE_SYSTEM_KEYS.slice(0, 3).join(', ')},
                       ${HOUSE_SYSTEM_KEYS.slice(3).join(', ')}; placidus when left out
  --jsonl              one JSON object a line on standard input, one answer a line`

async function main(args: string[]): Promise<void> {
  const values = parseBirth(args, USAGE)
  if (values.help) return printLine(USAGE)
  if (values.jsonl) {
    const [other] = Object.keys(values).filter((name) => name !== 'jsonl')
    if (other)
      throw new CommandError(`--${other} does not go with --jsonl: each line says by itself what it wants.`)
    return answerLines(process.stdin, process.stdout)
  }
  if (!values.date || !values.time) throw new CommandError(`--date and --time are needed.\n\n${USAGE}`)
  const { utc, offsetSeconds, place, rulers, houses } = await birthOf(values)
  const local = new Date(utc.getTime() + offsetSeconds * 1000).toISOString().slice(0, 19).replace(/:00$/, '')
  const { rule, law } = periodAt(clockPeriods(place), utc)
  const cast = castChart({ utc, latitude: place.latitude, longitude: place.longitude, rulers })
  const chart = inHouseSystem(cast, houses)
  printLine(
    chartText(chart, {
      place: place.name,
      local,
      zone: clockLaw(law)?.en ?? place.zone,
      offset: formatOffset(offsetSeconds),
      localMeanTime: rule === 'local-mean-time',
      houses,
    }),
  )
}

function toMessage(problem: Error): string {
  const candidates = problem instanceof Refused ? problem.candidates : undefined
  const choice = candidates
    ? `\nChoose with --disambiguation: earlier is ${candidates[0]}, later is ${candidates[1]}`
    : ''
  return `${problem.message.replace(/^local: /, '')}${choice}`
}

ignoreClosedPipe()
await runCommand(main, [CommandError, Refused], toMessage)
