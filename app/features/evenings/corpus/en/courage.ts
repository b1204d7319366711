import type { EveningTexts } from '../types.ts'

/** Ten evenings on courage and anger: seeing (four), loosening (three), giving (three). */
export const COURAGE: EveningTexts = [
  {
    text: 'A finger lies on a doorbell and does not press yet. Inside, nobody knows about it. Those five seconds hold as much courage as many a story, and they are seldom told, because then the bell rings and somebody says, ‘Come in’. Many brave things are of this size, and they are over before they are noticed.',
    question: 'On which bell, real or not, did your finger rest lately?',
  },
  {
    text: 'Before a pot boils over, its lid begins to tremble. It is a small noise, easily missed when people are talking. Anger has such a lid as well: a jaw, a foot, a voice that becomes very polite. Each person has their own, and those who live near them have long known which it is.',
    question: 'What trembles first in you, and how much time does it leave you?',
    step: 'If it is safe and wise, ask somebody who is fond of you how they notice that you are getting angry.',
  },
  {
    text: 'A hedge of thorns stands round a garden because there is something behind it. The people who go past feel the thorns and do not see the pomegranates. Our own anger often stands like such a hedge, and behind it lies something soft: a hope, a tiredness, a thing that was well meant. It is more use to know the garden than to count the thorns.',
    question: 'What was your own anger guarding when it last came?',
  },
  {
    text: 'Somebody reads a few lines aloud to people they do not know, and the paper shakes. Everybody can see it. They hear the lines all the same, and later one of them says how good it was to listen to a voice that was not used to this. Nobody in that room needed a steady hand.',
    question: 'What have you done while the paper shook, and who was listening?',
  },
  {
    text: 'People put a hot pan down first and look at their hand afterwards. Nobody decides anything while holding it. Where anger makes anybody at home afraid, nobody has to bear that alone: it is right to tell a trusted person, a doctor or an imam. Where a sentence is only hot, it can be treated like the pan: first down, in a safe place, and the rest later.',
    question: 'Where could a hot sentence wait for ten minutes before you say it?',
  },
  {
    text: 'The driver misses the turning, and everyone in the car knows it. For the next kilometre there are two ways to travel: with reasons why this road is good too, or with ‘That was our turning, I’m going back’. The second takes less petrol. It is surprising how friendly it can get in a car after that sentence.',
    question: 'Where could you turn round without giving reasons?',
    step: 'Say it once about something small: ‘I missed the turning.’',
  },
  {
    text: 'A fine chain has got into a knot. If both ends are pulled, the knot becomes hard as a stone. If the chain is laid on the table and pushed together a little, with a needle and some light, a loop appears, and then another. There are old quarrels of this kind. Some of them give way when somebody lets the chain go slack.',
    question: 'In which old quarrel could you leave a little slack, if that is safe and wise?',
  },
  {
    text: 'On the way to something hard it helps to have somebody in the next chair. They need not say anything wise. They hold the coat, they know where the door is, and they are still there afterwards. People often forget what was said in the office or at the clinic, and remember for years who sat beside them.',
    question: 'Who has something hard before them, and would be glad of you in the next chair?',
    step: 'Offer to come with them, and name a day and an hour.',
  },
  {
    text: 'Somebody has broken a borrowed bowl. They could buy another, or say nothing until it is forgotten. Instead they ring the bell and stand there with the pieces in their hands. The speech is short: ‘I broke it. I am sorry.’ The pieces say the rest, and nobody in the doorway has to be clever.',
    question: 'Which pieces could you carry back to somebody, if it is safe and wise?',
  },
  {
    text: 'After a night of snow the first person out has the hardest walk. Behind them there is a line of footprints, and the others step into it without a thought: a child with a satchel, the postman, then half the street. Courage can leave a path like that. The people who use it seldom ask who made it.',
    question: 'Where could your steps make it easier for the next person?',
    step: 'When a room is waiting for somebody to begin, be the one who does.',
  },
]
