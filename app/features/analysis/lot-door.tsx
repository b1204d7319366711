import type { ReactNode } from 'react'
import { PassageQuote } from '#app/ui/quote/passage-quote.tsx'
import type { LotDoor } from './lot-door.server.ts'
import { lotDoorWords as words } from './lot-door-messages.ts'
import { LotFigure } from './lot-figure.tsx'

/** The gift in the largest words, then what gets in its way, what helps, and one step. */
export function LotDoorTexts({ door }: { door: LotDoor }) {
  const { sign, place, gift, about, difficulty, knot, help, step, last, passage, example } = door
  return (
    <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="max-w-measure space-y-8">
        <p className="text-2xl leading-snug">{gift}</p>
        <Part title={words.gift}>
          <p>{about}</p>
        </Part>
        <Part title={words.difficulty}>
          <p>{difficulty}</p>
          <p>{knot}</p>
        </Part>
        <Part title={words.help}>
          <p>{help}</p>
        </Part>
        <Part title={words.step}>
          <p>{step}</p>
          <p>{last}</p>
        </Part>
        <PassageQuote passage={passage} open />
        <Part title={words.example}>
          <p>{example}</p>
          <p className="text-sm text-faded">{words.written}</p>
        </Part>
      </div>
      <LotFigure judgement={{ lotSign: { sign }, place: { place } }} />
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-3">
      <h2 className="rubric">{title}</h2>
      {children}
    </section>
  )
}
