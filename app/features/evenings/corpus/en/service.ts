import type { EveningTexts } from '../types.ts'

/** Ten evenings on service and the body: seeing (four), loosening (three), giving (three). */
export const SERVICE: EveningTexts = [
  {
    text: 'Somebody holds the lift with one foot while a stranger comes running with bags. Nobody says a name. Four seconds later both look at the numbers above the door, and it is over. A city is kept going by services of this size. The people who do them would not remember them if they were asked in the evening.',
    question: 'Who held a door for you lately, and for whom did you hold one?',
  },
  {
    text: 'Shoulders have a way of climbing. We read a message, carry something, listen to somebody’s worry, and when we look they are up beside the ears. Often they come down when they are noticed. A body says most of its sentences like this, quietly, in the corner of something else, and repeats them until somebody listens.',
    question: 'What has your body been saying this week, in the corner of something else?',
    step: 'Let your shoulders down each time that you go through a door tomorrow.',
  },
  {
    text: 'A polite young man once led a blind woman across a busy road. On the other side she thanked him, and asked to be taken back; she had only been waiting for her brother. Helping begins a little before the hand moves. It begins with a question of four words: what would you like?',
    question: 'When did somebody help you exactly as you wished, and how did they know?',
  },
  {
    text: 'The one who serves the others sits down last, and by then the food on that plate is cold. Everybody at the table would have waited, and nobody was asked to. It is a kind habit, paid for in small coins by the body. A tiredness or a pain that stays is another matter, and a doctor can be told of it.',
    question: 'When did you last eat while it was hot, and who saw to it?',
  },
  {
    text: 'A child has cut the cucumber, and no two slices are alike. Some are as thick as a thumb, and one is a triangle. The salad is late, and it is the only one of the year that people talk about. It takes longer to let somebody help us, and what they add to the bowl cannot be bought.',
    question: 'What could you let somebody do for you in their own way?',
    step: 'Hand over one thing tomorrow, and leave it as it was done.',
  },
  {
    text: 'A rider who came to an inn saw to the animal first. The load was taken off, there was water, there was straw, and only then did the rider sit down. There were twelve more days to go, and both of them knew it. Each of us travels with such an animal, and it cannot untie its own straps.',
    question: 'Which load could you take off your body this evening?',
    step: 'Take one weight off for the rest of the evening: shoes, a bag, a screen.',
  },
  {
    text: 'On the door of a small shop hangs a card: ‘Back tomorrow.’ Nobody is angry with it. People read it, think of something else to do, and come again. It gives no reasons and makes no excuses, and the shop has been in that street for forty years. A helpful person can own such a card as well.',
    question: 'On which door could you hang the card for one evening?',
  },
  {
    text: 'A neighbour is in bed with a fever, and three people bring soup. The fourth stands in the door and asks. What she would like, it turns out, is to have the bed turned to the window, because for nine days she has been looking at a wall. There is soup for a week. The window had occurred to nobody.',
    question: 'Whom could you ask what they would like, and then do just that?',
    step: 'Ask it once, and wait for the whole answer.',
  },
  {
    text: 'A good host hands you the knife with the handle first. It is a small turn of the wrist, and it takes the danger out of the gift. Help can be handed over like that too, without the sharp end: the advice that comes with it, the thanks that are owed, the story of how much trouble it was.',
    question: 'What could you give with the handle first, and what would you leave out?',
  },
  {
    text: 'Before a meal somebody pours water from a jug over a guest’s hands, as it was done for a long time. One stands, the other holds out both hands, and neither of them is the smaller. Next time it is the other way round. To hold out our hands well is a service too, for it lets another person be generous.',
    question: 'From whom could you accept something this week with both hands?',
  },
]
