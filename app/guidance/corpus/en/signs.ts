import type { Sign } from '#app/astro/index.server.ts'

interface SignTexts {
  /** A whole sentence on the manner of the sign. */
  manner: readonly [string, string, string]
  /** First sentences of Light and Shadow: the same trait from both sides. */
  light: readonly [string, string]
  shadow: readonly [string, string]
}

export const SIGN_TEXTS: Readonly<Record<Sign, SignTexts>> = {
  Aries: {
    manner: [
      'In Aries the manner is quick and direct: to start first and learn on the way.',
      'The sign narrows this further: Aries suits an early start and a short list.',
      'The way of Aries is to go and see, and to make the plan from there.',
    ],
    light: [
      'With the lot in Aries, you may be good at the start of things, when somebody has to go first.',
      'In Aries your better side is read as prompt: to say yes today and arrive with your sleeves rolled up.',
    ],
    shadow: [
      'The same quick start of Aries can leave you too far ahead to see who is still coming.',
      'The same promptness of Aries can leave you bored with a thing on the day it needs you most.',
    ],
  },
  Taurus: {
    manner: [
      'In Taurus the manner is slow and lasting: what is worth having is worth tending for years.',
      'The sign narrows this further: Taurus suits steady hands and few changes.',
      'The way of Taurus is to stay with one thing until it bears fruit.',
    ],
    light: [
      'With the lot in Taurus, you may be good at the long middle of things, after the others have lost interest.',
      'In Taurus your better side is read as constant: people may know what they can expect of you, and get it.',
    ],
    shadow: [
      'The same staying power of Taurus can keep you holding what it is time to set down.',
      'The same constancy of Taurus can turn a habit of yours into a rule that nobody remembers making.',
    ],
  },
  Gemini: {
    manner: [
      'In Gemini the manner is lively and exact: to understand a thing by talking it through.',
      'The sign narrows this further: Gemini suits a second question where others stop at one.',
      'The way of Gemini is to carry what you learn from one person to the next.',
    ],
    light: [
      'With the lot in Gemini, you may be good at finding the word, the link and the person to ask.',
      'In Gemini your better side is read as curious: to learn from anybody, and to say where you learnt it.',
    ],
    shadow: [
      'The same gift for words in Gemini can let you talk past the one that is needed.',
      'The same curiosity of Gemini can have you open five matters in an afternoon and close none of them.',
    ],
  },
  Cancer: {
    manner: [
      'In Cancer the manner is protective: to gather people in and remember what they like.',
      'The sign narrows this further: Cancer suits care that begins indoors and works outwards.',
      'The way of Cancer is to feel how a room is before deciding what to do in it.',
    ],
    light: [
      'With the lot in Cancer, you may be good at making a place in which others feel safe.',
      'In Cancer your better side is read as mindful: to remember the birthday, the worry and the way somebody takes their tea.',
    ],
    shadow: [
      'The same care for shelter in Cancer can have you withdraw into a shell at a careless word.',
      'The same long memory of Cancer can keep a small injury as fresh for you as a kindness.',
    ],
  },
  Leo: {
    manner: [
      'In Leo the manner is warm and open-handed: to do a thing with the whole heart or leave it.',
      'The sign narrows this further: Leo suits work that you would gladly put your name to.',
      'The way of Leo is to give generously and to be seen doing your best.',
    ],
    light: [
      'With the lot in Leo, you may be good at lifting a tired room, if you enjoy other people’s success aloud.',
      'In Leo your better side is read as generous: to give praise, time and the larger piece without counting.',
    ],
    shadow: [
      'The same warmth of Leo can leave you cold when nobody looks up.',
      'The same generosity of Leo can have you wait, a little too long, to be thanked.',
    ],
  },
  Virgo: {
    manner: [
      'In Virgo the manner is careful: to see the detail that everybody else stepped over.',
      'The sign narrows this further: Virgo suits small corrections made early.',
      'The way of Virgo is to improve what is already there.',
    ],
    light: [
      'With the lot in Virgo, you may be good at leaving things in better order than you found them.',
      'In Virgo your better side is read as exact: what has passed through your hands can be relied on.',
    ],
    shadow: [
      'The same eye of Virgo for each flaw can hide the rest from you, above all in your own work.',
      'The same exactness of Virgo can have you hold back a good thing because it is not yet a perfect one.',
    ],
  },
  Libra: {
    manner: [
      'In Libra the manner is fair: to hear the other side before choosing.',
      'The sign narrows this further: Libra suits agreements that both people would gladly make again.',
      'The way of Libra is to look for the form in which a thing can be said politely.',
    ],
    light: [
      'With the lot in Libra, you may be good at finding the sentence to which both sides can agree.',
      'In Libra your better side is read as considerate: to think about how a thing may land before you say it.',
    ],
    shadow: [
      'The same wish in Libra to hear both sides can have you put off choosing until the moment has passed.',
      'The same courtesy of Libra can lead you to smooth over what ought to be said.',
    ],
  },
  Scorpio: {
    manner: [
      'In Scorpio the manner is deep and private: to trust a few people completely rather than know many slightly.',
      'The sign narrows this further: Scorpio suits one matter followed to the bottom.',
      'The way of Scorpio is to watch for a long time, and then to commit yourself fully.',
    ],
    light: [
      'With the lot in Scorpio, you may be good at staying calm with what makes others look away.',
      'In Scorpio your better side is read as loyal: what is told to you in private can stay there.',
    ],
    shadow: [
      'The same calm of Scorpio can hide a hurt of yours long after it could have been spoken about.',
      'The same depth of Scorpio can have you test people in silence, on a question that they never heard.',
    ],
  },
  Sagittarius: {
    manner: [
      'In Sagittarius the manner is frank and far-sighted: to want to know what a thing is for.',
      'The sign narrows this further: Sagittarius suits a wide view and an honest question.',
      'The way of Sagittarius is to look up from the task and ask where it leads.',
    ],
    light: [
      'With the lot in Sagittarius, you may be good at giving people back the reason why they began.',
      'In Sagittarius your better side is read as candid: people can know where they stand with you, and be glad of it.',
    ],
    shadow: [
      'The same far sight of Sagittarius can let you stumble over what lies in front of you.',
      'The same candour of Sagittarius can make you careless of the person who has to hear it.',
    ],
  },
  Capricorn: {
    manner: [
      'In Capricorn the manner is sober: to build slowly and be judged by what stands at the end.',
      'The sign narrows this further: Capricorn suits a long effort with a plain goal.',
      'The way of Capricorn is to take the stairs, one floor at a time.',
    ],
    light: [
      'With the lot in Capricorn, you may be good at carrying a responsibility without making others feel its weight.',
      'In Capricorn your better side is read as dependable: a date in your calendar can be as good as a signature.',
    ],
    shadow: [
      'The same sense of responsibility in Capricorn can make you forget that you are allowed to put things down.',
      'The same sense of duty in Capricorn can turn every pleasure into something that you still have to earn.',
    ],
  },
  Aquarius: {
    manner: [
      'In Aquarius the manner is independent: to think about the group, and to think freely.',
      'The sign narrows this further: Aquarius suits ideas that are tested among equals.',
      'The way of Aquarius is to ask whether the rule still serves the people it was made for.',
    ],
    light: [
      'With the lot in Aquarius, you may be good at seeing what would be fair to people whom you have never met.',
      'In Aquarius your better side is read as even-handed: the newcomer and the chairman can expect the same answer from you.',
    ],
    shadow: [
      'The same concern for everybody in Aquarius can leave you a little absent from the person across the table.',
      'The same independence of Aquarius can keep you with an idea after everyone it was meant for has gone home.',
    ],
  },
  Pisces: {
    manner: [
      'In Pisces the manner is gentle and open: to notice what people feel before they say it.',
      'The sign narrows this further: Pisces suits kindness that asks for no receipt.',
      'The way of Pisces is to leave a door ajar, for help to come in or go out.',
    ],
    light: [
      'With the lot in Pisces, you may be good at sitting with somebody for whom there is no advice.',
      'In Pisces your better side is read as merciful: to find the excuse that lets a person save face.',
    ],
    shadow: [
      'The same feeling for everybody in Pisces can let you lose track of what you feel yourself.',
      'The same softness of Pisces can let you drift where a plain yes or no would be the kinder thing.',
    ],
  },
}
