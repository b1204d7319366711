import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** A planet with the lot, by the element of the sign. */
export const BESIDE: PairTexts['beside'] = {
  'Sun fire':
    'The lot and the Sun share a sign of fire. Well-being and being seen go together: a good day leaves a mark, and people know whose it was.',
  'Sun earth':
    'In that earthy sign the Sun stands beside the lot. You like what you are proud of to have a weight, a price, an edge that can be felt.',
  'Sun air':
    'With the Sun in the same airy sign, the lot is out in conversation. You are most yourself when you can put your name under what you have said.',
  'Sun water':
    'A sign of water holds both the Sun and the lot. You shine where people are tired, in kitchens and corridors, more than on a stage.',
  'Moon fire':
    'The lot has the Moon beside it, in fire. Your moods are quick and so are your recoveries; well-being comes back as suddenly as it went.',
  'Moon earth':
    'The Moon keeps the lot company in an earthy sign: bread, beds, plants, wages. When the small things are in order you are well, and you know it with your hands.',
  'Moon air':
    'Beside the lot, in air, is the Moon. A feeling passes when it has been told, and the telling is half of your contentment.',
  'Moon water':
    'Moon and lot share a sign of water. You take the colour of the room you are in, and so the choice of rooms matters more for you than for most.',
  'Mercury fire':
    'Mercury stands with the lot in fire, so thought runs ahead of breath. You are well when the idea and the first move come in the same minute.',
  'Mercury earth':
    'In earth, with Mercury for company, your well-being keeps a list. Things that can be measured let you sleep.',
  'Mercury air':
    'Mercury and the lot breathe one air. News, jokes and arguments are food for you, and a silent week is a fast.',
  'Mercury water':
    'Under the surface of a water sign Mercury sits by the lot. You say the main thing sideways, by a story or a song, and those who know you hear it.',
  'Venus fire':
    'In the lot’s fiery sign is Venus as well. You like warmly and at once, and being liked back at once is a great part of your good.',
  'Venus earth':
    'On the same earthy ground stands Venus. Good cloth, ripe fruit, a garden that somebody waters: your well-being has a taste.',
  'Venus air':
    'In the airy sign of the lot Venus has company over. Good manners are a form of happiness with you.',
  'Venus water':
    'Venus swims in the sign of your lot. You are well where people are gentle, and you hear early when the gentleness is about to stop.',
  'Mars fire':
    'Mars adds heat to heat: it stands with the lot in a sign of fire. You feel alive when something is at stake, and restless when nothing is.',
  'Mars earth':
    'With Mars beside it in earth, the lot gets its sleeves rolled up. A day without having moved something heavy feels like a day lent out.',
  'Mars air':
    'Mars and the lot stand in one sign of air, and debate is sport. You think best against somebody.',
  'Mars water':
    'In water Mars is hot stone under a stream. You are calm on top, and very determined, and people find out which it is when they push.',
  'Jupiter fire':
    'Jupiter stands by the lot in fire. A large plan does you as much good as a large meal does others.',
  'Jupiter earth':
    'Jupiter and the lot stand in earth together, like a barn with its doors open. Having enough to hand some over is what enough means to you.',
  'Jupiter air':
    'Next to the lot, in air, is Jupiter, and talk turns to what is right. You are glad in company that can disagree and stay for tea.',
  'Jupiter water':
    'Where the lot is, in water, Jupiter is too. You forgive early, before it has become a decision.',
  'Saturn fire':
    'A fire and Saturn beside it, with one log at a time. With it in the lot’s own sign, your enthusiasms are few and last for decades.',
  'Saturn earth':
    'Saturn shares the lot’s earthy sign, as stone lies under a field. You trust what has been paid for slowly.',
  'Saturn air':
    'In that sign of air Saturn keeps the minutes. What you enjoy you also want to have straight, and agreed, and written down.',
  'Saturn water':
    'Saturn is ice along the edge of the water where your lot is. You take your time to thaw, and it is worth waiting for.',
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
    'Neptune is named beside the lot in earth. A modern reader would say: you see in a bare plot what it could be.',
  'Neptune air':
    'In air, and near the lot, is Neptune, which modern books give to dreams; half your ideas arrive in that way.',
  'Neptune water':
    'Near the lot in water stands Neptune, a modern name for what has no edge. You may feel a room before you have looked at it.',
  'Pluto fire': 'With the lot in fire is Pluto, only a modern name. What you begin, you begin entirely.',
  'Pluto earth':
    'Pluto is close by in earth. Modern custom reads it as digging: you want to know what the floor stands on.',
  'Pluto air':
    'By the lot, in air, modern readers find Pluto, and a mind that will not leave a question half asked.',
  'Pluto water':
    'Modern readers name Pluto here, with the lot in water. Still and deep describes some of your quieter weeks.',
}
