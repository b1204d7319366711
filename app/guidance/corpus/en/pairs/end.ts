import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** How the chain of rulers ends, if in two planets or in a ring. A last planet is told in headlines. */
export const END: PairTexts['end'] = {
  'pair Sun Moon':
    'The rulers end with two, the Sun and the Moon, each in the other’s sign, so it is like a household with two heads who take turns.',
  'pair Sun Mercury':
    'At the end of the chain of rulers the Sun and Mercury live in each other’s signs, so what you mean and what you say have to agree with each other.',
  'pair Sun Venus':
    'The Sun and Venus are in each other’s signs at the end of the chain of rulers, so dignity is the guest of kindness, and kindness is the guest of dignity.',
  'pair Sun Mars':
    'The chain of rulers ends with the Sun and Mars, which have exchanged houses, so purpose and strength are like good neighbours who lend each other tools.',
  'pair Sun Jupiter':
    'The chain of rulers ends with the Sun and Jupiter, each in the other’s sign, so it is like two large households that invite the same people.',
  'pair Sun Saturn':
    'The Sun and Saturn end the chain of rulers in each other’s signs, so it is as if a leader and a careful old man had exchanged their keys.',
  'pair Moon Mercury':
    'The chain of rulers ends with the Moon and Mercury, each living with the other, so a feeling waits there for its word, and a word for its feeling.',
  'pair Moon Venus':
    'At the end of the chain of rulers are the Moon and Venus, each in a sign of the other, like care and affection in one kitchen.',
  'pair Moon Mars':
    'The chain of rulers ends with the Moon and Mars, which have exchanged signs, like a tender heart and a hot head under one roof.',
  'pair Moon Jupiter':
    'The Moon and Jupiter, each in the other’s sign, end the chain of rulers, so small daily things and large hopes are read as looking after each other.',
  'pair Moon Saturn':
    'The chain of rulers leads to the Moon and Saturn, each in the other’s sign, so warmth and cold live together, like a stove in winter.',
  'pair Mercury Venus':
    'Mercury and Venus end the chain of rulers, each in the other’s sign, like a poet and a singer who work at one desk.',
  'pair Mercury Mars':
    'At the end of the chain of rulers Mercury and Mars have changed houses, so your words and your hands have to agree.',
  'pair Mercury Jupiter':
    'The chain of rulers ends with Mercury and Jupiter, each in a sign of the other, so small details and wide views correct each other all day.',
  'pair Mercury Saturn':
    'The chain of rulers comes in the end to Mercury and Saturn, each in the other’s sign, so maybe you keep a thought until it is old enough to trust.',
  'pair Venus Mars':
    'The chain of rulers ends with Venus and Mars in each other’s signs, and these two opposites are like neighbours who have made peace and borrow salt again.',
  'pair Venus Jupiter':
    'The chain of rulers comes to rest with Venus and Jupiter, the two kind planets of the books, each in the other’s sign. They are like neighbours with one garden.',
  'pair Venus Saturn':
    'Venus and Saturn end the chain of rulers, each in the other’s house, so affection is read as learning to wait, and patience as growing warmer.',
  'pair Mars Jupiter':
    'The end of the chain of rulers is Mars and Jupiter in each other’s houses, so courage is taught to be fair, and fairness to act.',
  'pair Mars Saturn':
    'Mars and Saturn, at the end of the chain of rulers, have exchanged houses, so speed and care work together, like the two pedals of a car.',
  'pair Jupiter Saturn':
    'Jupiter and Saturn, in each other’s signs, have the last word together, so one opens the purse and the other writes down the sum.',
  'pair modern':
    'By the modern rulers the chain ends with two planets in each other’s signs, like two people who decide together.',
  'ring 1':
    'The rulers lead round in a ring: {ring}. Since none of them is the last, each good thing may help to begin another, as a baker keeps a piece of the dough for the next bread.',
  'ring 2':
    'The chain of rulers goes on to {ring}, and from the last back to the first, as on a walk round a town. In the same way it may help you to see a matter from every side.',
  'ring 3':
    'Round in a ring stand {ring}, and each depends on another. The parts of a life depend on each other too, and what goes well in one may help the next.',
  'ring 4':
    'No planet has the final word, because {ring} rule one another in a circle. So you may begin with whatever is nearest, and the rest can follow.',
  'ring 5':
    'Behind your lot are {ring}, which depend on one another like threads in one cloth, so if one thing in your life moves, others may move with it.',
  'ring 6':
    'The chain of rulers, {ring}, closes like a bracelet, which has no last link. Perhaps you, too, may begin at whichever link you like.',
}
