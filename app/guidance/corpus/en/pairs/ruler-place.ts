import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The ruler of the lot in its place. */
export const RULER_PLACE: PairTexts['rulerPlace'] = {
  'Sun 1':
    'The Sun stands for purpose, and the first place is you yourself, so perhaps you do best to go in person, and people may notice your courage before anything else.',
  'Sun 2':
    'Pride in good work belongs to the Sun, and earning belongs to the second place, so an honest price for something that you are proud of may please you twice.',
  'Sun 3':
    'The Sun is a clear light, and here it stands among neighbours, relatives and errands, in the third place, so a clear word to people whom you meet every week may do you good.',
  'Sun 4':
    'The Sun has come home to the fourth place, that of house and land. Because it is a picture of warmth, to keep a house warm for others may be your way.',
  'Sun 5':
    'With the Sun in the place of joy, the fifth, pleasure can be a purpose. It may do you good to make the things that you enjoy, with people around you.',
  'Sun 6':
    'The sixth place is daily labour, so the Sun there is like a king in working clothes, and a task that is done well, even if nobody watches, may make you rightly proud.',
  'Sun 7':
    'Because the Sun stands for purpose, and to meet another person is what the seventh place is for, maybe you find your purpose beside somebody who takes your word seriously.',
  'Sun 8':
    'What is shared and what ends are matters of the eighth place, and the Sun means honour, so you may be proud to keep what others leave with you, and to finish it well.',
  'Sun 9':
    'The old books say that the Sun rejoices in the ninth place, where study, faith and far journeys are. A large question may wake you up, and maybe you like to teach the answer.',
  'Sun 10':
    'In the tenth place, before all eyes, the Sun means honour, and it may suit you to put your name to your work and to answer for it.',
  'Sun 11':
    'Among friends and hopes, the matters of the eleventh place, the Sun stands for warmth, so you may feel strong in a group that is glad when you come.',
  'Sun 12':
    'The Sun in the twelfth place, which is hidden, is like a light behind a curtain, and the hours that nobody sees may count most for you, so keep some of them quiet.',
  'Moon 1':
    'Because feeling belongs to the Moon and the body to the first place, your mood may shape your day, and a room may grow calmer when you are calm.',
  'Moon 2':
    'The Moon stands for daily care, the second place for income and property, so you may sense early how much is enough, and it may calm you that everyone has eaten.',
  'Moon 3':
    'The Moon never stays long in one sign, and the third place is about short journeys and messages, so a visit, a phone call, a piece of news passed on may do you good.',
  'Moon 4':
    'The Moon is a picture of the household, and the fourth place stands for the home, so a little work in the house or garden every day may be your best way to feel well.',
  'Moon 5':
    'Here the Moon, a picture of care, stands in the place of children and play, the fifth, so perhaps you are good with whatever is young, even with a young idea.',
  'Moon 6':
    'Since the Moon means care and the sixth place means service, you may do well when you look after tired people in simple ways, and regular hours make it easier.',
  'Moon 7':
    'Because the seventh place is the person opposite you, and the Moon stands for mood, perhaps you see early how somebody feels, and a kind question at that moment may help you both.',
  'Moon 8':
    'Because the eighth place holds endings, and they need tenderness, which is what the Moon stands for, you may be able to sit with a sad person without hurrying the sadness away.',
  'Moon 9':
    'The Moon goes a small part of its road every night, and here the road is study and faith, the ninth place, so small habits of learning, faithfully kept, may carry you far.',
  'Moon 10':
    'Because the Moon stands for care, and all eyes can see the tenth place, you may do well when you care for people in public, and they may trust you for it.',
  'Moon 11':
    'Honest feeling is one meaning of the Moon, and here it has to do with friends, in the eleventh place, so perhaps you feel better each time a friend tells you how things really are.',
  'Moon 12':
    'Seeds grow in the dark, and the twelfth place is out of sight. With the Moon in it, your feelings may need quiet and time before you can say what they are.',
  'Mercury 1':
    'Because Mercury stands for speech, and the first place for how you appear, much may depend on the way you say a thing, and people may soon understand you.',
  'Mercury 2':
    'A good head can earn a living, since Mercury means thinking and the second place means income. You may like to know exactly where each coin went.',
  'Mercury 3':
    'Letters, neighbours and short roads are what the third place is about, and Mercury is the planet of messages, so the right message at the right time may be your best tool.',
  'Mercury 4':
    'Mercury stands for thought and the fourth place for the home, so you may think best in your own rooms, perhaps always in the same chair.',
  'Mercury 5':
    'Learning may be a game for you, because Mercury, the planet of learning, is in the place of play, the fifth, and you may long remember what once made you laugh.',
  'Mercury 6':
    'Mercury means skill, and the sixth place means daily work, so a list, and one small repair after another, may take you further than a great plan.',
  'Mercury 7':
    'Mercury is in the seventh place, where one meets the other side, so perhaps you bring a thought to somebody across the table, for a fair exchange of words.',
  'Mercury 8':
    'Because shared money and trust are matters of the eighth place, and papers and words belong to Mercury, perhaps you are shown things in confidence, because you can be silent about them.',
  'Mercury 9':
    'Books are good company on a long road, as Mercury suggests in the place of study, the ninth, and perhaps you are happiest when you go on learning after the examination is over.',
  'Mercury 10':
    'Because words belong to Mercury, and public work belongs to the tenth place, perhaps you are the person who can explain a matter to everyone.',
  'Mercury 11':
    'News travels quickly between friends when Mercury is in the eleventh place, and perhaps you know which two people ought to meet, and enjoy introducing them.',
  'Mercury 12':
    'Mercury, which stands for thought, has the twelfth place, where nobody looks, so maybe you think best when nobody has asked you and nobody is watching.',
  'Venus 1':
    'Because Venus means kindness, and the first place is how you come into a room, people may be glad that you have come, and a good deal can begin from that.',
  'Venus 2':
    'Because Venus, the planet of beauty, is in the place of earning, the second, you may have taste in useful things, and enjoy making, choosing or selling them.',
  'Venus 3':
    'With Venus among neighbours and short roads, in the third place, a friendly greeting may do more for you than a long speech.',
  'Venus 4':
    'Peace belongs to Venus, and home belongs to the fourth place, so flowers on the table, and a house in which nobody hurries, may do you good.',
  'Venus 5':
    'Because the fifth place, of pleasure and play, is where Venus rejoices, as the old books say, you may be closest to yourself when you enjoy a good thing in company.',
  'Venus 6':
    'Venus means a gentle manner, and the sixth place means service, so perhaps you do hard work gently, and somebody’s day becomes lighter by one word of yours.',
  'Venus 7':
    'Venus, the planet of agreement, is where two people meet, in the seventh place, and perhaps you are good at coming towards somebody, and they may find that they can rely on you.',
  'Venus 8':
    'Because peace belongs to Venus, also where people share and part, in the eighth place, perhaps you find the words with which they can divide a thing and stay friends.',
  'Venus 9':
    'Love of distant things is what Venus suggests in the ninth, the place of journeys and study, so maybe you learn best what you love, and feel at home with something foreign.',
  'Venus 10':
    'Your work may show a sense of beauty, since Venus stands in the tenth place, which everyone can see, and you may like it when a hard task looks easy.',
  'Venus 11':
    'Because Venus stands for good company, and here it is the company of friends, the eleventh place, maybe you feel best when you have made sure that every guest has somebody to talk to.',
  'Venus 12':
    'Love without witnesses is the picture of Venus in the hidden twelfth place, and you may find peace in a quiet love, for a craft or a prayer, that nobody has to know of.',
  'Mars 1':
    'Because Mars means strength, and it stands in the first place, which is your own body, perhaps you do best when you step forward yourself, and soon.',
  'Mars 2':
    'Because Mars, the planet of effort, is in the place of income, the second, you may enjoy most what you have won by effort and an early start.',
  'Mars 3':
    'Because Mars, which means courage, has the third place, which means neighbours and news, a direct question may often be your shortest road.',
  'Mars 4':
    'Mars, in the place of house and land, the fourth, suggests tools and walls, so to build or repair what others live in may do you good.',
  'Mars 5':
    'Mars stands for daring and the fifth place for play, so sport, or a first attempt at something, may make you feel alive.',
  'Mars 6':
    'Mars is the planet of strength and the sixth place is labour, so heavy work may clear your head when others are long tired of it.',
  'Mars 7':
    'Somebody stands before you in the seventh place, and Mars means a test of strength, so an open and honest contest between equals may do you good.',
  'Mars 8':
    'Some things have to end, and since Mars stands for the clean cut and they belong to the eighth place, you may be the one who ends them quickly and fairly.',
  'Mars 9':
    'Mars stands for courage, and the ninth place for faith and far journeys, so for what you believe, you may want to go there yourself and see.',
  'Mars 10':
    'The tenth place is work before the public, and Mars means decision, so maybe you do well when you take responsibility, and others may gladly leave it to you.',
  'Mars 11':
    'Mars among friends, in the eleventh place, means deeds, and perhaps you show your friendship best by what you do, and others may follow when you begin.',
  'Mars 12':
    'Because nobody sees the work of the twelfth place, and Mars there is the strength to continue, you may know hours in which you went on although nobody would have noticed.',
  'Jupiter 1':
    'Because Jupiter means generosity, and the first place is how others meet you, people may think early that you mean well, and be right.',
  'Jupiter 2':
    'Jupiter in the place of property, the second, is like a store with an open door, so you may enjoy your goods most when some of them go to others.',
  'Jupiter 3':
    'Jupiter stands for good advice, and here it has to do with neighbours and news, in the third place, so people near you may want to hear what you know, and telling them may please you.',
  'Jupiter 4':
    'The fourth place is the house, and Jupiter is like a wide door, so people may feel welcome with you, and perhaps you feel well when they come.',
  'Jupiter 5':
    'Plenty belongs to Jupiter and pleasure to the fifth place, so to celebrate, and to let others celebrate with you, may do more for you than it seems.',
  'Jupiter 6':
    'Because the sixth place means service and Jupiter means generosity, you may be content where help is urgent and the pay is small.',
  'Jupiter 7':
    'Trust belongs to Jupiter, and in the seventh place it is trust in another person, so an agreement from which both sides gain may be one of the best things that you make.',
  'Jupiter 8':
    'Because Jupiter, which means justice, stands among debts and shared goods, in the eighth place, people may bring you such matters because they find you fair.',
  'Jupiter 9':
    'Jupiter and the ninth place both mean faith and a wide view, so you may feel well when you ask what a thing is for and live by the answer.',
  'Jupiter 10':
    'Jupiter means fairness, here in public work, the tenth place, so others may come to you when they need a just answer, and that may do you good as well.',
  'Jupiter 11':
    'Jupiter, the planet of hope, is in the eleventh place, which old authors call the good spirit, and when you hope on behalf of your friends, it may do you good too.',
  'Jupiter 12':
    'Jupiter means kindness, and the twelfth place keeps things out of sight, so the good deed that you never mention may be the one that does most for you.',
  'Saturn 1':
    'Because Saturn means patience, and the first place, where it stands, means your own person, you may look serious, and your strength may be that you stay when others have left.',
  'Saturn 2':
    'Slow saving is how one reads Saturn in the place of money and goods, the second, and coin by coin, you may grow calm about what you have.',
  'Saturn 3':
    'Perhaps you write few letters, and people may keep them, because Saturn means few words, also in messages, the matter of the third place.',
  'Saturn 4':
    'Because old walls and old ground belong to the fourth place, and Saturn stands for what lasts, perhaps you enjoy repairing something that was there before you.',
  'Saturn 5':
    'Even play takes practice when Saturn, the planet of patience, stands in the fifth place, and perhaps you enjoy a thing more each year that you do it.',
  'Saturn 6':
    'Endurance belongs to Saturn and labour to the sixth place, so long work, which frightens many people, may frighten you less than most.',
  'Saturn 7':
    'Agreements are serious when Saturn stands in the seventh place, where they are made, and a promise that you have kept for many years may satisfy you deeply.',
  'Saturn 8':
    'Saturn means a steady hand, and the eighth place holds debts and endings, so perhaps you stay calm when something is over, and others may lean on that.',
  'Saturn 9':
    'Saturn in the place of study, the ninth, is like a scholar with one book, so one subject, learned to the end, may take you further than many.',
  'Saturn 10':
    'Duty belongs to Saturn and a public name to the tenth place, so yours may grow slowly, from one finished task after another.',
  'Saturn 11':
    'Saturn is the planet of long time, so in the eleventh place it suggests old friends. You may feel safest with the few who have known you from the beginning.',
  'Saturn 12':
    'The old books say that Saturn is glad in the twelfth place, where one is alone, so a quiet table and a fixed hour may be all that you need.',
  'Uranus 1':
    'Modern books read Uranus as independence, and the first place stands for you yourself, so your way may be to differ from others openly.',
  'Uranus 2':
    'Because income is the matter of the second place, and Uranus stands for what is unusual, maybe you earn in a way for which no form has a box.',
  'Uranus 3':
    'Uranus in the third place is like an unexpected word to a neighbour. Modern readers would say that such words may do you good.',
  'Uranus 4':
    'Uranus suggests a house arranged like no other, for it is in the fourth place, the home. It may help you to make room there for what you really do.',
  'Uranus 5':
    'Uranus is the planet of new things, even in play, the matter of the fifth place, and perhaps you enjoy a game most when you can change its rules.',
  'Uranus 6':
    'Uranus means change, here in the daily labour of the sixth place, so you may feel well each time you find a better way to do a common task.',
  'Uranus 7':
    'Freedom belongs to Uranus, and the seventh place to the other person, so you may do well with people who leave you free and stay free themselves.',
  'Uranus 8':
    'Uranus is like a sudden cut, and the eighth place holds what comes to an end. It may free you to finish something that only habit has kept going.',
  'Uranus 9':
    'Because the ninth place stands for study, and Uranus for one’s own way, perhaps you learn most from books that were not on the list.',
  'Uranus 10':
    'Because Uranus, the planet of new things, is in the tenth place, where work is seen, people may know you for something unusual.',
  'Uranus 11':
    'Uranus in the eleventh place suggests unusual friends, and the group that you need may be one that you have to start yourself.',
  'Uranus 12':
    'Ideas may come in secret with Uranus where one is alone, in the twelfth place. A good one may come to you between two other thoughts.',
  'Neptune 1':
    'Modern books read Neptune as sympathy, here in your own person, the first place, and perhaps you take on the mood of those you are with, and they feel understood.',
  'Neptune 2':
    'Neptune stands for what cannot be weighed, and the second place for money and goods, so a simple list of income and spending may help you.',
  'Neptune 3':
    'Stories belong to Neptune, and neighbours and relatives to the third place, so a story that you tell may bring the people near you closer together.',
  'Neptune 4':
    'A dream of home is what Neptune suggests in the fourth place, that of house and family, so perhaps you feel well when you make a small part of it real where you live.',
  'Neptune 5':
    'Music, pictures and stories are the meaning of Neptune in the fifth place, where play is, and you may enjoy them most when somebody listens.',
  'Neptune 6':
    'Neptune is read as pity, and the sixth place as service, so perhaps you help tired people without being asked, and it is wise to set an hour at which you stop.',
  'Neptune 7':
    'A soft heart for the other person is how modern readers see Neptune in the seventh place. It may help you to look at people in plain light as well.',
  'Neptune 8':
    'Because letting go is the matter of the eighth place, and Neptune is compared to the sea, possibly you give a thing up gently, as water leaves the beach.',
  'Neptune 9':
    'Because faith belongs to the ninth place, and Neptune means what one cannot measure, you may live well by something that you cannot prove and do not doubt.',
  'Neptune 10':
    'Because Neptune stands for feeling, and public work for the tenth place, what you do may touch people in a way that is hard to explain.',
  'Neptune 11':
    'Because hopes belong to the eleventh place, and ideals to Neptune, you may want to work for an ideal that some of your friends share.',
  'Neptune 12':
    'Silence suits Neptune in the twelfth place, where one is alone, and perhaps you find what you need when you sit still and listen for a while.',
  'Pluto 1':
    'In the first place Pluto means, for modern readers, a person of great intensity, so people may feel that you mean it, and to be fully present may do you good.',
  'Pluto 2':
    'Because Pluto means starting again, and the second place means livelihood, maybe you know how little one needs in order to begin once more.',
  'Pluto 3':
    'A few deep words are the sign of Pluto in the third place, among neighbours and messages, so you may say little, and people may remember it.',
  'Pluto 4':
    'Because Pluto is like digging, and the fourth place is the ground of a home, you may feel better once an old matter there is cleared up properly.',
  'Pluto 5':
    'Even play, the matter of the fifth place, may be serious for you, because Pluto means full strength. Perhaps you put everything into what you make.',
  'Pluto 6':
    'Pluto stands for a thorough repair, and the sixth place for labour, so you may stay with a task until it is really mended.',
  'Pluto 7':
    'All or nothing is what Pluto suggests with the other person, in the seventh place. It may do you good to let half be enough for a while.',
  'Pluto 8':
    'Because the eighth place is about endings, and modern readers connect Pluto with them too, you may be able to look at an ending without turning your head away.',
  'Pluto 9':
    'Pluto is the wish to reach the root, also in study, to which the ninth place belongs. One question that you have never let go may lead you far.',
  'Pluto 10':
    'Because influence is the meaning of Pluto, and it becomes public in the tenth place, perhaps you do best when you use yours in the open.',
  'Pluto 11':
    'Few and close friends are meant by Pluto in the eleventh place, and perhaps you do your best work with them.',
  'Pluto 12':
    'Roots grow out of sight, and so does the work of the twelfth place. Because Pluto means endurance, you may do long work there that nobody notices.',
}
