import type { LotName } from './lot-definitions.ts'
import type { HouseSystem } from './types.ts'

/** English names of the lots, as shown. */
export const LOT_TITLES: Readonly<Record<LotName, string>> = {
  fortune: 'Part of Fortune',
  spirit: 'Lot of Spirit',
  eros: 'Lot of Eros',
  necessity: 'Lot of Necessity',
  courage: 'Lot of Courage',
  victory: 'Lot of Victory',
  nemesis: 'Lot of Nemesis',
  love: 'Lot of love and affection',
  constancy: 'Lot of constancy',
  brothers: 'Lot of brothers',
  fathers: 'Lot of fathers',
  mother: 'Lot of the mother',
  friends: 'Lot of friends',
  journeys: 'Lot of journeys',
  piety: 'Lot of piety',
  intellect: 'Lot of intellect',
  wisdom: 'Lot of wisdom',
  knowledge: 'Lot of knowledge',
  work: 'Lot of work',
}

/** What each lot stands for, after its author, in plain words. */
export const LOT_MATTERS: Readonly<Record<LotName, string>> = {
  fortune: 'The body, livelihood and what comes to one without choosing it',
  spirit: 'The mind, intention and what one does by one’s own choice',
  eros: 'Wishes, what one is drawn to, friendship and favour',
  necessity: 'Limits, duties and what one has to work around',
  courage: 'Boldness and strength, and how they are used',
  victory: 'Trust, good hope, effort and generosity',
  nemesis: 'What is hidden or heavy, and the reckoning one owes oneself',
  love: 'Love and being at ease with one another',
  constancy: 'Steadiness, and what supports it; counted like the lot of love',
  brothers: 'Brothers and sisters',
  fathers: 'The father and his side of the family',
  mother: 'The mother',
  friends: 'Friends',
  journeys: 'Journeys, and being away from home',
  piety: 'Scruple, and care in matters of conscience',
  intellect: 'Reason and depth of thought',
  wisdom: 'Wisdom; counted like the lot of brothers',
  knowledge: 'Learning',
  work: 'Work, and responsibility for others',
}

/** English names of the house systems, as shown. */
export const HOUSE_SYSTEM_NAMES: Readonly<Record<HouseSystem, string>> = {
  placidus: 'Placidus',
  'whole-sign': 'Whole signs',
  porphyry: 'Porphyry',
  equal: 'Equal',
  alcabitius: 'Alcabitius',
  regiomontanus: 'Regiomontanus',
}

/** The same within a sentence, after "by". */
export const HOUSE_SYSTEMS_IN_SENTENCE: Readonly<Record<HouseSystem, string>> = {
  placidus: 'Placidus',
  'whole-sign': 'whole signs',
  porphyry: 'Porphyry',
  equal: 'equal houses',
  alcabitius: 'Alcabitius',
  regiomontanus: 'Regiomontanus',
}

/** How each house system divides the sky. */
export const HOUSE_SYSTEM_METHODS: Readonly<Record<HouseSystem, string>> = {
  placidus: 'Divides the time that each degree takes between horizon and meridian into three.',
  'whole-sign': 'The rising sign is the first house, the next sign the second, and so on.',
  porphyry: 'Divides each quarter of the zodiac between the angles into three equal parts.',
  equal: 'Twelve houses of thirty degrees, counted from the degree of the Ascendant.',
  alcabitius: 'Divides the time that the rising degree takes from horizon to meridian into three.',
  regiomontanus: 'Divides the equator into twelve equal parts from the horizon.',
}
