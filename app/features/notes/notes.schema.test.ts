import { describe, expect, it } from 'vitest'
import { problemsOf } from '#tests/support/schema-problems.ts'
import { letterChoiceSchema } from './monthly-letter.server.ts'
import {
  bookSchema,
  editNoteFormSchema,
  editNoteSchema,
  noteFormSchema,
  noteIdSchema,
  writeNoteFormSchema,
  writeNoteSchema,
} from './notes.schema.ts'

const NOTE = { day: '2026-03-01', text: 'Rain' }
const many = (length: number) => 'a'.repeat(length)

describe('a note', () => {
  it('has a day and a text', () => {
    expect(writeNoteSchema.parse({ day: ' 2026-03-01 ', text: ' Rain\r\nand wind ' })).toEqual({
      day: '2026-03-01',
      text: 'Rain\nand wind',
      about: '',
      question: null,
    })
    const about = { about: 'block:fortunePath', question: 'trust/1' }
    expect(writeNoteFormSchema.parse({ ...NOTE, ...about, inPlace: 'yes' })).toEqual({
      ...NOTE,
      ...about,
      inPlace: 'yes',
    })
  })

  it.each([
    [{ text: '' }, 'text: Please write something first'],
    [{ text: ' \n ' }, 'text: Please write something first'],
    [{ text: undefined }, 'text: Please write something first'],
    [{ text: many(10_001) }, 'text: A note has at most 10,000 characters'],
    [{ day: undefined }, 'day: Please give a day, such as 2026-03-01'],
    [{ day: '2026 March 1' }, 'day: Please give a day, such as 2026-03-01'],
    [{ day: '2026-02-30' }, 'day: Please give a day, such as 2026-03-01'],
    [{ day: '2026-13-01' }, 'day: Please give a day, such as 2026-03-01'],
    [{ day: '2026-3-01' }, 'day: Please give a day, such as 2026-03-01'],
    [{ day: 'x2026-03-01' }, 'day: Please give a day, such as 2026-03-01'],
    [{ day: '2026-03-01x' }, 'day: Please give a day, such as 2026-03-01'],
    [{ day: '2026-03-0' }, 'day: Please give a day, such as 2026-03-01'],
    [{ day: '1899-12-31' }, 'day: The day of a note is from 1900 on'],
  ])('is refused with %j', (change, problem) => {
    expect(problemsOf(writeNoteSchema, { ...NOTE, ...change })).toEqual([problem])
    expect(problemsOf(editNoteFormSchema, { ...NOTE, revision: 1, ...change })).toEqual([problem])
  })

  it('is refused with an unknown subject or another `inPlace`', () => {
    expect(problemsOf(writeNoteSchema, { ...NOTE, about: 'cloud:1' })).toEqual([
      'about: There is no such thing to write about',
    ])
    expect(problemsOf(writeNoteSchema, { ...NOTE, about: `block:${many(115)}` })).toEqual([
      'about: About must be at most 120 characters',
    ])
    expect(problemsOf(writeNoteSchema, { ...NOTE, about: `block:${many(114)}` })).toEqual([])
    expect(problemsOf(writeNoteSchema, { ...NOTE, question: many(41) })).toHaveLength(1)
    expect(problemsOf(writeNoteSchema, { ...NOTE, question: many(40) })).toEqual([])
    expect(problemsOf(writeNoteFormSchema, { ...NOTE, inPlace: 'no' })).toHaveLength(1)
  })

  it('may be on the earliest day and as long as the limit', () => {
    expect(problemsOf(writeNoteSchema, { day: '1900-01-01', text: many(10_000) })).toEqual([])
    expect(writeNoteSchema.parse({ ...NOTE, question: '' }).question).toBeNull()
  })

  it('is edited with a revision', () => {
    expect(editNoteSchema.parse({ id: 'a', ...NOTE, revision: '0' })).toEqual({
      id: 'a',
      ...NOTE,
      revision: 0,
    })
    for (const revision of [-1, 1.5, 'x', undefined])
      expect(problemsOf(editNoteSchema, { id: 'a', ...NOTE, revision })).toHaveLength(1)
    expect(problemsOf(editNoteSchema, { ...NOTE, revision: 1 })).toEqual(['id: Id is missing'])
    expect(noteIdSchema.parse({ id: many(64) })).toEqual({ id: many(64) })
    expect(problemsOf(noteIdSchema, { id: many(65) })).toHaveLength(1)
    expect(problemsOf(noteIdSchema, { id: '' })).toHaveLength(1)
  })
})

describe('addresses, which ignore what they do not know', () => {
  it('of a new note', () => {
    expect(noteFormSchema.parse({ about: 'verse:2', question: 'any/2' })).toEqual({
      about: 'verse:2',
      question: 'any/2',
    })
    expect(noteFormSchema.parse({ about: 'cloud:1', question: many(41) })).toEqual({
      about: '',
      question: null,
    })
  })

  it('of the book', () => {
    expect(bookSchema.parse({})).toEqual({ page: 1, about: '', q: '' })
    expect(bookSchema.parse({ page: '100000', about: many(120), q: ` ${many(200)} ` })).toEqual({
      page: 100_000,
      about: many(120),
      q: many(200),
    })
    for (const page of ['0', '100001', '1.5', 'x'])
      expect(bookSchema.parse({ page, about: many(121), q: many(201) })).toEqual({
        page: 1,
        about: '',
        q: '',
      })
  })

  it('of the letter', () => {
    expect(letterChoiceSchema.parse({})).toEqual({ letter: false })
    expect(letterChoiceSchema.parse({ letter: true })).toEqual({ letter: true })
  })
})
