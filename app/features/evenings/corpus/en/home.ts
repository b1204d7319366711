import type { EveningTexts } from '../types.ts'

/** Ten evenings on home and family: seeing (four), loosening (three), giving (three). */
export const HOME: EveningTexts = [
  {
    text: 'We all know the sounds of the place where we live: the pipe that knocks before the water is warm, the third stair, the bus that makes the spoons tremble. A guest lies awake over them. We hear them only when they stop. A home is made of many things that are noticed in this way.',
    question: 'Which sounds belong to the place where you live, and which of them do you like?',
    step: 'Sit in the dark for three minutes, and only listen.',
  },
  {
    text: 'Each home has a smell that the people who live in it cannot smell. It is made of soap, of yesterday’s cooking, of wood or damp or books, and visitors meet it at the door. After a journey we catch it for half a minute, and then it is gone. For that half minute we are guests at our own place.',
    question: 'What does a guest meet first when your door opens?',
  },
  {
    text: 'The chairs are in one room, and the talk takes place in another. People stand in the kitchen doorway with a cloth in their hand, half in and half out, and say what really happened. Nobody planned the doorway for that. In many homes, even in a single room, there is a spot where people say what is on their mind, and it is seldom the best-lit one.',
    question: 'Where could that spot be in your home, and what was last said there?',
  },
  {
    text: 'An old doorstep is hollow in the middle. Half of that was done by people coming home, and half by the same people on their way out. To the stone it makes no difference. Wanting to be in a place and wanting to be gone from it wear away one step, often on a single day.',
    question: 'What draws you in where you live, and what draws you out?',
  },
  {
    text: 'Round most tables everybody has a seat, and with the seat comes a part: the one who jokes, the one who gets up for the salt, the one who is asked last. Nobody gave these parts out. If two people change seats for an evening, the lamp is suddenly somewhere else, and so is the salt.',
    question: 'Which part do you play among your people, and who could have it for one evening?',
    step: 'Sit in another place at the next meal.',
  },
  {
    text: 'Somebody’s slippers always stand where people fall over them. They are put aside with a sigh, and the next day they are back. Then for a week the person is away and the floor is clear, and those at home look down and miss something. Not everything that is in the way is in the wrong place.',
    question: 'Which small nuisance, of a person or of a house, would you miss?',
  },
  {
    text: 'Many people can still say the phone number of the house where they grew up. Nobody answers it now, and it opens no door. It is kept all the same, digit by digit, next to the way to the bakery. First homes are carried like this, the good and the hard ones, and nobody has to live in them again.',
    question: 'What do you still know by heart of an early home, and what of it would you keep?',
  },
  {
    text: 'At the end of a bed lie a folded towel and a second blanket, and a glass for water stands beside them. The guest has not said that they get cold at night. In thought somebody lay down in that bed and looked for what was missing. Such a towel says a good deal, and it is understood at once.',
    question: 'For whom would you like to lay out a towel, and what else would lie beside it?',
    step: 'Make one corner of your place ready for somebody who could come.',
  },
  {
    text: 'The bulb on the landing has gone. Eight households go up and down in the dark, each of them sure that another is seeing to it. One evening it is light again, and nobody finds out who it was. A home does not end at its door. It goes on for as many steps as somebody looks after.',
    question: 'What lies just outside your door that you could put right?',
    step: 'Put it right this week, and leave no note.',
  },
  {
    text: 'A key turns, and from inside a voice calls, ‘Is that you?’ It is an odd question, since everybody could say yes to it. What it asks is something else: are you back, are you well, put down your bag. In every place where people come and go, somebody can be the one who calls.',
    question: 'Whom could you greet like that, at home, on the stairs or on the phone?',
  },
]
