import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The fact that opens a reading, and the same after another one. */
export const HEADLINE: PairTexts['headline'] = {
  'beside Sun': {
    text: 'The Sun, which stands for being seen, is in {sign} with your Part of Fortune, so others may see at once when you are well.',
    second: 'The Sun is in {sign} together with the lot, so others may easily notice what makes you well.',
  },
  'beside Moon': {
    text: 'The Moon is in {sign}, beside your Part of Fortune. It is the light that changes, so your well-being may have its seasons.',
    second:
      'The Moon is also in {sign} with the lot, and because it changes every day, your well-being may change too.',
  },
  'beside Mercury': {
    text: 'Mercury, the planet of words, is in {sign} beside your lot, so talk and well-being may belong together for you.',
    second:
      'Mercury, the planet of speech, is with the lot in {sign}, so much of your well-being may come through words.',
  },
  'beside Venus': {
    text: 'Venus, the planet of peace, is in {sign} with your Part of Fortune, so good company may be part of what makes you well.',
    second: 'Venus, the planet of friendship, is in {sign} too, so friendly people may do you good.',
  },
  'beside Mars': {
    text: 'Mars, which stands for heat and courage, is in {sign} with your lot, so what does you good may ask for a little daring.',
    second:
      'Mars is in {sign} beside the lot, and because it means a strong push, good things may ask for a little daring.',
  },
  'beside Jupiter': {
    text: 'Jupiter, the planet of hope, is in {sign} with your lot, so hope may be a part of what makes you well.',
    second:
      'Jupiter, the planet of hope, is in {sign} with the lot, so hope may be a part of what makes you well.',
  },
  'beside Saturn': {
    text: 'Saturn, the slow and serious planet, is in {sign} with your Part of Fortune, so what is good for you may take its time.',
    second:
      'Saturn shares {sign} with the lot, and because it is the slow planet, good things may need patience.',
  },
  'beside Uranus': {
    text: 'Uranus is almost on the degree of your lot in {sign}. The old books do not know it, so we begin with {ruler}, which rules the sign.',
    second:
      'Uranus is within three degrees of the lot in {sign}, and because no old book knew it, it is only named here.',
  },
  'beside Neptune': {
    text: 'Neptune is almost on the degree of your lot in {sign}. Nobody knew it before 1846, so we name it and go on.',
    second:
      'Neptune is very close to the lot in {sign}, and we only mention it, because the old authors never saw it.',
  },
  'beside Pluto': {
    text: 'Pluto, a faint modern planet, is close to the degree of your lot in {sign}. We name it and turn to {ruler}, which rules {sign}.',
    second: 'Faint Pluto, which only modern books name, is within three degrees of the lot, in {sign}.',
  },
  'present Sun': {
    text: '{ruler} rules your lot and is in {rulerSign} as a guest of the Sun, which is there too, so perhaps you do best beside somebody who opens doors.',
    second:
      '{ruler}, ruler of the lot, is the Sun’s guest in {rulerSign}, with the Sun beside it, so perhaps you do best beside somebody who opens doors.',
  },
  'present Moon': {
    text: '{ruler} rules your lot in {sign}. In {rulerSign} it sits beside its host, the Moon, so it may do you good to be where people know you.',
    second:
      '{ruler}, the lot’s ruler, is a guest of the Moon, and both are in {rulerSign}, so it may do you good to be where people know you.',
  },
  'present Mercury': {
    text: '{ruler} rules your lot in {sign} and is a guest of Mercury. Both are in {rulerSign}, so a question may be your best tool.',
    second:
      '{ruler}, which rules the lot, has its host, Mercury, beside it in {rulerSign}, so a question may be your best tool.',
  },
  'present Venus': {
    text: 'The ruler of your lot is {ruler}, a guest of Venus in {rulerSign}. Venus is there too, so a warm welcome may do you good.',
    second:
      '{ruler}, the lot’s ruler, and its host, Venus, are together in {rulerSign}, so a warm welcome may do you good.',
  },
  'present Mars': {
    text: 'Your lot in {sign} depends on {ruler}, a guest of Mars. Both are in {rulerSign}, so lively company may do you good.',
    second:
      'Mars is the host of {ruler}, ruler of the lot, and both are in {rulerSign}, so lively company may do you good.',
  },
  'present Jupiter': {
    text: '{ruler}, the ruler of your lot in {sign}, is a guest of Jupiter. Both are in {rulerSign}, so generous people may do you good.',
    second:
      'Jupiter is the host of {ruler}, on which the lot depends, and it is in {rulerSign} too, so generous people may do you good.',
  },
  'present Saturn': {
    text: '{ruler}, which rules your lot in {sign}, lives in {rulerSign} with its host, Saturn, like a guest in a strict house, so clear rules may do you good.',
    second:
      '{ruler}, which rules the lot, is in {rulerSign} with its host, Saturn, like a guest in a strict house, so clear rules may do you good.',
  },
  'present Uranus': {
    text: '{ruler} rules your lot in {sign}. By the modern rulers it is a guest of Uranus, and both are in {rulerSign}.',
    second:
      'By the modern rulers {ruler}, the lot’s ruler, is a guest of Uranus, which is in {rulerSign} beside it.',
  },
  'present Neptune': {
    text: 'By the modern count {ruler}, which rules your lot in {sign}, has Neptune as its host. The two are together in {rulerSign}.',
    second: 'Neptune is the modern host of {ruler}, ruler of the lot, and the two share {rulerSign}.',
  },
  'present Pluto': {
    text: 'Your lot in {sign} depends on {ruler}. This planet is in {rulerSign}, and so is Pluto, its host among the modern rulers.',
    second: '{ruler}, which rules the lot, is in {rulerSign} beside Pluto, its host by the modern count.',
  },
  'end Sun': {
    text: 'The rulers that follow one another from your lot in {sign} end with the Sun, in its own sign, so your good may come into the open.',
    second:
      'The rulers that follow one another from {sign} end with the Sun, in its own sign, so your good may come into the open.',
  },
  'end Moon': {
    text: 'If you go from your lot in {sign} to its ruler, and on from ruler to ruler, you come at last to the Moon at home, and so to small daily things.',
    second:
      'The chain of rulers that begins in {sign} ends with the Moon, the planet of daily life, so the good may come home to small things.',
  },
  'end Mercury': {
    text: 'Your lot in {sign} is handed on like a letter, first to its ruler, {ruler}, and at last to Mercury in its own sign, so a clear word may settle much.',
    second:
      'The chain of rulers from {sign} ends with Mercury, in its own sign, so a clear word may settle much.',
  },
  'end Venus': {
    text: 'Your lot in {sign} depends on {ruler}, and the chain of rulers ends with Venus, in its own sign, so perhaps you rest where there is peace.',
    second:
      'The last of the rulers that follow from {sign} is Venus, at home in its own sign, so perhaps you rest where there is peace.',
  },
  'end Mars': {
    text: 'If you follow the rulers from your lot in {sign} and its ruler, {ruler}, the last is Mars, in its own sign, so a deed may settle much.',
    second:
      'Mars has the last word in the chain of rulers from {sign}, because it is in its own sign, so a deed may settle much.',
  },
  'end Jupiter': {
    text: 'From your lot in {sign} and its ruler, {ruler}, the rulers lead up like steps to Jupiter, in its own sign, so perhaps you live by a large hope.',
    second:
      'The rulers from {sign} lead to Jupiter, at home in its own wide house, so perhaps you live by a large hope.',
  },
  'end Saturn': {
    text: 'Behind {ruler}, which rules your lot in {sign}, the chain of rulers ends with Saturn in its own sign, so it may suit you to build what lasts.',
    second:
      'If you follow the rulers from {sign}, the last one is Saturn, in a strong house of its own, so it may suit you to build what lasts.',
  },
  'end Uranus': {
    text: 'By the modern rulers your lot in {sign} is handed on from its ruler, {ruler}, to Uranus, which is in its own sign.',
    second: 'By the modern rulers the chain that begins in {sign} ends with Uranus, and its end stays open.',
  },
  'end Neptune': {
    text: 'With the modern rulers the road from your lot in {sign} goes first to its ruler, {ruler}, and ends with Neptune in its own sign.',
    second: 'The modern chain of rulers from {sign} ends with Neptune, as a river ends in the sea.',
  },
  'end Pluto': {
    text: 'Modern readers make a chain that begins with your lot in {sign} and its ruler, {ruler}. Its last link is Pluto, in its own sign.',
    second: 'Pluto is the last link of the chain from {sign}, if one counts as modern astrologers do.',
  },
  'with-ruler Sun': {
    text: 'The ruler of your lot in {sign}, {ruler}, is in {rulerSign} with the Sun, so a little pride may belong to what you do.',
    second:
      '{ruler}, ruler of the lot, is in the same sign as the Sun, {rulerSign}, so being seen may matter to you.',
  },
  'with-ruler Moon': {
    text: '{ruler}, which rules your lot, has company in {rulerSign}. The Moon is there too, so feelings may belong to the matter.',
    second:
      'The Moon is in {rulerSign} beside {ruler}, the lot’s ruler, so your mood may have a part in what does you good.',
  },
  'with-ruler Mercury': {
    text: '{ruler} rules {sign}, where your lot is, and shares {rulerSign} with Mercury, so a good thing may often begin with a talk.',
    second:
      '{ruler}, which rules the lot, has Mercury near it in {rulerSign}, so a good thing may often begin with a talk.',
  },
  'with-ruler Venus': {
    text: 'Venus is in {rulerSign} with {ruler}, the ruler of your lot, so what you do for your good may go best in friendly company.',
    second:
      'Venus is in {rulerSign} as well, beside {ruler}, on which the lot depends, so friendly company may do you good.',
  },
  'with-ruler Mars': {
    text: '{ruler}, the ruler of your lot, is in {rulerSign} with Mars. Mars stands for heat, so some fire may come into what you do for your good.',
    second:
      'In {rulerSign} Mars, the planet of heat, is beside {ruler}, the lot’s ruler, so some fire may come into what you do.',
  },
  'with-ruler Jupiter': {
    text: 'Your lot in {sign} is ruled by {ruler}, which is in {rulerSign} beside generous Jupiter, so perhaps you like to do things on a large scale.',
    second:
      'Jupiter is in {rulerSign} with {ruler}, ruler of the lot, so perhaps you like to do things on a large scale.',
  },
  'with-ruler Saturn': {
    text: '{ruler}, which rules your lot, is in {rulerSign} with Saturn, the slow planet, so what you do for your good may be slow and sound.',
    second:
      '{ruler}, on which the lot depends, has Saturn beside it in {rulerSign}, so its work may be slow and sound.',
  },
  'aspect Sun sextile': {
    text: 'The Sun makes a close sextile to your lot in {sign}. This is a friendly line, so people may gladly see what you do.',
    second:
      'The Sun looks at {sign} by a sextile, almost to the degree, like a lamp that is near and never too bright.',
  },
  'aspect Sun square': {
    text: 'The Sun stands at a right angle to your lot in {sign}. Such a square is a line of friction, so being seen may cost you something.',
    second: 'By a close square the Sun looks at {sign}, so you may sometimes be tired of being looked at.',
  },
  'aspect Sun trine': {
    text: 'The Sun makes a close trine to your lot in {sign}, so what you want and what does you good may go well together.',
    second:
      'The Sun makes a trine to {sign} that is nearly exact, an easy line, so what you want may also do you good.',
  },
  'aspect Sun opposition': {
    text: 'The Sun is opposite your lot in {sign}, almost to the degree, so your public face and your well-being may want different things.',
    second:
      'The Sun is opposite {sign}, within three degrees, so your public face and your well-being may want different things.',
  },
  'aspect Moon sextile': {
    text: 'The Moon is in a sextile to your lot in {sign}, almost exact. The line is friendly, so everyday habits may be on your side.',
    second: 'The Moon is friendly to {sign} by a close sextile, and small habits may do you good.',
  },
  'aspect Moon square': {
    text: 'The Moon is in a close square to your lot in {sign}, so habit and well-being may pull you in two directions.',
    second:
      'The Moon makes a square to {sign} of less than three degrees, so mood and well-being may want different evenings.',
  },
  'aspect Moon trine': {
    text: 'A close trine joins the Moon to your Part of Fortune in {sign}, so daily life and well-being may understand each other.',
    second: 'The Moon makes a trine to {sign} that is almost exact, so ordinary days may suit you.',
  },
  'aspect Moon opposition': {
    text: 'The Moon is straight across from your lot in {sign}, so another person’s mood may reach you before your own.',
    second:
      'The Moon is in the sign opposite {sign}, within three degrees, so another person’s mood may reach you before your own.',
  },
  'aspect Mercury sextile': {
    text: 'Mercury is two signs from your lot in {sign}, in a close sextile, like a friend two doors away who has news.',
    second: 'Mercury is in a close sextile to {sign}, so the right word may often be near.',
  },
  'aspect Mercury square': {
    text: 'A close square joins Mercury to your lot in {sign}. The line is one of friction, so words may disturb your peace.',
    second: 'Mercury makes a close square to {sign}, so there may be an argument about each good thing.',
  },
  'aspect Mercury trine': {
    text: 'Mercury makes a close trine to the lot in {sign}, so thought and well-being may travel on one road in your life.',
    second:
      'Mercury has a trine to {sign} that is nearly exact, so what does you good may be easy to talk about.',
  },
  'aspect Mercury opposition': {
    text: 'Mercury is opposite your lot in {sign}, close to the degree, so maybe you often hear a second opinion about what does you good.',
    second: 'Mercury is opposite {sign}, within three degrees, like a neighbour with another opinion.',
  },
  'aspect Venus sextile': {
    text: 'Venus makes a sextile to your lot in {sign}, almost exact. The line is a friendly one, so kindness may be close at hand.',
    second:
      'Venus is friendly to {sign} by a sextile of less than three degrees, so a sharp corner may be rounded.',
  },
  'aspect Venus square': {
    text: 'Venus and your lot in {sign} meet in a close square, so what pleases you and what does you good may get in each other’s way.',
    second:
      'Venus and {sign} are at a close right angle, so the pleasant thing and the good thing may come at the same hour.',
  },
  'aspect Venus trine': {
    text: 'Venus, the planet of peace, makes an almost exact trine to your Part of Fortune in {sign}. The old books call it agreement.',
    second: 'Venus is in a trine to {sign} that is almost exact, and the books find nothing sharp in it.',
  },
  'aspect Venus opposition': {
    text: 'Venus looks straight at your lot in {sign} from across the chart, so what you love and what you live by may face each other.',
    second:
      'Venus is across from {sign}, almost to the degree, so what you love may sit at the other side of the table.',
  },
  'aspect Mars sextile': {
    text: 'Mars, seldom called a friend, makes a friendly sextile to your lot in {sign}, within three degrees, so courage may be close by.',
    second: 'Mars makes a close sextile to {sign}, so quick strength may be near.',
  },
  'aspect Mars square': {
    text: 'Mars makes a square to your lot in {sign}, almost exact. Mars stands for heat and a square for friction, so there may be sparks.',
    second: 'Mars is in a square to {sign}, close to exact, so some heat may belong to good things too.',
  },
  'aspect Mars trine': {
    text: 'Mars makes a trine to your lot in {sign}, within three degrees, so strong hands may be within easy reach.',
    second: 'Mars has a trine to {sign}, nearly exact, so effort may come easily to you.',
  },
  'aspect Mars opposition': {
    text: 'Mars is face to face with your lot in {sign}. With such a neighbour, peace may be something that you choose each day.',
    second:
      'Mars is straight across from {sign}, within three degrees, like a rival who makes one try harder.',
  },
  'aspect Jupiter sextile': {
    text: 'Jupiter is near your lot in {sign} by a sextile, close to exact, like a neighbour who thinks well of you.',
    second: 'Jupiter is in a close sextile to {sign}, so good will may not be far away.',
  },
  'aspect Jupiter square': {
    text: 'Your lot in {sign} has Jupiter at a right angle. Jupiter stands for plenty, so there may be too much of a good thing.',
    second: 'Jupiter is in a close square to {sign}, so a good thing may need its measure.',
  },
  'aspect Jupiter trine': {
    text: 'From Jupiter a close trine runs to your lot in {sign}. The old books count this a kind line, so good will may come to you easily.',
    second:
      'Jupiter is in a trine to {sign}, nearly exact, and because this is a kind line, good will may come to you easily.',
  },
  'aspect Jupiter opposition': {
    text: 'Jupiter looks at your lot in {sign} from across the circle, so somebody unlike you may show you what does you good.',
    second:
      'Jupiter looks at {sign} from the opposite sign, almost to the degree, so somebody unlike you may show you what does you good.',
  },
  'aspect Saturn sextile': {
    text: 'Saturn makes a sextile to your lot in {sign}, almost exact. It is like an older person who wishes you well.',
    second: 'Saturn makes a close sextile to {sign}, so patience may be a friend to you.',
  },
  'aspect Saturn square': {
    text: 'Saturn, the heavy planet, is in a close square to your lot in {sign}, so good things may feel like hard work.',
    second:
      'Saturn makes a square to {sign}, nearly exact, so you may like to earn a good thing before you enjoy it.',
  },
  'aspect Saturn trine': {
    text: 'Saturn has a trine to your lot in {sign}, nearly exact. Saturn stands for slow building, so there may be firm ground under you.',
    second: 'Saturn has a trine to {sign}, nearly exact, which is like a stone floor under a house.',
  },
  'aspect Saturn opposition': {
    text: 'Saturn is opposite your lot in {sign}, close to exact. It is like the weight on the other side of a scale.',
    second: 'Saturn is opposite {sign}, almost to the degree, so you may be slow to accept what is good.',
  },
  'aspect Uranus sextile': {
    text: 'Uranus, unknown to the old books, makes a close sextile to your lot in {sign}. We go on to {ruler}, which rules the sign.',
    second: 'Modern readers would add that Uranus makes a close sextile to {sign}.',
  },
  'aspect Uranus square': {
    text: 'A modern reader would begin with Uranus, in a close square to your lot in {sign}. We begin with {ruler}, which rules {sign}.',
    second: 'Uranus, a planet of modern books, is in a close square to {sign}.',
  },
  'aspect Uranus trine': {
    text: 'Uranus makes a close trine to your lot in {sign}. Only modern books count it, so we turn to {ruler}, the ruler of the sign.',
    second: 'There is also a close trine of Uranus to {sign}, for those who count it.',
  },
  'aspect Uranus opposition': {
    text: 'Uranus is opposite your lot in {sign}. The old books do not use it, so this reading rests on {ruler}, which rules {sign}.',
    second: 'Uranus, unknown to the old authors, is opposite {sign}, close to the degree.',
  },
  'aspect Neptune sextile': {
    text: 'Neptune makes a close sextile to your lot in {sign}, as modern books would note. Here {ruler}, the ruler of {sign}, comes first.',
    second: 'Neptune, which modern readers use, is in a close sextile to {sign}.',
  },
  'aspect Neptune square': {
    text: 'Neptune makes a close square to your lot in {sign}. The old rules do not know it and look at {ruler}, the lot’s ruler.',
    second: 'Neptune makes a close square to {sign}, as modern readers would note.',
  },
  'aspect Neptune trine': {
    text: 'Neptune has a close trine to your lot in {sign}. Only modern readers write this down, and we go on to {ruler}, its ruler.',
    second: 'By modern custom one would add a close trine of Neptune to {sign}.',
  },
  'aspect Neptune opposition': {
    text: 'Neptune is across from your lot in {sign}. This is a modern remark, so we go on with {ruler}, which rules the sign.',
    second: 'Neptune is opposite {sign}, to within three degrees, and modern books would say so.',
  },
  'aspect Pluto sextile': {
    text: 'Modern books would name Pluto here, in a close sextile to your lot in {sign}. This reading opens with {ruler}, which rules {sign}.',
    second: 'Pluto, for modern readers, is in a close sextile to {sign}.',
  },
  'aspect Pluto square': {
    text: 'Pluto, discovered in 1930, is in a close square to your lot in {sign}. We read from {ruler} instead, the ruler of {sign}.',
    second: 'The slow planet Pluto makes a close square to {sign}.',
  },
  'aspect Pluto trine': {
    text: 'Pluto makes a trine to the lot in {sign} that is nearly exact. We only mention it and look at {ruler}, which rules the sign.',
    second: 'By the modern count Pluto makes a close trine to {sign}.',
  },
  'aspect Pluto opposition': {
    text: 'Pluto is opposite your lot in {sign}, almost to the degree. We name it once and turn to {ruler}, which rules {sign}.',
    second: 'Pluto is opposite {sign}, nearly exact, and here it is only named.',
  },
  'home Sun': {
    text: 'Your lot is in {sign}, and so is the Sun, which rules it. The ruler is at home and sits at one table with the lot.',
    second: 'The Sun rules the lot and is with it in {rulerSign}, its own sign.',
  },
  'home Moon': {
    text: 'The Moon rules your lot in {sign}, and it is in that sign itself, like the owner of a house who lives in it.',
    second: 'The Moon, which rules the lot, is in {rulerSign} with it, and that sign is its own.',
  },
  'home Mercury': {
    text: 'Mercury rules your lot in {sign} from {rulerSign}, a sign of its own, so perhaps you know exactly how to do what does you good.',
    second:
      'Mercury, the lot’s ruler, is in its own sign, {rulerSign}, so perhaps you know exactly how to do what does you good.',
  },
  'home Venus': {
    text: 'Venus rules your lot in {sign} from {rulerSign}, its own house. It is like a cook in a kitchen where nothing is missing.',
    second: 'Venus, ruler of the lot, is in {rulerSign}, which is its own, so it need borrow nothing.',
  },
  'home Mars': {
    text: 'Mars rules your lot in {sign} from {rulerSign}, a sign of its own. It is like a strong person who has nothing to prove.',
    second: 'Mars rules the lot from {rulerSign}, a sign of its own, so its strength is at home.',
  },
  'home Jupiter': {
    text: 'Jupiter rules your lot in {sign} and is at home in {rulerSign}. It is like the owner of a full house, who can be generous.',
    second: 'Jupiter, ruler of the lot, is in its own house, {rulerSign}, and can afford to be generous.',
  },
  'home Saturn': {
    text: 'Saturn rules your lot in {sign} and is at home in {rulerSign}. It is like an old house with thick walls and no debts.',
    second:
      'Saturn, the lot’s ruler, is in a sign of its own, {rulerSign}, like the owner of an old strong house.',
  },
  'honoured Sun': {
    text: 'The Sun rules your lot in {sign} and is exalted in {rulerSign}, so it is like a guest for whom people stand up.',
    second: 'The Sun, which rules the lot, is exalted in {rulerSign}, as if people stood up for it.',
  },
  'honoured Moon': {
    text: 'The Moon rules your lot in {sign}, and it is exalted in {rulerSign}, so the planet of daily life has a place of honour.',
    second: 'The Moon, ruler of the lot, is exalted in {rulerSign}, and its honour there is steady.',
  },
  'honoured Mercury': {
    text: 'Mercury rules your lot in {sign}. It is in {rulerSign}, the only sign where it is both at home and exalted.',
    second: 'Mercury, ruler of the lot, is exalted in {rulerSign}, so its voice is heard there.',
  },
  'honoured Venus': {
    text: 'Venus rules your lot in {sign}, and in {rulerSign} it is exalted, so it is a guest of honour there.',
    second:
      'Venus, which rules the lot, is exalted in {rulerSign}, like a guest whom everybody asks to stay.',
  },
  'honoured Mars': {
    text: 'Mars rules {sign}, and your lot is there. Mars itself is exalted in {rulerSign}, so its strength has a high rank.',
    second: 'The lot’s ruler, Mars, is exalted in {rulerSign}, so its strength has a rank.',
  },
  'honoured Jupiter': {
    text: 'Jupiter, which rules your lot in {sign}, is exalted in {rulerSign}, so it has the best seat in the house.',
    second: 'Jupiter, on which the lot depends, is exalted in {rulerSign} and sits at the head of the table.',
  },
  'honoured Saturn': {
    text: 'Saturn rules your lot in {sign}, and {rulerSign} is the sign where it is exalted, so this serious planet is the honoured guest there.',
    second: 'The lot’s ruler, Saturn, is exalted in {rulerSign}, like an old man who sits in the first seat.',
  },
  'away Sun': {
    text: 'The Sun rules your lot in {sign} from {rulerSign}, opposite its own sign. The books call this detriment, because it is far from home.',
    second: 'The Sun, which rules the lot, is in {rulerSign}, opposite its own sign and far from home.',
  },
  'away Moon': {
    text: 'The Moon rules your lot in {sign}. It is in {rulerSign}, opposite its own house, so it is like a traveller there.',
    second: 'The Moon, the lot’s ruler, is in {rulerSign}, across from its own house, among cooler people.',
  },
  'away Mercury': {
    text: 'Mercury, the ruler of your lot in {sign}, is in {rulerSign}, its detriment. It is like a person who works in a borrowed room.',
    second: 'Mercury rules the lot from {rulerSign}, its detriment, as if it worked in a foreign shop.',
  },
  'away Venus': {
    text: 'Venus rules your lot in {sign} from {rulerSign}, opposite a house of its own. It is like somebody who speaks a foreign language.',
    second:
      'Venus, ruler of the lot, is in {rulerSign}, far from its own house, and speaks with an accent there.',
  },
  'away Mars': {
    text: 'Mars rules your lot in {sign} from {rulerSign}, its detriment. The sign does not suit it, because it has to be gentle there.',
    second: 'The lot’s ruler, Mars, is in {rulerSign}, its detriment, where it has to be gentle.',
  },
  'away Jupiter': {
    text: 'Jupiter, which rules your lot in {sign}, is in {rulerSign}, its detriment. It is like a large guest in a small room.',
    second:
      'Jupiter rules the lot from {rulerSign}, across from its own house, so large plans may have to fit into small rooms.',
  },
  'away Saturn': {
    text: 'Saturn rules your lot in {sign} and is in {rulerSign}, its detriment, because that house is too warm for a cold planet.',
    second: 'The lot’s ruler, Saturn, is in {rulerSign}, its detriment, in a warmer house than its own.',
  },
  'low Sun': {
    text: 'The Sun, which rules your lot in {sign}, is in {rulerSign}, the sign of its fall, like a king on a low chair.',
    second: 'The Sun, ruler of the lot, falls in {rulerSign}, like a king who sits among the others.',
  },
  'low Moon': {
    text: 'The Moon rules your lot in {sign}, and it has its fall in {rulerSign}. It has the lowest chair in that house.',
    second: 'The Moon rules the lot from {rulerSign}, where it falls and has a low, quiet seat.',
  },
  'low Mercury': {
    text: 'Mercury rules your lot in {sign}. It falls in {rulerSign}, so it is like a person who counts money on a moving boat.',
    second: 'Mercury, ruler of the lot, falls in {rulerSign}, where numbers are hard to hold.',
  },
  'low Venus': {
    text: 'Venus rules your lot in {sign}, and it falls in {rulerSign}. Its charm is among busy people who have little time for it.',
    second: 'Venus, the lot’s ruler, is in its fall in {rulerSign}, among people who are busy.',
  },
  'low Mars': {
    text: 'Mars rules {sign}, the sign of your lot, but it is in {rulerSign}, its fall, so its strength sits in a soft chair.',
    second: 'In {rulerSign} Mars, which rules the lot, is at its lowest, like a fighter in a soft chair.',
  },
  'low Jupiter': {
    text: 'Jupiter rules your lot in {sign} and is in {rulerSign}, the sign of its fall, like a generous guest in a careful house.',
    second:
      'Jupiter, which rules the lot, falls in {rulerSign}, where people are careful with what they have.',
  },
  'low Saturn': {
    text: 'Saturn stands for patience and rules your lot in {sign}. It is in {rulerSign}, its fall, where everybody is in a hurry.',
    second: 'Saturn, which rules the lot, falls in {rulerSign}, like a patient man among people who run.',
  },
  'burnt Moon': {
    text: 'The Moon rules your lot in {sign}, and nobody could see it when you were born. It was in {rulerSign}, too near the Sun.',
    second:
      'The Moon, the lot’s ruler, is hidden in the light of the Sun in {rulerSign}, as it is around a new moon.',
  },
  'burnt Mercury': {
    text: 'Mercury rules your lot in {sign}. It is hidden near the Sun in {rulerSign}, like somebody who reads in too strong a light.',
    second: 'Mercury, which rules the lot, is so near the Sun in {rulerSign} that nobody could see it.',
  },
  'burnt Venus': {
    text: 'Venus rules your lot in {sign}, but nobody could see it on that day. It was in {rulerSign}, in the light of the Sun.',
    second: 'Venus, ruler of the lot, is lost in the Sun’s light in {rulerSign}, like a lamp at noon.',
  },
  'burnt Mars': {
    text: 'Mars, ruler of your lot in {sign}, is hidden by the Sun in {rulerSign}, like a small fire in front of a great one.',
    second:
      'Mars, on which the lot depends, is burnt by the Sun in {rulerSign}, like a candle beside a great fire.',
  },
  'burnt Jupiter': {
    text: 'Jupiter rules your lot in {sign}, but nobody could see it at your birth. It was in {rulerSign}, behind the light of the Sun.',
    second:
      'The lot’s ruler, Jupiter, is hidden by the Sun in {rulerSign}, so its good side may be noticed late.',
  },
  'burnt Saturn': {
    text: 'Saturn, the quietest planet, rules your lot in {sign}. In {rulerSign} it is close to the Sun, where nobody can see it.',
    second:
      'Saturn, the lot’s ruler, is close to the Sun in {rulerSign}, so this quiet planet is quieter than ever.',
  },
  'burnt Uranus': {
    text: 'Uranus, the modern ruler of {sign} and of your lot, is hidden in {rulerSign}, within a few degrees of the Sun.',
    second: 'By the modern count Uranus rules the lot, and it is hidden near the Sun in {rulerSign}.',
  },
  'burnt Neptune': {
    text: 'Your lot is in {sign}, and modern astrologers make Neptune its ruler. It is in {rulerSign}, so near the Sun that the light covers it.',
    second: 'Neptune, the lot’s modern ruler, is close to the Sun in {rulerSign} and pale beside it.',
  },
  'burnt Pluto': {
    text: 'By the modern rulers Pluto rules your lot in {sign}. It is in {rulerSign}, where the Sun is close and much brighter.',
    second: 'Pluto, the lot’s modern ruler, is right beside the Sun in {rulerSign} and cannot be seen.',
  },
  'back Mercury': {
    text: 'Mercury, the ruler of your lot in {sign}, was retrograde in {rulerSign}, like somebody who turns back for a lost key.',
    second: 'Mercury, ruler of the lot, was going backwards in {rulerSign}, as one goes back for a lost key.',
  },
  'back Venus': {
    text: 'Venus, which rules your lot in {sign}, was moving backwards in {rulerSign}. It does this for only six weeks in a year and a half.',
    second:
      'Venus rules the lot, and it was moving backwards in {rulerSign}, as if to see once more what it had passed.',
  },
  'back Mars': {
    text: 'Mars, which rules your lot in {sign}, was going backwards in {rulerSign}. This happens only once in two years.',
    second: 'The lot’s ruler, Mars, had turned back in {rulerSign}, so strength may take a longer way.',
  },
  'back Jupiter': {
    text: 'Jupiter rules your lot in {sign}, and it was going back through {rulerSign}. It is like a host who walks once more through the rooms.',
    second:
      'Jupiter, the lot’s ruler, was retrograde in {rulerSign}, like a host who visits each room again.',
  },
  'back Saturn': {
    text: 'Saturn, ruler of your lot in {sign}, was going back in {rulerSign}, like a farmer who walks over a field twice.',
    second:
      'Saturn, on which the lot depends, was retrograde in {rulerSign} and went slowly over old ground.',
  },
  'back Uranus': {
    text: 'For modern readers your lot in {sign} depends on Uranus. It was retrograde in {rulerSign}, which means that it was going backwards.',
    second:
      'The lot’s modern ruler, Uranus, was moving backwards in {rulerSign}, against its usual direction.',
  },
  'back Neptune': {
    text: 'Neptune is the modern ruler of {sign} and so of your lot. At your birth it was moving slowly back through {rulerSign}.',
    second:
      'Neptune, the lot’s ruler by the modern count, was retrograde in {rulerSign}, like the sea when it goes out.',
  },
  'back Pluto': {
    text: 'By the modern rulers Pluto rules {sign}, and so it rules your lot. At that time it was moving backwards in {rulerSign}.',
    second: 'Pluto, the modern ruler of {sign}, was on its way back through {rulerSign}.',
  },
  heart: {
    text: '{ruler}, the ruler of your lot in {sign}, is in the heart of the Sun, a rare place of honour, so perhaps you know what your strength is for.',
    second:
      '{ruler}, ruler of the lot, is in the very heart of the Sun in {rulerSign}, which is rare and an honour.',
  },
  first: {
    text: '{ruler}, the ruler of your lot in {sign}, had almost stopped at your birth. It stood in {rulerSign}, about to turn back.',
    second:
      '{ruler}, the lot’s ruler, stands still in {rulerSign} and is about to turn back, like somebody with a hand on the door.',
  },
  second: {
    text: '{ruler}, which rules your lot in {sign}, had finished its way back. In {rulerSign} it stood still, about to go forward again.',
    second: '{ruler}, which rules the lot, has stopped in {rulerSign} and is ready to go forward again.',
  },
  'mutual 1': {
    text: 'Two planets stand in each other’s signs in your chart, {ruler} and {host}. The first of them, {ruler}, rules your Part of Fortune in {sign}.',
    second:
      '{ruler}, ruler of the lot, and {host} live in each other’s houses, and each has the other’s keys.',
  },
  'mutual 2': {
    text: 'In your chart {ruler}, which rules your lot in {sign}, and {host} live in each other’s houses, like neighbours who have exchanged their keys.',
    second: '{ruler}, which rules the lot, has changed signs with {host}, so each may need the other.',
  },
  'mutual 3': {
    text: '{ruler}, the ruler of your lot in {sign}, and {host} are in each other’s signs, so two things in your life may depend on each other.',
    second:
      '{ruler}, the lot’s ruler, and {host} are in each other’s signs, so each can do the other a favour.',
  },
  'light Sun': {
    text: 'Your lot is in {sign}, in the {place} place, and the Sun was in a sign from which it sees {sign} as a friend. So it may be good for you to do things openly.',
    second: 'The Sun sees {sign} from a friendly side, so it may be good for you to do things openly.',
  },
  'light Sun hard': {
    text: 'The Sun sees {sign}, the sign of your lot, from a hard side, so the {place} place is well lit, and the light may sometimes be too strong for you.',
    second: 'The Sun sees {sign} by a hard aspect, so it may sometimes tire you to be looked at.',
  },
  'light Moon': {
    text: 'From its sign the Moon sees your lot in {sign} as a friend, so daily life may help the {place} place.',
    second: 'The Moon sees {sign} from a friendly side, so a mood may show you how well you are.',
  },
  'light Moon hard': {
    text: 'From its sign the Moon sees your lot in {sign} by a hard aspect, so moods may disturb the {place} place.',
    second: 'The Moon sees {sign} from a hard side, so a mood may hide from you how well you are.',
  },
  ring: {
    text: 'Your lot in {sign} depends on {ruler}, and {ruler} depends on another planet. If you go on asking, you come round in a ring.',
    second:
      '{ruler}, the lot’s ruler, leads from planet to planet in a ring, so none of them has the last word.',
  },
  'ring-beyond': {
    text: 'Behind {ruler}, which rules your lot in {sign}, {ring} depend on one another in a ring, so one thing may always lead to the next.',
    second:
      'Behind {ruler}, the lot’s ruler, {ring} depend on one another in a ring, so one thing may always lead to the next.',
  },
  pair: {
    text: 'The chain of rulers from your lot in {sign} and its ruler, {ruler}, ends with two planets in each other’s signs, so two sides of you may have to agree.',
    second:
      'The chain from {ruler}, the lot’s ruler, ends with two planets in each other’s signs, so two sides of you may have to agree.',
  },
  'ruler with': {
    text: '{ruler}, the ruler of your lot in {sign}, stands beside it almost to the degree, so what you want and what does you good are close together.',
    second: '{ruler} rules the lot and stands within three degrees of it, like an owner who is at home.',
  },
  'ruler sextile': {
    text: '{ruler}, the ruler of your lot in {sign}, looks at it by a sextile, almost to the degree, as one looks in on a neighbour.',
    second:
      'By a close sextile {ruler}, the lot’s own ruler, keeps it in view, like somebody in the next room.',
  },
  'ruler square': {
    text: '{ruler} rules your lot in {sign} and looks at it along an almost exact right angle. You can see what does you good, and have to turn your head for it.',
    second:
      '{ruler}, the lot’s own ruler, sees it by a square that is nearly exact, as one sees a lamp from the side.',
  },
  'ruler trine': {
    text: '{ruler}, the ruler of your lot in {sign}, looks at it along a trine within three degrees, and the books know no easier line.',
    second: 'The lot’s own ruler, {ruler}, has it in plain view, by a trine that is nearly exact.',
  },
  'ruler opposition': {
    text: '{ruler} rules your lot in {sign} and stands straight across from it, almost to the degree, as one sees one’s own house from the other bank.',
    second:
      '{ruler}, the lot’s own ruler, stands opposite it within three degrees, as one looks at a mirror.',
  },
  averse: {
    text: 'Your lot is in {sign}, and its ruler, {ruler}, is in {rulerSign}. These signs cannot see each other, so what does you good may have to be looked for.',
    second:
      '{ruler}, ruler of the lot, cannot see {sign} from {rulerSign}, so what does you good may have to be looked for.',
  },
  sees: {
    text: '{ruler} rules your lot in {sign}, and it can see that sign from {rulerSign}, so what does you good may be in plain view.',
    second:
      '{ruler}, the lot’s ruler, sees the lot from {rulerSign}, so what does you good may be in plain view.',
  },
}
