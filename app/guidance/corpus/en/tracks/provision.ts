import type { TrackTexts } from '#app/guidance/corpus/types.ts'

export const provision: TrackTexts = {
  track: 'provision',
  title: 'provision',
  sides: { light: 'provision that is shared', dark: 'worry over provision' },
  difficulty: 'never having enough',
  lived: [
    'You may know this from a week when the cupboard looked bare and you still put a meal on the table that somebody asked for again.',
    'It may show when you name a fair price, shake hands on it, and can meet the other person’s eye in the street a year later.',
    'Think of the evening after a small debt is paid off, when the bill goes into its folder and the tea tastes better than usual.',
    'This is the good sense that buys the rice while it is cheap, and knows already which neighbour gets a share.',
  ],
  inside: [
    'You may look at the money three times in one evening, although nothing has moved, and sleep no better for knowing the figure.',
    'Inside, every bill can sound like the first of many, and even a good month may be spent waiting for the next one.',
    'It can feel dangerous to enjoy anything, as if a coffee with a friend today were the bread that is missing next year.',
    'You may compare your wage with a cousin’s or a classmate’s, and find that a sum which was enough in the morning feels like an insult by noon.',
  ],
  outward: [
    'From outside, you look careful with money, and only the people you live with see how much work the worry is.',
    'Others may think that you are mean with money when you hesitate over your part of the bill, although you are doing sums that they have never had to do.',
    'To other people this looks like having enough of everything except time, because each hour goes to earning or to worrying.',
  ],
  support: [
    'That help may come as a practical person who sits down beside you with the bills and asks which of them is due first.',
    'That help is something to build on, a trade or a skill with which honest bread can be earned in any town.',
    'This help is often a matter of sharing: tools lent along a street, a pot that feeds two households, a lift to work.',
  ],
  counsel: [
    'Qana’a, contentment, means knowing what is enough before you ask if there is more. Write down tonight what this week really needs, food and rent and fares, and let that list answer when the worry speaks.',
    'Tawakkul, trust in God, goes together with effort: provision is from Him, and the next honest step is ours. Do the one money task that is within reach today, such as opening the envelope, and then let the evening be an evening.',
    'Shukr, thankfulness, steadies a person who keeps counting what is missing. While you put the shopping into the cupboard, name the bread, the warm socks and the driver who waited for you.',
    'Sadaqa, giving freely, loosens fear when the gift is small enough to repeat. Choose a share that leaves the rent safe, even one portion of rice, and hand it over before you have time to argue with yourself.',
  ],
  mercy: [
    'The Qur’an tells the lender to give a debtor in hardship time until things are easier (2:280), so there is no shame in needing time.',
    'You may worry because you want to look after people, and you are allowed to put the worry down for the night.',
  ],
  steps: {
    today: [
      {
        answers: 'bukhari-6446',
        causes: ['far'],
        text: 'Write down three things that you were given and did not pay for.',
        why: 'thanks notices what fear forgets',
      },
      {
        answers: 'bukhari-6446',
        causes: ['delay'],
        text: 'Use something that you have been saving for a better day.',
        why: 'a saved thing pleases nobody',
      },
      {
        answers: 'muslim-2963',
        causes: ['far'],
        text: 'Take something that was given to you out of its paper, and use it before the day is over.',
        why: 'a thing in use has arrived',
      },
      {
        answers: 'muslim-2963',
        causes: ['heat'],
        text: 'Put away the page or the price that you compare with, and look along your own shelf.',
        why: 'your own things are easily forgotten',
      },
      {
        answers: 'quran 67:15',
        causes: ['heat'],
        text: 'Go for a walk without a list, and bring nothing home.',
        why: 'the road asks for no money',
      },
      {
        answers: 'quran 67:15',
        causes: ['delay', 'ease'],
        text: 'Eat the good fruit first, and leave the counting until tomorrow.',
        why: 'fruit does not wait for the sum',
      },
      {
        answers: 'quran 16:18',
        causes: ['delay', 'ease'],
        text: 'Count ten things on your fingers that are there already.',
        why: 'this count has no end',
      },
      {
        answers: 'quran 16:18',
        causes: ['delay', 'hidden'],
        text: 'When you begin to count your worries, name three good things that you see around you.',
        why: 'a roof counts as well',
      },
      {
        answers: 'quran 93:6-11',
        causes: ['hidden'],
        text: 'Tell somebody about a day when you received just what you needed.',
        why: 'good news is worth telling',
      },
      {
        answers: 'quran 93:6-11',
        causes: ['hidden'],
        text: 'When somebody asks you for something, answer kindly, even if you can give only a little.',
        why: 'a kind answer costs nothing',
      },
      {
        answers: 'quran 20:131',
        causes: ['heat'],
        text: 'For one hour, look at nothing that is for sale, and at nobody’s share but your own.',
        why: 'eyes can rest from wanting',
      },
      {
        answers: 'quran 20:131',
        causes: ['heat'],
        text: 'Clean or repair one old thing of yours, and enjoy using it.',
        why: 'your own things can please you',
      },
    ],
    week: [
      {
        causes: ['heat'],
        text: 'Note every sum you spend for seven days, and judge none of it until the eighth.',
        why: 'clear sums calm the mind',
      },
      {
        causes: ['delay', 'heat'],
        text: 'Settle one small debt, or agree a date for it in writing.',
        why: 'an agreed date quiets worry',
      },
      {
        causes: ['delay', 'hidden', 'far', 'ease'],
        text: 'Ask somebody you like which of their things they would never part with, and why.',
        why: 'what is dear is seldom large',
      },
      {
        causes: ['delay', 'heat', 'hidden', 'far', 'ease'],
        text: 'Cook one meal from what is already in the house.',
        why: 'the cupboard may hold more than feared',
      },
      {
        causes: ['delay', 'heat', 'hidden', 'far', 'ease'],
        text: 'Take one thing of yours out of its drawer, and use it.',
        why: 'things are made to be used',
      },
    ],
  },
  practices: [
    {
      text: 'Wait two days before you buy one thing you want, and then decide.',
      why: 'wanting often passes',
    },
    { text: 'Pay one person on the day their work is done.', why: 'it is polite to pay quickly' },
    { text: 'Cancel one small payment that you had forgotten about.', why: 'forgotten costs add up' },
    { text: 'Mend one thing that you were about to replace.', why: 'care makes things last' },
    {
      text: 'Say one sum aloud, clearly, that you usually only hint at.',
      why: 'a spoken sum weighs less',
    },
    { text: 'Give one useful thing away while it is still good.', why: 'giving can make worry smaller' },
  ],
  light: [
    'You can make enough out of very little, and guests at your table do not notice how little bread there was that morning.',
    'You settle a debt on the day you named, and you think of what a thing cost the maker as well as of its price.',
    'You help in practical ways, with a bill quietly covered or a tool lent together with its spare blade.',
  ],
  shadow: [
    'The same care with money can go on when the cupboard is full, and you may refuse somebody a pleasure that would have cost you almost nothing.',
    'The same exactness can turn gifts into accounts, and you may remember a price that everybody else at the table has forgotten.',
    'The same open hand can leave you short, because you may give your share away first and find it hard to say that you needed it.',
  ],
}
