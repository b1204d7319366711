import type { SubjectHelps } from '#app/guidance/corpus/knot-texts.ts'

/** What helps against distance and distrust, by what they come from. */
export const TRUST: SubjectHelps<'trust'> = {
  delay: {
    plain: 'You go on testing people who have long since shown that they mean well.',
    lead: 'A kind face is not proof enough for you:',
    keeps:
      'A test that is passed proves only that this one was passed, and so the next has to be set. The people tested do not know that there was one, and they cannot tell you when it is enough.',
    benefic: {
      text: 'Goodwill can come before proof. Share something small that nobody has to earn, a pot of tea or an hour on foot, and let the other person be with you before you have finished judging them.',
      short: 'Share something small before you have finished testing.',
    },
    light: {
      text: 'What has come back every week or every winter, in plain daylight, has been tested enough. Write down how often this person came, and beside it what you still doubt. Read both before you look twice.',
      short: 'Write down how often they have come, and read it before the next test.',
    },
    host: {
      text: 'Think of somebody who is at ease with the person whom you still test. Ask how they came to stop looking twice, and when you next meet the person, do one thing as they do it.',
      short: 'Ask somebody who trusts them how they stopped looking twice.',
    },
    own: {
      text: 'You know how a kept word looks, because you keep yours. Let the other person do one real thing for you, and call it done when it is done.',
      short: 'Let them do one real thing for you, and call it done.',
    },
  },
  heat: {
    plain: 'You come too close too fast, or put up your guard before anything has happened.',
    lead: 'You hurry towards what is good, and towards people too:',
    keeps:
      'Each time it hurts, the distance that you choose is a little too far the other way. From there only a leap leads back, and it was a leap that startled people before.',
    benefic: {
      text: 'It is easier to meet while both do something pleasant side by side. Cook together, or look at the same bad film, and closeness can arrive while nobody is working on it.',
      short: 'Do something pleasant side by side, and let the talk come later.',
    },
    light: {
      text: 'Meet by daylight, on the same day each week, and part after an hour. What comes back by itself needs no leap, and each time there is less to guard against.',
      short: 'Meet for one hour by daylight, on the same day each week.',
    },
    host: {
      text: 'In a house that is not yours, you follow the pace of the host. Let the other person choose the place, the hour and the length of your next meeting, and be the guest for once.',
      short: 'Let the other person choose the hour and the pace.',
    },
    own: {
      text: 'You know how to slow down for a shy animal: you sit still, look at something else, and let it come. People can be met with the same patience, and you have it already.',
      short: 'Be as slow with people as you are with a shy animal.',
    },
  },
  hidden: {
    plain: 'You know how everybody is, and tell hardly anybody how you are.',
    lead: 'What you carry yourself stays out of sight:',
    keeps:
      'People ask those who look as if they wanted to be asked. You listen so well that many a talk is about the other person in a minute, and it feels like closeness on both sides.',
    benefic: {
      text: 'Invite one person to something small that you love, a cake or a piece of music, and tell them why it pleases you. Before you part, let them hear how you are as well.',
      short: 'Invite one person to something that you love, and tell them your news.',
    },
    light: {
      text: 'What is said at the same hour every week needs no courage after a while. Agree with one person that each of you tells one thing about the week, and that you sometimes begin.',
      short: 'Tell one person one thing about your week, every week.',
    },
    host: {
      text: 'Somebody you know is good at asking, and seldom has the chance. Tell this person beforehand that you find it hard to begin, so that they keep a chair and a question ready.',
      short: 'Tell a good listener beforehand that you find it hard to begin.',
    },
    own: {
      text: 'You have asked others the right question a hundred times. Write down the one that you would put to somebody in your place, and give your answer to it aloud, to one person, without a joke.',
      short: 'Ask yourself your own good question, and answer it to somebody.',
    },
  },
  far: {
    plain: 'When somebody comes close to you, you become useful instead of staying.',
    lead: 'You come gladly, and even beside a friend you feel like a guest:',
    keeps:
      'Being useful works every time. You are thanked, you are wanted again, and nobody has come near enough to be a danger. Only afterwards is it clear that you were not really there.',
    benefic: {
      text: 'Treat the next kind word as one treats a present: hold it, say that it pleases you, and stay beside whoever said it for a minute longer. Nothing has to be fetched in return.',
      short: 'Take a kind word like a present, and stay where you are.',
    },
    light: {
      text: 'Once a week, by daylight, sit beside the same person with nothing to do, on a wall or over tea that somebody else has made. To do nothing useful there is the whole exercise.',
      short: 'Sit with the same person once a week, with empty hands.',
    },
    host: {
      text: 'Ask somebody who came new once and stayed what they did when the first person was kind to them. Find out where they sat down, and sit like that next time, with empty hands.',
      short: 'Ask somebody who stayed what they did with the first kindness.',
    },
    own: {
      text: 'You know how to stay beside a thing that needs only to be watched, as one does with milk on the stove. Stay beside the person in that manner, and answer before your hands find something.',
      short: 'Stay beside the person as one stays beside milk on the stove.',
    },
  },
  ease: {
    plain: 'You are at ease with people, and so the important things seldom come up.',
    lead: 'What is pleasant goes on by habit:',
    keeps:
      'On easy days nothing goes wrong, and so nothing asks to be said. A pleasant hour is spoilt by a serious word, everybody thinks, and each of you waits for the other to begin with one.',
    benefic: {
      text: 'Pleasure can be a beginning. In the middle of a merry hour, tell one of the people with whom you laugh a thing that was hard this week, in two sentences, while the mood is good.',
      short: 'Tell somebody one hard thing while you are laughing together.',
    },
    light: {
      text: 'Easy talk follows the day, and the day has no question in it. Put one there, once a week at a fixed hour: each of you tells what was hard, before the usual things begin.',
      short: 'Once a week, let each of you tell one hard thing first.',
    },
    host: {
      text: 'Ask the most open person you know how they begin when something hard has to be said, and when they last did so. Borrow that beginning this week, and put your own news straight after it.',
      short: 'Ask an open friend how they begin, and begin like that.',
    },
    own: {
      text: 'You are good at making others comfortable. Use it for a harder sentence: say first that nothing is wrong between you, and then the very thing that you were going to keep to yourself again.',
      short: 'Say the small hard thing, in the voice that comforts people.',
    },
  },
}
