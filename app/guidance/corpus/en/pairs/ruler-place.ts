import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The ruler of the lot in its place. */
export const RULER_PLACE: PairTexts['rulerPlace'] = {
  'Sun 1':
    'In the first place the Sun, ruler of the lot, is you. What you are after is gained by turning up in person, and your own courage is what people get to know first.',
  'Sun 2':
    'The work for it is done in the second place, at the till. The Sun there wants to live by what it is proud of, so an honest price for good work does you double good.',
  'Sun 3':
    'Among neighbours, kin and daily errands is where the Sun has its post. You serve your lot by speaking clearly to people whom you meet every week.',
  'Sun 4':
    'The Sun has gone home, to the fourth place, where parents, land and foundations are. You work for it by keeping a house warm, and something solid is handed on.',
  'Sun 5':
    'Fifth, in the place of play and gifts, the Sun is in a good temper. It is worth your while to make what you enjoy, and to have people round you when you do.',
  'Sun 6':
    'In the sixth place the Sun has taken off its crown and gone to work. You earn your lot by a task done properly, with nobody watching.',
  'Sun 7':
    'Across from you, in the place of partners, is where the Sun stands. You come into your own beside somebody who takes you at your word.',
  'Sun 8':
    'The eighth place, of what is shared and what ends, has the Sun in it. You do your lot good by looking after what others have left in your hands, and by closing it well.',
  'Sun 9':
    'The Sun is glad in the ninth place, that of study, faith and far roads. The larger the question the better you can work, and what you learn there you can teach.',
  'Sun 10':
    'It is noon in the tenth place, and the Sun, your lot’s ruler, works there in full view. You answer for things with your name, and it does you good.',
  'Sun 11':
    'Friends and good hopes are the eleventh place, and the Sun warms itself among them. What you are after is found in a circle in which you are looked forward to.',
  'Sun 12':
    'Behind the scenes, in the twelfth place, the Sun does your lot’s work. Hours that nobody sees are the ones that count, and quiet is how you come by it.',
  'Moon 1':
    'The Moon is in the first place, so your lot is worked for with your own body and its moods. You make any room liveable by being in it.',
  'Moon 2':
    'With the Moon in the second place the task is housekeeping: what comes in, what is put by, who eats. You have a feeling for enough.',
  'Moon 3':
    'The short roads of the third place are where the Moon goes to and fro. Calling in, ringing up, passing it on: that is your work for the lot, and it keeps people together.',
  'Moon 4':
    'The fourth place is house and family ground, and the Moon could not be nearer home. You do for your lot what you would do for a garden, a little each day.',
  'Moon 5':
    'Play, and whatever one brings up, are the fifth place, and the Moon is at home among small things. You are good with whatever is young, an idea as well, and good company grows round you.',
  'Moon 6':
    'The Moon makes the beds in the sixth place. Your lot is earned by caring for what is weak or tired, in plain ways, at regular hours.',
  'Moon 7':
    'In the seventh place, that of the other person, the Moon watches a face. You work for your lot by noticing how it is for somebody else.',
  'Moon 8':
    'Where things are shared and things end, in the eighth place, the Moon does her quiet work. You can sit with what is sad without hurrying it out of the room.',
  'Moon 9':
    'The Moon walks a long road in the ninth place, a little every night. Small faithful habits of mind are what you bring to your lot.',
  'Moon 10':
    'Before everybody’s eyes, in the tenth place, stands the Moon, changeable as she is. You work for your lot by caring for people in public, and they know your name for it.',
  'Moon 11':
    'The Moon has the eleventh place for her living room. You come nearer to your lot each time a friend tells you how it really is.',
  'Moon 12':
    'In the twelfth place the Moon is behind the house. What your lot needs from you happens out of sight and slowly, as dough rises.',
  'Mercury 1':
    'Mercury, in the first place, sits on the tip of your tongue. You work for the lot by how you put things, and you are soon understood.',
  'Mercury 2':
    'It keeps the accounts, for Mercury is in the second place, that of livelihood. Your head earns your bread, and knows where each crumb went.',
  'Mercury 3':
    'Third, among letters, neighbours and near roads, Mercury is in its element. A message at the right time is your best tool.',
  'Mercury 4':
    'Under the lamp at home, in the fourth place, Mercury does its sums. You serve your lot by thinking in peace, in a chair that is yours.',
  'Mercury 5':
    'Mercury plays in the fifth place. You learn by games and teach by jokes, and what was fun is never forgotten.',
  'Mercury 6':
    'In the sixth place Mercury is at the workbench with a list. You bring your lot on by mending, one after another, what does not work.',
  'Mercury 7':
    'You do your thinking across a table: Mercury is in the seventh place, of partners and opponents. A fair exchange of words is where the work is done.',
  'Mercury 8':
    'Papers, shares and confidences are the matter of the eighth place, and Mercury can be silent about them. People give you things to read that nobody else may see.',
  'Mercury 9':
    'Mercury is on a long road, in the ninth place, with books. You come closer to your lot by going on with your studies after the examination.',
  'Mercury 10':
    'The tenth place is work in public, and Mercury has the floor there. You get on by being the one who can explain it.',
  'Mercury 11':
    'In the eleventh place Mercury passes the news round among friends. You know whom to bring together with whom, and why.',
  'Mercury 12':
    'Out of sight, in the twelfth place, Mercury sorts what nobody asked it to. You do your best thinking unseen, and then things simply work.',
  'Venus 1':
    'Venus stands in the first place, so your manner is half of the work. People are glad that you came, and something begins from that.',
  'Venus 2':
    'The second place is livelihood, and Venus has taste in it. You work for your lot by making, choosing or selling what is good to have.',
  'Venus 3':
    'On the near roads of the third place Venus has a kind word for everyone. You do more with a greeting than others with a speech.',
  'Venus 4':
    'Venus, in the fourth place, puts flowers on the table. The lot is served by making a home in which nobody is in a hurry.',
  'Venus 5':
    'Her joy is the fifth place, of pleasure and play, and there she is. You come to your lot by enjoying things properly, and not alone.',
  'Venus 6':
    'Venus works in the sixth place and hums. Care given with grace is what you have to offer, and it makes hard days lighter for several people.',
  'Venus 7':
    'It takes two: Venus, in the seventh place, does the lot’s work by coming to meet someone. You can be agreed with, and relied on afterwards.',
  'Venus 8':
    'What is shared out and what ends is in kind hands, since Venus is in the eighth place. You find the form in which people can part as friends.',
  'Venus 9':
    'Venus travels, in the ninth place, for beauty’s sake. What you love you study, and so your lot is found in far-off things that you have made near.',
  'Venus 10':
    'In public, in the tenth place, Venus makes the work look easy. Your lot comes with whatever you do handsomely for others to see.',
  'Venus 11':
    'Venus and the eleventh place both mean company. Your work for the lot is to see that everyone who came has somebody to talk to.',
  'Venus 12':
    'A beauty that nobody sees is what Venus tends in the twelfth place. You come to your lot by a quiet love, for a thing or a prayer, kept to yourself.',
  'Mars 1':
    'Mars is in the first place, and so the tool for it is yourself, at once. You work for your lot by stepping forward.',
  'Mars 2':
    'With Mars in the place of livelihood you earn by effort, early and out of doors if you can. What you have, you have worked for, and you share it as one shares a kill.',
  'Mars 3':
    'In the third place Mars goes round and knocks. You get things done in your street by asking straight out.',
  'Mars 4':
    'The fourth place has Mars with a crowbar and a plan. Building and rebuilding the ground on which others live is how you work for it.',
  'Mars 5':
    'Mars goes to the fifth place to play, and plays for something. You come to your lot through sport, dares and first attempts.',
  'Mars 6':
    'Labour is the sixth place, and Mars likes it heavy. What tires others out brings you to yourself.',
  'Mars 7':
    'There is somebody opposite, and Mars meets them face to face, in the seventh place. You gain your lot by an honest trial of strength with your equal.',
  'Mars 8':
    'In the eighth place Mars makes the cut. It is your work to end what has to be ended, quickly and clean.',
  'Mars 9':
    'Mars marches in the ninth place, towards something that it believes in. You learn by going there yourself.',
  'Mars 10':
    'In the tenth place, at the top, Mars takes the responsibility. Your lot is served by decisions that others were glad to leave to you.',
  'Mars 11':
    'The eleventh place is for friends, and Mars would go through fire for them. You do your part by doing, and the others follow.',
  'Mars 12':
    'Mars works underground in the twelfth place. You win it against yourself, unseen, by going on when nobody would know if you stopped.',
  'Jupiter 1':
    'Jupiter is in the first place, and so people think that you mean well, and you do. Your lot is worked for by being large in person.',
  'Jupiter 2':
    'The second place has Jupiter at the store-room door. You do best with goods when they pass through your hands to others.',
  'Jupiter 3':
    'In the third place Jupiter explains it to the neighbours. What you know is wanted on your own street, and there you work for your lot.',
  'Jupiter 4':
    'A large house is what Jupiter keeps in the fourth place, and if the house is small it has a large door. You bring your lot about by taking people in.',
  'Jupiter 5':
    'The party is at Jupiter’s in the fifth place. To enjoy, and to let others enjoy, is your work for the lot, and it is less frivolous than it sounds.',
  'Jupiter 6':
    'Generosity on duty is Jupiter in the sixth place. You work for your lot wherever help is needed and pays badly.',
  'Jupiter 7':
    'Jupiter, in the seventh place, believes in the other side. A fair agreement, in which both gain, is your masterpiece.',
  'Jupiter 8':
    'Where shares and debts are settled, in the eighth place, Jupiter is just. You can be trusted with what is left when somebody has gone.',
  'Jupiter 9':
    'Jupiter has come to its own subjects in the ninth place, faith and far sight. You serve your lot by asking what it is all for, and by living as if the answer mattered.',
  'Jupiter 10':
    'In the tenth place Jupiter holds an office and is fair in it. Your lot is found in public work that people can appeal to.',
  'Jupiter 11':
    'The eleventh place is called the good spirit in the old books, and Jupiter is there. Your friends are your fortune, and you work for it by hoping on their behalf.',
  'Jupiter 12':
    'Kindness without a witness is the work of Jupiter in the twelfth place. You come to your lot by what you do for nothing, and never mention.',
  'Saturn 1':
    'Saturn, in the first place, has made you older than your years. You work for your lot by staying, when others have made their point and left.',
  'Saturn 2':
    'It is put by, coin on coin: Saturn is in the place of livelihood. You come to your lot slowly, by keeping.',
  'Saturn 3':
    'Few words, kept: in the third place Saturn writes the kind of letter that is not thrown away. That is your work among those near you.',
  'Saturn 4':
    'Old ground is the fourth place, and Saturn is among the walls. You serve the lot by keeping up something that was there before you.',
  'Saturn 5':
    'Even at play Saturn practises, in the fifth place. Your pleasure is a craft, and it gets better each year.',
  'Saturn 6':
    'Saturn is in the place of labour and does not look up. Your lot is earned by long work, and you are one of the few whom that does not frighten.',
  'Saturn 7':
    'Agreements are serious in the seventh place when Saturn is in it. You work for your lot by keeping your word to one person for a very long time.',
  'Saturn 8':
    'Saturn sees to what is owed and what is over, in the eighth place. You are steady at endings, and people lean on you there.',
  'Saturn 9':
    'The ninth place makes Saturn a scholar. You get nearer to your lot by studying one thing to the end.',
  'Saturn 10':
    'Saturn carries a load up the middle of the road, in the tenth place. Your name is built of finished tasks.',
  'Saturn 11':
    'Old friends are meant when Saturn is in the eleventh place. Your lot lies with the few who have been there from the beginning.',
  'Saturn 12':
    'Saturn likes the twelfth place, says the tradition, a cell with a table. You come to your lot alone, at set hours.',
  'Uranus 1':
    'By the modern rulers it is Uranus that works for your lot, in the first place, through your being unlike the others and not hiding it.',
  'Uranus 2':
    'Uranus, in the place of livelihood, earns in ways that have no name on a form. There the modern reading would look for your work.',
  'Uranus 3':
    'In the third place Uranus says the unexpected thing to the neighbours. So one works for this lot, in modern eyes.',
  'Uranus 4':
    'A house arranged like no other is the picture for Uranus in the fourth place. Make room there for what you really do.',
  'Uranus 5':
    'Uranus plays a game with its own rules in the fifth place. Modern readers would send you to try things out.',
  'Uranus 6':
    'At work, in the sixth place, Uranus changes how it is done. Your lot gains by each improvement that stays.',
  'Uranus 7':
    'The modern ruler is in the seventh place: you do well with partners who leave you your freedom and keep their own.',
  'Uranus 8':
    'In the eighth place Uranus cuts an old knot. You come to your lot by ending what only habit kept alive.',
  'Uranus 9':
    'Uranus goes its own way in the ninth place, through books that were not on the list. There is your work, say the moderns.',
  'Uranus 10':
    'In public, in the tenth place, Uranus is known for something new. Let your work be the odd one.',
  'Uranus 11':
    'Friends of an unusual kind are Uranus in the eleventh place. Your lot is in a circle that you had to found.',
  'Uranus 12':
    'Uranus invents in secret, in the twelfth place. Much of what your lot needs comes to you alone, between two other thoughts.',
  'Neptune 1':
    'Neptune works for the lot in the first place, by the modern view: you take on the colour of those you are with, and they feel understood.',
  'Neptune 2':
    'With Neptune in the place of livelihood, modern readers say, value lies in what cannot be weighed. Keep one plain ledger beside it.',
  'Neptune 3': 'Neptune tells stories in the third place. It is how you bring near people nearer.',
  'Neptune 4':
    'In the fourth place Neptune remembers a house by the sea that may never have stood. You work for your lot by making something of it here.',
  'Neptune 5':
    'Music, pictures and make-believe are Neptune in the fifth place. You serve your lot when you play them for somebody.',
  'Neptune 6':
    'Neptune is kind to the tired in the sixth place, without being asked. Set an hour at which it stops.',
  'Neptune 7':
    'Modern readers see in Neptune in the seventh place a soft heart for the other person. You come to your lot when you also look at them in plain light.',
  'Neptune 8':
    'In the eighth place Neptune lets go as the sea lets go of the shore. It is your work to do it, and to do it gently.',
  'Neptune 9':
    'Neptune is far out in the ninth place, where there is mostly sky. Your lot is served by what you cannot prove and do not doubt.',
  'Neptune 10':
    'The tenth place and Neptune: work that touches people, and is hard to put on a card. Modern readers would look for you there.',
  'Neptune 11':
    'Neptune, by modern custom the ruler, is in the eleventh place, of friends and hopes. An ideal that some of them share with you is what you work for.',
  'Neptune 12':
    'Stillness suits Neptune in the twelfth place. You come to your lot by listening when there is nothing to hear.',
  'Pluto 1':
    'Pluto, in the first place, works by sheer presence. Modern readers would say: people feel that you mean it.',
  'Pluto 2':
    'In the place of livelihood Pluto can start again from nothing, and knows how little that is. So you work for your lot.',
  'Pluto 3':
    'Pluto is third, among neighbours and messages. Few words, and such as go through, are what you work with for your lot.',
  'Pluto 4':
    'Pluto digs under the fourth place. You serve the lot by clearing the ground on which you live, once and properly.',
  'Pluto 5':
    'Even play is in earnest with Pluto in the fifth place. Whatever you make, you make with everything.',
  'Pluto 6':
    'At work, in the sixth place, Pluto does not leave before it is really mended. That is where modern readers would find you.',
  'Pluto 7':
    'Pluto wants all or nothing of the person opposite, in the seventh place. Your lot gains when half is allowed to be enough for a while.',
  'Pluto 8':
    'Modern readers give the eighth place to Pluto anyhow. You can look at endings without turning your head away.',
  'Pluto 9':
    'Down to the root is how Pluto studies, in the ninth place. You come to your lot by one question that you have not let go of.',
  'Pluto 10':
    'In the tenth place Pluto has influence and would rather not say so. Use it in the open, and your lot has the use of it too.',
  'Pluto 11': 'Pluto has few friends in the eleventh place, for ever. With them the work is done.',
  'Pluto 12':
    'In hidden work, in the twelfth place, Pluto is tireless. What you are after grows there, below the frost.',
}
