import type { TrackTexts } from '#app/guidance/corpus/types.ts'

export const home: TrackTexts = {
  track: 'home',
  title: 'home and family',
  sides: { light: 'a home that shelters', dark: 'a home that feels narrow' },
  difficulty: 'being restless where you live',
  lived: [
    'You may know this from the way people take their shoes off at your door, sit down in the kitchen, and only then say why they came.',
    'It may show when a cousin who has not slept properly for a week falls asleep on your sofa in the middle of the afternoon.',
    'Think of one room, perhaps a grandparent’s, in which you never had to be clever, and of how much of it you have carried into your own home.',
    'This is the feeling of smelling onions on the stairs, hearing the right key in the lock, and knowing that everyone at home is in for the night.',
  ],
  inside: [
    'You may know the train times to three other cities, and have a box in the hall that has not been unpacked.',
    'Inside, an old family rule may still be speaking: keep the peace, do not complain, be the sensible one.',
    'It can happen that you are patient with strangers all day and have no patience left when you come home.',
    'You may move the furniture in the evening, and wonder at midnight what it was that you had wanted to be different.',
  ],
  outward: [
    'From outside, you may simply be the reliable one, so that the family no longer wonders how you manage.',
    'Others may see you grow quiet at home and suppose that you are tired, while you are far away.',
    'To other people this looks like somebody on a visit, polite and about to leave.',
  ],
  support: [
    'That help may be an aunt, a neighbour or an old friend of the family who has a bed made up and asks no questions.',
    'That help has a front door: it is the household, by birth or by choice, in which people tell you to sit down and expect nothing from you.',
    'This help is often as near as a kitchen, where you can talk while you cut the vegetables together.',
  ],
  counsel: [
    'Silat al-rahim, keeping family ties, allows for many distances: a visit, a letter, a greeting sent through somebody else. Choose the one that you can keep with a calm heart this week, and add nothing to it out of guilt.',
    'Birr, goodness to parents, is asked of grown people, who can be honest as well as kind. When a parent rings, and if it is safe and wise to answer, say one true thing gently: ‘I can come on Sunday, but not tonight.’',
    'Hilm, forbearance, keeps you out of the old scene at the family table. When the familiar remark comes, and it is safe and wise to stay, take a sip of water, pass the bread, and reply only if there was a real question in it.',
    'Adl, justice, counts you as one of the household, with your own sleep and your own plans. The next time the chores or errands are divided, say aloud which of them you can take and which you cannot.',
  ],
  mercy: [
    'The Prophet, peace be upon him, said that God sent one part in a hundred of mercy down to earth, and that by it a mare lifts her hoof so as not to hurt her foal (al-Bukhari 6000); ninety-nine parts are still with Him.',
    'Nobody comes to rest in one evening, and a single kind sentence at home is a real change.',
  ],
  steps: {
    today: [
      {
        answers: 'bukhari-676',
        causes: ['heat', 'ease'],
        text: 'Wash up by hand, and talk or be silent with anyone who is in the kitchen.',
        why: 'a shared sink is easy company',
      },
      {
        answers: 'bukhari-676',
        causes: ['far', 'ease'],
        text: 'Fold, sweep or mend one thing slowly, and think of a house where somebody did the same.',
        why: 'good memories are yours too',
      },
      {
        answers: 'quran 16:80',
        causes: ['delay'],
        text: 'When you come in, sit down for ten minutes before you look at anything.',
        why: 'a house can wait ten minutes',
      },
      {
        answers: 'quran 16:80',
        causes: ['delay', 'hidden'],
        text: 'Put a lamp, a cushion or a plant where you like to sit, and sit there.',
        why: 'rest needs a place',
      },
      {
        answers: 'quran 24:61',
        causes: ['heat'],
        text: 'Greet the room aloud when you come in, before you put anything down.',
        why: 'a greeting helps you to arrive',
      },
      {
        answers: 'quran 24:61',
        causes: ['hidden'],
        text: 'Look at one room as a guest would who sees it for the first time.',
        why: 'a guest sees what you have',
      },
      {
        answers: 'quran 4:36',
        causes: ['far'],
        text: 'Greet one friendly neighbour, and learn their name if you do not know it.',
        why: 'a known name makes a home',
      },
      {
        answers: 'quran 4:36',
        causes: ['far'],
        text: 'Take a fruit or a piece of cake to a friendly person who lives near you.',
        why: 'neighbours make a place familiar',
      },
    ],
    week: [
      {
        causes: ['far'],
        text: 'If it is safe and wise, ring a relative you seldom hear from, and ask about them for ten minutes.',
        why: 'small attention keeps families close',
      },
      {
        causes: ['delay', 'hidden'],
        text: 'Ask an older person what their first home looked like, and write it down the same night.',
        why: 'old stories explain old rules',
      },
      {
        causes: ['delay', 'heat'],
        text: 'Keep one evening in which nobody needs anything from you, and tell the household in advance.',
        why: 'people can respect a known plan',
      },
      {
        causes: ['hidden', 'far', 'ease'],
        text: 'Mend one thing that you walk past every day.',
        why: 'small repairs make a place yours',
      },
      {
        causes: ['heat'],
        text: 'Take one household task over from your partner for the whole week, and do not mention it.',
        why: 'quiet help is kind',
      },
      {
        causes: ['delay', 'heat', 'far', 'ease'],
        text: 'Put something on the stove, and ask one person to share it at your table.',
        why: 'a shared meal brings people home',
      },
    ],
  },
  practices: [
    {
      text: 'Say or send one kind thing to somebody at home before you ask for anything.',
      why: 'first words set the mood',
    },
    {
      text: 'Answer one family request with ‘I’ll tell you tomorrow’.',
      why: 'a pause gives time to choose',
    },
    { text: 'Sit for ten minutes in the room you use least.', why: 'a quiet room can be restful' },
    {
      text: 'Write down one family rule that you follow without having chosen it.',
      why: 'a known rule can be changed',
    },
    {
      text: 'Where it is safe and wise, be the first to lower your voice in one disagreement at home.',
      why: 'others may become calm as well',
    },
    {
      text: 'Thank one relative, or someone who stood in for one, for a thing they did long ago.',
      why: 'thanks never comes too late',
    },
  ],
  light: [
    'You make room in your household, and people put down their worries with their bags.',
    'You keep the names, the birthdays and the recipes, and the younger ones in the family learn from you where they come from.',
    'You are loyal to your own, and no relative is too plain for you to introduce to everyone you know.',
  ],
  shadow: [
    'The same welcome can leave no chair for you, when every corner of the home is given to somebody else’s trouble.',
    'The same memory can keep old quarrels fresh, and you may greet a cousin of forty as the boy who broke your bicycle.',
    'The same loyalty can ask you to leave out the true part of the family story, and you may find yourself smiling for the photograph.',
  ],
}
