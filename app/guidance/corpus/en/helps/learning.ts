import type { SubjectHelps } from '#app/guidance/corpus/knot-texts.ts'

/** What helps against not feeling ready, by what it comes from. */
export const LEARNING: SubjectHelps<'learning'> = {
  delay: {
    plain: 'You go on preparing for a step that you could already take.',
    lead: 'You like to be sure of a thing before you show it:',
    keeps:
      'Whatever you look up leads to three more things, and you believe that everyone else knows them already. So the preparation makes the step larger, and the larger step needs more preparation.',
    benefic: {
      text: 'Take the step once in a small size and for fun, half as far as you meant to go, with somebody cheerful beside you. What you still have to look up shows itself there.',
      short: 'Take the step for fun first, half as far as you meant to go.',
    },
    light: {
      text: 'Let the calendar decide, since it asks for no more reading. Choose a day of this week and tell somebody which. When it comes, take the step with what you know that morning.',
      short: 'Choose a day this week and take the step with what you know.',
    },
    host: {
      text: 'Somebody who took such a step years ago remembers what they did not know on the first day. Let them tell you, say what you do not know yet, and then follow them.',
      short: 'Ask somebody ahead of you what they did not know, and begin.',
    },
    own: {
      text: 'Most things that you do well you once did badly, in front of people, as one learns to swim with water in one’s nose. Take this step by the same method, and read on afterwards.',
      short: 'Take the step as one learns to swim: badly at first, in the water.',
    },
  },
  heat: {
    plain: 'You leap to the answer, and then stand there without the steps.',
    lead: 'You are quick to see a thing, and do not wait to learn it:',
    keeps:
      'The quick answer is so often right that nobody asks for the way to it. Then it is awkward to go back for the steps, because everybody believes that you took them long ago.',
    benefic: {
      text: 'Make a game of the gaps. A friend stops you at every ‘therefore’ and gets a walnut for each one that you cannot explain. A gap that the two of you laugh about is soon filled.',
      short: 'Make the missing steps a game, with walnuts for a prize.',
    },
    light: {
      text: 'Each morning, go backwards from yesterday’s answer, and ask at every point what came just before it. Where nothing comes, you jumped. Look for that one step by daylight, before you give a new answer.',
      short: 'Each morning, go back from yesterday’s answer, one step at a time.',
    },
    host: {
      text: 'Ask the slowest good head you know to work it through aloud, and finish none of their sentences. They have stood on each stone that you flew over, and know which one wobbles.',
      short: 'Let somebody slow and good work it through aloud.',
    },
    own: {
      text: 'There is a dish or a repair that you could explain in the dark, because you have done it in order so often. Number the steps of your newest answer like that, and skip none.',
      short: 'Number the steps of your answer like a recipe.',
    },
  },
  hidden: {
    plain: 'You learn well, in a notebook that nobody has seen.',
    lead: 'What you know stays out of sight as well:',
    keeps:
      'What nobody has seen cannot be found wrong. It cannot be found good either, and without that it never feels finished. So it goes back into the drawer to be made better in secret.',
    benefic: {
      text: 'Make one page into a present. Copy out the finest thing that you have found, tie a thread round it, and give it to the person whom it would please. Presents are not marked in red.',
      short: 'Copy out the finest page, and give it as a present.',
    },
    light: {
      text: 'On the same day of each week, lay one page on a table where people pass, and let it lie there for an hour. After two months your pages are used to daylight.',
      short: 'Lay one page where people see it, on the same day each week.',
    },
    host: {
      text: 'Somebody you know once had such pages, and opened the drawer. Ask what they showed first, to whom, and what was said about it. Then show somebody your own first page.',
      short: 'Ask somebody what they showed first, and show your own first page.',
    },
    own: {
      text: 'You know how a seedling gets from the windowsill into the garden: an hour outdoors on mild days, then in again. Do so with your pages. One reader, one hour, and back into the drawer.',
      short: 'Put your pages out like seedlings, for an hour at a time.',
    },
  },
  far: {
    plain: 'You think that all the others were told what you are still looking up.',
    lead: 'On strange ground everybody else looks at home:',
    keeps:
      'You look things up at night so that nobody sees you ask, and by day the others see somebody who never needs to. They stop explaining things to you, and you go on guessing.',
    benefic: {
      text: 'A question can be a treat for whoever answers it. Over something sweet, ask one person you like there for the story behind a thing that all of them take for granted, and enjoy the story.',
      short: 'Over something sweet, ask for the story behind one thing they all know.',
    },
    light: {
      text: 'Once a week, take one thing that you looked up in secret, and ask one of them by day, aloud, how they came to know it. After a month that makes four answers, openly asked for.',
      short: 'Once a week, ask aloud about one thing that you looked up.',
    },
    host: {
      text: 'Whoever has been there longest is used to such questions. This week, bring them the one that you find too simple for anybody else, and ask what they themselves had not been told when they came.',
      short: 'Ask whoever has been there longest your simplest question.',
    },
    own: {
      text: 'In a strange town you have asked your way with ten words and both hands, and have arrived. Ask here in the same manner, with the words that you have, and point at the rest.',
      short: 'Ask with ten words and both hands, as in a strange town.',
    },
  },
  ease: {
    plain: 'You collect beginnings, because every new subject is so kind to you.',
    lead: 'What comes without effort is soon left again:',
    keeps:
      'The beginning of a subject is generous to you: everything is new, and you are quick. Where it turns to practice it gives less, and the next beginning lies open on the table.',
    benefic: {
      text: 'Choose by delight, and let the others stand with a good conscience. About which of your subjects would you talk until midnight without being asked? Take up that one tomorrow, where you left it.',
      short: 'Go on with the subject that delights you most.',
    },
    light: {
      text: 'Give one subject its weekday for a whole season. The rest have the six others, and nobody scolds you for them. On its own day, begin where you stopped, and not at the front.',
      short: 'Give one subject the same weekday for a whole season.',
    },
    host: {
      text: 'Ask somebody who has stayed with one thing for thirty years what became interesting only after the tenth. No first volume contains that part. Then go on with one of your own beginnings.',
      short: 'Ask somebody who stayed with one thing what grew interesting late.',
    },
    own: {
      text: 'There is one song that you know to its last verse, although nobody made you learn it. Find out what held you, the tune, the company or the story, and give your subject the same.',
      short: 'Find out why you know one song to its last verse.',
    },
  },
}
