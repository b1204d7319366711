import type { CorpusEntry } from './types'

/** Each planet regarding the lot by each of the five aspects. */
export const lotAspects = [
  {
    factor: 'lot.aspect:Sun.Conjunction',
    rule: 'Where the Sun stands with the lot, its light and its name are joined to the portion, and what is shared cannot easily be kept quiet.',
    source: 'ptolemy.planets',
    themes: ['standing', 'humility', 'work', 'gratitude'],
    blocks: {
      fortunePath: [
        'The Sun stands beside the lot, so purpose and contentment are near neighbours and each notices when the other is absent.',
      ],
      currentBlockages: ['You may find it hard to enjoy a thing until someone has acknowledged it.'],
      spiritualGuidance: [
        'Dedicate the work before it is admired, since afterwards it is harder to tell for whom it was done.',
      ],
      lightSidePattern: ['Your gladness lights other people’s evenings as well as your own.'],
      darkSideWarning: [
        'Making yourself the measure of a good day, you could miss the good days that belonged to others.',
      ],
    },
  },
  {
    factor: 'lot.aspect:Sun.Sextile',
    rule: 'A sextile is a lesser friendship that answers when it is called, and the Sun in sextile offers the lot backing from those in charge.',
    source: 'lilly.aspects',
    themes: ['work', 'trust', 'friendship'],
    blocks: {
      fortunePath: [
        'Encouragement from an elder, a teacher or an employer is within reach, provided you knock.',
      ],
      spiritualGuidance: ['Ask openly for what is right, and let the asking itself be free of flattery.'],
      practicalSteps: [
        'Request fifteen minutes with someone whose judgement you respect, and bring one question only.',
      ],
      lightSidePattern: ['You can be guided without being led by the nose.'],
    },
  },
  {
    factor: 'lot.aspect:Sun.Square',
    rule: 'The square joins signs that pull across each other, and the Sun squaring the lot sets the wish to be somebody against the wish to be at ease.',
    source: 'ptolemy.aspects',
    themes: ['humility', 'standing', 'anger', 'patience'],
    blocks: {
      currentBlockages: [
        'What would make you proud and what would make you peaceful might be asking for the same hour.',
      ],
      spiritualGuidance: ['Choose, now and then, the peaceful hour, and see whether pride survives it.'],
      practicalSteps: [
        'Before accepting the next honour or duty, count the evenings it takes and whose they are.',
      ],
      darkSideWarning: ['A need to prove the point can outlast everyone who once doubted it.'],
    },
  },
  {
    factor: 'lot.aspect:Sun.Trine',
    rule: 'By trine the lights and planets help of their own accord, and the Sun so placed warms the lot without being asked.',
    source: 'dorotheus.aspects',
    themes: ['gratitude', 'generosity', 'standing'],
    blocks: {
      fortunePath: ['There is an easy agreement between who you are and what does you good.'],
      practicalSteps: [
        'Use a week in which things go smoothly to shoulder something heavy for another person.',
      ],
      lightSidePattern: ['Confidence in you is quiet, more like a lamp left on than a fire.'],
      darkSideWarning: [
        'Ease given early may leave one impatient with those for whom nothing has been easy.',
      ],
    },
  },
  {
    factor: 'lot.aspect:Sun.Opposition',
    rule: 'The opposition sets two points face to face across the whole sky, and the Sun opposite the lot shows the portion in the eyes of others.',
    source: 'dorotheus.aspects',
    themes: ['partnership', 'standing', 'justice'],
    blocks: {
      currentBlockages: [
        'Well-being can seem to live in somebody else’s house, with somebody else’s name on the gate.',
      ],
      spiritualGuidance: [
        'Learn to rejoice at another person’s light, for envy and rejoicing cannot hold the same breath.',
      ],
      practicalSteps: [
        'Congratulate one person this week on exactly the success you would have liked for yourself.',
      ],
      darkSideWarning: [
        'In the glare of another’s importance, a sound portion of one’s own can look like nothing.',
      ],
    },
  },
  {
    factor: 'lot.aspect:Moon.Conjunction',
    rule: 'The Moon beside the lot joins it to daily bread, to the body and to mothers and households, since the lot itself is reckoned from her.',
    source: 'valens.planets',
    themes: ['family', 'body', 'home', 'remembrance'],
    blocks: {
      fortunePath: [
        'With the Moon on the lot, ordinary care, meals, sleep and a made bed, is not beneath your attention.',
      ],
      currentBlockages: ['When you are tired everything looks like a question of belonging.'],
      spiritualGuidance: [
        'Bless the kitchen and the threshold with a remembered Name, and let the common hours be included in worship.',
      ],
      lightSidePattern: ['You remember how each person takes their tea.'],
      darkSideWarning: ['Moods may come to govern a household that never elected them.'],
    },
  },
  {
    factor: 'lot.aspect:Moon.Sextile',
    rule: 'A sextile from the Moon brings the lot small helps, a neighbour’s errand or a woman’s good advice, taken up as they appear.',
    source: 'lilly.planets',
    themes: ['family', 'community', 'service'],
    blocks: {
      fortunePath: ['Everyday kindnesses are on your side, and most of them cost no more than an open door.'],
      practicalSteps: ['Learn the names of the households on either side of yours.'],
      lightSidePattern: ['Timing is one of your unnoticed talents, especially knowing when not to call.'],
      darkSideWarning: ['Many little obligations, each of them sweet, can nibble a week to crumbs.'],
    },
  },
  {
    factor: 'lot.aspect:Moon.Square',
    rule: 'The Moon in square disturbs the lot with changeableness, as a tide that keeps moving the boat one has just tied.',
    source: 'firmicus.aspects',
    themes: ['patience', 'family', 'moderation'],
    blocks: {
      currentBlockages: [
        'What you longed for on Sunday may chafe by Wednesday, without either day being false.',
      ],
      spiritualGuidance: ['Let fixed prayers be the posts to which a changing day is tied.'],
      practicalSteps: ['Sleep on any decision about home or family for two nights before speaking of it.'],
      darkSideWarning: ['Feeding a feeling is different from listening to it, and they are easily confused.'],
    },
  },
  {
    factor: 'lot.aspect:Moon.Trine',
    rule: 'A trine from the Moon lets feeling and fortune flow in one channel, and common people and common things are counted as kindly.',
    source: 'dorotheus.aspects',
    themes: ['home', 'gratitude', 'ease'],
    blocks: {
      fortunePath: [
        'Comfort comes to you by simple roads, and you seldom need much explained about what you feel.',
      ],
      spiritualGuidance: [
        'Simple comforts are easily overlooked at the hour of thanks, so begin the list with them.',
      ],
      lightSidePattern: ['Frightened animals and shy children come to rest near you.'],
      darkSideWarning: ['What soothes you at once may keep you from what would nourish you slowly.'],
    },
  },
  {
    factor: 'lot.aspect:Moon.Opposition',
    rule: 'With the Moon opposite it the lot stands at the far end of her course, and need and portion look at one another across a distance.',
    source: 'lilly.fortune',
    themes: ['partnership', 'family', 'solitude'],
    blocks: {
      currentBlockages: ['You may be offering others the very care that you have been waiting to receive.'],
      spiritualGuidance: [
        'It is no lack of trust in God to say to a friend, in plain words, that one is lonely.',
      ],
      practicalSteps: ['Tell one person this week exactly what would help, instead of hoping it is guessed.'],
      darkSideWarning: ['Keeping accounts of tenderness turns a home into a counting house.'],
    },
  },
  {
    factor: 'lot.aspect:Mercury.Conjunction',
    rule: 'Mercury with the lot mixes the portion with reckoning, letters and trade, and takes its own character from whoever keeps it company.',
    source: 'ptolemy.planets',
    themes: ['speech', 'knowledge', 'honesty', 'work'],
    blocks: {
      fortunePath: [
        'Mercury sits beside the lot, so a good question, a tidy account or a letter sent in time does you more good than luck.',
      ],
      currentBlockages: ['Thinking about contentment can stand in for having any.'],
      practicalSteps: ['Keep a plain record of one month’s spending, without judging a single line of it.'],
      lightSidePattern: ['You can make a hard matter clear without making it small.'],
      darkSideWarning: ['A bargain sharpened too finely cuts the hand that made it.'],
    },
  },
  {
    factor: 'lot.aspect:Mercury.Sextile',
    rule: 'Mercury in sextile carries messages to the lot, and the tradition reads it as useful news and handy skill.',
    source: 'alqabisi.planets',
    themes: ['learning', 'speech', 'friendship'],
    blocks: {
      fortunePath: [
        'A short course, a borrowed book or a chat on the stairs may turn out to be worth more than it looked.',
      ],
      spiritualGuidance: [
        'Seeking knowledge is an act of devotion, and no page of it is too small to begin with the Name of God.',
      ],
      practicalSteps: ['Spend twenty minutes a day for three weeks on one skill you have only ever admired.'],
      lightSidePattern: [
        'Making introductions comes easily to you, and people thank you for them years afterwards.',
      ],
    },
  },
  {
    factor: 'lot.aspect:Mercury.Square',
    rule: 'Squared by Mercury the lot is disturbed by words at cross purposes, by haste in signing and by too many irons in the fire.',
    source: 'lilly.planets',
    themes: ['speech', 'honesty', 'moderation'],
    blocks: {
      currentBlockages: ['Your own quickness may be scattering what patience had gathered.'],
      spiritualGuidance: [
        'The tongue is small and light, and guarding it is praised as a protection for everything heavier.',
      ],
      practicalSteps: ['Read each agreement aloud before accepting it, including the parts printed small.'],
      darkSideWarning: [
        'Half-truths told for convenience grow longer than the errand they were meant to shorten.',
      ],
    },
  },
  {
    factor: 'lot.aspect:Mercury.Trine',
    rule: 'Mercury in trine puts mind and portion on good terms, so that understanding a thing and being glad of it come close together.',
    source: 'ptolemy.aspects',
    themes: ['knowledge', 'learning', 'speech', 'gratitude'],
    blocks: {
      fortunePath: [
        'Your head and your heart keep up an easy correspondence, and you profit from writing things down.',
      ],
      practicalSteps: ['Explain something you love to a ten-year-old, and notice what you leave out.'],
      lightSidePattern: ['There is play in your intelligence, and it invites others to think aloud.'],
      darkSideWarning: [
        'Understanding comes so easily that you may not wait for the other person to finish.',
      ],
    },
  },
  {
    factor: 'lot.aspect:Mercury.Opposition',
    rule: 'Mercury across from the lot puts the argument outside oneself, in a partner, a rival or a critic who sees the other half.',
    source: 'albiruni.planets',
    themes: ['partnership', 'speech', 'justice'],
    blocks: {
      currentBlockages: [
        'You might be arguing in your head with someone who is eating supper and thinking of nothing of the kind.',
      ],
      spiritualGuidance: ['Treat a sharp critic as a mirror somebody paid for on your behalf.'],
      practicalSteps: ['State the opposite view so fairly that its holder would sign it.'],
      darkSideWarning: ['Debate can become a way of standing near people without being close to them.'],
    },
  },
  {
    factor: 'lot.aspect:Venus.Conjunction',
    rule: 'Venus with the lot is among its most welcome companions, joining the portion to affection, concord and things well made.',
    source: 'ptolemy.benefics',
    themes: ['beauty', 'gratitude', 'friendship', 'moderation'],
    blocks: {
      fortunePath: [
        'Venus shares the lot’s degree of sky, and there is good to be had from company that is gentle and rooms that are cared for.',
      ],
      currentBlockages: ['Pleasantness may have been promoted above all the other virtues.'],
      spiritualGuidance: [
        'God is beautiful and loves beauty, says the hadith, so let what you adorn also be honest underneath.',
      ],
      lightSidePattern: ['You give presents that prove you were listening.'],
      darkSideWarning: ['Sweetness at every meal dulls the taste for anything else.'],
    },
  },
  {
    factor: 'lot.aspect:Venus.Sextile',
    rule: 'A sextile from Venus is reckoned a modest help to the lot, met in friendship, in arts and in good manners.',
    source: 'lilly.fortune',
    themes: ['friendship', 'courtesy', 'beauty'],
    blocks: {
      fortunePath: ['Invitations you nearly declined may hold more for you than those you arranged.'],
      practicalSteps: ['Mend a coolness with somebody by admiring, truthfully, a thing they have made.'],
      lightSidePattern: ['Peace between two of your friends is often of your quiet making.'],
      darkSideWarning: ['Being liked by everyone is a full-time post with no holidays.'],
    },
  },
  {
    factor: 'lot.aspect:Venus.Square',
    rule: 'Venus in square still means well, though her gifts to the lot are apt to come with a little excess or a little cost.',
    source: 'dorotheus.aspects',
    themes: ['moderation', 'beauty', 'envy', 'gratitude'],
    blocks: {
      currentBlockages: ['Wanting what is lovely may crowd out noticing what is already yours.'],
      spiritualGuidance: ['Thankfulness and moderation are sisters, and each grows shy without the other.'],
      practicalSteps: [
        'Wait a full week before buying the next beautiful thing, and see whether the wanting lasts.',
      ],
      darkSideWarning: ['Comparison with other tables can spoil a perfectly good supper.'],
    },
  },
  {
    factor: 'lot.aspect:Venus.Trine',
    rule: 'Venus in trine gives to the lot freely, and the writers read grace in company and delight without strain.',
    source: 'firmicus.aspects',
    themes: ['gratitude', 'beauty', 'ease', 'generosity'],
    blocks: {
      fortunePath: ['Kindness seems to find your address without being sent for.'],
      spiritualGuidance: ['Where grace comes unearned, passing it on is the only payment it asks.'],
      lightSidePattern: ['You make a poor meal feel like a feast by the way you lay it.'],
      darkSideWarning: [
        'Because so much is pleasant, the one necessary unpleasant conversation may be left for another year.',
      ],
    },
  },
  {
    factor: 'lot.aspect:Venus.Opposition',
    rule: 'Venus opposite the lot places love and agreement on the further shore, among those with whom one must come to terms.',
    source: 'qismah.aspects',
    themes: ['partnership', 'courtesy', 'justice'],
    blocks: {
      currentBlockages: ['Harmony might be costing you an opinion a day.'],
      spiritualGuidance: [
        'Giving way for God’s sake is a gift, and giving way from fear is only a debt put off.',
      ],
      practicalSteps: [
        'In your closest friendship, say one small ‘no’ this week and stay in the room afterwards.',
      ],
      darkSideWarning: ['To be needed can feel so like being loved that the difference goes unasked.'],
    },
  },
  {
    factor: 'lot.aspect:Mars.Conjunction',
    rule: 'Mars joined to the lot brings heat and severing to the portion, which the old writers count a hardship and a good smith counts a forge.',
    source: 'lilly.fortune',
    themes: ['anger', 'courage', 'patience', 'work'],
    blocks: {
      fortunePath: [
        'Mars stands with the lot, so what you gain tends to smell of effort, of saws, early starts and honest argument.',
      ],
      currentBlockages: ['Conflict could be making you feel alive in ways that rest does not.'],
      spiritualGuidance: [
        'The strong one is not the wrestler but whoever masters the self in anger, as the well-known hadith has it.',
      ],
      lightSidePattern: ['In an emergency you become calm, practical and brief.'],
      darkSideWarning: ['Fire that cooks the bread also burns the house if nobody watches it.'],
    },
  },
  {
    factor: 'lot.aspect:Mars.Sextile',
    rule: 'Mars in sextile lends the lot energy at call, the willing arm of a younger brother.',
    source: 'dorotheus.aspects',
    themes: ['courage', 'work', 'service'],
    blocks: {
      fortunePath: ['Once your sleeves are rolled up, the thing is usually easier than the dread of it.'],
      spiritualGuidance: [
        'Strength is a trust like any other, and lifting what another cannot lift is one way of giving it back.',
      ],
      practicalSteps: [
        'Do the heavy household job you keep stepping round, and ask one person to do it with you.',
      ],
      lightSidePattern: ['Your courage is the useful sort, which turns up with tools.'],
    },
  },
  {
    factor: 'lot.aspect:Mars.Square',
    rule: 'Mars in square is held among the hard looks at the lot, pressing on it with haste, rivalry and rubbed tempers.',
    source: 'firmicus.aspects',
    themes: ['anger', 'patience', 'forgiveness'],
    blocks: {
      currentBlockages: [
        'Some of what you have worked for may have been lost in the last ten minutes, to a sharp word or a slammed door.',
      ],
      spiritualGuidance: [
        'Those who swallow their anger are praised in the Book, and it is a swallowing learned one mouthful at a time.',
      ],
      practicalSteps: [
        'When you feel the heat climb, drink a glass of water slowly and sit lower than you were.',
      ],
      darkSideWarning: ['Being right at full volume seldom feels right an hour later.'],
    },
  },
  {
    factor: 'lot.aspect:Mars.Trine',
    rule: 'Even a severe planet helps by trine, and from there Mars gives the lot stamina and a clean edge.',
    source: 'ptolemy.aspects',
    themes: ['courage', 'work', 'justice'],
    blocks: {
      fortunePath: ['Effort agrees with you, and your spirits tend to rise with the difficulty of the path.'],
      practicalSteps: [
        'Take up a bodily exercise that has an honest measure, such as stairs, and keep the count.',
      ],
      lightSidePattern: ['You defend the absent without waiting to see who is listening.'],
      darkSideWarning: ['Having energy to spare, you may call slow what is merely careful.'],
    },
  },
  {
    factor: 'lot.aspect:Mars.Opposition',
    rule: 'Mars opposite the lot faces it like an open adversary, and the quarrel is met in other people before it is found at home.',
    source: 'albiruni.planets',
    themes: ['anger', 'justice', 'partnership'],
    blocks: {
      currentBlockages: ['Opponents may be receiving more of your attention than allies.'],
      spiritualGuidance: [
        'Ask pardon for the person who wronged you, once, in private, and see what it does to your shoulders.',
      ],
      practicalSteps: [
        'Find the grain of truth in the last accusation made against you, and act on that grain only.',
      ],
      darkSideWarning: ['An enemy kept for many years turns into a sort of furniture.'],
    },
  },
  {
    factor: 'lot.aspect:Jupiter.Conjunction',
    rule: 'Jupiter with the lot is counted the best of its company, and the portion is read as broad, fair and easily shared.',
    source: 'lilly.fortune',
    themes: ['gratitude', 'generosity', 'provision', 'hope'],
    blocks: {
      fortunePath: [
        'With Jupiter beside the lot there is a largeness about your prospects of contentment, and much of it lies in what you hand on.',
      ],
      currentBlockages: ['Plenty has a way of putting off decisions, because every path still looks open.'],
      spiritualGuidance: [
        'Give while the cup is full, since a gift in ease is the gift that forms the hand.',
      ],
      lightSidePattern: ['Optimism in you is a form of hospitality.'],
      darkSideWarning: ['Abundance can be taken for approval, which it is not.'],
    },
  },
  {
    factor: 'lot.aspect:Jupiter.Sextile',
    rule: 'Jupiter’s sextile is a benefic looking on the lot with goodwill, a help to be used and not merely owned.',
    source: 'dorotheus.fortune',
    themes: ['hope', 'learning', 'generosity', 'provision'],
    blocks: {
      fortunePath: ['A mentor, a book of law or a fair-minded friend could widen the road for you.'],
      practicalSteps: [
        'Accept the next sound invitation that lies slightly above what you think you can manage.',
      ],
      lightSidePattern: ['You see what somebody might become, and tell them so.'],
      darkSideWarning: ['A good opening praised for months, and never entered, slowly becomes a wall.'],
    },
  },
  {
    factor: 'lot.aspect:Jupiter.Square',
    rule: 'From the square Jupiter still wishes the lot well, but overdoes it, like a host who fills the plate again unasked.',
    source: 'ptolemy.benefics',
    themes: ['moderation', 'generosity', 'trust'],
    blocks: {
      currentBlockages: ['You could be promising with the left hand what the right has not yet counted.'],
      spiritualGuidance: ['Between the closed fist and the hand flung wide the Book praises a middle way.'],
      practicalSteps: ['Halve one plan, in cost or in length, and see if anything precious was lost.'],
      darkSideWarning: ['Confidence without arithmetic is a generous kind of carelessness.'],
    },
  },
  {
    factor: 'lot.aspect:Jupiter.Trine',
    rule: 'Jupiter in trine is held to bless the lot without effort, through good counsel and the regard of just people.',
    source: 'firmicus.aspects',
    themes: ['gratitude', 'hope', 'generosity', 'justice'],
    blocks: {
      fortunePath: [
        'There is a tailwind of goodwill about you, and it is kindest to those who sail while it blows.',
      ],
      spiritualGuidance: [
        'What arrives without toil can still be answered with toil on somebody else’s behalf.',
      ],
      lightSidePattern: ['Fairness is so natural to you that people bring you both halves of the apple.'],
      darkSideWarning: ['The fortunate are tempted to give advice where they might have given time.'],
    },
  },
  {
    factor: 'lot.aspect:Jupiter.Opposition',
    rule: 'Opposite the lot Jupiter asks for measure, as when the scales hold a large hope on one side and a plain duty on the other.',
    source: 'lilly.aspects',
    themes: ['justice', 'moderation', 'trust'],
    blocks: {
      currentBlockages: [
        'A generous idea of the future could be making the present feel too small to sweep.',
      ],
      spiritualGuidance: ['Trust in God and tying the camel belong to the same advice.'],
      practicalSteps: [
        'Ask a practical friend to name the first cost of your favourite plan, and thank them for the answer.',
      ],
      darkSideWarning: [
        'Big principles are sometimes used to look over the heads of the people in the room.',
      ],
    },
  },
  {
    factor: 'lot.aspect:Saturn.Conjunction',
    rule: 'Saturn joined to the lot is reckoned a narrowing, in which the portion is received late, plainly and with duties attached.',
    source: 'lilly.fortune',
    themes: ['patience', 'time', 'provision', 'humility'],
    blocks: {
      fortunePath: [
        'Saturn keeps company with the lot, so well-being may look more like a stone wall than like a garden, and last as long.',
      ],
      currentBlockages: [
        'A voice that says ‘not yet’ could have gone on speaking after its reasons were gone.',
      ],
      spiritualGuidance: [
        'Contentment with little, qana’a, was called a treasure by the wise because it cannot be spent down.',
      ],
      lightSidePattern: ['You can be poor in a thing without being bitter about it.'],
      darkSideWarning: ['Thrift may creep from the purse into the affections.'],
    },
  },
  {
    factor: 'lot.aspect:Saturn.Sextile',
    rule: 'Saturn in sextile gives the lot useful structure, the sort of help that older people and old institutions can offer.',
    source: 'abumashar.conditions',
    themes: ['order', 'time', 'work', 'trust'],
    blocks: {
      fortunePath: [
        'Rules, calendars and elders are friendlier to your contentment than they may at first appear.',
      ],
      practicalSteps: ['Visit somebody over seventy and ask how they got through their thirties.'],
      lightSidePattern: ['You keep the spare key, the warranty and the family’s dates.'],
      darkSideWarning: ['Duty done by habit can go on long after anyone remembers whom it serves.'],
    },
  },
  {
    factor: 'lot.aspect:Saturn.Square',
    rule: 'Saturn in square is read as delay and weight upon the lot, a door that yields to steady hands and to no others.',
    source: 'dorotheus.aspects',
    themes: ['patience', 'hope', 'time', 'work'],
    blocks: {
      currentBlockages: [
        'There may be an old conviction that good things are for other people, and it deserves to be asked for its evidence.',
      ],
      spiritualGuidance: [
        'Patience is not the same as expecting little; it is expecting well and waiting without complaint.',
      ],
      practicalSteps: [
        'Break the heaviest matter you carry into parts of one hour each, and do a single part.',
      ],
      darkSideWarning: ['Discouragement, left alone long enough, begins to pass itself off as wisdom.'],
    },
  },
  {
    factor: 'lot.aspect:Saturn.Trine',
    rule: 'By trine Saturn gives the lot what it does best, which is endurance, good foundations and respect for time.',
    source: 'ptolemy.aspects',
    themes: ['patience', 'order', 'gratitude', 'work'],
    blocks: {
      fortunePath: ['What you build slowly stands, and you are seldom in a hurry for the roof.'],
      spiritualGuidance: [
        'Let constancy be offered as worship, for the deeds most loved are the regular ones, though they be few.',
      ],
      lightSidePattern: ['Others set their clocks by you, sometimes without knowing it.'],
      darkSideWarning: ['Steadiness can settle into a dislike of anything that has not happened before.'],
    },
  },
  {
    factor: 'lot.aspect:Saturn.Opposition',
    rule: 'Saturn opposite the lot places limit and judgement across from it, often in the person of someone stern or something owed.',
    source: 'firmicus.aspects',
    themes: ['partnership', 'time', 'grief', 'justice'],
    blocks: {
      currentBlockages: [
        'You may be living up to the expectations of a person who stopped expecting them years ago.',
      ],
      spiritualGuidance: [
        'Settle what is truly owed, in money or in words, and refuse politely to pay the rest.',
      ],
      practicalSteps: [
        'Write the sternest voice in your memory a letter of two sides, one of thanks and one of disagreement, and keep it.',
      ],
      darkSideWarning: [
        'Loneliness chosen as a shield is heavy to carry and protects mostly against friends.',
      ],
    },
  },
  {
    factor: 'lot.aspect:Uranus.Conjunction',
    rule: 'Later astrologers give to Uranus the unexpected and the inventive, and with the lot it makes the portion an unusual one.',
    source: 'modern.outer',
    themes: ['courage', 'hope', 'community', 'trust'],
    blocks: {
      fortunePath: [
        'Uranus, unknown to the old books, stands by the lot, and what contents you may not be what contented your parents.',
      ],
      currentBlockages: ['Restlessness could be dressing itself as freedom.'],
      spiritualGuidance: [
        'Make room for surprise in your plans as a courtesy to God, who is not bound by them.',
      ],
      lightSidePattern: ['Odd ideas are safe with you, and some of them grow up to be useful.'],
      darkSideWarning: ['The habit of breaking away can break what was only asking to be repaired.'],
    },
  },
  {
    factor: 'lot.aspect:Uranus.Sextile',
    rule: 'In modern practice a sextile from Uranus brings the lot a useful novelty, an unfamiliar tool or circle of people.',
    source: 'modern.outer',
    themes: ['learning', 'community', 'courage'],
    blocks: {
      fortunePath: [
        'A method you have not tried, perhaps learned from someone half your age, is worth an afternoon.',
      ],
      practicalSteps: ['Change the order of one fixed routine for a week, and keep whatever proves better.'],
      lightSidePattern: ['Being wrong about the future amuses you more than it troubles you.'],
      darkSideWarning: ['Novelty picked up as a pastime can leave a trail of half-learned instruments.'],
    },
  },
  {
    factor: 'lot.aspect:Uranus.Square',
    rule: 'A square from Uranus is read in later practice as jolts to the lot, in which comfort and change refuse to take turns.',
    source: 'modern.outer',
    themes: ['patience', 'order', 'courage'],
    blocks: {
      currentBlockages: ['You might be overturning a table each time you want one chair moved.'],
      spiritualGuidance: [
        'When plans are overturned, the first prayer may simply be to be shown what is still standing.',
      ],
      practicalSteps: [
        'Make the smallest change that would honestly relieve you, before considering the largest.',
      ],
      darkSideWarning: ['Independence proved again and again starts to look like dependence on proving it.'],
    },
  },
  {
    factor: 'lot.aspect:Uranus.Trine',
    rule: 'Uranus in trine is taken by modern writers as change that agrees with one, arriving like a window opened in a warm room.',
    source: 'modern.outer',
    themes: ['hope', 'courage', 'community'],
    blocks: {
      fortunePath: ['You change course without much grief, and contentment can usually keep up with you.'],
      practicalSteps: ['Bring one stranger into a circle that has grown too alike.'],
      lightSidePattern: ['Freedom for you includes the freedom of the person next to you.'],
      darkSideWarning: ['Those who adapt quickly may underrate what roots were doing underground.'],
    },
  },
  {
    factor: 'lot.aspect:Uranus.Opposition',
    rule: 'Opposite the lot Uranus shows itself, so later authors say, in unpredictable people and in bargains that will not stay still.',
    source: 'modern.outer',
    themes: ['partnership', 'trust', 'courage'],
    blocks: {
      currentBlockages: [
        'The unreliability you complain of in others could be carrying a wish of your own to be less expected.',
      ],
      spiritualGuidance: ['Hold people lightly and promises firmly, rather than the reverse.'],
      practicalSteps: [
        'Agree with a friend on one thing that stays fixed between you, such as a weekly call, whatever else moves.',
      ],
      darkSideWarning: ['Excitement can be mistaken for closeness, chiefly in the first month.'],
    },
  },
  {
    factor: 'lot.aspect:Neptune.Conjunction',
    rule: 'Modern astrologers lend Neptune the sea, longing and imagination, and with the lot it makes the edges of the portion soft.',
    source: 'modern.outer',
    themes: ['prayer', 'hope', 'retreat', 'honesty'],
    blocks: {
      fortunePath: [
        'Neptune lies close to the lot, and music, water or silence may restore you more than any gain does.',
      ],
      currentBlockages: ['What is vaguely hoped for cannot be begun, and perhaps that is part of its charm.'],
      spiritualGuidance: ['Longing is a good servant of prayer when it is given words, even clumsy ones.'],
      lightSidePattern: ['Your sympathy passes under doors that argument could not open.'],
      darkSideWarning: ['A kindly illusion about a person does them no kindness in the end.'],
    },
  },
  {
    factor: 'lot.aspect:Neptune.Sextile',
    rule: 'A sextile from Neptune offers the lot inspiration in small doses, as later writers describe it, to be taken with some work.',
    source: 'modern.outer',
    themes: ['beauty', 'prayer', 'service'],
    blocks: {
      fortunePath: [
        'Imagination is at your disposal, and it is at its best when somebody else needs cheering.',
      ],
      practicalSteps: ['Listen to one recitation from beginning to end with the telephone in another room.'],
      lightSidePattern: ['You can imagine what it is like to be the other person, and then act on it.'],
      darkSideWarning: ['Daydreams kept for private use may grow richer as the days grow thinner.'],
    },
  },
  {
    factor: 'lot.aspect:Neptune.Square',
    rule: 'In later practice Neptune squaring the lot blurs accounts and expectations, like a map left out in the rain.',
    source: 'modern.outer',
    themes: ['honesty', 'moderation', 'order'],
    blocks: {
      currentBlockages: ['Something you have called a mystery may be an unopened envelope.'],
      spiritualGuidance: [
        'Clarity is a mercy to oneself and to those who must rely on one, and truthfulness is where it begins.',
      ],
      practicalSteps: [
        'Open every letter and statement that has been waiting, with a cup of tea and a pen to hand.',
      ],
      darkSideWarning: ['Escape is sweetest just before it becomes expensive.'],
    },
  },
  {
    factor: 'lot.aspect:Neptune.Trine',
    rule: 'A trine from Neptune is taken to give the lot a gentle openness, in which beauty and compassion come without effort.',
    source: 'modern.outer',
    themes: ['gratitude', 'prayer', 'beauty'],
    blocks: {
      fortunePath: ['You are easily moved, and being moved does you good.'],
      spiritualGuidance: [
        'Tears at a verse or at another’s sorrow are nothing to be ashamed of, and they ask for a deed to follow.',
      ],
      lightSidePattern: ['Forgiveness seems less steep to you than to most.'],
      darkSideWarning: ['A heart without a doorkeeper is sometimes entered by salesmen.'],
    },
  },
  {
    factor: 'lot.aspect:Neptune.Opposition',
    rule: 'When Neptune is opposite the lot, modern authors speak of longing laid upon other people, who can seldom wear it.',
    source: 'modern.outer',
    themes: ['trust', 'honesty', 'partnership'],
    blocks: {
      currentBlockages: [
        'You may be in love with what someone could be, and somewhat cross with what they are.',
      ],
      spiritualGuidance: [
        'Only God answers to every hope, and friends are easier to love when that is remembered.',
      ],
      practicalSteps: ['Ask a plain question where you have been guessing, and believe the plain answer.'],
      darkSideWarning: ['Rescuing others may be a way of not being found.'],
    },
  },
  {
    factor: 'lot.aspect:Pluto.Conjunction',
    rule: 'Pluto, added in the last century, is given depth and thorough change, and with the lot it makes the portion a serious business.',
    source: 'modern.outer',
    themes: ['repentance', 'courage', 'grief', 'trust'],
    blocks: {
      fortunePath: [
        'Pluto is joined to the lot, so the shallow version of happiness has probably never persuaded you.',
      ],
      currentBlockages: ['Holding tightly to what you love can stop its circulation.'],
      spiritualGuidance: [
        'Surrender, in the sense of islam itself, is a strength that those who like control learn last and treasure most.',
      ],
      lightSidePattern: ['You are not afraid of the real conversation, nor of the silence after it.'],
      darkSideWarning: ['Intensity may demand from an ordinary evening what no evening has.'],
    },
  },
  {
    factor: 'lot.aspect:Pluto.Sextile',
    rule: 'Later writers take a sextile from Pluto as access to hidden reserves, opened by deliberate digging.',
    source: 'modern.outer',
    themes: ['courage', 'repentance', 'knowledge'],
    blocks: {
      fortunePath: ['There is more strength in the cellar than you use on the stairs.'],
      practicalSteps: ['Go back to one abandoned effort and find the exact place where you stopped.'],
      lightSidePattern: ['You can sit with a hard truth until it becomes merely a fact.'],
      darkSideWarning: ['Knowing what moves other people is a power, and powers ask for an oath.'],
    },
  },
  {
    factor: 'lot.aspect:Pluto.Square',
    rule: 'A square from Pluto presses the lot, in modern reading, towards struggles over control and towards letting go.',
    source: 'modern.outer',
    themes: ['trust', 'forgiveness', 'patience'],
    blocks: {
      currentBlockages: [
        'You might be guarding a thing so fiercely that neither thief nor friend can reach it.',
      ],
      spiritualGuidance: [
        'Say ‘we belong to God’ over small losses as well, so that the phrase is already at home when it is needed.',
      ],
      practicalSteps: ['Hand over one responsibility entirely this month, and do not inspect it.'],
      darkSideWarning: ['Suspicion tends to find whatever it came looking for.'],
    },
  },
  {
    factor: 'lot.aspect:Pluto.Trine',
    rule: 'By trine Pluto is said to let the lot renew itself from below, quietly, as a field does in winter.',
    source: 'modern.outer',
    themes: ['courage', 'hope', 'repentance'],
    blocks: {
      fortunePath: ['You come back from setbacks altered and, on the whole, deepened.'],
      spiritualGuidance: ['Beginning again is honoured in religion more than never having stumbled.'],
      lightSidePattern: ['Those in a dark season find you unshockable and therefore restful.'],
      darkSideWarning: ['Resilience can become a reason for staying where one ought to leave.'],
    },
  },
  {
    factor: 'lot.aspect:Pluto.Opposition',
    rule: 'Facing the lot, Pluto is read by later astrologers as power met in other people, and as the work of not becoming its mirror.',
    source: 'modern.outer',
    themes: ['justice', 'partnership', 'trust'],
    blocks: {
      currentBlockages: [
        'A struggle with somebody powerful may be taking up room in which you meant to live.',
      ],
      spiritualGuidance: [
        'Justice is asked of us even towards those we dislike, which is where it first becomes visible.',
      ],
      practicalSteps: [
        'In your hardest relation, decide beforehand what you are not willing to do, and write it down.',
      ],
      darkSideWarning: ['The wish never to be hurt again can make a person difficult to meet.'],
    },
  },
] as const satisfies readonly CorpusEntry[]
