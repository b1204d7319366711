import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The Lot of Spirit in its place, and the planet that ends the chain of rulers. */
export const HELP_OTHER: PairTexts['helpOther'] = {
  'spirit 1': {
    text: 'The Lot of Spirit, which the books give to the soul and to what one undertakes, is in your first place. What you can do about it, therefore, begins with your own feet. Stand up, start the clock for ten minutes, and be seen to begin.',
    short: 'A beginning made in person, before one feels ready, may be worth more than any plan.',
  },
  'spirit 2': {
    text: 'Fortune happens to a person, Spirit is what the person does, and yours is in the second place, among earnings and things. There your choices may count most. One rule about money or time, small enough to keep, can do more there than any amount of resolve elsewhere.',
    short: 'One small rule about money or time, if it is kept, may change more than a great resolve.',
  },
  'spirit 3': {
    text: 'The Lot of Spirit, of what one undertakes, stands third, where messages, kin and near roads are. Effort, then, may be made of words. Write the letter, make the call, go round and say it, where it is safe and wise. A thing that does not move in silence might move for a sentence.',
    short: 'The effort that may help is a word to somebody near, spoken or on paper, and to the point.',
  },
  'spirit 4': {
    text: 'In the fourth place, at the foundations, is the Lot of Spirit, the lot of choosing. Much may be done about where and how you live. Move the table, mend the door, decide who sits at it. From a place that has been chosen, one can afford to wait for the rest.',
    short: 'To choose a place and tend it may be the effort that comes back to you.',
  },
  'spirit 5': {
    text: 'The Lot of Spirit is in the fifth place, of pleasure and of gifts, so joy is something to undertake. Name the evening, find the music, invite two people. It sounds light. It may be the one effort on which the others live.',
    short: 'A pleasure with others, decided on and given a date, may carry the other efforts too.',
  },
  'spirit 6': {
    text: 'What is undertaken has its place in the sixth, where the Lot of Spirit stands, among work and care. Pick a task that serves somebody and has an end. Finish it. Willing hands may be the shortest way back to a willing heart.',
    short: 'A useful task that has an end may lead the mind home.',
  },
  'spirit 7': {
    text: 'Partners fill the seventh place, and there the Lot of Spirit is found. Little can be done about chance, and more about whom one trusts with it. Choose a person who is kind, choose the hour, say the true thing. Whatever they answer, the choosing was yours.',
    short: 'A step towards one kind person, with an honest sentence ready, is a thing that can be chosen.',
  },
  'spirit 8': {
    text: 'Your Lot of Spirit is in the eighth, the place of what ends and what is owed. There your will may be strongest. Cross an old intention off, give the borrowed thing back, cancel what is no longer read. An end that has been decided on can weigh half.',
    short: 'To decide that a small thing is over, and to act on it, may free both hands.',
  },
  'spirit 9': {
    text: 'Study, faith and the far road are the ninth place, and the lot of effort stands in it. A course, a commentary, a language: something whose end cannot be seen yet. The will opens the book, and once it is open the other matter may look less like a wall.',
    short: 'The effort of learning the next thing well may make the other matter less of a wall.',
  },
  'spirit 10': {
    text: 'With Spirit in the tenth place, what one undertakes is done in public. Choose the public, then: one task that people can see, with a date, under your own name. You may stand up straighter for it, and the rest of the week with you.',
    short: 'A piece of work with your name on it, carried to its end in the open, may straighten the back.',
  },
  'spirit 11': {
    text: 'The eleventh place, of companions and of hope, holds your Lot of Spirit, and so company is a thing that one does. Be the one who writes first and writes again. People may take it for your nature; it is a decision, and a good one.',
    short: 'The effort of friendship may be your help: a first message, a plan, and a second plan.',
  },
  'spirit 12': {
    text: 'Out of sight, in the twelfth place, is the Lot of Spirit. What you choose to do alone, without a witness, may be the strongest thing that you do. Take ten minutes, at the same hour, for what you hold to be true. Kept on dull days, they can carry the others.',
    short: 'A quiet practice that nobody sees, kept on dull days too, may be the effort that counts.',
  },
  'end Sun': {
    text: 'All the rulers from your lot lead in the end to the Sun, in its own sign. In the last resort, then, openness may help. Say what you are doing and who answers for it, and let the light fall on the figures. What can be shown is easier to carry.',
    short: 'To act openly, by daylight, may help where all else has been tried.',
  },
  'end Moon': {
    text: 'The chain of rulers goes home to the Moon, in her own sign. Behind each large question here there may be a small, domestic answer. Eat, rest, wash something, speak to somebody who knows you. The question is still there afterwards, and perhaps it has another person to deal with.',
    short: 'What is ordinary may help in the end: sleep, soup, clean clothes, a familiar voice.',
  },
  'end Mercury': {
    text: 'Mercury, at home, is where your rulers come to rest. So there may always be something to find out. What exactly is the sum, the rule, the name of the thing? An hour of plain facts is often enough to turn a fear into a task.',
    short: 'An hour of finding out the plain facts may turn a fear into a task.',
  },
  'end Venus': {
    text: 'Venus sits at the end of the chain, in her own house. When duty and ambition have had their say, liking may decide. Do it for somebody, then, or with them. What would never be finished for its own sake sometimes gets finished on the way to a friend’s table.',
    short: 'Affection may hold in the end: do the next thing for the sake of somebody you like.',
  },
  'end Mars': {
    text: 'The last of the rulers is Mars, on its own ground, and so the chain ends in an act. It need be against nobody: against the pile, the hill, the unopened box. One clean effort, with a beginning and an end, may do more good than a month of being reasonable.',
    short: 'One clean effort, on the thing itself and against nobody, may help more than being reasonable.',
  },
  'end Jupiter': {
    text: 'Follow the chain to its end and you find Jupiter at home: a belief about how one ought to live, older than this trouble. Say yours to yourself in one sentence. It may not solve the thing. It can remind you what kind of person is going to deal with it.',
    short: 'A conviction may bear you in the end, if it is remembered in one sentence.',
  },
  'end Saturn': {
    text: 'Everything here rests at last on Saturn, in a sign of its own. That is slow ground and good ground. Do the part that belongs to today, properly, and leave it. It is there in the morning, and so, very likely, are you, which is more than haste can say.',
    short: 'Time may be a help: do the part that belongs to today, and let it set overnight.',
  },
  'end Uranus': {
    text: 'The modern chain ends with Uranus: in the end it may help to dare to do it differently. Ask which rule in the matter is really a rule and which is a habit. Drop one habit for a week and look. Nobody need be asked for leave to do so.',
    short: 'A way out of your own making may help, even if it looks odd at first.',
  },
  'end Neptune': {
    text: 'Neptune is where the modern rulers stop, and some knots are not untied by pulling. Leave the matter for an hour, go where it is quiet, and listen to what cannot be argued with; then look at the rope again. It may have grown slack in the meantime.',
    short: 'Something that cannot be argued with may help in the end: silence, music, water, prayer.',
  },
  'end Pluto': {
    text: 'Pluto ends the chain of the modern rulers, and stands for staying with a thing for longer than is comfortable. Stay, then, a little each day, and stop each day before you are tired. The bottom may be nearer than it was, and nobody has to reach it in a week.',
    short: 'Slow digging is still digging, and an answer that lies deep may be reached by it.',
  },
}
