import type { EveningTexts } from '../types.ts'

/** Ten evenings on speech: seeing (four), loosening (three), giving (three). */
export const SPEECH: EveningTexts = [
  {
    text: 'Most of what people say in a day is small: ‘Mind the step’, ‘It’s still hot’, ‘You left your light on’. Nobody would write such sentences down. Yet in each of them somebody has thought one moment ahead for another person. If all the great words were taken out of a day, these would still be holding it together.',
    question: 'Which small sentence that you heard or said today was really a kindness?',
  },
  {
    text: 'On the screen three dots appear, move for a while, and vanish. Somebody has written a sentence and taken it back. Most of us have sentences that came only as far as the thumb. Some were wisely deleted. Others are waiting for a better wording, because they matter and the first wording did not seem worthy of them.',
    question: 'Which sentence have you written and taken back, and what did it want to say?',
    step: 'Write it once more, on paper and for nobody, just as it came.',
  },
  {
    text: 'Most people are startled by their own voice on a recording. It is higher than it felt, or faster, or more tired. All our lives we hear ourselves through our own bones, while others get the version from outside and answer that one. Some of what is odd in a conversation is easier to understand when one thinks of the recording.',
    question: 'What do others hear when you are glad, and what when you are in a hurry?',
  },
  {
    text: 'In an old house everybody knows the stair that creaks, and steps over it without thinking. Families and friends have such stairs in their talk: a name, a summer, a sum of money. Often this is kindly meant. After some years nobody knows whether that stair would still make a noise, because no foot has been on it.',
    question: 'What do people around you step over in their talk, and for whose sake?',
  },
  {
    text: 'In an old letter a word is crossed out, and a better one stands above it. The person who kept the letter has read both a hundred times, and likes them together: one can see somebody looking for the right word. Speech can be corrected too, while it is still going on. ‘No, let me say that again’ is a good sentence in any conversation.',
    question: 'Which sentence would you say differently if you were given it back?',
    step: 'Tomorrow, stop once in the middle of a sentence, and say: ‘Let me say that again.’',
  },
  {
    text: 'Two children throw a ball to and fro, and each throw is a little harder than the last. It stops when one of them lets it roll into the grass, and nobody runs after it. In a quarrel the last word is such a ball. When it is left lying there, both have their hands free, and somebody thinks of another game.',
    question: 'Which last word could stay in the grass?',
  },
  {
    text: 'Two people sit over a bowl and shell beans, and for a long time nobody speaks. The silence is full of small noises, and neither of them is looking for a topic. Then one says the thing that has been on their mind since spring. There was room for it, and both were looking at the beans.',
    question: 'With whom can you be silent, and what do your hands do meanwhile?',
  },
  {
    text: '‘Well done’ is kind, and is soon forgotten. ‘You waited until she had finished, although you knew the answer’ can be remembered for years. The second sentence takes hardly longer to say. But somebody had to be looking, and that is what people hear in it: they were not given a mark, they were seen.',
    question: 'Whom have you been watching with pleasure, and what exactly did they do?',
    step: 'Tell one person what you saw them do well, with the detail.',
  },
  {
    text: 'When somebody leaves a full room for a moment, a friend lays a coat over their chair and says, ‘That one is taken.’ The same can be done with words. When people talk lightly of somebody who is not there, one sentence is enough to keep the place: ‘I know her from another side.’ Nothing more has to be argued.',
    question: 'For whom could you keep a place the next time that they are talked about?',
  },
  {
    text: 'A tool that has been used for many years has a handle worn smooth by other hands. Some sentences are like that. Long ago somebody said to us, ‘First drink your tea’, and we still reach for it when things are bad. We did not make it, and we can hand it on without losing it.',
    question: 'Which sentence was once given to you, and who needs it now?',
    step: 'Hand it on to somebody, and say from whom you have it.',
  },
]
