import { expect, it } from 'vitest'

it('toContainAll fails if a part is missing, and with not if one is there', () => {
  expect('one and two').toContainAll('one', 'two')
  expect('one and two').not.toContainAll('three', 'four')
  expect(() => expect('one and two').toContainAll('one', 'three')).toThrow('Does not contain “three”')
  expect(() => expect('one and two').not.toContainAll('three', 'two')).toThrow('Contains “two”')
})
