import type { TrackTexts } from '#app/guidance/corpus/types.ts'

export const order: TrackTexts = {
  track: 'order',
  title: 'order and measure',
  sides: { light: 'order that gives rest', dark: 'order that finds no rest' },
  difficulty: 'needing everything right before you can rest',
  lived: [
    'You may know this from the calm that follows one small act of order: the drawer sorted, the bills in one folder, the kitchen table clear.',
    'It may show when an event has too many parts, and you are the one who sees which detail can be left out.',
    'Think of how a restaurant bill is settled when you are at the table: each pays a fair share, and nobody is embarrassed.',
    'This is the balance you feel in a day with some work, some rest and a meal at the proper time, and you miss it at once when it is gone.',
  ],
  inside: [
    'You may finish a piece of work that everyone likes, and think on the way home only of the one mistake that nobody saw.',
    'Inside, rest can feel like something to be earned, while the list never quite reaches its end.',
    'It can take you an hour to send a short message, because every detail has to be right before it leaves your hands.',
    'You may do again what others have done, the towels or the table or the spreadsheet, because their order is different from yours. Then you may be tired, and alone with it.',
  ],
  outward: [
    'From outside, your eye for detail can sound like criticism, even when you only meant to help.',
    'Others may stop offering a hand, since they cannot meet the standard they imagine you have.',
    'To other people this looks like perfect order, and so nobody asks whether you are tired.',
  ],
  support: [
    'That help can be one short list, one fixed hour, or one task that you cross out.',
    'This help is a matter of routine: the same chair and the same half hour may do more than one great effort.',
    'This help often looks like a sensible limit, set by a calendar or by someone who says ‘that is enough for today’.',
  ],
  counsel: [
    'Tawassut, keeping to the middle, gives each thing its share, and rest is one of those things. When most of an ordinary Tuesday’s list is done, sit down, drink your tea while it is hot, and leave the last two tasks open.',
    'Ihsan, doing a thing well, is a matter of care, and careful work may still contain a mistake. Give the next task your whole attention for half an hour, hand it over, and leave the second polish undone.',
    'Rifq, gentleness, is a measure to use on yourself as well. When you catch a mistake of your own, say to yourself what you would say to a younger colleague.',
    'Qana’a, being content with enough, can be practised with a kitchen timer. Give a small job twenty minutes, and let good enough be the standard when it rings.',
  ],
  mercy: [
    'The Qur’an says that God asks of no soul more than it can bear (2:286); a list that asks more of you may be shortened.',
    'What is still on the list tonight keeps until tomorrow, and you are allowed to meet it rested.',
  ],
  steps: {
    today: [
      {
        answers: 'bukhari-39',
        causes: ['far', 'hidden'],
        text: 'Hang one picture by eye, without measuring.',
        why: 'nearly straight is straight enough',
      },
      {
        answers: 'bukhari-39',
        causes: ['ease'],
        text: 'In the next good hour, turn your watch to the inside of your wrist.',
        why: 'a good hour needs no judge',
      },
      {
        answers: 'bukhari-6465',
        causes: ['delay'],
        text: 'Show one unfinished page to somebody, with the mistakes in it.',
        why: 'work may be shown unfinished',
      },
      {
        answers: 'bukhari-6465',
        causes: ['hidden'],
        text: 'Choose three things for the day, and write ‘enough’ underneath.',
        why: 'a short list has an end',
      },
      {
        answers: 'bukhari-1968',
        causes: ['far'],
        text: 'Ask the person who needs it what they need, and leave out the rest.',
        why: 'they may need less than you think',
      },
      {
        answers: 'bukhari-1968',
        causes: ['delay'],
        text: 'Set a clock for twenty minutes, and call the thing done when it rings.',
        why: 'the clock ends what checking cannot',
      },
      {
        answers: 'quran 2:286',
        causes: ['heat'],
        text: 'Say ‘I made a mistake’ once, lightly, and go on with what you were saying.',
        why: 'the prayer speaks of mistakes',
      },
      {
        answers: 'quran 2:286',
        causes: ['heat'],
        text: 'If a comma or a cushion is in the wrong place, leave it there until tomorrow.',
        why: 'such a fault harms nobody',
      },
      {
        answers: 'bukhari-69',
        causes: ['far'],
        text: 'Leave out one part of a job that nobody needs.',
        why: 'the easy way is allowed',
      },
      {
        answers: 'bukhari-69',
        causes: ['heat'],
        text: 'Before you name the next mistake, say one thing that is good about the work.',
        why: 'good news may come first',
      },
    ],
    week: [
      {
        causes: ['heat', 'hidden'],
        text: 'Finish one thing in half the usual time, and use it as it is.',
        why: 'use shows that it is good enough',
      },
      {
        causes: ['delay', 'heat', 'far'],
        text: 'Let someone else do a job their way, and thank them without changing anything.',
        why: 'their order works too',
      },
      {
        causes: ['hidden'],
        text: 'Leave one tidy thing alone, and give that hour to a person who is glad of you.',
        why: 'people need you more than shelves',
      },
      {
        causes: ['ease'],
        text: 'Do something pleasant with a person who does it for the first time, and say nothing of the last time.',
        why: 'a first time has no rival',
      },
      {
        causes: ['ease'],
        text: 'Take no picture of one lovely thing, and look at it for as long as a picture takes.',
        why: 'what is looked at is there',
      },
      {
        causes: ['delay', 'heat', 'far'],
        text: 'Leave one drawer as it is, and close it.',
        why: 'a closed drawer disturbs no one',
      },
    ],
  },
  practices: [
    {
      text: 'Put the keys, the bag and the papers for tomorrow in one place before you sleep.',
      why: 'the morning can begin in order',
    },
    { text: 'Praise one thing before you correct another.', why: 'detail sounds kinder then' },
    {
      text: 'Leave one harmless mistake as it is, and notice what follows.',
      why: 'usually nothing follows',
    },
    {
      text: 'Play, sing, cook or draw for half an hour with no thought of doing it well.',
      why: 'balance needs some play',
    },
    {
      text: 'Once a week, ask of one task ‘Who needs this to be perfect?’, and act on the answer.',
      why: 'standards should serve someone',
    },
    {
      text: 'Ask one person how they would like a thing done, and do it their way.',
      why: 'they have a good measure too',
    },
  ],
  light: [
    'You quietly bring a bad week back into balance: the right number by the phone, the papers in one folder, the next step on a note.',
    'You notice the detail that would have hurt someone, and put it right before it is needed.',
    'You give each person a fair measure of time, food or credit, so that nobody has to keep count.',
  ],
  shadow: [
    'The same love of order can tighten when you are worried, until you find yourself folding towels while someone waits to talk to you.',
    'The same eye for detail can find the fault in a kind present, and you may mention it before you have said thank you.',
    'The same sense of measure can keep count of what you gave and what came back, and leave you lonely among people who meant well.',
  ],
}
