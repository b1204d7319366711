import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The ruler of the lot in its sign. */
export const RULER_SIGN: PairTexts['rulerSign'] = {
  'Sun Aries':
    'The Sun rules your lot, and in Aries it is exalted, which means highly honoured. Aries stands for a quick start, so perhaps you come to your good by going first.',
  'Sun Taurus':
    'Your lot’s ruler, the Sun, is in slow and steady Taurus, so you may do best when you stay with one thing until it is solid, and you may distrust what shines too soon.',
  'Sun Gemini':
    'The Sun, the planet of pride, has charge of your lot from Gemini, the sign of questions, so possibly you are prouder of a good answer than of a medal.',
  'Sun Cancer':
    'The Sun, your lot’s ruler, means purpose and Cancer means home, so you may do important things for people whom you know, and find it harder to do them for an idea.',
  'Sun Leo':
    'The Sun is at home in its own sign, and your lot is there with it, so you may do well what you do with your whole heart, and you can afford to be generous.',
  'Sun Virgo':
    'Because your lot’s ruler is the Sun, and it stands in Virgo, the sign that checks every detail, maybe you are proud of work in which nobody can find a mistake.',
  'Sun Libra':
    'Libra is the fall of the Sun, a low seat for the planet of pride, and the Sun rules your lot. Libra seeks agreement, and you may forget your own wish on the way there.',
  'Sun Scorpio':
    'Scorpio hides what it feels, so the Sun there, ruler of the lot, is like fire under ash. Maybe you keep a purpose secret until you are sure, and then hold to it firmly.',
  'Sun Sagittarius':
    'Because your lot has the Sun for its ruler, in Sagittarius, the sign of far goals, you may need to know what a small task is good for before you begin it.',
  'Sun Capricorn':
    'A steep path is the picture for Capricorn, and the Sun, which stands for honour, rules your lot from there, so maybe you prefer an honour that comes late and that anyone can check.',
  'Sun Aquarius':
    'Aquarius is opposite the Sun’s own sign, and this is called detriment. Your lot’s ruler is like a king on a committee: you may work for everyone and feel overlooked.',
  'Sun Pisces':
    'The Sun in Pisces is like light that falls through water, and it is the lot’s ruler. Sympathy may show you the way, though you may not always know for whom you feel it.',
  'Moon Aries':
    'The Moon is your lot’s ruler, and quick Aries is its sign here, so you may know what you need at once, and get it sooner than people who plan.',
  'Moon Taurus':
    'Taurus is a calm sign, and the Moon, which rules your lot, is exalted there, like a guest in the best seat, so your feelings may be steady and your comforts lasting.',
  'Moon Gemini':
    'The Moon, your lot’s ruler, stands for feeling and Gemini for talk. A change of subject may rest you, and you may come nearer to what you need when you tell somebody.',
  'Moon Cancer':
    'Your lot is in the Moon’s own sign, and there it is like a woman in her own kitchen, so what you need may seldom be far away.',
  'Moon Leo':
    'Feelings like to be seen in Leo, and the Moon there, the planet of feeling, rules the lot. People who are happy when you come in may do you much good.',
  'Moon Virgo':
    'The lot’s ruler is the Moon, in careful Virgo. When the small things are in order you may feel that much else is right, and your own hands can do that.',
  'Moon Libra':
    'Libra wants peace in a room, and the Moon that rules your lot means feeling, so you may listen to both sides, and even a picture that hangs crooked may disturb you.',
  'Moon Scorpio':
    'Scorpio is the fall of the Moon, your lot’s ruler, and so a low seat. Feelings lie deep there, like water in a well, so perhaps you need time to reach yours.',
  'Moon Sagittarius':
    'Because your lot looks to the Moon, which is in Sagittarius, the sign of long roads, your mood may soon improve when a day has a walk in it, or a view of hills.',
  'Moon Capricorn':
    'The Moon is in detriment in Capricorn, opposite its own sign, in a cool house for feelings. It is your lot’s ruler, so comfort may come to you through order and useful deeds.',
  'Moon Aquarius':
    'Aquarius thinks of many people, and feeling is the matter of the Moon, which rules the lot, so perhaps you are friendly with a whole street and shy with one person at the table.',
  'Moon Pisces':
    'The Moon in Pisces, an open sign, is like the tide, and your lot depends on it, so you may feel what everybody feels, and it helps to have somebody calm near you.',
  'Mercury Aries':
    'Mercury is quick with words in Aries, and it rules your lot, so you may find out what you think by hearing yourself say it, and often it may be right.',
  'Mercury Taurus':
    'Because your lot depends on Mercury, the planet of thought, and in Taurus thought is slow, perhaps you learn a thing only once, with all its weight, and seldom lose it.',
  'Mercury Gemini':
    'Gemini, the sign of questions, is the home of Mercury, ruler of your Part of Fortune, so perhaps you get what you need when you ask, listen to the answer, and ask again.',
  'Mercury Cancer':
    'Memory belongs to Cancer and thought to Mercury, which rules your lot, so maybe you understand people best when you know the house and the food they grew up with.',
  'Mercury Leo':
    'Mercury tells a story well in Leo, and it is the lot’s ruler, so you may convince others because you are convinced, most of all when you have the facts with you.',
  'Mercury Virgo':
    'In Virgo Mercury has both its home and its exaltation, the sign of its honour. Because it rules your Part of Fortune, the exact word may often be your shortest way.',
  'Mercury Libra':
    'Because Mercury, which rules the lot and means thinking, is in Libra, a sign that weighs both sides, you may judge well in company, when everyone has had time to speak.',
  'Mercury Scorpio':
    'Your lot’s ruler is Mercury, a planet of questions, in Scorpio, a sign that goes deep, so maybe you notice when something important has been left unsaid.',
  'Mercury Sagittarius':
    'Sagittarius is opposite a sign of Mercury’s own, so Mercury, which rules your lot, is in detriment, far from home. A large idea may come to you first, and the numbers only later.',
  'Mercury Capricorn':
    'Your lot’s ruler, Mercury, means thought, and it is in Capricorn, which works step by step, so possibly you test each step before you take the next, and others can follow you.',
  'Mercury Aquarius':
    'Systems belong to Aquarius, and thought to Mercury, the lot’s ruler, so maybe you understand how a whole town works, and see the one street that is missing.',
  'Mercury Pisces':
    'Mercury rules your lot, and in Pisces it has both its fall and its detriment, a weak seat for exact thought. Perhaps you think in pictures, so write the important things down.',
  'Venus Aries':
    'Venus, your lot’s ruler, is in hasty Aries, opposite a sign of its own: this is its detriment. Perhaps you win people by sudden warmth, and learn later what they would have liked.',
  'Venus Taurus':
    'Venus is at home in Taurus, like a woman in her own garden, and it rules the Part of Fortune, so you may love what can be touched, and feel well through it.',
  'Venus Gemini':
    'Talk is the way of Gemini, and liking is the matter of Venus, your lot’s ruler. Much that is good may have begun for you as a conversation.',
  'Venus Cancer':
    'Cancer is a sign that remembers, so Venus there, which rules your lot, is like someone who cooks what you liked last time. Maybe you are well where people remember you.',
  'Venus Leo':
    'In Leo your lot’s ruler, Venus, wears its best clothes, so you may love generously and with style, and wish to be loved where everyone can see it.',
  'Venus Virgo':
    'The fall of Venus is Virgo, a low seat, because that sign looks for mistakes. Venus rules your lot, so maybe you show love by getting things right, which takes time and lasts.',
  'Venus Libra':
    'Venus, to whom your Part of Fortune belongs, is at home in Libra, the sign of balance. Good manners may take you far, even to a table with people who disagree.',
  'Venus Scorpio':
    'Scorpio, a sign of tests, is the detriment of Venus, your lot’s ruler, so you may love seldom and completely, and be slow to show it.',
  'Venus Sagittarius':
    'Sagittarius looks to far places, and Venus, the planet of love, is your lot’s ruler, so you may like people who are going somewhere, and find good things along the road.',
  'Venus Capricorn':
    'Affection is serious when Venus, the lot’s ruler, is in Capricorn, so people may be able to rely on your love before they can see it.',
  'Venus Aquarius':
    'Because Aquarius is a sign of many friends, and the Venus there rules your lot, you may be happiest where people like one another and leave one another free.',
  'Venus Pisces':
    'Venus, your lot’s ruler, is exalted in Pisces, like an honoured guest in a house whose doors stand open, so perhaps you find it easy to love people with their faults, and they open their doors to you for it.',
  'Mars Aries':
    'Mars is on its own land in Aries, the sign of quick starts, and your Part of Fortune is under its rule. The short way may be the good way for you, before doubts arise.',
  'Mars Taurus':
    'Taurus is slow, and opposite one of Mars’s own signs, so your lot’s ruler, Mars, is in detriment there. Perhaps you start late, and once you have started, little may stop you.',
  'Mars Gemini':
    'With Mars, which rules the lot, in Gemini, words are the weapon, so you may get ahead by answering quickly, or by trying two ways at the same time.',
  'Mars Cancer':
    'A bird at its nest is the picture of Mars in Cancer, its fall, which is a low seat. Mars rules your lot: you may do little for yourself and a great deal for others.',
  'Mars Leo':
    'Mars, your lot’s ruler, means courage, and Leo wants to be seen, so perhaps you act best in the open, and dislike winning by a trick.',
  'Mars Virgo':
    'Virgo sharpens the tool before it cuts, and that is the sign of Mars, your lot’s ruler, so perhaps you overcome a thing by handling its parts correctly, one after another.',
  'Mars Libra':
    'Libra wants to be fair, and it is the detriment of Mars, opposite its own sign. Since Mars rules the lot, you may think about a quarrel so justly that you answer too late.',
  'Mars Scorpio':
    'Mars, the planet of your Part of Fortune, is at home in Scorpio, a sign that hides its strength, so maybe you have more of it than you show, and use it seldom.',
  'Mars Sagittarius':
    'Mars, your lot’s ruler, means effort, and Sagittarius means belief, so perhaps you work hard for what you think right, and less for what is merely useful.',
  'Mars Capricorn':
    'Mars is exalted in Capricorn, like a soldier with a command, and your lot depends on it, so perhaps you find that strength with a plan goes further than haste.',
  'Mars Aquarius':
    'Because Aquarius is a sign of groups and principles, and Mars rules your lot in it, possibly you are strongest when several of you act for something that you think right.',
  'Mars Pisces':
    'Pisces is like water, and Mars, your lot’s ruler, has to swim in it, so you may not always know what you are working against, and still arrive by patience.',
  'Jupiter Aries':
    'Jupiter, which rules your lot, means confidence, and Aries means a quick start, so you may say yes and run, and your confidence may carry others along.',
  'Jupiter Taurus':
    'Your lot’s ruler is Jupiter, the planet of trust, and Taurus is a sign of slow growth, so you may have the patience to leave a good thing in peace while it grows.',
  'Jupiter Gemini':
    'Gemini, a sign of details, is opposite one of Jupiter’s own, so Jupiter, the lot’s ruler, is in detriment. Perhaps you know a little of everything and need time to join it together.',
  'Jupiter Cancer':
    'Jupiter is exalted in Cancer, the sign of home, like a guest for whom the good plates are used. It rules your lot, so you may be generous as hosts are.',
  'Jupiter Leo':
    'Because Jupiter, your lot’s ruler, means generosity, and it is in Leo, which likes a large gesture, perhaps you do good where everyone can see it, and there is no harm in that.',
  'Jupiter Virgo':
    'Jupiter rules the lot and is in Virgo, its detriment, far from its own houses and among small things, so maybe you do everything correctly and still ask whether it was kind enough.',
  'Jupiter Libra':
    'Jupiter in Libra is like a polite judge, and your lot has it for a ruler, so possibly you find the right answer by hearing everyone, and people feel heard.',
  'Jupiter Scorpio':
    'Jupiter stands for trust, Scorpio for depth, and this Jupiter rules your lot, so you may not be easily shocked, and people can tell you things.',
  'Jupiter Sagittarius':
    'Sagittarius is Jupiter’s own house, with a wide view, and there the ruler of the Part of Fortune is at home. To think well of the world may be your way, and a good one.',
  'Jupiter Capricorn':
    'Careful Capricorn is the fall of Jupiter, a low seat for the planet of hope. It is your lot’s ruler, so perhaps you hope with caution and promise only what you can keep.',
  'Jupiter Aquarius':
    'Aquarius thinks of everybody, and Jupiter, which rules the lot, means kindness, so yours may take the form of fair rules, good wells and benches for all.',
  'Jupiter Pisces':
    'Jupiter has its home in Pisces, like a house by the water that is never locked, and your Part of Fortune answers to it, so you may believe easily and forgive easily.',
  'Saturn Aries':
    'Aries hurries, so it is the fall of slow Saturn, a low seat, like that of an old man who has to run. Saturn rules your lot, and a delay may try your patience.',
  'Saturn Taurus':
    'Your lot’s ruler, Saturn, is like a builder in stone in steady Taurus, so what you have made safe may stay safe, and an opinion of yours may stay as long.',
  'Saturn Gemini':
    'Gemini is quick, and Saturn, which rules your lot, is slow, so you may learn by heart what others only look at, and remember where it is written.',
  'Saturn Cancer':
    'Saturn is in detriment in Cancer, the sign of family, opposite its own. It is your lot’s ruler, so maybe you are faithful in your duties and find it hard to be looked after.',
  'Saturn Leo':
    'A modest man on a stage is the picture of Saturn in Leo, its detriment, opposite its own sign. Saturn rules the lot: you may lead because somebody has to, and prefer less light.',
  'Saturn Virgo':
    'Virgo stands for exact work, and Saturn, your lot’s ruler, for slow work, so it may do you good to go over a thing once more, with people who have the same patience.',
  'Saturn Libra':
    'Saturn is exalted in Libra, like an old judge whom people honour, and it rules your lot, so perhaps you have the time to wait for what is just.',
  'Saturn Scorpio':
    'The lot’s ruler is Saturn, and in Scorpio, a deep sign, it is like a full cellar, so perhaps you forget little and say less, and much of it can still be used.',
  'Saturn Sagittarius':
    'Because Sagittarius stands for belief, and Saturn, which rules the lot, for the test of time, you may believe only what you have tested, and then you may believe it for good.',
  'Saturn Capricorn':
    'At home in Capricorn, Saturn, which rules your Part of Fortune, is like a man in a house that he has built, and maybe you know what a thing costs, pay for it, and make it last.',
  'Saturn Aquarius':
    'Saturn is on its own ground in Aquarius, the sign of rules for everyone, and your Part of Fortune depends on it, so maybe you see how people can live together, and gladly do your part.',
  'Saturn Pisces':
    'Pisces is like wet sand, and Saturn, your lot’s ruler, has to build on it, so perhaps you bear uncertainty better than most, one board at a time.',
  'Uranus fire':
    'By the modern rulers Uranus rules your lot, and in a sign of fire it means sudden starts, so perhaps you act first and explain the plan afterwards.',
  'Uranus earth':
    'Modern astrologers make Uranus, the planet of change, your lot’s ruler. In an earthy sign it may mean that you change things until they are useful.',
  'Uranus air':
    'Your lot’s modern ruler, Uranus, stands for independence, and air is the element of thought, so maybe you find your way by thinking differently from others.',
  'Uranus water':
    'Uranus, by modern count the lot’s ruler, means surprise, and it is in a sign of water, the element of feeling. Your feelings may come without warning, and some may be good news.',
  'Neptune fire':
    'Because Neptune, the lot’s ruler for modern readers, means imagination, and fire means action, perhaps you follow what inspires you, for as long as it does.',
  'Neptune earth':
    'Dreams belong to Neptune, the modern ruler of your lot, and gardens belong to the element of earth, so you may do well to make a small part of the dream real.',
  'Neptune air':
    'The lot has Neptune as its modern ruler, and a sign of air means words. Stories, tunes and other people’s sentences may lead you on.',
  'Neptune water':
    'In the modern view your lot’s ruler is Neptune, and in water it is like a sea without a shore. Perhaps you let yourself be carried, and a friend on land can help.',
  'Pluto fire':
    'For modern readers your lot’s ruler is Pluto, and in fire it is a strong will, so you may want a thing completely or leave it alone.',
  'Pluto earth':
    'Pluto, which modern books make the lot’s ruler, means digging in an earthy sign, so perhaps you reach your good by repairing the foundations first.',
  'Pluto air':
    'Because air means thought, and Pluto, by modern custom the ruler of your lot, goes on to the end, perhaps you find your way with one more question.',
  'Pluto water':
    'Deep feeling is the meaning of Pluto in water, and modern readers make it your lot’s ruler, so perhaps you go down into a feeling and come back with something learned.',
}
