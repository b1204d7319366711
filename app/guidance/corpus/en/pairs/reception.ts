import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The host of the ruler. */
export const RECEPTION: PairTexts['reception'] = {
  'host Sun sees':
    'The lot’s ruler lives there as a guest of the Sun, and the Sun can see it. The old books call this being received: a person of standing has said that the guest may stay.',
  'host Sun with':
    'The Sun is in that sign too, host and guest in one room. Whatever the ruler lacks of its own, it is answered for, as a newcomer is whom the head of the house has introduced.',
  'host Moon sees':
    'The ruler’s host is the Moon, who has it in view: a guest for whom a place was laid before the bell rang.',
  'host Moon with':
    'The Moon, in whose sign or honour the ruler is, stands beside it. What the lot depends on does not live alone.',
  'host Mercury sees':
    'Mercury owns the sign and has its guest, the ruler, in view, which means, in plain words, that there is somebody to ask.',
  'host Mercury with':
    'Guest and host, the ruler and Mercury, stand together. What one cannot do the other can explain.',
  'host Venus sees':
    'Venus is the landlady of that sign, and sees the guest. Received by her, even a stranger is soon at ease.',
  'host Venus with':
    'Under one roof with its host, Venus, the ruler is made comfortable; perhaps you have noticed how seldom the difficult part had to be done quite alone.',
  'host Mars sees':
    'Mars rules the sign and has its guest in sight. It is a rough sort of welcome, and it counts: nobody turns that guest away.',
  'host Mars with':
    'The ruler shares the sign with its host, and the host is Mars: a strong neighbour on the stairs, loud, and friendly to the guest.',
  'host Jupiter sees':
    'The sign is Jupiter’s and Jupiter looks on, an open-handed host. To be received by Jupiter is as good a reference as a guest can have.',
  'host Jupiter with':
    'Jupiter stands with its guest in its own sign. The books call it reception, and the ruler could hardly have a better host.',
  'host Saturn sees':
    'Saturn owns the house, and the ruler of your lot is its guest: few words, a clean bed, steady help and hardly a compliment.',
  'host Saturn with':
    'The ruler lives with its landlord, Saturn, in one sign. Nothing is spoiled there, nothing is wasted, and the roof holds.',
  'host Uranus sees':
    'By the modern rulers the guest’s host is Uranus, which has it in view: a welcome that follows no custom.',
  'host Uranus with':
    'Uranus, its host by the modern count, stands there too, so the guest is left free to come and go.',
  'host Neptune sees':
    'Neptune hosts it by the modern rulers, and sees it; the welcome is real, if never quite spelled out.',
  'host Neptune with':
    'Its modern host, Neptune, shares the sign with it, and where the one ends and the other begins is hard to say.',
  'host Pluto sees': 'Pluto, host by the modern count, keeps the guest in view and its thoughts to itself.',
  'host Pluto with':
    'Together with Pluto, its host by modern rulers, it lives in one sign, and locks the door at night.',
}
