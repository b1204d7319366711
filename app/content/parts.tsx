import { createContext, type ReactNode, useContext } from 'react'
import { type PassageId, passageFor, quoted } from '#app/books/index.ts'
import { Isolated, PageLink } from '#app/language/page-language.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { PassageQuote } from '#app/ui/quote/passage-quote.tsx'
import { type NativityRow, NativityTable, type NativityTexts } from './nativity-table.tsx'
import type { SlotName } from './slots.ts'

export type SlotValue = string | number | boolean | null | readonly NativityRow[]

/** The values of the slots that a page's text contains. */
export type SlotValues = Partial<Record<SlotName, SlotValue>>

export const Slots = createContext<SlotValues>({})

function useSlot(name: SlotName): SlotValue {
  const value = useContext(Slots)[name]
  if (value === undefined) throw new Error(`The slot ${name} has no value`)
  return value
}

function Slot({ name }: { name: SlotName }) {
  const value = useSlot(name) as string | number | null
  return value === null ? null : <Isolated>{String(value)}</Isolated>
}

function When({ slot, is, children }: { slot: SlotName; is: boolean; children: ReactNode }) {
  const value = useSlot(slot)
  return (value !== null && value !== false) === is ? children : null
}

function Choose({ slot, texts }: { slot: SlotName; texts: Record<string, string> }) {
  return <Isolated>{texts[String(useSlot(slot))]!}</Isolated>
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
  return <NativityTable rows={useSlot(slot) as readonly NativityRow[]} {...texts} />
}

function TitledNotice({ title, children }: { title: string; children: ReactNode }) {
  return <Notice title={<Isolated>{title}</Isolated>}>{children}</Notice>
}

/** What the tags in texts become that are more than an element of HTML. tools/content/syntax.ts describes the tags. */
export const PARTS = {
  Slot,
  When,
  Choose,
  Notice: TitledNotice,
  Button: ButtonLink,
  Passages,
  Nativities,
  /** On pages that are not in English. */
  Link: PageLink,
}
