import type { AnalysisView } from './analysis.server.ts'
import { letterParts } from './letter-parts.ts'

type Content = AnalysisView['content']
type BlockName = keyof Content['blocks']

export const BLOCK_NAMES = [
  'fortunePath',
  'currentBlockages',
  'spiritualGuidance',
  'practicalSteps',
  'lightSidePattern',
  'darkSideWarning',
] as const satisfies readonly BlockName[]

/** The reasons of all sentences, as they come on the page. */
export const listReasons = ({ headline, blocks }: Content) =>
  [...(headline ? [headline] : []), ...BLOCK_NAMES.flatMap((block) => blocks[block])].flatMap(
    ({ because }) => because,
  )

export const letterTexts = (content: Content): string[] => [
  content.headline?.text ?? '',
  ...letterParts(content),
]

export const blockTexts = ({ readFrom, blocks, steps }: Content, block: BlockName): string[] => [
  readFrom?.[block] ?? '',
  ...(block === 'practicalSteps' ? steps.flatMap(({ text, why }) => [text, why]) : []),
  ...blocks[block].map(({ text }) => text),
]

export const exampleTexts = ({ readFrom, realLifeExamples }: Content): string[] => [
  readFrom?.realLifeExamples ?? '',
  ...realLifeExamples.map(({ reason }) => reason),
]

export const subjectTexts = ({ tracks }: Content): string[] => tracks.flatMap(({ witnesses }) => witnesses)

export const reasonTexts = (content: Content): string[] =>
  listReasons(content).flatMap(({ fact, rule }) => [fact, rule])

/** The texts of each part of an analysis in which terms are explained. */
export const partTexts = (content: Content): string[][] => [
  letterTexts(content),
  ...BLOCK_NAMES.map((block) => blockTexts(content, block)),
  exampleTexts(content),
  subjectTexts(content),
  reasonTexts(content),
]
