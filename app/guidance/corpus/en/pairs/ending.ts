import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** A difficulty, for people who have said that something has ended for them. */
export const ENDING: PairTexts['ending'] = {
  'test Saturn with 8': 'You keep something that is over, because to put it away would be to say so.',
  'test Saturn square 4': 'There is an old room in your heart in which nobody is allowed to move a chair.',
  'test Saturn opposition 2': 'What you have given away or lost is still on the list of what you own.',
  'test Mars with 8': 'You cut a rope in one stroke, and still have its end in your hand years later.',
  'test Mars opposition 2':
    'You fight for an old claim until the fight has cost more than the claim was worth.',
  'testRuler Saturn Neptune across':
    'You mourn a picture of how it should have been, as people mourn a person.',
  'testRuler Mars Saturn with': 'You hold on with a closed hand to something that is ready to be put down.',
  'testRuler Mars Pluto across': 'You would sooner burn a bridge than see it slowly fall out of use.',
  'hard low Moon': 'You go down to a feeling that has passed, to see if it is still there.',
  'hard averse Neptune': 'You long for a shore that you have left more than for the one in reach.',
  'hard burnt Neptune': 'A dream and a duty are so mixed for you that you let go of neither.',
  'hard back Venus': 'You go back to see whether the old light is still on.',
  'hard back Neptune': 'Something that never came to be has a room in your house, and you keep it clean.',
  'hard lot 8 fire': 'After a quick end, something goes on burning in you for longer than you would say.',
  'hard lot 12 water': 'You go down alone to things that are over, and stay a little longer each time.',
  'hard ruler Moon 8': 'You keep the feelings of other times as others keep old clothes.',
  'hard ruler Jupiter 8': 'You think so well of a thing that you do not see why it had to end.',
  'hard ruler Neptune 8': 'You stay tied to a pier from which nobody sails any more.',
  'easy 8': 'Something ended so smoothly that you never really said goodbye to it.',
}
