import type { TrackTexts } from '#app/guidance/corpus/types.ts'

export const patience: TrackTexts = {
  track: 'patience',
  title: 'patience and time',
  sides: { light: 'patience that ripens things', dark: 'patience that puts things off' },
  difficulty: 'putting off what matters',
  lived: [
    'You may know this from the skill, the garden or the language that others gave up after a month and that has, with time, become yours.',
    'It may show when something is late and everyone is worried: your patience lets you make tea, read the instructions again and find the missing screw.',
    'Think of the friendship or the fruit tree that you have kept for ten years: slow things suit your pace.',
    'This is the advantage of someone who can stay with one task for a season while others change theirs.',
  ],
  inside: [
    'You may have the form filled in, the shoes by the door and the sentence ready, and still say that it is not the right time.',
    'Inside, each year that passes can make the step look larger, although it is the same step.',
    'It can feel safer to prepare for another season than to do a thing badly in this one.',
    'You may be so used to waiting that you no longer notice how tired you are of it.',
  ],
  outward: [
    'From outside, your patience looks like agreement, so people go on as before.',
    'Others may think that you want nothing in the matter, because the moment for saying so has passed three times.',
    'To other people this can seem like stubbornness, when you are only hoping that the step will feel safe one day.',
  ],
  support: [
    'That help is slow and dependable: the same half hour every Thursday, kept for a year.',
    'That help has been growing for years: what you once practised is still in your hands.',
    'This help may be an older person who has seen such a difficulty pass, and is in no hurry about it.',
  ],
  counsel: [
    'Sabr, patience, is active: it goes on with the next small duty while the answer is late. On an ordinary Tuesday, ask which step you would take if nothing changed, and take that one.',
    'Azm, resolve, ends the waiting by naming a day. Choose the day for the decision, tell one person, and treat it as you would treat the time of a train.',
    'Tawakkul, relying on God, goes together with doing your own part. Send the letter, make the call or book the place, and leave the time of the answer to Him.',
    'Istiqama, steadiness, counts the small things that are kept up. Choose a pace that you can hold on a bad day, ten minutes or one page, and begin at that pace today.',
  ],
  mercy: [
    'The Qur’an says, and then says again, that with hardship comes ease (94:5–6), and a step taken late is still a step.',
    'Nobody needs to answer for the years of waiting before taking the next step; you may start from where you are.',
  ],
  steps: {
    today: [
      {
        answers: 'quran 3:159',
        causes: ['hidden', 'delay'],
        text: 'Take one thing that waits in a drawer, and move it one step forward before evening.',
        why: 'one step ends the waiting',
      },
      {
        answers: 'quran 3:159',
        causes: ['delay'],
        text: 'Name the hour at which you begin, and name it to somebody.',
        why: 'a fixed hour ends the asking',
      },
      {
        answers: 'quran 94:7-8',
        causes: ['hidden', 'ease'],
        text: 'Put everything that you need for it where you can see it, ready for the next free hour.',
        why: 'prepared things are easy to begin',
      },
      {
        answers: 'quran 94:7-8',
        causes: ['ease'],
        text: 'Give the task a quarter of an hour before you put the kettle on.',
        why: 'the tea can come afterwards',
      },
      {
        answers: 'quran 29:69',
        causes: ['delay'],
        text: 'Give ten minutes of this evening to the thing that you keep for later.',
        why: 'the first minutes are the hardest',
      },
      {
        answers: 'quran 29:69',
        causes: ['heat'],
        text: 'Do the next small piece without looking at how much is left.',
        why: 'you see more as you go',
      },
      {
        answers: 'bukhari-6465',
        causes: ['heat'],
        text: 'Give one slow task ten minutes by the clock, and note the hour, for tomorrow.',
        why: 'small regular steps add up',
      },
      {
        answers: 'bukhari-6465',
        causes: ['heat', 'far'],
        text: 'Take up one thing that you left in the middle, or never began, and stay with it for five minutes.',
        why: 'five minutes are a beginning',
      },
      {
        answers: 'muslim-2664',
        causes: ['far'],
        text: 'Ask for help with it, in prayer or from a friend, and begin.',
        why: 'weak beginnings count',
      },
      {
        answers: 'muslim-2664',
        causes: ['far'],
        text: 'Choose the part of it that does you good, and start there, tired or not.',
        why: 'there is good in the weak too',
      },
    ],
    week: [
      {
        causes: ['delay', 'heat'],
        text: 'Tell somebody who likes such things why you wanted it, and answer their questions.',
        why: 'a listener brings back the reason',
      },
      {
        causes: ['hidden'],
        text: 'Go back to one slow thing, a plant, an instrument or a half-knitted scarf, and give it an unhurried hour.',
        why: 'skill grows with time',
      },
      {
        causes: ['delay', 'far', 'ease'],
        text: 'Ask somebody over seventy what they are glad they did not hurry, and what they wish they had begun sooner.',
        why: 'their answer may help you begin',
      },
      {
        causes: ['delay', 'heat', 'hidden', 'far', 'ease'],
        text: 'Write the whole thing down in five small parts, and number them from the easiest.',
        why: 'a large thing has small parts',
      },
    ],
  },
  practices: [
    {
      text: 'Keep one small habit at the same hour for a month, and start again without blame after a missed day.',
      why: 'pace matters more than speed',
    },
    { text: 'Once a week, take one step before you feel ready.', why: 'ready often comes after' },
    { text: 'When you say ‘not yet’, add when.', why: 'then the waiting has an end' },
    {
      text: 'Mark each finished step on a calendar that you can see from your chair.',
      why: 'slow progress is visible',
    },
    {
      text: 'Ask someone to remind you, kindly, of the date you set.',
      why: 'two people remember a date better',
    },
    {
      text: 'Spend one hour a week on something that only pays off in years.',
      why: 'time can work for you',
    },
  ],
  light: [
    'You can wait with good grace, and your patience takes the pressure off other people.',
    'You finish what you begin at a steady pace, long after the first excitement has gone.',
    'You let people grow in their own time, and do not hold last year’s mistake against them.',
  ],
  shadow: [
    'The same patience can go on serving an arrangement that no longer suits you, because nobody has heard you say so.',
    'The same steady pace can keep you on a road that you chose ten years ago and would not choose today.',
    'The same trust in time can make you keep back a sentence that would be kinder today than next year.',
  ],
}
