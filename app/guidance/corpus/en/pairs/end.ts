import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** How the chain of rulers ends. */
export const END: PairTexts['end'] = {
  'Sun angular':
    'Follow the rulers and you reach the Sun, at home in one of the four strong places. What is done for the gift ends, when it goes well, in plain sight.',
  'Sun succedent':
    'The chain stops at the Sun, in its own sign, in a place that follows after an angle: the matter settles late, like warmth in a wall after sunset.',
  'Sun cadent':
    'All of it leads to the Sun, which has its own house a little out of the way. You may come to rest where few people pass, knowing why a thing was done.',
  'Moon angular':
    'At the end of the chain sits the Moon in her own sign, in a strong place. So the matter comes home to daily life, to the table and the bed made.',
  'Moon succedent':
    'From ruler to ruler it goes, and the Moon has it last, at home. What was work becomes habit; only then does it hold.',
  'Moon cadent':
    'The last ruler is the Moon, in a quiet place of her own. Rest, for you, may be a room with the door half closed and somebody breathing next door.',
  'Mercury angular':
    'Mercury, at home in a strong place, is where the chain runs out: a thing may be finished for you when it has been said, counted or written down.',
  'Mercury succedent':
    'The rulers hand the matter on to Mercury, which keeps it on its own shelf. A thing is settled there by being sorted.',
  'Mercury cadent':
    'Mercury has the last word, from its own sign, in a place a little aside. The end of the matter may be a note that you show to nobody.',
  'Venus angular':
    'The chain of rulers goes home to Venus, in her own sign and in a strong place. Peace with somebody may be how you know that a thing is done.',
  'Venus succedent':
    'Last in the row is Venus, at home. A matter can be left when it has become pleasant to look at and easy to share.',
  'Venus cadent':
    'Venus closes the chain from a quiet house of her own: its picture is a small beauty that was not put there to be admired.',
  'Mars angular':
    'Mars is at the end, in its own sign and in a strong place. Nothing may feel settled to you until somebody has acted, and often it is you.',
  'Mars succedent':
    'Behind all the others stands Mars, on its own ground. The matter comes to rest in a skill of the hands.',
  'Mars cadent':
    'The chain ends with Mars, in its own sign, out of the way of the crowd: your last word on a thing may be a job done early, before anyone is up.',
  'Jupiter angular':
    'Where does the chain of rulers end? With Jupiter, at home in a strong place. You may be able to stop when a thing is fair to everyone.',
  'Jupiter succedent':
    'Jupiter is the last of the rulers, in its own house. What has been gathered is settled there when some of it has been given away.',
  'Jupiter cadent':
    'The rulers lead to Jupiter, living by itself in its own sign. The matter rests in a conviction that you may seldom need to explain.',
  'Saturn angular':
    'Saturn closes the chain, at home and in a strong place. You may believe in a thing once it has stood through one bad year.',
  'Saturn succedent':
    'At the bottom of the chain lies Saturn, like bedrock, in its own sign. Keeping may be the part of it that suits you.',
  'Saturn cadent':
    'The chain comes to rest in Saturn, in a house of its own at the edge of town. To be alone with a thing, and done with it, may be the end that you trust.',
  'Uranus angular':
    'By the modern rulers the chain ends with Uranus, in a strong place: the matter comes out somewhere that nobody planned.',
  'Uranus succedent': 'The modern chain stops at Uranus. What is kept at the end may be a rule of your own.',
  'Uranus cadent':
    'Uranus is last by the modern count, in a place aside. The end of the matter is a thought of your own.',
  'Neptune angular':
    'By the modern count the chain ends in Neptune, in a strong place; the outline softens just when others want it sharp.',
  'Neptune succedent':
    'Modern rulers hand the matter to Neptune. It settles slowly, as a stirred glass clears.',
  'Neptune cadent':
    'Last in the modern chain is Neptune, out of the way: you may come to rest by looking at water, or at nothing much.',
  'Pluto angular':
    'Pluto ends the modern chain from a strong place. A thing is finished there by going to the bottom of it.',
  'Pluto succedent':
    'The chain of modern rulers is closed by Pluto; what is kept in the end is little, and you may know exactly why.',
  'Pluto cadent':
    'By the modern count Pluto comes last, in a place apart. A thing is finished unseen, some way below the surface.',
  'pair Sun Moon':
    'The rulers end in two, the Sun and the Moon, each in the other’s sign: a household with two heads, and neither sits at the top for long.',
  'pair Sun Mercury':
    'At the end stand the Sun and Mercury in each other’s signs. What is meant and what is said check each other, and that is where it stays.',
  'pair Sun Venus':
    'Sun and Venus hold each other’s signs at the end of the chain: dignity lodges with kindness, kindness with dignity.',
  'pair Sun Mars':
    'The chain closes with the Sun and Mars exchanging houses. Purpose borrows strength, strength borrows purpose, and neither asks for it back.',
  'pair Sun Jupiter':
    'The chain ends with the Sun and Jupiter as each other’s guests, two large households with one guest list.',
  'pair Sun Saturn':
    'Sun and Saturn live in each other’s signs at the end of the chain: the one who leads and the one who holds back have exchanged keys.',
  'pair Moon Mercury':
    'The Moon and Mercury finish the chain in each other’s signs; a feeling waits there until it has found its words, and a word until it has been felt.',
  'pair Moon Venus':
    'At the end of the chain are the Moon and Venus, each staying with the other. Care and affection share one kitchen.',
  'pair Moon Mars':
    'The last two are the Moon and Mars, in each other’s signs. Tenderness has to live with temper here, and the other way round.',
  'pair Moon Jupiter':
    'Moon and Jupiter, each a guest of the other, close the chain: what is near looks after what is large, and is looked after by it.',
  'pair Moon Saturn':
    'The chain comes down to the Moon and Saturn in each other’s signs, warmth lodged in winter and winter by the stove.',
  'pair Mercury Venus':
    'Mercury and Venus end the chain, each in the other’s sign: what is well said becomes pleasant, and what is pleasant gets said.',
  'pair Mercury Mars':
    'At the close of the chain Mercury and Mars have changed houses. The sharp word and the quick hand answer for each other.',
  'pair Mercury Jupiter':
    'Detail lives with Jupiter and breadth with Mercury, where the chain ends: the two correct each other all day.',
  'pair Mercury Saturn':
    'The last pair is Mercury and Saturn, exchanging signs. A thought is kept until it is old enough to be trusted.',
  'pair Venus Mars':
    'Venus and Mars close the chain in each other’s signs, old opposites under an agreement to lend and borrow.',
  'pair Venus Jupiter':
    'The chain comes to rest between Venus and Jupiter, the two kind planets of the books, each in the other’s sign, like neighbours with one garden.',
  'pair Venus Saturn':
    'Venus and Saturn end the chain as each other’s guests: affection learns to wait, and patience is given flowers.',
  'pair Mars Jupiter':
    'The end of the chain is Mars and Jupiter in each other’s houses; courage is asked to be fair, fairness to get up and go.',
  'pair Mars Saturn':
    'Mars and Saturn close the chain, each in the other’s sign, the accelerator and the brake, wired to each other.',
  'pair Jupiter Saturn':
    'Jupiter and Saturn, in each other’s signs, have the last word together: one opens the purse, the other writes it down.',
  'pair modern':
    'By the modern rulers the chain ends in two planets that stand in each other’s signs. Neither decides alone.',
  'ring 1':
    'The rulers go round in a ring, and no one is last. You may know how it is to finish a thing by beginning it again.',
  'ring 2':
    'Each ruler refers you to the next, like offices along a corridor, until the doors begin to repeat. Perhaps a matter is known only to those who have tried them all.',
  'ring 3':
    'The chain ends in a ring, which has no last planet. The parts of such a life may depend on one another, and a knot loosened in one is felt in all.',
  'ring 4':
    'Nobody has the final word here; the chain of rulers ends in a circle. When one thing goes badly, another may already be on its way to help.',
  'ring 5':
    'Behind your lot the rulers come to a ring and go round. Whoever takes hold of one thing has hold of several, so it is best to pull gently.',
  'ring 6':
    'The chain of rulers closes like the clasp of a bracelet. One rests by moving on to the next thing, and perhaps you know how that is.',
}
