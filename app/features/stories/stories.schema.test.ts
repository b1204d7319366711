import { describe, expect, it } from 'vitest'
import { proves } from '#tests/specification/proves.ts'
import { problemsOf } from '#tests/support/schema-problems.ts'
import { newEpisodeSchema } from './episodes.schema.ts'
import {
  approveStorySchema,
  featureStorySchema,
  queueFormSchema,
  rejectStorySchema,
  reviewFormSchema,
  reviewSeveralSchema,
  severalFormSchema,
  storyKeySchema,
} from './moderation.schema.ts'
import {
  editStorySchema,
  shortStorySchema,
  storyFormSchema,
  storyIdSchema,
  storyListSchema,
  storySchema,
} from './stories.schema.ts'

const many = (length: number) => 'a'.repeat(length)
const tidied = (min: number, max: string) => `${min} to ${max} characters, without spaces at the ends`

/** What a call permits that does not say. */
const BY_THE_TERMS = { forAnalyses: true, onChannel: true, withLot: false }
const UNTICKED = { forAnalyses: false, onChannel: false, withLot: false, isMine: false, isOfAge: false }

describe('a short story', () => {
  it.each([
    [undefined, 'Please share at least 10 characters about your experience.'],
    ['123456789', 'Please share at least 10 characters about your experience.'],
    [` ${many(9)} `, 'Please share at least 10 characters about your experience.'],
    [many(1001), 'A story shared here has at most 1000 characters.'],
  ])('is not %j', (story, message) => {
    proves('limit: story lengths')
    expect(problemsOf(shortStorySchema, { story })).toEqual([`story: ${message}`])
  })

  it('is anonymous and has its two tags, unless it says otherwise', () => {
    proves('limit: story lengths')
    expect(shortStorySchema.parse({ story: ' 12345\r\n6789 ' })).toEqual({
      story: '12345\n6789',
      isAnonymous: true,
      tags: ['part_of_fortune', 'transformation'],
      ...BY_THE_TERMS,
    })
    const own = { story: many(1000), isAnonymous: false, tags: Array(10).fill(many(40)), ...BY_THE_TERMS }
    expect(shortStorySchema.parse(own)).toEqual(own)
    const tags = (...given: string[]) => problemsOf(shortStorySchema, { ...own, tags: given })
    expect(tags(' a ')).toEqual([])
    expect(shortStorySchema.parse({ ...own, tags: [' a '] }).tags).toEqual(['a'])
    expect(tags(many(41))).toEqual(['tags.0: Tags must be at most 40 characters'])
    expect(tags(' ')).toEqual(['tags.0: Tags must not be empty'])
    expect(tags(...Array(11).fill('a'))).toEqual(['tags: Tags must be at most 10 items'])
  })

  it('is described so', () => {
    const { story, tags } = shortStorySchema.shape
    expect(story.meta()).toMatchObject({ maxLength: 1000, description: tidied(10, '1,000') })
    expect(tags.unwrap().element.meta()).toMatchObject({ maxLength: 40, description: 'Not only spaces' })
  })
})

describe('a story', () => {
  const STORY = { title: 'The letter', storyContent: many(50) }

  it('of a call is anonymous by default, of a form only with the switch on', () => {
    const kept = { ...STORY, pseudonym: null, alignment: null }
    expect(storySchema.parse(STORY)).toEqual({ ...kept, isAnonymous: true, ...BY_THE_TERMS })
    expect(storyFormSchema.parse(STORY)).toEqual({ ...kept, isAnonymous: false, ...UNTICKED })
    expect(editStorySchema.parse({ id: 'a', ...STORY })).toEqual({ id: 'a', ...kept, isAnonymous: true })
  })

  it.each([
    [{ title: undefined }, 'title: Title must be at least 5 characters'],
    [{ title: ' abcd ' }, 'title: Title must be at least 5 characters'],
    [{ title: many(201) }, 'title: Title must be at most 200 characters'],
    [{ storyContent: undefined }, 'storyContent: Story must be at least 50 characters'],
    [{ storyContent: `${many(49)} ` }, 'storyContent: Story must be at least 50 characters'],
    [{ storyContent: `x${'\r\n'.repeat(60)}` }, 'storyContent: Story must be at least 50 characters'],
    [{ storyContent: many(20_001) }, 'storyContent: Story must be at most 20,000 characters'],
    [{ pseudonym: many(81) }, 'pseudonym: A pseudonym has at most 80 characters'],
    [{ alignment: 'grey' }, 'alignment: Please choose one of the themes'],
  ])('is refused with %j', (change, problem) => {
    for (const schema of [storySchema, storyFormSchema])
      expect(problemsOf(schema, { ...STORY, ...change })).toEqual([problem])
  })

  it('may be as long as the limits, and is trimmed', () => {
    const long = {
      title: many(200),
      storyContent: many(20_000),
      isAnonymous: false,
      pseudonym: many(80),
      alignment: 'dark' as const,
      ...BY_THE_TERMS,
    }
    expect(storySchema.parse(long)).toEqual(long)
    expect(
      storySchema.parse({
        title: ' The\nletter ',
        storyContent: ` ${many(25)}\r\n${many(25)} `,
        pseudonym: ' ',
        alignment: '',
      }),
    ).toEqual({
      title: 'The letter',
      storyContent: `${many(25)}\n${many(25)}`,
      isAnonymous: true,
      pseudonym: null,
      alignment: null,
      ...BY_THE_TERMS,
    })
    expect(problemsOf(storySchema, { title: many(5), storyContent: many(50) })).toEqual([])
    for (const alignment of ['light', 'dark', 'neutral'] as const)
      expect(storySchema.parse({ ...STORY, alignment }).alignment).toBe(alignment)
  })

  it('is described so', () => {
    const { title, storyContent } = storySchema.shape
    expect(title.meta()).toMatchObject({ maxLength: 200, description: tidied(5, '200') })
    expect(storyContent.meta()).toMatchObject({ maxLength: 20_000, description: tidied(50, '20,000') })
  })

  it('has an id of 1 to 64 characters', () => {
    for (const schema of [storyIdSchema, storyKeySchema]) {
      expect(schema.parse({ id: many(64) })).toEqual({ id: many(64) })
      expect(problemsOf(schema, { id: many(65) })).toEqual(['id: Id must be at most 64 characters'])
      expect(problemsOf(schema, { id: '' })).toEqual(['id: Id must not be empty'])
    }
    expect(problemsOf(editStorySchema, STORY)).toEqual(['id: Id is missing'])
  })

  it('is listed by pages: the first with ten, unless others are asked for', () => {
    expect(storyListSchema.parse({})).toEqual({ page: 1, size: 10 })
    expect(storyListSchema.parse({ page: '1000000', size: '1000' })).toEqual({ page: 1_000_000, size: 1000 })
    for (const page of [0, 1_000_001, '1e3']) expect(problemsOf(storyListSchema, { page })).toHaveLength(1)
    for (const size of [0, 1001, '1e2']) expect(problemsOf(storyListSchema, { size })).toHaveLength(1)
  })
})

describe('a decision', () => {
  const LONG = many(4001)
  const NOTES = 'Please write in the notes why you reject the story'

  it('to approve may have notes, and needs the revision in a call', () => {
    expect(approveStorySchema.parse({ id: 'a' })).toEqual({ id: 'a', adminNotes: null })
    expect(approveStorySchema.parse({ id: 'a', adminNotes: ' Good ', revision: '3' })).toEqual({
      id: 'a',
      adminNotes: 'Good',
      revision: 3,
    })
    expect(approveStorySchema.parse({ id: 'a', adminNotes: ' ', revision: 0 })).toMatchObject({
      adminNotes: null,
      revision: 0,
    })
    expect(approveStorySchema.parse({ id: 'a', adminNotes: many(4000) }).adminNotes).toHaveLength(4000)
    expect(problemsOf(approveStorySchema, { id: 'a', adminNotes: LONG })).toEqual([
      'adminNotes: Notes have at most 4,000 characters',
    ])
  })

  it('to reject needs notes', () => {
    expect(rejectStorySchema.parse({ id: 'a', adminNotes: ' Names people ' })).toEqual({
      id: 'a',
      adminNotes: 'Names people',
    })
    for (const none of [undefined, '', '  '])
      expect(problemsOf(rejectStorySchema, { id: 'a', adminNotes: none })).toEqual([`adminNotes: ${NOTES}`])
    expect(problemsOf(rejectStorySchema, { id: 'a', adminNotes: many(4000) })).toEqual([])
    expect(problemsOf(rejectStorySchema, { id: 'a', adminNotes: LONG })).toEqual([
      'adminNotes: Notes have at most 4,000 characters',
    ])
    expect(rejectStorySchema.shape.adminNotes.meta()).toEqual({
      maxLength: 4000,
      pattern: '\\S',
      description: 'Not only spaces',
    })
  })

  it('in the form is to approve or to reject, and a rejection needs a reason', () => {
    expect(reviewFormSchema.parse({ decision: 'approved', adminNotes: '' })).toMatchObject({
      decision: 'approved',
      adminNotes: null,
    })
    expect(problemsOf(reviewFormSchema, { decision: 'rejected', adminNotes: 'Why' })).toEqual([])
    expect(problemsOf(reviewFormSchema, { decision: 'rejected' })).toEqual([`adminNotes: ${NOTES}`])
    expect(problemsOf(reviewFormSchema, {})).toEqual(['decision: Please choose approve or reject'])
  })

  it('in the queue accepts a prepared reason or own words', () => {
    const base = { id: 'a', revision: 1, decision: 'rejected' as const }
    expect(queueFormSchema.parse({ ...base, reason: 'harm' })).toEqual({
      ...base,
      adminNotes: 'Part of this story could hurt a reader or another person, so it cannot be shown.',
    })
    expect(queueFormSchema.parse({ ...base, reason: 'harm', adminNotes: 'Mine' })).toEqual({
      ...base,
      adminNotes: 'Mine',
    })
    expect(queueFormSchema.parse({ ...base, decision: 'approved', reason: 'harm' })).toEqual({
      ...base,
      decision: 'approved',
      adminNotes: null,
    })
    expect(problemsOf(queueFormSchema, base)).toEqual([
      'adminNotes: Please choose a reason, or write why the story is rejected.',
    ])
    expect(problemsOf(queueFormSchema, { ...base, decision: 'maybe' })).toEqual([
      'decision: Please choose approve or reject',
    ])
    expect(problemsOf(queueFormSchema, { ...base, reason: 'none' })).toHaveLength(1)
  })

  it('on several stories names each with its revision', () => {
    const sent = { chosen: ['ab-c_1 7', `${many(64)} 123456789`], decision: 'approved' as const }
    expect(severalFormSchema.parse(sent)).toEqual({
      chosen: [
        { id: 'ab-c_1', revision: 7 },
        { id: many(64), revision: 123_456_789 },
      ],
      decision: 'approved',
      adminNotes: null,
    })
    const CHOOSE = 'chosen: Please choose at least one story.'
    expect(problemsOf(severalFormSchema, { ...sent, chosen: [] })).toEqual([CHOOSE])
    expect(problemsOf(severalFormSchema, { ...sent, chosen: undefined })).toEqual([CHOOSE])
    expect(problemsOf(severalFormSchema, { ...sent, chosen: Array(50).fill('a 1') })).toEqual([])
    expect(problemsOf(severalFormSchema, { ...sent, chosen: Array(51).fill('a 1') })).toHaveLength(1)
    for (const wrong of ['a', 'a b', ' 1', 'a 1 2', 'x! 1', `${many(65)} 1`, 'a 1234567890', '!a 1'])
      expect(problemsOf(severalFormSchema, { ...sent, chosen: [wrong] }), wrong).toEqual([
        'chosen.0: Chosen is not valid',
      ])
    expect(problemsOf(severalFormSchema, { ...sent, decision: 'rejected' })).toEqual([
      'adminNotes: Please choose a reason, or write why the story is rejected.',
    ])
    expect(severalFormSchema.parse({ ...sent, decision: 'rejected', reason: 'unclear' }).adminNotes).toBe(
      'Please say what happened, in order, so that a reader who does not know you can follow it.',
    )
  })

  it('on several stories by call has the same limits', () => {
    const one = { id: 'a', revision: 1 }
    const body = { chosen: [one], decision: 'rejected', adminNotes: null }
    expect(reviewSeveralSchema.parse(body)).toEqual(body)
    expect(problemsOf(reviewSeveralSchema, { ...body, chosen: [] })).toEqual([
      'chosen: Please choose at least one story.',
    ])
    expect(problemsOf(reviewSeveralSchema, { ...body, chosen: Array(50).fill(one) })).toEqual([])
    expect(problemsOf(reviewSeveralSchema, { ...body, chosen: Array(51).fill(one) })).toHaveLength(1)
    expect(problemsOf(reviewSeveralSchema, { ...body, chosen: [{ id: 'a' }] })).toEqual([
      'chosen.0.revision: Chosen is missing',
    ])
  })

  it('to feature a story is a flag or its word', () => {
    for (const [given, flag] of [
      [true, true],
      [false, false],
      ['true', true],
      ['false', false],
    ])
      expect(featureStorySchema.parse({ id: 'a', isFeatured: given })).toEqual({ id: 'a', isFeatured: flag })
    expect(problemsOf(featureStorySchema, { id: 'a', isFeatured: 'on' })).toHaveLength(1)
    expect(problemsOf(featureStorySchema, { id: 'a' })).toHaveLength(1)
  })

  it('an episode has a name, up to 12 stories, and a day and an address with https, or neither', () => {
    const longest = `https://films.example/${'x'.repeat(478)}`
    const episode = {
      name: 'Doors',
      chosen: ['a'],
      filmedOn: '2026-11-28',
      filmUrl: longest,
    }
    expect(newEpisodeSchema.parse(episode)).toEqual(episode)
    const { filmedOn: _, filmUrl: __, ...plain } = episode
    expect(newEpisodeSchema.parse(plain)).toEqual({ ...plain, filmedOn: null, filmUrl: null })
    expect(problemsOf(newEpisodeSchema, { ...episode, filmedOn: '2026-02-30' })).toHaveLength(1)
    for (const filmUrl of [
      `${longest}x`,
      'http://films.example/1',
      'httpsx://films.example',
      'xhttps://films.example',
      'javascript:alert(1)',
    ])
      expect(problemsOf(newEpisodeSchema, { ...episode, filmUrl })).toHaveLength(1)
    expect(problemsOf(newEpisodeSchema, { ...episode, name: ' ' })).toHaveLength(1)
    const many = Array.from({ length: 13 }, (_, index) => `s${index}`)
    for (const chosen of [[], many, ['']])
      expect(problemsOf(newEpisodeSchema, { ...episode, chosen })).toHaveLength(1)
  })
})
