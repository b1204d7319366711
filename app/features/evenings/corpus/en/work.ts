import type { EveningTexts } from '../types.ts'

/** Ten evenings on work and duty: seeing (four), loosening (three), giving (three). */
export const WORK: EveningTexts = [
  {
    text: 'Early in the morning the steps in front of a building are clean, and still a little wet. The people who go up them are thinking of the day ahead. Somebody has been here with a bucket and gone again, and the only trace of it is that nothing is lying there. A great deal of work looks like this.',
    question: 'What did you do today that can be seen only by what is not there?',
  },
  {
    text: 'Every kind of work has a small movement at its end. The tailor bites off the thread, the teacher wipes the board, and somebody who has been kneeling in a garden stamps the earth from their boots. It is over in a second. The body takes more notice of it than of the clock.',
    question: 'Which movement ends your work, of whatever kind it is, and do you believe it?',
    step: 'Choose one movement for the end of a task, and make it tomorrow.',
  },
  {
    text: 'Inside a well-made coat the seams are as straight as on the outside. Nobody looks there. The person who sewed it sat by a window, and knew that the lining would cover it for good. When such people are asked why they took the trouble, they shrug: they themselves would have known that it was crooked.',
    question: 'What do you do properly where nobody looks?',
  },
  {
    text: 'A tired hand holds a spoon more tightly than a rested one. It grips, and so more falls. People who use knives know this, and put the knife down when they begin to press. Tiredness does not always arrive as sleep. It can come as force, where a light hand used to be enough, and as a sigh over small things.',
    question: 'How do you notice that you have begun to press, and what helps then?',
  },
  {
    text: 'Under a jacket only the collar of a shirt has to be ironed. People who travel a lot know this, and it has saved them whole evenings. The back stays as it came from the line, and nothing depends on it. In most tasks there is a collar and there is a back, and it helps to say beforehand which is which.',
    question: 'In the thing before you, what is the collar, and what is the back?',
    step: 'Do only the collar of one task tomorrow.',
  },
  {
    text: 'You carry a bag upstairs for somebody, they open the door, they thank you, and an hour later you find that it is still on your arm. They have forgotten it, and so have you. Duties wander in the same way. Somebody held them out to us for a minute, and nobody has asked for them back.',
    question: 'What is still on your arm, and whose is it?',
    step: 'Hand one such thing back, with a friendly word.',
  },
  {
    text: 'In written music there is a mark for silence. It has a length like any note, and the players count it with care; one who comes in early has made a mistake. Nobody in the hall thinks that the players are doing nothing. The rest belongs to the piece, and the next note is better for it.',
    question: 'Where in your day is there a rest that belongs to the piece?',
  },
  {
    text: 'Some people leave a task in such a way that the next person can begin at once: the pencil is sharp, the page lies open, the screws are in a lid. They could have gone ten minutes earlier. In the morning somebody sits down, reaches out, and has the odd feeling that the thing is on their side.',
    question: 'Whose beginning could you make easier by the way you stop?',
    step: 'Leave one thing ready for the hand that takes it next.',
  },
  {
    text: 'Some passengers thank the driver as they get off at the back, through the noise, or raise a hand towards the mirror. Nobody knows if it arrives. After thirty years on one line a driver said that on wet evenings he used to look out for that hand, and that it had carried him as far as the depot.',
    question: 'Whose work carried you today, and how could they see your hand?',
    step: 'Thank one person for work that is usually taken for granted.',
  },
  {
    text: 'The best work of a bakery is gone by noon. Nothing is left but the smell and some flour on the boards, and at four in the morning it begins again. Nobody can point to it and say, ‘I made this.’ It has become legs that run to school, and good humour on a building site.',
    question: 'In whose day does work of yours go on, although it can no longer be seen?',
  },
]
