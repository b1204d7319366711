import type { Chart, RulerTable } from '#app/astro/index.server.ts'
import { type PassageId, passageFor, quoted } from '#app/books/index.ts'
import {
  COMPANY_BOOKS,
  chiefPlaces,
  companyOfLot,
  PLACE_BOOKS,
  SPIRIT_BOOKS,
  spiritBeside,
} from './around-lot.server.ts'
import { LORD_BOOKS, lordCondition, lordSum } from './lord-condition.server.ts'
import { AUTHOR_BOOKS, threeAuthors } from './three-authors.server.ts'

const books = (ids: readonly PassageId[]) => ids.map((id) => quoted(passageFor(id)))

/** The chapters of the judgement that are told in sentences, each with the passages behind it. */
export function judgementChapters(chart: Chart, table: RulerTable) {
  const findings = lordCondition(chart, table)
  const { ruler } = chart.partOfFortune
  return {
    lord: { planet: ruler, findings, sum: lordSum(ruler, findings), books: books(LORD_BOOKS) },
    company: { lines: companyOfLot(chart), books: books(COMPANY_BOOKS) },
    places: { chief: chiefPlaces(chart, table), books: books(PLACE_BOOKS) },
    spirit: { findings: spiritBeside(chart), books: books(SPIRIT_BOOKS) },
    authors: { ...threeAuthors(chart), books: books(AUTHOR_BOOKS) },
  }
}

export type JudgementChapters = ReturnType<typeof judgementChapters>
