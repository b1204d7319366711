import type { SubjectHelps } from '#app/guidance/corpus/knot-texts.ts'

/** What helps with something that has come to an end, for those who have said so, by the manner in which it is carried. */
export const LOSS: SubjectHelps<'loss'> = {
  delay: {
    plain: 'What is over stays close to you, and on some days it takes the afternoon.',
    lead: 'You are slow to close a door:',
    keeps:
      'What is kept near stays the same, and beside it the days look like a visit. To put a little of it away feels like losing it twice, and so it stays out on the table.',
    benefic: {
      text: 'Let something small and good stand beside it. Take an old ticket along to a place with music or good cake, and sit there with both. Nothing is put away, and you have eaten something.',
      short: 'Take the memory along to a place with music or cake.',
    },
    light: {
      text: 'Give it an hour of its own, the same one every week, with daylight in the room. When it comes out of a coat on another day, you can say to it: on Saturday, at four.',
      short: 'Give the memory a fixed hour each week, by daylight.',
    },
    host: {
      text: 'Somebody has carried the same sort of thing for longer than you. Ask where they keep it now, and how the first year was. They know what it weighs without having to lift it.',
      short: 'Ask somebody who has carried the same for longer.',
    },
    own: {
      text: 'You have shut up a summer house or a room before, with care: the tap, the shutters, the key on its nail. Shut one drawer of this like that, and know where the key hangs.',
      short: 'Close one drawer with care, and know where the key hangs.',
    },
  },
  heat: {
    plain: 'You go on arguing with somebody who is no longer there to answer.',
    lead: 'The heat outlives its reason:',
    keeps:
      'The other side of the argument cannot answer, so it can never be won and never be over. As long as it lasts there is at least a voice, and that is better than the quiet.',
    benefic: {
      text: 'Where there is fondness too, let it speak. When you have won the argument once more, tell the absent one something that they would have liked, a joke or a red tree. Both are true.',
      short: 'Where you are fond of them too, tell them something pleasant.',
    },
    light: {
      text: 'Write the argument down as it comes, to its last word, and put the date underneath. Next week, at the same hour, go on from there. Then it need not start afresh at every crossing.',
      short: 'Write the argument down, and go on at the same hour next week.',
    },
    host: {
      text: 'Somebody safe who knew you both, or knew that time, can sit with your anger for half an hour. They need not agree. You do not have to explain to them of whom you are speaking.',
      short: 'Be angry for half an hour with somebody safe who was there.',
    },
    own: {
      text: 'Your arms have worn out anger before, in rowing, chopping or scrubbing a whole flight of steps. Take this to them too, and when it is spent, stay a little with what lies under it.',
      short: 'Give the anger to your arms, and stay with what is under it.',
    },
  },
  hidden: {
    plain: 'You miss something in company, and come back smiling before anyone has noticed.',
    lead: 'This, too, happens where nobody sees it:',
    keeps:
      'You come back so quickly that nobody sees you had gone. They stop asking, to spare you, and you say nothing, to spare them. In this way everyone is kind, and you are alone with it.',
    benefic: {
      text: 'At the next good meal, name what you miss in half a sentence, and let the talk go on. There is room for that beside the salad, and your smile gets a rest.',
      short: 'Name what you miss, in half a sentence, at a good meal.',
    },
    light: {
      text: 'Put one thing that belongs to it where the day falls on it, a photograph or the old cap on its hook. Whoever comes in can ask, and you can answer, or say: not today.',
      short: 'Put one thing that belongs to it where it can be seen.',
    },
    host: {
      text: 'Choose one person at that table who knows what missing is. Tell them beforehand that at times you are elsewhere, and agree on a sign. Then one of them knows when you come back.',
      short: 'Agree on a sign with one person who knows what missing is.',
    },
    own: {
      text: 'When another person’s smile comes a second late, you see it, and move your chair a little nearer. Ask one friend to do the same for you, and tell them exactly what you do then.',
      short: 'Ask a friend for what you do when a smile comes late.',
    },
  },
  far: {
    plain: 'A smell or a tune takes you back, in a place where no one knows.',
    lead: 'You carry it with you over strange ground:',
    keeps:
      'Here nobody knew what you knew, so there is nobody to whom you could say only its name. It would have to be explained from the beginning, and for that a staircase is not the place.',
    benefic: {
      text: 'Bring something of that time into this place for pleasure, its bread, its song, its way of saying good night. Offer it to somebody who was not there, and let them pronounce it wrongly.',
      short: 'Share its bread or its song with somebody who was not there.',
    },
    light: {
      text: 'Find out at which hour and in which light it comes. Once a week, go to meet it, at the market or the park where this town looks most like that one, and then come home.',
      short: 'Go once a week to meet it, where the light is the same.',
    },
    host: {
      text: 'Look for somebody here who has come from as far, from the same town or the same years. Ask what takes them back. To such a person nobody has to explain a smell on a staircase.',
      short: 'Find somebody who has come from as far as you.',
    },
    own: {
      text: 'Wherever you have moved, you soon found out where to get bread and which way the evening came in. Find a place for missing in the same way, a bench, a tree or a quiet café.',
      short: 'Find one place for missing, as you find the baker first.',
    },
  },
  ease: {
    plain: 'It ended well, and so nobody asks if you miss it, least of all you.',
    lead: 'What goes smoothly is not looked at twice:',
    keeps:
      'There was no quarrel and no bad day, and for such an ending there are no customs. Nobody brings soup. So you have no reason to be sad, you tell yourself, and take the old way home.',
    benefic: {
      text: 'Give the good ending its small feast, late as it is. Walk the old way once on purpose, with something warm from the corner shop, and be glad and sorry in the same ten minutes.',
      short: 'Walk the old way once on purpose, with something warm to eat.',
    },
    light: {
      text: 'For two weeks, write down each evening the moment in which your feet turned towards the old door. Seven words are enough. What stands there in ink can be missed without needing a reason.',
      short: 'Write down each evening when you turned towards the old door.',
    },
    host: {
      text: 'Ring somebody who shook hands and left when you did, and ask what they miss. Those who agree that it was right can easily say that it was dear to them as well.',
      short: 'Ask somebody who left when you did what they miss.',
    },
    own: {
      text: 'When you have finished a good book, you close it and sit for a while before you get up. Give this ending the same: an evening with no next thing, your hand still on the cover.',
      short: 'Sit a while with this ending, as with a finished book.',
    },
  },
}
