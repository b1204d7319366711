import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** Saturn or Mars in a kind aspect to the lot, by the place of the lot. */
export const FIRM: PairTexts['firm'] = {
  'Saturn 1':
    'Saturn, in a kind aspect to the first place, is the picture of a firm hand on the shoulder: you may be steadier in person than your plans are on paper.',
  'Saturn 2':
    'A kind regard of Saturn is like a locked drawer in the house of livelihood; what you put by has a way of staying put.',
  'Saturn 3':
    'By its friendly aspect Saturn suits the work of a good editor: a message of yours may be shorter and later than others, and believed.',
  'Saturn 4':
    'Saturn looks kindly at the walls, so old houses and old habits may hold you, in fashion or not.',
  'Saturn 5':
    'Even pleasure has a good carpenter here: under Saturn’s kind aspect the things most enjoyed may be the ones long practised.',
  'Saturn 6':
    'In a place of labour the friendly side of Saturn is worth a great deal, for a dull thing can be done well there, and for a long time.',
  'Saturn 7':
    'Towards other people Saturn’s kind aspect is reserve of the good sort, and those who deal with you may like to know where they stand.',
  'Saturn 8':
    'Saturn, in a kind aspect to this hard place, is like a drawer where the papers are in order; debts and endings need not be met unprepared.',
  'Saturn 9':
    'Study suits the friendly Saturn: a difficult book may be read in its company to the last page.',
  'Saturn 10':
    'In the place of work a kind Saturn means length of breath; it may be you who is handed the long jobs, because they come back finished.',
  'Saturn 11': 'Friendships under Saturn’s kind eye tend to begin slowly, and to be very hard to end.',
  'Saturn 12':
    'Saturn regards the hidden place kindly: perhaps you stay alone for a long while, and come out with something made.',
  'Mars 1':
    'Mars, by its kind aspect to the first place, is a good spine to have: when you are pushed, you may find your feet at once.',
  'Mars 2':
    'Where the living is earned Mars is friendly, and to ask, to bargain and to go out early may come easily to you.',
  'Mars 3':
    'A friendly Mars among words and errands speaks for the call that gets made and the parcel that gets carried.',
  'Mars 4':
    'Mars looks at the house in a kind way: you may be able to knock a wall through, and put up the shelf afterwards.',
  'Mars 5':
    'Mars is on good terms with this glad place, so it is possible to play to win here, and to lose well.',
  'Mars 6':
    'In labour a well-meaning Mars is strength for other people’s loads; the heavy end may well be yours.',
  'Mars 7':
    'Opposite numbers may meet a straight face in you, for under the kind aspect of Mars a disagreement is soon behind one.',
  'Mars 8':
    'Mars has a kind eye on what is owed and what is over, and a clean cut that others postpone can be made there.',
  'Mars 9':
    'On long roads, and with large questions, the friendly Mars is stamina, and an argument may be a way of finding out.',
  'Mars 10':
    'A kind Mars in the place of work suits decisions; yours may be made while the meeting is still looking for its glasses.',
  'Mars 11':
    'Among friends a kind Mars is the one who turns up to carry boxes, and friends may know that of you and like it.',
  'Mars 12':
    'Out of sight, and friendly, Mars needs no audience: you may fight your own laziness early in the morning, and win more often than you lose.',
}
