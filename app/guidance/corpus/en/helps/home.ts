import type { SubjectHelps } from '#app/guidance/corpus/knot-texts.ts'

/** What helps against restlessness where one lives, by what it comes from. */
export const HOME: SubjectHelps<'home'> = {
  delay: {
    plain: 'Your home has become a task that you come back to.',
    lead: 'What you do with such care is never finished, least of all at home:',
    keeps:
      'Every time you come in, the first look goes to what has to be done, and that look finds something. So you do it, well and by yourself, and by now the house counts on you.',
    benefic: {
      text: 'Bring something home that is for pleasure only, a bunch of mint or three new songs, and let it have the first ten minutes. What has to be mended can wait that long.',
      short: 'Let a pleasure have the first ten minutes at home.',
    },
    light: {
      text: 'Open the windows at the same hour each morning, and go through the rooms once with the light and without a list. On that one round nothing is inspected, wiped or put straight.',
      short: 'Walk through your rooms each morning without a list.',
    },
    host: {
      text: 'Somebody you know comes home and sits down before looking round. Ask where their eyes go first, a window, a cup, a face, and give yours the same place tomorrow.',
      short: 'Ask somebody who sits down at home where they look first.',
    },
    own: {
      text: 'In a rented room you sleep well, and leave its faults to the owner. Live in your own rooms like that for one weekend: sleep, eat, look out, and report nothing.',
      short: 'Live at home for one weekend as in a rented room.',
    },
  },
  heat: {
    plain: 'You bring the day’s heat home with you, and it comes out at the furniture.',
    lead: 'What drives you by day does not stop at your door:',
    keeps:
      'There is no place between the day and the table. Nothing slows it on the way, and so what is left of the heat falls on whoever sits there when you come in.',
    benefic: {
      text: 'Let the first thing indoors be a pleasure that uses the arms: a dough to knead, a drum, a ball against the yard wall. What is left of the fight goes into that.',
      short: 'Give your arms a pleasure first, a dough, a drum or a ball.',
    },
    light: {
      text: 'Go the last stretch on foot, by the same way every evening, and choose a tree on it. At the tree the day is over. If the argument is not, walk round the block again.',
      short: 'Choose a tree on the way home where the day ends.',
    },
    host: {
      text: 'If it is safe and wise, ask somebody who knows your evenings what they hear before they see you: the key, the bag, the shoes. Tomorrow, put that one thing down as if somebody were asleep.',
      short: 'If it is safe, ask which sound of yours arrives first, and soften it.',
    },
    own: {
      text: 'Fill a pan to the brim and carry it across the room, so that you know how slow your hands can be. Come home at that pace on five evenings, in silence, coat off first.',
      short: 'Come through the door as if you carried a full pan.',
    },
  },
  hidden: {
    plain: 'In your thoughts you live in another house than the one you sit in.',
    lead: 'When nobody needs you, part of you is somewhere else:',
    keeps:
      'The house in your thoughts costs nothing and has good light. Beside it the real room looks poorer each evening, so you do less to it, and it gives you less reason to stay.',
    benefic: {
      text: 'Fetch one pleasant thing out of that other house for a single evening, a good cheese or a seat that faces the other way. Enjoy it where you are, in company or alone.',
      short: 'Bring one thing of the dreamt house into this one for an evening.',
    },
    light: {
      text: 'Look at the room you sit in on three days, at seven, at noon and at dusk, and note what the light shows. Then you know what is missing, and what only wanted a look.',
      short: 'Look at your room three times a day, for three days.',
    },
    host: {
      text: 'Ask somebody who loves their rooms to show them to you, cupboard by cupboard. The place was not given to them like this. Find out what they changed first, and change the same thing in yours.',
      short: 'Ask somebody who loves their rooms what they changed first.',
    },
    own: {
      text: 'In a friend’s flat you see at once what would make it lovelier. Knock at your own door, go in as the friend with good advice, and move one piece before you sit down.',
      short: 'Advise yourself on your rooms as you advise a friend.',
    },
  },
  far: {
    plain: 'You live in your rooms like a guest who has not unpacked.',
    lead: 'You have a key, and still wait to be asked in:',
    keeps:
      'What is not unpacked cannot be missed when you go. So little is put up, and rooms in which little is put up look like rooms that one leaves. You read it as a sign, and wait.',
    benefic: {
      text: 'Unpack the thing that you like best, even if it is only a cup, and enjoy it the same evening. Leave it where you enjoyed it, so that the next evening finds it there.',
      short: 'Unpack the thing that you like best, enjoy it, and leave it out.',
    },
    light: {
      text: 'Take over one small duty in these rooms for twenty evenings, at the same hour: you air them, light the lamp or wipe the table. A guest has no such duty.',
      short: 'Take over one small duty at home, and do it every evening.',
    },
    host: {
      text: 'Ask somebody who has long lived in your street what they put up first when they were new. Borrow their hammer, and hang one thing of yours today. No guest knocks a nail into the wall.',
      short: 'Ask an old resident what they put up first, and hang something too.',
    },
    own: {
      text: 'You have made a place yours before, a seat in a library or a flat stone by the water, only by going there again. Choose such a place within your walls, and go there again.',
      short: 'Choose one spot indoors, and make it yours by coming back.',
    },
  },
  ease: {
    plain: 'At home nothing is wrong, and you grow restless for want of friction.',
    lead: 'What goes by itself is pleasant, and after a while too quiet:',
    keeps:
      'A calm that asks nothing more of you is hard to notice. You look for its edge by pushing at it, and for a moment there is movement. It feels like being alive, and so you push again.',
    benefic: {
      text: 'Bring some cheerful noise into the house. Ask the friend who laughs too loudly, or push the table aside and dance to two songs. An itch to quarrel is glad of a drum as well.',
      short: 'Dance to two songs before you begin a quarrel.',
    },
    light: {
      text: 'Go out daily in the last light, if only briefly, and come back on purpose. Nobody can come home who has not been out, and twenty minutes of wind do a lot for a lamp.',
      short: 'Go out at dusk every day, so that you can come home.',
    },
    host: {
      text: 'Ask somebody near you what they have put off because it is tiresome, and take a piece of it, a drawer that sticks or a knotted string. Hands with a knot pick no quarrel.',
      short: 'Ask somebody near you for a tiresome task, and do it.',
    },
    own: {
      text: 'On many a wet afternoon you have made a game out of nothing. Set yourself a small contest indoors, a loaf in an hour or a tower of twenty walnuts, and lose it laughing.',
      short: 'Set yourself a small contest, and lose it laughing.',
    },
  },
}
