import type { CorpusEntry } from './types'

/** The Part of Fortune in each of the twelve signs. */
export const lotSign = [
  {
    factor: 'lot.sign:Aries',
    rule: 'A lot takes on the manner of the sign that holds it, and Aries is fiery and moving, the sign in which spring begins.',
    source: 'albiruni.signs',
    themes: ['courage', 'patience', 'anger', 'work', 'honesty', 'humility'],
    blocks: {
      fortunePath: [
        'With the lot in Aries, ease tends to come when you are the one who starts, asks or knocks first.',
        'A short road walked today suits you better than a perfect plan kept in a drawer.',
        'Think of the things that went well and count how many began with one plain, brave sentence: ‘Let me try’, ‘I need help’, ‘I was wrong’.',
      ],
      currentBlockages: [
        'Impatience can take the pot off the heat before the rice is cooked, and some of your abandoned efforts may have needed only another week.',
        'Being asked to wait can sound to you like being refused, though the two are different answers.',
        'You may take the speed of a decision for its soundness, and so leave behind people who would gladly have come along.',
      ],
      spiritualGuidance: [
        'Before a first move, pause for niyya, the naming of an intention, and say quietly for whose sake you are about to act.',
        'Sabr, steady patience, need not be the enemy of boldness; think of it as the kind of courage that is still there after the first hour.',
        'When temper rises, the old and homely remedy is to sit down, seek refuge with God and wash for prayer, so that the body remembers its manners.',
      ],
      practicalSteps: [
        'Pick one task you have put off for more than a month and give it twenty minutes before noon tomorrow.',
        'Leave one irritated message unsent overnight and read it again after the dawn prayer.',
        'Finish something already begun before opening anything new this week, and write down the date you finished it.',
      ],
      lightSidePattern: [
        'Because you go first, somebody shyer than you gets a turn.',
        'Your frankness leaves no residue: a quarrel at ten can be mended over tea at eleven.',
      ],
      darkSideWarning: [
        'Boldness without a brake becomes a habit of winning small arguments against people you love.',
        'Starting is such a pleasure that it can be used to escape the duller virtue of carrying on.',
      ],
    },
  },
  {
    factor: 'lot.sign:Taurus',
    rule: 'Taurus is an earthy and fixed sign of the spring, so a lot placed in it is read through what is tangible, slow and kept.',
    source: 'albiruni.signs',
    themes: ['provision', 'gratitude', 'patience', 'moderation', 'body', 'generosity', 'beauty'],
    blocks: {
      fortunePath: [
        'Taurus settles the Part of Fortune among things that can be held: bread, cloth, tools, a savings tin, a garden wall.',
        'Well-being grows for you by repetition, the same good thing done at the same hour until it no longer needs deciding.',
        'Whatever you tend with your hands is likely to teach you more about contentment than whatever you merely acquire.',
      ],
      currentBlockages: [
        'A door held shut for safety also keeps visitors out, and you may have been guarding more than needed guarding.',
        'Comfort can argue very persuasively for staying exactly where you are.',
        'Once your mind is made up, new facts may have to queue a long time before they are let in.',
      ],
      spiritualGuidance: [
        'Shukr, thankfulness, becomes real when it is particular, so name the loaf, the warm socks and the neighbour before you name ‘everything’.',
        'Rizq, one’s provision, is understood by Muslims as coming from God through many hands; remembering those hands loosens the grip on what they brought.',
        'A small charity given on an ordinary Tuesday, without an occasion, trains the heart to open before it is asked.',
      ],
      practicalSteps: [
        'Cook one meal this week with what is already in the cupboard, and send a portion to somebody who lives alone.',
        'Go through one shelf, and give away three sound things you have not used since last winter.',
        'Set aside a fixed small sum for charity each Friday for a month, and keep the receipts together.',
      ],
      lightSidePattern: [
        'People rest in your company, because you are today what you were last month.',
        'You have an eye for the well-made and the sense to look after it, so that things last longer in your house than in most.',
      ],
      darkSideWarning: [
        'Possession can slide from looking after a thing to being looked after by it.',
        'Stubbornness often speaks in the voice of loyalty, and only the people close to you can tell the difference.',
      ],
    },
  },
  {
    factor: 'lot.sign:Gemini',
    rule: 'Gemini is airy, two-bodied and counted among the signs with a voice, so its lot is read through exchange, news and skill.',
    source: 'albiruni.signs',
    themes: ['speech', 'learning', 'honesty', 'friendship', 'knowledge', 'remembrance'],
    blocks: {
      fortunePath: [
        'Gemini carries the lot into conversation, where a question asked at the right table opens more for you than a month of brooding.',
        'Two occupations side by side may serve you better than one, provided each knows its hours.',
        'Much that gladdens you has come by way of an introduction, a borrowed book or a chance remark; keep the habit of passing such things on.',
      ],
      currentBlockages: [
        'Ten open tabs can give the feeling of knowledge without the weight of any.',
        'You may explain a feeling so well that you never get round to having it.',
        'Cleverness answers before the other person has quite finished, and the best part of what they meant is lost.',
      ],
      spiritualGuidance: [
        'Guarding the tongue is counted among the high disciplines; begin with the pause between hearing something and repeating it.',
        'Dhikr, the remembrance of God in short repeated phrases, gives a busy mind one thing to hold instead of twelve.',
        'Seeking knowledge is honoured most when it ends in conduct, so ask of each new thing you learn what it asks of you by Friday.',
      ],
      practicalSteps: [
        'Write to one person who taught you something, and tell them in three sentences what you still use.',
        'Read ten pages of a single book each day for seven days, with the telephone in another room.',
        'For one day, keep count of the times you pass on news about someone absent, and halve the number the next day.',
      ],
      lightSidePattern: [
        'You are at home among strangers within minutes, and they leave knowing one another as well.',
        'A dull instruction becomes clear when you have put it into your own words for a child, a newcomer or a worried parent.',
      ],
      darkSideWarning: [
        'A quick tongue can be on both sides of a matter by evening and trusted on neither.',
        'Curiosity about other people’s affairs has a way of presenting itself as concern.',
      ],
    },
  },
  {
    factor: 'lot.sign:Cancer',
    rule: 'Cancer is watery and moving, the sign of the summer turning and the house of the Moon, so its lot is read through care, kin and nourishment.',
    source: 'alqabisi.signs',
    themes: ['family', 'home', 'grief', 'forgiveness', 'children', 'remembrance', 'generosity'],
    blocks: {
      fortunePath: [
        'In Cancer the lot looks homeward: ease begins in kitchens, at bedsides and in the keeping of names and birthdays.',
        'Your gains are seldom solitary, since what you protect tends to become the ground on which you yourself stand.',
        'Memory is your working material, and a story kept faithfully for the younger ones may prove to be a form of wealth.',
      ],
      currentBlockages: [
        'An old slight, carefully preserved, can take up a room that is needed for someone living.',
        'You may wait to be understood without having said what was wrong.',
        'Looking after everyone is sometimes a way of not being asked how you are.',
      ],
      spiritualGuidance: [
        'Silat al-rahim, keeping the ties of kinship, is an act of worship that can be as small as one unhurried telephone call.',
        'Tenderness is not a weakness to be managed; offer it to God first in du’a, in your own words, so that people need not carry all of it.',
        'Pardon one relative in your heart before the evening prayer, even if the wording for their ears takes longer to find.',
      ],
      practicalSteps: [
        'Telephone the relative you have been avoiding and speak for ten minutes about them only.',
        'Ask the oldest member of your family for one story, and write it down the same night.',
        'Put one evening this week where no one needs anything from you, and tell the household beforehand.',
      ],
      lightSidePattern: [
        'Whoever comes to your door hungry, cold or ashamed is given food before questions.',
        'You notice the change in a voice on the line long before the words admit it.',
      ],
      darkSideWarning: [
        'Care that keeps accounts turns into a debt nobody remembers agreeing to.',
        'Withdrawal can become your way of speaking, and those who love you are left guessing at its grammar.',
      ],
    },
  },
  {
    factor: 'lot.sign:Leo',
    rule: 'Leo is fiery and fixed, the summer sign of kings in the old descriptions, so a lot in it is read through dignity, warmth and display.',
    source: 'valens.signs',
    themes: ['standing', 'generosity', 'humility', 'courage', 'gratitude', 'children'],
    blocks: {
      fortunePath: [
        'Leo asks the lot to be visible: your well-being grows when work is done openly and signed with your own name.',
        'Warm-heartedness is your trade, and a room in which you have praised somebody sincerely is a room where things begin to go better.',
        'What you do with whole-hearted pleasure, from a child’s puppet show to a public speech, tends to be worth more than what you do correctly.',
      ],
      currentBlockages: [
        'Applause is a poor foreman; it pays promptly and never tells you what needs mending.',
        'Asking for help may feel like stepping down from somewhere, though nobody else had noticed the height.',
        'When your effort goes unthanked, you may stop giving it and call the stopping self-respect.',
      ],
      spiritualGuidance: [
        'Ikhlas, sincerity, can be practised: do one good thing that no one is ever likely to trace to you.',
        'When praised, let ‘alhamdulillah’, all praise belongs to God, be meant before it is said, so that honour passes through you and does not lodge.',
        'The forehead on the ground in prostration is a daily lesson in the right size of a person, neither grand nor worthless.',
      ],
      practicalSteps: [
        'Thank three people by name this week for something specific, one of them younger or junior to you.',
        'Give one anonymous gift before Friday, and tell nobody, including the person you usually tell.',
        'Accept one correction without explaining yourself, and write it down in the giver’s own words.',
      ],
      lightSidePattern: [
        'Your confidence is a coat large enough for two, and the timid do well standing near you.',
        'Promises made in public are kept in private too, because you would be ashamed before yourself.',
      ],
      darkSideWarning: [
        'Pride hears a suggestion as an insult and so stays poorly advised.',
        'Generosity that needs to be seen begins, little by little, to choose its audience.',
      ],
    },
  },
  {
    factor: 'lot.sign:Virgo',
    rule: 'Virgo is earthy and two-bodied, a sign of harvest and careful sorting, so its lot is read through skill, detail and service.',
    source: 'albiruni.signs',
    themes: ['service', 'order', 'work', 'humility', 'body', 'moderation', 'gratitude'],
    blocks: {
      fortunePath: [
        'Virgo hides the lot in small accuracies: the label that is right, the dose that is measured, the seam that holds.',
        'You come into your own by being useful, and the most contented of your days may be the ones in which something finally worked.',
        'Improvement by one part in a hundred, kept up through a whole season, is the kind of progress that suits you.',
      ],
      currentBlockages: [
        'Preparing can become a room you never leave, with one more thing always to be checked.',
        'The eye that finds the fault in a page also finds it in a face, and people feel the pencil hovering.',
        'Worry borrows the tone of diligence, so that you may have been rehearsing troubles and calling it planning.',
      ],
      spiritualGuidance: [
        'Ihsan, doing a thing beautifully because God sees it, relieves you of perfection: excellence is an offering, flawlessness a demand.',
        'Each evening try muhasaba, a short reckoning with oneself, and make it honest in both columns, the good beside the lacking.',
        'Caring for the body you were given, its sleep, food and cleanliness, can be held as an amana, a trust, and not as a project.',
      ],
      practicalSteps: [
        'Hand in one piece of work this week at ‘good enough’, and record what actually happened.',
        'Repair one small broken thing at home, and stop when it works.',
        'Write tomorrow’s three tasks on a card tonight, and leave the back of the card empty on purpose.',
      ],
      lightSidePattern: [
        'When others have gone home, it is you who checks that the gas is off and the old man has his medicine.',
        'Your help arrives in the right size, at the right hour, with the instructions attached.',
      ],
      darkSideWarning: [
        'Criticism given as kindness still weighs what criticism weighs.',
        'Endless usefulness can be a hiding place from being loved for nothing in particular.',
      ],
    },
  },
  {
    factor: 'lot.sign:Libra',
    rule: 'Libra is airy and moving, the sign in which day and night grow equal, so a lot in it is read through fairness and agreement.',
    source: 'albiruni.signs',
    themes: ['justice', 'partnership', 'courtesy', 'beauty', 'honesty', 'friendship'],
    blocks: {
      fortunePath: [
        'Libra ties the lot to fair dealing, and your good days often have another person’s name beside yours in the margin.',
        'Put a disagreement before you and a kettle between the two parties, and you are already in the trade that suits you.',
        'Grace in small forms, a well-laid table or a properly written letter, does practical work in your life and should not be called trifling.',
      ],
      currentBlockages: [
        'Weighing both sides can go on until the shop has closed.',
        'You may agree aloud and disagree for weeks afterwards in the privacy of your own head.',
        'Peace kept at the price of the truth tends to send its bill later.',
      ],
      spiritualGuidance: [
        'Adl, justice, begins close at hand: give the same patience to your household that you give to a stranger with good manners.',
        'Before a choice that refuses to settle, pray two rak’as and the prayer of istikhara, asking God for the good in it, then take one open step.',
        'Husn al-zann, thinking well of others, is a courtesy of the heart that costs less than suspicion and repays more.',
      ],
      practicalSteps: [
        'Make one decision within ten minutes that you would normally ask three people about.',
        'Tell one person kindly what you really prefer, in a single sentence without an apology in it.',
        'Clear one unequal account this week: return the book, pay the share, or ask for what was lent.',
      ],
      lightSidePattern: [
        'Quarrelling people lower their voices near you, since each of them expects to be heard.',
        'You are able to be charming and truthful in one breath, a rarer craft than it looks.',
      ],
      darkSideWarning: [
        'Wishing to be liked by both sides, you may end by standing with neither.',
        'Elegance can become a screen behind which a hard conversation is put off for another year.',
      ],
    },
  },
  {
    factor: 'lot.sign:Scorpio',
    rule: 'Scorpio is watery and fixed, counted among the mute signs, so its lot is read through what is held beneath the surface.',
    source: 'alqabisi.signs',
    themes: ['trust', 'honesty', 'envy', 'repentance', 'forgiveness', 'courage', 'grief'],
    blocks: {
      fortunePath: [
        'Scorpio keeps the lot below ground, and your strength shows in what you can bear to look at while others change the subject.',
        'One confidence kept for twenty years does more for your well-being than a hundred pleasant acquaintances.',
        'Repairing what has been written off, an engine, a budget, a friendship, is work in which you come alive.',
      ],
      currentBlockages: [
        'A wound understood in every detail is not yet a wound allowed to close.',
        'Trust is issued by you in such small coins that people may not know they are being paid.',
        'Suspicion saves you from a few deceivers and costs you a number of honest friends.',
      ],
      spiritualGuidance: [
        'Tawba, turning back to God, has no waiting list; name the matter plainly between yourself and Him, and leave it a little lighter.',
        'Envy and resentment lose ground when you make du’a for the very person concerned, through gritted teeth if need be.',
        'Satr, covering the faults of others, is a noble use for someone who sees so much.',
      ],
      practicalSteps: [
        'Write down one grudge in full, read it once, and tear up the paper after the night prayer.',
        'Tell one trusted person one true thing this week that you usually keep back.',
        'For seven days, when you catch yourself checking up on somebody, say a blessing for them and put the telephone down.',
      ],
      lightSidePattern: [
        'In the bad hour you are the friend who stays in the corridor, asking nothing and leaving last.',
        'Half-truths do not comfort you, so your word, once given, has iron in it.',
      ],
      darkSideWarning: [
        'Secrecy begins as protection and can end as a wall with only you on the inner side.',
        'The power to hurt with one accurate sentence is best known by its non-use.',
      ],
    },
  },
  {
    factor: 'lot.sign:Sagittarius',
    rule: 'Sagittarius is fiery and two-bodied, half rider and half horse, so its lot is read through aim, distance and belief.',
    source: 'albiruni.signs',
    themes: ['hope', 'knowledge', 'travel', 'learning', 'humility', 'prayer', 'honesty'],
    blocks: {
      fortunePath: [
        'Sagittarius sends the lot outdoors, towards teachers, long roads and ideas too large for one afternoon.',
        'You prosper inwardly when there is something ahead worth walking to, even if the pace is a grandmother’s.',
        'Hope is a practical skill in you, and others may lean on it more than they say.',
      ],
      currentBlockages: [
        'The next place can look so bright that the present one is never properly unpacked.',
        'You may promise out of enthusiasm what your calendar has no room to keep.',
        'A strong opinion, delivered kindly, is still a door closed if nobody else has spoken yet.',
      ],
      spiritualGuidance: [
        'Tawakkul, trusting God after doing one’s part, has two halves; love of the wide view makes the second easy, so give honest attention to the first.',
        'Travel with a learner’s manners, for the shopkeeper and the shepherd have both read pages you have not.',
        'Let the five prayers be the tent pegs of a roaming mind: short, regular, and the same wherever you are.',
      ],
      practicalSteps: [
        'Choose one promise already made, and keep it or release it openly by Thursday.',
        'Walk for half an hour somewhere new this week with nowhere to reach, and note three things you had never seen.',
        'Attend one class, lecture or study circle in person, sit near the front, and ask one question.',
      ],
      lightSidePattern: [
        'Your laughter makes failure look survivable to the people who hear it.',
        'You can set a small trouble inside a large landscape without belittling whoever has it.',
      ],
      darkSideWarning: [
        'Conviction is pleasant to preach, and it can grow louder as it grows less examined.',
        'Freedom loved above all else may leave somebody at home washing the dishes for two.',
      ],
    },
  },
  {
    factor: 'lot.sign:Capricorn',
    rule: 'Capricorn is earthy and moving, the sign of the winter turning, so a lot in it is read through labour, season and long effort.',
    source: 'albiruni.signs',
    themes: ['work', 'time', 'patience', 'order', 'standing', 'trust', 'solitude'],
    blocks: {
      fortunePath: [
        'Capricorn gives the lot a long timetable: what suits you is built in courses, like a wall, each laid when the last has set.',
        'Responsibility steadies you, and ease may arrive in the same cart as a duty you first tried to decline.',
        'Age tends to be on your side in matters of character, since you make better use of the tenth attempt than of the first.',
      ],
      currentBlockages: [
        'Rest may feel to you like something other people have earned.',
        'You can be so busy carrying a load that nobody is ever shown where to take hold of the other end.',
        'Measuring every day by its output leaves no unit for tenderness.',
      ],
      spiritualGuidance: [
        'An amana is a thing entrusted; look at your post, your parents and your hours in that way, and ambition turns into stewardship.',
        'Small deeds kept up are dearly loved in the tradition, so prefer two steady rak’as to a heroic night that ends the habit.',
        'Remember that provision is sought through work and never manufactured by it, and let that thought close the workshop at sunset.',
      ],
      practicalSteps: [
        'Leave work on time one day this week and spend the saved hour sitting with somebody, achieving nothing.',
        'Hand one duty to another person entirely, and refrain from checking it for three days.',
        'Write the next single stage of a long aim on paper, with a date, and put the paper where you pray.',
      ],
      lightSidePattern: [
        'You are still there in the third year, when enthusiasm has moved on to something else.',
        'Your austerity is on your own account only; for others you quietly arrange the comfortable chair.',
      ],
      darkSideWarning: [
        'Severity towards yourself leaks, and those nearest to you are the first to be wetted.',
        'Rank can creep from a tool for serving into the answer to who you are.',
      ],
    },
  },
  {
    factor: 'lot.sign:Aquarius',
    rule: 'Aquarius is airy and fixed, drawn as a person pouring water for others, so its lot is read through company and shared principle.',
    source: 'albiruni.signs',
    themes: ['community', 'friendship', 'solitude', 'knowledge', 'justice', 'service'],
    blocks: {
      fortunePath: [
        'Aquarius pours the lot outward, and your share of ease often comes back by way of a committee, a street or a circle of odd friends.',
        'Standing a little apart is useful to you, for from the edge of the room the pattern of the whole carpet can be seen.',
        'A principle held quietly for years may turn out to be one of the most valuable things you own.',
      ],
      currentBlockages: [
        'It is possible to love humanity and forget to answer your cousin.',
        'You may treat a feeling as an error in the reasoning, and then wonder why it keeps returning.',
        'An idea held because nobody else holds it deserves the same questioning as one held because everyone does.',
      ],
      spiritualGuidance: [
        'Prayer in congregation, shoulder to shoulder, is a school for anyone who thinks best alone: same row, same words, no special seat.',
        'Khidma, service, is most instructive where it is least original, in stacking chairs, pouring tea and taking names at the door.',
        'Shura, taking counsel, asks you to bring a half-made plan and not a finished verdict.',
      ],
      practicalSteps: [
        'Visit one neighbour this week whose opinions differ from yours, and take fruit.',
        'Offer two hours to a group you already belong to, doing whatever is left on the list.',
        'Tell one close person how you feel about something, in a sentence that does not begin with ‘I think’.',
      ],
      lightSidePattern: [
        'You befriend the person whom nobody introduced.',
        'Fairness in you reaches people you have never met, and it alters what you buy, sign and say.',
      ],
      darkSideWarning: [
        'Detachment keeps the hands clean, and sometimes also keeps them empty of other people’s hands.',
        'Being right about the whole can make you careless with the one who is standing in front of you.',
      ],
    },
  },
  {
    factor: 'lot.sign:Pisces',
    rule: 'Pisces is watery, two-bodied and the last of the signs, so a lot placed in it is read through gathering in and letting go.',
    source: 'albiruni.signs',
    themes: ['retreat', 'prayer', 'generosity', 'remembrance', 'forgiveness', 'order', 'hope'],
    blocks: {
      fortunePath: [
        'Pisces lets the lot be porous: you sense what a gathering needs before anyone has said it, and give some of it away without noticing.',
        'Quiet is not an absence for you but a source, and an hour beside water or in an empty prayer hall sets a whole week straight.',
        'What you release willingly, an old claim or the last word, seems to make more room in you than what you win.',
      ],
      currentBlockages: [
        'Without an edge to the day, kindness runs in every direction and reaches nobody in particular.',
        'You may carry a sadness for hours before discovering that it came in with somebody else’s coat.',
        'Dreaming of the finished thing can feel so complete that the first plank is never cut.',
      ],
      spiritualGuidance: [
        'Keep a fixed wird, a small daily portion of remembrance or recitation, at one hour, because regularity is the bank that lets a river be a river.',
        'Compassion is safest when it passes through du’a: hand the person over to God by name, and then ask what small part is truly yours.',
        'Istighfar, asking forgiveness, washes as you repeat it, and you may find that it is yourself you have been slowest to pardon.',
      ],
      practicalSteps: [
        'Say one clear ‘no’ this week, kindly and without inventing a reason.',
        'Give a set half-hour each day to one unfinished work, by the clock, for five days.',
        'Spend one evening without a screen, with the lamp low, and write down whatever is still on your mind at ten.',
      ],
      lightSidePattern: [
        'Forgiveness comes to you early, often before the apology.',
        'Art, recitation and the comforting of the weary are places where your gentleness becomes exact.',
      ],
      darkSideWarning: [
        'Escaping has many respectable names, and sleep, screens and even piety may be among them.',
        'Pity offered in place of honesty keeps another person small.',
      ],
    },
  },
] as const satisfies readonly CorpusEntry[]
