import type { Sentences } from '#app/guidance/corpus/corpus.ts'
import type { Cause } from '#app/guidance/types.ts'
import { FACTS } from './facts.ts'
import { BOUND_STYLES, capital, houseOf, listed, named, nth } from './names.ts'

const FROM_LOT = { 10: 'what the gift may be known by', 11: 'what comes to you through others' } as const

/** How a difficulty shows, by its cause, in words that name nothing of a chart. */
const SHOWN_BY: Readonly<Record<Cause, string>> = {
  delay: 'waiting and weighing',
  heat: 'haste or heat',
  hidden: 'what stays out of sight',
  far: 'not feeling at home in it',
  ease: 'what goes too easily to be noticed',
}

export const SENTENCES: Sentences = {
  difficultyReason: (difficulty, cause) =>
    `The difficulty named above is ${difficulty}, and it shows by ${SHOWN_BY[cause]}.`,
  stepReason: (title, why) => `The step is for ${title}: ${why}.`,
  practiceReason: (title, why) => `The practice is for ${title}: ${why}.`,
  stepLead: { today: 'Today', week: 'This week', month: 'This month, your gift' },
  monthWhy: 'a gift grows in use',
  step: ({ lead, text }) => `${lead}: ${text}`,
  helpTitle: {
    benefic: 'something pleasant',
    light: 'a steady habit',
    host: 'somebody who knows the way',
    own: 'a strength of your own',
  },
  bound: (planet) =>
    `The degree of the lot lies in a bound of ${named(planet)}. The style of the gift is ${BOUND_STYLES[planet] ?? ''}.`,
  fromLot: ({ planets, sign, nth: n }) =>
    `${capital(listed(planets.map(named)))} ${planets.length > 1 ? 'stand' : 'stands'} in ${sign}, the ${nth(n)} place from the lot: ${FROM_LOT[n]}.`,
  readFrom({ place, lotSign }, { gift, cause, hard, difficulty }) {
    const lotText = `Part of Fortune in ${lotSign.sign}, ${houseOf(place.place, place.house, place.system).replace('the ', '')}`
    return {
      fortunePath: `${capital(gift.join('; '))}; ${cause}.`,
      currentBlockages: `${capital(hard.join('; '))}.`,
      spiritualGuidance: `The difficulty named above, ${difficulty}.`,
      practicalSteps: `Today and this week from the difficulty named above; this month from the gift.`,
      lightSidePattern: `${lotText}; the difficulty named above.`,
      darkSideWarning: `The same: ${lotText}; the difficulty.`,
      realLifeExamples: 'The difficulty named above: once as it shows, once as it eases.',
    }
  },
  chosen: (reason) => `Chosen because ${reason}`,
  similarity({ themes, sign, house, fact }) {
    const touches = `it touches on ${themes.join(' and ')}`
    const also = [...(sign ? [`in ${sign}`] : []), ...(house ? [`in the ${nth(house)} house`] : [])]
    const own =
      also.length === 0 ? '' : `, and the Part of Fortune of its own chart, too, stands ${also.join(', ')}`
    return `${touches}${own}. In your chart: ${FACTS.clause(fact)}`
  },
  tale: ({ title, name, trait, fact }) =>
    `it is about ${title}: ${name} ${trait}; in your chart: ${FACTS.clause(fact)}`,
}
