import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** A planet with the lot, by the element of the sign. */
export const BESIDE: PairTexts['beside'] = {
  'Sun fire':
    'The lot and the Sun share a sign of fire, so well-being and being seen go together. A good day of yours leaves a mark that people notice.',
  'Sun earth':
    'In that earthy sign the Sun stands beside the lot, and pride is read there in things that have weight and a price and can be touched.',
  'Sun air':
    'With the Sun in the same airy sign, the lot belongs to conversation, so you may be most yourself when you can put your name under what you have said.',
  'Sun water':
    'Sun and lot are both in a sign of water, the element of feeling: your light is for tired people in kitchens and corridors more than for a stage.',
  'Moon fire':
    'The lot has the Moon beside it, in fire, and moods are quick there, so well-being comes back as suddenly as it went.',
  'Moon earth':
    'The Moon keeps the lot company in an earthy sign, and earth means bread, beds and wages, so it may do you good when such small things are in order.',
  'Moon air':
    'The Moon is beside the lot in air, so feeling and talk belong together. A feeling is half over when somebody has heard about it.',
  'Moon water':
    'The Moon and the lot share a sign of water, and water takes the colour of its glass, so the people and rooms around you may matter more to you than to most.',
  'Mercury fire':
    'Mercury stands with the lot in fire, so thought is fast, and the joy is in starting while the idea is warm.',
  'Mercury earth':
    'In earth, with Mercury for company, well-being likes a list, and sleeps better when a thing has been counted and measured.',
  'Mercury air':
    'Mercury and the lot are together in air, the element of talk, so news, jokes and arguments are like food, and a silent week is a long one.',
  'Mercury water':
    'Mercury, the planet of words, sits by the lot in a quiet water sign, and stands for the main thing said in a story or a song.',
  'Venus fire':
    'Venus is in the lot’s fiery sign as well, so affection is read as warm and quick. It does you much good when somebody likes you back at once.',
  'Venus earth':
    'Venus stands on the same earthy ground as the lot, so good cloth, ripe fruit and a garden that somebody waters may belong to your well-being.',
  'Venus air':
    'Venus, which means good company, is in the airy sign of the lot, so good manners are read as a form of happiness.',
  'Venus water':
    'Because Venus means gentleness, and it is in the watery sign of your lot, you feel well where people are gentle, and are quick to notice gentleness.',
  'Mars fire':
    'Mars stands with the lot in a sign of fire, which adds heat to heat: alive when there is something to win, and restless when there is not.',
  'Mars earth':
    'With Mars beside it in earth, the lot has to do with hard work, and a day without any effort of the hands is read as a lost one.',
  'Mars air': 'Mars and the lot stand in one sign of air, so a thought may be at its best in lively company.',
  'Mars water':
    'In water, beside the lot, Mars is like a hot stone under a stream, calm to look at and very determined, as people notice when they push.',
  'Jupiter fire':
    'Jupiter stands by the lot in fire, and both mean large plans, so a plan of that size is read as doing you as much good as a feast.',
  'Jupiter earth':
    'Jupiter and the lot stand in earth together, like a barn with its doors open, and in this picture enough is what one hands on.',
  'Jupiter air':
    'Jupiter, the planet of fairness, is next to the lot in air, the element of talk, and perhaps you like people who can disagree and stay for tea.',
  'Jupiter water':
    'Where the lot is, in water, Jupiter is too, and it means a wide heart, which forgives early, before it has decided to.',
  'Saturn fire':
    'Saturn is in the lot’s sign of fire, like someone who lays one log at a time on the coals, keen on few things, and for many years.',
  'Saturn earth':
    'Saturn shares the lot’s earthy sign, as stone lies under a field, so maybe you trust most what has been paid for slowly.',
  'Saturn air':
    'Saturn, a picture of order, shares the airy sign of the lot, so even a pleasure is read as something to be agreed and written down.',
  'Saturn water':
    'Saturn, with the lot in water, is like ice along the edge: it takes time to grow warm, and friends say that it was worth the wait.',
  'Uranus fire': 'Uranus, by modern custom, is named beside the lot in fire, for sudden starts.',
  'Uranus earth':
    'By modern custom one adds Uranus, in that earthy sign, for good order in an order of your own.',
  'Uranus air':
    'Modern readers would point to Uranus, with the lot in air, for an opinion that is held before its time.',
  'Uranus water':
    'Uranus stands close to the lot in water, a modern note, and your feelings may change without warning.',
  'Neptune fire':
    'Neptune is close to the lot in fire, and modern custom sees in it a hope that is hard to put out.',
  'Neptune earth':
    'Neptune is named beside the lot in earth, and a modern reader would say that you may see what an empty field could be.',
  'Neptune air':
    'Neptune is near the lot in air. Modern books connect it with dreams, and with ideas that arrive in that way.',
  'Neptune water':
    'Neptune, a modern name for what has no edge, is near the lot in water, and means a room that is felt before it is looked at.',
  'Pluto fire':
    'Pluto, only a modern name, is with the lot in fire, and what begins there begins completely.',
  'Pluto earth':
    'Pluto is close by in earth, and modern custom reads it as digging, down to what the floor stands on.',
  'Pluto air':
    'By the lot, in air, modern readers find Pluto, and perhaps you find it hard to leave a question half asked.',
  'Pluto water': 'Modern readers name Pluto here, with the lot in water, for weeks that are quiet and deep.',
}
