import type { TrackTexts } from '#app/guidance/corpus/types.ts'

export const service: TrackTexts = {
  track: 'service',
  title: 'service and the body',
  sides: { light: 'service that heals', dark: 'service that forgets itself' },
  difficulty: 'looking after everyone except yourself',
  lived: [
    'You may know this from the end of a gathering, when others are still saying goodbye and you are already helping with the cups.',
    'It may show when the lift is broken and your kind of help is already on the stairs, carrying somebody else’s shopping.',
    'Think of the quiet after a useful day, when your body is tired in an honest way and somebody’s tap no longer drips.',
    'This is the care that notices the empty water jug, the shoe that rubs and the colleague who has not eaten, and sees to it without a word.',
  ],
  inside: [
    'You may take care of every cup and chair in the room, and have no answer when somebody asks what you would like.',
    'Inside, rest can feel like something stolen, so that even in bed you listen for the person who might call.',
    'It can start with one small favour and end with a week in which you eat your own meals standing. You may have given the help gladly and resent it as well, and both can be true.',
    'You may notice that your body has been asking for sleep since Monday, and promise it the weekend, as you did last week.',
  ],
  outward: [
    'From outside, you look as if helping cost you nothing, and so people ask again.',
    'Others may feel a little in your debt, because you never let them help with anything.',
    'To other people this looks like strength, and only a short answer at the end of the day may tell them that the carer is tired.',
  ],
  support: [
    'That help looks like a second pair of hands: somebody who takes a towel without being asked and dries beside you.',
    'That help is a regular day, with its meals, its walk and its fixed hour for sleep.',
    'This help may come from people whose service is easily overlooked, such as a nurse, a cleaner or a driver who knows your face.',
  ],
  counsel: [
    'Rifq, gentleness, is meant for your own body as well as for the people you help. Tonight, stop one chore earlier than usual, wash, and go to bed while the kitchen is still imperfect.',
    'Haqq, a right that is owed, belongs to the body too: the Prophet, peace be upon him, told a companion who fasted by day and prayed all night that his body had a right over him (al-Bukhari 6134). Pay it today with a proper meal, sitting down, before you serve anyone a second helping.',
    'Ta’awun, helping each other in what is good, is a word for two people or more. When you are asked for a favour this week, say yes to half of it, and ask who could take the other half.',
    'Ikhlas, sincerity, asks why you are helping before you begin. If today’s honest answer is that you are afraid to say no, say kindly that you can help on Saturday.',
  ],
  mercy: [
    'The Prophet, peace be upon him, said that when illness or a journey keeps people from the good they used to do, it is written down for them all the same (al-Bukhari 2996), so you may rest on a day of weakness.',
    'You are allowed to be looked after on a day when nothing is wrong, simply because you are one of the people here.',
  ],
  steps: {
    today: [
      {
        answers: 'bukhari-6134',
        causes: ['delay', 'far', 'ease'],
        text: 'Eat one meal sitting down, with no screen and without getting up for anyone.',
        why: 'the body has its right',
      },
      {
        answers: 'bukhari-6134',
        causes: ['delay', 'ease'],
        text: 'Go to bed half an hour earlier than usual.',
        why: 'kindness needs sleep',
      },
      {
        answers: 'quran 28:23-24',
        causes: ['hidden'],
        text: 'When somebody offers to help, say yes before you think about it.',
        why: 'accepting is a gift to them',
      },
      {
        answers: 'quran 28:23-24',
        causes: ['heat'],
        text: 'After the next errand, rest for ten minutes before you tell anyone that you are back.',
        why: 'ten minutes belong to you',
      },
      {
        answers: 'bukhari-1968',
        causes: ['heat', 'far'],
        text: 'Drink your own tea while it is hot, before you pour for the others again.',
        why: 'you are a guest too',
      },
      {
        answers: 'bukhari-1968',
        causes: ['far', 'ease', 'hidden'],
        text: 'Take half an hour for yourself before the day is shared out.',
        why: 'your own self has its right',
      },
      {
        answers: 'quran 2:286',
        causes: ['delay'],
        text: 'Before the next yes, look round once to see who else could do it.',
        why: 'others have hands too',
      },
      {
        answers: 'quran 2:286',
        causes: ['delay'],
        text: 'Leave one call for help to somebody who lives nearer.',
        why: 'some tasks belong to others',
      },
    ],
    week: [
      {
        causes: ['delay'],
        text: 'Say one clear and kind no, without inventing an excuse.',
        why: 'an honest no is kind too',
      },
      {
        causes: ['hidden', 'far'],
        text: 'Tell somebody kind which evening you need for yourself, before they ask.',
        why: 'a named need can be met',
      },
      {
        causes: ['heat', 'hidden', 'ease', 'far'],
        text: 'Walk for twenty minutes on three days, with nothing to deliver.',
        why: 'the body likes to move freely',
      },
      {
        causes: ['delay'],
        text: 'Let one thing that is not your task stay undone for a day.',
        why: 'somebody else may see it',
      },
      {
        causes: ['heat'],
        text: 'When you help somebody, say beforehand until when, and stop then.',
        why: 'help with an end is still help',
      },
      {
        causes: ['delay', 'far', 'ease'],
        text: 'Set the hours for sleep and meals first, and let the rest fit in between.',
        why: 'a body likes fixed hours',
      },
      {
        causes: ['delay', 'far', 'ease'],
        text: 'Eat one meal sitting down, with nobody to serve.',
        why: 'helpers are hungry too',
      },
    ],
  },
  practices: [
    { text: 'Before you help, say how long you can stay.', why: 'a limit keeps help friendly' },
    {
      text: 'Drink a glass of water before you make anyone else’s tea.',
      why: 'helpers need care too',
    },
    {
      text: 'Leave undone one thing that somebody else is able to do.',
      why: 'others grow by doing',
    },
    {
      text: 'Ask someone in trouble if they would like help or company, and do as they say.',
      why: 'the answer may surprise you',
    },
    {
      text: 'Do one household task that usually falls to someone else, and do not mention it.',
      why: 'quiet service needs no praise',
    },
    { text: 'Sit for ten minutes with nothing in your hands.', why: 'hands need rest as well' },
  ],
  light: [
    'You bring help in the right size, at the right hour, and with the instructions attached.',
    'You see what a body needs, a chair, a shawl or a glass of water, before a person has to ask for care.',
    'You find no work too low, and you serve people of every rank in the same voice.',
  ],
  shadow: [
    'The same usefulness can hide you, since people who are busy thanking you for your help seldom ask how you are.',
    'The same attention can take over, and you may fold, fetch and correct until nobody else dares to help.',
    'The same humility can be used up by others, and you may notice that you have agreed to serve at your own celebration.',
  ],
}
