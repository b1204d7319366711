import type { EveningTexts } from '../types.ts'

/** Ten evenings on learning: seeing (four), loosening (three), giving (three). */
export const LEARNING: EveningTexts = [
  {
    text: 'A street is closed, and the bus goes another way. For ten minutes everybody on it looks up: so there is a park here, so this is where the music comes from. Nobody had set out to learn anything. Much of what a person knows came like this, by a detour, on an ordinary day with a bag on the knees.',
    question: 'What did you find out lately without having looked for it?',
  },
  {
    text: 'Somebody tells you their name, and you do not catch it. You ask, it is repeated, and it is gone again. The third time is the hard one, and many people smile at that point and go home without the name. Yet most people are glad to say their name a third time to somebody who truly wants to have it.',
    question: 'What would you ask a third time if nobody minded?',
    step: 'Ask one person how to say their name, or a word of their language, properly.',
  },
  {
    text: 'Watch how you peel an orange: in one long ribbon, in pieces, with a knife or with the thumb. Somebody once did it like that in front of you. Hands are full of teachers who never knew that they were teaching, an aunt, a cook, a man in the market, and we ask their advice several times a day.',
    question: 'Who taught your hands something, and in which movement can you still see them?',
  },
  {
    text: 'In many conversations there is a certain nod. Somebody mentions a book, a town or a person whom all of them seem to know, and heads go up and down round the table. It is a polite movement. Quite often half of those who nod know nothing about it either, and each believes that they are the only one.',
    question: 'When did you last nod like that, and what would you have liked to ask?',
  },
  {
    text: 'Through the wall come eight notes on a piano: up, up, wrong, and again from the beginning. It is not beautiful. It is how a person sounds who is on the way, and there is no other sound for it. A year later somebody may stop under the same window, listen to the end, and know nothing of those eight notes.',
    question: 'In what are you at the wrong note, and would like to go on?',
    step: 'Do it badly for ten minutes, with the window open if you like.',
  },
  {
    text: 'The spoons have moved to another drawer, and for weeks the hand goes to the old one. The head knows better, and is no help at all. A new thing is learned in an afternoon; the old one needs a month of wrong drawers before it fades. It is easier in a house where people can laugh about it.',
    question: 'Which old drawer does your hand still open, and what do you look for in it?',
  },
  {
    text: 'There are pages that have to be read three times. The first time the words go by, the second time they stop, and the third time there is a person behind them, saying something simple. Quick readers meet such a page as well as slow ones. The author stayed there for a long time too.',
    question: 'What have you read or heard that deserves a third time?',
    step: 'Read one such page again tonight, aloud and slowly.',
  },
  {
    text: 'To show somebody how a knot is tied, you have to slow down your hands until they hardly know how it goes. At half speed there are seven steps where you thought there were two. The one who is learning sees the knot. The one who teaches sees it as well, for the first time in years.',
    question: 'What could you show somebody at half speed, and who would like to see it?',
    step: 'Show one person one movement, so slowly that they can do it after you.',
  },
  {
    text: 'Some questions are presents. ‘How do you know when it is done?’ can be put to a baker, a nurse or somebody who paints doors, and they stop what they are doing. Perhaps nobody has asked them that before. Until now they knew it in their hands. Now they have it in words, and both of you take it home.',
    question: 'Whom could you ask how they know when it is done?',
  },
  {
    text: 'A second-hand book sometimes has pencil in its margins: a line, a small ‘yes’, a question mark that nobody has answered. A stranger has walked ahead and marked where it was worth stopping. The book is better for having been used. It is passed on with everything that is in it, and the pencil belongs to it now.',
    question: 'What would you mark in pencil for the person who comes after you?',
    step: 'Lend somebody a book, a recipe or a tune with one line of yours in it.',
  },
]
