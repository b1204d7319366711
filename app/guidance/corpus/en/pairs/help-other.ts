import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The Lot of Spirit in its place, and the planet that ends the chain of rulers. */
export const HELP_OTHER: PairTexts['helpOther'] = {
  'spirit 1': {
    text: 'The Lot of Spirit stands for what a person chooses and does, and it is in your first place, the place of the body and of beginnings. So your own first step may help you most. Stand up, set the clock for ten minutes and begin.',
    short: 'A beginning that you make before you feel ready may be worth more than any plan.',
  },
  'spirit 2': {
    text: 'Fortune is what happens to a person, and Spirit is what the person does. Your Lot of Spirit is in the second place, among earnings and things, so your choices may count most there. One small rule about money or time may do more than a great plan.',
    short: 'One small rule about money or time may change much for you, if you keep it.',
  },
  'spirit 3': {
    text: 'The Lot of Spirit, the lot of effort, is in the third place, where messages, kin and near roads are. So your effort may be made of words. Where it is safe and wise, write the letter or make the call. A matter that does not move in silence may move after one sentence.',
    short: 'It may help most to say one clear word to somebody near you, or to write it.',
  },
  'spirit 4': {
    text: 'The Lot of Spirit, which stands for choosing, is in the fourth place, where house and land are. So you may be able to do much about where and how you live. Move the table, mend the door and decide who sits with you. In a place that you have chosen, waiting is easier.',
    short: 'When you choose a place and look after it, your effort may come back to you.',
  },
  'spirit 5': {
    text: 'The Lot of Spirit is the lot of what one undertakes, and it is in the fifth place, the place of pleasure and gifts. So joy may be something that you plan. Choose the evening, find the music and invite two people. Your other efforts may grow lighter afterwards.',
    short: 'A pleasure with others may carry your other efforts too, if you give it a date.',
  },
  'spirit 6': {
    text: 'The Lot of Spirit, which stands for will, is in the sixth place, among labour and care. So a useful task may be what brings your will back. Choose one that serves somebody and has an end, and finish it. When your hands are willing, your heart may follow them.',
    short: 'A useful task that you can finish today may bring your mind to rest.',
  },
  'spirit 7': {
    text: 'The Lot of Spirit stands for choice, and the seventh place, where it is, belongs to the other person. So perhaps you choose little about chance, but you can choose whom you trust. Find a kind person and a quiet hour, and say the true thing. Whatever they answer, you have made your choice.',
    short: 'You can choose one kind person and take a step towards them with an honest sentence.',
  },
  'spirit 8': {
    text: 'Your Lot of Spirit is in the eighth place, which is about what ends and what people owe. Because this lot stands for will, you may be strongest when you end something yourself. Give back what you have borrowed, or cross an old plan off your list. The rest may weigh less.',
    short: 'To decide that one small thing is over, and to act on it, may free both your hands.',
  },
  'spirit 9': {
    text: 'The lot of effort, which the books call Spirit, is in the ninth place, with study, faith and far roads. So learning may be the effort that helps you. Begin a course or a language whose end you cannot see yet. With an open book before you, the trouble may look less like a wall.',
    short: 'The effort of learning something well may help you with another trouble too.',
  },
  'spirit 10': {
    text: 'The Lot of Spirit is in the tenth place, so what you undertake may be seen in public. Choose one task that people can watch, give it a date and put your name on it. It may help you to stand straighter, as one does when a guest is at the door.',
    short: 'A piece of work that you finish openly, under your own name, may give you strength.',
  },
  'spirit 11': {
    text: 'The eleventh place is about friends and hope, and your Lot of Spirit is there. This lot stands for what one does, so friendship may be something that you do. Be the person who writes first and who writes again. People may think that it is your nature, and yet it is your choice.',
    short: 'The effort of friendship may help you, with a first message and then a second one.',
  },
  'spirit 12': {
    text: 'The Lot of Spirit, the lot of what one chooses to do, is in the twelfth place, out of sight. So the strongest thing that you do may have no witness. Take ten minutes at the same hour each day for what you hold to be true. On dull days too, this hour may carry you.',
    short: 'A quiet practice that nobody sees may be your help, if you also keep it on dull days.',
  },
  'end Sun': {
    text: 'The chain of rulers from your lot ends with the Sun, which is in its own sign. The Sun stands for daylight, so openness may help you when other things have failed. Say what you are doing and show the figures. A load that others can see is easier to carry.',
    short: 'It may help to act openly, by daylight, when you have tried everything else.',
  },
  'end Moon': {
    text: 'All the rulers from your lot lead to the Moon in its own sign. It stands for daily life, so a large question may have a small answer at home. Eat, rest, wash something and speak to somebody who knows you. The question may still be there, and perhaps you are calmer.',
    short: 'Ordinary things may help in the end, such as sleep, soup, clean clothes and a familiar voice.',
  },
  'end Mercury': {
    text: 'Mercury is in its own sign, at the end of your chain of rulers. It stands for facts, so it may help you to find something out. Ask for the exact sum, the rule or the name of the thing. An hour of plain facts can turn a fear into a task.',
    short: 'An hour in which you find out the plain facts may turn a fear into a task.',
  },
  'end Venus': {
    text: 'The rulers from your lot end with Venus in its own house. It stands for affection, so you may find strength when you do a thing for somebody whom you like. Work that you would never finish for itself may be ready in time for a friend’s table.',
    short: 'Affection may carry you, so do the next thing for the sake of somebody whom you like.',
  },
  'end Mars': {
    text: 'The last of your rulers is Mars, which is in its own sign. It stands for action, so one strong effort may help you more than a month of careful thought. You need no enemy for this. Choose a hill or an unopened box, begin, and stop at the end.',
    short: 'One strong effort on the thing itself, and against nobody, may help more than long thought.',
  },
  'end Jupiter': {
    text: 'Your chain of rulers ends with Jupiter, which is at home. Jupiter stands for belief, so a plain belief about how one ought to live may help. Say yours to yourself in one sentence, so that you have it with you. It may not solve the trouble, but it can show you the next step, as a lamp does.',
    short: 'What you believe may show you the next step, if you can say it in one sentence.',
  },
  'end Saturn': {
    text: 'The chain of rulers comes to an end with Saturn in its own sign. Saturn stands for time, so time may be your help. Do the part that belongs to today, do it well and leave it. Like fresh plaster on a wall, it may be firm in the morning.',
    short: 'Time may be a help, so do the part that belongs to today and leave the rest for tomorrow.',
  },
  'end Uranus': {
    text: 'By the modern rulers your chain ends with Uranus, which stands for what is new. So a new way of doing the thing may help. Ask which rule is really a rule and which is only a habit. Leave one habit for a week, like a coat on its hook, and look.',
    short: 'A way that you find yourself may help, even if it looks strange at first.',
  },
  'end Neptune': {
    text: 'The modern rulers of your lot end with Neptune, which stands for the sea and for quiet. So some quiet may help when a knot does not open. Leave it for an hour and listen to water, to music or to a prayer. Then the knot may be easier to open.',
    short: 'Something with which nobody can argue may help in the end, such as silence, water or prayer.',
  },
  'end Pluto': {
    text: 'Pluto is the last of the modern rulers of your lot, and it stands for what is deep. So it may help you to stay with one question for longer than is comfortable. Dig a little each day and stop before you are tired. The answer may be nearer than you think.',
    short: 'Perhaps you reach an answer that lies deep if you dig slowly, a little each day.',
  },
}
