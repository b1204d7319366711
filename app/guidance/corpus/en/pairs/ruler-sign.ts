import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The ruler of the lot in its sign. */
export const RULER_SIGN: PairTexts['rulerSign'] = {
  'Sun Aries':
    'In Aries the Sun is exalted, like a man in his realm who still rides out in front. You come to what is good for you by going first, and it suits you to be asked to.',
  'Sun Taurus':
    'The Sun in Taurus takes its time and its tea. You get there by staying with one thing until it is solid, and you mistrust whatever shines before it is paid for.',
  'Sun Gemini':
    'A talking Sun, in Gemini: you make your way with questions, two at a time, and you are prouder of a good answer than of a medal.',
  'Sun Cancer':
    'When the Sun is in Cancer, purpose lives indoors. You do the important thing for particular people, by name, and hardly know how to do it for a cause.',
  'Sun Leo':
    'The Sun is at home in Leo, on its own land, and owes nobody rent. What you do with a whole heart you do well, and you can afford to be generous about it.',
  'Sun Virgo':
    'In Virgo the Sun carries a duster. Your pride is in work that nobody can find fault with, and your road to well-being has been swept.',
  'Sun Libra':
    'Libra is the Sun’s fall, a low chair among people who must all be considered. You reach what you want by way of agreement, and sometimes you forget on the way that it was yours.',
  'Sun Scorpio':
    'Here the Sun burns under the ash. In Scorpio purpose does not show itself until it is certain, and then it is not to be talked out of.',
  'Sun Sagittarius':
    'Give the Sun in Sagittarius a far point to ride for. You need to know what it is good for in the large before you can do it in the small.',
  'Sun Capricorn':
    'The Sun climbs in Capricorn, on a winter path, with a staff. You like the kind of honour that comes late and can be looked up.',
  'Sun Aquarius':
    'Opposite its own sign, in Aquarius, the Sun is in detriment, a king who has to sit on a committee. You do your best for all of them, and look for your own name in the minutes.',
  'Sun Pisces':
    'In Pisces sunlight falls through water, soft and moving. You are guided by sympathy, and you could not always say to whom.',
  'Moon Aries':
    'The Moon runs in Aries, with wet hair. You know what you need when you need it, which is now, and you get it sooner than people with plans.',
  'Moon Taurus':
    'Exalted in Taurus, the Moon has the best seat in a house with a full larder. Feeling is steady in you, and well-being can be kept like bread under a cloth.',
  'Moon Gemini':
    'In Gemini the Moon reads the paper aloud. A change of subject is a rest for you, and you get nearer to what you need by telling somebody.',
  'Moon Cancer':
    'At home in Cancer, the Moon is a woman in her own kitchen. What you need is seldom far off, and you know in which drawer.',
  'Moon Leo':
    'Warmth that likes to be seen is the Moon in Leo. You get to what does you good through people who are glad when you come in.',
  'Moon Virgo':
    'The Moon in Virgo folds the towels. When the small things are right you feel right, and you can put much right with your hands.',
  'Moon Libra':
    'In Libra the Moon listens to both sides. Peace in the room is what you feel your way towards, and a crooked picture can keep you from it.',
  'Moon Scorpio':
    'Low in Scorpio, in the sign of her fall, the Moon keeps her feelings in a well. You go down for what you need, on a rope, and tell no one.',
  'Moon Sagittarius':
    'Feeling with a rucksack: the Moon in Sagittarius likes windows that are open towards hills. You are soon better when there is a road in it.',
  'Moon Capricorn':
    'The Moon is in detriment in Capricorn, across from home, in a house where one does not cry. You take care of things by doing, and comfort comes to you as order.',
  'Moon Aquarius':
    'In Aquarius the Moon is friendly with the whole street. You feel for many, coolly and truly, and are sometimes shy with the one at the table.',
  'Moon Pisces':
    'Tide and rain: the Moon in Pisces feels what everybody feels. You find the good by drifting towards it, and it helps to have somebody on the shore.',
  'Mercury Aries':
    'Mercury in Aries has spoken before it has sat down. You find out what you think by hearing yourself say it, and often it was right.',
  'Mercury Taurus':
    'Thought in Taurus walks behind an ox. You learn a thing once, with your whole weight, and then it is there like a field.',
  'Mercury Gemini':
    'In Gemini Mercury is at home, on its own threshold, with the door open to the street. You reach what you are after by asking, listening and asking better.',
  'Mercury Cancer':
    'A remembering Mercury, in Cancer: your thoughts smell of the house where you first had them. You understand people by what they were fed on.',
  'Mercury Leo':
    'In Leo Mercury tells it well, with gestures. You convince because you are convinced, and the facts are invited afterwards.',
  'Mercury Virgo':
    'Here Mercury has house and honour together, for Virgo is both its home and its exaltation. You see exactly, and the exact word is the shortest way for you.',
  'Mercury Libra':
    'Mercury weighs in Libra, on one hand and on the other. You come to good judgements, in company, after everyone has had some cake.',
  'Mercury Scorpio':
    'What is under it? asks Mercury in Scorpio. You think downwards, and you know when a thing has not been said.',
  'Mercury Sagittarius':
    'Far from home, in Sagittarius, its detriment, Mercury has to paint with a broad brush. The large idea comes first to you, and the figures are sent after it by post.',
  'Mercury Capricorn':
    'In Capricorn Mercury thinks in stairs. Each step has been tried before you put the next one down, and it can be used by others afterwards.',
  'Mercury Aquarius':
    'Mercury in Aquarius sees the plan of the whole town. You get on by understanding the system, and by noticing the one street that is missing.',
  'Mercury Pisces':
    'Mercury falls in Pisces, and in detriment too: a clerk in a rowing boat. Your best knowledge comes in pictures, and you have to take care that none of it gets wet.',
  'Venus Aries':
    'In detriment in Aries, Venus says hello first and thinks afterwards. You win people by a rush of warmth, and learn only later what they would have liked.',
  'Venus Taurus':
    'Venus is at home in Taurus, in her own garden, with earth on her hands. What you love is real, and you come to well-being through what can be touched.',
  'Venus Gemini':
    'A light Venus, in Gemini: you fall in love with how somebody puts it. Much that is good in your life began as a conversation.',
  'Venus Cancer':
    'In Cancer Venus cooks what you liked last time. You are attached to people through small repeated things, and so you are well where you are remembered.',
  'Venus Leo':
    'Venus puts on her good clothes in Leo. You like in style, and generously, and want to be liked in front of everybody.',
  'Venus Virgo':
    'The fall of Venus is Virgo, a workroom where beauty is checked for loose threads. You love by getting it right, which takes longer, and lasts.',
  'Venus Libra':
    'At home in Libra, Venus lays a table at which enemies can sit. You get to the good by way of manners, and it is a real way.',
  'Venus Scorpio':
    'Venus is far from home in Scorpio, in detriment, among people who test each other. You love seldom and with everything, and stand at the door a long time.',
  'Venus Sagittarius':
    'You like people who are going somewhere: Venus in Sagittarius is courted with maps. What is good comes to you along the road.',
  'Venus Capricorn':
    'In Capricorn Venus wears grey and keeps her word. Your affection can be built on, and it is often built on before it is seen.',
  'Venus Aquarius':
    'The Venus of Aquarius is everybody’s friend and nobody’s property. You are happiest where people like one another freely, with the doors unlocked.',
  'Venus Pisces':
    'Exalted in Pisces, Venus is received like an honoured guest, with water for her feet. You can love what is imperfect, and that opens more doors than any key.',
  'Mars Aries':
    'Mars stands on its own land in Aries and needs no marching orders. The short way is the good way for you, and you are up before the doubts are.',
  'Mars Taurus':
    'In Taurus, its detriment, Mars has to plough. Your strength starts slowly, and once it has started a wall is no great argument.',
  'Mars Gemini':
    'Mars fences in Gemini, with words, on two sides at once. You get ahead by being quicker with the answer, and by having several irons in the fire.',
  'Mars Cancer':
    'Low in Cancer, where it falls, Mars fights like a bird at its nest. For yourself you would not have lifted a hand, and for them you go through the door.',
  'Mars Leo':
    'In Leo Mars rides with its visor up. You act best when you may be seen, and it goes against your honour to win by a trick.',
  'Mars Virgo':
    'A careful Mars, in Virgo, sharpens the tool before it cuts. You overcome things by handling them correctly, one after another.',
  'Mars Libra':
    'Mars in Libra, its detriment, is asked to strike and be fair. You think over the quarrel so justly that it is sometimes too late to have it.',
  'Mars Scorpio':
    'At home in Scorpio, Mars lies still and watches the water. You have more strength than you show, and you use it once.',
  'Mars Sagittarius':
    'Mars gallops through Sagittarius after a conviction. You work hard for what you think right, and hardly at all for what is merely useful.',
  'Mars Capricorn':
    'Exalted in Capricorn, Mars holds a command. Your force has a plan and a calendar, and in the long run that beats nearly everything.',
  'Mars Aquarius':
    'In Aquarius Mars goes on strike, for the others. You are strongest when it is for a principle and there are several of you.',
  'Mars Pisces':
    'Mars swims in Pisces, and does not always know against what. You get there with the current, by endurance, when others have broken an oar.',
  'Jupiter Aries':
    'Jupiter in Aries says yes and runs. Your confidence comes at the start, in one lump, and it carries others along.',
  'Jupiter Taurus':
    'A well-fed Jupiter, in Taurus: your faith is in what grows by itself when it is left in peace, and you have the patience to leave it.',
  'Jupiter Gemini':
    'Jupiter is in detriment in Gemini, a wide mind among small print. You know something of everything, and the great idea has to be put together from slips of paper.',
  'Jupiter Cancer':
    'In Cancer Jupiter is exalted, the guest for whom the good plates are brought. You are generous as hosts are, and things come right around your table.',
  'Jupiter Leo':
    'Open-handed and a little grand is Jupiter in Leo. You do good with a flourish, and there is no harm in the flourish.',
  'Jupiter Virgo':
    'Far from its own houses, in Virgo, Jupiter has been put in charge of the stores. You help exactly, with the right screw, and doubt whether it was kind enough.',
  'Jupiter Libra':
    'In Libra Jupiter is a good judge with good manners. You come to the right thing by hearing everyone, and people leave you feeling heard.',
  'Jupiter Scorpio':
    'Jupiter goes deep in Scorpio and trusts what it finds at the bottom. You are not easily shocked, and so people tell you things.',
  'Jupiter Sagittarius':
    'This is Jupiter in its own house: Sagittarius, with a fire and a view. You think well of the world on principle, and live better for it than the clever do.',
  'Jupiter Capricorn':
    'Jupiter falls in Capricorn and counts the candles. You hope carefully, and what you do promise has always been covered.',
  'Jupiter Aquarius':
    'In Aquarius Jupiter would like it to be good for all. Your kindness thinks in benches, wells and timetables.',
  'Jupiter Pisces':
    'At home in Pisces, Jupiter has an unlocked house by the water. You believe easily and forgive easily, and are the richer for both.',
  'Saturn Aries':
    'Saturn falls in Aries, an old man made to run. You are patient against your own temper, and each delay is a small victory or a small defeat.',
  'Saturn Taurus':
    'In Taurus Saturn builds with stone and does not discuss it. What you have made secure stays secure, and so does the opinion that you had when you made it.',
  'Saturn Gemini':
    'A slow clerk in a quick office: Saturn in Gemini. You learn by heart what others only look at, and you are the one who remembers where it is written.',
  'Saturn Cancer':
    'Far from its own cold rooms, in Cancer, its detriment, Saturn keeps a family in order. You are dutiful in matters of the heart, and find it hard to be looked after.',
  'Saturn Leo':
    'Saturn is in detriment in Leo, a modest man on a stage. You do the leading because it has to be done, and would rather the lamp were lower.',
  'Saturn Virgo':
    'In Virgo Saturn goes over it once more with a fine file. Slow, exact work does you good, and you have found few people who can do it beside you.',
  'Saturn Libra':
    'Saturn is exalted in Libra, an old judge, honoured and heard. What is just lasts, you think, and you have the time to wait for it.',
  'Saturn Scorpio':
    'In Scorpio Saturn keeps a cellar. You forget nothing and say little, and there is a great deal down there that can still be used.',
  'Saturn Sagittarius':
    'Saturn teaches in Sagittarius, and the first lesson is to have walked there. You believe what you have tested, and then you believe it for good.',
  'Saturn Capricorn':
    'At home in Capricorn, Saturn sits in a house of its own building. You know what a thing costs and pay it, and what is yours stands.',
  'Saturn Aquarius':
    'Saturn is on its own ground in Aquarius, with a set of rules for everyone. You see how people could live together, and are content to be one of those who keep to it.',
  'Saturn Pisces':
    'In Pisces Saturn builds on sand and knows it. You put up with uncertainty better than most, one plank at a time.',
  'Uranus fire':
    'Modern readers say of Uranus in fire: you get on by sudden starts, and the plan is explained afterwards.',
  'Uranus earth':
    'Uranus in an earthy sign is a new machine on old boards. By the modern view you change things so that they can be used.',
  'Uranus air':
    'In air Uranus has an idea that nobody ordered. The modern books would say that you find your way by thinking against the grain.',
  'Uranus water':
    'The modern view of Uranus in water: feelings that do not come when called, and a way that you could not have described beforehand.',
  'Neptune fire':
    'Neptune in a fiery sign, as modern astrologers see it, is a vision that wants a torch. You follow what inspires you, for as long as it does.',
  'Neptune earth':
    'In earth Neptune dreams of gardens. On the modern view you get there by making a small part of the picture real.',
  'Neptune air':
    'With Neptune in air, say the modern books, you get there through stories, tunes and other people’s sentences.',
  'Neptune water':
    'Neptune in water has no banks, so the modern astrologer says: you arrive by letting yourself be carried, and need a rope.',
  'Pluto fire':
    'By modern custom Pluto in fire is will. You go at what you want entirely, and come back either with it or without your eyebrows.',
  'Pluto earth':
    'Pluto in earth, the moderns say, tears up the floor to see to the pipes. You get there by way of the foundations.',
  'Pluto air':
    'In air Pluto is given to thinking that does not stop at the polite place. So you find your way by asking on.',
  'Pluto water':
    'As the moderns have it, Pluto in water is feeling at a depth where there is no light. You come up with something in your hand.',
}
