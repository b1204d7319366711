import { expect, it } from 'vitest'
import { births } from '#app/guidance/births.ts'
import { compose } from '#app/guidance/index.server.ts'
import { type FormerJudgement, type ShownJudgement, shownContent } from './shown-content.server.ts'

function formerOf({ lotSign, place, ruler, sight, help, test }: ShownJudgement): FormerJudgement {
  const regard = (item: ShownJudgement['help']) =>
    item && { ...item, to: item.to === 'ruler' ? ('keeper' as const) : item.to }
  return { place, sight, manner: lotSign, keeper: ruler, help: regard(help), test: regard(test) }
}

it('a stored judgement with the former names is read like one with the present names', () => {
  const targets = new Set<string | undefined>()
  for (const chart of births(40, 7)) {
    const reading = compose({ chart })
    const { judgement } = reading
    targets.add(judgement.help?.to)
    const { lotSign, place, ruler, sight, help, test } = judgement
    const own = { lotSign, place, ruler, sight, help, test }
    for (const shown of [own, { ...own, help: null, test: null }]) {
      const expected = { ...reading, judgement: shown }
      expect(shownContent(expected)).toEqual(expected)
      expect(shownContent({ ...reading, judgement: formerOf(shown) })).toEqual(expected)
    }
  }
  expect(targets).toEqual(new Set(['lot', 'ruler']))
})

it('a stored reading of the second version has no headline and no letter', () => {
  for (const chart of births(1, 8)) {
    const { plan: _, headline, letter, ...earlier } = compose({ chart })
    expect(shownContent(earlier)).toEqual({ ...earlier, headline: null, letter: [] })
    expect(shownContent({ ...earlier, headline, letter })).toMatchObject({ headline, letter })
  }
})
