import { createContext, type ReactNode, useContext } from 'react'
import { type PassageId, passageFor, quoted } from '#app/books/index.ts'
import type { CheckedNativity } from '#app/books/masters.server.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { PassageQuote } from '#app/ui/quote/passage-quote.tsx'
import { NativityTable, type NativityTexts } from './nativity-table.tsx'
import type { SlotName } from './slots.ts'

export type SlotValue = string | number | boolean | null | readonly CheckedNativity[]

/** The values of the slots that a page's text contains. */
export type SlotValues = Partial<Record<SlotName, SlotValue>>

export const Slots = createContext<SlotValues>({})

function useSlot(name: SlotName): SlotValue {
  const value = useContext(Slots)[name]
  if (value === undefined) throw new Error(`The slot ${name} has no value`)
  return value
}

function Slot({ name }: { name: SlotName }) {
  return <>{useSlot(name)}</>
}

function When({ slot, is, children }: { slot: SlotName; is: boolean; children: ReactNode }) {
  const value = useSlot(slot)
  return (value !== null && value !== false) === is ? children : null
}

function Choose({ slot, texts }: { slot: SlotName; texts: Record<string, string> }) {
  return <>{texts[String(useSlot(slot))]}</>
}

function Passages({ ids }: { ids: readonly PassageId[] }) {
  return (
    <div>
      {ids.map((id) => (
        <PassageQuote key={id} passage={quoted(passageFor(id))} />
      ))}
    </div>
  )
}

function Nativities({ slot, ...texts }: { slot: SlotName } & NativityTexts) {
  return <NativityTable rows={useSlot(slot) as readonly CheckedNativity[]} {...texts} />
}

/** What the tags in texts become that are more than an element of HTML. tools/content/syntax.ts describes the tags. */
export const PARTS = { Slot, When, Choose, Notice, Button: ButtonLink, Passages, Nativities }
