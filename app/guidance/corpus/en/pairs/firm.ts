import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** Saturn or Mars in a kind aspect to the lot, by the place of the lot. */
export const FIRM: PairTexts['firm'] = {
  'Saturn 1':
    'Beside all this stands something steady. A kind aspect of Saturn to the place of your own person is like a firm hand on the shoulder, and you may be steadier than your plans.',
  'Saturn 2':
    'Beside all this stands something steady. Saturn looks kindly at the place of livelihood, like a drawer that locks well: what you put aside tends to stay there.',
  'Saturn 3':
    'Beside all this stands something steady. Saturn has a friendly aspect to the place of messages, so yours may be short and well considered, and people may believe them.',
  'Saturn 4':
    'Beside all this stands something steady. Because Saturn has a kind view of house and family, old walls and old habits may be a support for you.',
  'Saturn 5':
    'Beside all this stands something steady. Even pleasure can be a craft when Saturn looks at it kindly, and a song that you have practised for years may please you most.',
  'Saturn 6':
    'Beside all this stands something steady. Labour and a friendly Saturn go well together: a dull task may be done well by you, and for a long time.',
  'Saturn 7':
    'Beside all this stands something steady. Towards other people a kind Saturn means a quiet manner, and they may like to know where they stand with you.',
  'Saturn 8':
    'Beside all this stands something steady. For what is owed and what ends, Saturn’s kind aspect is like a drawer with its papers in order, and perhaps such things find you prepared.',
  'Saturn 9':
    'Beside all this stands something steady. Study needs patience, and Saturn sees this place with a friendly eye, so perhaps you read a difficult book to its last page.',
  'Saturn 10':
    'Beside all this stands something steady. A kind Saturn in view of your public work means patience, and people may hand you long tasks because they come back finished.',
  'Saturn 11':
    'Beside all this stands something steady. Friends are seen here by a kind Saturn, and your friendships may begin slowly and last very long.',
  'Saturn 12':
    'Beside all this stands something steady. Saturn regards the hidden place kindly, so perhaps you stay alone for a long while and come back with something finished.',
  'Mars 1':
    'Beside all this stands something strong. A friendly aspect of Mars to your own person is like a straight back: when somebody pushes you, you may stand firm at once.',
  'Mars 2':
    'Beside all this stands something strong. Where the living is earned Mars is kind, so it may be easy for you to ask, to bargain and to go out early.',
  'Mars 3':
    'Beside all this stands something strong. Mars is kind to the place of words and errands, so perhaps it is you who makes the call or carries the parcel.',
  'Mars 4':
    'Beside all this stands something strong. Mars sees the house in a friendly way, so you may be able to take down a wall and put up the shelf afterwards.',
  'Mars 5':
    'Beside all this stands something strong. The place of play has a friendly look from Mars, so you may play to win and still lose well.',
  'Mars 6':
    'Beside all this stands something strong. In labour a kind Mars means strength for other people’s loads, and often it may be you who takes the heavy end.',
  'Mars 7':
    'Beside all this stands something strong. Since Mars is kind to the place of the other person, you may disagree openly with somebody and soon forget it.',
  'Mars 8':
    'Beside all this stands something strong. Debts and endings sometimes need a clean cut, and with a friendly Mars you may make one that others put off.',
  'Mars 9':
    'Beside all this stands something strong. Long roads and large questions need strength, which a kind Mars stands for, and an argument may be your way of finding out.',
  'Mars 10':
    'Beside all this stands something strong. Decisions suit the place of public work when Mars sees it kindly, and yours may be made while others still look for their glasses.',
  'Mars 11':
    'Beside all this stands something strong. Among friends a kind Mars is somebody who comes and carries boxes, and your friends may know and like this in you.',
  'Mars 12':
    'Beside all this stands something strong. Mars has a kind view of the place that nobody sees, so perhaps you find your strength early in the morning, before anyone is up.',
}
