import type { ComponentType, ReactNode } from 'react'
import { currentLanguage } from '#app/language/current.ts'
import type { SlotName } from './slots.ts'

/** Makes the elements of a part of a text. */
type Part = (parts: Record<string, ComponentType<never>>) => ReactNode

/** What tools/content makes of a file in `content`. */
export interface ContentPage {
  title: string
  description: string
  lead: string
  layout: 'sections' | 'plain' | 'glossary'
  /** The slots that its text contains. */
  slots: readonly SlotName[]
  sections: readonly {
    id: string | null
    heading: string
    /** Of a term in the glossary: al-Qabisi's word, in Arabic and in Latin letters. */
    arabic: string | null
    latin: string | null
    body: Part
  }[]
  /** What is below all sections. */
  foot: Part | null
}

const pages = import.meta.glob<ContentPage>('/content/*/*.md', { eager: true, import: 'default' })

/** The names of all texts, which are also the addresses of their pages. */
export const TEXT_NAMES = Object.keys(pages).flatMap(
  (file) => /^\/content\/en\/(.+)\.md$/.exec(file)?.[1] ?? [],
)

/** @param name of the file, which is also the page's address */
export function contentPage(name: string, language = currentLanguage()): ContentPage {
  const file = `/content/${language}/${name}.md`
  const page = pages[file]
  if (!page) throw new Error(`There is no text ${file}`)
  return page
}
