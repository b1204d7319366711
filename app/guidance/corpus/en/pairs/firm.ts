import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** Saturn or Mars in a kind aspect to the lot, by the place of the lot. */
export const FIRM: PairTexts['firm'] = {
  'Saturn 1':
    'Saturn, in a kind aspect, has a firm hand on your shoulder here: you are steadier in person than your plans are on paper.',
  'Saturn 2':
    'A kind regard of Saturn is like a locked drawer in the house of livelihood. What you put by tends to stay put.',
  'Saturn 3':
    'By its friendly aspect Saturn makes a good editor of your messages. You say less, later, and it is believed.',
  'Saturn 4':
    'Saturn looks kindly at the walls. Old houses and old habits hold you, and you may lean on them without asking whether they are in fashion.',
  'Saturn 5':
    'Even pleasure has a good carpenter in it: through Saturn’s kind aspect you enjoy most what you have practised.',
  'Saturn 6':
    'In a place of labour the friendly side of Saturn is worth a great deal; you can do a dull thing well for a long time.',
  'Saturn 7':
    'Towards other people Saturn’s kind aspect is reserve of the good sort. Those who deal with you know where they stand.',
  'Saturn 8':
    'Saturn, in a kind aspect to this hard place, keeps the papers in order; debts and endings do not take you by surprise.',
  'Saturn 9': 'Study suits the friendly Saturn. You can read the difficult book to its last page, and do.',
  'Saturn 10':
    'In the place of work a kind Saturn is seniority: people hand you the long jobs because the long jobs come back finished.',
  'Saturn 11': 'Your friendships have Saturn’s kind eye on them. They begin slowly and are very hard to end.',
  'Saturn 12':
    'Saturn regards the hidden place kindly. You can be alone for a long while and come out with something made.',
  'Mars 1':
    'Mars, by its kind aspect, is a good spine to have: when you are pushed you find your feet at once.',
  'Mars 2': 'Where the living is earned Mars is friendly, and so you can ask, bargain, and go out early.',
  'Mars 3':
    'A friendly Mars among words and errands means that the call gets made and the parcel gets carried.',
  'Mars 4':
    'Mars looks at the house in a kind way. You can knock a wall through, and put up the shelf afterwards.',
  'Mars 5':
    'Because Mars is on good terms with this glad place, you play to win and are a good loser by evening.',
  'Mars 6':
    'In labour a well-meaning Mars is strength for other people’s loads; you are the one who takes the heavy end.',
  'Mars 7':
    'Opposite numbers meet a straight face in you, thanks to the kind aspect of Mars: you disagree today and have it behind you tomorrow.',
  'Mars 8':
    'Mars has a kind eye on what is owed and what is over. You can make the cut that others postpone.',
  'Mars 9':
    'On long roads, and with large questions, the friendly Mars is stamina. You argue in order to find out.',
  'Mars 10':
    'A kind Mars in the place of work takes the decision while the meeting is still looking for its glasses.',
  'Mars 11': 'Among friends your Mars is the one who turns up with a van. They know it, and like you for it.',
  'Mars 12':
    'Out of sight, and friendly, Mars keeps no audience: you fight your own laziness early in the morning, and win more often than not.',
}
