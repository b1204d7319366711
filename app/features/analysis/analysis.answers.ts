import { z } from '@hono/zod-openapi'
import { BLOCKS, TRACKS } from '#app/guidance/index.server.ts'
import { degreeInSign, house, planet, sign } from '#app/operations/answers.ts'

const track = z.enum(TRACKS)
const step = z.strictObject({
  id: z.string(),
  when: z.enum(['today', 'week', 'month']),
  track,
  lead: z.string().optional().meta({ description: 'Its time and what it is for' }),
  text: z.string(),
  why: z.string(),
})

const because = z
  .strictObject({
    fact: z.string().meta({ description: 'The fact about this chart' }),
    rule: z.string().meta({ description: 'The rule by which it is read' }),
    book: z.string().nullable().meta({ description: 'Author, book and place; null where no book says it' }),
    passage: z.string().nullable().meta({ description: 'Id of the passage, as /books shows it' }),
    ours: z.boolean().meta({ description: 'The rule is our own' }),
  })
  .openapi('Because')

const sentence = z
  .strictObject({
    id: z.string(),
    text: z
      .string()
      .meta({ description: 'A part of the text; in the present version, mostly several sentences' }),
    track: track.nullable().meta({ description: 'The subject that the sentence speaks of' }),
    because: z.array(because).min(1),
    reason: z
      .strictObject({
        factor: z.string(),
        statement: z.string().meta({ description: 'The fact about this chart' }),
        rule: z.string().meta({ description: 'The rule of the tradition' }),
        source: z.string().meta({ description: 'The book or passage the rule stands in' }),
      })
      .meta({ description: 'The first of the reasons, in an earlier shape' }),
  })
  .openapi('Sentence')

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
    headline: z.string().nullable().meta({
      description:
        'When and where the lot stands, and the strongest facts of the chart; null in an analysis of an earlier version',
    }),
    headlineBecause: z.array(because).meta({
      description: 'The reasons of the headline; empty in an analysis of an earlier version',
    }),
    inShort: z
      .strictObject({ gift: z.string(), difficulty: z.string(), help: z.string(), today: z.string() })
      .nullable()
      .meta({ description: 'The reading in four sentences; null in an analysis of an earlier version' }),
    letter: z.string().nullable().meta({
      description:
        'What a person reads next, with the headline among its sentences; its paragraphs have a blank line between them. Null in an analysis of an earlier version',
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
    tracks: z
      .array(
        z.strictObject({
          name: track,
          title: z.string(),
          part: z.enum(['gift', 'difficulty', 'help']),
          witnesses: z.array(z.string()),
        }),
      )
      .meta({ description: 'The three subjects of the reading' }),
    readFrom: z
      .record(z.enum([...BLOCKS, 'realLifeExamples']), z.string())
      .meta({ description: 'What each block was read from' }),
    steps: z.array(step),
    corpusVersion: z.string(),
    newVersion: z
      .boolean()
      .meta({ description: 'The texts have a newer version, which is composed when the person asks for it' }),
    doors: z
      .strictObject({
        scenes: z.array(z.strictObject({ choice: z.string(), text: z.string() })),
        choice: z.string().nullable().meta({ description: 'What the person has answered' }),
        stranger: z
          .string()
          .nullable()
          .meta({ description: 'Which scene is a stranger’s; told after an answer' }),
        subject: track.nullable().meta({ description: 'What the person named instead of the scenes' }),
      })
      .meta({
        description: 'Three scenes, of which two are read from the chart. `choice` of a scene chooses it',
      }),
  })
  .openapi('Analysis')

export const renewedAnswer = z
  .strictObject({ analysisId: z.string(), corpusVersion: z.string(), message: z.string() })
  .meta({ id: 'RenewedAnalysis' })

export const ratingAnswer = z
  .strictObject({ rating: z.int().min(1).max(5), message: z.string() })
  .openapi('Rating')
