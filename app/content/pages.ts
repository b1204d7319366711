import type { ComponentType, ReactNode } from 'react'
import { LANGUAGES, type Language } from '#app/language/language.ts'
import type { PageLanguage } from '#app/language/page-language.tsx'
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

/** @param name of the file, which is also the page's address */
export function contentPage(name: string, language: Language): ContentPage {
  const page = pages[fileOf(name, language)]
  if (!page) throw new Error(`There is no text called ${name} in ${language}`)
  return page
}

const fileOf = (name: string, language: Language) => `/content/${language}/${name}.md`

/** A text's language, the languages that it can be read in, and what else there is in its language. */
export function languageOfText(name: string, language: Language): PageLanguage {
  const folder = fileOf('', language).slice(0, -'.md'.length)
  return {
    language,
    versions: LANGUAGES.filter((one) => pages[fileOf(name, one)]),
    translated: Object.keys(pages)
      .filter((file) => file.startsWith(folder))
      .map((file) => file.slice(folder.length - 1, -'.md'.length)),
  }
}
