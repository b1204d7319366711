import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** What keeps a difficulty going, in other words, where many people have it. */
export const KEEPS: PairTexts['keeps'] = {
  'work delay': [
    'What is done makes no noise, and what is undone calls from every shelf. You answer the loudest call, then the next, and take the silence at midnight for a sign that you have earned your bed.',
    'You believe that a seat has to be earned, so you do a little more before you sit down. But work does not run out, and tired hands are slow, which leaves even more for tomorrow.',
  ],
  'work heat': [
    'To be done feels good for about as long as it takes to put the tools away. To feel it again you need another start, and starts are easy to find for someone who is still on their feet.',
    'After a hurried week everybody measures a day by your fastest one, and so do you. A normal day then looks like a lazy one to you, so you push a little harder in order to feel as you did before.',
  ],
  'service delay': [
    'Your turn comes after theirs, and theirs has no end, because you are good at seeing who is next. In time you no longer know what you would ask for, which makes it easier still to ask for nothing.',
    'Tiredness makes you sharp, being sharp makes you sorry, and to make up for it you do one thing more for them. So what you needed is moved back again by your own kindness.',
  ],
  'trust delay': [
    'You watch people so closely that they feel it and grow stiff. A stiff person looks as if there were something to hide, and so you watch more closely than before.',
  ],
  'trust heat': [
    'Somebody new needs a few weeks to know where they stand with you. By then you have been very near and very far, and they keep still to be safe, which you take for coldness.',
  ],
  'patience heat': [
    'The new thing is always seen from outside, in good light, and the old one from inside, with its dust. In such a comparison the old one cannot win, and you do not stay long enough to turn the light on it.',
  ],
  'patience delay': [
    'While it waits, the thing grows in your mind, and your first attempt would have to be as large as that. So you prepare for it, and each preparation is one more reason not to spoil it.',
  ],
  'courage heat': [
    'A fast answer ends the bad moment at once, and that is a relief. So you never see the other ending, in which you wait for a breath and it turns out that nothing was meant.',
  ],
  'provision delay': [
    'Counting calms you for an evening, and by morning you want to be calmed again. You seldom try how it feels to use the good thing up, so you go on believing that it would feel bad.',
  ],
  'provision heat': [
    'New things show you what else there is, at a better price and in another colour. Each new thing stills one wish and wakes two, and there is always another behind it.',
  ],
  'order delay': [
    'When nobody complains about a piece of work, you think that this is because of the last look. You did not leave the last look out this time either, so there is nothing that could prove you wrong.',
  ],
  'order heat': [
    'When you have put it right, people leave the next one to you as well. So more wrong things pass before your eyes each month, and it looks as if nobody but you could see.',
  ],
}
