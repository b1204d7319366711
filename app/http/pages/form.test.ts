import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { knownFields } from './form.server.ts'

const sent = (...names: string[]) => {
  const form = new FormData()
  for (const name of names) form.append(name, 'typed')
  return form
}
const namesOf = (form: FormData) => [...form.keys()]

const story = z.object({ title: z.string(), tags: z.array(z.string()) })

describe('the parser of a form', () => {
  it('gets the fields of the schema, repeated ones too, and those that identify the form', () => {
    const form = sent('title', 'tags', 'tags', 'form', 'step')
    expect(namesOf(knownFields(form, story))).toEqual(namesOf(form))
  })

  it('gets no field with another name, plain or nested', () => {
    const form = sent(
      'title',
      'Title',
      'titles',
      'extra',
      'extra.title',
      'form.title',
      'step[0]',
      '__proto__',
    )
    expect(namesOf(knownFields(form, story))).toEqual(['title'])
  })

  it('gets the fields of each part of a schema that is a choice, a combination or a transformation', () => {
    const dated = z.object({ date: z.string() })
    const form = sent('title', 'date', 'extra')
    for (const schema of [
      z.union([story, dated]),
      z.intersection(story, dated),
      z.union([story, dated]).transform((values) => values),
      z.preprocess((values) => values, z.union([story, dated])),
    ])
      expect(namesOf(knownFields(form, schema))).toEqual(['title', 'date'])
  })

  it('gets everything if the schema accepts any field', () => {
    expect(namesOf(knownFields(sent('title', 'extra'), z.record(z.string(), z.string())))).toEqual([
      'title',
      'extra',
    ])
  })
})
