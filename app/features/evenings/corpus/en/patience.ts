import type { EveningTexts } from '../types.ts'

/** Ten evenings on patience and time: seeing (four), loosening (three), giving (three). */
export const PATIENCE: EveningTexts = [
  {
    text: 'At a bus stop you can see what people do with waiting. One walks up and down, one reads the timetable for the third time, one looks at the sparrows, and one tells a stranger about her knee. The bus comes for all of them in the same minute. Only the minutes before it were different.',
    question: 'What do you do at the stop, and what did you last see there?',
  },
  {
    text: 'Two minutes are long with a toothbrush and short with a friend, and nobody’s watch is wrong. We carry a second one inside. It goes by other things: by how much we would like to be elsewhere, and by what comes next. It is useful to know which of the two we are looking at.',
    question: 'Which part of this day was long, and which was short?',
  },
  {
    text: 'In many a bag a parcel travels about for weeks. It is ready, it has its stamps, and it has been past the post office eleven times. Nobody forgot it. By now it is a part of the bag. Most of us carry one, and on the counter such a parcel is often lighter than it was in the bag.',
    question: 'What has been ready for some time, and is still travelling with you?',
    step: 'Write its name on a slip of paper, and lay that by the door.',
  },
  {
    text: 'A bruise under a fingernail grows out. It takes months, and no single day shows it. Every evening it looks stuck. Then somebody takes the hand and asks, ‘Where has it gone?’ Many good things move at this pace, too slowly to be watched, and are first seen by somebody who was away.',
    question: 'What is different from a year ago, although no single day showed it?',
  },
  {
    text: 'The first pancake is nearly always a failure. The pan is too cold, the cook is too careful, and it comes out in three pieces. Those who know this give it to the hungriest, and pour in the second. They do not call it a mistake. They call it the first one, and it tastes quite good.',
    question: 'What could you begin this week, and allow to go badly the first time?',
    step: 'Work at it for ten minutes, and stop.',
  },
  {
    text: 'A cake can fall if the oven is opened too soon. Through the glass nothing seems to happen, and that is when it happens. A cook who cannot bear it washes the bowl, wipes the table, or sits down on the floor in front of the light. Only one thing is asked of the hand, to stay off the handle.',
    question: 'What do you look in on too often, and what could your hands do meanwhile?',
  },
  {
    text: 'In front of a lift somebody presses the button, although it is already lit. The lift knows nothing of it. For a moment it is good to do something, and then the finger comes back. Much of our hurry is spent on such buttons. What was needed has been done, and only the waiting is left.',
    question: 'Which button have you pressed already, and could leave alone?',
  },
  {
    text: 'A friend tells a story slowly. He looks for a word, and you have it ready. It would be quick to hand it over. This time you wait, and he finds another, which nobody else would have used. The story takes two minutes longer, and it is still his own.',
    question: 'Whose sentence could you let come to its own end?',
    step: 'Let one slow story take the time that it needs.',
  },
  {
    text: 'On a walk the quick ones stop at the bend and wait for the last. When the last one arrives, red in the face, they say, ‘Good, let’s go’, because they are rested. So the person who needed the pause most is the only one without it. Those who have noticed this sit down again for five minutes.',
    question: 'Who is coming round the bend behind you, and how long could you sit?',
  },
  {
    text: 'In a child’s dress the hem was turned up three times, so that it could be let down year after year. Somebody had thought of a height that was not there yet. The stitches were small and easy to open. There is a kind of patience that does not sit and wait. It leaves a little cloth to spare.',
    question: 'What is still growing near you, and where could you leave it some room?',
    step: 'Keep half an hour of this week free, and do not decide yet what it is for.',
  },
]
