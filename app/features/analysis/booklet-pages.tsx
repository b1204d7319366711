import { houseText, lotWords } from '#app/features/lots/lot-messages.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { frameWords } from '#app/ui/page/messages.ts'
import type { AnalysisView } from './analysis.server.ts'
import { analysisWords as words } from './analysis-messages.ts'

const LINES = 16

/** The cover of a printed analysis; on the screen the page header takes its place. */
export function BookletCover({ analysis: { partOfFortune, houses, content } }: { analysis: AnalysisView }) {
  return (
    <div className="cover hidden" aria-hidden="true">
      <p>{frameWords.product}</p>
      <p className="mt-8 text-2xl">{words.title}</p>
      <p className="mt-4 text-lg">
        {...lotWords.inHouse(astroWords.signs[partOfFortune.sign], houseText(houses.lot))}
      </p>
      <p className="mt-2 text-faded">
        {content.tracks.flatMap(({ part, title }) => (part === 'help' ? [] : [title])).join(' · ')}
      </p>
    </div>
  )
}

/** A page of lines to write on, at the end of a printed analysis. */
export function BookletNotes() {
  return (
    <div className="notes hidden print:block" aria-hidden="true">
      <p className="text-lg">{words.notes}</p>
      {Array.from({ length: LINES }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are alike and never move.
        <i key={line} />
      ))}
    </div>
  )
}
