import type { TrackTexts } from '#app/guidance/corpus/types.ts'

export const courage: TrackTexts = {
  track: 'courage',
  title: 'courage and anger',
  sides: { light: 'courage that protects', dark: 'courage that burns' },
  difficulty: 'letting anger answer first',
  lived: [
    'You may know this from the moment when a whole room was waiting for someone else to speak, and a little courage from you was enough to begin.',
    'It may show when something heavy has to be moved: you have put your bag down and found your strength before the others have finished discussing it.',
    'Think of a bill that nobody dared to question, or a dog that nobody would go near: you may have been the one with the nerve, and it went better than expected.',
    'This is the strength that comes to you with a difficult task, so that a morning of hard work can leave you calmer than a day off.',
  ],
  inside: [
    'You may feel the heat rise in your neck before the other person has finished, and have an answer ready for a sentence they never meant.',
    'Inside, anger can feel like being awake at last, so that waiting even one minute seems like losing.',
    'It can happen that every delay looks like weakness to you, and you push hard at something that was already moving.',
    'You may hold your temper all day at work, and then lose it over a wet towel on the bathroom floor.',
  ],
  outward: [
    'From outside, people see the anger, and they may not see the hurt or the sense of fairness behind it.',
    'Others may agree with you quickly to let the anger pass, and keep their real answer for later.',
    'To other people this may already be a fight, while you think that you are only being clear.',
  ],
  support: [
    'That help is close to the body: a brisk walk, a glass of cold water, a job that needs both arms.',
    'This help comes with action: one small act of courage in the morning may do more than a week of worry.',
    'This help may look like someone who stands beside you and says the hard thing with you, once and calmly.',
  ],
  counsel: [
    'Hilm, calm strength when provoked, belongs to people who could strike back and choose to wait. When a message makes you hot, write the reply, leave it in the drafts until after the next meal, and read it again before you send it.',
    'Shaja’a, courage, includes saying ‘I was too sharp with you this morning’. Say it the same day, in one sentence, and leave out the word ‘but’.',
    'Kazm al-ghayz, holding back anger, stands in the Qur’an beside forgiving people (3:134). In practice it begins with the body: sit down if you are standing, lower your voice, and let the other person reach the end.',
    'Adl, fairness, is owed even to someone who has made you angry. Before the fight goes on, say what they want in one sentence, until they agree that you have understood it.',
  ],
  mercy: [
    'The Qur’an says that a person who does wrong and then asks God’s forgiveness finds Him forgiving and merciful (4:110), and that is open after a sharp word too.',
    'A temper lost at noon can be made good by evening with one plain apology, and people are often kinder about it than you expect.',
  ],
  steps: {
    today: [
      {
        answers: 'bukhari-6114',
        causes: ['heat'],
        text: 'Before your next sharp reply, drink a glass of water and ask one question.',
        why: 'a question cools anger',
      },
      {
        answers: 'bukhari-6114',
        causes: ['heat', 'hidden'],
        text: 'Put down what you are holding before you answer.',
        why: 'empty hands may calm you',
      },
      {
        answers: 'quran 3:134',
        causes: ['heat'],
        text: 'Keep one angry message back until it is dark, and read it again then.',
        why: 'holding back is the first step',
      },
      {
        answers: 'quran 3:134',
        causes: ['heat', 'hidden'],
        text: 'Let one small offence pass, and do something kind for somebody instead.',
        why: 'small pardons are good practice',
      },
      {
        answers: 'bukhari-6077',
        causes: ['delay', 'far'],
        text: 'Say good morning to somebody with whom things are cool, and then one thing that is on your mind, if it is safe and wise.',
        why: 'a greeting can come before the matter',
      },
      {
        answers: 'bukhari-6077',
        causes: ['delay', 'far'],
        text: 'Write down the greeting with which you could begin again, and keep it for a safe moment.',
        why: 'a ready greeting comes quickly',
      },
      {
        answers: 'quran 41:34',
        causes: ['delay', 'far'],
        text: 'If it is safe and wise, do one kind thing for somebody with whom you have quarrelled.',
        why: 'a better deed can calm anger',
      },
      {
        answers: 'quran 41:34',
        causes: ['delay', 'far'],
        text: 'If it is safe and wise, name one small thing that bothers you, and begin with a kind word.',
        why: 'small things are easily said early',
      },
    ],
    week: [
      {
        causes: ['delay', 'heat', 'hidden', 'far'],
        text: 'Tell someone you feel safe with, plainly, what you would like to be different. Begin with a thing you value in them.',
        why: 'an early wish need not become anger',
      },
      {
        causes: ['heat'],
        text: 'Where it is safe and wise, say to someone you snapped at that you are sorry, in one sentence.',
        why: 'an apology takes courage',
      },
      {
        causes: ['delay', 'heat', 'hidden', 'far'],
        text: 'Write down three times when you got angry, and beside each what you were protecting.',
        why: 'then you can protect it calmly',
      },
      {
        causes: ['hidden'],
        text: 'When something annoys you, say so on the same day, calmly and in one sentence, if it is safe and wise.',
        why: 'early words need no shouting',
      },
    ],
  },
  practices: [
    {
      text: 'When you feel anger rise, count the people in the room before you speak.',
      why: 'anger may pass in seconds',
    },
    {
      text: 'Keep a pair of walking shoes by the door, and use them when an argument starts to go in circles.',
      why: 'a walk can calm you down',
    },
    { text: 'Say what you want before you say what is wrong.', why: 'a request needs no fight' },
    {
      text: 'Do one thing each week that frightens you slightly and can harm neither you nor anyone else.',
      why: 'courage grows with use',
    },
    {
      text: 'Ask someone you trust to tell you when your voice gets louder, and thank them the first time they do.',
      why: 'your own voice is hard to hear',
    },
    { text: 'Finish one hard task before noon on three days of the week.', why: 'effort calms you' },
  ],
  light: [
    'You step forward while others are still looking at the floor, and your courage gives them some of their own.',
    'You have the nerve to say what is unfair, clearly and to the right person, when it would be easier to let it pass.',
    'Your anger is quickly over, and nobody has to fear that you are saving it up.',
  ],
  shadow: [
    'The same courage can carry you past people who had a better idea and only needed a moment longer.',
    'The same nerve, on a tired day, can make a fight out of a late bus, and you may be the one who feels worst afterwards.',
    'The same quick anger is over for you by evening, while the person who heard it may still carry it the next day.',
  ],
}
