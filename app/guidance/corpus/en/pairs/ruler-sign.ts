import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The ruler of the lot in its sign. */
export const RULER_SIGN: PairTexts['rulerSign'] = {
  'Sun Aries':
    'The Sun, which rules your lot’s sign, is exalted in Aries, like a man in his realm who still rides out in front. You may come to what is good for you by going first.',
  'Sun Taurus':
    'Your lot belongs to the Sun, and in Taurus the Sun takes its time and its tea. The way of it is to stay with one thing until it is solid, and perhaps to mistrust whatever shines before it is paid for.',
  'Sun Gemini':
    'A talking Sun answers for your lot, from Gemini: the way goes by questions, two at a time, and you may be prouder of a good answer than of a medal.',
  'Sun Cancer':
    'The ruler of the lot is the Sun, and when the Sun is in Cancer, purpose lives indoors. The important thing is done for particular people, by name; you may hardly know how to do it for a cause.',
  'Sun Leo':
    'The Sun is at home in Leo, on its own land, and your lot is there with it. What you do with a whole heart may be what you do well, and it can afford to be generous.',
  'Sun Virgo':
    'In Virgo the Sun, your lot’s ruler, carries a duster. Its pride is in work that nobody can find fault with, and yours may be there too.',
  'Sun Libra':
    'The Sun has your lot to look to, and Libra is its fall, a low chair among people who must all be considered. One reaches what one wants by way of agreement, and you may forget on the way that it was yours.',
  'Sun Scorpio':
    'Here the Sun, which rules the lot, burns under the ash. In Scorpio purpose does not show itself until it is certain, and then, as you may know, it is not to be talked out of.',
  'Sun Sagittarius':
    'Your lot’s lord is the Sun; give it, in Sagittarius, a far point to ride for. You may need to know what a thing is good for in the large before you can do it in the small.',
  'Sun Capricorn':
    'The Sun rules your lot and climbs in Capricorn, on a steep path, with a staff. The honour meant here comes late and can be looked up, and perhaps you like it so.',
  'Sun Aquarius':
    'The Sun answers for the lot from Aquarius, opposite its own sign and in detriment, a king who has to sit on a committee. One does one’s best for all of them, and may look for one’s own name in the minutes.',
  'Sun Pisces':
    'In Pisces the light of the Sun, ruler of your lot, falls through water, soft and moving. Sympathy shows the way, and you could not always say to whom.',
  'Moon Aries':
    'The Moon, which rules the sign of your lot, runs in Aries, with wet hair. A need is known when it is there, which is now, and you may get what you need sooner than people with plans.',
  'Moon Taurus':
    'Exalted in Taurus, the Moon that rules your lot has the best seat in a house with a full larder. Feeling is steady there, and well-being can be kept like bread under a cloth.',
  'Moon Gemini':
    'Your lot answers to the Moon, and in Gemini the Moon reads the paper aloud. A change of subject may be a rest for you, and what you need comes nearer when you tell somebody.',
  'Moon Cancer':
    'At home in Cancer, where your lot is as well, the Moon is a woman in her own kitchen. What you need may seldom be far off.',
  'Moon Leo':
    'Warmth that likes to be seen is the Moon in Leo, and this Moon rules your lot. What does you good may come through people who are glad when you walk in.',
  'Moon Virgo':
    'The ruler of your lot, the Moon in Virgo, folds the towels. When the small things are right much else feels right, and perhaps you can put them right with your hands.',
  'Moon Libra':
    'In Libra the Moon, to which your lot belongs, listens to both sides. Peace in the room is what one feels one’s way towards, and a crooked picture may keep you from it.',
  'Moon Scorpio':
    'Low in Scorpio, in the sign of her fall, the Moon that rules your lot keeps her feelings in a well. For what you need you may have to go down on a rope, and tell no one.',
  'Moon Sagittarius':
    'Feeling with a rucksack: your lot’s ruler, the Moon, likes in Sagittarius a window that is open towards hills. You may soon be better when there is a road in the day.',
  'Moon Capricorn':
    'The Moon that answers for your lot is in detriment in Capricorn, across from home, in a house where one does not cry. Care is a thing done there, and comfort may come to you as order.',
  'Moon Aquarius':
    'In Aquarius your lot’s ruler, the Moon, is friendly with the whole street. One feels for many, coolly and truly, and you may be shy at times with the one at the table.',
  'Moon Pisces':
    'Tide and rain: the Moon in Pisces feels what everybody feels, and the lot is hers. You may find the good by drifting towards it, and it helps to have somebody on the shore.',
  'Mercury Aries':
    'Mercury rules your lot, and in Aries it has spoken before it has sat down. You may find out what you think by hearing yourself say it, and often it was right.',
  'Mercury Taurus':
    'Thought in Taurus walks behind an ox, and that is where Mercury is, the ruler of your lot. A thing is learned once, with its whole weight, and then, perhaps, it is there for you like a field.',
  'Mercury Gemini':
    'In Gemini Mercury, your lot’s ruler, is at home, on its own threshold, with the door open to the street. You may reach what you are after by asking, listening and asking better.',
  'Mercury Cancer':
    'A remembering Mercury has charge of your lot, in Cancer: thoughts smell of the house where they were first had. You may understand people by what they were fed on.',
  'Mercury Leo':
    'In Leo Mercury, which rules the lot, tells it well, with gestures. You may convince because you are convinced, and invite the facts afterwards.',
  'Mercury Virgo':
    'Here Mercury, to which your lot belongs, has house and honour together, for Virgo is both its home and its exaltation. It sees exactly, and the exact word may be the shortest way for you.',
  'Mercury Libra':
    'The planet that rules your lot, Mercury, weighs in Libra, on one hand and on the other. Good judgements are come to there, in company, perhaps after everyone has had some cake.',
  'Mercury Scorpio':
    'What is under it? asks Mercury, your lot’s ruler, in Scorpio. Thought goes downwards there, and you may know when a thing has not been said.',
  'Mercury Sagittarius':
    'Far from home, in Sagittarius, its detriment, Mercury answers for your lot with a broad brush. The large idea may come first to you, and the figures are sent after it by post.',
  'Mercury Capricorn':
    'Your lot’s lord, Mercury, thinks in stairs while it is in Capricorn. You may try each step before you put the next one down, and it can be used by others afterwards.',
  'Mercury Aquarius':
    'Mercury in Aquarius, ruler of the lot, sees the plan of the whole town. You may get on by understanding the system, and by noticing the one street that is missing.',
  'Mercury Pisces':
    'Mercury, on which your lot depends, falls in Pisces, and is in detriment too: a clerk in a rowing boat. The best knowledge comes in pictures there, and you may have to take care that none of it gets wet.',
  'Venus Aries':
    'The ruler of your lot, Venus, is in detriment in Aries, where one says hello first and thinks afterwards. You may win people by a rush of warmth, and learn later what they would have liked.',
  'Venus Taurus':
    'Venus is at home in Taurus, in her own garden, with earth on her hands, and she rules your lot. What you love may be what can be touched, and well-being is to be had that way.',
  'Venus Gemini':
    'A light Venus, in Gemini, answers for your lot: liking begins there with how somebody puts it. Much that is good may have begun for you as a conversation.',
  'Venus Cancer':
    'In Cancer Venus, your lot’s ruler, cooks what was liked last time. Attachment grows by small repeated things, and you may be well where you are remembered.',
  'Venus Leo':
    'Venus has your lot in her charge, and puts on her good clothes in Leo. You may like in style, and generously, and want to be liked in front of everybody.',
  'Venus Virgo':
    'The fall of Venus, who rules the lot, is Virgo, a workroom where beauty is checked for loose threads. Love shows there by getting things right, which may take you longer, and lasts.',
  'Venus Libra':
    'At home in Libra, Venus, the planet of your lot’s sign, lays a table at which enemies can sit. You may get to the good by way of manners, and it is a real way.',
  'Venus Scorpio':
    'Venus rules your lot, and is far from home in Scorpio, in detriment, among people who test each other. You may love seldom and with everything, and stand at the door a long time.',
  'Venus Sagittarius':
    'Venus in Sagittarius is courted with maps, and your lot is hers to answer for. You may like people who are going somewhere, and find what is good along the road.',
  'Venus Capricorn':
    'In Capricorn Venus wears grey and keeps her word; she is the ruler of the lot. Your affection may be one that can be built on, often before it is seen.',
  'Venus Aquarius':
    'The Venus of Aquarius is everybody’s friend and nobody’s property, and it is she who rules your lot. You may be happiest where people like one another freely, with the doors unlocked.',
  'Venus Pisces':
    'Exalted in Pisces, Venus, ruler of your lot, is received like an honoured guest, with water for her feet. To love what is imperfect opens more doors than any key, and you may know that.',
  'Mars Aries':
    'Mars, your lot’s ruler, stands on its own land in Aries and needs no marching orders. The short way may be the good way for you, before the doubts are up.',
  'Mars Taurus':
    'In Taurus, its detriment, Mars has to plough, and your lot depends on that ploughing. Strength starts slowly there; once yours has started, a wall may be no great argument.',
  'Mars Gemini':
    'Mars rules your lot and fences in Gemini, with words, on two sides at once. You may get ahead by being quicker with the answer, or by having several irons in the fire.',
  'Mars Cancer':
    'Low in Cancer, where it falls, Mars, which answers for the lot, fights like a bird at its nest. For yourself you may not lift a hand, and for others go through the door.',
  'Mars Leo':
    'In Leo your lot’s lord, Mars, rides with its visor up. You may act best when you can be seen, and think it against your honour to win by a trick.',
  'Mars Virgo':
    'A careful Mars, in Virgo, rules your lot, and sharpens the tool before it cuts. Things are overcome by handling them correctly, one after another, and that may be your way too.',
  'Mars Libra':
    'Mars in Libra, its detriment, is asked to strike and be fair, and it is the ruler of your lot. You may think over a quarrel so justly that it is sometimes too late to have it.',
  'Mars Scorpio':
    'At home in Scorpio, Mars, to which the lot belongs, lies still and watches the water. You may have more strength than you show, and use it once.',
  'Mars Sagittarius':
    'Mars gallops through Sagittarius after a conviction, and it rules your lot. You may work hard for what you think right, and hardly at all for what is merely useful.',
  'Mars Capricorn':
    'Exalted in Capricorn, Mars, ruler of your lot, holds a command. Force has a plan and a calendar there; you may find that in the long run this beats haste.',
  'Mars Aquarius':
    'In Aquarius Mars, which has your lot to answer for, goes on strike, for the others. You may be strongest when it is for a principle and there are several of you.',
  'Mars Pisces':
    'Your lot’s ruler, Mars, swims in Pisces, and does not always know against what. One gets there with the current, by endurance, perhaps when others have broken an oar.',
  'Jupiter Aries':
    'Jupiter, which rules your lot, says yes in Aries and runs. Confidence comes at the start, in one lump, and yours may carry others along.',
  'Jupiter Taurus':
    'A well-fed Jupiter, in Taurus, is the ruler of your lot: its faith is in what grows by itself when it is left in peace, and you may have the patience to leave it.',
  'Jupiter Gemini':
    'Jupiter answers for the lot and is in detriment in Gemini, a wide mind among small print. You may know something of everything, and have to put the great idea together from slips of paper.',
  'Jupiter Cancer':
    'In Cancer your lot’s ruler, Jupiter, is exalted, the guest for whom the good plates are brought. You may be generous as hosts are, and see things come right around your table.',
  'Jupiter Leo':
    'Open-handed and a little grand is Jupiter in Leo, and your lot is in its charge. You may do good with a flourish, and there is no harm in the flourish.',
  'Jupiter Virgo':
    'Far from its own houses, in Virgo, Jupiter, which rules your lot, has been put in charge of the stores. The right screw is found at once there, and you may doubt whether it was kind enough.',
  'Jupiter Libra':
    'In Libra Jupiter is a good judge with good manners; it rules your lot. You may come to the right thing by hearing everyone, and leave people feeling heard.',
  'Jupiter Scorpio':
    'Jupiter, the planet that your lot depends on, goes deep in Scorpio and trusts what it finds at the bottom. You may not be easily shocked, and so people can tell you things.',
  'Jupiter Sagittarius':
    'This is Jupiter in its own house: Sagittarius, with a fire and a view; and your lot answers to it. To think well of the world may be your way, and a good one.',
  'Jupiter Capricorn':
    'Jupiter rules the lot, falls in Capricorn, and counts the candles. You may hope carefully, and promise only what is covered.',
  'Jupiter Aquarius':
    'In Aquarius Jupiter, ruler of your lot, would like it to be good for all. Kindness, there, thinks in benches, wells and timetables, and so may yours.',
  'Jupiter Pisces':
    'At home in Pisces, Jupiter has an unlocked house by the water, and your lot belongs to it. You may believe easily and forgive easily, and be the richer for both.',
  'Saturn Aries':
    'Saturn, which rules your lot, falls in Aries, an old man made to run. Patience is kept there against one’s own temper, and each delay may be a small victory for you or a small defeat.',
  'Saturn Taurus':
    'In Taurus your lot’s ruler, Saturn, builds with stone and does not discuss it. What you have made secure may stay secure, and so does the opinion that went with it.',
  'Saturn Gemini':
    'A slow clerk in a quick office: so Saturn in Gemini has charge of your lot. You may learn by heart what others only look at, and remember where it is written.',
  'Saturn Cancer':
    'Far from its own cold rooms, in Cancer, its detriment, Saturn answers for the lot by keeping a family in order. You may be dutiful in matters of the heart, and find it hard to be looked after.',
  'Saturn Leo':
    'Saturn rules your lot and is in detriment in Leo, a modest man on a stage. You may do the leading because it has to be done, and would rather the lamp were lower.',
  'Saturn Virgo':
    'In Virgo Saturn, to which the lot belongs, goes over it once more with a fine file. Slow, exact work may do you good, and people who can do it beside you are few.',
  'Saturn Libra':
    'The planet of your lot’s sign, Saturn, is exalted in Libra, an old judge, honoured and heard. What is just lasts, and you may have the time to wait for it.',
  'Saturn Scorpio':
    'In Scorpio Saturn, ruler of your lot, keeps a cellar. You may forget little and say less, and there is a great deal down there that can still be used.',
  'Saturn Sagittarius':
    'Saturn teaches in Sagittarius, and the first lesson is to have walked there; your lot has it for a ruler. You may believe what you have tested, and then believe it for good.',
  'Saturn Capricorn':
    'At home in Capricorn, Saturn, your lot’s ruler, sits in a house of its own building. You may know what a thing costs, and pay it; what is made in that way stands.',
  'Saturn Aquarius':
    'Saturn, which answers for your lot, is on its own ground in Aquarius, with a set of rules for everyone. You may see how people could live together, and be content to keep to it.',
  'Saturn Pisces':
    'In Pisces the lot’s lord, Saturn, builds on sand and knows it. You may put up with uncertainty better than most, one plank at a time.',
  'Uranus fire':
    'By the modern rulers Uranus rules your lot, and Uranus in fire stands for sudden starts; perhaps you explain the plan afterwards.',
  'Uranus earth':
    'Uranus, modern ruler of your lot, is in an earthy sign, a new machine on old boards. By the modern view you may change things so that they can be used.',
  'Uranus air':
    'In air the lot’s modern ruler, Uranus, has an idea that nobody ordered. The modern books would say that you may find your way by thinking against the grain.',
  'Uranus water':
    'The lot belongs to Uranus by the modern rulers, and Uranus is in water: feelings that do not come when called, and a way that cannot be described beforehand.',
  'Neptune fire':
    'Neptune, which modern astrologers make the ruler of your lot, is in a fiery sign, a vision that wants a torch. You may follow what inspires you, for as long as it does.',
  'Neptune earth':
    'In earth Neptune, your lot’s ruler by the modern count, dreams of gardens. You may get there, on this view, by making a small part of the picture real.',
  'Neptune air':
    'With Neptune in air as ruler of the lot, say the modern books, one gets there through stories, tunes and other people’s sentences.',
  'Neptune water':
    'Neptune, the modern ruler of your lot, has no banks in water: you may arrive, the modern astrologer says, by letting yourself be carried, and need a rope.',
  'Pluto fire':
    'By modern custom Pluto rules the lot, and in fire it is will. You may go at what you want entirely, and come back either with it or without your eyebrows.',
  'Pluto earth':
    'Pluto, the lot’s modern ruler, tears up the floor, in earth, to see to the pipes. You may get there by way of the foundations.',
  'Pluto air':
    'In air Pluto, which modern books make your lot’s ruler, is given to thinking that does not stop at the polite place. So you may find your way by asking on.',
  'Pluto water':
    'As the moderns have it, your lot answers to Pluto, and in water that is feeling at a depth where there is no light. You may come up with something in your hand.',
}
