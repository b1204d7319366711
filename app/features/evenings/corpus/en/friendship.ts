import type { EveningTexts } from '../types.ts'

/** Ten evenings on friendship and hope: seeing (four), loosening (three), giving (three). */
export const FRIENDSHIP: EveningTexts = [
  {
    text: 'A phone keeps a list of the last calls, and hardly anybody reads it. There is the dentist, there is a wrong number, and between them two or three names come again and again. They were about keys, a recipe, nothing at all. From close by, a friendship looks like this: short, often, and about very little.',
    question: 'Which names come back on your list, and what was the last call about?',
  },
  {
    text: 'Two people reach a door at the same moment, and each holds it for the other. ‘After you.’ ‘No, after you.’ Both mean well, and nobody goes in. Between friends this can last for months. Each is sure that the other is busy, each leaves the other in peace, and all that time the door stands open.',
    question: 'Which friend could be holding the same door for you?',
    step: 'Go in first: send one line that needs no answer.',
  },
  {
    text: 'On the day of a move it becomes clear that friends are of several kinds. One carries the wardrobe, one makes everybody laugh on the stairs, and one arrives at six with soup. Another, who cannot lift anything, sits on a box and stays until the last lamp is up. No one of them could have done the whole day.',
    question: 'Which of these have you been for somebody, and who has been which for you?',
  },
  {
    text: 'In winter a paper packet of seeds lies in a drawer. It weighs nothing, and there is a tomato on the front. In thought somebody has already put up the string, and knows who gets the first bowl. Hope can be as practical as that. It has a place and a month, and there is another person in it.',
    question: 'What are you looking forward to, and who else is in the picture?',
  },
  {
    text: 'A board game has stood on the table since the last visit, and neither player remembers whose turn it is. They look at the pieces for a while. Then one of them says, ‘Let’s say that it’s mine’, and moves. With calls and invitations it is no different, and the game is none the worse if somebody moves twice.',
    question: 'With whom have you lost count of whose turn it is?',
    step: 'Say that it is yours, and make one small move.',
  },
  {
    text: 'In an old class photograph your friends have other hair, other plans and the same eyes. With some of them you would hardly know what to say now. Those were real friendships, cut for a size that you have all outgrown. They can be kept without being worn, and the colour is still good.',
    question: 'Which friendship has changed its size, and what has stayed the same?',
  },
  {
    text: 'Between two gardens runs a path that nobody has walked for some years. It is still there, though the grass is high, a branch lies across it, and for the first minutes it is hard to be sure. Then the foot finds the old firm ground under the green. After a long silence between friends the first minutes are like that too, and are often the hardest.',
    question: 'Which path would you like to find again, if it is safe and wise?',
    step: 'Write the first line to that person, and decide tomorrow about sending it.',
  },
  {
    text: '‘We must meet some time’ is a kind sentence that leads nowhere. ‘Thursday at six, by the fountain, for an hour’ says almost the same, with a handle on it. The other person can take hold of it, or say that Friday is better. Many friendships live on such handles, and somebody has to make them.',
    question: 'Whom would you like to see, where, and at what hour?',
    step: 'Send the sentence that has the hour in it.',
  },
  {
    text: 'Sometimes one friend has exactly the question to which another has the answer, and they have never met. A single sentence brings them together: ‘You two should talk, you both keep bees.’ After that they are off, and the one who said it is not needed any more. That is part of the pleasure.',
    question: 'Which two people that you know ought to know each other, and why?',
  },
  {
    text: 'When somebody goes up a ladder, it is good to have another person below, with both hands on the wood and a foot against the lowest step. From there it is a dull view. The one above changes the lamp, and forgets who is standing underneath. A friend’s hope sometimes needs exactly this: somebody who holds it still.',
    question: 'Whose ladder could you hold, and what are they reaching for?',
  },
]
