import type { TrackTexts } from '#app/guidance/corpus/types.ts'

export const worship: TrackTexts = {
  track: 'worship',
  title: 'solitude and worship',
  sides: { light: 'quiet that heals', dark: 'quiet that hides' },
  difficulty: 'losing the way to your own quiet',
  lived: [
    'You may know this from the first half hour of the morning, when the street is still dark, the quiet belongs to you, and yesterday’s problem has become smaller.',
    'It may show when you come back from an hour of solitude, a walk by the canal or a corner of the prayer room, and speak more kindly than when you left.',
    'Think of a window seat on the bus, with no music on: after ten minutes of silence you often know what your real question was.',
    'This is why a short prayer, or simply a closed door and a chair, can settle in you what three conversations could not.',
  ],
  inside: [
    'You may say the words on time and be thinking, from the second line on, about the form that is due.',
    'Inside, the place for stillness may be full of things that you mean to deal with later.',
    'It can be that you miss something on ordinary mornings and give it the name of tiredness, or of the news.',
    'You may tell yourself that you only need one free evening for it, and fill the evening when it comes.',
  ],
  outward: [
    'From outside, you are simply busy, and no one knows that you were once fond of silence.',
    'Others may think that faith or stillness means little to you, because you no longer speak of it.',
    'To other people this looks like calm, because they cannot see that something is missing.',
  ],
  support: [
    'That help asks for little: a chair, a closed door and ten minutes in which nobody needs you.',
    'That help can begin with a slow prayer, or with a walk without a phone.',
    'This help makes no noise, and you may notice it only afterwards, when your voice is lower and your shoulders have come down.',
  ],
  counsel: [
    'Khalwa, a short time alone with God, has an end as well as a beginning. Tell someone at home ‘I need half an hour of quiet’, and come out when it is over, even if nothing has been solved.',
    'Dhikr, remembering God, needs no special room and no perfect mood. In the middle of a busy Tuesday it can be one quiet breath of thanks at the sink, before you answer the person behind you.',
    'Munajat, speaking to God in private, can be done in your mother tongue and without fine words. Say in prayer what the day was like, as plainly as you would say it in the kitchen.',
    'Ta’awun, helping one another, includes letting yourself be helped. Ask somebody who keeps a quiet hour if you may sit in on it once, and leave when they leave.',
  ],
  mercy: [
    'In the Qur’an Zachariah, peace be upon him, calls to his Lord in secret (19:3), and a prayer may be as quiet as you need it to be.',
    'A silence that has lasted too long can end with a small thing, one honest line in the dark, and nothing needs to be explained first.',
  ],
  steps: {
    today: [
      {
        answers: 'muslim-482',
        causes: ['hidden'],
        text: 'Kneel or sit low on the floor for a minute, and ask for nothing.',
        why: 'there you need show nothing',
      },
      {
        answers: 'muslim-482',
        causes: ['heat'],
        text: 'Sit for ten minutes without a screen, in prayer or simply still.',
        why: 'noise needs a while to settle',
      },
      {
        answers: 'quran 2:152',
        causes: ['delay', 'hidden'],
        text: 'Say one thank-you aloud, at the tap or on the stairs.',
        why: 'thanks is a way back',
      },
      {
        answers: 'quran 2:152',
        causes: ['far'],
        text: 'Before you go to bed, write down one good thing of this day.',
        why: 'what you remember stays with you',
      },
      {
        answers: 'quran 33:41-42',
        causes: ['heat', 'ease', 'far'],
        text: 'Put the phone in another room tonight, and let the morning begin without it.',
        why: 'the day begins quietly',
      },
      {
        answers: 'quran 33:41-42',
        causes: ['delay', 'heat', 'ease'],
        text: 'Stand still at a window until you have counted ten breaths.',
        why: 'stillness begins when you stop',
      },
    ],
    week: [
      {
        causes: ['delay', 'ease'],
        text: 'Put one hour of silence in the diary, and keep it as you would keep an appointment.',
        why: 'an appointment is harder to skip',
      },
      {
        causes: ['hidden'],
        text: 'Tell a trusted friend or a counsellor one thing that you have been carrying alone.',
        why: 'what is said weighs less',
      },
      {
        causes: ['heat', 'far'],
        text: 'Walk slowly to a place of worship, a park or a library, and stay for half an hour.',
        why: 'a slow walk begins the quiet',
      },
      {
        causes: ['heat', 'hidden'],
        text: 'Go to a place of prayer or of quiet at an hour when it is nearly empty.',
        why: 'nobody there waits for an answer',
      },
      {
        causes: ['heat', 'delay'],
        text: 'Take the same short walk alone on three evenings, and leave the earphones at home.',
        why: 'a walk can make you quiet',
      },
      {
        causes: ['delay', 'far', 'hidden', 'ease'],
        text: 'Read one page slowly before the house is awake.',
        why: 'nobody needs you at that hour',
      },
      {
        causes: ['delay', 'hidden'],
        text: 'Hand over one matter in prayer, or write it down and shut the drawer.',
        why: 'some matters can be put down',
      },
    ],
  },
  practices: [
    { text: 'Keep the same ten quiet minutes on five days of the week.', why: 'quiet likes a fixed hour' },
    {
      text: 'When you withdraw, say one sentence first: ‘I need a little time, and I am coming back.’',
      why: 'then others need not worry',
    },
    {
      text: 'Learn one short prayer, passage or poem by heart, and say it to yourself on the bus.',
      why: 'the silence then has company',
    },
    {
      text: 'When you have kept quiet about a hurt, tell one safe person within two days.',
      why: 'it shortens the silence',
    },
    {
      text: 'Once a week, read a page of the Qur’an with its meaning beside it, or of another book that steadies you.',
      why: 'stillness needs good words',
    },
    {
      text: 'End a time of solitude with a greeting to the people in the next room.',
      why: 'they notice you returning',
    },
  ],
  light: [
    'You can sit in silence with someone who has no words, and they feel less alone for it.',
    'You come out of an hour of prayer or solitude with a clear head and a kinder voice.',
    'You do good in silence, and would rather that nobody asked who did it.',
  ],
  shadow: [
    'The same silence, kept when somebody has asked you a question, can leave them to guess, and people often guess wrong.',
    'The same solitude can grow longer until you no longer rest in it, and only stay away from what is waiting outside the door.',
    'The same silence can hide your sorrow as well as your kindness, so that the people who love you hear of it last.',
  ],
}
