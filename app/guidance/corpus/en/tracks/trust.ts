import type { TrackTexts } from '#app/guidance/corpus/types.ts'

export const trust: TrackTexts = {
  track: 'trust',
  title: 'trust and closeness',
  sides: { light: 'trust that lets people near', dark: 'trust that misses the right distance' },
  difficulty: 'keeping people at a distance',
  lived: [
    'You may know this from a long drive home on which a friend tells you, somewhere after the second petrol station, what the whole visit was really about.',
    'It may show when somebody hands you their spare key, says nothing more about it, and you both know that it was a kind of promise.',
    'Think of the friend you could ring at two in the morning, and of the few people who have your number for the same reason.',
    'This is the trust that grows in a hospital corridor or at a kitchen table after a quarrel, when one person stays and neither of you has to talk.',
  ],
  inside: [
    'You may like a person at once, and spend the next year collecting reasons for it before you let them see.',
    'Inside, there can be a small clerk who reads each kind word twice and asks what it is for.',
    'It can feel safer to test people in small ways than to ask them. You may leave a message unanswered for a day to see if your friend notices, and either way trust them a little less.',
    'You may tell the funny half of a story and keep the other half, and go home unsure whether anybody has met you.',
  ],
  outward: [
    'From outside, you seem so steady that even a good friend does not think to come closer.',
    'Others may take your care for a closed door, and so the friends who would gladly come in stay politely outside.',
    'To other people this looks like an examination for which nobody has told them the date.',
  ],
  support: [
    'That help has an everyday form, such as a friend who rings back the same evening and remembers what you said last time.',
    'That help is a bond with somebody who knows you so well that half an explanation is enough.',
    'This help comes through people who keep a promise in a small thing, and can be trusted next with a larger one.',
  ],
  counsel: [
    'Sidq, truthfulness, belongs to closeness as much as to facts, because a friend can only answer what was really said. Keep it today in one plain sentence, such as ‘I would be glad if you came with me’, and leave out the ‘only if it’s no trouble’.',
    'Husn al-zann, thinking well of others, begins by supposing that a friend forgot, and did not refuse. When a message is still unanswered at lunch, think of two ordinary reasons for it before you think of yourself.',
    'Tawadu’, humility, has a side that is easily missed: it lets another person see that you need something. When a neighbour offers to carry one of your bags, give them the heavier one and say thank you.',
    'Shura, asking advice of one another, lets a friend into a matter before it is settled. Take one thing that you would normally work out alone, and ask over tea what the other person would do.',
  ],
  mercy: [
    'The Qur’an says that God is near and answers the one who calls on Him (2:186), so no need has to wait until somebody thinks of asking about it.',
    'To need someone is no weakness, and it is never too late in a friendship to say so.',
  ],
  steps: {
    today: [
      {
        answers: 'muslim-2675',
        causes: ['far'],
        text: 'When somebody asks how you are, answer with one true detail.',
        why: 'people answer what they hear',
      },
      {
        answers: 'muslim-2675',
        causes: ['delay', 'heat'],
        text: 'Find two kind reasons for something done by a person whom you keep at a distance, and who never harmed you.',
        why: 'a good opinion can come first',
      },
      {
        answers: 'quran 2:186',
        causes: ['delay'],
        text: 'Ask one person you trust for something small and definite: a lift, a recipe, ten minutes.',
        why: 'small requests make trust ordinary',
      },
      {
        answers: 'quran 2:186',
        causes: ['hidden', 'ease'],
        text: 'Answer one question about yourself with a whole sentence.',
        why: 'a whole sentence invites an answer',
      },
      {
        answers: 'muslim-2626',
        causes: ['delay', 'heat'],
        text: 'Look up and smile when the next person comes in, before you know what they want.',
        why: 'a smile neither pushes nor tests',
      },
      {
        answers: 'muslim-2626',
        causes: ['ease'],
        text: 'Thank a friend for one particular thing, and say what it changed.',
        why: 'thanks makes closeness visible',
      },
      {
        answers: 'quran 28:23-24',
        causes: ['hidden'],
        text: 'Tell somebody kind, in one short sentence, what you could use a hand with.',
        why: 'a need can be said briefly',
      },
      {
        answers: 'quran 28:23-24',
        causes: ['far'],
        text: 'Let somebody carry one thing for you, a bag or a worry, for ten minutes.',
        why: 'two carry more than one',
      },
    ],
    week: [
      {
        causes: ['delay', 'hidden'],
        text: 'Tell one trusted person one true thing that you usually keep back.',
        why: 'closeness grows by small truths',
      },
      {
        causes: ['hidden'],
        text: 'Say to a partner, a friend or a relative what you would like for the weekend, before anyone has to guess.',
        why: 'guessing tires both sides',
      },
      {
        causes: ['delay', 'heat', 'ease'],
        text: 'Stay ten minutes longer than you have to with somebody who is glad of you.',
        why: 'closeness often comes at the end',
      },
      {
        causes: ['heat', 'far', 'ease'],
        text: 'Ask somebody for a small favour that you could have managed without.',
        why: 'people often like to be needed',
      },
      {
        causes: ['delay', 'heat', 'hidden', 'far'],
        text: 'Sit with somebody you feel safe with while you do the hard thing.',
        why: 'company makes a hard hour easier',
      },
      {
        causes: ['delay', 'heat', 'ease'],
        text: 'When a friend asks how you are, answer with two true sentences, and then ask back.',
        why: 'whoever asks would like to know',
      },
    ],
  },
  practices: [
    {
      text: 'Ask for one definite favour, and let the other person choose how to do it.',
      why: 'freely given help feels lighter',
    },
    {
      text: 'For one day, count the times you say ‘it’s nothing’ when it is something.',
      why: 'counting shows you a habit',
    },
    { text: 'Let a friend pay for the tea, and only say thank you.', why: 'receiving is half of closeness' },
    {
      text: 'When you catch yourself testing someone, tell them what you wanted to know.',
      why: 'asking is kinder than testing',
    },
    { text: 'Keep one small promise to yourself for seven days.', why: 'your word counts for you too' },
    {
      text: 'Write down the names of three people who have kept a secret of yours, and thank one of them.',
      why: 'kept secrets deserve thanks',
    },
  ],
  light: [
    'You keep what you are told, so people bring you the secret that they have carried through three other conversations.',
    'You stay loyal when a friend is out of favour, and you take the chair beside them that others have left empty.',
    'You give your trust slowly and completely, and those who have it know that it does not depend on a mood.',
  ],
  shadow: [
    'The same gift for keeping secrets can close over your own troubles, until a friend who would help you has no idea that there is anything to ask.',
    'The same loyalty may hold you in a bond that is no longer good for either of you, because leaving feels like a broken promise.',
    'The same care can leave you testing people long after they have passed, and a new friend may grow tired of being on trial.',
  ],
}
