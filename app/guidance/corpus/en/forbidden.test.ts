import { describe, expect, it } from 'vitest'
import { forbiddenPhraseIn } from './forbidden.ts'

describe('a forbidden phrase', () => {
  it.each([
    // A planet, a sign, a ruler, a lot or a chart as the one who acts.
    ['Venus in trine gives to the lot freely.', 'Venus in trine gives'],
    ['Jupiter is held to bless what it touches.', 'Jupiter is held to bless'],
    ['From Aquarius the ruler sends help by unlikely messengers.', 'the ruler sends'],
    ['As lord of the lot, the Sun keeps the door.', 'lord of the lot'],
    ['The Sun looks after your share by daylight.', 'Sun looks after'],
    ['Jupiter, the ruler of your lot, rewards patience.', 'Jupiter, the ruler of your lot, rewards'],
    ['Saturn guards what is old.', 'Saturn guards'],
    ['Your Part of Fortune brings ease in company.', 'Part of Fortune brings'],
    ['The planets give to those who wait.', 'planets give'],
    ['Venus and Jupiter give ease.', 'Jupiter give'],
    ['Mars can protect this place.', 'Mars can protect'],
    ['The Moon sees the lot and brings small favours.', 'Moon sees the lot and brings'],
    ['The Moon’s trine gives you a way back.', 'Moon’s trine gives'],
    ['Your chart promises steady work.', 'Your chart promises'],
    ['The second house provides for the rest.', 'second house provides'],
    ['Libra blesses all that is shared.', 'Libra blesses'],
    ['Saturn has given this place its weight.', 'Saturn has given'],
    ['This work is blessed by Venus.', 'blessed by Venus'],
    ['Ease is a gift from Jupiter.', 'gift from Jupiter'],
    ['The eleventh is courted through Venus: court Venus with kindness.', 'court Venus'],
    ['Jupiter is the protector of this place.', 'Jupiter is the protector'],
    ['Mercury helps you to find words.', 'Mercury helps you'],
    ['It shows your allotted portion.', 'allotted portion'],
    // Promises, predictions and the like.
    ['You will prosper.', 'You will'],
    ['The verse confirms your chart.', 'verse confirms your'],
  ])('is in: %s', (sentence, turn) => {
    expect(forbiddenPhraseIn(sentence)).toContain(turn)
  })

  it.each([
    'Venus stands for the friend who gives without counting.',
    'Jupiter is read as giving room to others.',
    'In the old picture Jupiter gives to those around him.',
    'Jupiter is the planet of giving and of good counsel.',
    'Your Part of Fortune is in Scorpio, in the seventh house, the place of partners and of open opponents.',
    'The planet that rules Scorpio is Mars, and it has less rank here than it would like.',
    'It regards the lot by a trine, a night birth is its own half of the day, and it stands in the third house.',
    'The Moon supports them both from the eleventh house, where the chain of rulers also comes to rest.',
    'Because Mercury squares it, words and intentions are easily at cross purposes.',
    'When Venus stands in Cancer, a friend brings soup.',
    'With the Moon in the eleventh, give your friends time.',
    'Mercury in the twelfth asks you to give an answer slowly.',
    'Saturn is given the last place among the seven.',
    'The lot is sent on from sign to sign in the books.',
    'Mars by night is of its own sect; send the message you have written.',
    'Give what you can, and guard your tongue.',
    'God gives wisdom to whom He wills.',
    'Provision is from God alone, and no planet stands between.',
    'The sun gives warmth to the wall in March.',
    'A good ruler rewards honest work.',
    'Your Lord has not forsaken you.',
    'You give a lot, and seldom ask.',
    'The way of Leo is to give generously.',
    'The seventh house is the setting place, given to spouses and open opponents.',
    'Aquarius is drawn as a person pouring water for others.',
    'It is in Cancer, its fall, which the books compare to a capable person in a low seat.',
    'Because Mars is low in Cancer, strength here is read as protecting itself first.',
    'The Moon’s trine says the opposite: feeling is near, and people sense it.',
    'Scorpio narrows that further: it suits a few people trusted completely more than many known slightly.',
  ])('is not in: %s', (sentence) => {
    expect(forbiddenPhraseIn(sentence)).toBeNull()
  })

  it('is found in any sentence of a text', () => {
    const fine = 'Mars is in Cancer, its fall.'
    expect(forbiddenPhraseIn(`${fine} Saturn sends delay. ${fine}`)).toBe('Saturn sends')
    expect(forbiddenPhraseIn(`${fine} ${fine}`)).toBeNull()
    expect(forbiddenPhraseIn('')).toBeNull()
  })
})
