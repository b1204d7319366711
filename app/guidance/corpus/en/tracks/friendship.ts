import type { TrackTexts } from '#app/guidance/corpus/types.ts'

export const friendship: TrackTexts = {
  track: 'friendship',
  title: 'friendship and hope',
  sides: { light: 'friendship that hopes', dark: 'friendship that waits' },
  difficulty: 'waiting to be asked',
  lived: [
    'You may know this from the evening when a friend asked one good question, and a plan you had carried alone for a year suddenly had a date.',
    'It may show when somebody in the group says ‘I know a person who does that’, and a hope that you had mentioned only once finds somebody who can help.',
    'Think of how well you sleep after an evening with two friends who knew you before your present job.',
    'This is why an hour in the right company, over tea or on a long bus ride home, can give you back more than a whole day of rest on your own.',
  ],
  inside: [
    'You may spend an evening with a close friend hoping for one particular question, and go home hurt that it never came, though you gave no hint of it.',
    'Inside, it can seem that asking would spoil everything: if people truly liked you, you think, they would see what you need without being told.',
    'It can mean knowing forty people in a group chat and still wondering, late at night, which friend you could ring.',
    'You may tell yourself that you need very little, and mean it, until somebody else is freely given the very thing you had gone without.',
  ],
  outward: [
    'From outside, you look like the friend who needs nothing, and so people stop offering.',
    'Others may think that you have company enough, since you never ask for theirs.',
    'To other people this looks like shyness: they enjoy your company, and leave the next step to you.',
  ],
  support: [
    'That help has a name and a phone number: the friend who asks a second time when your first answer is ‘fine’.',
    'This help may be found in the group you already belong to, the team, the class or the people on your stairs, where somebody has met the same trouble.',
    'This help is easy to overlook, because it comes as an ordinary invitation from a friend.',
  ],
  counsel: [
    'Ukhuwwa, being brother or sister to one another, goes in both directions. On an ordinary Tuesday, ask after a friend before they ask after you, and then tell them one thing that you are hoping for.',
    'Suhba, keeping good company, asks you to receive as well as to give. When a friend offers to drive, to cook or to listen, say yes, and do not hurry to pay it back.',
    'Raja’, hope that keeps working, is more than a private wish. Name the hope once, in your own words, in prayer or on paper, and then do the smallest piece of it before lunch.',
    'Shura, asking others for counsel, turns a private wish into something that can be talked about. Put it to one friend as a question, ‘What would you do first?’, and listen to the whole answer.',
  ],
  mercy: [
    'In the Qur’an Jacob, peace be upon him, after long years of grief tells his sons not to give up hope of God’s mercy (12:87), and a hope that was hidden for years may still be spoken today.',
    'Nobody asks you to be brave in front of everyone; one friend and one true sentence are enough for a start.',
  ],
  steps: {
    today: [
      {
        answers: 'muslim-2626',
        causes: ['delay'],
        text: 'Write three words and a name to somebody you have not heard from.',
        why: 'three words are enough',
      },
      {
        answers: 'muslim-2626',
        causes: ['delay', 'ease'],
        text: 'Be the first to greet somebody who usually greets you.',
        why: 'small kindness needs no invitation',
      },
      {
        answers: 'quran 4:86',
        causes: ['ease', 'heat'],
        text: 'Send one friend a real question, and a line about how you are.',
        why: 'small news keeps friends close',
      },
      {
        answers: 'quran 4:86',
        causes: ['delay', 'far'],
        text: 'Greet one person by name, and ask about something that they told you before.',
        why: 'a name makes a greeting warm',
      },
      {
        answers: 'bukhari-13',
        causes: ['heat', 'hidden'],
        text: 'Ring a friend whose call would have made you glad.',
        why: 'you know how glad one is',
      },
      {
        answers: 'bukhari-13',
        causes: ['delay', 'hidden', 'far'],
        text: 'Keep a place free for somebody, at a table or on a walk, and let them know.',
        why: 'a kept place shows a welcome',
      },
    ],
    week: [
      {
        causes: ['heat', 'hidden'],
        text: 'Tell one friend what you would like to have done before the year is out, and ask them to remind you.',
        why: 'a friend can remember your wish',
      },
      {
        causes: ['delay', 'far', 'hidden', 'ease'],
        text: 'Invite two or three people for tea, and ask each of them a question you truly want answered.',
        why: 'good company starts small',
      },
      {
        causes: ['ease'],
        text: 'Name a day and a place to one friend, before anybody asks.',
        why: 'a date is easy to answer',
      },
      {
        causes: ['delay', 'far'],
        text: 'Arrive ten minutes early where people gather, and talk to the first one you meet.',
        why: 'two people talk sooner than twenty',
      },
      {
        causes: ['delay', 'heat', 'hidden'],
        text: 'Ask a friend to come along to something you have to do anyway.',
        why: 'the task does the inviting for you',
      },
      {
        causes: ['far'],
        text: 'Sit down with people who laugh easily, and stay an hour longer than you meant to.',
        why: 'the first hour is often the shyest',
      },
      {
        causes: ['heat'],
        text: 'Ask a friend for one piece of advice, and tell them later what came of it.',
        why: 'a question opens a door again',
      },
    ],
  },
  practices: [
    {
      text: 'Keep a short list of what your friends are hoping for, and ask after one of them each Friday.',
      why: 'friends like to be remembered',
    },
    {
      text: 'Tell the same friend, three weeks running, how your own plan is going.',
      why: 'a plan needs a listener',
    },
    {
      text: 'Say once, in the group, which of two choices you would prefer.',
      why: 'your wish counts too',
    },
    {
      text: 'Pray for a friend’s need by name, or wish them well if you do not pray, and then do the same for yourself.',
      why: 'there is room for both hopes',
    },
    {
      text: 'Let the group plan one evening without you, and go to it as a guest.',
      why: 'company can look after you',
    },
    {
      text: 'Ask a friend what they think you hope for, and correct them kindly.',
      why: 'they may have guessed wrong',
    },
  ],
  light: [
    'You remember what a friend hoped for a year ago, and you ask after it at the right moment.',
    'You make a group out of strangers: one is given the tea, one the story, and you see to it that nobody stands alone.',
    'You take other people’s hopes seriously, and people go home from your company with a next step.',
  ],
  shadow: [
    'The same memory for other people’s hopes can leave you waiting for someone to guess yours, and a little hurt when nobody does.',
    'The same talent can keep you so busy with the group that you sit down with no one, and go home without having been met.',
    'The same warm hope can promise more than a week has room for, so that you say yes to six friends and arrive late and tired at each door.',
  ],
}
