import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The Lot of Spirit in its place, and the planet that ends the chain of rulers. */
export const HELP_OTHER: PairTexts['helpOther'] = {
  'spirit 1': {
    text: 'The Lot of Spirit, which the books give to the soul and to what one undertakes, is in your first place. What you can do about it begins with your own feet. No one else has to be persuaded first. Stand up, start the clock for ten minutes, and be seen to begin.',
    short: 'The effort that pays here is a beginning made by you, in person, without waiting to feel ready.',
  },
  'spirit 2': {
    text: 'Fortune happens to a person, Spirit is what the person does, and yours is in the second place, among earnings and things. There your choices count most. One rule about money or time, small enough to keep, does more here than any amount of resolve elsewhere.',
    short: 'Put your will into how you earn and spend; there a small decision, kept, changes much.',
  },
  'spirit 3': {
    text: 'Effort, for you, is mostly made of words. The Lot of Spirit stands third, where messages, kin and near roads are. Write the letter, make the call, go round and say it. The thing that you push at in silence would move for a sentence.',
    short: 'What you can do is talk: to a neighbour, to a brother, on paper, and to the point.',
  },
  'spirit 4': {
    text: 'In the fourth place, at the foundations, is the Lot of Spirit, the lot of choosing. You can do most about where you live and how. Move the table, mend the door, decide who sits at it. From a place that you have chosen you can afford to be patient.',
    short: 'Choose your ground and tend it; the effort that you spend on a place comes back to you in it.',
  },
  'spirit 5': {
    text: 'The Lot of Spirit is in the fifth place, of pleasure and of gifts. Joy is something that you undertake. Name the evening, buy the tickets, invite the two people. It sounds light. It is the one effort that makes all the others possible.',
    short: 'Decide to enjoy something with others, and do it on a date; that decision is yours to take.',
  },
  'spirit 6': {
    text: 'What you undertake goes best in the sixth place, where the Lot of Spirit stands, among work and care. Pick a task that serves somebody and has an end. Finish it. Willing hands have always been the shortest way back to a willing heart for you.',
    short: 'Work with your hands on something that needs doing, and your mind finds its own way home.',
  },
  'spirit 7': {
    text: 'Partners fill the seventh place, and there the Lot of Spirit is found. You can do little about chance and much about whom you trust with it. Choose the person, choose the hour, say the true thing. Whatever they answer, the choosing was yours.',
    short: 'The step that you can choose is towards one person, with an honest sentence in your hand.',
  },
  'spirit 8': {
    text: 'Your Lot of Spirit is in the eighth, the place of what ends and what is owed. There your will is strongest. Cross the old promise off, give the borrowed thing back, cancel what you no longer read. An end that you have decided on weighs half.',
    short: 'You can decide that a thing is over, and act on it; that is more than most people manage.',
  },
  'spirit 9': {
    text: 'Study, faith and the far road are the ninth place, and the lot of effort stands in it. A course, a commentary, a language: something whose end you cannot see yet. It is your will that opens the book, and once it is open the other matter looks less like a wall.',
    short: 'Put your effort into learning the next thing well; a larger view is something you can choose.',
  },
  'spirit 10': {
    text: 'With Spirit in the tenth place, what you do is done in public, like it or not. Choose it, then. One task that people can see, with a date, under your own name. You stand up straighter for it, and the rest of the week stands up with you.',
    short: 'Take on a piece of work with your name on it, and carry it to the end in the open.',
  },
  'spirit 11': {
    text: 'The eleventh place, of companions and of hope, holds your Lot of Spirit. Company is for you a thing one does. Be the one who writes first and writes again. People take it for your nature; you know that it was a decision, and a good one.',
    short:
      'Make the effort of friendship: the first message, the plan, the second plan when the first fell through.',
  },
  'spirit 12': {
    text: 'Out of sight, in the twelfth place, is the Lot of Spirit. What you choose to do alone, without a witness, is the strongest thing that you do. Take ten minutes, at the same hour, for what you hold to be true. Kept on dull days, it carries the others.',
    short: 'Your effort belongs where nobody sees it: a quiet practice, kept on the dull days too.',
  },
  'end Sun': {
    text: 'All the rulers from your lot lead in the end to the Sun, in its own sign. In the last resort, openness helps. Say what you are doing and who answers for it, and let the light fall on the figures. What can be shown can be carried.',
    short: 'Trace it back far enough and the matter comes to one who is at home in daylight: act openly.',
  },
  'end Moon': {
    text: 'The chain of rulers goes home to the Moon, in her own sign. Behind every large question in this chart is a small, domestic answer. Eat, rest, wash something, ring somebody who knows you. The question is still there afterwards; you are another person to it.',
    short: 'When nothing else helps, go back to the ordinary: sleep, soup, clean clothes, a familiar voice.',
  },
  'end Mercury': {
    text: 'Mercury, at home, is where your rulers come to rest. So there is always something to find out. What exactly is the sum, the rule, the name of the thing? An hour of plain facts has often been enough to turn a fear of yours into a task.',
    short: 'At the bottom of it there is something to be understood; find out, and the weight shifts.',
  },
  'end Venus': {
    text: 'Venus sits at the end of the chain, in her own house. When duty and ambition have had their say, liking decides. Do it for somebody, then, or with them. What you would never finish for your own sake gets finished on the way to their table.',
    short: 'In the end, what holds is affection: do the next thing for the sake of somebody you like.',
  },
  'end Mars': {
    text: 'The last of the rulers is Mars, on its own ground. At bottom you can act. Not against anybody: against the pile, the hill, the unopened box. One clean effort, with a beginning and an end, does you more good than a month of being reasonable.',
    short: 'Under it all there is fight in you; use it once, cleanly, on the thing itself.',
  },
  'end Jupiter': {
    text: 'Follow the chain to its end and you find Jupiter at home: a belief about how one ought to live, older than this trouble. Say it to yourself in one sentence. It may not solve the thing. It tells you what kind of person is going to solve it.',
    short: 'What bears you in the end is a conviction; remind yourself what it is, in one sentence.',
  },
  'end Saturn': {
    text: 'Everything here rests at last on Saturn, in a sign of its own. That is slow ground and good ground. Do the part that belongs to today, properly, and leave it. You can count on yourself to be there in the morning, which is more than haste can say.',
    short: 'Time is on the side of this chart; do today’s part, and let it set overnight.',
  },
  'end Uranus': {
    text: 'The modern chain ends with Uranus: you are helped, in the end, by daring to do it differently. Ask which rule in this is really a rule and which is a habit. Drop one habit for a week and look.',
    short: 'By the modern count the way out is one of your own making, and it may look odd at first.',
  },
  'end Neptune': {
    text: 'Neptune is where the modern rulers stop. Some knots are not untied by pulling. Leave it an hour, go where it is quiet, let what you cannot argue with do its work; then look at the rope again.',
    short: 'By the modern count it rests in something that cannot be argued: silence, music, water, prayer.',
  },
  'end Pluto': {
    text: 'Pluto ends the chain of the modern rulers. You are able to stay with a thing for longer than is comfortable. Stay, then, a little each day, and stop each day before you are tired; the bottom is nearer than it was.',
    short: 'By the modern count the answer lies deep, and digging slowly is still digging.',
  },
}
