import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** A planet with the lot, by the element of the sign. */
export const BESIDE: PairTexts['beside'] = {
  'Sun fire':
    'The lot and the Sun share a sign of fire. Well-being and being seen go together: a good day leaves a mark, and people may know whose it was.',
  'Sun earth':
    'In that earthy sign the Sun stands beside the lot. You may like what you are proud of to have a weight, a price, an edge that can be felt.',
  'Sun air':
    'With the Sun in the same airy sign, the lot is out in conversation. Perhaps you are most yourself when you can put your name under what you have said.',
  'Sun water':
    'A sign of water holds both the Sun and the lot. Its light is for places where people are tired, kitchens and corridors, more than for a stage; you may know them.',
  'Moon fire':
    'The lot has the Moon beside it, in fire. Moods are quick there, and recoveries too; your well-being may come back as suddenly as it went.',
  'Moon earth':
    'The Moon keeps the lot company in an earthy sign: bread, beds, plants, wages. When the small things are in order you may be well, and know it with your hands.',
  'Moon air':
    'Beside the lot, in air, is the Moon. A feeling passes when it has been told, and the telling may be half of your contentment.',
  'Moon water':
    'Moon and lot share a sign of water. One takes the colour of the room one is in, and so the choice of rooms may matter more for you than for most.',
  'Mercury fire':
    'Mercury stands with the lot in fire, so thought runs ahead of breath. You may be well when the idea and the first move come in the same minute.',
  'Mercury earth':
    'In earth, with Mercury for company, well-being keeps a list. Things that can be measured may let you sleep.',
  'Mercury air':
    'Mercury and the lot breathe one air. News, jokes and arguments are food there, and a silent week may be a fast for you.',
  'Mercury water':
    'Under the surface of a water sign Mercury sits by the lot. The main thing is said sideways, by a story or a song, and those who know you may hear it.',
  'Venus fire':
    'In the lot’s fiery sign is Venus as well. Liking is warm and immediate there, and to be liked back at once may be a great part of your good.',
  'Venus earth':
    'On the same earthy ground stands Venus. Good cloth, ripe fruit, a garden that somebody waters: the well-being meant here has a taste.',
  'Venus air':
    'In the airy sign of the lot Venus has company. Good manners may be a form of happiness with you.',
  'Venus water':
    'Venus swims in the sign of your lot. It is well where people are gentle, and you may hear early when the gentleness is about to stop.',
  'Mars fire':
    'Mars adds heat to heat: it stands with the lot in a sign of fire. You may feel alive when something is at stake, and restless when nothing is.',
  'Mars earth':
    'With Mars beside it in earth, the lot gets its sleeves rolled up. A day without having moved something heavy may feel like a day lent out.',
  'Mars air':
    'Mars and the lot stand in one sign of air, and debate is sport. You may think best against somebody.',
  'Mars water':
    'In water Mars is hot stone under a stream. It is calm on top, and very determined, and people may find out which when they push.',
  'Jupiter fire':
    'Jupiter stands by the lot in fire. A large plan may do you as much good as a large meal does others.',
  'Jupiter earth':
    'Jupiter and the lot stand in earth together, like a barn with its doors open. Enough, for you, may be enough to hand some over.',
  'Jupiter air':
    'Next to the lot, in air, is Jupiter, and talk turns to what is right. You may be glad in company that can disagree and stay for tea.',
  'Jupiter water':
    'Where the lot is, in water, Jupiter is too. You may forgive early, before it has become a decision.',
  'Saturn fire':
    'In the lot’s sign of fire is Saturn, and puts on one log at a time. Enthusiasms are few in such a house, perhaps, and last for decades.',
  'Saturn earth':
    'Saturn shares the lot’s earthy sign, as stone lies under a field. You may trust what has been paid for slowly.',
  'Saturn air':
    'In the lot’s sign of air Saturn keeps the minutes. What you enjoy you may also want to have straight, and agreed, and written down.',
  'Saturn water':
    'Saturn is ice along the edge of the water where your lot is. It takes time to thaw, and you may know from friends that it was worth waiting for.',
  'Uranus fire':
    'Uranus, by modern custom, is named beside the lot in fire: sudden starts are part of the picture.',
  'Uranus earth':
    'By modern custom one adds Uranus, in that earthy sign: you may keep good order in an order of your own.',
  'Uranus air':
    'Modern readers would point to Uranus, with the lot in air, and to opinions that arrive before their time.',
  'Uranus water':
    'Uranus stands close to the lot in water, a modern note: feelings change there without a forecast.',
  'Neptune fire':
    'Close to the lot in fire is Neptune, and modern custom hears in it a hope that is hard to put out.',
  'Neptune earth':
    'Neptune is named beside the lot in earth. A modern reader would say: you may see in a bare plot what it could be.',
  'Neptune air':
    'In air, and near the lot, is Neptune, to which modern books give dreams; some of your ideas may arrive in that way.',
  'Neptune water':
    'Near the lot in water stands Neptune, a modern name for what has no edge. You may feel a room before you have looked at it.',
  'Pluto fire':
    'With the lot in fire is Pluto, only a modern name. What you begin, perhaps you begin entirely.',
  'Pluto earth':
    'Pluto is close by in earth. Modern custom reads it as digging: you may want to know what the floor stands on.',
  'Pluto air':
    'By the lot, in air, modern readers find Pluto, and a mind that will not leave a question half asked.',
  'Pluto water':
    'Modern readers name Pluto here, with the lot in water. Still and deep may describe some of your quieter weeks.',
}
