import type { EveningTexts } from '../types.ts'

/** Ten evenings on order and measure: seeing (four), loosening (three), giving (three). */
export const ORDER: EveningTexts = [
  {
    text: 'Order is what the hand knows. In the dark it goes to the light switch, to the door handle, to the second hook from the left, and it is seldom wrong. Nobody praises the hand for that. Behind each of these movements stands a small decision, made once by somebody, to put this thing here and nowhere else.',
    question: 'What can you find with your eyes closed, and who decided on its place?',
  },
  {
    text: 'The table is laid, the food is on it, and somebody notices that there is one fork too few. From then on the eye goes to the gap, and the gap looks larger than the table. Tidy minds know this well. The fork is missing and the meal is there: both can be seen in one look, if the look is slow.',
    question: 'Which missing fork did you see today, and what was standing on the table?',
  },
  {
    text: 'Some people fold a towel in two, others in three, and each is a little surprised by the other. Nobody chose it. When we were small somebody folded towels in front of us, and it looked like the way towels are. A good deal of what we call right was learned like that, with our eyes at the height of the table.',
    question: 'Which way of doing a thing did you learn by watching, and from whom?',
  },
  {
    text: 'People who have cooked for forty years do not weigh the salt. They take it between three fingers, taste, and wait. Too little can still be helped and too much cannot, so the hand has learned to stop early. There is such a point in tidying, in checking and in giving advice, and it is often one pinch before the end.',
    question: 'In what does your hand know when to stop, and in what is it still learning?',
    step: 'Stop one task tomorrow a little before it is perfect, and see whether anything is missing.',
  },
  {
    text: 'A list on the back of an envelope has one great advantage: the envelope is only so large. When it is full, the next thing has to wait for the next envelope. A list on a screen has no lower edge. A day does have one. It is drawn by the evening, and not by the last thing on the list.',
    question: 'What on your list can wait for the next envelope, and who would notice?',
    step: 'Write tomorrow’s list on the smallest piece of paper that you can find.',
  },
  {
    text: 'On the first night in new rooms nothing is in its place. There is a mattress, a lamp and a kettle on the floor, and the rest is boxes. Many people remember such a night with pleasure for years. They found out how little has to be right before they can sit down, and for one evening nobody was in charge of the boxes.',
    question: 'What are your mattress, lamp and kettle, the three things that have to be in order?',
  },
  {
    text: 'A woman always cut the tail off the fish before she fried it. Her mother did so, and her grandmother too. When the old lady was asked for the reason, she laughed: ‘My pan was too short.’ Many rules in a house began with a short pan. The rule was sensible once, and the pan was given away long ago.',
    question: 'Which rule of your household is older than its reason?',
    step: 'Leave that rule out once, if nobody is the worse for it, and see what happens.',
  },
  {
    text: 'The scissors hang on their nail because somebody hung them there for the next hand. That is the friendly side of order, for it thinks of a person who is not in the room yet. They come in a hurry, reach out, and the thing is where it ought to be. They do not notice that they have been given something.',
    question: 'Whose hand do you think of when you put something back?',
  },
  {
    text: 'In another person’s kitchen it is best to ask where the lids live. They live in a place that makes no sense to us and perfect sense to the one who cooks there. It is a quiet kind of respect to help somebody inside their own order. We came to carry something, and the cupboards can stay where they are.',
    question: 'Whose order could you serve for one evening without improving it?',
  },
  {
    text: 'When people leave rooms that they rented for a holiday, some write a note for the next ones: the tap turns to the left, the window sticks after rain, the good bread is round the corner. It takes five minutes, and it saves a stranger a whole day. What we know about a place need not leave with us.',
    question: 'What do you know how to use or mend that nobody has written down?',
    step: 'Write five lines about it, and put them where they are needed.',
  },
]
