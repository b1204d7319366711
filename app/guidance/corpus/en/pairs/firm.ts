import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** Saturn or Mars in a kind aspect to the lot, by the place of the lot. */
export const FIRM: PairTexts['firm'] = {
  'Saturn 1':
    'At other times something steady shows in you. A kind aspect of Saturn to the place of your own person is like a firm hand on the shoulder, and you may be steadier than your plans.',
  'Saturn 2':
    'At other times something steady shows in you. Saturn looks kindly at the place of livelihood, like a drawer that locks well: some of what you put aside may stay there.',
  'Saturn 3':
    'In writing you are steadier. Saturn has a friendly aspect to the place of messages, so what you put on paper may be short and well considered, and people may believe it.',
  'Saturn 4':
    'At other times something steady shows in you. Because Saturn has a kind view of house and family, old walls and old habits may be a support for you.',
  'Saturn 5':
    'At other times something steady shows in you. Pleasure can be a craft, too, where Saturn looks at it kindly, and a song that you have practised for years may please you most.',
  'Saturn 6':
    'At other times something steady shows in you. Labour and a friendly Saturn go well together: a dull task that somebody needs may be done well by you, and for a long time.',
  'Saturn 7':
    'At other times something steady shows in you. Towards other people a kind Saturn means a promise that is kept, and people who have one from you may rely on it.',
  'Saturn 8':
    'At other times something steady shows in you. For what is owed and what ends, Saturn’s kind aspect is like a drawer with its papers in order, and perhaps such things find you prepared.',
  'Saturn 9':
    'At other times something steady shows in you. Study needs patience, and Saturn sees this place with a friendly eye, so perhaps you read a difficult book to its last page.',
  'Saturn 10':
    'At other times something steady shows in you. A kind Saturn in view of your public work means patience, and people may hand you long tasks because those that they need come back finished.',
  'Saturn 11':
    'Saturn looks kindly on the place of friends, and some of your friendships may begin slowly and last very long.',
  'Saturn 12':
    'At other times something steady shows in you. Saturn regards the hidden place kindly, so perhaps you stay alone for a long while and come back with something finished.',
  'Mars 1':
    'Beside all this stands something strong. A friendly aspect of Mars to your own person is like a straight back: when somebody pushes you, you may stand firm at once.',
  'Mars 2':
    'Beside all this stands something strong. Where the living is earned Mars is kind, so it may be easy for you to ask, to bargain and to go out early.',
  'Mars 3':
    'One thing comes easily to you here. Mars is kind to the place of words and errands, so perhaps it is you who makes the call or carries the parcel.',
  'Mars 4':
    'There is strength in you as well. Mars sees the house in a friendly way, so once you have begun, you may take down a wall and put up the shelf afterwards.',
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
