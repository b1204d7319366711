import type { EveningTexts } from '../types.ts'

/** Ten evenings on loss and letting go: seeing (four), loosening (three), giving (three). */
export const LOSS: EveningTexts = [
  {
    text: 'In winter a single glove often hangs on a railing. Somebody lost it, and somebody else picked it up and put it where it could be found. It hangs there for days and waves a little. Every street is full of small losses, a glove, a shop, a view, and most of them are never mentioned by anybody.',
    question: 'What small thing has gone from your days lately, and did anybody notice?',
  },
  {
    text: 'The bakery has closed, and for weeks the feet still cross to that side of the street. The head understood it long ago. Feet and hands learn more slowly, because nobody told them, and they have to find out each morning for themselves. It is their way of being loyal.',
    question: 'Which old way do your feet or your hands still go, and what used to be there?',
  },
  {
    text: 'On the frame of a door there are pencil lines with dates beside them: so tall in May, so tall in September. Nobody is that height any more, and the lines measure nothing. When the room was painted, somebody went round them carefully with a small brush. A thing can be over and still keep its place on the wall.',
    question: 'Which line have you painted round, so that it stays, and what is written beside it?',
  },
  {
    text: 'A person with a stone in their pocket walks as upright as all the others. From outside nobody can tell, and in time even good friends may forget to ask. Sometimes it grows lighter when another hand holds it for a moment. If it is very heavy, it belongs with somebody who can help to carry: a trusted person, a doctor, an imam.',
    question: 'Who has held your stone for a moment, or could?',
  },
  {
    text: 'Most endings come without a ceremony. The last day at a school, in a town, in a circle of friends was like the day before; people said ‘See you’, and it was over. A goodbye can be said later. Nobody else has to be present. It needs only a name for what it was, and a word of thanks.',
    question: 'To what did you never properly say goodbye, and what would you thank it for?',
    step: 'Say that goodbye aloud, once, in a single sentence.',
  },
  {
    text: 'In the middle of a sad story somebody remembers the hat, and everyone begins to laugh. Then it grows quiet again, and the story goes on. Laughter and sorrow have long sat at one table, and neither has to wait outside until the other is done.',
    question: 'Is there something in a sad memory that makes you smile, and with whom could you share it?',
  },
  {
    text: 'At the back of a cupboard stands a box without a label. It has moved house twice and was never opened. Year after year somebody has decided about it by not deciding. To open a box is not yet to empty it. The lid can be lifted, one thing taken out and looked at, and the lid put back.',
    question: 'Which box, of wood or of thought, could be opened just so far?',
    step: 'Lift one lid for five minutes, and put it back when you like.',
  },
  {
    text: 'A child has lost something in the grass, and a grown person kneels down and looks with them. It is getting dark, and the thing is small. Often it is not found. Years later the child has forgotten what it was, and still remembers a second pair of knees beside their own.',
    question: 'With whom could you kneel down and look for a while?',
    step: 'Ask somebody close to you what they miss, and listen for as long as they talk.',
  },
  {
    text: 'From a plant that had to be left behind somebody took a cutting, in a wet handkerchief. It stood in a glass at the window for three weeks before there was a root. Now it grows in four homes, and in none of them has anybody seen the first pot. What was loved can be passed on in pieces of that size.',
    question: 'What from a time that is over, a dish, a song, a habit, could you pass on as a cutting?',
  },
  {
    text: 'When an old tree has come down, the place looks wrong for a long time. Light reaches the ground there now, and things come up that had been waiting: foxgloves, a small birch. Nobody would have felled the tree for them. But the clearing is there, and people who are tired from walking like to sit in it.',
    question: 'What, if anything, has found room in a clearing of yours, and who could sit there with you?',
  },
]
