import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** A planet with the lot, by the element of the sign. */
export const BESIDE: PairTexts['beside'] = {
  'Sun fire':
    'The lot and the Sun share a sign of fire, so well-being and being seen go together. A good day of yours may leave a mark that people notice.',
  'Sun earth':
    'In that earthy sign the Sun stands beside the lot, so perhaps you are proudest of things that have weight and a price and can be touched.',
  'Sun air':
    'With the Sun in the same airy sign, the lot belongs to conversation, so you may be most yourself when you can put your name under what you have said.',
  'Sun water':
    'A sign of water, the element of feeling, holds both the Sun and the lot, so your light may be for tired people in kitchens and corridors more than for a stage.',
  'Moon fire':
    'The lot has the Moon beside it, in fire, and moods are quick there, so your well-being may come back as suddenly as it went.',
  'Moon earth':
    'The Moon keeps the lot company in an earthy sign, and earth means bread, beds and wages, so when such small things are in order you may be well.',
  'Moon air':
    'The Moon is beside the lot in air, so feeling and talk belong together. A feeling may pass once you have told somebody about it.',
  'Moon water':
    'The Moon and the lot share a sign of water, and water takes the colour of its glass, so the choice of rooms may matter more for you than for most.',
  'Mercury fire':
    'Mercury stands with the lot in fire, so thought is fast. You may be happy when you can take the first step in the very minute of the idea.',
  'Mercury earth':
    'In earth, with Mercury for company, well-being likes a list, and perhaps you sleep better when a thing has been counted and measured.',
  'Mercury air':
    'Mercury and the lot are together in air, the element of talk, so news, jokes and arguments may be food for you, and a silent week a long one.',
  'Mercury water':
    'Mercury, the planet of words, sits by the lot in a quiet water sign, so perhaps you say the main thing through a story or a song, and friends hear it.',
  'Venus fire':
    'Venus is in the lot’s fiery sign as well, so affection may be warm and quick. It may do you much good when somebody likes you back at once.',
  'Venus earth':
    'Venus stands on the same earthy ground as the lot, so good cloth, ripe fruit and a garden that somebody waters may belong to your well-being.',
  'Venus air':
    'Venus, which means good company, is in the airy sign of the lot, so good manners may be a form of happiness with you.',
  'Venus water':
    'Because Venus means gentleness, and it is in the watery sign of your lot, perhaps you feel well where people are gentle, and notice early when that is about to stop.',
  'Mars fire':
    'Mars stands with the lot in a sign of fire, which adds heat to heat, and perhaps you feel alive when there is something to win, and restless when there is not.',
  'Mars earth':
    'With Mars beside it in earth, the lot has to do with hard work, and a day without any effort of the hands may feel lost to you.',
  'Mars air':
    'Mars and the lot stand in one sign of air, so debate can be a sport. Perhaps you think best against somebody.',
  'Mars water':
    'In water, beside the lot, Mars is like a hot stone under a stream, so you may look calm and be very determined, and people notice when they push.',
  'Jupiter fire':
    'Jupiter stands by the lot in fire, and both mean large plans, so one of them may do you as much good as a feast does others.',
  'Jupiter earth':
    'Jupiter and the lot stand in earth together, like a barn with its doors open, so perhaps you have enough when you can hand some of it on.',
  'Jupiter air':
    'Jupiter, the planet of fairness, is next to the lot in air, the element of talk, and perhaps you like people who can disagree and stay for tea.',
  'Jupiter water':
    'Where the lot is, in water, Jupiter is too, and it means a wide heart, so perhaps you forgive early, before you have decided to.',
  'Saturn fire':
    'Saturn is in the lot’s sign of fire, like someone who lays one log at a time on the coals, and perhaps you are keen on few things, and for many years.',
  'Saturn earth':
    'Saturn shares the lot’s earthy sign, as stone lies under a field, so maybe you trust most what has been paid for slowly.',
  'Saturn air':
    'Saturn, a picture of order, shares the airy sign of the lot, and what you enjoy, you may also want to have agreed and written down.',
  'Saturn water':
    'Saturn, with the lot in water, is like ice along the edge, so perhaps you need time to grow warm, and friends may say that it was worth the wait.',
  'Uranus fire':
    'Uranus, by modern custom, is named beside the lot in fire, and maybe you know sudden starts.',
  'Uranus earth':
    'By modern custom one adds Uranus, in that earthy sign, so maybe you keep good order in an order of your own.',
  'Uranus air':
    'Modern readers would point to Uranus, with the lot in air, and perhaps you hold an opinion before its time.',
  'Uranus water':
    'Uranus stands close to the lot in water, a modern note, and your feelings may change without warning.',
  'Neptune fire':
    'Neptune is close to the lot in fire, and modern custom sees in it a hope that is hard to put out.',
  'Neptune earth':
    'Neptune is named beside the lot in earth, and a modern reader would say that you may see what an empty field could be.',
  'Neptune air':
    'Neptune is near the lot in air. Modern books connect it with dreams, and some of your ideas may arrive in that way.',
  'Neptune water':
    'Neptune, a modern name for what has no edge, is near the lot in water, and perhaps you feel a room before you look at it.',
  'Pluto fire':
    'Pluto, only a modern name, is with the lot in fire, and what you begin you may begin completely.',
  'Pluto earth':
    'Pluto is close by in earth, and modern custom reads it as digging, so you may want to know what the floor stands on.',
  'Pluto air':
    'By the lot, in air, modern readers find Pluto, and perhaps you find it hard to leave a question half asked.',
  'Pluto water':
    'Modern readers name Pluto here, with the lot in water, and some of your weeks may be quiet and deep.',
}
