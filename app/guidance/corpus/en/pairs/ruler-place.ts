import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The ruler of the lot in its place. */
export const RULER_PLACE: PairTexts['rulerPlace'] = {
  'Sun 1':
    'In the first place the Sun, ruler of the lot, is the person who walks in. What you are after may be gained by turning up yourself, and courage is what people get to know first.',
  'Sun 2':
    'The work for the lot is done in the second place, at the till. The Sun there wants to live by what it is proud of, so an honest price for good work can do you double good.',
  'Sun 3':
    'Among neighbours, kin and daily errands is where the Sun, ruler of the lot, has its post. The lot is served by speaking clearly to people whom one meets every week.',
  'Sun 4':
    'The Sun has gone home, to the fourth place, where land and foundations are. To keep a house warm is work for the lot, and something solid is handed on.',
  'Sun 5':
    'Fifth, in the place of play and gifts, the Sun is in a good temper. It may be worth your while to make what you enjoy, and to have people round you when you do.',
  'Sun 6':
    'In the sixth place the Sun has taken off its crown and gone to work. The lot is earned there by a task done properly, perhaps with nobody watching.',
  'Sun 7':
    'In the place of the other person stands the Sun. You may come into your own beside somebody who takes you at your word.',
  'Sun 8':
    'The eighth place, of what is shared and what ends, has the Sun in it. You may do the lot good by looking after what others have left in your hands, and by closing it well.',
  'Sun 9':
    'The Sun is glad in the ninth place, that of study, faith and far roads. The larger the question, perhaps, the better you can work, and what is learnt there can be taught.',
  'Sun 10':
    'High up, in the tenth place, stands the Sun, your lot’s ruler, in full view. To answer for things with your name may do you good.',
  'Sun 11':
    'Friends and good hopes are the eleventh place, and the Sun warms itself among them. What you are after may be found in a circle in which you are looked forward to.',
  'Sun 12':
    'Behind the scenes, in the twelfth place, the Sun does your lot’s work. Hours that nobody sees may be the ones that count for you, and quiet is the way.',
  'Moon 1':
    'The Moon is in the first place, so your lot is worked for with your own body and its moods. Perhaps you make a room liveable by being in it.',
  'Moon 2':
    'With the Moon in the second place the work for the lot is housekeeping: what comes in, what is put by, who eats. You may have a feeling for enough.',
  'Moon 3':
    'The short roads of the third place are where the Moon goes to and fro. Calling in, telephoning, passing it on: that is the work for the lot.',
  'Moon 4':
    'The fourth place is house and family ground, and the Moon could not be nearer home. The lot is tended there as one tends a garden, a little each day.',
  'Moon 5':
    'Play, and whatever one brings up, are the fifth place, and the Moon is at home among small things. You may be good with whatever is young, an idea as well, and good company grows round that.',
  'Moon 6':
    'The Moon makes the beds in the sixth place. The lot is earned by caring for what is weak or tired, in plain ways, at regular hours.',
  'Moon 7':
    'In the seventh place, that of the other person, the Moon watches a face. To notice how it is for somebody else is work for the lot, and perhaps you notice early.',
  'Moon 8':
    'Where things are shared and things end, in the eighth place, the Moon does her quiet work. You may be able to sit with what is sad without hurrying it out of the room.',
  'Moon 9':
    'The Moon walks a long road in the ninth place, a little every night. Small faithful habits of mind are what the lot asks for.',
  'Moon 10':
    'Before everybody’s eyes, in the tenth place, stands the Moon, changeable as she is. The work for the lot is to care for people where it can be seen.',
  'Moon 11':
    'The Moon has the eleventh place for her living room. You may come nearer to your lot each time a friend tells you how it really is.',
  'Moon 12':
    'In the twelfth place the Moon is behind the house. What the lot needs happens out of sight there and slowly, as seeds swell.',
  'Mercury 1':
    'Mercury, in the first place, sits on the tip of the tongue. For the lot much depends on how a thing is put, and you may be soon understood.',
  'Mercury 2':
    'It keeps the accounts, for Mercury is in the second place, that of livelihood. A head can earn its bread there, and know where each crumb went.',
  'Mercury 3':
    'Third, among letters, neighbours and near roads, Mercury is in its element. For the work of the lot, a message at the right time may be your best tool.',
  'Mercury 4':
    'Under the lamp at home, in the fourth place, Mercury does its sums. The lot is served by thinking in peace, and perhaps you know in which chair.',
  'Mercury 5':
    'Mercury plays in the fifth place. Learning goes by games there and teaching by jokes, and what was fun you may never forget.',
  'Mercury 6':
    'In the sixth place Mercury is at the workbench with a list. The lot gets on when what does not work is mended, one thing after another.',
  'Mercury 7':
    'You may do your thinking across a table: Mercury, which works for the lot, is in the seventh place, of partners and opponents. A fair exchange of words is where the work is done.',
  'Mercury 8':
    'Papers, shares and confidences are the matter of the eighth place, and Mercury can be silent about them. You may be handed things to read that nobody else can see.',
  'Mercury 9':
    'Mercury is on a long road, in the ninth place, with books. The lot comes closer to whoever goes on studying after the examination, and that may be you.',
  'Mercury 10':
    'The tenth place is work in public, and Mercury has the floor there. The lot gets on when somebody can explain it, and you may be the one.',
  'Mercury 11':
    'In the eleventh place Mercury passes the news round among friends. To know whom to bring together with whom is the work for the lot.',
  'Mercury 12':
    'Out of sight, in the twelfth place, Mercury sorts what nobody asked it to. You may do your best thinking unseen.',
  'Venus 1':
    'Venus stands in the first place, so manner is half of the work for the lot. People may be glad that you came, and something begins from that.',
  'Venus 2':
    'The second place is livelihood, and Venus has taste in it. One works for the lot by making, choosing or selling what is good to have.',
  'Venus 3':
    'On the near roads of the third place Venus has a kind word for everyone. For the lot you may do more with a greeting than with a speech.',
  'Venus 4':
    'Venus, in the fourth place, puts flowers on the table. The lot is served by making a home in which nobody is in a hurry.',
  'Venus 5':
    'Her joy is the fifth place, of pleasure and play, and there she is. One comes to the lot by enjoying things properly, and in company.',
  'Venus 6':
    'Venus works in the sixth place and hums. The lot is served by care that has some grace in it, and you may have seen it make a hard day lighter.',
  'Venus 7':
    'It takes two: Venus, in the seventh place, does the lot’s work by coming to meet someone. You may be one who can be agreed with, and relied on afterwards.',
  'Venus 8':
    'What is shared out and what ends is in kind hands, since Venus is in the eighth place. You may find the form in which people can part as friends.',
  'Venus 9':
    'Venus travels, in the ninth place, for beauty’s sake. What is loved is studied there, and the lot may be found in far-off things that have come near.',
  'Venus 10':
    'In public, in the tenth place, Venus makes the work look easy. The lot goes with whatever is done handsomely for others to see.',
  'Venus 11':
    'Venus and the eleventh place both mean company. The work for the lot is to see that everyone who came has somebody to talk to.',
  'Venus 12':
    'A beauty that nobody sees is what Venus tends in the twelfth place. One comes to the lot by a quiet love, for a thing or a prayer, that nobody has to know of.',
  'Mars 1':
    'Mars is in the first place, and so the tool for the lot is oneself, at once. You may work best for it by stepping forward.',
  'Mars 2':
    'With Mars in the place of livelihood the lot is earned by effort, early and out of doors if it can be. You may like best to share what you have worked for.',
  'Mars 3': 'In the third place Mars goes round and knocks. The way to the lot is to ask straight out.',
  'Mars 4':
    'The fourth place has Mars with a crowbar and a plan. Building and rebuilding the ground on which others live is the work for the lot.',
  'Mars 5':
    'Mars goes to the fifth place to play, and plays for something. The way to the lot goes through sport, dares and first attempts.',
  'Mars 6':
    'Labour is the sixth place, and Mars likes it heavy. What tires others out may bring you to yourself, and to the lot.',
  'Mars 7':
    'There is somebody opposite, and Mars meets them face to face, in the seventh place. The lot is gained by an honest trial of strength between equals.',
  'Mars 8':
    'In the eighth place Mars makes the cut. The work for the lot is to end what has to be ended, quickly and clean, and it may fall to you.',
  'Mars 9':
    'Mars marches in the ninth place, towards something that it believes in. For the lot one goes there in person.',
  'Mars 10':
    'In the tenth place, at the top, Mars takes the responsibility. The lot is served by decisions that others may be glad to leave to you.',
  'Mars 11':
    'The eleventh place is for friends, and Mars would go through fire for them. Deeds are what the lot asks for, and others may follow yours.',
  'Mars 12':
    'Mars works underground in the twelfth place. For the lot one goes on, against oneself and unseen, when nobody would know if one stopped. You may know such hours.',
  'Jupiter 1':
    'Jupiter is in the first place, and so people may think that you mean well, and be right. To be large in person is the work for the lot.',
  'Jupiter 2':
    'The second place has Jupiter at the store-room door. The lot does best with goods that pass through your hands to others.',
  'Jupiter 3':
    'In the third place Jupiter explains it to the neighbours. What you know may be wanted on your own street, and there the lot has its work.',
  'Jupiter 4':
    'A large house is what Jupiter keeps in the fourth place, and if the house is small it has a large door. People are taken in there, for an hour or a season, and the lot comes in with them.',
  'Jupiter 5':
    'The party is at Jupiter’s in the fifth place. To enjoy, and to let others enjoy, is work for the lot, and less frivolous than it sounds.',
  'Jupiter 6':
    'Generosity on duty is Jupiter in the sixth place. The lot has its work wherever help is needed and pays badly.',
  'Jupiter 7':
    'Jupiter, in the seventh place, believes in the other side. A fair agreement, in which both gain, is the work for the lot, and may be your masterpiece.',
  'Jupiter 8':
    'Where shares and debts are settled, in the eighth place, Jupiter is just. What is left over is in good hands there, and they may be yours.',
  'Jupiter 9':
    'Jupiter has come to its own subjects in the ninth place, faith and far sight. The lot is served by asking what it is all for, and by living as if the answer mattered.',
  'Jupiter 10':
    'In the tenth place Jupiter holds an office and is fair in it. The lot is found in public work that people can appeal to.',
  'Jupiter 11':
    'The eleventh place is called the good spirit in the old books, and Jupiter is there. Friends are a fortune there, and you may work for the lot by hoping on their behalf.',
  'Jupiter 12':
    'Kindness without a witness is the work of Jupiter in the twelfth place. You may come to your lot by what you do for nothing, and never mention.',
  'Saturn 1':
    'Saturn, in the first place, looks older than its years. One works for the lot by staying, when others have made their point and left.',
  'Saturn 2':
    'It is put by, coin on coin: Saturn is in the place of livelihood. One comes to the lot slowly, by keeping.',
  'Saturn 3':
    'Few words, kept: in the third place Saturn writes the kind of letter that is not thrown away. That is work for the lot.',
  'Saturn 4':
    'Old ground is the fourth place, and Saturn is among the walls. The lot is served by keeping up something that was there before.',
  'Saturn 5':
    'Even at play Saturn practises, in the fifth place. Pleasure is a craft there; the lot gets better with it, and so may you.',
  'Saturn 6':
    'Saturn is in the place of labour and does not look up. The lot is earned by long work, and perhaps you are one of the few whom that does not frighten.',
  'Saturn 7':
    'Agreements are serious in the seventh place when Saturn is in it. A word kept to somebody for a very long time is what the lot asks for.',
  'Saturn 8':
    'Saturn sees to what is owed and what is over, in the eighth place. You may be steady at endings, and the lot leans on that.',
  'Saturn 9':
    'The ninth place makes Saturn a scholar. The lot comes nearer with one thing that is studied to the end.',
  'Saturn 10':
    'Saturn carries a load up the middle of the road, in the tenth place. For this lot a name is built of finished tasks.',
  'Saturn 11':
    'Old friends are meant when Saturn is in the eleventh place. The lot lies with the few who have been there from the beginning.',
  'Saturn 12':
    'Saturn likes the twelfth place, says the tradition, a cell with a table. One comes to the lot alone, at set hours.',
  'Uranus 1':
    'By the modern rulers it is Uranus that works for your lot, in the first place, through being unlike the others and not hiding it, as perhaps you are.',
  'Uranus 2':
    'Uranus, in the place of livelihood, earns in ways that have no name on a form. There the modern reading would look for the work.',
  'Uranus 3':
    'In the third place Uranus says the unexpected thing to the neighbours. So one works for this lot, in modern eyes.',
  'Uranus 4':
    'A house arranged like no other is the picture for Uranus in the fourth place. For the lot’s sake, make room there for what you really do.',
  'Uranus 5':
    'Uranus plays a game with its own rules in the fifth place. Modern readers would send you to try things out.',
  'Uranus 6':
    'At work, in the sixth place, Uranus changes how it is done. The lot gains by each improvement that stays.',
  'Uranus 7':
    'The modern ruler is in the seventh place: you may do well with people who leave you your freedom and keep their own.',
  'Uranus 8':
    'In the eighth place Uranus cuts an old knot. One comes to the lot by ending what only habit kept going.',
  'Uranus 9':
    'Uranus goes its own way in the ninth place, through books that were not on the list. There is the lot’s work, say the moderns.',
  'Uranus 10':
    'In public, in the tenth place, Uranus is known for something new. For the lot’s sake, let your work be the odd one.',
  'Uranus 11':
    'Friends of an unusual kind are Uranus in the eleventh place. The lot may be in a circle that you have to found.',
  'Uranus 12':
    'Uranus invents in secret, in the twelfth place. Much of what the lot needs may come to you alone, between two other thoughts.',
  'Neptune 1':
    'Neptune works for the lot in the first place, by the modern view: you may take on the colour of those you are with, and they feel understood.',
  'Neptune 2':
    'With Neptune in the place of livelihood, modern readers say, value lies in what cannot be weighed. Keep one plain ledger beside it.',
  'Neptune 3':
    'Neptune tells stories in the third place. For the lot, that may be how you bring near people nearer.',
  'Neptune 4':
    'In the fourth place Neptune remembers a house by the sea that may never have stood. One works for the lot by making something of it here.',
  'Neptune 5':
    'Music, pictures and make-believe are Neptune in the fifth place. The lot is served when they are played for somebody.',
  'Neptune 6':
    'Neptune is kind to the tired in the sixth place, without being asked, and that is work for the lot. If it is your way, set an hour at which it stops.',
  'Neptune 7':
    'Modern readers see in Neptune in the seventh place a soft heart for the other person. The lot comes nearer when one also looks at them in plain light.',
  'Neptune 8':
    'In the eighth place Neptune lets go as the sea lets go of the shore. The work for the lot is to do the same, gently.',
  'Neptune 9':
    'Neptune is far out in the ninth place, where there is mostly sky. The lot is served by what one cannot prove and does not doubt.',
  'Neptune 10':
    'The tenth place and Neptune: work that touches people, and is hard to put on a card. Modern readers would look for the lot’s work there.',
  'Neptune 11':
    'Neptune, by modern custom the ruler, is in the eleventh place, of friends and hopes. An ideal that some of them share with you may be what you work for.',
  'Neptune 12':
    'Stillness suits Neptune in the twelfth place. One comes to the lot by listening when there is nothing to hear.',
  'Pluto 1':
    'Pluto, in the first place, works by sheer presence. Modern readers would say: it is work for the lot to be wholly there, and people may feel that you mean it.',
  'Pluto 2':
    'In the place of livelihood Pluto can start again from nothing, and knows how little that is. From there one works for the lot.',
  'Pluto 3':
    'Pluto is third, among neighbours and messages. Few words, and such as go through, are the tools for the lot.',
  'Pluto 4':
    'Pluto digs under the fourth place. The lot is served by clearing the ground on which one lives, once and properly.',
  'Pluto 5':
    'Even play is in earnest with Pluto in the fifth place. The lot asks for things that are made with everything one has.',
  'Pluto 6':
    'At work, in the sixth place, Pluto does not leave before it is really mended. That is where modern readers would look for the lot’s work.',
  'Pluto 7':
    'Pluto wants all or nothing of the person opposite, in the seventh place. Your lot gains when half is allowed to be enough for a while.',
  'Pluto 8':
    'Modern readers give the eighth place to Pluto anyhow. You may be able to look at endings without turning your head away, and that is work for the lot.',
  'Pluto 9':
    'Down to the root is how Pluto studies, in the ninth place. One comes to the lot by a question that one has not let go of.',
  'Pluto 10':
    'In the tenth place Pluto has influence and would rather not say so. Use it in the open, and your lot has the use of it too.',
  'Pluto 11':
    'Pluto has few friends in the eleventh place, and keeps them. With those few the lot’s work is done.',
  'Pluto 12':
    'In hidden work, in the twelfth place, Pluto is tireless. What the lot is after may grow there, below the frost.',
}
