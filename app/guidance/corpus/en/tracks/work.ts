import type { TrackTexts } from '#app/guidance/corpus/types.ts'

export const work: TrackTexts = {
  track: 'work',
  title: 'work and duty',
  sides: { light: 'work that bears fruit', dark: 'work that cannot stop' },
  difficulty: 'finding it hard to stop',
  lived: [
    'You may know this from a job that everyone called small, such as a timetable or a storeroom, which ran quietly for years because it was yours.',
    'It may show when a new colleague is lost on the first morning and you pull up a second chair to your desk without making anything of it.',
    'Think of the hour after a long task, when the tools are back in their places, the floor is swept, and somebody puts the kettle on.',
    'This is the steadiness of a driver who has opened the doors at ten past six for eleven years, so that a whole street plans its work around one bus.',
  ],
  inside: [
    'You may cross out eleven tasks in a day and lie awake over the twelfth.',
    'Inside, it can seem as if every morning began at zero, and yesterday’s work no longer counted.',
    'It can happen at a family meal: somebody asks how you are, and you answer with a list of what you have finished.',
    'You may say yes to a new job before you have looked at the week, because being asked is the quickest proof that you are of use.',
  ],
  outward: [
    'From outside, you look tireless, and so the next duty is handed to you without a second thought.',
    'Others may find it hard to help, because each time they reach for a task you have already picked it up.',
    'To other people this looks like ambition, although often it is only the wish to reach the end of the work and be left in peace.',
  ],
  support: [
    'That help can be a colleague who notices the hour, takes the last box from you, and says that the rest can wait.',
    'That help is a method: one task, one place, one hour, and then the next.',
    'This help is found where duties are shared in the open, on a list with more than one name.',
  ],
  counsel: [
    'Ihsan, doing a thing well because God sees it, asks for care, and it does not ask for the impossible. Choose one task today, do it properly, and write ‘done’ beside it before you look for what could be better.',
    'Niyya, intention, is what deeds are judged by (al-Bukhari 1), so a job can be good before it has succeeded. Before you open the first message of the day, name one person for whom things are easier when this work is done well.',
    'I’tidal, balance, gives work its hours and keeps some hours back for other things. Decide when you stop today, tell one person the time, and leave the desk untidy if you must.',
    'Amana, a thing held in trust, describes a job well: it is in your care for a while, and it was never the whole of you. When you lock up or log off tonight, leave one task for tomorrow on purpose, and greet the people at home before you look at a screen.',
  ],
  mercy: [
    'The Prophet, peace be upon him, was asked which deeds God loves most, and answered that it is those kept up, even if they are few (al-Bukhari 6465); a little done today is not too little.',
    'You mattered to people before you had finished anything, and a list is only a list.',
  ],
  steps: {
    today: [
      {
        answers: 'bukhari-6465',
        causes: ['delay'],
        text: 'Stop work at a fixed time, and tell someone beforehand when that is.',
        why: 'an announced end is easier',
      },
      {
        answers: 'bukhari-6465',
        causes: ['delay', 'far'],
        text: 'Before you begin, move two things from your list to another day.',
        why: 'a short list is easily carried',
      },
      {
        answers: 'quran 62:9-10',
        causes: ['delay'],
        text: 'Stop in the middle of a task, and leave the tools where they are.',
        why: 'an open task is easy to continue',
      },
      {
        answers: 'quran 62:9-10',
        causes: ['heat'],
        text: 'Get up at the first call to the table, and leave everything open behind you.',
        why: 'a call gives work an end',
      },
      {
        answers: 'quran 2:286',
        causes: ['hidden', 'far'],
        text: 'Give back one task that nobody asked you to take.',
        why: 'not every load is yours',
      },
      {
        answers: 'quran 2:286',
        causes: ['far'],
        text: 'Say no to one small request, kindly, and offer nothing in its place.',
        why: 'nobody is asked to carry everything',
      },
      {
        answers: 'muslim-2750',
        causes: ['hidden'],
        text: 'Fix a quarter of an hour this evening that belongs to the people or the rooms you live with.',
        why: 'daily life has its hour too',
      },
      {
        answers: 'muslim-2750',
        causes: ['heat'],
        text: 'Sit outside for ten minutes with empty hands, and leave the phone indoors.',
        why: 'no one thing fills every hour',
      },
      {
        answers: 'bukhari-6134',
        causes: ['heat'],
        text: 'Close your eyes for ten minutes in the afternoon, and let the work wait.',
        why: 'your eyes may rest too',
      },
      {
        answers: 'bukhari-6134',
        causes: ['hidden'],
        text: 'Invite a guest for another day, and write the hour down before any work of that day.',
        why: 'guests have their right too',
      },
    ],
    week: [
      {
        causes: ['delay', 'heat'],
        text: 'Hand in one piece of work at ‘good enough’, and write down what actually happened.',
        why: 'facts are kinder than fears',
      },
      {
        causes: ['delay', 'heat'],
        text: 'Give one duty to somebody else entirely, and do not check it for three days.',
        why: 'trust lets another person grow',
      },
      {
        causes: ['heat', 'hidden', 'far'],
        text: 'End one day an hour early, and spend the hour with someone, achieving nothing.',
        why: 'you are more than results',
      },
      {
        causes: ['hidden', 'far'],
        text: 'Ask a colleague what you could stop doing without anyone noticing.',
        why: 'others see what can go',
      },
    ],
  },
  practices: [
    {
      text: 'Write tomorrow’s three tasks on a card, and leave the back of it empty on purpose.',
      why: 'the empty side is for rest',
    },
    { text: 'Take one break in another room.', why: 'a pause belongs to the job' },
    {
      text: 'Put one thing away unfinished, with a note on where to go on.',
      why: 'a note lets the mind rest',
    },
    {
      text: 'Do something useful for which somebody else receives the credit.',
      why: 'unseen work needs no praise',
    },
    { text: 'Answer ‘How are you?’ without mentioning work.', why: 'there is more to tell' },
    {
      text: 'Ask for a hand with a job you have always done alone, and accept that it is done differently.',
      why: 'another way may also work',
    },
  ],
  light: [
    'You are still there in the third year, when the excitement has moved on and only the work is left.',
    'You take responsibility early, and people feel calmer when they hear that a job is with you.',
    'You finish a job properly where nobody looks, down to the label on the back of the shelf.',
  ],
  shadow: [
    'The same staying power can keep you at a task that no longer serves anyone, because stopping would feel like failing.',
    'The same readiness can collect duties that belong to others, and you may be angry at being alone with them although you let none of them go.',
    'The same high standard can be hard on you and on the people beside you. A colleague hears your one correction, and never learns how much you admired the rest.',
  ],
}
