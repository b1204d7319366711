import type { SubjectHelps } from '#app/guidance/corpus/knot-texts.ts'

/** What helps against looking at oneself through other people’s eyes, by what it comes from. */
export const STANDING: SubjectHelps<'standing'> = {
  delay: {
    plain: 'You examine yourself before every door, as if a judge were behind it.',
    lead: 'You weigh every good thing once more, and yourself most of all:',
    keeps:
      'You look for each fault before you open that door, and so nobody inside ever meets one. They are glad of you, and you alone know how long you looked. So you do not believe it, and the judge stays.',
    benefic: {
      text: 'Let pleasure speak before the judge does. At the door, begin with something that you enjoyed this week, and say so. After a ‘well done’, name the best moment of it. Nobody gives marks for that.',
      short: 'Begin with something that you enjoyed this week, and say so.',
    },
    light: {
      text: 'On the morning after each door, write down word for word the kindest thing that was said inside, and add no ‘but’. When you have five such lines, read them by daylight before the sixth.',
      short: 'After each door, write down the kindest thing said to you.',
    },
    host: {
      text: 'Ask somebody who opens the door to many what they look at when people come in. Hold the answer beside your own list, and before the next door look over only what is on both.',
      short: 'Ask somebody with many guests what they notice at the door.',
    },
    own: {
      text: 'You have opened your own door in the middle of something, glad of whoever it was, and examined nobody. Remember what was in your head just then. Take that thought to the next door.',
      short: 'Remember how gladly you have opened the door yourself, and go in.',
    },
  },
  heat: {
    plain: 'At another’s praise, or one sharp word, you begin a race that nobody called.',
    lead: 'You have a pace of your own, until others set it:',
    keeps:
      'Running does bring you forward, but somebody else is always further on. So the race has no end, and you go on comparing. Another’s praise sounds like a verdict on you, because you hear it while running.',
    benefic: {
      text: 'Before you run, let something pleasant happen. After a sharp word or another’s praise, go first to somebody with whom you laugh, and stay until you have laughed. The word is smaller then.',
      short: 'Go first to somebody with whom you laugh, and look again afterwards.',
    },
    light: {
      text: 'Write down every evening what you did well that day and whom it served, and read the page in the morning. Neither a sharp word nor another’s success takes a line of it away.',
      short: 'Write down what you did well, and read it each morning.',
    },
    host: {
      text: 'Ask somebody who is often judged and stays calm what they do first when another is praised, or a sharp word falls. It is something small, a walk or a joke. Borrow it.',
      short: 'Ask a calm person what they do first when another is praised.',
    },
    own: {
      text: 'You have lost a game and asked at once for another, because it was fun. Ask what you would be doing here if nobody wrote down the points, and do that for an hour.',
      short: 'Do for an hour what you would do if nobody kept the score.',
    },
  },
  hidden: {
    plain: 'You show people the tidy front of yourself, and live at the back.',
    lead: 'You yourself are kept out of sight as well:',
    keeps:
      'The front is what people thank you for, so that is where you put your care. The back room grows darker beside it, and it becomes harder to think of anyone whom you could let in.',
    benefic: {
      text: 'Ask one person whom you like to something pleasant behind the front: supper out of the pan, old jumpers, no tidying. When two people eat out of one pan, neither is looking at the front.',
      short: 'Ask one friend to supper out of the pan, with no tidying.',
    },
    light: {
      text: 'Let a little of the back be seen every day, by plain daylight: one true answer, one sigh, the old hat. Begin at noon, when everybody is busy with affairs of their own.',
      short: 'Show a little of your untidy side every day, at noon.',
    },
    host: {
      text: 'Think of somebody safe who has often seen you without the front. Ask what they like about you there, and take two of their words along the next time you go out.',
      short: 'Ask somebody safe who has seen you unguarded what they like.',
    },
    own: {
      text: 'You can tell a friend’s real laugh from the one for photographs, and you like the real one better. Notice this week where yours got out, and go to that place again on purpose.',
      short: 'Notice where your real laugh gets out, and go there again.',
    },
  },
  far: {
    plain: 'Among new people you look into every face to see who you are.',
    lead: 'Where nobody knows you, you look for a mirror:',
    keeps:
      'Every face shows you something else, and you try to be like all of it. So in a new room nobody meets quite the same person, and the faces, which would like to know you, go on asking.',
    benefic: {
      text: 'Find one thing there that pleases you, the lamp, the bread, a dog under a chair, and praise it to whoever stands beside it. While you are enjoying something, you forget that anyone is looking.',
      short: 'Find one thing there that you like, and praise it to somebody.',
    },
    light: {
      text: 'Ask one mirror, in the morning, and decide there who is going out today: somebody who listens, for example. At night ask only if you have listened. The other faces were no mirrors.',
      short: 'Decide in the morning who you are today, and check at night.',
    },
    host: {
      text: 'One of the new people has known you a little longer than the rest. Ask that person in a quiet minute what they have seen so far. One witness is plenty, and better than forty guesses.',
      short: 'Ask the one who has known you longest there what they see.',
    },
    own: {
      text: 'While you search for a lost key you do not wonder how you look. Go in among them like that, with one thing that you wish to find out, and ask the faces only about this.',
      short: 'Go among them with one question, as one looks for a key.',
    },
  },
  ease: {
    plain: 'You are used to warm words, and a plain ‘thanks’ leaves you waiting.',
    lead: 'What comes often is soon expected:',
    keeps:
      'Warm words are loud, and the ear gets used to them. A plain one is then too quiet to be heard, although whoever said it meant no less by it.',
    benefic: {
      text: 'Take the plain word as one takes a small sweet: stop for three breaths, and let it melt before you look for more. Then say what you enjoyed about the thing yourself.',
      short: 'Let a plain ‘thanks’ melt like a sweet before you look for more.',
    },
    light: {
      text: 'Do one good thing a day at an hour when nobody is about, a stair swept at six or seeds for the sparrows. After two weeks, listen to a plain ‘thanks’ again in that quiet.',
      short: 'Do one good thing a day at an hour when nobody is about.',
    },
    host: {
      text: 'Ask somebody whose work is seldom thanked, at night or behind a wall, how they know that they did well. They have a sign of their own. Look for such a sign in what you do.',
      short: 'Ask somebody who is seldom thanked how they know it was good.',
    },
    own: {
      text: 'There is something that you do well alone, such as whistling or climbing, and nobody has to say so. Notice how it ends, since no one claps, and end the next favour in that way.',
      short: 'Do a favour as you whistle a tune alone, and walk on.',
    },
  },
}
