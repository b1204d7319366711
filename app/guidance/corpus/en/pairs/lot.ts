import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** The sign of the lot and its place. */
export const LOT: PairTexts['lot'] = {
  'Aries 1': {
    text: 'Perhaps you like to try a closed door before anyone discusses it. The first place stands for yourself: your body, your temper and the way you begin. Aries is a sign that starts before it is sure. So your fear may grow smaller once you move. Days that begin like this can be good, and others may take courage from you.',
    letter:
      'In the place of your own self, Aries is quick to begin, so you feel well when you try a door that others think is locked.',
  },
  'Aries 2': {
    text: 'A job that somebody else has arranged may leave you restless. Your Part of Fortune is in the second place, the place of livelihood, and Aries likes to begin things by itself. For this reason you may like to open your own stall, early in the morning. A small beginning can become enough, and some of it can be shared, because you know how to begin again.',
    letter:
      'Where you earn your living, Aries likes to make its own start, and a first small sale on your own stall makes you content.',
  },
  'Aries 3': {
    text: 'Perhaps you would rather knock at a door than write a letter. Neighbours, relatives and short journeys belong to the third place. Aries likes to go at once. Therefore your words may come early and be very clear. People can be surprised at first. Then they relax, because they see that you hide nothing from them.',
    letter:
      'Among neighbours and relatives, direct Aries does not wait. It does you good to knock at a door and say one plain sentence.',
  },
  'Aries 4': {
    text: 'Aries is quick to begin, and would tear up an old floor before breakfast. In the fourth place, that of house and land and of how things end, such a quick start has to be finished. Perhaps you know this well: you begin in a hurry, finish slowly by hand, and only then are you pleased.',
    letter:
      'At home, Aries likes to start things and do them with its own hands, so you rest best on a floor that you tiled yourself.',
  },
  'Aries 5': {
    text: 'Before the first song at a party, everyone is silent for a moment. Then somebody begins, and perhaps it is you. Pleasure, gifts and children come under the fifth place, but Aries starts before it has practised. So it may do you good to sing badly and gladly in front of others. Shy people can find courage when they hear you.',
    letter:
      'Pleasure is the gift of the fifth place, and Aries likes to go first: you are glad to start a song, even out of tune.',
  },
  'Aries 6': {
    text: 'While others talk about a leak, one person has already gone for the bucket. The books call the sixth place hard, because labour, tired bodies and service are found in it. Aries cannot watch a need for long. That is why you may feel well when you help before anybody has called you, even with wet sleeves.',
    letter:
      'In the place of daily work, Aries does not wait to be called, and you come gladly with a bucket while others discuss the leak.',
  },
  'Aries 7': {
    text: 'Partners and open opponents share the seventh place. In Aries both are treated in the same way: face to face, and at once. So a disagreement can be like a short rain, which falls and then stops. People may trust you more easily when they see that your anger is over by evening.',
    letter:
      'With friends and opponents alike, Aries is open and its anger soon ends, so an honest quarrel, short as summer rain, makes you closer.',
  },
  'Aries 8': {
    text: 'What people owe, share and fear is put in the eighth place, which the books do not call easy. But you have Aries there, and for this sign waiting is worse than knowing. If everybody avoids a certain envelope, you may open it, with a beating heart. Peace may come afterwards, and few people guess your courage.',
    letter:
      'As for debts and fears, brave Aries would rather know, and you find peace once you open an envelope that has waited all week.',
  },
  'Aries 9': {
    text: 'You can learn a new town if you walk in and ask at each corner. Far roads, books and faith are matters of the ninth place, and Aries goes to meet whatever it wants to know. This is why you may be happy on unknown ground, with your first question ready. Later you can show the way to somebody who is new.',
    letter:
      'On journeys and in study, Aries learns by going and asking. In an unknown town you stop at every corner, happy with each answer.',
  },
  'Aries 10': {
    text: 'When a page has to be signed, most people wait for somebody else. The tenth place means public work and a good name, and Aries goes first. Because of both, you may agree to sign while the thing can still fail, and people know whom to ask. You can sleep well after that, and a good name may grow from it.',
    letter:
      'In public work, Aries dares to go first, and so it suits you to answer for a thing and sign the page before others do.',
  },
  'Aries 11': {
    text: 'A hope can lie for years like cold charcoal until somebody lights it. Companions and wishes are the good things of the eleventh place, while Aries is the sign that starts things. So among your friends it may be you who names a day and makes the first call. Then people come together, and you can be happy.',
    letter:
      'Where friends hope for something together, Aries makes the start: it gladdens you to light the fire, while they bring the charcoal.',
  },
  'Aries 12': {
    text: 'If you cover a fire with ash, it can last the whole night. Quiet hours and what is out of sight belong to the twelfth place. Aries likes to run when somebody calls, and here it hears no call. Perhaps you need practice to enjoy a quiet hour. But before anybody needs you, your eager heart can become still and turn to prayer.',
    letter:
      'In the place of quiet hours, eager Aries learns to be still, and you rest before dawn like coals kept warm under ash.',
  },
  'Taurus 1': {
    text: 'Dough stays flat if you hurry it, and the same may be true of you. Your body and your first step are read from the first place. Since Taurus is slow, you may do well if you begin without haste and nobody disturbs you. People can trust you with slow things, because you know how long they take.',
    letter:
      'Since patient Taurus describes your own manner, you do best without haste, like dough that needs its time to rise under a cloth.',
  },
  'Taurus 2': {
    text: 'Two things that are alike meet in your chart: the second place, which is what you own and live on, and earthy Taurus, which likes a thing it can hold. So it may calm you to fill your rice jar by the handful and see how full it is. Then you know what is enough, and can share.',
    letter:
      'For what you live on, Taurus gathers slowly: a handful of rice, put into the same jar each evening, is your picture of enough.',
  },
  'Taurus 3': {
    text: 'Every week somebody sits down with a neighbour on the same bench. The third place is about relatives, neighbours and short journeys, and Taurus does not hurry. It may be natural for you to stay until the tea is finished, and hear whose roof lets in water. Perhaps you then bring your tools before they ask, and go home content.',
    letter:
      'To neighbours and relatives Taurus is faithful, so one visit to the same bench, at the same hour each week, does you good.',
  },
  'Taurus 4': {
    text: 'Someone plants a mango tree and knows that other people are going to eat from it. Perhaps you understand that person. Land and family are found in the fourth place, and the earth sign Taurus counts in years there. For that reason waiting may be easy for you, because you can feel how the roots grow.',
    letter:
      'Home and land suit Taurus, which is able to wait. You find joy in a young tree whose shade is for people who come later.',
  },
  'Taurus 5': {
    text: 'If somebody asks what makes you happy, you may think of a smell first: bread, or onions in oil. Eating, drinking and giving belong to the fifth place, where Taurus takes its pleasures slowly. At a table of yours nobody has to hurry. Perhaps you like it best when a guest who came for an hour finds a plate and feels at home.',
    letter:
      'When it comes to pleasure, Taurus likes good food without haste, and nothing pleases you more than one extra plate and a guest who stays.',
  },
  'Taurus 6': {
    text: 'Daily labour, tired arms and duties that nobody praises: that is the sixth place. Taurus was drawn as an ox, which works slowly and does not stop. Therefore perhaps you mind such work less than others, and take up the same tool each day until its handle is smooth. By dark you can be glad, because the job is done properly.',
    letter:
      'In daily work, Taurus keeps on, slowly and well, so you are fond of an old tool whose handle has grown to fit your hand.',
  },
  'Taurus 7': {
    text: 'Cloth is woven thread by thread, and perhaps you come close to people in the same way. In the seventh place you meet the person opposite, friend or opponent. Nobody can hurry Taurus into a yes, but its yes lasts for years. This can make people trust you with what they say.',
    letter:
      'Toward the person opposite, Taurus is slow but lasting. You grow close to people as cloth is woven, one thread at a time.',
  },
  'Taurus 8': {
    text: 'When Taurus has put down a heavy cupboard, it does not want to move it. The eighth place is for things that are shared, owed or left behind. With the two together, you may keep something long after its use has gone. Still, you can give each thing the time that it needs, and on a day of your own you empty it, shelf by shelf, in peace.',
    letter:
      'Where things come to an end, Taurus takes its time. You feel free when an old cupboard is gone and the wall behind it is clean.',
  },
  'Taurus 9': {
    text: 'Far countries and deep studies belong to the ninth place, and a restless sign would run to all of them. Taurus chooses one spot and digs a well. Perhaps, then, you read one book four times, or stay with one teacher for years. Possibly you are happy when you know one thing well, and others can drink from it.',
    letter:
      'In faith and study, Taurus prefers depth, so one subject is enough to make you happy, like one well dug until it reaches water.',
  },
  'Taurus 10': {
    text: 'Twenty years in the same shop would bore some people, but perhaps you find it a good life. Work that others see is the subject of the tenth place, while Taurus likes to stay where it is. It can matter to you to be as honest on a dull day as on a fine one. A good name grows slowly from that.',
    letter:
      'In public work Taurus is reliable. Your good name grows slowly, like that of a shop with the same sign above its door for years.',
  },
  'Taurus 11': {
    text: 'The eleventh place is that of friends and hopes. Because Taurus is slow to begin and slow to leave, you may need as long to make a friend as a family needs to finish a sack of salt. But whoever came once can come back. Perhaps you are well at a table where friends remember, a year later, what you wished for.',
    letter:
      'Friendship is slow and faithful in Taurus, so you feel best among people who have shared bread with you for many years.',
  },
  'Taurus 12': {
    text: 'Cloudy water becomes clear if somebody leaves it alone. What troubles us in private is read from the twelfth place, and Taurus has one good answer to it, because it can keep still. So your well-being may be a quiet one. After prayer, or after an hour with animals, you may come back calm and kind, with a clear mind.',
    letter:
      'In the place of solitude, Taurus keeps still, and a quiet hour clears your mind as cloudy water clears in a bucket left alone.',
  },
  'Gemini 1': {
    text: 'While you talk, your thoughts may become clear to you. The first place is you, with your voice and your questions. Gemini is drawn as two people side by side, and so your thinking may be a conversation. A long silence can tire you like a closed room. A clear word opens the window, also for others.',
    letter:
      'Your own manner is that of Gemini, which thinks by talking, so one clear sentence does you good, like a window opened in a warm room.',
  },
  'Gemini 2': {
    text: 'One skill alone might leave half of you with nothing to do. Gemini is a double sign, and in the second place it tells how you may earn a living. You may like two tools on your belt: perhaps you repair things in the morning and explain them in the afternoon. Some work needs both ways of thinking.',
    letter:
      'For earning a living, Gemini, the sign of two, likes a change: two crafts suit you, like two tools on one belt.',
  },
  'Gemini 3': {
    text: 'Two neighbours only nod to each other until somebody walks from one gate to the other and makes a path. News and messages are the business of the third place, while Gemini likes to see two people together. That is how you may come to carry greetings from one to the other. In the end they visit each other without you, and you are pleased.',
    letter:
      'Where news and greetings are carried, Gemini likes people to meet, and a path you have made between two neighbours’ gates makes you happy.',
  },
  'Gemini 4': {
    text: 'Stories can hold a house together as well as bricks. A family and what it keeps covered are in the fourth place, where Gemini comes with questions. Therefore maybe you pick up an old photograph, ask who the boy is, and write his name on the back. Perhaps you like a home whose stories are known.',
    letter:
      'At home and in the family, curious Gemini asks about the past, so you are glad when an old photograph has names on its back.',
  },
  'Gemini 5': {
    text: 'A kite teaches you more about wind than a long explanation. Joy and children are what the fifth place means, and Gemini is curious. So you may forget what you were only told, and remember what you found out for fun. You can be glad when another person takes the string and asks you how.',
    letter:
      'Pleasure, for Gemini, means finding out, so your joy is to learn through play, as the hand learns about wind from a kite.',
  },
  'Gemini 6': {
    text: 'In an office an old man turns a form over and over, because he cannot read it. Somebody gives him a pair of glasses and reads out the important line. Service with little thanks belongs in the sixth place. Gemini has quick eyes and plain words. It can make you glad if a person goes home content because of such help.',
    letter:
      'Small services suit Gemini, which reads and explains quickly. It pleases you to lend your glasses to a person with a difficult form.',
  },
  'Gemini 7': {
    text: 'You cannot fold a large sheet alone, because somebody has to hold the other end. Partners and honest opponents stand opposite you in the seventh place, and Gemini has two voices. Two voices can correct each other, and so talking may be your way to order, until at last the corners of the sheet meet.',
    letter:
      'Opposite another person, Gemini likes to talk. Together you put a matter right, as two people fold a large sheet.',
  },
  'Gemini 8': {
    text: 'One jar without a label can worry a whole house. Debts, shared things and fears that make people silent fill the eighth place. Gemini, however, looks for the right word, and so perhaps you write the label. To say it may take some courage. But when a thing has its name, everyone can look at it calmly.',
    letter:
      'Because Gemini seeks the right word, even in the place of fears, you feel calm once a fear has its name, like a jar with a label.',
  },
  'Gemini 9': {
    text: 'Possibly you come home from every journey with a few seeds in your pocket: a saying, a foreign word, a better question. Books, teachers and distant towns belong to the ninth place, where Gemini collects from each. Learning may please you most, then, if you pass it on and your seed grows in another garden.',
    letter:
      'From every book and journey Gemini collects something, and you are happy to pass it on, like seeds carried home in a pocket.',
  },
  'Gemini 10': {
    text: 'In the tenth place everyone can see your work and hear your name. As Gemini speaks quickly, you may make your mistakes aloud, like a teacher at the blackboard. That is no harm: you can say that yesterday you were wrong, wipe the board and write it again. People may trust your words more because you correct them.',
    letter:
      'In work that all can see, Gemini speaks freely, and you are at your best when you wipe your own mistake off the blackboard.',
  },
  'Gemini 11': {
    text: 'Most praise never arrives, because people say it when the other person is away. Praise belongs to the eleventh place, beside friends and hope, and Gemini likes to carry messages. So perhaps you take a kind word to its address, like a letter, and say who sent it. Your friend is surprised and pleased, and perhaps you are glad too.',
    letter:
      'To friends Gemini likes to carry good news, so it delights you to bring somebody a word of praise, as one delivers a letter.',
  },
  'Gemini 12': {
    text: 'A story about somebody can travel through a town like a passenger on a bus. Envy and bad talk are read from the twelfth place, and Gemini is quick to hear and to speak. Many stories may reach you, and keeping silent is sometimes hard. Because you know how fast a story goes round, you may let it end with you.',
    letter:
      'Where people talk in secret, quick Gemini hears much, but you sleep well when a story ends with you, like a bus at its last stop.',
  },
  'Cancer 1': {
    text: 'People may tell you things before they have decided to. The first place is your own manner, and the old writers call Cancer a sign with a slow voice. That can mean that you listen with your whole face and leave time for silence. A deep bowl holds much, and it may do you good to be trusted.',
    letter:
      'Listening comes easily to Cancer, and the first place is your own manner, so you gladly hold what people tell you, like a deep bowl.',
  },
  'Cancer 2': {
    text: 'In a good month you may already think of a bad one. Livelihood and belongings are read from your second place, and Cancer likes to gather food into a house. That is why part of your money may become beans, oil and onions on an open shelf. Once you see that there is enough, you can worry less, and a visitor takes some home.',
    letter:
      'With money and belongings, Cancer likes to store for the house, so a long string of dried peppers makes you calm and generous.',
  },
  'Cancer 3': {
    text: 'Your home may be longer than its walls, because it reaches as far as you can carry a hot pot. Relatives and neighbours are read from the third place, and for Cancer both are one family. So perhaps you like to feed people and to ask how they are. You can be well where doors stay open, and new neighbours soon belong.',
    letter:
      'Where your neighbours live, Cancer sees one large family, so you are well when you carry a hot pot of food next door.',
  },
  'Cancer 4': {
    text: 'In your chart, sign and place say the same thing. Cancer draws people together, while home and family make up the fourth place. So home may mean for you that somebody waits: a person is late, and a lamp is still on. Such a roof may give you rest, and perhaps you like to make one for others.',
    letter:
      'A home in Cancer waits for its people, so you are at rest in a house where a lamp is on for whoever is late.',
  },
  'Cancer 5': {
    text: 'Some recipes cannot be written down, because they say: cook it until it smells right. Food, joy and children meet in the fifth place, where Cancer learns by feeling. For you, good teaching may happen in a kitchen, side by side. Somebody copies your hands, and does it alone the next time. Perhaps few things make you happier.',
    letter:
      'In the place of joy, Cancer loves to cook for others, and you are happiest beside a beginner, showing with your palm how much salt to use.',
  },
  'Cancer 6': {
    text: 'Before anyone says that they are thirsty, a glass of water is on the table. In the sixth place are tired bodies and daily duties without thanks. Cancer, however, feels a need before it is spoken. It may therefore do you good to bring what is missing and to see a tired face become calm.',
    letter:
      'In daily work, Cancer sees what a tired person needs, so you grow calm when you put a glass of water beside somebody’s bed.',
  },
  'Cancer 7': {
    text: 'Across the table somebody wants an answer tonight. The seventh place means that person, friend or opponent. The sign Cancer changes like the Moon, so both of you may feel different in the morning. It can be good to leave the matter overnight, like tea that is too hot to drink. People who give you time may do you good.',
    letter:
      'With the person across the table, Cancer needs time to feel what is right. You agree best when the matter has cooled, like hot tea.',
  },
  'Cancer 8': {
    text: 'Perhaps you have a neighbour’s key, and would never use it without asking first. In the eighth place the books see what belongs to others and what they fear. Because Cancer has a shell and says little, people may tell you a story or leave you a key. It is a quiet gift, but they can go home with a lighter heart.',
    letter:
      'With other people’s secrets, Cancer keeps silent, so you are glad to be trusted, like someone with the neighbours’ keys on a nail.',
  },
  'Cancer 9': {
    text: 'Far from home you may miss your own cup more than your language. The ninth place is far away indeed: it has long roads, faith and dreams, and Cancer travels through them by feeling. In a rented room you may first look for the window and sit down. Then your heart arrives as well, and it can be still enough to pray.',
    letter:
      'On far roads and in matters of faith, Cancer first needs to feel at home, so you grow quiet beside the window of a strange room.',
  },
  'Cancer 10': {
    text: 'In a city park, one gardener knows which corner is dry first. The tenth place is the public one, where people see your work, while Cancer treats any task like a member of the family. Perhaps you therefore work like this gardener and leave no plant half watered. In the evening it can please you to see strangers in the shade.',
    letter:
      'Public work, for Cancer, means taking care, so you are happy like a gardener who waters the city park before the day grows hot.',
  },
  'Cancer 11': {
    text: 'An umbrella for one can cover two who walk close together. Hope, company and gladness are found in the eleventh place, though Cancer likes them near: a few people, old jokes, somebody who notices that you are pale. So you may remember what each of your friends hopes for. In time, such a group can become a kind of family.',
    letter:
      'Among friends, Cancer likes a small circle, so you feel best when two of you share one umbrella and both get a little wet.',
  },
  'Cancer 12': {
    text: 'Cancer remembers much, and what is put away goes to the twelfth place. The two together are like a drawer in which old plans and unanswered letters lie. What does you good there may come late, and unseen. On some evenings you can take out one thing, look at it for as long as you need, and then let it go.',
    letter:
      'In the place of hidden sorrows, Cancer has a long memory, and with each old thing that you let go you breathe more easily.',
  },
  'Leo 1': {
    text: 'When names are called, somebody answers ‘here’ in a clear voice. Leo likes daylight, and the first place stands for your own person, its step and its voice. Hiding may therefore tire you more than hard work. If you stand up and answer, quiet people can see that they may answer too.',
    letter:
      'Your own person stands in Leo, a sign that does not hide, so you like to answer ‘here’ aloud when your name is called.',
  },
  'Leo 2': {
    text: 'In some shops you can read the price from across the street. Your second place stands for money and possessions. Leo is a proud sign that would be ashamed of a hidden cost. As a result, you may want every sum to be clear. It can do you good to hear people say your name and the word ‘honest’ together.',
    letter:
      'In money matters Leo is proud to be honest, so a price that everyone can read, in large chalk figures, puts you at ease.',
  },
  'Leo 3': {
    text: 'Somebody on a balcony greets each person in the street by name. The third place is the life near your door, with cousins, neighbours and daily news, and Leo speaks with a full voice. So your praise, your jokes and your advice may all be loud. A day can be good for you when one word of yours makes somebody look up and smile.',
    letter:
      'Near your own door, in the place of neighbours, Leo is warm and loud. To greet someone by name from a balcony warms your day.',
  },
  'Leo 4': {
    text: 'If you take the stove out of a house, people sit in separate rooms. The fourth place is about family and old ground, and Leo is like the fire in the stove. Together they say that you may warm a house, though nobody outside hears of it. You can be well when chairs move closer and guests stay late.',
    letter:
      'At home Leo is like a fire, so you are happy when people move their chairs closer, as they do around a stove.',
  },
  'Leo 5': {
    text: 'The largest piece of the melon goes to the guest, the next one to the youngest, and the person with the knife is content. Meals, presents and children are read in the fifth place, to which Leo comes with an open hand. For this reason a simple table may feel rich to you if nobody counts. Maybe you have enough when everyone has eaten and laughed.',
    letter:
      'With food and gifts Leo is generous, so you are happiest when you cut a melon for everyone and keep whatever piece is left.',
  },
  'Leo 6': {
    text: 'Leo is the sign of command, and service, labour and tired backs are the sixth place. The two do not fit easily, but together they make a leader who works beside the others. If people are asked to work too long and dare not say no, perhaps you stop the machine. Your knees may shake, but then you can breathe.',
    letter:
      'In the place of hard work, Leo speaks up for others, so you breathe easily when you stop the machine and say that it is late.',
  },
  'Leo 7': {
    text: 'Some houses look the same from the front and from the back. Your seventh place, of partners and open rivals, is in Leo, a sign that is too proud for tricks. Therefore you may praise a rival to others, and tell a friend the hard truth in private. People can trust such a person.',
    letter:
      'Friend or rival, everyone meets the same proud Leo: you feel honest and well with one face at the front door and the back.',
  },
  'Leo 8': {
    text: 'Leo likes the best chair, and finds it hard to leave. In the eighth place, however, things pass from one hand to another, and so do seats. To leave is therefore something that you may have to practise. You stand up before anybody asks, thank the room, and help the next person to sit down. People may speak well of you for that, and you can feel free.',
    letter:
      'Where things pass to other hands, Leo learns to be generous. It sets you free to stand up and offer somebody your good chair.',
  },
  'Leo 9': {
    text: 'On a long road, people stop at a hill and look back. The ninth place is travel and faith, and Leo is used to being looked at. Up there it is glad to be small for once, because the town with all its praise is only a few roofs. Before something greater than yourself, your heart can bow and be well.',
    letter:
      'On journeys and in faith, proud Leo looks up to something greater, and your heart grows quiet on a hill with a wide view.',
  },
  'Leo 10': {
    text: 'People trust a cook who eats from the same pot as everyone. Authority, work and a name come from the tenth place. Leo likes to be seen. So perhaps you lead well where all can watch. From a separate table that is harder. If you eat with the others and answer for the salt, your name can be good.',
    letter:
      'When work is public, Leo likes to lead among people, so you do best like a cook who sits down and eats with the guests.',
  },
  'Leo 11': {
    text: 'Some friends cheer and go home, and one friend stays to hold the ladder. The eleventh place is companions and their hopes, and Leo, a fire sign, stays warm for years. So a friend’s wish may still interest you in its third year. Slow things can make you glad for longer.',
    letter:
      'To friends and their hopes Leo stays warm and loyal, so you are content to hold a friend’s ladder for as long as they climb.',
  },
  'Leo 12': {
    text: 'Nobody knows who changed the lamp on the dark stairs. Leo likes to be seen, but in the twelfth place nobody looks, and that can be lonely for a sign of daylight. To be well there may take some practice. Then you see what is dark, put it right, and are pleased before anyone has noticed.',
    letter:
      'Where nobody looks, Leo learns to shine without praise: you are content when you change the lamp on the dark stairs and tell nobody.',
  },
  'Virgo 1': {
    text: 'Before you write the first word, you may sharpen the pencil. The first place shows how you meet the world, and Virgo looks closely and chooses its words. So a good day may begin for you with order in your hours and in your body. People can come to you with a confused matter, and leave with three clear lines.',
    letter:
      'In your own person, careful Virgo likes order, so your day goes well when it begins with one sharp pencil and a clean page.',
  },
  'Virgo 2': {
    text: 'Whoever gives the right change is honest down to the last coin. In the second place are money, tools and the means of living, and Virgo likes exact numbers. Therefore it may be important to you to know what came in and what you owe. If you know how much is enough, you can share the rest and sleep well.',
    letter:
      'In the place of livelihood, Virgo is exact, so clear accounts make you glad, down to the right change in somebody’s hand.',
  },
  'Virgo 3': {
    text: 'A visitor finds your street with a small map, which shows the bakery, the blue gate and little else. Near roads, neighbours and messages belong to the third place, and the books say that Virgo speaks and judges well. The short road and the clear word may meet in one skill of yours: you can leave out what confuses. To be understood may please you all day.',
    letter:
      'For messages and short ways, Virgo finds the clearest words. You are glad when a small map of yours leads a visitor to the door.',
  },
  'Virgo 4': {
    text: 'When the light fails, you may find the candle at once in the dark. Houses, land and old family papers belong to the fourth place. Virgo puts each thing on its shelf. Because nobody has to search, a home of yours can be calm. A person whose day is full of confusion may like to sit there for an hour.',
    letter:
      'In the place of home, Virgo keeps good order, so you feel calm where your hand finds the candle at once when the light fails.',
  },
  'Virgo 5': {
    text: 'Some embroidery is as neat on the back as on the front. The fifth place is pleasure, and for many people pleasure means rest. But Virgo likes to make things and to make them well. So your best free day may be one on which you make something to the last stitch, and it can be worn for years.',
    letter:
      'Even in pleasure, Virgo likes good work: you enjoy embroidery whose back, which nobody sees, is as fine as its front.',
  },
  'Virgo 6': {
    text: 'Everyone is used to the noise of the old door, but perhaps you still hear it. Hard work and tired bodies make up the sixth place, and Virgo notices small things that hurt, for example a tight strap or a missed lunch. So maybe you carry one drop of oil with you. Few people notice the silence, but you can enjoy it.',
    letter:
      'In work and health, Virgo notices what hurts, so one drop of oil on a noisy door pleases you for a whole afternoon.',
  },
  'Virgo 7': {
    text: 'Two people read the small print aloud before they sign. The seventh place includes agreements, partners and disputes, and Virgo is as careful with a person as with a page. Keeping every word of a promise may therefore be natural for you. Other people can rest in such care, and perhaps you can rest in it too.',
    letter:
      'When two people agree on something, Virgo reads every line. You come close to somebody when you read the small print aloud and laugh together.',
  },
  'Virgo 8': {
    text: 'Debts, shares and other people’s affairs can become one large knot. The eighth place has many such knots, but Virgo looks closely where others would cut the string. So maybe you find its end, ask whose it is, and work slowly back. Perhaps you worry until the last loop is open, but then everything lies straight, and you can rest.',
    letter:
      'Debts and fears need the patience of Virgo: you feel free when you have opened, loop by loop, a knot that others would cut.',
  },
  'Virgo 9': {
    text: 'Some readers fill the edge of every page with notes. Virgo likes to study, and in the ninth place it has a great deal to read: faiths, sciences and distant lands. Perhaps you therefore like to check a fine sentence before you believe it. It can make you happy when your note helps the next reader over a hard page.',
    letter:
      'In the place of journeys and study, Virgo reads with care, so you travel best in a book, pencil in hand, making notes.',
  },
  'Virgo 10': {
    text: 'Passengers admire the paint of a bus, but somebody has to think of the bolts. In the tenth place your work and name are seen by all, and Virgo asks whether a thing is good and safe. So a title may interest you less than a machine that runs. You can be content when people travel well and never ask who built it.',
    letter:
      'For a good name, Virgo trusts careful work, so you are pleased to have tightened a bolt of the bus that no passenger sees.',
  },
  'Virgo 11': {
    text: 'When friends say ‘one day we should meet’, you may answer with a calendar. The eleventh place joins friends and hopes, and Virgo turns a hope into a plan: who brings the rice, and which bus goes there. To plan in this way is to love people. Then the friends really meet, and the evening may do you good.',
    letter:
      'Because Virgo makes plans, a friend’s hope pleases you most when it has a date, written on the calendar beside both your names.',
  },
  'Virgo 12': {
    text: 'Late in the evening somebody cleans lentils and takes out the stones. What one worries about in private belongs to the twelfth place, while Virgo has a careful mind that can think of one worry for hours. A small task may slow it down. Possibly you have more patience than others guess, and with it you can find peace.',
    letter:
      'In the place of hidden worries, Virgo needs something small to do, so you find peace under a lamp, picking stones out of lentils.',
  },
  'Libra 1': {
    text: 'You can turn a true thing over in your mind before you say it. The first place is your voice and your first words, and Libra is a polite sign. So honesty may please you best if nobody is hurt by it. Your point can be sharp, like a knife that you pass with its handle first.',
    letter:
      'Because polite Libra marks your own person, you know how to say a hard sentence gently, as one passes a knife handle first.',
  },
  'Libra 2': {
    text: 'After the weighing, a seller can still add one apricot. Earning, and the people who help you to it, come under the second place. Libra, which an old Arabic book calls generous and cheerful, cannot enjoy a gain that hurts the other side. So perhaps you have enough, in your own eyes, when one apricot is left to give.',
    letter:
      'What you earn feels like enough when you add a little for somebody, because Libra is fair and generous: one apricot more in the bag.',
  },
  'Libra 3': {
    text: 'Two families can use one washing line without a quarrel if somebody asks which day is good for whom. Neighbours, cousins and small errands fill the third place, where Libra sees both sides of a wall. Perhaps, therefore, you are the person who asks. Those who share a line soon share news and soup, and such a street can make you happy.',
    letter:
      'Among neighbours, where your lot is, Libra thinks of both families, so you are happy to agree on fair days for one shared washing line.',
  },
  'Libra 4': {
    text: 'A round tray has no best seat, and perhaps that is why you like to eat from one. House and family, and how things end, make your fourth place. As Libra wants balance, you may rest only under a roof where both sides of a story are heard. Old and young are equally near to the rice there, and guests forget that they are guests.',
    letter:
      'In the place of home, Libra wants nobody above another, so you feel best around a large round tray that has no best seat.',
  },
  'Libra 5': {
    text: 'There is a good rule for sweets: one child breaks the bar, and the other chooses. Treats, games and children are fifth among the places, and Libra enjoys a pleasure fully when it is fairly shared. So possibly you would rather find a simple rule than raise your voice. Then the afternoon is peaceful again, and you can sit down and play.',
    letter:
      'Play and treats make you happiest when all is fair, as Libra likes it. With one simple rule, two people share a sesame bar in peace.',
  },
  'Libra 6': {
    text: 'The same person has carried the tray all day, and nobody has seen that this person’s own glass is empty. Labour, sore arms and people who serve make the sixth place hard, but Libra feels what is uneven. That may be the moment when you get up and pour. Little has changed in the world, but two people can rest.',
    letter:
      'Where there is work and tiredness, Libra sees who does too much, so you feel rested when you pour tea for the one who poured all day.',
  },
  'Libra 7': {
    text: 'With one oar, a boat turns in circles. Libra is glad of a second oar, and so it fits well into the seventh place, opposite a partner or a fair rival. It may do you good if each of you has one oar and you find a common rhythm. Neither counts who worked harder, and on such a journey trust can grow.',
    letter:
      'With one other person, in the seventh place, Libra finds its balance, so you do best in one rhythm, like two people in a boat with an oar each.',
  },
  'Libra 8': {
    text: 'Two neighbours can buy a ladder together if both of them are fair. What people share and owe is read from the eighth place. Libra is afraid of being unfair, and so it counts again for the other side. Because of this second count, people may like to share with you, and you can rest when all is settled.',
    letter:
      'With shared things, Libra would rather lose a little than be unfair, so you gladly let a friend keep the old book that you both love.',
  },
  'Libra 9': {
    text: 'After one opinion, you may be hungry for the opposite one. The ninth place brings together faiths, sciences and far countries, and they do not agree. Libra is glad of that, because it likes to hear both sides. So perhaps you read two books and tell both stories fairly, and whoever learns from you can learn two things.',
    letter:
      'In the place of learning, Libra likes two opinions, so two books that disagree, open together under one lamp, are a feast to you.',
  },
  'Libra 10': {
    text: 'Two neighbours quarrel about a wall, and neither lets the other measure it. Perhaps both would ask you. Libra has an even hand, and because the tenth place is public, this can become your good name. You hold the string and read the number as it is, even against your friend. In the evening both may greet you.',
    letter:
      'In public Libra stands for fairness, and it suits you when two neighbours quarrel and both ask you to hold the measuring string.',
  },
  'Libra 11': {
    text: 'Good company is pleasant until people talk about a friend who is away. The eleventh place means friends, praise and hope. Libra likes to agree, but it also wants both sides to be heard, and the friend cannot answer. So with a beating heart you may say that perhaps it was different. Then the talk can turn, and the tea is good again.',
    letter:
      'Among friends, Libra wants everybody heard, so it is you who speaks up for the absent one, whose cup waits on the table.',
  },
  'Libra 12': {
    text: 'All day long people may ask you to judge: here a claim, there a complaint. Libra is a pair of scales, so it weighs whatever they say. But the twelfth place is hidden from the market, and here the scales can hang empty. So a quiet hour after the day may be good for you. Perhaps you can pray then.',
    letter:
      'Alone, in the hidden place, Libra need not weigh or judge, and you find rest there, like a market scale in the evening with both pans empty.',
  },
  'Scorpio 1': {
    text: 'Some people may call you cool, as a flask is cool to the hand. But inside it the tea is hot. Scorpio is quiet water, and a hot planet rules it, and your face is read from the first place. So you can look quiet and still want, a year later, what you once decided.',
    letter:
      'As Scorpio, quiet outside and warm within, describes your own person, you are like a flask that is cool to the touch and hot until evening.',
  },
  'Scorpio 2': {
    text: 'Perhaps nobody knows how much you have, and you like it so. Earnings and property are under your second place. Scorpio keeps such things hidden. Yet the old writers also call it generous. So you may keep a banknote in the hem of a coat, and be glad to open the hem when somebody is in need.',
    letter:
      'In money matters, secretive Scorpio is also generous, so a banknote sewn into your coat pleases you twice: while it is hidden, and when you give it.',
  },
  'Scorpio 3': {
    text: 'While cousins and neighbours talk, one person sits quietly and listens. Daily words, news and greetings are all in the third place, where Scorpio says little and watches carefully. When you do speak, it may be only one sentence, but strong, like a chilli in a soup. It can feel too hot, but after it everyone may understand the matter.',
    letter:
      'In talk with neighbours and relatives, Scorpio uses few words and means them, so one sentence of yours is enough, like a chilli in soup.',
  },
  'Scorpio 4': {
    text: 'When a wall is damp, some people paint over it. The fourth place means your house and all that is covered in it. Scorpio wants a thing to be right under the paint too. Therefore you may be ready to take off the old plaster. For a week the room looks terrible. Then the wall is dry from inside, and you may sleep well.',
    letter:
      'At home you rest well when things are right beneath the surface, because Scorpio looks deeper. The damp plaster comes off, and the wall dries.',
  },
  'Scorpio 5': {
    text: 'In company you may be quiet, until a coin disappears between your fingers. The fifth place is full of games, presents and laughter, while Scorpio looks for what is hidden. Both meet in a trick. It is pleasant when people clap. But a person who has searched for the secret of a thing knows how it is done. So when a child asks, you may kneel down and show how.',
    letter:
      'Since Scorpio knows secrets and your lot is in the place of play, you love to show one child how the coin disappears.',
  },
  'Scorpio 6': {
    text: 'Every house has one job that nobody wants. Labour without thanks is put in the sixth place, and the old books give sinks and wash-houses to Scorpio. That is why a dirty drain may put others off more than you. Somebody has to reach down and take out what blocks it. Perhaps hardly anybody mentions it, but the water runs again, and you can be content.',
    letter:
      'Hard work that others avoid leaves you content, because Scorpio does not turn away from dirt: you clear the drain with your own arm.',
  },
  'Scorpio 7': {
    text: 'People once went out for pearls in pairs: one of them dived, and the other held the rope. Many acquaintances do not interest Scorpio. What it finds in the seventh place is one person opposite, in love, business or dispute, and it is fully with that one. Maybe you feel each pull of the rope and tell nobody, so people can trust you.',
    letter:
      'Where two people meet, Scorpio trusts few, but fully, so you are as close to somebody as the one who holds the rope is to the diver.',
  },
  'Scorpio 8': {
    text: 'The eighth place is like a dark cellar, because the books put fear there, with debts and other people’s goods. Scorpio is afraid of the steps too, but it can stay until its eyes know the dark. So you too may look at a fear for a while, until you see that it is only a room. Then you can call the others.',
    letter:
      'Near a debt or a fear you stay calm, since Scorpio is patient in the dark, as on cellar steps with one hand on the wall.',
  },
  'Scorpio 9': {
    text: 'Perhaps your best journeys are at night. Foreign cities, faith and dreams are matters for the ninth place, and Scorpio goes there for one deep answer and leaves the sights to others. While the whole bus sleeps, you may hold one question that you would tell nobody by day. At some hour this thinking can come near to prayer.',
    letter:
      'On long roads Scorpio wants one answer that goes deep, so you are at home with one question on a night bus while others sleep.',
  },
  'Scorpio 10': {
    text: 'Guests do not see the cook, but they ask who made the sauce. In the tenth place your craft and your good name are open to everyone, though Scorpio likes to work behind a closed door. So maybe you begin early, let nobody look, and care for the thing until it is right. Then it can please you that the guests become silent.',
    letter:
      'Your good name comes from what you make behind a closed door, as Scorpio likes it: a sauce that all the guests ask about.',
  },
  'Scorpio 11': {
    text: 'A telephone can hold hundreds of names, but perhaps you know only three numbers by heart. The eleventh place is rich in friends and hopes, and Scorpio wants them deep and few. These three may have seen you very angry, and are still there. To them you can say what you hope for.',
    letter:
      'Few but deep friendships suit Scorpio, so three telephone numbers that you know by heart are company enough for you.',
  },
  'Scorpio 12': {
    text: 'Nobody in the shop saw how the vase fell. The twelfth place is about what happens unseen. Since Scorpio knows hidden things, it also knows itself. You could push the pieces under the shelf. Or you take them to the counter, with a hot face, and pay. That may be hard, but afterwards you can look everyone in the eye.',
    letter:
      'Where nobody sees, Scorpio still knows itself, so you are at peace when you are honest and take the broken vase to the counter.',
  },
  'Sagittarius 1': {
    text: 'A bicycle falls over when it stands still, and perhaps you know the feeling. The body and every start are in the first place, and fiery Sagittarius finds its balance on the way. So your bad moods may end with the words ‘let us go and see’. You can fall and hurt a knee, but others may find courage behind you.',
    letter:
      'In the place of body and beginnings, Sagittarius is at ease on the move, so you are like a bicycle, which stands best when it rolls.',
  },
  'Sagittarius 2': {
    text: 'A traveller at the border has a shirt, some tools and a photograph. The second place is about livelihood and goods, and Sagittarius likes to travel with a light bag. For that reason a skill may be your best possession. Somebody taught it to you, you can live by it in any town, and if you teach it, you still have it.',
    letter:
      'What you know how to do is worth more to you than what you own, as Sagittarius travels light, and a skill needs no suitcase.',
  },
  'Sagittarius 3': {
    text: 'When somebody has to get to the station, everybody may think of you. Short roads and neighbours belong to your third place, but Sagittarius is the sign of horses and long distances. You may gladly make a short road longer, then, because one more neighbour can come and one more stop is on the way. A full car can please you.',
    letter:
      'On short roads near home, Sagittarius gladly goes further, so you are happy with four neighbours in the car and five stops to make.',
  },
  'Sagittarius 4': {
    text: 'Even a person who likes to travel can make a good house. Families and land make up the fourth place, but Sagittarius comes there from far away. So a house of yours may be almost an inn. When a traveller sleeps behind the door, the rooms feel larger, and you can feel that you belong.',
    letter:
      'Home feels like yours when travellers sleep there, because Sagittarius loves far roads; a spare mattress by the wall is enough.',
  },
  'Sagittarius 5': {
    text: 'The third time you tell the story, one hen has become twenty, and people only laugh. Feasts, gifts and young people have their home in the fifth place. An Arabic book says that Sagittarius knows clever ways, and yours may be this harmless one: the story grows, but its point stays true. As people have laughed first, they may listen and understand you.',
    letter:
      'In the place of pleasure, Sagittarius likes a large story, so you love to tell one about a hen, which grows with every telling.',
  },
  'Sagittarius 6': {
    text: 'If you have a broom and no reason to use it, you may stop after five minutes. The sixth place is full of such chores, with little praise. But Sagittarius looks far and asks for the reason. So if a guest is coming who walks badly on stones, you may sweep the whole yard and be glad.',
    letter:
      'Dull work is light for you once it has a reason, as Sagittarius wishes: a guest is coming, and you sweep the yard to the last corner.',
  },
  'Sagittarius 7': {
    text: 'Perhaps you grow restless when somebody sits opposite you at a table. This is just what the seventh place means: partner or opponent, face to face. But Sagittarius likes to move. That is why a walk by the river may suit you. Side by side, two people can say what is hard to say at a table, and the river repeats none of it.',
    letter:
      'People come closest to you on a walk, side by side, because Sagittarius, in the place of the other person, likes to move.',
  },
  'Sagittarius 8': {
    text: 'A note of the small sum that a friend owes you may lie in your bag for months. What is owed, left behind or feared comes under the eighth place, and many people keep count. But Sagittarius is a generous sign, and counting makes it heavy. You may need a night to think, and then tear the paper up, and the bag is lighter.',
    letter:
      'In the place of what is owed, generous Sagittarius does not count, so you feel rich when you tear up the paper about a friend’s small debt.',
  },
  'Sagittarius 9': {
    text: 'Perhaps you could travel for ever. Faith, wisdom and foreign lands are what the ninth place offers, and Sagittarius goes to look for them on its own feet. Because faith is part of it, you may stop at some hour, lay your jacket on the ground and be still. Whether you pray or only rest, you may remember then why you began the journey.',
    letter:
      'Far from home, Sagittarius looks for faith and wisdom, and you feel that you have arrived when your jacket is spread beside the road.',
  },
  'Sagittarius 10': {
    text: 'The first animal of a caravan wears a bell, so everybody hears where it goes. Rank and renown are up in the tenth place, and from there Sagittarius can see the far town. It may suit your nature to say your aim aloud, although people then remember your words. That has its price, but others can follow only what they hear.',
    letter:
      'In public it suits you to name your aim, because Sagittarius sees far, and to go ahead like the animal whose bell a caravan follows.',
  },
  'Sagittarius 11': {
    text: 'Six people are invited, but the cloth on the grass is large enough for twenty. In the eleventh place we find hope and the joy of company, and Sagittarius hopes on a large scale. So possibly you call over everyone who passes. By evening they are making plans together, and perhaps you lie down on the last free corner and listen.',
    letter:
      'The more friends, the better for Sagittarius, so your picture of wealth is a cloth on the grass with room for twenty.',
  },
  'Sagittarius 12': {
    text: 'A horse in a closed stable kicks at first. The twelfth place is where one is alone, and riding animals belong to it as well. The books call Sagittarius the stable of great horses, so you may know this kicking from inside. If you have to wait, you want to run. But you can grow calm, as the horse does under the brush.',
    letter:
      'Since Sagittarius is the sign of horses, you can calm a restless hour alone as one calms a horse, slowly, with a brush.',
  },
  'Capricorn 1': {
    text: 'At nine in the evening the bag for tomorrow is already packed. Body, temper and beginnings are seen from the first place, while Capricorn cares to be somebody whom others can rely on. A good start may therefore be made the evening before, so that a promise is kept. You may be happiest when people count on you.',
    letter:
      'To be reliable is your joy, as Capricorn is the sign of your own person: tomorrow’s bag stands packed by the door, and you sleep well.',
  },
  'Capricorn 2': {
    text: 'You can buy a wall ten bricks at a time. An old Arabic book says that Capricorn is cautious and lives well, and money and belongings are the second place. So slow saving may be your way: the bricks are plain, paid for and dry. You can sleep better, and if a neighbour’s wall falls, you have something to lend.',
    letter:
      'With money, patient Capricorn likes what grows slowly, so ten bricks bought every month please you more than a prize.',
  },
  'Capricorn 3': {
    text: 'When a shelf breaks in your street, somebody may say your name. Cousins and neighbours come and go through the third place, and the books give old wood and tools to Capricorn. Together they make a yard with planks in it. People can come with a worried face and leave with the right piece, because you have cut it for them.',
    letter:
      'Close to home, Capricorn likes to be useful to neighbours, so a few old planks behind your house, for half the street, mean peace to you.',
  },
  'Capricorn 4': {
    text: 'The stone step of an old house is hollow, because so many feet have walked on it. In the books the ground near the door belongs to Capricorn, while family, land and endings form the fourth place. So you may like a house with a past, or want to lay a step that lasts, on which anybody can sit down.',
    letter:
      'In the place of house and land, Capricorn loves what has lasted, so you stand well on a doorstep that many feet have made hollow.',
  },
  'Capricorn 5': {
    text: 'Before a child sits on the swing, one serious person tests both knots. The fifth place means play, pleasure and children, while Capricorn is careful. It follows that others can play more freely because you were serious first. They may trust you with their dearest things, and you can enjoy that in your quiet way.',
    letter:
      'Even play pleases you more when it is safe, because Capricorn is careful. You test the swing first, and then you watch others fly.',
  },
  'Capricorn 6': {
    text: 'The lift does not work, and the rice has to go up to the fifth floor. In the old lists the knees belong to Capricorn, and in the sixth place the same loads come back every morning. For you there may be one simple method: climb to the next floor, breathe, and climb again. Soon you can forget to complain, and be at peace.',
    letter:
      'Heavy work goes well if you take it step by step, as patient Capricorn does. With a sack and five floors to climb, you count only the one you are on.',
  },
  'Capricorn 7': {
    text: 'A cracked dish can be mended with wire and be used for forty years. Capricorn does not like to waste anything, and the seventh place is about bonds and quarrels. That may be why you would sooner mend a bond than lose it. Perhaps you see what is missing between two people, and put it into simple terms. Everyone sees the wire, but the dish is whole.',
    letter:
      'Between two people, Capricorn would rather mend than throw away, so you make peace as one mends a cracked soup dish with wire.',
  },
  'Capricorn 8': {
    text: 'Perhaps a spade in your house still belongs to a neighbour. The eighth place has what is owed, shared or feared, and Capricorn cannot sleep with such a debt. Therefore maybe you clean the spade, oil its handle, and carry it back even after a long time. You may notice sooner than others what is missing from a shelf, and when everything is in its place you can sleep.',
    letter:
      'What is borrowed weighs on honest Capricorn, so you feel lighter on the day when you take a neighbour’s spade back, clean and sharp.',
  },
  'Capricorn 9': {
    text: 'On your table there may be a thick book, and its ribbon moves a little each day. The ninth place holds far lands, faith and deep sciences. Capricorn goes there on foot, and does not trust what is learned in an afternoon. So old and thorough books may suit you. When you reach the last page, you can guide a beginner line by line.',
    letter:
      'In the place of study, Capricorn goes slowly and to the end, so a few pages of a thick book every evening please you for years.',
  },
  'Capricorn 10': {
    text: 'Workers put up a wooden frame and then build the wall. The tenth place is work that others can see, and the name that comes from it. But Capricorn waits with its joy until the frame is gone. So early praise may mean little to you. If the wall stands straight in the rain, you can call it finished.',
    letter:
      'In the place of work and honour, Capricorn trusts what lasts, and you are glad when the wall still stands without its wooden frame.',
  },
  'Capricorn 11': {
    text: 'You may not say many nice words to your friends, but you come when they move house. Friends and helpers share the eleventh place, and for Capricorn they are the same people. So friendship may be a wardrobe that you carry together. Afterwards, on the boxes, you can speak of your hopes.',
    letter:
      'Friendship shows in what you do more than in words, because Capricorn is practical. When a friend moves house, you come at seven with a rope.',
  },
  'Capricorn 12': {
    text: 'One worry after another comes down the path, and you may know them all by name. In the old books Capricorn stands for cares and for flocks, and the twelfth place for what one carries alone. Perhaps you can count your cares each evening like sheep, and shut the gate. The rest is not in your hands, and you can pray or simply sleep.',
    letter:
      'When cares come, orderly Capricorn counts them, so you grow quiet in the evening, as a shepherd does when all the sheep are in.',
  },
  'Aquarius 1': {
    text: 'All hands in the room go up, and only one stays down. The first place shows you among people, and Aquarius thinks for itself. Maybe you like the others very much. But perhaps you cannot say yes when you think no. It can take courage, and afterwards somebody may thank you quietly.',
    letter:
      'To think for yourself is good for you, with Aquarius as the sign of your person. When all hands go up, yours calmly stays down.',
  },
  'Aquarius 2': {
    text: 'On some garden walls there is a tap on the side of the street, with a cup for everyone. The second place asks what you earn and own, and Aquarius is drawn as a person with a jar of running water. So maybe you want enough for your house and some for strangers. What you have can feel like more when it is shared.',
    letter:
      'Wealth, to you, is what strangers share as well, since Aquarius thinks of everyone: a water tap on the outer side of your wall.',
  },
  'Aquarius 3': {
    text: 'Somebody writes ‘No water until noon’ in three languages and puts it on the front door. News and neighbours are third among the places, and Aquarius thinks first of people whom no news reaches. That is a reason why you may write such a note before anybody asks. It can be a good day when everyone knows in time.',
    letter:
      'With news for the street, Aquarius wants to reach everyone, so you like to put up a notice that the newest neighbour can read.',
  },
  'Aquarius 4': {
    text: 'In the evening people leave their rooms and meet on the flat roof. Rooms and relatives are what the fourth place is about. Aquarius is of the air, and the old lists give it the roofs. Therefore the best room of your house may be in the open, and you can feel most at home where people come because they like to.',
    letter:
      'At home Aquarius likes open doors and friends who come freely, so you feel welcome on a flat roof in the evening.',
  },
  'Aquarius 5': {
    text: 'No two of the tables in the street have the same height. Eating, playing and giving are pleasures of the fifth place, and Aquarius wants them for the whole street. So you may invite the shy person and the new neighbour as well. By evening two people who had never spoken can talk about food, and you are glad.',
    letter:
      'Food and play, in Aquarius, belong to everybody, and you are happiest in the street, at different tables pushed together, with room for all.',
  },
  'Aquarius 6': {
    text: 'In many houses the stairs are cleaned by the one person who cannot say no. Such hard work, and the tired people who do it, are meant by the sixth place. Aquarius looks for a rule that is the same for all. So perhaps you write a list of names and put it on the wall. The work is then fair, and you can rest.',
    letter:
      'In daily work Aquarius wants equal shares for all, so you find calm in a list for cleaning the stairs, with your own name on it.',
  },
  'Aquarius 7': {
    text: 'During a game you can walk round the table and look at the board from the other side. Your seventh place is the person over there, whom Aquarius wants to understand. It wants to know, calmly, how the matter looks from there. It may be your gift to say ‘You mean this’ until they nod. Then you speak for yourself, and both are understood.',
    letter:
      'You understand the person opposite easily, because Aquarius asks calmly. You turn the game board round and see the other side.',
  },
  'Aquarius 8': {
    text: 'In many cities neighbours save money in one tin, and each month one of them gets it all. Other people’s money, and the fear about it, make the eighth place heavy. Because Aquarius is steady and treats all alike, they may ask you to keep the tin. You may keep it secret who was in need, and be glad of their trust.',
    letter:
      'Other people’s money is safe with you, as fair Aquarius treats all alike: your neighbours’ savings lie in a tin under your bed.',
  },
  'Aquarius 9': {
    text: 'The list of dates in a library book says that forty strangers have read it before you. Maybe you like it better than a new one. The ninth place is full of sciences and faiths, and Aquarius thinks that knowledge belongs to nobody alone. So perhaps you read the book, ask where it is wrong, and pass it on to the next reader.',
    letter:
      'In the place of knowledge, Aquarius likes what belongs to everyone, so a library book with forty readers’ dates in it makes you feel rich.',
  },
  'Aquarius 10': {
    text: 'A person has their name on the door of an office, and could walk straight in. But they take a number and sit down with the others. The tenth place is authority and honour, and Aquarius accepts them only under one rule for all. It may therefore suit you to wait like everyone, and to mend what takes too long. People trust a name like that.',
    letter:
      'Rank suits you best when you ask nothing special for yourself, for Aquarius wants equal rules. Even at your own counter you take a number.',
  },
  'Aquarius 11': {
    text: 'The twentieth letter about the bus stop is as polite as the first. Perhaps you write it. Friends and wishes share your eleventh place. Aquarius, as a fixed sign, can hold a wish for years, also for people who have not moved in yet. If one friend brings tea and another the papers, patience may even be cheerful.',
    letter:
      'With friends, steady Aquarius holds a hope for years, so it cheers you to ask together, for the twentieth time, for the same bus stop.',
  },
  'Aquarius 12': {
    text: 'If the gutter on the roof is clean, nothing happens: the wall stays dry, and nobody says thank you. The twelfth place is like this, useful and out of sight. Aquarius, however, can think of the good of people whom it never meets. So perhaps you take out the leaves in time. At night you hear the rain and are content.',
    letter:
      'Good deeds that nobody sees make you content, since Aquarius needs no thanks: the gutter is clear, and you lie in bed and hear rain.',
  },
  'Pisces 1': {
    text: 'From the way you talk, people may hear whom you met last. Your person and your speech belong to the first place, and an Arabic book says that Pisces has many colours. So perhaps you take on a little of each voice, the baker’s as well as the professor’s. They hear themselves in you, and may soon tell you what they hope for.',
    letter:
      'Your own voice is in Pisces, a sign of many colours, so after ten minutes you sound like your guest, and both feel at ease.',
  },
  'Pisces 2': {
    text: 'Two purses may be better for you than one. The second place is your money and livelihood, and Pisces is a double sign with a soft heart. From a single purse you might give everything to a person with a sad face. If the house purse stays shut, you can give freely from the other, and be both kind and calm.',
    letter:
      'As Pisces has a soft heart about money, you are calm with two purses, one for the house and one for whoever asks.',
  },
  'Pisces 3': {
    text: 'The books give the third place affection, messages and journeys over water. Pisces is a sign of water too, and so a ferry may be the picture for you. One cousin is hurt and silent, the other thinks that all is well. Perhaps you understand both, and carry the words across so gently that they can be heard.',
    letter:
      'Messages between people go well through you, since Pisces is gentle as water. Like a small ferry, you carry their words across.',
  },
  'Pisces 4': {
    text: 'You may like to keep one corner of the room empty. The fourth place means a house and the ground under it, and in the old books Pisces has wells, and the huts of people who pray alone. So perhaps you need a small piece of floor that has no use. If you sit there early, your heart can fill as a well does overnight.',
    letter:
      'A quiet place at home brings you back to yourself, because Pisces loves stillness: an empty corner, early in the day, is enough.',
  },
  'Pisces 5': {
    text: '‘You are the boat,’ says a child of four, and somebody lies down on the carpet. Gifts, games and children have the fifth place for themselves. A boat does not hurry, and neither does Pisces. So perhaps you have the patience to lie there for an hour, and the children can be happy.',
    letter:
      'Where children and games are, Pisces has time, so you happily lie on the carpet when a child decides that you are a boat.',
  },
  'Pisces 6': {
    text: 'Pisces has the feet, in the old lists, and aches and service belong to the sixth place. The two together make a picture: somebody kneels with a basin of water. Perhaps you see that walking hurts somebody before they say a word. Such days can make a soft heart tired. Yet while the water is warm, both of you can rest.',
    letter:
      'In the place of service, kind Pisces sees who is in pain, so you find peace with a basin of warm water for sore feet.',
  },
  'Pisces 7': {
    text: 'On a narrow plank two people meet, and neither can pass. This is how the seventh place lets two people meet. Pisces is gentle, and gentleness is easily underrated. But in an everyday quarrel the first step back needs courage. You may dare to admit a mistake, and then breathe freely.',
    letter:
      'Face to face with somebody, Pisces dares to be gentle, so on a narrow plank you are the one who steps back with a laugh.',
  },
  'Pisces 8': {
    text: 'A soft pair of hands may hold a great deal. The eighth place has to do with things shared, owed and left behind, and Pisces, a sign of feeling, is close to people in need. So others may trust you with such things. A key, a debt or a hard story may be safe in your hands, and perhaps that does you good, too.',
    letter:
      'What others trust you with, a key or a secret, is safe, because Pisces feels with people and your hands are gentle.',
  },
  'Pisces 9': {
    text: 'On a night train somebody peels an orange, gives away half of it, and begins to talk about a village. The ninth place is long roads, with books, belief and dreams, and one might be lonely there. But Pisces is a watery sign without thick walls. Because so little stands between you and a stranger, you may make a home wherever two can sit down, and the other can rest there.',
    letter:
      'On a long journey Pisces has no walls against strangers, so half an orange, shared on a train, makes you feel at home.',
  },
  'Pisces 10': {
    text: 'You can know a dyer by the colour of the hands. Craft and a public name are what your tenth place tells of, and Pisces takes its colour from whatever it works in. So possibly you do a task with your whole self: you dip the cloth, wait, look, and dip it again. Then the blue is right, and people like it.',
    letter:
      'A craft satisfies you when you enter it completely, as Pisces does, and go home like a dyer, with blue hands for all to see.',
  },
  'Pisces 11': {
    text: 'Your friends may be as different as pieces of cloth in every colour. The eleventh place has company and hope in it, and clothing too, while Pisces is called many-coloured. So perhaps you see a pattern where others see a heap. You move the pieces until each has its place, and the whole can keep you warm.',
    letter:
      'Different friends belong together for you, since Pisces loves many colours: their old shirts make one blanket that keeps you warm.',
  },
  'Pisces 12': {
    text: 'All day you may feel what others feel, and by evening it can be like high water. The twelfth place keeps what is felt in private, far from the noise, and Pisces is like a sea, and has no wall. For you, rest may come when the water goes back and the sand is smooth. In that quiet you may find words for prayer.',
    letter:
      'By evening Pisces is full of what others feel, so time alone refreshes you, like a walk on clean sand when the tide has gone out.',
  },
}
