import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** How the chain of rulers ends. */
export const END: PairTexts['end'] = {
  'Sun angular':
    'The chain of rulers ends with the Sun, at home in one of the four strong places, so what you do for the gift may end in plain sight.',
  'Sun succedent':
    'The last of the rulers is the Sun, in its own sign, in a place that comes after a strong one. So the matter may settle late, like warmth in a wall after sunset.',
  'Sun cadent':
    'All the rulers lead to the Sun, which has its own house in a quiet place, and you may come to rest where few people pass, and know why you did a thing.',
  'Moon angular':
    'At the end of the chain of rulers is the Moon, in its own sign and in a strong place. It stands for daily life, so the matter may come home to a table and a made bed.',
  'Moon succedent':
    'One ruler leads to the next, and the Moon, at home, is the last, so your effort may become a habit, and as a habit it can last.',
  'Moon cadent':
    'The last ruler is the Moon, in a quiet place of its own, so rest may be, for you, a room with a half-closed door and somebody who breathes next door.',
  'Mercury angular':
    'Mercury is the last of the rulers, at home in a strong place. It stands for words, so a thing may feel finished when you have said it or written it down.',
  'Mercury succedent':
    'The rulers lead to Mercury, which is in its own sign and stands for order, so possibly you settle a matter when you put each part of it on its shelf.',
  'Mercury cadent':
    'Mercury has the last word, from its own sign and in a place a little aside, so the end of the matter may be a note that you show to nobody.',
  'Venus angular':
    'The chain of rulers goes home to Venus, in its own sign, in a place of strength. It stands for peace, so peace with somebody may tell you that a thing is done.',
  'Venus succedent':
    'Venus, at home, is the last of the rulers, so possibly you leave a matter when it is pleasant to look at and easy to share.',
  'Venus cadent':
    'Venus is at the end of the chain of rulers, in a quiet house of its own, and the matter may end in a small beauty that nobody has to admire.',
  'Mars angular':
    'Mars, the planet of action, is at the end, in its own sign and in a strong place, so nothing may feel settled to you until somebody has acted.',
  'Mars succedent':
    'Behind all the other rulers Mars stands on its own ground, so the matter may come to rest in a skill of your hands.',
  'Mars cadent':
    'The chain of rulers ends with Mars, in its own sign and away from the crowd, so your last word on a thing may be a job that you do early, while others sleep.',
  'Jupiter angular':
    'The last of the rulers is Jupiter, the fair planet, at home in a strong place, and perhaps you are able to stop when a thing is fair to everyone.',
  'Jupiter succedent':
    'Jupiter, in its own house, ends the chain of rulers. It is the generous planet, so what you have gathered may feel complete when you give some of it away.',
  'Jupiter cadent':
    'The rulers lead to Jupiter, alone in its own sign. It stands for belief, so the matter may rest in a belief that you seldom need to explain.',
  'Saturn angular':
    'Saturn, the planet of time, is the last ruler, at home and in a strong place, so perhaps you trust a thing when it has stood through one bad year.',
  'Saturn succedent':
    'Under all the other rulers lies Saturn, in its own sign, like rock under a field, and to keep a thing may suit you better than to win it.',
  'Saturn cadent':
    'The chain of rulers comes to rest with Saturn, in a house of its own at the edge of town, and perhaps you trust the end of a thing when you are alone with it.',
  'Uranus angular':
    'By the modern rulers the chain ends with Uranus, the planet of surprise, in a strong place, so the matter may come out where nobody planned.',
  'Uranus succedent':
    'The modern chain ends with Uranus, which stands for freedom, and what you keep at the end may be a rule of your own.',
  'Uranus cadent':
    'Uranus is last by the modern count, in a quiet place, and the end of the matter may be a thought of your own.',
  'Neptune angular':
    'By the modern count the chain ends with Neptune, the planet of the sea, in a strong place, so things may grow softer when others want them sharp.',
  'Neptune succedent':
    'The modern rulers lead to Neptune, which stands for water, and the matter may settle slowly, as a stirred glass becomes clear.',
  'Neptune cadent':
    'The last in the modern chain is Neptune, in a quiet place, and you may come to rest when you look at water or at nothing special.',
  'Pluto angular':
    'Pluto ends the modern chain from a strong place. It stands for what is deep, so a thing may be finished when you have reached its bottom.',
  'Pluto succedent':
    'The last of the modern rulers is Pluto, which stands for what remains, so perhaps you keep little in the end, and know exactly why.',
  'Pluto cadent':
    'By the modern count Pluto comes last, in a place apart, and a thing may be finished under the surface, where nobody sees it.',
  'pair Sun Moon':
    'The rulers end with two, the Sun and the Moon, each in the other’s sign, so it is like a household with two heads who take turns.',
  'pair Sun Mercury':
    'At the end of the chain of rulers the Sun and Mercury live in each other’s signs, so what you mean and what you say may test each other.',
  'pair Sun Venus':
    'The Sun and Venus are in each other’s signs at the end of the chain of rulers, so dignity is the guest of kindness, and kindness is the guest of dignity.',
  'pair Sun Mars':
    'The chain of rulers ends with the Sun and Mars, which have exchanged houses, so purpose and strength may borrow from each other like good neighbours.',
  'pair Sun Jupiter':
    'The chain of rulers ends with the Sun and Jupiter, each in the other’s sign, so it is like two large households that invite the same people.',
  'pair Sun Saturn':
    'The Sun and Saturn end the chain of rulers in each other’s signs, so it is as if a leader and a careful old man had exchanged their keys.',
  'pair Moon Mercury':
    'The Moon and Mercury are the last two, and each lives with the other, so a feeling may wait there for its word, and a word for its feeling.',
  'pair Moon Venus':
    'At the end of the chain of rulers are the Moon and Venus, each in a sign of the other, so care and affection may share one kitchen.',
  'pair Moon Mars':
    'The last two are the Moon and Mars, in each other’s signs, so a tender heart and a hot head may have to share one house.',
  'pair Moon Jupiter':
    'The Moon and Jupiter, each in the other’s sign, end the chain of rulers, so small daily things and large hopes may look after each other.',
  'pair Moon Saturn':
    'The chain of rulers leads to the Moon and Saturn, each in the other’s sign, so warmth and cold may live together, like a stove in winter.',
  'pair Mercury Venus':
    'Mercury and Venus end the chain of rulers, each in the other’s sign, so your good words may become pleasant, and your pleasure may find words.',
  'pair Mercury Mars':
    'At the end of the chain of rulers Mercury and Mars have changed houses, so a sharp word and a quick hand may have to answer for each other.',
  'pair Mercury Jupiter':
    'The chain of rulers ends with Mercury and Jupiter, each in a sign of the other, so small details and wide views may correct each other all day.',
  'pair Mercury Saturn':
    'The last pair is Mercury and Saturn, each in a sign of the other, so maybe you keep a thought until it is old enough to trust.',
  'pair Venus Mars':
    'The chain of rulers ends with Venus and Mars in each other’s signs, so these two opposites may borrow from each other, like neighbours who have made peace.',
  'pair Venus Jupiter':
    'The chain of rulers comes to rest with Venus and Jupiter, the two kind planets of the books, each in the other’s sign. They are like neighbours with one garden.',
  'pair Venus Saturn':
    'Venus and Saturn end the chain of rulers, each in the other’s house, so your affection may learn to wait, and your patience may grow warmer.',
  'pair Mars Jupiter':
    'The end of the chain of rulers is Mars and Jupiter in each other’s houses, so courage may learn to be fair, and fairness may learn to act.',
  'pair Mars Saturn':
    'Mars and Saturn, at the end of the chain of rulers, have exchanged houses, so speed and care may work together, like the two pedals of a car.',
  'pair Jupiter Saturn':
    'Jupiter and Saturn, in each other’s signs, have the last word together, so one opens the purse and the other writes down the sum.',
  'pair modern':
    'By the modern rulers the chain ends with two planets in each other’s signs, so the matter may have two heads, which decide together.',
  'ring 1':
    'The rulers lead round in a ring: {ring}. Since none of them is the last, maybe you keep something of each thing for the next, as a baker keeps a piece of the dough.',
  'ring 2':
    'The rulers are {ring}, and the last leads back to the first, as on a walk round a town. So perhaps you know a matter well when you have seen it from every side.',
  'ring 3':
    'Round in a ring stand {ring}, and each depends on another. So may the parts of your life, and a knot that you open in one may help them all.',
  'ring 4':
    'No planet has the final word, because {ring} rule one another in a circle. So you may begin with whatever is nearest, and the rest can follow.',
  'ring 5':
    'Behind your lot are {ring}, which depend on one another like threads in one cloth. If you pull at one thing, several may move, so pull gently.',
  'ring 6':
    'The chain of rulers, {ring}, closes like a bracelet, which has no last link. Perhaps you, too, rest by going on to the next thing.',
}
