import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** Saturn or Mars with the ruler of the lot, or across from it. */
export const TEST_RULER: PairTexts['testRuler'] = {
  'Saturn Sun with': {
    text: 'Saturn stands with the Sun, which rules your lot. The one who should shine has an examiner beside him. When something succeeds you hear first what could have been better, and so people congratulate you and you explain to them why they should not.',
    short: 'You look at what you do with a strict eye, and can hardly be proud of it.',
  },
  'Saturn Sun across': {
    text: 'The Sun, your lot’s ruler, has Saturn against it. To be yourself under that look takes effort. You are obedient for a while; then it bursts out, mostly at someone who had nothing to do with it and was only standing near.',
    short: 'Under a stern eye you freeze, and later you are angry with the wrong person.',
  },
  'Saturn Moon with': {
    text: 'Beside the Moon, which rules the lot, stands Saturn. Every feeling passes a customs post. By the time it may be shown it has cooled, and those who wanted to be near you have been holding a cup of something lukewarm, and have drawn their own conclusions.',
    short: 'You show your feelings late, when they have already been weighed.',
  },
  'Saturn Moon across': {
    text: 'The ruler of your lot is the Moon, and Saturn is stern with her by its aspect: care is looked at coldly. You do what has to be done in a house, and the warmth in it seems to be meant for the others. So you imagine that somewhere else there is a chair with your name on it.',
    short: 'You comfort everyone and find nowhere a place to put your own feet up.',
  },
  'Saturn Mercury with': {
    text: 'Saturn accompanies Mercury, ruler of your lot, like a slow reader who moves his lips. What you learn stays. But you go back over each page before you turn it, and the examination of what you know has been going on, quietly, for years.',
    short: 'You think so carefully that the thought is never quite finished.',
  },
  'Saturn Mercury across': {
    text: 'Mercury speaks for your lot, and Saturn, hard by aspect, contradicts. In your head there sits a person who asks: and how do you know that? It is a good question. It has ended many sentences of yours that others would have been glad to hear to the end.',
    short: 'You hear the objection before you have spoken, and so you do not speak.',
  },
  'Saturn Venus with': {
    text: 'Venus rules the lot, and she has Saturn at her side, an old chaperone. Liking somebody is a serious matter then. You are loyal without saying so. You remember birthdays and do not ring, because one does not want to be a nuisance.',
    short: 'You like people quietly and wait for them to notice.',
  },
  'Saturn Venus across': {
    text: 'By a hard aspect Venus, the ruler of your lot, has Saturn for a cashier: what others get as a present seems to have its price for you. So you bring something each time. You carry, you cook, you stay to wash up. And you have never found out whether they would have liked you with empty hands.',
    short: 'You believe that you have to be useful to be liked.',
  },
  'Saturn Mars with': {
    text: 'Mars rules your lot and stands in one sign with Saturn, the push and the halt in a single harness. You want to, and you weigh it, and want to. From outside it looks like putting off. From inside it is hard work, and nothing has moved.',
    short: 'You accelerate with the brake on, and in the end you stop.',
  },
  'Saturn Mars across': {
    text: 'Against Mars, which answers for the lot, Saturn sets its shoulder. You are used to uphill. A thing that goes easily seems to you hardly to count as work, and so you make it hard, stay late with it, and feel at home only when your back aches.',
    short: 'When there is resistance you push harder, and go on pushing when nobody resists any more.',
  },
  'Saturn Jupiter with': {
    text: 'Jupiter, the giver, rules your lot, and Saturn, the keeper of accounts, is in the same sign. Both are right. So you give, and later at night you do the sum, and what had been a gift turns into a figure, with the feeling of not having had enough of it for yourself.',
    short: 'You are generous and reckon it up afterwards.',
  },
  'Saturn Jupiter across': {
    text: 'A hard aspect of Saturn is laid across Jupiter, ruler of the lot. For each hope there is a counter-example in the file. You are not bitter. You have only become so reasonable about it that the part of you which used to look up has stopped asking to be taken along.',
    short: 'Your faith in things is argued with until it falls silent.',
  },
  'Saturn Uranus with': {
    text: 'By the modern rulers your lot belongs to Uranus, and Saturn stands beside it: the new idea lives with the building inspector. Nothing is begun that is not drawn to scale first. There are fine drawings.',
    short: 'You want it new, and want it perfect before it begins.',
  },
  'Saturn Uranus across': {
    text: 'Saturn looks hard at Uranus, to which modern readers give your lot. Belonging and being free are at odds. You would come if you were asked in the right way, and since you have never said which way that is, they ask you wrongly or not at all.',
    short: 'You keep yourself apart on principle, and then wonder where everybody is.',
  },
  'Saturn Neptune with': {
    text: 'With Neptune, by modern custom the ruler of your lot, is Saturn: a dream and a measuring rod, in one sign. You ask of silence what it is good for. It does not answer, as silence does not, and you have gone back to the list.',
    short: 'You measure what cannot be measured, and lose the wish to be near it.',
  },
  'Saturn Neptune across': {
    text: 'Neptune, modern ruler of the lot, has a stern witness in Saturn, fact against picture. The picture is lovely and complete. Beside it your own first attempt has such thick lines that you put it back in the folder, to practise a little longer, where nobody would compare.',
    short: 'Measured against the picture in your mind, whatever you can do already looks like nothing.',
  },
  'Saturn Pluto with': {
    text: 'Pluto, the modern ruler, and Saturn stand in one sign. What is under the surface gets looked into. People may pass three examinations with you and not know that there was a fourth, nor why the door was left on the chain.',
    short: 'You test every floor before you step on it, even in houses that you love.',
  },
  'Saturn Pluto across': {
    text: 'A hard aspect joins Saturn to Pluto, your lot’s modern ruler. You feel how deep things go, and it makes you careful with the bolts. Everything has to be right at the same time. It is a heavy way to carry something that would bear a scratch.',
    short: 'You hold on to every part of it, because one loose part could bring down the rest.',
  },
  'Mars Sun with': {
    text: 'Mars burns beside the Sun, which rules your lot. There is one more fire than needed. You do things well and quickly and want it seen, and if somebody else is praised on that day you feel it in the neck, and start something new.',
    short: 'You cannot bear to come second, even in small things.',
  },
  'Mars Sun across': {
    text: 'The Sun answers for your lot and has Mars against it. Each no is heard as a challenge. You have defended, with your whole person, a choice of restaurant. It passes quickly. The other person is still holding the door.',
    short: 'A little contradiction is enough, and you stand there as though you had been insulted.',
  },
  'Mars Moon with': {
    text: 'The Moon is the ruler of your lot, and in her sign Mars is standing too: feeling and temper share a kitchen. Tired, hungry or hurt, you become sharp, and the sharpest with those who share the roof. Then it is you who would like to run from it.',
    short: 'What hurts you makes you loud, and mostly where you live.',
  },
  'Mars Moon across': {
    text: 'Mars is at odds with the Moon, your lot’s ruler. You do look after them. But there is heat in it: why does nobody see what has to be done? So you do that as well, with all your strength, and no one dares to offer.',
    short: 'You care for people in anger, with every plate a little too loud on the table.',
  },
  'Mars Mercury with': {
    text: 'Mars is with Mercury, which speaks for your lot. Words are quick and have an edge. You win the exchange. Afterwards, in the quiet, comes the sentence that you meant, unhurried and kind, and there is nobody left to say it to.',
    short: 'Your quick answer stands in front of your true one.',
  },
  'Mars Mercury across': {
    text: 'Mercury rules your lot, and Mars, hard against it, sharpens its pencil. You find the error. You find it in letters, in plans, in what a friend tells about last summer. It was wrong by a day. Something else about it was right, and it got corrected too.',
    short: 'You cannot leave a mistake alone, and the mistake is often in somebody’s feelings.',
  },
  'Mars Venus with': {
    text: 'Venus, ruler of the lot, and Mars stand together. Liking becomes wanting without a pause between. You reach out, you have it, it is lovely; and by Sunday the hand is empty again, and thinks that it never really had anything.',
    short: 'What you like you must have, and then the next thing glitters.',
  },
  'Mars Venus across': {
    text: 'Between Mars and Venus, who rules your lot, there is a hard aspect. Closeness goes well up to a certain point, and at that point you strike a spark. Not on purpose. It clears the air and keeps the distance, and you are alone with very clear air.',
    short: 'Just when it becomes tender you make a joke, or a quarrel.',
  },
  'Mars Jupiter with': {
    text: 'On Jupiter your lot depends, and Mars rides in the same sign: large plans and a fast horse. You say yes and are off. In the third week there are five of them galloping. You would rather sleep less than let go of a single rein.',
    short: 'You take on everything at once, because each of the things was good.',
  },
  'Mars Jupiter across': {
    text: 'Jupiter, which answers for your lot, and Mars pull against each other by a hard aspect. Great beginnings come of it. From below the hill looks worth climbing. What neither of them is good at is the two hours in the middle, where it is neither steep nor beautiful.',
    short: 'You promise yourself the whole mountain, and give up at the first dull bend.',
  },
  'Mars Saturn with': {
    text: 'Mars stands with Saturn, the ruler of the lot: the spur and the ox. You drive it, and it goes at its own pace. You drive harder. On some day you throw the rope down and walk off, and the ox stands there in the field, half a furrow from the end.',
    short: 'You push at a thing that is slow by nature, and then let go of it altogether.',
  },
  'Mars Saturn across': {
    text: 'Saturn, slow and dutiful, rules your lot, and Mars has a stick. You start, you are hindered, you start harder. Rest seems to be something for those who have finished. In your books nobody has ever finished.',
    short: 'You drive yourself like a hired mule and call it duty.',
  },
  'Mars Uranus with': {
    text: 'Uranus, by modern custom your lot’s ruler, has Mars with it in the same sign. You love the sudden start. What repeats itself seems to you already dead, and so a good many things that would have grown on the tenth day were left on the ninth.',
    short: 'As soon as it becomes a habit, you are gone.',
  },
  'Mars Uranus across': {
    text: 'Mars strikes at Uranus, the modern ruler, from a hard angle. You cannot stand being told. Sometimes that is clear sight, and sometimes a gate was there because of the sheep. The anger comes before you can tell the one from the other.',
    short: 'You break the rule first and then find out what it was for.',
  },
  'Mars Neptune with': {
    text: 'Neptune and Mars are together, and Neptune, by the modern count, rules your lot. Other people’s trouble is a horn to you: you ride. Half-way there you are tired, and it turns out that they had meant to walk.',
    short: 'You throw yourself into rescuing, and do not ask who wanted it.',
  },
  'Mars Neptune across': {
    text: 'A hard aspect of Mars tears at Neptune, the modern ruler of your lot. When it grows still you reach for something: the telephone, a tool, a quarrel. It might have been a good stillness. You have rarely let it last long enough to find out.',
    short: 'You fight the quiet as if it were emptiness.',
  },
  'Mars Pluto with': {
    text: 'Mars is with Pluto, which modern astrologers give your lot as its ruler. You are strong, and on guard about it. No one is let round the back. It is a well-defended house, and people who bring bread have to shout from the gate.',
    short: 'You let nobody see the place where you could be hit.',
  },
  'Mars Pluto across': {
    text: 'Against Pluto, the modern ruler, Mars stands with an axe. You do not scold, you fell. A small thing is said at table, and you answer the whole history of it. It was all true. The others still have their forks in the air.',
    short: 'You go straight for the root, when a word about the leaf had been enough.',
  },
}
