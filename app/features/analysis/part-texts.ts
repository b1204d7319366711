import { BLOCKS, type Block } from '#app/guidance/types.ts'
import type { AnalysisView } from './analysis.server.ts'
import { letterParts } from './letter-parts.ts'

type Content = AnalysisView['content']

/** The reasons of all sentences, as they come on the page. */
export const listReasons = ({ headline, blocks }: Content) =>
  [...(headline ? [headline] : []), ...BLOCKS.flatMap((block) => blocks[block])].flatMap(
    ({ because }) => because,
  )

export const letterTexts = (content: Content): string[] =>
  letterParts(content).flatMap((pieces) => pieces.map(({ text }) => text))

/** What a block was read from is a text of the page only if all reasons are open. */
export const blockTexts = (
  { readFrom, blocks, steps }: Content,
  block: Block,
  allReasons: boolean,
): string[] => [
  ...(allReasons ? [readFrom[block]] : []),
  ...(block === 'practicalSteps' ? steps.flatMap(({ text, why }) => [text, why]) : []),
  ...blocks[block].map(({ text }) => text),
]

export const exampleTexts = ({ readFrom, realLifeExamples }: Content, allReasons: boolean): string[] => [
  ...(allReasons ? [readFrom.realLifeExamples] : []),
  ...realLifeExamples.map(({ reason }) => reason),
]

export const subjectTexts = ({ tracks }: Content): string[] => tracks.flatMap(({ witnesses }) => witnesses)

export const reasonTexts = (content: Content): string[] =>
  listReasons(content).flatMap(({ fact, rule }) => [fact, rule])

/** The texts of each part of an analysis in which terms are explained. */
export const partTexts = (content: Content, allReasons: boolean): string[][] => [
  letterTexts(content),
  ...BLOCKS.map((block) => blockTexts(content, block, allReasons)),
  exampleTexts(content, allReasons),
  subjectTexts(content),
  reasonTexts(content),
]
