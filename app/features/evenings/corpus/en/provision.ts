import type { EveningTexts } from '../types.ts'

/** Ten evenings on provision: seeing (four), loosening (three), giving (three). */
export const PROVISION: EveningTexts = [
  {
    text: 'Turn out a bag or a pocket on the table, and there lies the day: keys, a receipt, a tissue, a coin. Each of these things did some work, and most of them were there without being asked. We usually look into a bag for what is missing. It can also be looked into for what was in it all the time.',
    question: 'Which thing in your bag or pocket was more use to you today than it looks?',
    step: 'Empty a bag onto the table, and look at it all for a minute before you put it back.',
  },
  {
    text: 'Somebody believes that the cumin has run out, and buys a jar on the way home. In the cupboard two others are standing behind the flour. The worry was real, and so was the cumin. ‘There is not enough’ and ‘I have not looked yet’ can feel alike from inside, and an open cupboard tells them apart. If it is truly empty, that may be said aloud, and is no shame.',
    question: 'What could be standing behind the flour at your place?',
  },
  {
    text: 'A loaf goes through many hands before it lies on a table. Some sowed, some cut and ground, one drove through the night, and one shaped it while the street was asleep. None of them knew who would eat it. Provision is from God, and it comes by roads that are full of people whom we never see.',
    question: 'Choose one thing that you ate lately: whose hands can you find in it?',
  },
  {
    text: 'From the street a lit window looks warmer than our own. There is a lamp, a shoulder, the corner of a picture, and the passer-by adds the rest: a good meal, a light heart, paid bills. Inside, somebody is looking for a charger. People in the street furnish our window as well, and just as generously.',
    question: 'What would somebody in the street imagine behind your window, and which part of it is true?',
  },
  {
    text: 'In many homes the best glasses stand behind a pane and wait for guests of a certain kind. Years go by, and the people who live there drink from the chipped ones. Nothing has been saved by it except the glasses. Plain water in a fine glass is still plain water, and the evening is a little different.',
    question: 'What are you keeping for an occasion that could be an ordinary evening?',
    step: 'Take one good thing out of its place, and use it this week.',
  },
  {
    text: 'An envelope that nobody opens grows. On the first day it is a letter, after a week it is a pile, and in the end people walk past it with their eyes turned away. Inside there is one sheet with one number on it. Even a large number can be easier to sit beside than a closed envelope.',
    question: 'What might look smaller if you knew its exact number?',
    step: 'Open one thing that has been lying there, with somebody beside you if you like.',
  },
  {
    text: 'A coat with leather on its elbows is older than a new one, and better known to its owner. Somebody saw that the cloth was thin, found a piece that nearly matched, and sat down by the lamp with a needle. Not everything can be mended. More can be mended than the shop windows say, and the mended part often lasts longest.',
    question: 'What do you own that has been mended, and by whom?',
  },
  {
    text: 'In some kitchens a handful of rice goes into a separate jar each time that somebody cooks. Nobody misses it from the pot. At the end of the month the jar is full, and it goes to a house where rice is needed. Giving of this kind does not wait for a good year, because it fits into an ordinary hand.',
    question: 'What could you put aside by the handful, without missing it in the pot?',
    step: 'Choose a jar, a tin or an envelope for it, and put in the first handful.',
  },
  {
    text: 'There is an old custom with plates. The dish that came full from next door is never sent back empty: a few dates go home on it, or three lemons, or some of what there was that day. So the plate keeps walking between the houses. People take more gladly when they know that they can send something back.',
    question: 'Whose plate is still with you, and what could lie on it when it goes home?',
  },
  {
    text: 'Once a year a shop closes for a day to count what it has. The owner goes along the shelves with a pencil, and is surprised by what is missing, and by what nobody remembers ordering. Some of the best things in a life were never ordered either. They came along with other things, or with other people.',
    question: 'What came to you this year without being asked for, and who could have some of it?',
  },
]
