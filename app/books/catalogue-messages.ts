import { translated } from '#app/language/current.ts'

const NUMBERS = 'First Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth Eleventh Twelfth'.split(' ')

/** Topics of passages, and headings within them. */
export const catalogueWords = translated('catalogue', {
  en: {
    topics: {
      lot: {
        title: 'The Lot of Fortune',
        lead: 'What the lot is, how each author counts it, and how it is judged by the planet that rules it.',
      },
      lots: {
        title: 'Other lots',
        lead: 'Lots on reflective matters, all from the fifth chapter of al-Qabisi.',
      },
      houses: {
        title: 'The twelve houses',
        lead: 'Firmicus counts places by whole signs from the Ascendant; Lilly counts houses by their cusps. What they stand for is much the same.',
      },
      places: {
        title: 'Strong and weak places',
        lead: 'Angular, succedent and cadent places, and those that cannot see the Ascendant.',
      },
      signs: {
        title: 'The manner of the signs',
        lead: 'These descriptions are short, and some are harsh. A reading takes their direction, not their judgement of people.',
      },
      planets: {
        title: 'The nature of the planets',
        lead: 'What each planet stands for, in good and in bad condition.',
      },
      dignities: {
        title: 'Dignity and rank',
        lead: 'Where a planet is at home, honoured, among its own or a stranger, and how it shares the condition of the planet that rules its sign.',
      },
      sect: {
        title: 'Day and night, help and harm',
        lead: 'Planets of the day and of the night, benefics and malefics, and what makes either stronger or weaker.',
      },
      sun: {
        title: 'Nearness to the Sun',
        lead: 'The authors agree that the Sun’s rays hide a planet, and differ in the number of degrees.',
      },
      motion: {
        title: 'Forward, backward, standing still',
        lead: 'Direct and retrograde motion, and the stations between them.',
      },
      aspects: {
        title: 'Aspects, sight and reception',
        lead: 'Which signs see each other and how, when an aspect comes to be and passes, and how a planet is received.',
      },
    },
    general: 'In general',
    house: (n: number) => `${NUMBERS[n - 1]} house`,
    planet: (planet: string, name: string) => (planet === 'Sun' || planet === 'Moon' ? `The ${name}` : name),
  },
})
