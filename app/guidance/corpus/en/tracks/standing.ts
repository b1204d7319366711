import type { TrackTexts } from '#app/guidance/corpus/types.ts'

export const standing: TrackTexts = {
  track: 'standing',
  title: 'standing and sincerity',
  sides: { light: 'standing that serves others', dark: 'standing in the eyes of others' },
  difficulty: 'looking at yourself through other people’s eyes',
  lived: [
    'You may know this from the day when a piece of work bore your name, was as good as you could make it, and let you sleep well.',
    'It may show when someone new is sent to you with the words ‘that one keeps a promise’, and the respect in those words means more to you than a title.',
    'Think of the meeting in which you gave the credit to the person who had done the work, and were glad that you did.',
    'This is the ease of having a clear role and somebody to answer to, with duties that you could explain to a beginner.',
  ],
  inside: [
    'You may finish something well and feel nothing until somebody gives you credit for it.',
    'Inside, one small thing, a name left off the list or a greeting that was not returned, can weigh more than a week of praise.',
    'It can be tiring to keep up a role all day, the capable one or the cheerful one, and still be wearing it at the kitchen table.',
    'You may know which answer is true and give the one that protects your reputation. The respect it earns is then hard to enjoy.',
  ],
  outward: [
    'From outside, you seem sure of your place, so few people guess how closely you listen for praise.',
    'Others may keep a polite distance from the title, and never meet the person who holds it.',
    'To other people this looks like pride, when it is mostly the fear of losing their respect.',
  ],
  support: [
    'That help may be a person with some authority who mentions your name kindly when you are not in the room.',
    'This help rests on your reputation: people tend to believe a plain request when it comes from you.',
    'This help is public in a simple way: you can ask openly, in your own name, with nothing to hide.',
  ],
  counsel: [
    'Ikhlas, sincerity, asks for whom a thing is done, and it can be asked before the praise comes. On an ordinary Tuesday, finish one useful task and let it go out without your name.',
    'Tawadu’, humility, is a kind of accuracy: you are neither the whole success nor the whole failure. In the next meeting, give credit by name to one person whose part is usually overlooked.',
    'Haya’, modesty that keeps its self-respect, can live without praise. When you notice that you are telling a story in order to be admired, stop and ask the other person a question.',
    'Amana, something held in trust, is a calm way to think of a title or a role. Ask yourself once this week who is better off because you hold it, and do one thing for the least powerful of them.',
  ],
  mercy: [
    'The Qur’an says that God wrongs no one by so much as an atom’s weight, and multiplies a good deed (4:40), so work that nobody praised is not wasted.',
    'You are allowed to be ordinary for an evening, and the people who love you knew you before any title.',
  ],
  steps: {
    today: [
      {
        answers: 'bukhari-1',
        causes: ['delay'],
        text: 'Before you meet people or begin a task, say in one sentence why you do it.',
        why: 'the purpose comes before the praise',
      },
      {
        answers: 'bukhari-1',
        causes: ['heat'],
        text: 'Finish the next task, and tell no one that it is finished.',
        why: 'it counts when nobody knows, too',
      },
      {
        answers: 'muslim-2564',
        causes: ['far', 'delay', 'hidden'],
        text: 'Do one useful thing without leaving your name.',
        why: 'sincerity needs no witness',
      },
      {
        answers: 'muslim-2564',
        causes: ['hidden', 'far'],
        text: 'Give something small in secret.',
        why: 'a secret gift needs no praise',
      },
      {
        answers: 'quran 76:8-9',
        causes: ['heat'],
        text: 'Help with something small, and leave before anyone can thank you.',
        why: 'help can be free of thanks',
      },
      {
        answers: 'quran 76:8-9',
        causes: ['ease', 'heat'],
        text: 'Give somebody credit in front of others, by name, for one exact thing.',
        why: 'credit is for sharing',
      },
    ],
    week: [
      {
        causes: ['delay', 'hidden'],
        text: 'Admit one small mistake aloud before anyone else finds it.',
        why: 'respect survives a mistake',
      },
      {
        causes: ['heat', 'ease'],
        text: 'In one conversation, ask three questions about the other person before you tell anything of yourself.',
        why: 'a question turns your eyes to them',
      },
      {
        causes: ['far'],
        text: 'Spend one evening with people who have known you for a long time, and tell them nothing to be proud of.',
        why: 'they like you without it',
      },
      {
        causes: ['delay', 'far'],
        text: 'Ask one person what they really think, and only say thank you.',
        why: 'you need not defend yourself',
      },
      {
        causes: ['heat', 'ease'],
        text: 'Learn one thing from somebody who does it better than you, and tell them so.',
        why: 'another’s skill is good news too',
      },
      {
        causes: ['delay', 'heat', 'hidden', 'far'],
        text: 'Spend an hour on something that you like and do badly.',
        why: 'nobody has to be impressed',
      },
    ],
  },
  practices: [
    {
      text: 'Before a task that others are going to see, say to yourself in one sentence whom it serves.',
      why: 'it steadies the purpose',
    },
    {
      text: 'Let one compliment pass with a plain ‘thank you’, and add nothing.',
      why: 'praise can be simple',
    },
    {
      text: 'Once a week, say something good about a rival to a third person, and mean it.',
      why: 'there is enough respect for everyone',
    },
    {
      text: 'Tidy up after a meeting or a meal before anyone asks whose turn it is.',
      why: 'work can be useful without credit',
    },
    {
      text: 'When a remark hurts you, wait a day, and then ask yourself whether it was meant to hurt.',
      why: 'many remarks are not meant so',
    },
    {
      text: 'Tell someone close to you about one thing that went badly, without making a story of it.',
      why: 'you may rest from the role',
    },
  ],
  light: [
    'You give credit exactly, so that the people who work with you hear their names in the right places.',
    'You carry a title lightly, and people of lower rank feel safe enough to tell you the truth.',
    'You keep the promises that you make in front of others, and your reputation rests on that.',
  ],
  shadow: [
    'The same attention to credit can notice each time your own name is left out, and that may spoil a good day for you.',
    'The same title can come home with you in the evening, so that your family meets the manager when they were hoping for you.',
    'The same care for your reputation can make it hard to say ‘I was wrong’ or ‘I need more time’ while there is still time to say it. You may then carry it alone.',
  ],
}
