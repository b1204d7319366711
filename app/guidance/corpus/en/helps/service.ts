import type { SubjectHelps } from '#app/guidance/corpus/knot-texts.ts'

/** What helps against care that leaves oneself out, by what it comes from. */
export const SERVICE: SubjectHelps<'service'> = {
  delay: {
    plain: 'You see to everyone first, and leave yourself till last.',
    lead: 'Other people’s things get done sooner or later. Yours keep waiting:',
    keeps:
      'Because you always see to it, nobody else asks any more whether it is their turn. Then it is true that nothing would be done without you, and that is the reason you give yourself for going on.',
    benefic: {
      text: 'See to one pleasant thing for yourself before you begin with the others, as one lays one’s own place first. Somebody who has had a turn helps in a better mood, and nobody gets less.',
      short: 'See to one pleasant thing for yourself first.',
    },
    light: {
      text: 'Keep one fixed hour in each day for yourself, and let the others know which it is. Whatever is no emergency waits until it is over, and is seen to by somebody who has sat down.',
      short: 'Keep one fixed hour a day in which it is your turn.',
    },
    host: {
      text: 'Look for somebody who cares for many and is still cheerful. They have one thing that they do for themselves each day. Ask what it is and who waits meanwhile, and try it tomorrow.',
      short: 'Ask somebody who cares for many, and stays cheerful, what they do for themselves.',
    },
    own: {
      text: 'When a tired visitor stands at your door, you bring a chair and put no questions. Look at yourself in the hall mirror with the same eyes on your way in, and fetch that chair.',
      short: 'Treat yourself as you treat a tired visitor.',
    },
  },
  heat: {
    plain: 'You take over so fast that nobody can help, and then you are cross.',
    lead: 'You are ready to help, and faster than any helper:',
    keeps:
      'Since the thing is already in your hands, there is never a moment to explain it. So nobody learns where things are kept, and the next time there is again nobody who could help. Being cross makes them keep away.',
    benefic: {
      text: 'Share out the task while it is still fun: first a joke or some music, then one small piece for each person, and twice the time. As in a parade, nobody counts who carried what.',
      short: 'Share the task while it is fun, and let it take longer.',
    },
    light: {
      text: 'Say in the morning what has to be done that day, aloud and in numbers, and how many hands it wants. What was said by daylight need not be shouted in the evening.',
      short: 'Say in the morning what has to be done, and by how many.',
    },
    host: {
      text: 'Find somebody who can watch a beginner be slow, and ask what they do with their hands meanwhile. They keep them behind the back or round a cup. Do the same today, until you are asked.',
      short: 'Learn from a patient person how to keep your hands still.',
    },
    own: {
      text: 'On a long walk you have kept to the pace of the slowest, and it spoiled nothing. Do the next task like that: take your half, and begin when the other person says so.',
      short: 'Keep to the other person’s pace, as on a long walk.',
    },
  },
  hidden: {
    plain: 'You know what everybody needs, and lose sight of yourself.',
    lead: 'What you give goes unseen, and in the end so do you:',
    keeps:
      'Looking at others is a way of not being looked at, and it is a friendly one. People answer your questions gladly, and do not notice that nobody has asked you one.',
    benefic: {
      text: 'Let the day begin with one thing that pleases you alone, a warm cup or a song, before you ask how anybody is. Ten minutes of it take nothing away from the others.',
      short: 'Have one pleasure of your own before you ask about the others.',
    },
    light: {
      text: 'Put to yourself each night, with the lamp still on, the question that you put to the others all day: how was it, and what do you need? Write the answer down before it slips away.',
      short: 'Ask yourself every night what you ask the others all day.',
    },
    host: {
      text: 'Ask somebody who has known you for long what you liked before you were so useful: which music, which cake, which part of the river. Then do one of those things again this week.',
      short: 'Ask an old friend what you used to like, and do it.',
    },
    own: {
      text: 'You remember who takes sugar, who sits badly in a draught and who sleeps lightly. Add one more person to that memory, with your own name and three such facts, and act on the first.',
      short: 'Remember three small wishes of your own, as you remember other people’s.',
    },
  },
  far: {
    plain: 'You take the smallest share, as if you were only there to help.',
    lead: 'Where you feel like a guest, you take little:',
    keeps:
      'The smallest share asks for no thanks and risks no refusal. People believe what they see you take, so the small plate is the one they hand you, and it becomes your size.',
    benefic: {
      text: 'Take the good piece once, the one you would have picked out for somebody else, and say how glad you are of it. To whoever gives, that is better thanks than modesty.',
      short: 'Take the good piece once, and say how glad you are.',
    },
    light: {
      text: 'Once a day for two weeks, take a share like everyone’s, in plain sight and without a word about it. It is a habit like the small share, for them and for you.',
      short: 'Once a day, in plain sight, take a share like everyone’s.',
    },
    host: {
      text: 'Ask the person who shares things out how much they had in mind for you, and take exactly that. They can see what there is and who is there, and count better than modesty.',
      short: 'Ask the host how much was meant for you, and take it.',
    },
    own: {
      text: 'When you share things out among others, you are fair to a crumb. Count like that the next time, with yourself among the heads, and take the whole piece that comes to you.',
      short: 'Share as fairly as always, and count yourself among the heads.',
    },
  },
  ease: {
    plain: 'Helping costs you so little effort that you notice late when you are tired.',
    lead: 'What is easy is not counted:',
    keeps:
      'You have never had to learn where your strength ends, because the end was far away. Others have not learned it either. So they ask once more, and you do not find a reason to say no.',
    benefic: {
      text: 'Treat yourself while you still have the strength for it. Go swimming, or to see the ships, in your best hour and before the first favour. At ten in the evening a treat finds nobody awake.',
      short: 'Give yourself the best hour, before the first favour.',
    },
    light: {
      text: 'Your tiredness gives no warning, so let the clock give one. Sit down at noon and again at five, ten minutes each time, whether you need it or not, on every day of this week.',
      short: 'Sit down at noon and at five, tired or not.',
    },
    host: {
      text: 'Ask somebody who often sees you in the evening what goes first, your grip, the names or the jokes. Such a sign comes an hour before something breaks, and now you know it.',
      short: 'Ask somebody what goes first when you are tired.',
    },
    own: {
      text: 'You charge your telephone before the light turns red, because you know what the day is going to ask of it. Look at your own strength like that at three in the afternoon, and plug in.',
      short: 'Recharge at three, as you charge a telephone in good time.',
    },
  },
}
