import { z } from 'zod'
import { BLOCKS } from '../../guidance/index.server'
import { degreeInSign, house, planet, sign } from '../answers'

const sentence = z
  .strictObject({
    id: z.string(),
    text: z.string(),
    composed: z
      .string()
      .optional()
      .meta({ description: 'As composed, where a language model smoothed the text' }),
    reason: z.strictObject({
      factor: z.string(),
      statement: z.string().meta({ description: 'The fact about this chart' }),
      rule: z.string().meta({ description: 'The rule of the tradition' }),
      source: z.string().meta({ description: 'The book or passage the rule stands in' }),
    }),
  })
  .meta({ id: 'Sentence' })

export const analysisAnswerSchema = z
  .strictObject({
    analysisId: z.string(),
    partOfFortune: z.strictObject({
      sign,
      house,
      degree: degreeInSign,
      ruler: planet,
      rulerSign: sign,
      rulerHouse: house,
    }),
    analysis: z.strictObject({
      fortunePath: z.string(),
      currentBlockages: z.string(),
      spiritualGuidance: z.string(),
      practicalSteps: z.array(z.string()),
      lightSidePattern: z.string(),
      darkSideWarning: z.string(),
      realLifeExamples: z.array(z.string()),
    }),
    sentences: z.record(z.enum(BLOCKS), z.array(sentence)),
  })
  .meta({ id: 'Analysis' })

export const ratingAnswer = z
  .strictObject({ rating: z.int().min(1).max(5), message: z.string() })
  .meta({ id: 'Rating' })
