import type { EveningTexts } from '../types.ts'

/** Ten evenings on standing and sincerity: seeing (four), loosening (three), giving (three). */
export const STANDING: EveningTexts = [
  {
    text: 'When a group photograph is passed round, each person looks for one face first. It takes half a second, and then they see the others. Nobody says so, and the person on their left is doing the same. A picture of twenty people is looked at by twenty people, and hardly anybody in the room is studying ours.',
    question: 'Whom do you see in the picture once you have found yourself?',
  },
  {
    text: 'The mirror in a lift gives everybody eight seconds. A collar is turned, a face is tried on and taken off, and when the door opens somebody steps out who is a little different from the one who got in. It is done for the people upstairs, and on their own floor they have just done it for us.',
    question: 'Which face did you put on today, and where did you take it off?',
  },
  {
    text: 'People say our names wrongly, and each time we decide. Sometimes we correct them, sometimes we let it pass, and once in a while we let it pass for so long that it is too late. It is a small matter. It tells us how we would like to be known, and by whom it is important to us.',
    question: 'What do you correct when people get it wrong, and what do you let pass?',
  },
  {
    text: 'After a walk through a field there are burrs on the sleeve, and they have to be picked off one by one. There was also the scent of the hay, and it went away by itself before the gate. Blame is made like a burr, and praise like hay. The same walk had both of them in it.',
    question: 'Which kind word has blown away lately, and can you call it back?',
    step: 'Write down one good sentence that was said to you, with the date.',
  },
  {
    text: 'In a bath-house everybody wears the same towel. The one who owns the street sits beside the one who sweeps it, both red in the face, and the steam makes no difference between them. They talk about knees and the price of melons. After an hour they put themselves on again, button by button, and nod to each other outside.',
    question: 'Where do people know you without your title, and what do you talk about there?',
    step: 'Talk to somebody for a while without saying what you do or whom you know.',
  },
  {
    text: 'In the row behind, somebody sings a little beside the note, gladly and rather loudly. A few heads turn, and then, oddly, the others begin to sing louder too. A person who does not mind being heard makes it safe for the rest. The note was missed by a finger’s width, and the song has gained four voices.',
    question: 'What would you do gladly, a little beside the note, if nobody turned round?',
  },
  {
    text: 'In the washroom of a station somebody wipes the edge of the basin before they leave. The next person only finds it dry. There is no witness and no name. Such a deed is restful, because nobody in it has to look good; for half a minute a person is simply doing something that is needed.',
    question: 'When did you last feel at peace because nobody was looking?',
    step: 'Do one useful thing, and tell nobody about it.',
  },
  {
    text: 'There is a way of introducing people that lends them something. It is not ‘This is Salim’, but ‘This is Salim, who got us all home on the night the buses stopped’. He stands differently at once, and the others make room for him. It costs the speaker nothing, and a good name has found a second home.',
    question: 'Whom could you introduce in this way, and what would the sentence be?',
  },
  {
    text: 'Praise that is spoken behind somebody’s back has a long way to go. It is said in a kitchen, carried home, repeated on a Tuesday, and it reaches its owner after weeks, when nobody wants anything from them any more. For that reason it is believed. There is too little praise about that has travelled so far.',
    question: 'What good thing could you say of somebody where they cannot hear it?',
    step: 'Say it tomorrow, and leave it to find its own way.',
  },
  {
    text: 'Nobody knows who made the song that is sung at the harvest. Somebody found the first line in a field and gave it away, and then a hundred mouths changed it until it was good. With a name on it, it might have been kept more carefully and sung less. Some gifts travel better unsigned.',
    question: 'What would you like to put into the world without your name on it?',
  },
]
