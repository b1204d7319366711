import type { SubjectHelps } from '#app/guidance/corpus/knot-texts.ts'

/** What helps to find the way back to one’s own quiet, by what it was lost through. */
export const WORSHIP: SubjectHelps<'worship'> = {
  delay: {
    plain: 'You mean to be quiet, and first there is one more thing to arrange.',
    lead: 'It is the same with an hour of quiet:',
    keeps:
      'There is always one more thing that would take only a minute, and when it is done the quiet has to begin with somebody out of breath. So the next time you arrange it even better.',
    benefic: {
      text: 'Begin with what you love in it, a line, a tune or the smell of the room before sunrise, and leave the long part for another day. One minute kept gladly is a whole visit.',
      short: 'Begin with the minute of it that you love.',
    },
    light: {
      text: 'At daybreak, or when you switch on the lamp, sit down for as long as your eyes take to get used to the light. Plans have no claim on that minute, and it returns tomorrow.',
      short: 'Sit still each day until your eyes have got used to the light.',
    },
    host: {
      text: 'Somebody has kept such an hour through very full years. Ask what they do on their worst days. They have a short way in, three breaths or one line, and you can use it tonight.',
      short: 'Ask somebody busy for their shortest way into the quiet.',
    },
    own: {
      text: 'With both arms full you still stop on the stairs to greet a neighbour. Greet the book, the rug or the bench like that in passing, and on some days put the bags down.',
      short: 'Greet your place of quiet in passing, like a neighbour.',
    },
  },
  heat: {
    plain: 'When it grows quiet round you, the day’s arguments begin to speak.',
    lead: 'Haste does not stop when the day does:',
    keeps:
      'An argument that found no room by day comes where there is room. You send it away, and that is one more argument. So the quiet is given up, and the day lends you its noise.',
    benefic: {
      text: 'Before you sit down, wish somebody from the argument something pleasant, by name and aloud: a good night’s sleep, ripe pears. It is hard to contradict a person to whom you have just wished pears.',
      short: 'Wish the other person something pleasant before you sit down.',
    },
    light: {
      text: 'Sit by the open window at the hour when your street goes quiet, and count five sounds outside before you listen inside. Do so each evening. Arguments fade sooner beside a real tram than in silence.',
      short: 'Count five sounds at the window every evening, and then sit.',
    },
    host: {
      text: 'Ask somebody who has sat in silence for years if it is quiet in there. Hear the answer, which is a relief either way, and ask what they do with the argument when it turns up.',
      short: 'Ask somebody practised what they do with the noise.',
    },
    own: {
      text: 'When two people shout in the street, you close the window without finding out who is right. Treat the voices in your quiet hour like that: they are there, it is late, and you are indoors.',
      short: 'Leave the argument outside, like shouting in the street.',
    },
  },
  hidden: {
    plain: 'Something in you still answers, and you walk on as if it had not.',
    lead: 'The deepest thing is the best hidden:',
    keeps:
      'What opened asked for nothing, and everything else in the street asks for something at once. So you answer what is loud, mean to come back, and find that the tune has ended.',
    benefic: {
      text: 'The next time a song or a line stops you, give it time, and miss one bus for its sake. Hum it again in the kitchen that evening. What opened by itself likes to be enjoyed.',
      short: 'Miss one bus for a song that stops you.',
    },
    light: {
      text: 'Mark the moments that made you stand still, with the place and the hour. After a month look where they lie, in the mornings, near water or near a certain voice, and be there again.',
      short: 'Mark where you stood still, and be there again.',
    },
    host: {
      text: 'Ask an old singer or a great reader what first opened it for them, and where they go when it is shut. They have looked for that door often, and know where it is low.',
      short: 'Ask an old singer where they go when it is shut.',
    },
    own: {
      text: 'In the dark of your own rooms you find the switch, because your hand has been there so often. Go to your quiet by the old way, same corner, same words, and let habit find it.',
      short: 'Go by the old way, as your hand finds the switch.',
    },
  },
  far: {
    plain: 'What you live for has no place in the errands and talk of your day.',
    lead: 'Even what is nearest to you has no room of its own:',
    keeps:
      'The things you live for have no appointed hour, and the errands have one each. So the errands win every day, without ever having been more important to you for a single minute.',
    benefic: {
      text: 'Make a small feast for it once a week, with the good cloth, a candle and a fruit that you seldom buy. After six days in a pocket, it lies on a table for an evening.',
      short: 'Lay the good cloth for it on one evening a week.',
    },
    light: {
      text: 'Let something that stands for it lie in plain sight where your errands begin, a stone beside the keys or a card above the cups. Look at it for one breath, and go on.',
      short: 'Put something that stands for it beside your keys.',
    },
    host: {
      text: 'Ask another practical person, in a calm minute, what they would not want to live without. Somebody who keeps such a thing through lists and prices can tell you where in the day they put it.',
      short: 'Ask a practical person where in the day they keep it.',
    },
    own: {
      text: 'You carry a small thing about with you that means more than it shows, a key or a coin, and your thumb knows it. Carry one sentence like that, and touch it between two errands.',
      short: 'Carry one sentence with you like a coin in your pocket.',
    },
  },
  ease: {
    plain: 'Your quiet hour has grown so comfortable that you are half asleep in it.',
    lead: 'Habit finds its way in here as well:',
    keeps:
      'The corner is soft, the hour is known, and nothing in it has changed for a long time. What never changes needs no attention, and attention was the only thing that you had brought to it.',
    benefic: {
      text: 'Take somebody’s joy in with you, a found cat, a mended quarrel, a ripe fig tree, and be glad about it in detail. A glad interest keeps the eyes open better than a hard stool.',
      short: 'Take somebody’s good news in with you, and enjoy it.',
    },
    light: {
      text: 'Move the hour to the first light, with the window open and bare feet on the floor, and leave it there for two weeks. The evening corner is soft, and mornings are not.',
      short: 'Move the quiet hour to the first light for two weeks.',
    },
    host: {
      text: 'Ask somebody who is awake in their quiet how they sit, and what lies in front of them. They know drowsiness as you do. Change one thing after their model, the chair or the text.',
      short: 'Ask somebody who stays awake how they sit.',
    },
    own: {
      text: 'While a friend tells you something important, you sit up without noticing. Sit in your corner for five minutes as if you were about to be told something, and get up before it is cosy.',
      short: 'Sit as you sit when a friend has something to tell.',
    },
  },
}
