import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** A difficulty, for people who have said that something has ended for them. */
export const ENDING: PairTexts['ending'] = {
  'test Saturn with 8': {
    text: 'What is shared, owed and over belongs to the eighth place, and the planet that keeps things is there with your lot. Saturn does not throw away. So there is a drawer, a contract, a quarrel, which you have carried through three moves: no longer in use, and not to be parted with either.',
    short: 'You keep what is finished, because putting it away would make it so.',
  },
  'test Saturn square 4': {
    text: 'Walls and forebears are the fourth place, and Saturn stands at an angle to it, with the key to a locked room. Some arrangement of the past, whose chair that was, who used to carve, is kept as it was, although the people have changed. You can no longer say for whom.',
    short: 'An old house still has a room in you that nobody may rearrange.',
  },
  'test Saturn opposition 2': {
    text: 'Saturn faces your livelihood from the place of what is owed and over. One looks at the other all day. The money that was not paid back, the house that was sold too early: they are still in your accounts. And because they stand there, what you do have is counted as what is left.',
    short: 'What you have given away or lost is still on your list of possessions.',
  },
  'test Mars with 8': {
    text: 'Endings are the matter of the eighth place; with Mars in it, beside the lot, they are quick. A door slams, a number is erased, done. That is brave, and something is left over, because a thing that was cut off has never been put down. You argue with it in the shower.',
    short: 'You cut the rope in one stroke, and years later you are still holding your end.',
  },
  'test Mars opposition 2': {
    text: 'Mars stands in the place of what is owed and over, facing your own goods. There is an old claim in it. You could let it go, you have even done the sum. But to stop now would mean that they were right, and so you keep paying, in evenings, for the sake of a chair.',
    short: 'You are still fighting for something whose value you have long spent on the fight.',
  },
  'testRuler Saturn Neptune across': {
    text: 'Neptune, modern ruler of the lot, has a stern witness in Saturn, fact against picture. The picture was lovely. You have kept it, and hold each plain thing that comes along up to its light, where it cannot look like much.',
    short: 'You mourn a picture of how it should have been.',
  },
  'testRuler Mars Saturn with': {
    text: 'Mars stands with Saturn, the ruler of the lot: force and holding on, both at once. Once you have dug in, you stay dug in. It wins you long matters. It also keeps you in some that are over, in which you are by now the only soldier.',
    short: 'You hold on with clenched teeth to what you could open your hand about.',
  },
  'testRuler Mars Pluto across': {
    text: 'Against Pluto, the modern ruler, Mars stands with a torch. Endings must be complete. You say the last word, so that it is one. And then you stand on your side, and in the morning there is smoke, and something on the other bank that you had wanted to keep.',
    short: 'You would rather burn the bridge than see it slowly fall into disuse.',
  },
  'hard low Moon': {
    text: 'The Moon falls in a deep sign, and she rules your lot. What you have felt once you do not let go of. You keep the smell of a house, a tone of voice, an evening. It is a kind of faithfulness. It also means that what is over has more of you than what is here.',
    short: 'Nothing passes with you; you go down and look whether it is still there.',
  },
  'hard averse Neptune': {
    text: 'Neptune, the lot’s modern ruler, is out of sight of it. Your longing looks backwards or far off. It is good at that; it has made something golden out of an ordinary summer. Meanwhile this one is going by, ordinary too, and in reach.',
    short: 'You long for a shore that you have already left.',
  },
  'hard burnt Neptune': {
    text: 'By the modern rulers Neptune speaks for your lot, and the Sun has swallowed it. An old dream and what you believe you owe have run together. Each time you try to put the one down, the other cries out.',
    short: 'You cannot tell the dream from your duty, and so you can give up neither.',
  },
  'hard back Venus': {
    text: 'Venus was going backwards, and your lot is hers. You revisit: the street, the messages, the song from that year. Now and then something was really left there. Mostly you stand before a house that has been repainted, and hold a place in your heart for the former colour.',
    short: 'You go back to see whether the old light is still on.',
  },
  'hard back Neptune': {
    text: 'Neptune, by modern custom the lot’s ruler, was drifting back. You are good at imagining, and you do it in the wrong direction. The road that was not taken is beautifully paved by now. It ends where it always ended.',
    short: 'What might have been has a room in your house, and you dust it.',
  },
  'hard lot 8 fire': {
    text: 'The eighth place, of ends and of what is owed, is hard for a sign of fire, which knows only burning or out. You walk away with your head up. It is later, in another town, that you find you have carried a coal along in your pocket, and it is still hot.',
    short: 'You end things in a blaze and stand by the embers longer than you would admit.',
  },
  'hard lot 12 water': {
    text: 'Water under the house: a lot in the twelfth place and in a watery sign. When you are alone you sink, gently, into what used to be. There is music down there. You come up with wet sleeves to people who have been calling you to table.',
    short: 'You go down alone to things that are over, and stay a while too long.',
  },
  'hard ruler Moon 8': {
    text: 'In the eighth place, among what was left behind, the Moon rules your lot. You remember how everything felt. People come to you with the story of an ending, for you understand it. Your own endings lie folded, in order, and you air them a little too often.',
    short: 'You keep the feelings of other times as others keep linen.',
  },
  'hard ruler Jupiter 8': {
    text: 'Jupiter, your lot’s ruler, is among endings and legacies, in the eighth place, and finds good in all of them. That is generous. It makes it hard to close a door, since behind it, as you tell it, sat only friends, and the soup was always hot.',
    short: 'You think so well of what has ended that you cannot see why it had to.',
  },
  'hard ruler Neptune 8': {
    text: 'In the eighth place, among what is over, Neptune rules your lot, by the modern count. You do not so much hold on as drift in a circle. It is gentle, it is even lovely, and each evening you are back at the same pier.',
    short: 'You leave the boat tied to a pier from which nobody sails.',
  },
  'easy 8': {
    text: 'Even in the eighth place, a hard one by the books, nothing hard was found beside the place itself. Endings go quietly with you. A box is closed, a key handed back, the bill divided to the last coin; and months later you notice that the last word was never said.',
    short: 'You let things end so smoothly that some of them were never really said goodbye to.',
  },
}
