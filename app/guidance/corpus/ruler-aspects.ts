import type { CorpusEntry } from './types'

/** Each planet regarding the ruler of the lot by each of the five aspects. */
export const rulerAspects = [
  {
    factor: 'ruler.aspect:Sun.Conjunction',
    rule: 'The Sun in the same place as the ruler, though outside its beams, takes the lead of it and sets the purpose it works for.',
    source: 'valens.combinations',
    themes: ['work', 'standing', 'humility'],
    blocks: {
      fortunePath: [
        'Your ruler walks in step with the Sun, so the care of your portion and the sense of who you are share one road.',
      ],
      currentBlockages: [
        'A change of purpose may unsettle practical matters that had nothing wrong with them.',
      ],
      practicalSteps: [
        'Tell your household what you are working towards this season, in words a guest could follow.',
      ],
    },
  },
  {
    factor: 'ruler.aspect:Sun.Sextile',
    rule: 'The ruler in sextile with the Sun enjoys a hearing, and the tradition expects it to be given tasks.',
    source: 'ptolemy.aspects',
    themes: ['work', 'trust', 'order'],
    blocks: {
      fortunePath: [
        'Usefulness is the way in for you, and a small service well done tends to be remembered.',
      ],
      spiritualGuidance: [
        'Offer help where your competence is plain, and keep the offer as short as a proverb.',
      ],
      lightSidePattern: ['You take instruction without shrinking and give it without swelling.'],
    },
  },
  {
    factor: 'ruler.aspect:Sun.Square',
    rule: 'Where the Sun squares the ruler, rank and task are in dispute, as a foreman and a craftsman who each know best.',
    source: 'firmicus.aspects',
    themes: ['humility', 'patience', 'standing'],
    blocks: {
      currentBlockages: [
        'Authority, other people’s or your own, might be standing where an agreement could stand.',
      ],
      practicalSteps: [
        'Learn the reason behind one instruction you dislike before deciding whether to follow it.',
      ],
      darkSideWarning: [
        'Defiance can be as obedient as obedience, since it too waits to see what was commanded.',
      ],
    },
  },
  {
    factor: 'ruler.aspect:Sun.Trine',
    rule: 'A trine of the Sun to the ruler is like an old friendship between lord and steward, in which little has to be written down.',
    source: 'lilly.aspects',
    themes: ['gratitude', 'standing', 'generosity'],
    blocks: {
      fortunePath: [
        'Those with some say in things are apt to trust you, and trust of this kind grows by being shared.',
      ],
      spiritualGuidance: [
        'Use good standing the way one uses a lamp, for the sake of the path rather than the lamp.',
      ],
      lightSidePattern: ['Your sense of honour is easy-going and does not need an audience.'],
    },
  },
  {
    factor: 'ruler.aspect:Sun.Opposition',
    rule: 'The ruler facing the Sun stands in full light and full contradiction, seen clearly by those who do not share its view.',
    source: 'dorotheus.aspects',
    themes: ['partnership', 'justice', 'humility'],
    blocks: {
      currentBlockages: ['You may be hearing rivalry in what was only another way of doing it.'],
      practicalSteps: ['Let a colleague or relative have the last word once this week, and mean it.'],
      darkSideWarning: ['Holding up a mirror to everybody else, one can forget to turn it round.'],
    },
  },
  {
    factor: 'ruler.aspect:Moon.Conjunction',
    rule: 'The Moon with the ruler carries its affairs into the house, among family, appetite and the common round.',
    source: 'valens.combinations',
    themes: ['family', 'home', 'remembrance'],
    blocks: {
      fortunePath: [
        'What is good for your people is often good for your portion too, and the two need not be bargained apart.',
      ],
      lightSidePattern: ['Your memory for small facts about others is a form of love.'],
      darkSideWarning: ['Where every choice passes through feeling, the loudest feeling gets two votes.'],
    },
  },
  {
    factor: 'ruler.aspect:Moon.Sextile',
    rule: 'The Moon by sextile lets the ruler gather small favours from day to day, as one gathers eggs.',
    source: 'abumashar.conditions',
    themes: ['family', 'service', 'community'],
    blocks: {
      fortunePath: [
        'Modest and repeated contact serves you, the greeting at the gate more than the grand reunion.',
      ],
      spiritualGuidance: ['Let kindness be frequent enough to need no ceremony.'],
      practicalSteps: [
        'Carry a message, a parcel or a child for somebody this week without being asked twice.',
      ],
    },
  },
  {
    factor: 'ruler.aspect:Moon.Square',
    rule: 'With the Moon in square the ruler finds the ground shifting, and what it arranges in one mood is disarranged in the next.',
    source: 'lilly.aspects',
    themes: ['patience', 'moderation', 'family'],
    blocks: {
      currentBlockages: ['Household needs and outside tasks could be taking turns to interrupt each other.'],
      practicalSteps: [
        'Put two evenings a week beyond the reach of any request, and tell people which two they are.',
      ],
      darkSideWarning: ['Promises made to please the moment have a long way to walk on thin legs.'],
    },
  },
  {
    factor: 'ruler.aspect:Moon.Trine',
    rule: 'A trine from the Moon feeds the ruler steadily, and habit itself is counted as an ally.',
    source: 'firmicus.aspects',
    themes: ['home', 'ease', 'gratitude'],
    blocks: {
      fortunePath: ['Good routines come easily to you once they are tied to people you are fond of.'],
      lightSidePattern: ['You adapt to a change of plan as though it had been the plan.'],
      darkSideWarning: ['Comfortable habits seldom ask whether they are still needed.'],
    },
  },
  {
    factor: 'ruler.aspect:Moon.Opposition',
    rule: 'The Moon opposite the ruler divides the need from the means, and each side sends word to the other by third parties.',
    source: 'dorotheus.aspects',
    themes: ['partnership', 'family', 'justice'],
    blocks: {
      currentBlockages: [
        'You might be arranging everyone’s comfort from a chair that is itself uncomfortable.',
      ],
      spiritualGuidance: [
        'Rest is a right the body has over us, as the hadith reminds the overzealous worshipper.',
      ],
      practicalSteps: [
        'Ask at home, on a quiet evening, what has gone unsaid this month, and answer nothing until it is finished.',
      ],
    },
  },
  {
    factor: 'ruler.aspect:Mercury.Conjunction',
    rule: 'Mercury travelling with the ruler makes it a clerk, a teacher or a trader in whatever field it tends.',
    source: 'valens.combinations',
    themes: ['speech', 'knowledge', 'work'],
    blocks: {
      fortunePath: ['Whatever the subject, you gain by being the one who can explain it.'],
      lightSidePattern: ['A dry remark of yours can let the air into a heavy room.'],
      darkSideWarning: [
        'Naming a problem exactly may feel so much like solving it that the second part is forgotten.',
      ],
    },
  },
  {
    factor: 'ruler.aspect:Mercury.Sextile',
    rule: 'Mercury by sextile runs errands for the ruler, bringing it facts, figures and introductions.',
    source: 'ptolemy.applications',
    themes: ['learning', 'work', 'friendship'],
    blocks: {
      fortunePath: [
        'Correspondence is worth your trouble, and so is the habit of replying while the matter is warm.',
      ],
      spiritualGuidance: [
        'A true word passed on at the right moment is a charity that costs the giver nothing.',
      ],
      practicalSteps: [
        'Make a list of six people who know more than you about your present concern, and write to the second one.',
      ],
    },
  },
  {
    factor: 'ruler.aspect:Mercury.Square',
    rule: 'Squaring the ruler, Mercury sets talk against action, so that instructions and performance do not match.',
    source: 'firmicus.aspects',
    themes: ['speech', 'honesty', 'patience'],
    blocks: {
      currentBlockages: ['Plans may be changing in your mind faster than anyone beside you can be told.'],
      practicalSteps: [
        'Repeat the other person’s point in your own words before replying, even when you think you have it.',
      ],
      darkSideWarning: ['A quick tongue collects small debts of offence that are tedious to repay.'],
    },
  },
  {
    factor: 'ruler.aspect:Mercury.Trine',
    rule: 'Mercury in trine agrees with the ruler, and thought is translated into deed with little lost on the way.',
    source: 'alqabisi.conditions',
    themes: ['knowledge', 'speech', 'gratitude'],
    blocks: {
      fortunePath: [
        'You learn best with a task already in your hands, which is a hint about where to study next.',
      ],
      lightSidePattern: ['Complicated people are made simpler by the way you speak to them.'],
      darkSideWarning: ['A well-told reason can hide from its teller that it came after the decision.'],
    },
  },
  {
    factor: 'ruler.aspect:Mercury.Opposition',
    rule: 'Where Mercury opposes the ruler the second opinion arrives, welcome or not, and it has brought notes.',
    source: 'lilly.planets',
    themes: ['speech', 'partnership', 'justice'],
    blocks: {
      currentBlockages: [
        'Debating a choice with too many advisers, you could lose the plain wish you started with.',
      ],
      spiritualGuidance: [
        'Consultation, shura, is a sunna, and it is finished by deciding and then relying on God.',
      ],
      practicalSteps: ['Limit your counsel on one matter to two people, chosen because they disagree.'],
    },
  },
  {
    factor: 'ruler.aspect:Venus.Conjunction',
    rule: 'Venus beside the ruler gentles its manner, and business is done with some grace and at a good table.',
    source: 'ptolemy.benefics',
    themes: ['beauty', 'friendship', 'gratitude'],
    blocks: {
      fortunePath: [
        'Affection oils the hinges of your undertakings, and it is no weakness to work among friends.',
      ],
      lightSidePattern: ['You notice what is well done and say so while the maker is still in the room.'],
      darkSideWarning: ['A dislike of roughness can leave the rough work always to the same other person.'],
    },
  },
  {
    factor: 'ruler.aspect:Venus.Sextile',
    rule: 'By sextile Venus gives the ruler openings for good feeling, and they reward a little forwardness.',
    source: 'dorotheus.aspects',
    themes: ['friendship', 'courtesy', 'generosity'],
    blocks: {
      fortunePath: ['A courtesy offered first often brings you more than a claim pressed home.'],
      practicalSteps: [
        'Bring something sweet to the next difficult meeting, and let it be eaten before the agenda.',
      ],
      lightSidePattern: ['Your manners are not a polish but a kind of attention.'],
    },
  },
  {
    factor: 'ruler.aspect:Venus.Square',
    rule: 'Venus in square distracts the ruler with what pleases, and the fault lies in the hour more than in the pleasure.',
    source: 'ptolemy.benefics',
    themes: ['moderation', 'courtesy', 'honesty'],
    blocks: {
      currentBlockages: [
        'Wanting to be found agreeable may be delaying a decision that someone is patiently waiting for.',
      ],
      practicalSteps: [
        'Do the plain part of the day’s work first for ten days, and keep the pretty part as its reward.',
      ],
      darkSideWarning: ['Small luxuries taken as consolation send in their bills together.'],
    },
  },
  {
    factor: 'ruler.aspect:Venus.Trine',
    rule: 'A trine between Venus and the ruler is read as favour, a goodwill that smooths the way before it is walked.',
    source: 'lilly.aspects',
    themes: ['gratitude', 'beauty', 'friendship'],
    blocks: {
      fortunePath: ['Others like to help you, and it does them good to be let.'],
      spiritualGuidance: [
        'Accepting a kindness gracefully is also a kindness, and it leaves both hearts lighter before God.',
      ],
      darkSideWarning: ['Favour makes it possible to avoid learning what the unfavoured had to know.'],
    },
  },
  {
    factor: 'ruler.aspect:Venus.Opposition',
    rule: 'Venus opposite the ruler asks it to share terms with another taste, another comfort, another idea of enough.',
    source: 'firmicus.aspects',
    themes: ['partnership', 'justice', 'courtesy'],
    blocks: {
      currentBlockages: ['What you call compromise may have become a route by which nobody arrives.'],
      spiritualGuidance: ['Fairness in affection begins by wanting to know, and not just to be understood.'],
      practicalSteps: ['Trade one domestic task with somebody for a week, and compare notes on the Friday.'],
    },
  },
  {
    factor: 'ruler.aspect:Mars.Conjunction',
    rule: 'With Mars at its side the ruler is armed, quick to begin, quick to cut, and warm to the touch.',
    source: 'lilly.planets',
    themes: ['anger', 'courage', 'work'],
    blocks: {
      fortunePath: [
        'Your affairs go forward by bursts, and it helps to know beforehand where the burst is meant to end.',
      ],
      currentBlockages: ['Hurry may be spending twice over what care would have bought once.'],
      lightSidePattern: [
        'You are good at the first hour of a hard thing, when everyone else is reading the instructions.',
      ],
    },
  },
  {
    factor: 'ruler.aspect:Mars.Sextile',
    rule: 'Mars offers the ruler its arm by sextile, and the work of the two goes best when there is something real to lift.',
    source: 'ptolemy.aspects',
    themes: ['courage', 'work', 'friendship'],
    blocks: {
      fortunePath: ['A brisk ally, or the brisk side of yourself, is ready if given a clear instruction.'],
      spiritualGuidance: [
        'Courage is also shown by being gentle first, where one could easily be otherwise.',
      ],
      practicalSteps: ['Finish by Friday the task you have described as nearly finished.'],
    },
  },
  {
    factor: 'ruler.aspect:Mars.Square',
    rule: 'The ruler squared by Mars is harried, made to defend what it would rather have been building.',
    source: 'dorotheus.aspects',
    themes: ['anger', 'patience', 'justice'],
    blocks: {
      currentBlockages: ['Irritation could be borrowing the voice of principle.'],
      spiritualGuidance: [
        'Seeking refuge with God from one’s own temper is best rehearsed when the temper is asleep.',
      ],
      practicalSteps: ['Count how often you interrupt in a single day, and tell nobody the number.'],
      darkSideWarning: ['A person always ready for attack ends by inviting it.'],
    },
  },
  {
    factor: 'ruler.aspect:Mars.Trine',
    rule: 'Mars in trine puts vigour at the service of the ruler, with heat enough to work metal and not enough to spoil it.',
    source: 'alqabisi.planets',
    themes: ['courage', 'work', 'justice'],
    blocks: {
      fortunePath: ['You can say a hard thing cleanly, and matters tend to go better once you have.'],
      lightSidePattern: ['Tired companions find a second wind when you pick up the other end.'],
      darkSideWarning: ['Where force comes easily, subtlety may be left in the drawer.'],
    },
  },
  {
    factor: 'ruler.aspect:Mars.Opposition',
    rule: 'Opposing the ruler, Mars is met as a contender, and the tradition advises knowing which quarrels are worth an answer.',
    source: 'firmicus.aspects',
    themes: ['anger', 'justice', 'forgiveness'],
    blocks: {
      currentBlockages: ['Someone’s challenge may be steering you more firmly than any friend does.'],
      spiritualGuidance: ['Repel what is unkind with something better, though it be only a calmer voice.'],
      practicalSteps: [
        'Leave one provocation this week entirely without reply, and notice when it stops mattering.',
      ],
    },
  },
  {
    factor: 'ruler.aspect:Jupiter.Conjunction',
    rule: 'Jupiter in company with the ruler enlarges what it touches and gives it good counsel.',
    source: 'ptolemy.benefics',
    themes: ['hope', 'generosity', 'knowledge'],
    blocks: {
      fortunePath: [
        'The steward of your portion has a generous companion, so it is worth aiming at what benefits several people together.',
      ],
      currentBlockages: ['Good prospects may be keeping you from finishing good beginnings.'],
      lightSidePattern: ['You give advice as one gives fruit, ripe and with no hurry to see it eaten.'],
    },
  },
  {
    factor: 'ruler.aspect:Jupiter.Sextile',
    rule: 'From the sextile Jupiter supports the ruler with chances to learn, to travel a little and to be fairly dealt with.',
    source: 'abumashar.conditions',
    themes: ['learning', 'hope', 'justice'],
    blocks: {
      fortunePath: [
        'Qualifications, recommendations and honest references are worth gathering while the sun is out.',
      ],
      spiritualGuidance: [
        'Hoping well of God is itself a form of worship, and it shows in how one speaks of tomorrow.',
      ],
      practicalSteps: ['Sit in on a lesson or circle of study this month simply as a listener.'],
    },
  },
  {
    factor: 'ruler.aspect:Jupiter.Square',
    rule: 'Jupiter squaring the ruler stretches it, with more commitments than hours and a sincere belief in all of them.',
    source: 'lilly.aspects',
    themes: ['moderation', 'trust', 'generosity'],
    blocks: {
      currentBlockages: ['Saying yes from kindness may be turning into being late from kindness.'],
      practicalSteps: ['Before your next promise, name aloud the promise it would push aside.'],
      darkSideWarning: ['Big-heartedness can overlook the person who must do the washing up.'],
    },
  },
  {
    factor: 'ruler.aspect:Jupiter.Trine',
    rule: 'Jupiter in trine to the ruler is among the kindest testimonies, a protector who asks for nothing in return.',
    source: 'dorotheus.aspects',
    themes: ['gratitude', 'generosity', 'hope'],
    blocks: {
      fortunePath: ['Sound judgement and good company tend to arrive together in your affairs.'],
      spiritualGuidance: [
        'Shelter received is a reason to become shelter, in whatever size one’s roof allows.',
      ],
      lightSidePattern: ['It is hard to stay small-minded in your neighbourhood.'],
    },
  },
  {
    factor: 'ruler.aspect:Jupiter.Opposition',
    rule: 'Set against Jupiter the ruler measures itself by large principles, and sometimes by other people’s large success.',
    source: 'ptolemy.applications',
    themes: ['justice', 'moderation', 'humility'],
    blocks: {
      currentBlockages: [
        'Generalities might be hiding from you the one particular that needs a pair of hands.',
      ],
      practicalSteps: ['Match each opinion you give this week with an hour given to the same cause.'],
      darkSideWarning: ['A taste for the grand gesture may starve the daily one.'],
    },
  },
  {
    factor: 'ruler.aspect:Saturn.Conjunction',
    rule: 'Saturn beside the ruler slows it, steadies it and makes it answer for every step.',
    source: 'lilly.conditions',
    themes: ['patience', 'order', 'time'],
    blocks: {
      fortunePath: [
        'The ruler has a strict companion, and undertakings that are allowed to take years agree with you.',
      ],
      currentBlockages: ['Fear of doing a thing badly may have kept you from doing it at all.'],
      lightSidePattern: ['You are trusted with keys, children and bad news.'],
    },
  },
  {
    factor: 'ruler.aspect:Saturn.Sextile',
    rule: 'By sextile Saturn gives the ruler discipline in a form that can be used, like a well-marked ruler or a timetable that works.',
    source: 'ptolemy.aspects',
    themes: ['order', 'work', 'time'],
    blocks: {
      fortunePath: [
        'Older methods may repay your interest, particularly the ones everybody says have been replaced.',
      ],
      spiritualGuidance: ['A promise kept in a small matter is remembered by God as exactly as a great one.'],
      practicalSteps: [
        'Fix an hour for your longest-standing duty, and meet it there four times before you judge the hour.',
      ],
    },
  },
  {
    factor: 'ruler.aspect:Saturn.Square',
    rule: 'Saturn in square obstructs the ruler, which must do its work with fewer hands and later leave than it asked for.',
    source: 'firmicus.aspects',
    themes: ['patience', 'hope', 'humility'],
    blocks: {
      currentBlockages: ['Doing everything the hard way might have become a point of honour.'],
      spiritualGuidance: [
        'When a burden does not lift, ask to be carried with it rather than only to be rid of it.',
      ],
      practicalSteps: [
        'Ask for help with one thing you have always done alone, and let it be done differently.',
      ],
      darkSideWarning: [
        'Hardness learned in hard times may be handed on to people who were never part of them.',
      ],
    },
  },
  {
    factor: 'ruler.aspect:Saturn.Trine',
    rule: 'In trine with the ruler Saturn acts as a wise elder, giving weight without pressing.',
    source: 'dorotheus.aspects',
    themes: ['patience', 'order', 'trust'],
    blocks: {
      fortunePath: ['Time is on good terms with your efforts, and what you maintain seldom needs rescuing.'],
      lightSidePattern: ['You can wait without sulking, a rarer gift than it sounds.'],
      darkSideWarning: ['Prudence may be shutting the window on a perfectly harmless breeze.'],
    },
  },
  {
    factor: 'ruler.aspect:Saturn.Opposition',
    rule: 'Saturn facing the ruler sets a boundary in its path, commonly in the shape of another’s need, another’s rule or another’s age.',
    source: 'albiruni.planets',
    themes: ['justice', 'partnership', 'patience'],
    blocks: {
      currentBlockages: [
        'Duties towards someone who cannot thank you could be wearing thin a patience nobody sees.',
      ],
      spiritualGuidance: [
        'Service to the old and the difficult is counted precious, and even the precious needs a day of rest.',
      ],
      practicalSteps: [
        'Share out one long-carried responsibility on paper, with names and days, and show it to those named.',
      ],
    },
  },
  {
    factor: 'ruler.aspect:Uranus.Conjunction',
    rule: 'Later astrologers see in Uranus with the ruler a steward who will not follow the inherited plan.',
    source: 'modern.outer',
    themes: ['courage', 'community', 'hope'],
    blocks: {
      fortunePath: [
        'Your way of looking after things is your own invention, and some of it deserves to be written down for others.',
      ],
      lightSidePattern: ['You can drop a failed method without mourning it.'],
      darkSideWarning: ['Contradiction can become a reflex that answers before the question is complete.'],
    },
  },
  {
    factor: 'ruler.aspect:Uranus.Sextile',
    rule: 'Uranus by sextile is credited by moderns with lucky improvements, the shortcut seen from the side.',
    source: 'modern.outer',
    themes: ['learning', 'friendship', 'courage'],
    blocks: {
      fortunePath: ['Tinkering is a respectable way of thinking in your case.'],
      practicalSteps: ['Ask a newcomer what looks strange about the way you do things, and take notes.'],
      lightSidePattern: ['Friends come to you for the solution that nobody would have thought proper.'],
    },
  },
  {
    factor: 'ruler.aspect:Uranus.Square',
    rule: 'Uranus in square keeps breaking the ruler’s concentration, in the modern reading, as an alarm breaks a conversation.',
    source: 'modern.outer',
    themes: ['patience', 'order', 'trust'],
    blocks: {
      currentBlockages: ['Interruptions might be chosen, a little, for the relief they bring.'],
      practicalSteps: ['Turn off every notification for one morning, and see what you were about to think.'],
      darkSideWarning: ['An argument for freedom can leave somebody else with all the chores.'],
    },
  },
  {
    factor: 'ruler.aspect:Uranus.Trine',
    rule: 'By trine Uranus is thought to keep the ruler young, willing to be surprised and not frightened of new company.',
    source: 'modern.outer',
    themes: ['hope', 'community', 'learning'],
    blocks: {
      fortunePath: ['Improvement appeals to you more than victory, and that keeps doors open on both sides.'],
      spiritualGuidance: [
        'New circumstances are as fit a place for gratitude as old ones, once one has learned where the light comes in.',
      ],
      lightSidePattern: ['The young speak to you as though you were not quite grown up, and mean it kindly.'],
    },
  },
  {
    factor: 'ruler.aspect:Uranus.Opposition',
    rule: 'When Uranus opposes the ruler, modern writers look for independence demanded by others at awkward hours.',
    source: 'modern.outer',
    themes: ['partnership', 'trust', 'justice'],
    blocks: {
      currentBlockages: ['A partner’s sudden wish for air may have been read by you as a slammed door.'],
      practicalSteps: [
        'Agree on how changes are to be announced at home or at work, and how much warning is fair.',
      ],
      darkSideWarning: ['Keeping everyone guessing is a lonely sort of advantage.'],
    },
  },
  {
    factor: 'ruler.aspect:Neptune.Conjunction',
    rule: 'Neptune with the ruler dissolves its outlines, so later authors hold, and service, art or drift may fill the space.',
    source: 'modern.outer',
    themes: ['prayer', 'service', 'honesty'],
    blocks: {
      fortunePath: ['Your affairs prosper when there is something in them to believe in.'],
      currentBlockages: ['Good intentions may be doing the work of good arrangements.'],
      lightSidePattern: ['You leave room for what cannot be counted, even in a budget.'],
    },
  },
  {
    factor: 'ruler.aspect:Neptune.Sextile',
    rule: 'A sextile from Neptune supplies the ruler with tact and imagination, according to modern practice, in amounts one can manage.',
    source: 'modern.outer',
    themes: ['beauty', 'service', 'hope'],
    blocks: {
      fortunePath: ['An indirect approach, a story or a song, may open what reasons did not.'],
      spiritualGuidance: [
        'Compassion needs hands as well as eyes, and the smallest deed is its proper size to begin with.',
      ],
      practicalSteps: ['Give one unhurried visit to somebody ill or lonely, and take no advice with you.'],
    },
  },
  {
    factor: 'ruler.aspect:Neptune.Square',
    rule: 'Squared by Neptune, the ruler is said to work in fog, uncertain which obligations are real.',
    source: 'modern.outer',
    themes: ['honesty', 'order', 'moderation'],
    blocks: {
      currentBlockages: [
        'Vagueness about dates, sums or feelings could be protecting you from an answer you already know.',
      ],
      practicalSteps: ['Fix one number this week that you have been keeping approximate.'],
      darkSideWarning: [
        'Self-sacrifice with no witnesses and no limits is apt to present its account years later.',
      ],
    },
  },
  {
    factor: 'ruler.aspect:Neptune.Trine',
    rule: 'Neptune in trine is believed to give the ruler an inward ease, a sense of being carried by something wider.',
    source: 'modern.outer',
    themes: ['prayer', 'beauty', 'gratitude'],
    blocks: {
      fortunePath: ['You find your way in unclear matters as swimmers do, by relaxing first.'],
      lightSidePattern: ['Gentleness in you is not the absence of strength but its resting state.'],
      darkSideWarning: ['What is too easily excused in oneself may weigh on somebody else.'],
    },
  },
  {
    factor: 'ruler.aspect:Neptune.Opposition',
    rule: 'Neptune across from the ruler lends other people a glow, say the modern books, in which it is hard to read small print.',
    source: 'modern.outer',
    themes: ['trust', 'honesty', 'partnership'],
    blocks: {
      currentBlockages: [
        'You could be waiting for somebody to keep a promise they never knew they had made.',
      ],
      spiritualGuidance: [
        'Think well of people, and also write down what was agreed; the Book commends both.',
      ],
      practicalSteps: ['Check one important assumption about another person by asking them directly.'],
    },
  },
  {
    factor: 'ruler.aspect:Pluto.Conjunction',
    rule: 'Pluto joined to the ruler drives it deep, in the later reading, towards thorough work and a reluctance to let go.',
    source: 'modern.outer',
    themes: ['courage', 'repentance', 'work'],
    blocks: {
      fortunePath: [
        'You do few things by halves, and what you take on is changed by your having taken it on.',
      ],
      currentBlockages: ['All or nothing is a small menu, and you may have been dining from it for years.'],
      lightSidePattern: ['When others look away from a difficulty you pull up a chair.'],
    },
  },
  {
    factor: 'ruler.aspect:Pluto.Sextile',
    rule: 'Pluto’s sextile is taken to give the ruler patience for research and a talent for putting waste to use.',
    source: 'modern.outer',
    themes: ['knowledge', 'courage', 'order'],
    blocks: {
      fortunePath: [
        'There is worth for you in what others throw out, whether it be objects, places or ideas.',
      ],
      spiritualGuidance: [
        'Purifying an intention resembles clearing a spring, since nothing new is added and the water does the rest.',
      ],
      practicalSteps: ['Sort one neglected box, folder or corner to the very bottom.'],
    },
  },
  {
    factor: 'ruler.aspect:Pluto.Square',
    rule: 'In square Pluto is read as pressure from beneath upon the ruler, a contest of wills that neither side remembers beginning.',
    source: 'modern.outer',
    themes: ['trust', 'patience', 'forgiveness'],
    blocks: {
      currentBlockages: [
        'You may be refusing, on a small matter, what you would gladly have given on a large one.',
      ],
      practicalSteps: ['Concede one trifling point this week aloud, without adding a reason.'],
      darkSideWarning: ['The need to have the last word can keep a quarrel fed for a decade.'],
    },
  },
  {
    factor: 'ruler.aspect:Pluto.Trine',
    rule: 'Moderns take a trine of Pluto to the ruler for quiet staying power, a root that goes under the wall.',
    source: 'modern.outer',
    themes: ['hope', 'repentance', 'trust'],
    blocks: {
      fortunePath: ['Deep change tends to suit you, once it has been allowed to keep its own pace.'],
      lightSidePattern: ['You can say ‘that was another chapter’ and leave the book open.'],
      darkSideWarning: ['Much strength held in reserve may be felt by others as distance.'],
    },
  },
  {
    factor: 'ruler.aspect:Pluto.Opposition',
    rule: 'Pluto opposed to the ruler is met, by modern report, in those who would like to decide on its behalf.',
    source: 'modern.outer',
    themes: ['justice', 'courage', 'partnership'],
    blocks: {
      currentBlockages: [
        'Power used over you in the past may still be choosing the seat you take in a room.',
      ],
      spiritualGuidance: ['To forgive is not to agree, and it can be done with the door shut.'],
      practicalSteps: ['Practise one calm sentence that sets a limit, until it can be spoken without heat.'],
    },
  },
] as const satisfies readonly CorpusEntry[]
