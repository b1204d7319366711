import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The host of the ruler. */
export const RECEPTION: PairTexts['reception'] = {
  'host Sun sees':
    'The ruler of the lot is there as a guest of the Sun, which can see it. The old books call this being received: a respected person has said that the guest may stay.',
  'host Sun with':
    'The ruler of your lot is in one sign with its host, the Sun. It is as when the head of a house introduces you, and others trust you for it.',
  'host Moon sees':
    'The ruler of your lot is a guest in the Moon’s sign, and the Moon sees it: a place was laid.',
  'host Moon with':
    'The Moon, host of the ruler, stands beside it, so what your lot depends on does not live alone.',
  'host Mercury sees':
    'Mercury is the host of your ruler and can see it, so there is somebody whom you can ask.',
  'host Mercury with':
    'Guest and host, the ruler and Mercury, stand together, so where words fail you, somebody near you may find them.',
  'host Venus sees':
    'Venus is like the owner of a guest house in that sign, and it sees its guest. Even a stranger is soon at ease there.',
  'host Venus with':
    'The ruler of your lot shares a roof with its host, Venus, as when two people do the difficult part together.',
  'host Mars sees':
    'The host of your ruler is Mars, which has it in sight: a welcome in few words, and a true one.',
  'host Mars with':
    'The ruler shares the sign with Mars, its host. This is like a strong neighbour on the stairs, who is loud, and friendly to you.',
  'host Jupiter sees':
    'The ruler of your lot is a guest in Jupiter’s sign, and Jupiter looks at it. In the old books a guest can hardly have a kinder host.',
  'host Jupiter with':
    'Jupiter is there with its guest, in its own sign. The books call it reception, and it is like a street with few closed doors.',
  'host Saturn sees':
    'Saturn owns the house in which your lot’s ruler is a guest, a house with few words, a clean bed and steady help.',
  'host Saturn with':
    'The ruler lives with its host, Saturn, in one sign. Nothing is wasted in such a house, and its roof is sound.',
  'host Uranus sees':
    'By the modern rulers the ruler’s host is Uranus, which has it in view, so the welcome may be a surprising one.',
  'host Uranus with':
    'Uranus, the ruler’s host by the modern count, stands there too, so you can feel free to come and go.',
  'host Neptune sees':
    'Because Neptune is the host by modern rulers, and sees it, your welcome may be real even if nobody puts it into words.',
  'host Neptune with':
    'The ruler’s modern host, Neptune, shares the sign with it, and one hardly knows where the one ends and the other begins.',
  'host Pluto sees':
    'Pluto, host by the modern count, keeps the guest in view, and you may be welcome without being told so.',
  'host Pluto with':
    'The ruler of your lot lives in one sign with Pluto, its host by modern rulers, as safe as behind a locked door.',
}
