import { expect, it } from 'vitest'
import { births } from '#app/guidance/births.ts'
import { compose, type Judgement } from '#app/guidance/index.server.ts'
import { type FormerJudgement, shownContent } from './shown-content.server.ts'

function formerOf({ lotSign, ruler, help, test, ...others }: Judgement): FormerJudgement {
  const regard = (item: Judgement['help']) =>
    item && { ...item, to: item.to === 'ruler' ? ('keeper' as const) : item.to }
  return { ...others, manner: lotSign, keeper: ruler, help: regard(help), test: regard(test) }
}

it('reads a stored judgement with the former names like one with the present names', () => {
  const targets = new Set<string | undefined>()
  for (const chart of births(40, 7)) {
    const reading = compose({ chart })
    const { judgement } = reading
    targets.add(judgement.help?.to)
    for (const shown of [judgement, { ...judgement, help: null, test: null }]) {
      const expected = { ...reading, judgement: shown }
      expect(shownContent(expected)).toEqual(expected)
      expect(shownContent({ ...reading, judgement: formerOf(shown) })).toEqual(expected)
    }
  }
  expect(targets).toEqual(new Set(['lot', 'ruler']))
})
