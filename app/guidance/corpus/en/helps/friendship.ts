import type { SubjectHelps } from '#app/guidance/corpus/knot-texts.ts'

/** What helps against waiting to be asked, by what the waiting comes from. */
export const FRIENDSHIP: SubjectHelps<'friendship'> = {
  delay: {
    plain: 'You would like to ask somebody along, and leave it until it is too late.',
    lead: 'You are slow where something is dear to you, and friends are dear:',
    keeps:
      'An invitation that is put off has to be a better one. What would have been a cup of tea last week has to be an evening by now, and an evening needs a free weekend.',
    benefic: {
      text: 'Ask for company in something that you enjoy and do anyway, a walk or a bowl of soup, and ask today rather than well. It is easy to refuse, and so easy to ask.',
      short: 'Ask somebody along to something that you enjoy anyway.',
    },
    light: {
      text: 'Let the asking have a day that comes round, every Wednesday at noon. Whatever sentence you have by then goes out, and for something small, a cup of tea or the way home.',
      short: 'Ask every Wednesday at noon, in whatever words you have.',
    },
    host: {
      text: 'Find somebody who asks people along without a second thought, and tell them whom you would like to ask. Let them name the day, and keep to it. With such people it is mostly today.',
      short: 'Let somebody who asks people easily name the day for you.',
    },
    own: {
      text: 'You can ask a stranger the time without trying out the question three times. Ask your friend in the same voice, what and when and thank you, before you know a better way to say it.',
      short: 'Ask your friend as simply as you would ask the time.',
    },
  },
  heat: {
    plain: 'You are hurt before breakfast, and too proud to ring by noon.',
    lead: 'What makes you quick for your friends makes you quick to feel a slight:',
    keeps:
      'Pride waits for the other person to ring, and counts the hours as a proof. They feel only that it has become cool, and wait as well. Two people are now right, in two kitchens.',
    benefic: {
      text: 'If it is safe and wise, send something friendly that has nothing to do with the matter, such as the picture of a ridiculous hat. It says that you are still there, and claims no victory.',
      short: 'Where it is safe to, send something funny first.',
    },
    light: {
      text: 'Ring in the morning, where that is safe and wise, after a good breakfast, for two minutes. Say that you missed them. What was an insult last night is a short call at ten.',
      short: 'Eat, sleep and, if it is safe and wise, ring before noon.',
    },
    host: {
      text: 'Ask a friend of you both, if this can be done safely, to carry one sentence, that you miss the other. Somebody who is welcome in both kitchens has no pride to swallow on the stairs.',
      short: 'Where that is safe, let a shared friend carry one sentence for you.',
    },
    own: {
      text: 'You have been cross over a lost game, and turned up all the same the next time. Go back to your friends like that, where you feel safe with them: usual hour, usual greeting, no speech.',
      short: 'Come back without a speech to those with whom you feel safe.',
    },
  },
  hidden: {
    plain: 'You think of people warmly and often, and they hear nothing of it.',
    lead: 'Much that you do is quiet, and your fondness is the quietest:',
    keeps:
      'A warm thought feels like a greeting, and so the greeting counts as already sent. To the other person it is simply quiet, and they think that you are busy.',
    benefic: {
      text: 'Whenever somebody comes into your mind, send them the thing that brought them there, a chestnut, a line of a song, the picture of a shop sign. It needs no letter round it.',
      short: 'Send people the small thing that made you think of them.',
    },
    light: {
      text: 'Give five people a day of the month each, and write their names on the calendar that hangs in the light. On their day they get two lines from you, whatever you feel like.',
      short: 'Give five people a day of the month, and write two lines.',
    },
    host: {
      text: 'Somebody you know keeps in touch with half the town. Ask how they do it, and when. It is nothing grand, two lines and a list. Do the same for the next person you think of.',
      short: 'Ask somebody who keeps in touch how they do it.',
    },
    own: {
      text: 'For a latecomer you leave the lamp on, or the bigger half in the bowl, and think nothing of it. Leave such a sign for the person you think of, where they can see it.',
      short: 'Leave a sign, as you leave a lamp on for a latecomer.',
    },
  },
  far: {
    plain: 'You stand in company and wait for somebody to say your name.',
    lead: 'Where you belong, you begin. In company you like to be asked in:',
    keeps:
      'Whoever waits to be named looks like somebody who wishes to be alone. The others respect that, and keep a polite distance, which you see quite clearly from where you stand.',
    benefic: {
      text: 'Bring something that has to be handed round, a bag of cherries or the matches for the candles. It takes you to each person in turn, and your name is the second thing you offer.',
      short: 'Bring something to hand round, and offer your name with it.',
    },
    light: {
      text: 'Go four times before you judge it, and say your name each time as you arrive. The first time it is new to them. By the fourth, it is one of the usual names.',
      short: 'Go four times, and say your name each time as you arrive.',
    },
    host: {
      text: 'Somebody has invited all these people, or keeps the key to the hall. Say to this person when you arrive that you know few here, and let yourself be led to one who likes to talk.',
      short: 'Ask the host when you arrive to lead you to one person.',
    },
    own: {
      text: 'In your own rooms you know how to welcome: you take the coat and ask about the journey. Do it here, for the next one who comes through the door, as if you had invited them.',
      short: 'Welcome the next one who comes in, as you would at home.',
    },
  },
  ease: {
    plain: 'When nobody calls for a week, you begin to doubt, and do not call yourself.',
    lead: 'What has always come by itself one does not learn to fetch:',
    keeps:
      'Into a silence you do not go first, so you do not learn how easily it ends. A week in which nobody goes first then looks like a judgement, and you wait to hear the reasons.',
    benefic: {
      text: 'Be the one who invites, to something that you would enjoy yourself: pancakes, cards, a film on a bed sheet. While you are counting forks, you do not go over what you said last time.',
      short: 'Invite people to pancakes yourself, instead of wondering.',
    },
    light: {
      text: 'Take a quiet week as a date on the calendar, and not as a verdict. On every third silent day you ring somebody, as one waters a plant by the date, however it looks.',
      short: 'Ring somebody on every third silent day, by the calendar.',
    },
    host: {
      text: 'Ask the friend who rings most how it is to be the one who rings, and hear the answer out. Then find out in which week they are too tired, and do the ringing then.',
      short: 'Ask the friend who rings most how that is for them.',
    },
    own: {
      text: 'Somewhere it is you who starts: you strike up the song, deal the cards or choose the path. Begin here in the same tone, with a who, a where and a when.',
      short: 'Be the one who starts, as you deal the cards elsewhere.',
    },
  },
}
