import type { EveningTexts } from '../types.ts'

/** Ten evenings on solitude and worship: seeing (four), loosening (three), giving (three). */
export const WORSHIP: EveningTexts = [
  {
    text: 'The engine is off, the key is in the hand, and still somebody sits in the parked car for another minute. Nobody is waiting and nothing is due. It is the only minute of the day that is addressed to no one. People find such minutes in odd places, on landings, in lifts, beside a running tap, and seldom call them quiet.',
    question: 'Where did you have such a minute lately, and how long did it last?',
    step: 'The next time, stay in it for one minute longer.',
  },
  {
    text: 'When a refrigerator stops humming, we notice that it had been humming all along. The room grows larger. The noise inside a person is of this kind too. It is made of lists and answers, and is hardly heard until it stops for a moment by itself. It cannot be switched off by force.',
    question: 'When did it last become quiet in you, and where were you?',
  },
  {
    text: 'A reader comes to the foot of the page and sees that the eyes went down it alone. The thoughts were at the market. So the reader goes back to the top, without making much of it, and begins again. In a quiet hour this happens many times, in prayer as well, and going back is a part of reading.',
    question: 'Where do your thoughts go when they slip away, and what brings them back?',
  },
  {
    text: 'At the entrance of a mosque the shoes stand side by side: a student’s, a builder’s, a pair with sand in it, a pair that pinches. Each comes from another kind of day. Nothing about those days was settled at the door. People have stepped out of them for a while, and the shoes are still warm.',
    question: 'From what kind of day do you come this evening, and what could wait outside?',
  },
  {
    text: 'A short letter can be a real letter: ‘Arrived safely. Thinking of you.’ The one who receives it does not count the lines. When a person calls on God in their own words, it need be no longer than that, and it can be said standing, or tired, or halfway up the stairs. Long letters are for other evenings.',
    question: 'What would be in your short letter this evening?',
    step: 'Say it, in your own words, before you go to sleep.',
  },
  {
    text: 'Two people sit on a bench and look at the same water. One is full of peace, and the other is thinking of his teeth. From behind they look alike, and neither knows anything of the other. What goes on between a person and God cannot be seen from the path, so there is no use in comparing the two.',
    question: 'Whose peace have you admired from behind, and what can be seen from there?',
  },
  {
    text: 'A phone that lies face down on the table is still in the room. One that lies next door under a cushion is not. The hand goes to the pocket a few times and comes back empty, like a child that was told ‘not now’ in a friendly way. Then it finds something else, or lies still.',
    question: 'What would your hands do with ten minutes of which nobody asks anything?',
    step: 'Put the phone under a cushion next door for ten minutes, and only sit.',
  },
  {
    text: 'To ask God for something good for another person, without their knowing, is a gift with no card on it, and nothing is asked in return. We think of a face, say a name, and say what we wish for it. Three names take less than a minute, and it can happen that we meet these people more gently afterwards.',
    question: 'Which three names come to you first, and what would you ask for them?',
    step: 'Ask it tonight, name by name.',
  },
  {
    text: 'In some houses people know that somebody is reading or praying, because everybody else walks on their toes. A door is closed with the handle held down, and a pot is set on a cloth. The person in the quiet room hears nothing of all that, and exactly this has been given to them. Quiet is often made by others.',
    question: 'Who makes quiet for you, and for whom could you make some?',
    step: 'Give one person half an hour in which nobody calls them.',
  },
  {
    text: 'A person who comes in from the cold brings some fresh air along in their coat. The others look up before they know why. A quiet hour can be carried in like that too. It is there in the first sentence afterwards, in the way a bag is put down, and nothing has to be said about it.',
    question: 'Into whose evening could you carry a little of your quiet?',
  },
]
