import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** A difficulty in one sentence, for the letter. Each tells what the four lines tell of this difficulty and cause, in other words. */
export const DIFFICULTY: PairTexts['difficulty'] = {
  'trust delay': [
    'You let people wait so long for your trust that a true friend goes home.',
    'You test people for so long that even a friend is kept outside the door.',
    'An old lesson tells you to be careful each time somebody new is kind.',
    'You listen for what a person wants from you, and only then for what they say.',
  ],
  'trust heat': [
    'You come close in one leap, or stand on guard before anybody has moved.',
    'What you mean as a question feels like a push to people, and they step back.',
    'You come with much heat, and take another person’s caution for coldness.',
  ],
  'trust hidden': [
    'You ask about everybody so well that the talk never comes round to you.',
    'Your friends go home lighter, and your own news goes home with you.',
  ],
  'trust far': [
    'You show love by what you do, and step away when somebody comes close.',
    'Somebody says a kind word, and you are on your feet to fetch something.',
  ],
  'trust ease': [
    'People like you at once, and never have to come closer than that.',
    'An hour with you is pleasant, and the hard news of the week is told to nobody.',
  ],
  'speech delay': [
    'A sentence that would have helped stays with you, because you turn it over too often.',
    'You hear the objection in your own head before you have said the sentence.',
    'You choose among three good words, and meanwhile the talk has moved on.',
  ],
  'speech heat': [
    'In a quarrel your sharp words come first, and the fond ones are left unsaid.',
    'Something sharp comes out first, and then the plain thing finds no room.',
    'You end a talk with one sharp sentence before the important one is said.',
  ],
  'speech hidden': [
    'What you mean is so clear to you that you forget to say it to anyone.',
    'You hope that a wish is guessed, and are a little cool when it is not.',
  ],
  'speech far': [
    'What you would like to say is larger than your words, and stays unsaid.',
    'What moves you most has no common words, and so you keep it to yourself.',
  ],
  'speech ease': [
    'Talk is easy for you, and the one sentence that matters is left for later.',
    'You keep a talk going so well that it never comes to what you meant to say.',
  ],
  'provision delay': [
    'By any count you have enough, and still you go on counting.',
    'In your thoughts a full purse is spent by evening, and then it feels empty.',
    'You count at night what you gave gladly by day, and find too little left.',
    'You keep what is good for later, and use the second best meanwhile.',
  ],
  'provision heat': [
    'Where things are shared, your own part seems small as soon as you look at another.',
    'A lovely thing delights you at once, and soon another delights you more.',
    'The last brave purchase is hardly home, and the next one is already in your mind.',
  ],
  'provision hidden': [
    'You see at once what is missing, and what is there only when a guest praises it.',
    'You have had a good thing for so long that you look past it for another.',
  ],
  'provision far': [
    'A present lies unused with you, as if somebody might come and ask for it.',
    'You handle what is yours as carefully as if it belonged to somebody else.',
  ],
  'provision ease': [
    'You have seldom had to count, and so you do not know what would be enough.',
    'You have had enough, and your hand is on its way to the dish again.',
  ],
  'work delay': [
    'You measure a day by what you did not finish, and something is always left.',
    'When the work is done, you find that no time is left for being quiet.',
    'You allow yourself rest only after the last task, and there is always one more.',
  ],
  'work heat': [
    'You work as if against an enemy, and only stop when the tool falls.',
    'You work as if it were a battle, and spare yourself least of all.',
    'You drive yourself on, because there is always one more load.',
    'Only hard work seems to you to count, and so you push on when it is done.',
  ],
  'work hidden': [
    'You put a finished thing away so quickly that you are never glad of it.',
    'People thank you for what you made, and their thanks find nobody at home.',
  ],
  'work far': [
    'You look for a task on a free afternoon, as a visitor looks for something to carry.',
    'You are sure of your place only as long as your hands are busy.',
  ],
  'home delay': [
    'Your home feels so much like a duty that you look out of its windows.',
    'At home you see first what has to be done, and feel the warmth of the house late.',
  ],
  'home heat': [
    'The day’s quarrel comes home with you, and whatever stands in the kitchen gets it.',
    'Anger that you held back all day comes out at home, and the chairs get it.',
  ],
  'home hidden': [
    'You furnish a distant house in your thoughts, and leave your own without a lamp.',
    'You are homesick in secret for a house that has no address.',
  ],
  'home far': [
    'You live in many rooms and unpack in only a few of them.',
    'You live among your things as if you might have to leave tomorrow.',
  ],
  'home ease': [
    'All is well at home, and you push at it a little, only to feel it move.',
    'In a calm house you begin a small quarrel, as others open a window.',
  ],
  'learning delay': [
    'You wait to know a whole subject before you say a word about it.',
    'At the very door you think of something that you ought to read first.',
    'Every plan of yours needs something that you have to learn first, and you never feel ready.',
  ],
  'learning heat': [
    'You have the answer before the others, and cannot show them the way to it.',
    'You learn in a hurry, and feel unready because of the gaps.',
  ],
  'learning hidden': [
    'You go on writing in a secret notebook, and never find it ready to show.',
    'You know more every year, and show nobody a page of it.',
  ],
  'learning far': [
    'Among people who explain how they know a thing, you feel like a beginner.',
    'Everybody nods, and you keep your question for the dictionary at home.',
  ],
  'learning ease': [
    'You know the first chapter of many subjects, and the last of hardly one.',
    'A new subject smiles at you, and the old one is left at its second lesson.',
  ],
  'service delay': [
    'You carry other people’s loads so quietly that nobody thinks of asking about your own.',
    'You look after a house for everyone in it, and eat your own supper standing.',
    'You ask everyone if they have eaten, and are the one who has not.',
    'You always see one more duty before you close the door behind you.',
  ],
  'service heat': [
    'Because it is quicker, you do everything yourself, and end up with everybody’s work.',
    'You spend your strength on others all day, and are angry over a shoelace at night.',
    'You do everything yourself, and so crossly that nobody dares to help you.',
  ],
  'service hidden': [
    'You do your duty to everyone, and never look at your own life.',
    'You pull other people out of the water, and stand there wet yourself.',
  ],
  'service far': [
    'You make things nice for everyone else, and keep the cracked cup for yourself.',
    'You serve everybody first, and call what is left in the dish your share.',
  ],
  'service ease': [
    'Helping costs you little, so people ask again and again, and you ask for nothing yourself.',
    'You help with a light hand until late, and find out on the stairs that you are tired.',
  ],
  'friendship delay': [
    'You wait for a better way of asking, while friends think that you like to be alone.',
    'You leave the first step to another person, who is just as polite and also waits.',
    'You write the invitation in your head until the evening for it is over.',
  ],
  'friendship heat': [
    'You are hurt, and wait for your friends to make peace, while they wait for you.',
    'You leave before anybody has time to leave you out, and then wait to be brought back.',
  ],
  'friendship hidden': [
    'You hide your fondness so well that friends wait, and you wait for them.',
    'You are fond of people in secret, and wait for them to ask you.',
  ],
  'friendship far': [
    'In a room full of people you stand and wait until somebody introduces you.',
    'Among new people you leave the first word to the others, who leave it to you.',
  ],
  'friendship ease': [
    'Friends have always come to you, and so you have hardly learned to knock.',
    'Your telephone has always rung, and in a quiet week you look for your mistake.',
  ],
  'worship delay': ['You put the quiet hour off for one small errand, and then for another.'],
  'worship heat': ['You sit down to be quiet, and are soon in the middle of an old argument.'],
  'worship hidden': ['A line or a tune still stops you, and you hurry on before it has ended.'],
  'worship far': ['Your days are full of small matters, and the great one has no hour in them.'],
  'worship ease': ['You are so comfortable alone that your quiet hour falls asleep.'],
  'courage delay': [
    'You hold anger back for weeks, and then let out more than the moment needs.',
    'You say for weeks that it is nothing, and then the bus is late and the whole stop hears it.',
  ],
  'courage heat': [
    'Your answer is there before you have found out what was meant.',
    'You read a short message in the wrong voice, and answer it at once in anger.',
    'You answer a little contradiction as if it were an insult.',
  ],
  'courage hidden': [
    'You hold anger back for a long time, and show it to somebody who only stands near.',
    'Your anger comes too late for one person, and hits the next.',
  ],
  'courage far': [
    'You are polite for a long time, and then angry all at once.',
    'You put yourself last so politely that your own anger takes you by surprise.',
  ],
  'order delay': [
    'You do again what is done well enough, until the whole evening is gone.',
    'A thing has to be right before you enjoy it, and by then little joy is left.',
    'You go through a finished thing once again for the sake of one comma.',
    'To be safe, you do once more what is done already.',
    'You take a thing apart on the last evening, because it is not yet right.',
  ],
  'order heat': [
    'When you know what is right, you find it hard to let one wrong word stand.',
    'You correct a story until the person who tells it gives up.',
    'A mistake gives you no peace, even in a friend’s best story.',
  ],
  'order hidden': [
    'You sort once more the part of your life that was already in order.',
    'You put shelf after shelf in order, and are as uneasy at the last as at the first.',
  ],
  'order far': [
    'Where a simple list would do, you draw up a finer one, in case somebody asks.',
    'A task gives you no rest until you have listed it properly.',
  ],
  'order ease': [
    'You hold a good hour up against a better one until it is no longer good.',
    'On a fine day you think of a finer one, and go home a little early.',
  ],
  'standing delay': [
    'Other people’s eyes are stricter in your thoughts than they are in their faces.',
    'When something succeeds, you judge it so strictly that hardly any gladness is left.',
    'One doubtful look seems to you to weigh more than a good name of many years.',
  ],
  'standing heat': [
    'A small insult to your good name burns in you for a week.',
    'You find it hard to come second, even in small things.',
    'Another person is praised, and at once you compare, and hurry to catch up.',
  ],
  'standing hidden': [
    'You show others only what they admire, and hide what does you good.',
    'People know your best room, and you are happiest in the one behind it.',
  ],
  'standing far': [
    'Far from what you know, you ask every face how you are doing.',
    'Among strangers you are a little different for each, and by evening you are tired of it.',
  ],
  'standing ease': [
    'You are used to approval, and on a day without any you wonder what you did wrong.',
    'You are so used to warm words that a plain ‘thanks’ is too quiet for your ear.',
  ],
  'loss delay': [
    'You keep something that is over, because to put it away would be to say so.',
    'There is an old room in your heart in which nobody is allowed to move a chair.',
    'What you have given away or lost is still on the list of what you own.',
  ],
  'loss heat': [
    'You win the old argument once more, and there is nobody to hear it.',
    'You still have the last word ready for somebody who is gone.',
  ],
  'loss hidden': [
    'You leave a cheerful table in your thoughts, and are back before anyone asks.',
    'You go down alone to things that are over, and stay a little longer each time.',
  ],
  'loss far': ['A smell takes you to another town, where nobody beside you has ever been.'],
  'loss ease': ['Something ended so smoothly that you never really said goodbye to it.'],
  'patience delay': [
    'You plan a thing again and again, more beautifully, and put off its first day.',
    'You leave a large piece of work in the cellar until a better year comes.',
    'You weigh a beginning for so long that the day for it goes by.',
  ],
  'patience heat': [
    'You leave a thing in the middle, and wait for the first fire to come back.',
    'You begin a whole mountain, and put off the dull part in the middle.',
    'You leave a good thing as soon as nothing about it is new.',
  ],
  'patience hidden': [
    'You put off a long task of your own for everybody’s bright idea.',
    'Your days are full of finished errands, and the one thing lies beneath them.',
  ],
  'patience far': [
    'You lift the hammer and put it down again, because waiting seems wiser to you.',
    'You stand at the edge of a beginning every day, and know the edge by heart.',
  ],
  'patience ease': [
    'You put off what would be easy to begin, because tomorrow has always been kind so far.',
    'Nothing calls you on a free day, and so you are still choosing at dusk.',
  ],
}
