import type { SubjectHelps } from '#app/guidance/corpus/knot-texts.ts'

/** What helps against anger that answers first, by what it comes from. */
export const COURAGE: SubjectHelps<'courage'> = {
  delay: {
    plain: 'You hold your anger down for weeks, until a small thing lets it out.',
    lead: 'You take your time with what is good, and also with what hurts:',
    keeps:
      'Because you held it back, people believe that nothing was wrong, and do it again. Because they do it again, you think that they must know. So it is stored, and there is not much room for it.',
    benefic: {
      text: 'Old anger wants company before it wants a judge. Tell it to a friend over something spicy, with every exaggeration you like. If it is safe and wise, take the rest to the person concerned.',
      short: 'Tell it to a friend first, with every exaggeration.',
    },
    light: {
      text: 'Empty the week each Friday in daylight: what annoyed you, and what of it is over. What stands there three Fridays running is ready to be said, where that is safe and wise.',
      short: 'Write down each Friday what annoyed you, and cross out what is over.',
    },
    host: {
      text: 'Somebody you know complains early and is liked all the same. Ask which words they use, learn them by heart, and try them on a cold soup or a wrong bill before you need them.',
      short: 'Learn from somebody who complains early and is still liked.',
    },
    own: {
      text: 'You lift the lid of a boiling pot a little, with a cloth and an outstretched arm. Say one corner of the matter like that, early and calmly, to somebody with whom you are safe.',
      short: 'Say a little of it early, as you lift a hot lid.',
    },
  },
  heat: {
    plain: 'Your answer is out before you know what was meant.',
    lead: 'You are quick, and quickest when somebody contradicts you:',
    keeps:
      'Others learn to speak carefully to you, and careful voices sound like hidden meanings. So your ear grows sharper still, and hears an attack where somebody is only afraid of the answer.',
    benefic: {
      text: 'Take one breath, and make the kind guess first, as a private game: they are tired, their shoe pinches, they were talking to the dog. Then answer with half a smile.',
      short: 'Take a breath, guess something kind or funny, and then answer.',
    },
    light: {
      text: 'Write down each evening the sentence that stung you. Read it in the morning, by daylight, and put beside it two other things that it can have meant. A second meaning wants practice.',
      short: 'Read the stinging sentence again by daylight, and find another meaning.',
    },
    host: {
      text: 'Ask the calmest person you know what they do in the second before they answer. It is something with the breath, the feet or the hands. Copy it for a week, without improving it.',
      short: 'Ask the calmest person you know how they wait for one second.',
    },
    own: {
      text: 'You can catch a falling glass without shouting at it. Meet a tone of voice with the same quick and quiet hand: hold still, and ask what was meant before anything breaks.',
      short: 'Catch a sharp tone as you catch a falling glass, without a shout.',
    },
  },
  hidden: {
    plain: 'Your anger comes out in front of people who have nothing to do with it.',
    lead: 'Much in you stays where no one looks. Anger does not stay there:',
    keeps:
      'Where the anger belongs, there is something to lose. A stranger costs nothing. So the stranger gets the sentence, you are relieved for an hour, and the matter itself has not been touched.',
    benefic: {
      text: 'Give the stranger a short answer, and wish them a good day. Then ask yourself in peace for whom the anger was meant, and what you would like to have from that person.',
      short: 'Be kind to the stranger first, and then ask whom you meant.',
    },
    light: {
      text: 'Put the day’s anger under the lamp each night for a week: what was the small thing, and what had happened in the hours before it? Draw a line from the one to the other.',
      short: 'Look each night at what came before the anger.',
    },
    host: {
      text: 'A friend who knows your days and takes no side can hear what you cannot. Ask at which name your voice changes. To know it does not oblige you to anything.',
      short: 'Ask a friend at which name your voice changes.',
    },
    own: {
      text: 'You follow a smell of burning through the whole house until you have found the pan. Go after this heat in the same way, hour by hour, before you open a window on a stranger.',
      short: 'Look for where the anger began, as you look for a burning pan.',
    },
  },
  far: {
    plain: 'You give way four times, and at the fifth you are suddenly angry.',
    lead: 'Where you know your way you are sure. Elsewhere you are polite:',
    keeps:
      'The first four times are given away so kindly that nobody sees a gift. They take it for your wish, and offer you the same again, and with each time the fifth grows heavier.',
    benefic: {
      text: 'Wish for something small and pleasant at the very first question, the window seat or the sour apples, even if you hardly care. Whoever has had one wish needs no thunder for the next.',
      short: 'Say one small wish the first time somebody asks what you would like.',
    },
    light: {
      text: 'Make a dot on the calendar for each ‘as you like’ of yours. On any day that has two dots, say before evening, where you are safe, what you would like, in your ordinary voice.',
      short: 'After the second ‘as you like’, say what you would like.',
    },
    host: {
      text: 'Ask somebody from the same circle how they say no there, in which words and at what time. Each place has its polite form for it. Use it the first time, and not the fifth.',
      short: 'Ask somebody who says no politely how they do it.',
    },
    own: {
      text: 'At cards you know when it is your turn, and you need no temper to play. Count the next decision as a turn. Four were theirs, this one is yours, and you can smile.',
      short: 'Say ‘it is my turn’, as lightly as at cards.',
    },
  },
}
