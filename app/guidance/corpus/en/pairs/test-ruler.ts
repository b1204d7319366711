import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** Saturn or Mars with the ruler of the lot, or across from it. */
export const TEST_RULER: PairTexts['testRuler'] = {
  'Saturn Sun with': {
    text: 'Saturn stands with the Sun, which rules your lot, like an examiner beside the one who should shine. When something succeeds, the first thing to be heard may be what could have been better. People congratulate you, and you explain to them, perhaps at some length, why they should not.',
    short: 'When something succeeds, you may look at it so strictly that hardly any gladness is left.',
  },
  'Saturn Sun across': {
    text: 'The Sun, your lot’s ruler, has Saturn against it by a hard aspect. To be oneself under a stern look takes effort. You may manage it for a while, obediently; then there is an outburst, and mostly at somebody who had nothing to do with it and was only standing near.',
    short: 'Your anger may freeze under a stern eye, and thaw beside the wrong person.',
  },
  'Saturn Moon with': {
    text: 'Beside the Moon, which rules the lot, stands Saturn, and every feeling may have to pass a customs post. By the time it can be shown it has cooled. Those who wanted to be near you have been holding a cup of something lukewarm, perhaps, and have drawn their own conclusions.',
    short: 'You may weigh your feelings for so long that they come too late for those who waited.',
  },
  'Saturn Moon across': {
    text: 'The ruler of your lot is the Moon, and Saturn is stern with her by its aspect: care has a cool witness. The warmth in a house may seem to be meant for the others, and it is easy to imagine that somewhere else there is a chair with your name on it.',
    short: 'It may seem to you that the warmth of a house is meant for everyone else in it.',
  },
  'Saturn Mercury with': {
    text: 'Saturn accompanies Mercury, ruler of your lot, like a slow reader whose lips move. What is learned in this way stays. But you may go back over each page before you turn it, and hold a quiet examination of what you know, year after year.',
    short: 'You may think so carefully that the thought is never quite ready.',
  },
  'Saturn Mercury across': {
    text: 'Mercury speaks for your lot, and Saturn, hard by aspect, contradicts. Perhaps somebody sits in your head who asks: and how do you know that? It is a good question. It may have ended many sentences that others would have been glad to hear to the end.',
    short: 'The objection may be heard in your own head before the sentence has been spoken.',
  },
  'Saturn Venus with': {
    text: 'Venus rules the lot, and Saturn is at her side, an old chaperone. To like somebody is a serious matter in such company. You may be loyal without saying so, and remember a birthday and send no word, because one does not want to be a nuisance.',
    short: 'Liking people quietly and waiting for them to notice can take years.',
  },
  'Saturn Venus across': {
    text: 'Before Venus, which rules your lot and means affection, Saturn sits like a cashier. Where everything is counted, even affection can seem to have a price. Therefore you may pay each time: you carry, you cook, you wash the dishes. Perhaps the others are fond of you already, and would like you to sit down.',
    short: 'You may feel that you have to be useful in order to be liked.',
  },
  'Saturn Mars with': {
    text: 'Mars rules your lot and stands in one sign with Saturn, the push and the halt in a single harness. You may want to, and weigh it, and want to. From outside that looks like putting off. From inside it can be hard work, and nothing has moved.',
    short: 'You may want a thing and weigh it at the same time, until it stands still.',
  },
  'Saturn Mars across': {
    text: 'Your lot is under Mars, which means effort, and Saturn lies before it like a steep hill. People who live on a hill learn to measure a walk by their breath. In the same way you may count only hard work as work, and stay an hour longer than the task needs. What went easily can feel as if it were not done.',
    short:
      'To you work may seem to count only where it is hard, and you push on when nothing resists any more.',
  },
  'Saturn Jupiter with': {
    text: 'Jupiter, the large hand, rules your lot, and Saturn, the keeper of accounts, is in the same sign. Both have their reasons. You may give, and later at night do the sum, and what had been a gift turns into a figure, with a feeling of not having had enough of it yourself.',
    short: 'What you gave gladly by day you may count at night, and find too much.',
  },
  'Saturn Jupiter across': {
    text: 'Hope and faith are with Jupiter, the ruler of your lot; Saturn, at a hard angle, is like a careful lawyer. For each hope the lawyer has a reason to wait. Nobody has to become bitter from this. But because a prayer also hopes, you may leave it until all the reasons have been heard, and on some evenings that takes too long.',
    short: 'Faith in things can be argued with, reasonably, until it falls silent.',
  },
  'Saturn Uranus with': {
    text: 'By the modern rulers your lot belongs to Uranus, and Saturn stands beside it: the new idea lives with the building inspector. In such a house little is begun that has not been drawn to scale first. You may have fine drawings in a drawer, of rooms in which nobody has ever walked about.',
    short: 'You may want a new thing to be perfect before it is begun, and so it stays a drawing.',
  },
  'Saturn Uranus across': {
    text: 'Saturn looks hard at Uranus, to which modern readers give your lot. To belong and to be free are at odds in such an aspect. You would come, perhaps, if you were asked in the right way; and since nobody knows which way that is, they ask in the wrong one or not at all.',
    short: 'You may stand apart on principle, and then wonder where everybody is.',
  },
  'Saturn Neptune with': {
    text: 'With Neptune, by modern custom the ruler of your lot, is Saturn: a dream and a measuring rod, in one sign. What, asks the rod, is silence good for? Silence does not answer, as is its way. You may have heard that as an answer, and gone back to the list.',
    short: 'You may try to measure what cannot be measured, and then keep away from it.',
  },
  'Saturn Neptune across': {
    text: 'Neptune, modern ruler of the lot, has a stern witness in Saturn, fact against picture. The picture can be lovely and complete. Beside it a first attempt has such thick lines that you may put it back in the folder, to practise a little longer, where nobody compares.',
    short: 'Beside the picture in your mind, what you do well already may look like nothing.',
  },
  'Saturn Pluto with': {
    text: 'Pluto, the modern ruler, and Saturn stand in one sign, depth beside caution. Floors are tested there before anybody steps on them. People may pass three examinations with you and not know that there was a fourth, nor why the door was left on the chain.',
    short: 'Even in a house that you love, you may test the floor for so long that nobody gets across it.',
  },
  'Saturn Pluto across': {
    text: 'A hard aspect joins Saturn to Pluto, your lot’s modern ruler. If you feel how deep things go, you may be careful with every bolt, and need everything right at the same time. It is a heavy way to carry something that would bear a scratch.',
    short: 'You may hold every part tight, as if one loose screw could bring down the rest.',
  },
  'Mars Sun with': {
    text: 'Mars burns beside the Sun, which rules your lot, and that is one more fire than the room needed. A thing is done well and quickly and ought, perhaps, to be seen. If somebody else is praised on that day you may feel it in the neck, and start something new.',
    short: 'Coming second may be hard to bear, even in small things.',
  },
  'Mars Sun across': {
    text: 'The Sun answers for your lot and has Mars against it. A simple no can be heard as a challenge. You may have defended, with your whole person, where to eat or which road to take. It passes quickly. The other person is still holding the door.',
    short: 'You may answer a little contradiction as though it had been an insult.',
  },
  'Mars Moon with': {
    text: 'The Moon is the ruler of your lot, and in her sign Mars is standing too: feeling and temper share a kitchen. Tired, hungry or hurt, a person can become sharp there, and sharpest with those who share the roof. Then it may be you who would like to run from it.',
    short: 'What hurts may make you loud, and mostly where you live.',
  },
  'Mars Moon across': {
    text: 'Mars is at odds with the Moon, your lot’s ruler. Care, under that aspect, can have heat in it: why does nobody see what has to be done? So you may do that as well, with great strength, and no one dares to offer. A few plates know about it.',
    short: 'Care can be given in anger, with every plate a little too loud on the table.',
  },
  'Mars Mercury with': {
    text: 'Mars is with Mercury, which speaks for your lot. Words in such company are quick and have an edge. You may win the exchange. Afterwards, in the quiet, comes the sentence that was meant, unhurried and kind, and there is nobody left to say it to.',
    short: 'Your quick answer may stand in front of your true one.',
  },
  'Mars Mercury across': {
    text: 'Mercury rules your lot, and Mars is hard against it, like a sharpened pencil. You may find the error. You find it in letters, in plans, in what a friend tells about a journey. It was wrong by a day. Something else about it was right, and was corrected too.',
    short: 'You may find it hard to leave a mistake alone, even one that stands in somebody’s feelings.',
  },
  'Mars Venus with': {
    text: 'Venus, ruler of the lot, and Mars stand together. Liking can become wanting there without a pause between. You reach out, you have the thing, and the thing is lovely; and soon your hand may feel empty again, and think that it never really had enough.',
    short: 'What you like you may have to have at once, and then the next thing glitters.',
  },
  'Mars Venus across': {
    text: 'Between Mars and Venus, who rules your lot, there is a hard aspect. Closeness may go well up to a certain point, and at that point there is a spark. It is hardly done on purpose. It clears the air and keeps the distance, and you may find yourself alone with very clear air.',
    short: 'Just when it grows tender between you and another, a joke or a quarrel may come to the rescue.',
  },
  'Mars Jupiter with': {
    text: 'On Jupiter your lot depends, and Mars rides in the same sign: large plans and a fast horse. A yes is easily said at such a gallop. After a while there may be five horses, and you would rather sleep less than let go of a single rein.',
    short: 'You may take on every good thing at once, and put none of them down again.',
  },
  'Mars Jupiter across': {
    text: 'Jupiter, which answers for your lot, and Mars pull against each other by a hard aspect. Great beginnings can come of it; from below the hill looks worth climbing. The stretch in the middle, neither steep nor beautiful, you may leave for a day that feels greater than this one.',
    short: 'A whole mountain may be begun, and the dull stretch in the middle left for a greater day.',
  },
  'Mars Saturn with': {
    text: 'Mars stands with Saturn, the ruler of the lot: the spur and the ox. The ox goes at its own pace. You may drive it harder, throw the rope down one day, and mean to come back when it is stronger; and it stands in the field, half a furrow from the end.',
    short: 'You may push a slow thing too hard, and then leave it standing until some better time.',
  },
  'Mars Saturn across': {
    text: 'Duty belongs to Saturn, and Saturn rules your lot. Mars looks at it from the hard side, like a driver with a stick. Duty that is driven forgets to ask whether it is evening. Because there is always another load, rest can look like something for people who have finished. Perhaps you have never met one of them.',
    short: 'There may be days on which you drive yourself like a hired mule and call it duty.',
  },
  'Mars Uranus with': {
    text: 'Uranus, by modern custom your lot’s ruler, has Mars with it in the same sign. The sudden start can be a joy there. What has to be repeated may seem dead to you already, and so you leave on the ninth day a thing that would have grown on the tenth.',
    short: 'As soon as a good thing becomes a habit, you may leave it for later.',
  },
  'Mars Uranus across': {
    text: 'Going one’s own way is the matter of Uranus, the modern ruler of your lot, and quick-tempered Mars is at a hard angle to it. Therefore a plain ‘you must’ can sound like a gate that is shut in your face. You may shake it before you look over it. Sometimes there are sheep behind it, and somebody had a reason.',
    short: 'In anger you may break a rule before you know what it was for.',
  },
  'Mars Neptune with': {
    text: 'Neptune and Mars are together, and Neptune, by the modern count, rules your lot. Other people’s trouble may sound to you like a horn that calls a rider out. Half-way there the rider is tired, and it turns out that they had meant to walk.',
    short: 'You may be half-way to the rescue before you ask who wanted to be rescued.',
  },
  'Mars Neptune across': {
    text: 'A hard aspect lies between Mars and Neptune, the modern ruler of your lot. When it grows still, you may reach for something: the telephone, a tool, a quarrel. Perhaps it was a good stillness. To find out, you would have to leave it alone for longer than is comfortable.',
    short: 'When it grows quiet you may fight the quiet as if it were emptiness.',
  },
  'Mars Pluto with': {
    text: 'Mars is with Pluto, which modern astrologers give your lot as its ruler. Strength there is on guard, and you may let nobody round to the back. It is a well-defended house, then, and people who bring bread have to shout from the gate.',
    short:
      'You may guard the place where you could be hurt so well that friends have to shout from the gate.',
  },
  'Mars Pluto across': {
    text: 'What lies deep is given to Pluto, the modern ruler of your lot; Mars, at a hard angle, is like a spade in that ground. So a small word at table may bring up an old matter, and after it the matter below that one. Every word you say is true, perhaps. The others had only asked for the salt.',
    short: 'Anger may go straight for the root, when a word about the leaf would have been enough.',
  },
}
