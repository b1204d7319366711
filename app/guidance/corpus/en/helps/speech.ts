import type { SubjectHelps } from '#app/guidance/corpus/knot-texts.ts'

/** What helps against unsaid words, by what they come from. */
export const SPEECH: SubjectHelps<'speech'> = {
  delay: {
    plain: 'You polish a sentence for so long that the moment for it passes.',
    lead: 'You take care with things, and too much care with words:',
    keeps:
      'While you are still choosing words, the talk moves on, and your sentence has to fit a new place. So it is changed again. The better it becomes, the more there is to lose by saying it.',
    benefic: {
      text: 'Begin with some small thing that you enjoy telling the other person. While both of you are still smiling, let the real sentence follow, unfinished. It needs a friendly start more than an exact ending.',
      short: 'Start with something pleasant, and let the real sentence follow unfinished.',
    },
    light: {
      text: 'Say one sentence a day in its first version, by plain daylight, and start with a harmless one. On the next day, take one that matters more. A first version is heartfelt already.',
      short: 'Say one sentence a day in its first version.',
    },
    host: {
      text: 'Ask somebody who says such things easily how rough their first words are. Most begin with a name and see what follows. Do it like that today, with half a sentence, before the other person goes.',
      short: 'Ask somebody who speaks easily how rough their first words are.',
    },
    own: {
      text: 'You have told a stranger the way to the station without looking for the finest words, because there was a train to catch. Give this person your sentence like that: first left, then straight on.',
      short: 'Say it as you would tell a stranger the way.',
    },
  },
  heat: {
    plain: 'The sharp half of a sentence leaves you first, and the soft half stays behind.',
    lead: 'You mean it well, but your tongue is faster than that:',
    keeps:
      'The first half has already been answered, sharply, and from then on you are defending a sentence that was only half of what you meant. The second half would now look like giving in.',
    benefic: {
      text: 'Let the pleasant half go first. If you are fond of the person, or have missed them, open with exactly that and bring the complaint afterwards. It sounds different once the soft part has been heard.',
      short: 'Say the fond half first, and the complaint after it.',
    },
    light: {
      text: 'On the morning after a sharp sentence, write down by the window the half that stayed behind. Read it aloud once, and if this is safe and wise, say it the same day and add nothing.',
      short: 'Next morning, write down the soft half and, where it is safe, say it.',
    },
    host: {
      text: 'Tell somebody who knows you both the sentence that came out sharply, and let them say which half of it was missing. Let that half follow the first, where it is wise and safe to.',
      short: 'Ask somebody who knows you both which half was missing.',
    },
    own: {
      text: 'On a birthday card you put the warm line at the top, because room is short. Where you are safe, answer a quarrel in a card’s length, one warm line and one about what hurt you.',
      short: 'Answer in the length of a birthday card, warm line first.',
    },
  },
  hidden: {
    plain: 'You wait for people to do what you have asked for only in your head.',
    lead: 'What you would like is not said either:',
    keeps:
      'Whoever cannot guess is taken for somebody who does not care, and to a person who does not care one does not explain anything. So the wish is left unspoken, and the other person goes on knowing nothing of it.',
    benefic: {
      text: 'A wish is easily heard beside something good. Choose a moment that you both enjoy, long before you have grown cool about it, and ask out loud, as lightly as one asks for a favourite song.',
      short: 'Ask lightly, while you are enjoying something together.',
    },
    light: {
      text: 'On the day you notice that you are cool to a friend, write down what you wanted from them. Then find the hour in which you said so. If there was none, say it before dark.',
      short: 'When you grow cool, check if you ever asked aloud.',
    },
    host: {
      text: 'Some people ask for things all day long, and nobody takes it badly. Choose one whose manner you like, listen for how they begin, and borrow their first four words for your own wish.',
      short: 'Borrow the first words of somebody who asks with ease.',
    },
    own: {
      text: 'At a market stall you say without blushing what you want, how much of it, and for which day. Put your wish to the person in the same order: the thing, the amount, the day.',
      short: 'Ask people as clearly as you ask at a market stall.',
    },
  },
  far: {
    plain: 'You carry something large into company, and cannot find where it would begin.',
    lead: 'On ground that is not yours, words are missing:',
    keeps:
      'The longer it stays whole, the larger it grows, and the larger it is, the fewer evenings are fit for it. Small talk is no help: it shows you only how far away the beginning is.',
    benefic: {
      text: 'Let a song, a film or a poem that you love begin for you. Play it to one person and say that this is nearly how it is. Then only the difference needs words from you.',
      short: 'Let a song that you love say the first part for you.',
    },
    light: {
      text: 'Write one line about it every evening under the same lamp, and read none of them for ten days. On the eleventh, choose the line that you understand yourself, and show it to one person.',
      short: 'Write a line each evening, and show somebody the clearest.',
    },
    host: {
      text: 'Somebody has stood before the same large thing and come back with words, in a book or in the next street. Listen for the sentence at which you nod, and use it until yours comes.',
      short: 'Use the words of somebody who has been there before you.',
    },
    own: {
      text: 'You have explained a game or a recipe to people who knew nothing about it, and you began with one piece. Begin here with one piece as well: the hour, the room, what you saw.',
      short: 'Begin with one piece, as when you explain a game.',
    },
  },
  ease: {
    plain: 'Your talk goes easily, and the one thing that matters finds no place in it.',
    lead: 'Talk that flows has no place to stop:',
    keeps:
      'The talk goes so well by itself that hardly a silence comes in which the other thing could be said. People go home content, and contentment is what you had hoped to give them.',
    benefic: {
      text: 'Serious things need no grave face. The next time you are laughing together, announce one sentence of another kind, and say it while people are still leaning towards you and in no hurry to go.',
      short: 'Put your one serious sentence into a cheerful hour.',
    },
    light: {
      text: 'Before the first talk of the day, note on a slip what ought to be said, and to whom. Look at the slip at dusk. Pleasant talk forgets what it left out, and paper does not.',
      short: 'Note in the morning what ought to be said by dusk.',
    },
    host: {
      text: 'Among those you chat with there is one who goes quiet before saying something real. Learn that pause from them: stay in it for five breaths together, and tell them what came to you there.',
      short: 'Share a pause with somebody who knows how to be quiet.',
    },
    own: {
      text: 'You can change a subject so smoothly that nobody notices. Use the same skill the other way round, once: from the weather, in two sentences, to the thing that you have carried with you all day.',
      short: 'Change the subject once, from the weather to what matters.',
    },
  },
}
