import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** A difficulty, for people who have said that something has ended for them. */
export const ENDING: PairTexts['ending'] = {
  'test Saturn with 8': {
    text: 'What is shared, owed and over belongs to the eighth place, and the planet that keeps things is there with your lot. Saturn does not throw away. So you may have a drawer, a paper, an old disagreement that has come along on every move: no longer in use, and not to be parted with either.',
    short: 'You may keep what is finished, because putting it away would make it so.',
  },
  'test Saturn square 4': {
    text: 'Walls and forebears are the fourth place, and Saturn stands at an angle to it, like somebody with the key to a locked room. Some arrangement of the past, whose chair that was, who used to carve, may be kept as it was, although the people have changed. It can be hard to say for whom.',
    short: 'An old house may still have a room in you that nobody is to rearrange.',
  },
  'test Saturn opposition 2': {
    text: 'Saturn faces your livelihood from the place of what is owed and over, and each has the other in view all day. What was not paid back, what was sold too early, may still be in the accounts. And because it stands there, what you do have can be counted as what is left.',
    short: 'What you have given away or lost may still be on your list of possessions.',
  },
  'test Mars with 8': {
    text: 'Endings are the matter of the eighth place; with Mars in it, beside the lot, they can be quick. A door slams, a number is erased, done. That may have been brave. Something is left over all the same, because a thing that was cut off has never been put down, and you may go on arguing with it in the shower.',
    short: 'A rope may be cut in one stroke, and its end still be in your hand years later.',
  },
  'test Mars opposition 2': {
    text: 'Mars stands in the place of what is owed and over, facing your own goods. There may be an old claim in it. It could be dropped, and perhaps the sum has been done. But to stop now can feel like saying that they were right, and so it goes on being paid for, in evenings.',
    short: 'A claim may be fought for until its value has long been spent on the fight.',
  },
  'testRuler Saturn Neptune across': {
    text: 'Neptune, modern ruler of the lot, has a stern witness in Saturn, fact against picture. The picture may have been lovely. If you have kept it, each plain thing that comes along can be held up to its light, where it has little chance of looking like much.',
    short: 'You may mourn a picture of how it should have been, as people mourn a person.',
  },
  'testRuler Mars Saturn with': {
    text: 'Mars stands with Saturn, the ruler of the lot: force and holding on, both at once. It is possible, in that company, to dig in and stay dug in. Long matters can be won like that. It may also keep you in some that are over, in which by now you are the only soldier.',
    short: 'You may clench your hand round something for which you could open it.',
  },
  'testRuler Mars Pluto across': {
    text: 'Against Pluto, the modern ruler, Mars stands with a torch. Endings may have to be complete. The last word is said, so that it is one. And then, in the morning, there is smoke, and perhaps something on the other bank that you had wanted to keep.',
    short: 'A bridge may be burned sooner than be seen slowly falling out of use.',
  },
  'hard low Moon': {
    text: 'The Moon falls in Scorpio, and she rules your lot. What has been felt once may not be let go of easily there: the smell of a house, a tone of voice, an evening. It is a kind of faithfulness. It can also mean that what is over has more of you than what is here.',
    short: 'You may go down to a feeling that has passed, to see if it is still there.',
  },
  'hard averse Neptune': {
    text: 'Neptune, the lot’s modern ruler, is out of sight of it. Your longing may look backwards, or far off. It is good at that; it makes something golden out of an ordinary time. Meanwhile this one is going by, ordinary too, and in reach.',
    short: 'You may long for a shore that you have left more than for the one in reach.',
  },
  'hard burnt Neptune': {
    text: 'By the modern rulers Neptune speaks for your lot, and it is lost in the light of the Sun. An old dream and what you believe you owe may have run together there. Each time one of the two is to be put down, perhaps, the other cries out.',
    short: 'A dream and a duty may be so tangled that neither can be given up.',
  },
  'hard back Venus': {
    text: 'Venus was retrograde, and your lot is hers. You may go back: to the street, the messages, the song from that year. Now and then something was really left there. More often it is a house that has been repainted, and a heart that keeps the former colour.',
    short: 'You may go back to see whether the old light is still on.',
  },
  'hard back Neptune': {
    text: 'Neptune, by modern custom the lot’s ruler, was drifting back. Imagination can go the same way. The road that was not taken may be beautifully paved by now. It ends where it always ended, and the one under your feet has had no gardener for a while.',
    short: 'A thing that never came to be may have a room in the house, and be dusted.',
  },
  'hard lot 8 fire': {
    text: 'The eighth place, of ends and of what is owed, is hard for a sign of fire, which knows only burning or out. You may walk away from an ending with your head up. It is later, in another town, that a coal turns up in your pocket, and is still hot.',
    short: 'An ending made in a blaze may have embers that last longer than one would say.',
  },
  'hard lot 12 water': {
    text: 'Water under the house: a lot in the twelfth place and in a watery sign. Alone, you may sink, gently, into what used to be. There is music down there. It can be a while before you come up, with wet sleeves, to people who have been calling you to table.',
    short: 'To go down alone to things that are over may take a little longer each time.',
  },
  'hard ruler Moon 8': {
    text: 'In the eighth place, among what was left behind, the Moon rules your lot. She remembers how everything felt, and so, perhaps, do you. People may come with the story of an ending, because it is understood. Your own endings lie folded, in order, and are aired a little too often.',
    short: 'You may keep the feelings of other times as others keep linen.',
  },
  'hard ruler Jupiter 8': {
    text: 'Jupiter, your lot’s ruler, is among endings and legacies, in the eighth place, where it thinks well of all of them. That is generous. You may find a door hard to close, since behind it, as you tell it, sat only friends, and the soup was always hot.',
    short: 'You may think so well of a thing that you cannot see why it had to end.',
  },
  'hard ruler Neptune 8': {
    text: 'In the eighth place, among what is over, Neptune rules your lot, by the modern count. You may not so much hold on as drift in a circle. It is gentle, it is even lovely, and each evening the boat is back at the same pier.',
    short: 'A boat may stay tied to a pier from which nobody sails.',
  },
  'easy 8': {
    text: 'Even in the eighth place, a hard one by the books, nothing hard was found beside the place itself. Endings may go quietly there. A box is closed, a key handed back, a bill divided to the last coin; and months later you may notice that the last word was never said.',
    short: 'A thing may end so smoothly that it was never really said goodbye to.',
  },
}
