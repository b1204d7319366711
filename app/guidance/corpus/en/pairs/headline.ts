import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The fact that opens a reading, and the same after another one. */
export const HEADLINE: PairTexts['headline'] = {
  'beside Sun': {
    text: 'With your lot is the Sun, so others are said to notice at once when you are well.',
    second: 'The Sun stands with the lot too, like a lamp in the window.',
  },
  'beside Moon': {
    text: 'The Moon, the light that changes, is with your lot, and stands for a well-being that has its seasons.',
    second: 'The Moon is with the lot too, and is read as well-being that changes.',
  },
  'beside Mercury': {
    text: 'Mercury is beside your lot, so talk and well-being are read together.',
    second: 'Mercury is with the lot, which stands for a good that comes in words.',
  },
  'beside Venus': {
    text: 'Venus is there with the lot, so good company is counted among the things that make you well.',
    second: 'Venus is with the lot too, which is read as something good among friends.',
  },
  'beside Mars': {
    text: 'Mars, hot and brave, is with your lot, a picture of something good that has to be dared.',
    second: 'Mars is beside the lot, like the little push before a good thing.',
  },
  'beside Jupiter': {
    text: 'Jupiter stands with your lot, so hope is read as a part of what makes you well.',
    second: 'Jupiter is with the lot, and hope and well-being are read in one breath.',
  },
  'beside Saturn': {
    text: 'Saturn, slow and serious, stands with your lot: good things are said to take their time.',
    second: 'Saturn shares a sign with the lot, and is read as patience before a good thing.',
  },
  'beside Uranus': {
    text: 'Uranus is almost on the degree of your lot. The old books do not know it, so we begin with {ruler}, which rules the sign.',
    second:
      'Uranus is within three degrees of the lot, and because no old book knew it, it is only named here.',
  },
  'beside Neptune': {
    text: 'Neptune is almost on the degree of your lot. Nobody knew it before 1846, so we name it and go on.',
    second: 'Neptune is very close to the lot, and we only mention it, because the old authors never saw it.',
  },
  'beside Pluto': {
    text: 'Pluto, a faint modern planet, is close to the degree of your lot. We name it and turn to {ruler}, which rules the sign.',
    second: 'Faint Pluto, which only modern books name, is within three degrees of the lot.',
  },
  'present Sun': {
    text: '{ruler} rules your lot and is in {rulerSign} as a guest of the Sun, which is there too: the picture of somebody at your side who opens doors.',
    second:
      '{ruler}[, ruler of the lot,] is the Sun’s guest in {rulerSign}, with the Sun beside it, as when a respected person opens a door.',
  },
  'present Moon': {
    text: '{ruler} rules your lot. In {rulerSign} it sits beside its host, the Moon, which is read as the comfort of being known.',
    second:
      '{ruler}[, the lot’s ruler,] is a guest of the Moon, and both are in {rulerSign}, like somebody in a street where people know them.',
  },
  'present Mercury': {
    text: '{ruler} rules your lot and is a guest of Mercury. Both are in {rulerSign}, so a good question is read as your best tool.',
    second:
      '{ruler}[, which rules the lot,] has its host, Mercury, beside it in {rulerSign}, and Mercury stands for the question that opens a matter.',
  },
  'present Venus': {
    text: 'The ruler of your lot is {ruler}, a guest of Venus in {rulerSign}. Venus is there too, and so the picture is a warm welcome.',
    second:
      '{ruler}[, the lot’s ruler,] and its host, Venus, are together in {rulerSign}, like two people at the door who are glad to meet.',
  },
  'present Mars': {
    text: 'Your lot depends on {ruler}, a guest of Mars. Both are in {rulerSign}, which stands for lively company.',
    second:
      'Mars is the host of {ruler}[, ruler of the lot], and both are in {rulerSign}, like guest and host at a lively table.',
  },
  'present Jupiter': {
    text: '{ruler}, the ruler of your lot, is a guest of Jupiter. Both are in {rulerSign}, and the picture is a generous table.',
    second:
      'Jupiter is the host of {ruler}[, on which the lot depends], and it is in {rulerSign} too, like generous people at home.',
  },
  'present Saturn': {
    text: '{ruler}, which rules your lot, lives in {rulerSign} with its host, Saturn, like a guest in a strict house with clear rules.',
    second:
      '{ruler}[, which rules the lot,] is in {rulerSign} with its host, Saturn, as one lives with a strict and orderly relative.',
  },
  'present Uranus': {
    text: '{ruler} rules your lot. By the modern rulers it is a guest of Uranus, and both are in {rulerSign}.',
    second:
      'By the modern rulers {ruler}[, the lot’s ruler,] is a guest of Uranus, which is in {rulerSign} beside it.',
  },
  'present Neptune': {
    text: 'By the modern count {ruler}, which rules your lot, has Neptune as its host. The two are together in {rulerSign}.',
    second: 'Neptune is the modern host of {ruler}[, ruler of the lot], and the two share {rulerSign}.',
  },
  'present Pluto': {
    text: 'Your lot depends on {ruler}. This planet is in {rulerSign}, and so is Pluto, its host among the modern rulers.',
    second: '{ruler}[, which rules the lot,] is in {rulerSign} beside Pluto, its host by the modern count.',
  },
  'end Sun': {
    text: 'The rulers that follow one another from your lot end with the Sun, in its own sign, which is read as a good that comes into the open.',
    second:
      'Followed one after another, the rulers end with the Sun, in its own sign, and it stands for what is done in the open.',
  },
  'end Moon': {
    text: 'If you go from your lot on from ruler to ruler, you come at last to the Moon at home, and so to small daily things.',
    second:
      'The chain of rulers that begins with the lot ends with the Moon, the planet of daily life, so it comes home to small things.',
  },
  'end Mercury': {
    text: 'Your lot is handed on like a letter, first to its ruler, {ruler}, and at last to Mercury in its own sign, the planet of the clear word.',
    second:
      'The chain of rulers from the lot ends with Mercury, in its own sign, and in the end a clear word decides.',
  },
  'end Venus': {
    text: 'Your lot depends on {ruler}, and the chain of rulers ends with Venus, in its own sign, a picture of evening among friends.',
    second:
      'The last of the rulers that follow from the lot is Venus, at home in its own sign, and Venus stands for peace.',
  },
  'end Mars': {
    text: 'If you follow the rulers from your lot and its ruler, {ruler}, the last is Mars, in its own sign, which stands for the deed that settles a matter.',
    second: 'The rulers come to an end with Mars, in its own sign, so the last word here is a deed.',
  },
  'end Jupiter': {
    text: 'From your lot and its ruler, {ruler}, the rulers lead up like steps to Jupiter, in its own sign, and Jupiter is read as a large hope.',
    second: 'The rulers lead to Jupiter, at home in its own wide house, so the last of them stands for hope.',
  },
  'end Saturn': {
    text: 'Behind {ruler}, which rules your lot, the chain of rulers ends with Saturn in its own sign, and Saturn stands for what is built to last.',
    second:
      'Followed to their end, the rulers lead to Saturn, strong in its own house, and it is read as building slowly.',
  },
  'end Uranus': {
    text: 'By the modern rulers your lot is handed on from its ruler, {ruler}, to Uranus, which is in its own sign.',
    second: 'By the modern rulers the chain that begins here ends with Uranus, and its end stays open.',
  },
  'end Neptune': {
    text: 'With the modern rulers the road from your lot goes first to its ruler, {ruler}, and ends with Neptune in its own sign.',
    second: 'The modern chain of rulers ends with Neptune, as a river ends in the sea.',
  },
  'end Pluto': {
    text: 'Modern readers make a chain that begins with your lot and its ruler, {ruler}. Its last link is Pluto, in its own sign.',
    second: 'Pluto is the last link of the chain, if one counts as modern astrologers do.',
  },
  'with-ruler Sun': {
    text: 'The ruler of your lot, {ruler}, is in {rulerSign} with the Sun, so you may be glad and a little proud of what you do.',
    second: '{ruler}[, ruler of the lot,] is with the Sun in {rulerSign}, which stands for being seen.',
  },
  'with-ruler Moon': {
    text: '{ruler}, which rules your lot, has company in {rulerSign}. The Moon is there too, so feelings belong to the matter.',
    second:
      'The Moon is in {rulerSign} beside {ruler}[, the lot’s ruler], so moods are said to colour what does you good.',
  },
  'with-ruler Mercury': {
    text: '{ruler} rules your lot and shares {rulerSign} with Mercury, so a good thing is said to begin with a talk.',
    second:
      'Mercury is also near {ruler}[, the lot’s ruler,] in {rulerSign}, like a guide who explains the way.',
  },
  'with-ruler Venus': {
    text: 'Venus is in {rulerSign} with {ruler}, the ruler of your lot, a picture of good things done in friendly company.',
    second: 'Friendly Venus is in {rulerSign} as well, beside {ruler}[, on which the lot depends].',
  },
  'with-ruler Mars': {
    text: '{ruler}, the ruler of your lot, is in {rulerSign} with Mars. Mars stands for heat, and the two together are read as work with some fire in it.',
    second: 'Mars is beside {ruler}[, the lot’s ruler,] in {rulerSign}, like a smith who works next door.',
  },
  'with-ruler Jupiter': {
    text: 'Your lot is ruled by {ruler}, which is in {rulerSign} beside generous Jupiter, a picture of somebody who does things on a large scale.',
    second: 'Generous Jupiter is in {rulerSign} with {ruler}[, ruler of the lot].',
  },
  'with-ruler Saturn': {
    text: '{ruler}, which rules your lot, is in {rulerSign} with Saturn, the slow planet, so what you do for your own good is said to be slow and sound.',
    second:
      '{ruler}[, on which the lot depends,] has Saturn beside it in {rulerSign}, like a careful builder who tests each stone.',
  },
  'aspect Sun sextile': {
    text: 'The Sun makes a close sextile to your lot, a picture of people who gladly see what you do.',
    second: 'The Sun looks at your lot by a close sextile, like a lamp that is never too bright.',
  },
  'aspect Sun square': {
    text: 'The Sun stands at a close right angle to your lot: to be seen is not always comfortable.',
    second: 'By a close square the Sun looks at your lot, like a crowd of eyes of which one grows tired.',
  },
  'aspect Sun trine': {
    text: 'The Sun makes a close trine to your lot, so what you want and what does you good are read as one.',
    second: 'The Sun makes a close trine to your lot: wanting a thing and being well go the same way.',
  },
  'aspect Sun opposition': {
    text: 'The Sun is straight across from your lot: your public face and your well-being are read as opposites.',
    second:
      'The Sun is opposite your lot, within three degrees: what people see and what you need lie at the two ends of one line.',
  },
  'aspect Moon sextile': {
    text: 'The Moon is in a close sextile to your lot, so everyday habits are counted on your side.',
    second: 'The Moon is friendly to your lot by a close sextile, and stands for good small habits.',
  },
  'aspect Moon square': {
    text: 'The Moon is in a close square to your lot: habit and well-being are read as two directions.',
    second: 'The Moon makes a close square to your lot, like two friends who want different evenings.',
  },
  'aspect Moon trine': {
    text: 'A close trine joins the Moon to your lot, so daily life and well-being are said to agree.',
    second: 'The Moon makes a close trine to your lot, read as ease on ordinary days.',
  },
  'aspect Moon opposition': {
    text: 'The Moon is straight across from your lot, like another person whose mood you notice before your own.',
    second:
      'The Moon is opposite your lot, within three degrees, and is read as the mood of whoever faces you.',
  },
  'aspect Mercury sextile': {
    text: 'Mercury is two signs from your lot, in a close sextile, like a friend two doors away who has news.',
    second: 'Mercury is in a close sextile to your lot, and stands for the right word near at hand.',
  },
  'aspect Mercury square': {
    text: 'A close square joins Mercury to your lot, and is read as many thoughts about each good thing.',
    second: 'Mercury makes a close square to your lot, like a question about each good thing.',
  },
  'aspect Mercury trine': {
    text: 'Mercury makes a close trine to the lot, so thought and well-being are read as one road.',
    second: 'Mercury has a close trine to your lot, and is read as ease in talking about what does you good.',
  },
  'aspect Mercury opposition': {
    text: 'Mercury is opposite your lot, close to the degree, and stands for a second opinion about what does you good.',
    second: 'Mercury is opposite your lot, within three degrees, like a neighbour with another opinion.',
  },
  'aspect Venus sextile': {
    text: 'Venus makes a close, friendly sextile to your lot, and is read as kindness.',
    second:
      'Venus is friendly to your lot by a sextile of less than three degrees, as if a sharp corner had been rounded.',
  },
  'aspect Venus square': {
    text: 'Venus and your lot stand at a close square, so what is sweet today and what does you good later may be two things.',
    second:
      'Venus and your lot are at a close right angle, as when the pleasant thing and the good thing are at the same hour, and one has to choose.',
  },
  'aspect Venus trine': {
    text: 'Venus makes an almost exact trine to your lot, and the old books call it agreement.',
    second: 'Venus is in a trine to your lot that is almost exact, and the books find nothing sharp in it.',
  },
  'aspect Venus opposition': {
    text: 'Venus looks straight at your lot from across the chart, so what you love and what you live by face each other.',
    second:
      'Venus is across from your lot, almost to the degree, as if what you love sat at the other side of the table.',
  },
  'aspect Mars sextile': {
    text: 'Mars, seldom called a friend, is in a friendly, close sextile to your lot: courage near at hand.',
    second: 'Mars makes a close sextile to your lot, like a quick, strong neighbour within call.',
  },
  'aspect Mars square': {
    text: 'Mars and your lot are in a close square, which is heat and friction, a picture of sparks.',
    second:
      'Mars is in a square to your lot, close to exact, so some heat is counted as part of good things too.',
  },
  'aspect Mars trine': {
    text: 'Mars looks at your lot by a close trine, like strong hands within reach.',
    second: 'Mars has a trine to your lot, nearly exact, and stands for effort that comes easily.',
  },
  'aspect Mars opposition': {
    text: 'Mars is face to face with your lot. With such a neighbour, peace is something that one chooses each day.',
    second:
      'Mars is straight across from your lot, within three degrees, like a rival who makes one try harder.',
  },
  'aspect Jupiter sextile': {
    text: 'Jupiter is near your lot by a close sextile, like a neighbour who thinks well of you.',
    second: 'Jupiter is in a close sextile to your lot, a picture of good will in the next street.',
  },
  'aspect Jupiter square': {
    text: 'Your lot has Jupiter at a close right angle, which stands for too much of a good thing.',
    second: 'Jupiter is in a close square to your lot, like a good thing that needs its measure.',
  },
  'aspect Jupiter trine': {
    text: 'From Jupiter a close trine runs to your lot, and the old books read it as good will.',
    second: 'Jupiter is in a trine to your lot, nearly exact, and this kind line stands for easy good will.',
  },
  'aspect Jupiter opposition': {
    text: 'Jupiter looks at your lot from across the circle, like somebody unlike you who shows you what does you good.',
    second:
      'Jupiter looks at your lot from the opposite sign, almost to the degree, and is read as the advice of a very different friend.',
  },
  'aspect Saturn sextile': {
    text: 'Saturn makes a close sextile to your lot, like an older person who wishes you well.',
    second: 'Saturn makes a close sextile to your lot, so patience is counted among your friends.',
  },
  'aspect Saturn square': {
    text: 'Saturn looks at your lot by a close square, so good things are said to feel like hard work.',
    second:
      'Saturn makes a square to your lot, nearly exact, as when one earns a thing before one enjoys it.',
  },
  'aspect Saturn trine': {
    text: 'By a close trine Saturn is like firm ground under your lot, and under whatever is built slowly.',
    second: 'Saturn has a trine to your lot, nearly exact, which is like a stone floor under a house.',
  },
  'aspect Saturn opposition': {
    text: 'Saturn is opposite your lot, close to exact. It is like the weight on the other side of a scale.',
    second:
      'Saturn is opposite your lot, almost to the degree, and is read as being slow to accept what is good.',
  },
  'aspect Uranus sextile': {
    text: 'Uranus, unknown to the old books, makes a close sextile to your lot. We go on to {ruler}, which rules the sign.',
    second: 'Modern readers would add that Uranus makes a close sextile to your lot.',
  },
  'aspect Uranus square': {
    text: 'A modern reader would begin with Uranus, in a close square to your lot. We begin with {ruler}, which rules the sign.',
    second: 'Uranus, a planet of modern books, is in a close square to your lot.',
  },
  'aspect Uranus trine': {
    text: 'Uranus makes a close trine to your lot. Only modern books count it, so we turn to {ruler}, the ruler of the sign.',
    second: 'There is also a close trine of Uranus to your lot, for those who count it.',
  },
  'aspect Uranus opposition': {
    text: 'Uranus is opposite your lot. The old books do not use it, so this reading rests on {ruler}, which rules the sign.',
    second: 'Uranus, unknown to the old authors, is opposite your lot, close to the degree.',
  },
  'aspect Neptune sextile': {
    text: 'Neptune makes a close sextile to your lot, as modern books would note. Here {ruler}, the ruler of the sign, comes first.',
    second: 'Neptune, which modern readers use, is in a close sextile to your lot.',
  },
  'aspect Neptune square': {
    text: 'Neptune makes a close square to your lot. The old rules do not know it and look at {ruler}, the lot’s ruler.',
    second: 'Neptune makes a close square to your lot, as modern readers would note.',
  },
  'aspect Neptune trine': {
    text: 'Neptune has a close trine to your lot. Only modern readers write this down, and we go on to {ruler}, its ruler.',
    second: 'By modern custom one would add a close trine of Neptune to your lot.',
  },
  'aspect Neptune opposition': {
    text: 'Neptune is across from your lot. This is a modern remark, so we go on with {ruler}, which rules the sign.',
    second: 'Neptune is opposite your lot, to within three degrees, and modern books would say so.',
  },
  'aspect Pluto sextile': {
    text: 'Modern books would name Pluto here, in a close sextile to your lot. This reading opens with {ruler}, which rules the sign.',
    second: 'Pluto, for modern readers, is in a close sextile to your lot.',
  },
  'aspect Pluto square': {
    text: 'Pluto, discovered in 1930, is in a close square to your lot. We read from {ruler} instead, the ruler of the sign.',
    second: 'The slow planet Pluto makes a close square to your lot.',
  },
  'aspect Pluto trine': {
    text: 'Pluto makes a trine to the lot that is nearly exact. We only mention it and look at {ruler}, which rules the sign.',
    second: 'By the modern count Pluto makes a close trine to your lot.',
  },
  'aspect Pluto opposition': {
    text: 'Pluto is opposite your lot, almost to the degree. We name it once and turn to {ruler}, which rules the sign.',
    second: 'Pluto is opposite your lot, nearly exact, and here it is only named.',
  },
  'home Sun': {
    text: 'The Sun rules your lot and is with it, at home, as when a host sits down at one table with the guest.',
    second: 'The Sun[, its ruler,] is with the lot in {rulerSign}, a sign of its own.',
  },
  'home Moon': {
    text: 'The Moon rules your lot, and it is in that sign itself, like the owner of a house who lives in it.',
    second: 'The Moon[, its ruler,] is in {rulerSign} with the lot, and that sign is its own.',
  },
  'home Mercury': {
    text: 'Mercury rules your lot from {rulerSign}, a sign of its own, like somebody who knows exactly how a thing is done.',
    second: 'Mercury[, the lot’s ruler,] is at home in {rulerSign}, like a craftsman among his own tools.',
  },
  'home Venus': {
    text: 'Venus rules your lot from {rulerSign}, its own house. It is like a cook in a kitchen where nothing is missing.',
    second: 'Venus[, ruler of the lot,] is in {rulerSign}, which is its own, so it need borrow nothing.',
  },
  'home Mars': {
    text: 'Mars rules your lot from {rulerSign}, a sign of its own. It is like a strong person who has nothing to prove.',
    second: 'Mars[, ruler of the lot,] is in {rulerSign}, a sign of its own, so its strength is at home.',
  },
  'home Jupiter': {
    text: 'Jupiter rules your lot and is at home in {rulerSign}. It is like the owner of a full house, who can be generous.',
    second: 'Jupiter[, ruler of the lot,] is in its own house, {rulerSign}, and can afford to be generous.',
  },
  'home Saturn': {
    text: 'Saturn rules your lot and is at home in {rulerSign}. It is like an old house with thick walls and no debts.',
    second:
      'Saturn[, the lot’s ruler,] is in a sign of its own, {rulerSign}, like the owner of an old strong house.',
  },
  'honoured Sun': {
    text: 'The Sun rules your lot and is exalted in {rulerSign}, so it is like a guest for whom people stand up.',
    second: 'The Sun[, which rules the lot,] is exalted in {rulerSign}, as if people stood up for it.',
  },
  'honoured Moon': {
    text: 'The Moon rules your lot, and it is exalted in {rulerSign}, so the planet of daily life has a place of honour.',
    second: 'The Moon[, ruler of the lot,] is exalted in {rulerSign}, and its honour there is steady.',
  },
  'honoured Mercury': {
    text: 'Mercury rules your lot. It is in {rulerSign}, the only sign where it is both at home and exalted.',
    second: 'Mercury[, ruler of the lot,] is exalted in {rulerSign}, so its voice is heard there.',
  },
  'honoured Venus': {
    text: 'Venus rules your lot, and in {rulerSign} it is exalted, so it is a guest of honour there.',
    second:
      'Venus[, which rules the lot,] is exalted in {rulerSign}, like a guest whom everybody asks to stay.',
  },
  'honoured Mars': {
    text: 'Mars rules your lot. Mars itself is exalted in {rulerSign}, so its strength has a high rank.',
    second: 'Mars[, the lot’s ruler,] is exalted in {rulerSign}, so its strength has a rank.',
  },
  'honoured Jupiter': {
    text: 'Jupiter, which rules your lot, is exalted in {rulerSign}, so it has the best seat in the house.',
    second:
      'Jupiter[, on which the lot depends,] is exalted in {rulerSign} and sits at the head of the table.',
  },
  'honoured Saturn': {
    text: 'Saturn rules your lot, and {rulerSign} is the sign where it is exalted, so this serious planet is the honoured guest there.',
    second:
      'Saturn[, the lot’s ruler,] is exalted in {rulerSign}, like an old man who sits in the first seat.',
  },
  'away Sun': {
    text: 'The Sun rules your lot from {rulerSign}, opposite its own sign. The books say that it is a long way from home there.',
    second: 'The Sun[, which rules the lot,] is in {rulerSign}, opposite its own sign and far from home.',
  },
  'away Moon': {
    text: 'The Moon rules your lot. It is in {rulerSign}, opposite its own house, so it is like a traveller there.',
    second: 'The Moon[, the lot’s ruler,] is in {rulerSign}, across from its own house, among cooler people.',
  },
  'away Mercury': {
    text: 'Mercury, the ruler of your lot, is in {rulerSign}, its detriment. It is like a person who works in a borrowed room.',
    second:
      'Mercury[, ruler of the lot,] is in {rulerSign}, its detriment, as if it worked in a foreign shop.',
  },
  'away Venus': {
    text: 'Venus, which rules your lot, is in {rulerSign}, opposite a sign of its own. It is like somebody who speaks a foreign language.',
    second: 'Venus[, ruler of the lot,] is far from home in {rulerSign}, as if a guest had to ask for a cup.',
  },
  'away Mars': {
    text: 'Mars rules your lot from {rulerSign}, its detriment. The sign does not suit it, because it has to be gentle there.',
    second: 'Mars[, the lot’s ruler,] is in {rulerSign}, its detriment, where it has to be gentle.',
  },
  'away Jupiter': {
    text: 'Jupiter, which rules your lot, is in {rulerSign}, its detriment. It is like a large guest in a small room.',
    second:
      'Jupiter[, ruler of the lot,] is in {rulerSign}, across from its own house, like large plans that have to fit into small rooms.',
  },
  'away Saturn': {
    text: 'Saturn rules your lot and is in {rulerSign}, its detriment, because that house is too warm for a cold planet.',
    second: 'Saturn[, the lot’s ruler,] is in {rulerSign}, its detriment, in a warmer house than its own.',
  },
  'low Sun': {
    text: 'The Sun, which rules your lot, is in {rulerSign}, the sign of its fall, like a king on a low chair.',
    second:
      'The Sun[, ruler of the lot,] has its fall in {rulerSign}, like a king who sits among the others.',
  },
  'low Moon': {
    text: 'The Moon rules your lot, and it has its fall in {rulerSign}. It has the lowest chair in that house.',
    second: 'The Moon[, ruler of the lot,] is in {rulerSign}, where it has its fall and a low, quiet seat.',
  },
  'low Mercury': {
    text: 'Mercury rules your lot. It has its fall in {rulerSign}, so it is like a person who counts money on a moving boat.',
    second: 'Mercury[, ruler of the lot,] has its fall in {rulerSign}, where numbers are hard to hold.',
  },
  'low Venus': {
    text: 'Venus rules your lot, and it has its fall in {rulerSign}. Its charm is among busy people who have little time for it.',
    second: 'Venus[, the lot’s ruler,] is in its fall in {rulerSign}, where its charm may be noticed late.',
  },
  'low Mars': {
    text: 'Mars rules your lot, but it is in {rulerSign}, its fall, so its strength sits in a soft chair.',
    second: 'In {rulerSign} Mars[, which rules the lot,] is at its lowest, like a fighter in a soft chair.',
  },
  'low Jupiter': {
    text: 'Jupiter rules your lot and is in {rulerSign}, the sign of its fall, like a generous guest in a careful house.',
    second:
      'Jupiter[, which rules the lot,] has its fall in {rulerSign}, where people are careful with what they have.',
  },
  'low Saturn': {
    text: 'Saturn stands for patience and rules your lot. It is in {rulerSign}, its fall, where everybody is in a hurry.',
    second:
      'Saturn[, which rules the lot,] has its fall in {rulerSign}, like a patient man among people who run.',
  },
  'burnt Moon': {
    text: 'The Moon rules your lot. When you were born it was nearly new, close to the Sun in {rulerSign}.',
    second:
      'The Moon[, the lot’s ruler,] is hidden in the light of the Sun in {rulerSign}, as it is around a new moon.',
  },
  'burnt Mercury': {
    text: 'Mercury rules your lot. It is hidden near the Sun in {rulerSign}, like somebody who reads in too strong a light.',
    second: 'Mercury[, which rules the lot,] is so near the Sun in {rulerSign} that nobody could see it.',
  },
  'burnt Venus': {
    text: 'Venus rules your lot, but nobody could see it on that day. It was in {rulerSign}, in the light of the Sun.',
    second: 'Venus[, ruler of the lot,] is lost in the Sun’s light in {rulerSign}, like a lamp at noon.',
  },
  'burnt Mars': {
    text: 'Mars, ruler of your lot, is hidden by the Sun in {rulerSign}, like a small fire in front of a great one.',
    second:
      'Mars[, on which the lot depends,] is hard to see beside the Sun in {rulerSign}, like a candle beside a great fire.',
  },
  'burnt Jupiter': {
    text: 'Jupiter rules your lot, but nobody could see it at your birth. It was in {rulerSign}, behind the light of the Sun.',
    second:
      'Jupiter[, the lot’s ruler,] is hidden by the Sun in {rulerSign}, like a good side that is noticed late.',
  },
  'burnt Saturn': {
    text: 'Saturn, the quietest planet, rules your lot. In {rulerSign} it is close to the Sun, where nobody can see it.',
    second:
      'Saturn[, the lot’s ruler,] is close to the Sun in {rulerSign}, so this quiet planet is quieter than ever.',
  },
  'burnt Uranus': {
    text: 'Uranus, the modern ruler of your lot, is hidden in {rulerSign}, within a few degrees of the Sun.',
    second: 'Uranus[, the lot’s ruler by the modern count,] is hidden near the Sun in {rulerSign}.',
  },
  'burnt Neptune': {
    text: 'Modern astrologers make Neptune the ruler of your lot. It is in {rulerSign}, so near the Sun that the light covers it.',
    second: 'Neptune, the lot’s modern ruler, is close to the Sun in {rulerSign} and pale beside it.',
  },
  'burnt Pluto': {
    text: 'In the modern books Pluto rules your lot. It is in {rulerSign}, where the Sun is close and much brighter.',
    second: 'Pluto, the lot’s modern ruler, is right beside the Sun in {rulerSign} and cannot be seen.',
  },
  'back Mercury': {
    text: 'Mercury, the ruler of your lot, was retrograde in {rulerSign}, like somebody who turns back for a lost key.',
    second:
      'Mercury[, ruler of the lot,] was going backwards in {rulerSign}, as one goes back for a lost key.',
  },
  'back Venus': {
    text: 'Venus, which rules your lot, was moving backwards in {rulerSign}. It does this for only six weeks in a year and a half.',
    second:
      'Venus[, the lot’s ruler,] was moving backwards in {rulerSign}, as if to see once more what it had passed.',
  },
  'back Mars': {
    text: 'Mars, which rules your lot, was going backwards in {rulerSign}. This happens only once in two years.',
    second:
      'Mars[, the lot’s ruler,] had turned back in {rulerSign}, so its strength is read as taking a longer way.',
  },
  'back Jupiter': {
    text: 'Jupiter rules your lot, and it was going back through {rulerSign}. It is like a host who walks once more through the rooms.',
    second:
      'Jupiter[, the lot’s ruler,] was retrograde in {rulerSign}, like a host who visits each room again.',
  },
  'back Saturn': {
    text: 'Saturn, ruler of your lot, was going back in {rulerSign}, like a farmer who walks over a field twice.',
    second:
      'Saturn[, on which the lot depends,] was retrograde in {rulerSign} and went slowly over old ground.',
  },
  'back Uranus': {
    text: 'For modern readers your lot depends on Uranus. It was retrograde in {rulerSign}, which means that it was going backwards.',
    second:
      'The lot’s modern ruler, Uranus, was moving backwards in {rulerSign}, against its usual direction.',
  },
  'back Neptune': {
    text: 'Neptune is the modern ruler of your lot. At your birth it was moving slowly back through {rulerSign}.',
    second:
      'Neptune[, the lot’s ruler by the modern count,] was retrograde in {rulerSign}, like the sea when it goes out.',
  },
  'back Pluto': {
    text: 'In the modern books Pluto is what rules your lot. When you were born it was moving backwards in {rulerSign}.',
    second: 'Pluto, the modern ruler, was on its way back through {rulerSign}.',
  },
  heart: {
    text: '{ruler}, the ruler of your lot, is in the heart of the Sun, a rare place of honour, and is read as strength that knows what it is for.',
    second:
      '{ruler}[, ruler of the lot,] is in the very heart of the Sun in {rulerSign}, which is rare and an honour.',
  },
  first: {
    text: '{ruler}, the ruler of your lot, had almost stopped at your birth. It stood in {rulerSign}, about to turn back.',
    second:
      '{ruler}[, the lot’s ruler,] stands still in {rulerSign} and is about to turn back, like somebody with a hand on the door.',
  },
  second: {
    text: '{ruler}, which rules your lot, had finished its way back. In {rulerSign} it stood still, about to go forward again.',
    second: '{ruler}[, which rules the lot,] has stopped in {rulerSign} and is ready to go forward again.',
  },
  'mutual 1': {
    text: 'Two planets stand in each other’s signs in your chart, {ruler} and {host}. The first of them, {ruler}, rules your Part of Fortune.',
    second:
      '{ruler}[, ruler of the lot,] and {host} stand each in the other’s sign, as if each had the other’s keys.',
  },
  'mutual 2': {
    text: 'In your chart {ruler}, which rules your lot, and {host} have changed places, each in the other’s sign, like neighbours who have exchanged their keys.',
    second:
      '{ruler}[, which rules the lot,] has changed signs with {host}, so neither is read without the other.',
  },
  'mutual 3': {
    text: '{ruler}, the ruler of your lot, and {host} are in each other’s signs, and stand for two things in your life that depend on each other.',
    second:
      '{ruler}[, the lot’s ruler,] and {host} are in each other’s signs, like two people who owe each other a favour.',
  },
  'light Sun': {
    text: 'The Sun sees your lot as a friend, and this is read as a good thing done openly.',
    second: 'The Sun looks on as a friend, like a window to the south.',
  },
  'light Sun hard': {
    text: 'The Sun sees your lot from a hard side, and its light is sometimes too strong.',
    second: 'The Sun looks at the lot from a hard side, like a lamp that is a little too bright.',
  },
  'light Moon': {
    text: 'From its sign the Moon sees your lot as a friend, so daily life is said to leave room for what does you good.',
    second: 'The Moon is friendly to the lot, so your mood is read as a sign of how well you are.',
  },
  'light Moon hard': {
    text: 'From its sign the Moon sees your lot by a hard aspect, so a mood is said to change the air around what does you good.',
    second: 'The Moon sees the lot at a hard angle, so a passing mood may hide what does you good.',
  },
  ring: {
    text: 'Your lot depends on {ruler}, and {ruler} depends on another planet. If you go on asking, you come round in a ring.',
    second:
      '{ruler}[, the lot’s ruler,] leads from planet to planet in a ring, so none of them has the last word.',
  },
  'ring-beyond': {
    text: 'Behind {ruler}, which rules your lot, {ring} depend on one another in a ring, so one thing is read as leading to the next.',
    second:
      'Behind {ruler}[, the lot’s ruler,] stand {ring}, each led by another, like links that have no first and no last.',
  },
  pair: {
    text: 'The chain of rulers from your lot and its ruler, {ruler}, ends with two planets in each other’s signs, like two sides of you that have to agree.',
    second:
      'The chain from {ruler}[, the lot’s ruler,] ends with two planets, and neither of them decides alone.',
  },
  'ruler with': {
    text: '{ruler}, the ruler of your lot, stands beside it almost to the degree, so what you want and what does you good are close together.',
    second: '{ruler}[, its ruler,] stands within three degrees of the lot, like an owner who is at home.',
  },
  'ruler sextile': {
    text: '{ruler}, the ruler of your lot, looks in on it by a close sextile, like a neighbour.',
    second:
      'By a close sextile {ruler}[, its own ruler,] keeps the lot in view, like somebody in the next room.',
  },
  'ruler square': {
    text: '{ruler} rules your lot and sees it by a close square, as one sees a thing by turning the head.',
    second: '{ruler}[, its own ruler,] sees the lot by a close square, as one sees a lamp from the side.',
  },
  'ruler trine': {
    text: '{ruler}, the ruler of your lot, sees it along a close trine, the easiest of lines.',
    second: '{ruler}[, its own ruler,] has the lot in plain view, by a trine that is nearly exact.',
  },
  'ruler opposition': {
    text: '{ruler} rules your lot and stands straight across from it, almost to the degree, as one sees one’s own house from the other bank.',
    second:
      '{ruler}[, its own ruler,] stands opposite the lot within three degrees, like somebody in front of a mirror.',
  },
  averse: {
    text: 'The ruler of your lot, {ruler}, is in {rulerSign}, and these two signs cannot see each other. The good is read as something that has to be looked for.',
    second:
      '{ruler}[, ruler of the lot,] cannot see it from {rulerSign}, like the owner of a house that lies behind a hill.',
  },
  joins: {
    text: '{ruler} rules your lot and is in that sign too, like somebody who lives in the garden they look after.',
    second: '{ruler}[, its ruler,] is with the lot, like somebody who lives in the garden they look after.',
  },
  sees: {
    text: '{ruler} rules your lot, and it can see it from {rulerSign}, so what does you good is read as lying in plain view.',
    second:
      '{ruler}[, its ruler,] sees the lot from {rulerSign}, like a gardener with the whole garden in view.',
  },
}
