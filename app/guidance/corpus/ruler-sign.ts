import type { CorpusEntry } from './types'

/** The sign in which the lord of the Part of Fortune stands. */
export const rulerSign = [
  {
    factor: 'ruler.sign:Aries',
    rule: 'A planet works in the manner of the sign it stands in, and a lord of the lot in Aries goes about its charge quickly and head first.',
    source: 'valens.signs',
    themes: ['courage', 'anger', 'patience', 'work', 'humility'],
    blocks: {
      fortunePath: [
        'Your own initiative is the porter that carries ease to you, for the ruler in Aries dislikes waiting to be sent for.',
        'Short efforts with a clear finish line bring out more of your skill than long campaigns do.',
      ],
      currentBlockages: [
        'Impetus can run ahead of consent, so that help arrives before anyone has agreed to it.',
      ],
      spiritualGuidance: [
        'Say ‘bismillah’, in the name of God, before lifting, ringing or signing, and let those two seconds decide whether to go on.',
      ],
      practicalSteps: [
        'Tackle the first small obstacle in a stalled matter within one day, and write down what moved.',
      ],
      lightSidePattern: ['Dithering in a group ends when you quietly pick up the nearest end of the table.'],
      darkSideWarning: ['Competing can become so natural that even a walk with a friend acquires a winner.'],
    },
  },
  {
    factor: 'ruler.sign:Taurus',
    rule: 'The lord of the lot borrows its pace from its sign, and in Taurus, earthy and fixed, it works slowly, by touch and by keeping on.',
    source: 'abumashar.signs',
    themes: ['patience', 'provision', 'body', 'gratitude', 'moderation'],
    blocks: {
      fortunePath: [
        'What looks after your share walks at the speed of an ox in this earthy sign, and arrives with the load intact.',
        'Food, soil, music or cloth may steady you sooner than advice does.',
      ],
      currentBlockages: ['Once a method has worked, you could be repeating it well past its harvest.'],
      spiritualGuidance: [
        'Thank God through the senses: smell the bread, feel the cold water at wudu’, and let the body say its own alhamdulillah.',
      ],
      practicalSteps: [
        'Fix one standing order of kindness, the same day and hour, such as bread for a neighbour every Saturday, and begin this week.',
      ],
      lightSidePattern: ['Under pressure you grow calmer and slower, and others borrow the calm.'],
      darkSideWarning: ['Indulgence dressed as a reward may be paid out daily.'],
    },
  },
  {
    factor: 'ruler.sign:Gemini',
    rule: 'In Gemini, airy and two-bodied, the lord of the lot divides its attention and does its work by messages, figures and meetings.',
    source: 'alqabisi.signs',
    themes: ['speech', 'learning', 'friendship', 'honesty', 'order'],
    blocks: {
      fortunePath: [
        'With the ruler in Gemini, asking is half of having: a question put to three different people usually turns up the missing piece.',
        'Versatility looks after you, and a modest second skill has perhaps supported you more often than the grand first one.',
      ],
      currentBlockages: [
        'Two minds about a thing can each be reasonable, and together keep you on the landing all afternoon.',
      ],
      spiritualGuidance: [
        'Before speaking in company, weigh whether the words are true, useful and yours to say; silence, too, has a reward.',
      ],
      practicalSteps: [
        'Return every unanswered call and message in one sitting of forty minutes, shortest first.',
      ],
      lightSidePattern: [
        'You translate between generations, departments and in-laws, and each side believes you are from the other village.',
      ],
      darkSideWarning: [
        'Being interesting is easier than being reliable, and applause for the one may hide a lack of the other.',
      ],
    },
  },
  {
    factor: 'ruler.sign:Cancer',
    rule: 'A lord of the lot in Cancer, watery and moving, guards its charge by feeling, memory and shelter.',
    source: 'qismah.signs',
    themes: ['home', 'family', 'forgiveness', 'children', 'trust', 'grief'],
    blocks: {
      fortunePath: [
        'Through the ruler in Cancer, ease reaches you sideways, by way of kin, kitchens and people who once knew your mother.',
        'Instinct about whom to trust serves you well when you have slept and eaten, and rather less when you have not.',
      ],
      currentBlockages: [
        'Protecting yourself in advance may keep out the very comfort you were hoping would call.',
      ],
      spiritualGuidance: [
        'Include in your du’a, by name, one person who hurt you and one who fed you, and see how the two lists overlap.',
      ],
      practicalSteps: [
        'Cook something from your childhood this week and tell whoever eats it where it comes from.',
      ],
      lightSidePattern: [
        'New arrivals, at work or in the street, find that you have already saved them a place.',
      ],
      darkSideWarning: ['Moods left to sulk in the hallway make everyone walk round them.'],
    },
  },
  {
    factor: 'ruler.sign:Leo',
    rule: 'A planet in Leo, fiery and fixed, acts from the heart and in view, and so does the lord of the lot when it stands there.',
    source: 'valens.signs',
    themes: ['generosity', 'standing', 'humility', 'courage', 'beauty'],
    blocks: {
      fortunePath: [
        'Standing in Leo, the ruler works best with its name on the door: sign what you make and stand beside it.',
        'Encouraging other people aloud is a practical method in your hands, as effective as any tool you own.',
      ],
      currentBlockages: [
        'A cool reception can make you abandon good work which only needed a second showing.',
      ],
      spiritualGuidance: [
        'Seek God’s regard before the room’s, which may be as simple as praying two rak’as before you perform, present or host.',
      ],
      practicalSteps: ['Praise one rival sincerely to a third person before the week is out.'],
      lightSidePattern: ['Loyalty from you has a warmth that people can feel through a closed door.'],
      darkSideWarning: ['The part of host is so pleasant that you could forget to be anybody’s guest.'],
    },
  },
  {
    factor: 'ruler.sign:Virgo',
    rule: 'In Virgo, earthy and two-bodied, a lord of the lot sorts, repairs and improves whatever it has in charge.',
    source: 'abumashar.signs',
    themes: ['order', 'service', 'work', 'humility', 'body'],
    blocks: {
      fortunePath: [
        'Because the ruler is in Virgo, attention to the third decimal place, to hems, hinges and footnotes, is how your affairs are kept well.',
        'Method calms you, and a list made at night has often been worth an hour’s sleep.',
      ],
      currentBlockages: ['Correcting may come so readily that thanking is crowded out.'],
      spiritualGuidance: [
        'Do one act of service this week for God’s sake alone, and if it turns out imperfect, offer it all the same.',
      ],
      practicalSteps: [
        'Choose the messiest of your ordinary systems, bills or keys or medicines, and set it right in one hour by the clock.',
      ],
      lightSidePattern: [
        'Someone else’s emergency is met in your house with a torch that works and a list of numbers.',
      ],
      darkSideWarning: [
        'The search for the flaw is endless work, and it is not always work that anyone requested.',
      ],
    },
  },
  {
    factor: 'ruler.sign:Libra',
    rule: 'The lord of the lot takes a companionable manner from Libra, the airy sign of the autumn equality, and works by agreement.',
    source: 'alqabisi.signs',
    themes: ['justice', 'partnership', 'courtesy', 'beauty', 'speech'],
    blocks: {
      fortunePath: [
        'Agreement is the working method of a ruler in Libra, and two signatures often carry your plans further than one.',
        'Proportion soothes you, whether in a paragraph, a room or the sharing-out of chores.',
      ],
      currentBlockages: [
        'You can spend so long arranging the chairs for a difficult talk that the talk never takes place.',
      ],
      spiritualGuidance: [
        'Be a witness to fairness even in a trifle, giving the longer half away when the bread breaks unevenly.',
      ],
      practicalSteps: [
        'Ask someone you trust to name one place where you give too little and one where you give too much, and adjust both.',
      ],
      lightSidePattern: [
        'A disagreement handled by you ends with both people still willing to share a taxi.',
      ],
      darkSideWarning: ['Charm may be used to avoid being known.'],
    },
  },
  {
    factor: 'ruler.sign:Scorpio',
    rule: 'Scorpio is watery and fixed, and a lord of the lot in that sign works privately, thoroughly and without much noise.',
    source: 'valens.signs',
    themes: ['trust', 'honesty', 'forgiveness', 'envy', 'repentance'],
    blocks: {
      fortunePath: [
        'In Scorpio the ruler does its best work behind a closed door, where you can give one difficult matter your entire mind.',
        'Loyalty tested over time is a currency you understand, and a few such bonds may be most of your real wealth.',
      ],
      currentBlockages: [
        'Reading beneath the words is a gift that occasionally invents a cellar where there is only a floor.',
      ],
      spiritualGuidance: [
        'Keep muhasaba, the nightly reckoning, short and merciful: one fault named, one pardon asked, one intention set.',
      ],
      practicalSteps: ['Give a straightforward compliment to somebody whose success has been bothering you.'],
      lightSidePattern: ['What is told to you at midnight stays told to you only.'],
      darkSideWarning: ['Silence can be a weapon that leaves no mark on the one who wields it.'],
    },
  },
  {
    factor: 'ruler.sign:Sagittarius',
    rule: 'In Sagittarius, fiery and two-bodied, the lord of the lot works by distance, by teaching and by aiming high.',
    source: 'abumashar.signs',
    themes: ['hope', 'travel', 'knowledge', 'prayer', 'honesty'],
    blocks: {
      fortunePath: [
        'A ruler in Sagittarius needs a far point to look at, so hang a map, a syllabus or a pilgrim’s photograph above the desk.',
        'Generous guesses about people have served you well more often than shrewd ones.',
      ],
      currentBlockages: ['Enthusiasm may hand out promises at a rate that Tuesday cannot honour.'],
      spiritualGuidance: [
        'Read the journey in the daily prayer, which turns you toward one place wherever you stand, and let large plans turn with it.',
      ],
      practicalSteps: [
        'Study one subject far from your own trade for thirty minutes on two evenings, and tell someone what surprised you.',
      ],
      lightSidePattern: ['Candour in your mouth is usually cheerful, and so it can be heard.'],
      darkSideWarning: ['Preaching is a form of not listening, even when the sermon is good.'],
    },
  },
  {
    factor: 'ruler.sign:Capricorn',
    rule: 'Capricorn is earthy and moving, and a lord of the lot that stands in it works by rank, rule and slow ascent.',
    source: 'alqabisi.signs',
    themes: ['work', 'time', 'order', 'standing', 'patience'],
    blocks: {
      fortunePath: [
        'For a ruler in Capricorn the staircase is the method: one tread, a landing, and then the next tread.',
        'Elders, guilds, institutions and old tools may be better allies for you than novelty.',
      ],
      currentBlockages: ['Joy can be put on the agenda under ‘any other business’ and never reached.'],
      spiritualGuidance: [
        'Remember the One who gives strength for the work before counting the work, and begin on Monday with two rak’as instead of the inbox.',
      ],
      practicalSteps: ['Break one large duty into six parts, and finish the first by Wednesday evening.'],
      lightSidePattern: ['Dependability is your kindest quality, although it rarely gets called kindness.'],
      darkSideWarning: ['Using people as rungs is a fault that looks, from below, exactly like ambition.'],
    },
  },
  {
    factor: 'ruler.sign:Aquarius',
    rule: 'A lord of the lot in Aquarius, airy and fixed, does its work through principle, networks and a little distance.',
    source: 'qismah.signs',
    themes: ['community', 'friendship', 'justice', 'knowledge', 'solitude'],
    blocks: {
      fortunePath: [
        'From Aquarius the ruler sends help by unlikely messengers, such as the neighbour with odd views or the friend of a friend.',
        'You do well to set up arrangements that would still be fair if you were at the other end of them.',
      ],
      currentBlockages: ['Objectivity may arrive in a quarrel before tenderness has had its turn.'],
      spiritualGuidance: [
        'Let belief in the dignity of everyone be tried on the one person in your week whom you find tiresome.',
      ],
      practicalSteps: [
        'Join, or rejoin, one shared effort in your district and do a single shift before next Friday.',
      ],
      lightSidePattern: [
        'Your friendships cross lines that others treat as walls, and nobody at your table is a token.',
      ],
      darkSideWarning: [
        'Standing apart so as to see clearly can become standing apart so as not to be seen.',
      ],
    },
  },
  {
    factor: 'ruler.sign:Pisces',
    rule: 'In Pisces, watery and two-bodied, the lord of the lot works softly, by sympathy, surrender and imagination.',
    source: 'qismah.signs',
    themes: ['prayer', 'generosity', 'retreat', 'forgiveness', 'order'],
    blocks: {
      fortunePath: [
        'Like water finding a path, a ruler in Pisces gets through by yielding, and your gentlest approach may prove your most effective.',
        'Worship, poetry or time near a river puts back what a crowded week has taken out.',
      ],
      currentBlockages: ['Boundaries drawn in water have to be drawn again every morning.'],
      spiritualGuidance: [
        'Tawakkul, leaning upon God, includes tying up the boat; so make the practical knot first and then let your heart float.',
      ],
      practicalSteps: [
        'Before agreeing to any request this week, wait one hour, and use the hour to look in the diary.',
      ],
      lightSidePattern: ['You absolve easily, and those who have been absolved by you tend to pass it on.'],
      darkSideWarning: [
        'Martyrdom in small doses, the burnt toast always taken for oneself, can be a quiet claim upon others.',
      ],
    },
  },
] as const satisfies readonly CorpusEntry[]
