import type { SubjectHelps } from '#app/guidance/corpus/knot-texts.ts'

/** What helps against care that leaves oneself out, by what it comes from. */
export const SERVICE: SubjectHelps<'service'> = {
  delay: {
    plain: 'You see to everyone first, and leave yourself till last.',
    lead: 'Other people’s things get done sooner or later. Yours keep waiting:',
    keeps:
      'Because you always see to it, nobody else asks any more whether it is their turn. Then it is true that nothing would be done without you, and that is the reason you give yourself for going on.',
    benefic: {
      text: 'Lay your own place before you lay the others, with the good glass and a folded napkin. Somebody who has a place sits down sooner, and the food tastes no worse to the rest.',
      short: 'Lay your own place first, with the good glass.',
    },
    light: {
      text: 'Choose an hour at which your ears and your kitchen close each night, and hang up a sign if you like. Whatever is no emergency gets its answer at breakfast, from somebody who has slept.',
      short: 'Close your kitchen and your ears at a fixed hour.',
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
      text: 'Share out the task while it is still fun. Put some music on, give each person one silly thing to carry, and let it last twice as long. In a parade nobody counts who carried what.',
      short: 'Share the task while it is fun, and let it take longer.',
    },
    light: {
      text: 'Say at breakfast what has to be carried that day, aloud and in numbers: four bags, two flights of stairs, one person short. What was said by daylight need not be shouted on the landing.',
      short: 'Say in the morning what has to be carried, and by how many.',
    },
    host: {
      text: 'Somebody who leads a choir or a building site can keep still while a beginner is slow. Ask how it is done, with a step back or hands in the apron, and do the same today.',
      short: 'Learn from somebody who leads how to keep your hands still.',
    },
    own: {
      text: 'On a long walk you have kept to the pace of the slowest, and it spoiled nothing. Carry the next heavy thing like that: take your end, and lift when the other person says so.',
      short: 'Keep to the other person’s pace, as on a long walk.',
    },
  },
  hidden: {
    plain: 'You know what everybody needs, and lose sight of yourself.',
    lead: 'What you give goes unseen, and in the end so do you:',
    keeps:
      'Looking at others is a way of not being looked at, and it is a friendly one. People answer your questions gladly, and do not notice that nobody has asked you one.',
    benefic: {
      text: 'When flowers or figs are meant for you, put them where you alone can see them, beside the bed or the bath. Give them no other purpose for one whole evening than to please you.',
      short: 'Keep the next present for yourself, where you alone see it.',
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
      text: 'When the dish comes round again, take a second helping, and a good one. Say how it tastes while you are eating it. To whoever has cooked, a clean plate is better praise than modesty.',
      short: 'Take a second helping, and say how good it is.',
    },
    light: {
      text: 'Sit on the same good chair at every meal for two weeks, and not on the one by the kitchen door. A good chair is a habit like any other, for them and for you.',
      short: 'Sit on the good chair at every meal for two weeks.',
    },
    host: {
      text: 'Ask the person who shares things out how much they had in mind for you, and take exactly that. They have looked at the dish and at you, and know it better than your modesty.',
      short: 'Ask the host how much was meant for you, and take it.',
    },
    own: {
      text: 'When you cut a cake for others, you are fair to a crumb. Cut your next free day like that, every piece alike, and take yours before the plate goes round.',
      short: 'Divide the day as fairly as you cut a cake.',
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
