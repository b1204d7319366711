import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** A difficulty, for people who have said that something has ended for them. */
export const ENDING: PairTexts['ending'] = {
  'test Saturn with 8': {
    text: 'What is shared, owed and over belongs to the eighth place, and Saturn, which means keeping, is there with your lot. So at times you keep things that are over. There may be a drawer, a paper, or an old disagreement that has come along on every move. You no longer use it, and you cannot part with it.',
    short:
      'Possibly you keep something that is over, because to put it away would be to say that it is over.',
  },
  'test Saturn square 4': {
    text: 'The fourth place is about the house and the people before you, and Saturn, which means keeping, is square to your lot in it. So some things in the house may have to stay as they were: whose chair that was, or who used to cut the bread. The people have changed, and it can be hard to say for whom it is kept.',
    short: 'There may be an old room in your heart in which nobody is allowed to move a chair.',
  },
  'test Saturn opposition 2': {
    text: 'Saturn faces your lot from the place of what is owed and over, and the lot is among your own goods. So possibly you see what is gone beside all that is there. An old debt, or a thing sold too early, may still be in your accounts, and then what you do have can look like what is left.',
    short: 'What you have given away or lost may still be on the list of what you own.',
  },
  'test Mars with 8': {
    text: 'Endings are the matter of the eighth place, and Mars, which means a cut, is there beside your lot. So an ending may be quick with you: a door slams, or a number is removed. That may have been brave. But one has not said goodbye by a cut, and possibly you go on arguing in the shower.',
    short: 'Maybe you cut a rope in one stroke, and still have its end in your hand years later.',
  },
  'test Mars opposition 2': {
    text: 'Mars, the planet of disputes, stands in the place of what is owed and over, and faces your lot among your own goods. So an old claim may still be open. You could drop it. But to stop now can feel like saying that the others were right, and so maybe you go on paying for it in evenings.',
    short: 'Perhaps you fight for an old claim until the fight has cost more than the claim was worth.',
  },
  'testRuler Saturn Neptune across': {
    text: 'Neptune, modern ruler of the lot, means dreams, and Saturn, at a hard angle, means facts. You may have had a lovely picture of how something would be, and the facts went another way. If you have kept it, each plain thing that comes along may be held up to that picture, and look small.',
    short: 'Perhaps you mourn a picture of how it should have been, as people mourn a person.',
  },
  'testRuler Mars Saturn with': {
    text: 'Mars stands with Saturn, the ruler of the lot, and one means force and the other holding on. So you may hold on with great force, like a soldier in a fort. Long matters can be won in that way. But some of them are over, and by now you may be the only soldier there.',
    short: 'Maybe you hold on with a closed hand to something that you could now put down.',
  },
  'testRuler Mars Pluto across': {
    text: 'Mars, with its fire, has a hard aspect to Pluto, your lot’s modern ruler, which means complete change. So sometimes you want an ending to be complete, as when somebody burns a bridge. The last word is said. In the morning there is smoke, and perhaps something on the other bank that you wanted to keep.',
    short: 'Perhaps you would sooner burn a bridge than see it slowly fall out of use.',
  },
  'hard low Moon': {
    text: 'The Moon, which rules your lot and means feeling, is weak in Scorpio, a sign of holding on. So perhaps you hold on to what you once felt: the smell of a house, a tone of voice, an evening. It is a kind of loyalty. But then what is over can have more of you than what is here.',
    short: 'Perhaps you go down to a feeling that has passed, to see if it is still there.',
  },
  'hard averse Neptune': {
    text: 'Neptune, the lot’s modern ruler, means longing, and it has no view of the lot. So your longing may look backwards, or far off, and paint an ordinary time in gold. Meanwhile the present time is going by. It is ordinary too, and you can reach it.',
    short: 'You may long for a shore that you have left more than for the one in reach.',
  },
  'hard burnt Neptune': {
    text: 'By the modern rulers Neptune, which means dreams, speaks for your lot, and it is lost in the light of the Sun, which means public duties. So an old dream and what you believe you owe may be like two plants in one pot. When you lift one out, it may hurt the other.',
    short: 'A dream and a duty may be so mixed for you that you cannot let go of either.',
  },
  'hard back Venus': {
    text: 'Venus, your lot’s ruler, was retrograde, which means that it turned back. So at times you go back too: to the street, the messages, the song from that year. Now and then something was really left there. More often you may find a house in a new colour, and remember the old one.',
    short: 'You may go back to see whether the old light is still on.',
  },
  'hard back Neptune': {
    text: 'Neptune, by modern custom the lot’s ruler, means imagination, and it was moving backwards. So in your thoughts you may go back to a road that was not taken, and make it more beautiful each time. Meanwhile the road under your feet has perhaps had no gardener for a while.',
    short: 'Something that never came to be may have a room in your house, and perhaps you keep it clean.',
  },
  'hard lot 8 fire': {
    text: 'The eighth place is about endings, and your lot is there in a sign of fire, which burns or goes out. So you may walk away from an ending quickly, with your head up. Later, in another town, you may feel something like a coal in your pocket, and it is still hot.',
    short: 'After a quick end, something may go on burning in you for longer than you would say.',
  },
  'hard lot 12 water': {
    text: 'Your lot is in a watery sign, which means feeling, and in the hidden twelfth place. So when you are alone, you may sink gently into what used to be, as one does into warm water. But it can be a while before you come up to the people who call you to table.',
    short: 'Maybe you go down alone to things that are over, and stay a little longer each time.',
  },
  'hard ruler Moon 8': {
    text: 'In the eighth place, among what was left behind, the Moon rules your lot, and it means memory. So maybe you remember how everything felt, and people may tell you of an ending because you understand. Your own endings lie folded in order, like old clothes, and perhaps you take them out a little too often.',
    short: 'You may keep the feelings of other times as others keep old clothes.',
  },
  'hard ruler Jupiter 8': {
    text: 'Jupiter, your lot’s ruler, means a good opinion, and it is in the eighth place, among endings. So sometimes you think well of everything that is over. That is generous. But on some days you find a door hard to close, because in your memory only friends sat behind it, and the soup was always hot.',
    short: 'Maybe you think so well of a thing that you cannot see why it had to end.',
  },
  'hard ruler Neptune 8': {
    text: 'In the eighth place, among what is over, Neptune, which means drifting, rules your lot by the modern count. So you may drift round what is over like a boat in a slow circle. It is gentle, and even lovely. But each evening the boat is back at the same pier.',
    short: 'You may stay tied to a pier from which nobody sails any more.',
  },
  'easy 8': {
    text: 'Even in the eighth place, a hard one by the books, nothing hard was found beside the place itself. So endings may go quietly with you: you close a box, hand back a key, and divide the bill. Months later you may notice that nobody said the last word.',
    short: 'A thing may end so smoothly that you never really said goodbye to it.',
  },
}
