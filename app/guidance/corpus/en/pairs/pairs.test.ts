import { describe, expect, it } from 'vitest'
import { births } from '#app/guidance/births.ts'
import { forbiddenPhraseIn } from '#app/guidance/corpus/en/forbidden.ts'
import { EN } from '#app/guidance/corpus/en/index.ts'
import type { GuidanceText } from '#app/guidance/corpus/pair-texts.ts'
import { candidatesOf } from '#app/guidance/judge/choose-tracks.ts'
import { judge } from '#app/guidance/judge/judge.ts'
import { ayahsOfPassage, hadithOfPassage } from '#app/guidance/passage.ts'
import { isSaid } from '#app/guidance/said.ts'
import { TRACKS } from '#app/guidance/types.ts'
import { PAIR_TEXTS } from './index.ts'

interface Text {
  id: string
  text: string
}

/** Every sentence or paragraph that a reader can meet. */
function textsIn(id: string, value: unknown): Text[] {
  if (typeof value === 'string') return id.endsWith('/passage') ? [] : [{ id, text: value }]
  return Object.entries(value as object).flatMap(([key, one]) => textsIn(`${id}/${key}`, one))
}

const TEXTS = textsIn('', PAIR_TEXTS)
const failing = (ok: (text: string) => boolean) =>
  TEXTS.filter(({ text }) => !ok(text)).map(({ id, text }) => `${id}: ${text}`)
const guidance: GuidanceText[] = Object.values(PAIR_TEXTS.guidance).flat()

describe('the paragraphs for pairs', () => {
  it('are complete sentences with typographic quotes', () => {
    expect(failing((text) => /^(?:[\p{Lu}‘]|\{ruler\}|\{sign\}).*[.?!’)]$/su.test(text))).toEqual([])
    expect(failing((text) => !/['"“”—]|\s{2}/.test(text))).toEqual([])
  })

  it('fill only the slots that a headline has, and a ring its own', () => {
    for (const { id, text } of TEXTS)
      for (const [, slot] of text.matchAll(/\{(\w+)\}/g)) {
        expect(id).toMatch(slot === 'ring' ? /^\/(?:headline\/|end\/ring )/ : /^\/(?:headline|opening)\//)
        expect(['sign', 'rulerSign', 'ruler', 'host', 'place', 'ring']).toContain(slot)
      }
  })

  it('call every planet it', () => {
    const planet = /\b(?:Venus|Moon)\b[^.]*\b(?:she|hers|who (?:is|has|means|stands|rules))\b/
    expect(failing((text) => !planet.test(text))).toEqual([])
  })

  it('promise, predict and frighten nowhere', () => {
    expect(failing((text) => forbiddenPhraseIn(text) === null)).toEqual([])
  })

  it('assume no spouse, child, parent or employer', () => {
    const assumed =
      /\byour (?:own )?(?:wife|husband|spouse|mother|father|son|daughter|child(?:ren)?|boss|marriage)\b/i
    expect(failing((text) => !assumed.test(text))).toEqual([])
  })

  it('assume no job where they name a subject', () => {
    const subjects = /^\/(?:lot|difficulty)\//
    const said = { loss: true, partner: true }
    expect(TEXTS.filter(({ id, text }) => subjects.test(id) && !isSaid(EN, text, said))).toEqual([])
  })

  it('speak of God, the Qur’an and the Prophet in the guidance alone', () => {
    const sacred = /\b(?:God|Allah|Qur’an|Prophet|peace be upon him)\b/
    const others = TEXTS.filter(({ id, text }) => !/^\/(?:guidance|turn)\//.test(id) && sacred.test(text))
    expect(others).toEqual([])
  })

  it('name in each guidance the place of its passage, which is a verse or a hadith of ours', () => {
    for (const { text, passage } of guidance) {
      const [ayah] = ayahsOfPassage(passage)
      const hadith = hadithOfPassage(passage)
      const place = ayah
        ? `(${passage.replace('quran ', '')})`
        : `(${hadith?.id.startsWith('muslim') ? 'Muslim' : 'Bukhari'} ${hadith?.number})`
      expect(text).toContain(place)
    }
  })

  it('answer nobody with a passage that accuses', () => {
    const accusing = ['quran 107:1-7', 'quran 39:53', 'quran 25:70-71', 'bukhari-33']
    expect(guidance.filter(({ passage }) => accusing.includes(passage))).toEqual([])
  })

  it('say the words ‘peace be upon him’ wherever they name the Prophet or Moses', () => {
    for (const { text } of guidance) {
      if (/\bthe Prophet\b/.test(text)) expect(text).toContain('peace be upon him')
      if (/\bMoses\b/.test(text)) expect(text).toMatch(/Moses(?: and Aaron)?, peace be upon (?:him|them)/)
    }
  })

  it('name in each part all subjects but a loss, which is said, and worship, which is read from no chart', () => {
    const found = { gift: new Set<string>(), difficulty: new Set<string>(), help: new Set<string>() }
    for (const chart of births(2000, 4)) {
      const candidates = candidatesOf(judge(chart))
      for (const part of ['gift', 'difficulty', 'help'] as const)
        for (const { name } of candidates[part]) found[part].add(name)
    }
    for (const names of Object.values(found))
      expect(names).toEqual(new Set(TRACKS.filter((name) => name !== 'loss' && name !== 'worship')))
  })
})
