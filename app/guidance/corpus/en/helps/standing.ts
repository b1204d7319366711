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
      text: 'Write down the next ‘well done’ word for word, and read it the day after, by the window, without adding a ‘but’. Do this with five of them, and keep the page.',
      short: 'Write praise down, and read it by day as it was said.',
    },
    host: {
      text: 'Ask somebody who opens the door to many what they look at when people come in. You expect a long list, and hear about wet coats and about who needs soup first.',
      short: 'Ask somebody with many guests what they notice at the door.',
    },
    own: {
      text: 'You have run to the door yourself, with flour up to the elbows, and examined nobody. Remember what was in your head just then. Take that thought with you to the next bell, and ring.',
      short: 'Remember how gladly you have opened the door yourself, and ring.',
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
      text: 'Ask a singer what they do when another name is read out, or a bad word falls. People who stand in public have a first move for both, a walk or a joke. Borrow it.',
      short: 'Ask a singer what they do first when another is praised.',
    },
    own: {
      text: 'You have lost at table tennis and asked at once for another game, because it was fun. Ask what you would be doing here if nobody wrote down the points, and do that for an hour.',
      short: 'Do for an hour what you would do if nobody kept the score.',
    },
  },
  hidden: {
    plain: 'You show people the tidy front of yourself, and live at the back.',
    lead: 'You yourself are kept out of sight as well:',
    keeps:
      'The front is what people thank you for, so that is where you put your care. The back room grows darker beside it, and it becomes harder to think of anyone whom you could let in.',
    benefic: {
      text: 'Ask somebody round to the back, to the half-painted chair or the kitchen, and give them an onion to chop. When two people are crying over onions, neither of them is thinking about the front.',
      short: 'Ask a friend into the kitchen, and hand over an onion.',
    },
    light: {
      text: 'Let a little of the back be seen every day: the window open while you sing, the old hat on a Saturday. Begin at noon, when the street is busy with its own bread.',
      short: 'Open the window while you sing, a little every day.',
    },
    host: {
      text: 'Somebody has met you at your back door and come again. Ask what they like about you there, keep two of their words, and take those along the next time you go out in good shoes.',
      short: 'Ask somebody who knows your back door what they like there.',
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
      text: 'Find one thing there that pleases you, the lamp, the bread, a dog under a chair, and praise it to whoever stands beside it. While you like something, you forget to be looked at.',
      short: 'Find one thing there that you like, and praise it to somebody.',
    },
    light: {
      text: 'Ask one mirror, in the morning, and decide there who is going out today: somebody who listens, for example. At night ask only if you have listened. The other faces were no mirrors.',
      short: 'Decide in the morning who you are today, and check at night.',
    },
    host: {
      text: 'One of the new people met you first, or brought you along. Ask that person on the way home what they have seen. One witness is plenty, and better than forty guesses on the stairs.',
      short: 'Ask the one who brought you what they have seen.',
    },
    own: {
      text: 'In a market where nobody knows you, you think of fish and prices, and are entirely yourself. Go into the next room in the same way, with one thing that you have come to find out.',
      short: 'Enter the room with an errand, as you enter a market.',
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
      text: 'Do one good thing a day at an hour when nobody is about, a stair swept at six or seeds for the sparrows. After two weeks a plain ‘thanks’ is loud enough for your ear.',
      short: 'Do one good thing a day at an hour when nobody is about.',
    },
    host: {
      text: 'Ask a night baker, or somebody who mends nets, how they know that they did well. Nobody stands by and claps. They have a sign of their own. Look for such a sign in your work.',
      short: 'Ask a night baker how they know it was good.',
    },
    own: {
      text: 'There is something that you do well alone, such as whistling or climbing, and nobody has to say so. Notice how it ends, since no one claps, and end the next favour in that way.',
      short: 'Do a favour as you whistle a tune alone, and walk on.',
    },
  },
}
