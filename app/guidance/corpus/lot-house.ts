import type { CorpusEntry } from './types'

/** The Part of Fortune in each of the twelve houses. */
export const lotHouse = [
  {
    factor: 'lot.house:1',
    rule: 'The first house is the rising place, given to the body, the self and the manner of setting out, and a lot there speaks of the person directly.',
    source: 'albiruni.houses',
    themes: ['body', 'courage', 'humility', 'honesty', 'time', 'gratitude'],
    blocks: {
      fortunePath: [
        'The first house hands the Part of Fortune to you in person: your face, your habits and your way of entering a room are the instrument.',
        'Well-being starts close to the skin, with how you wake, wash, stand and speak your first sentence of the day.',
        'Where some people need the right contact or the right city, you mostly need to show up as yourself and on time.',
      ],
      currentBlockages: [
        'Self-consciousness may be using up strength that was meant for the thing itself.',
        'A role learned at fifteen, the clever one or the tough one, can go on being played long after the play has closed.',
        'You might be waiting for permission from someone who does not know that they are being asked.',
      ],
      spiritualGuidance: [
        'Begin the day with a spoken niyya, an intention, so that the self sets out already facing something greater than itself.',
        'Washing for prayer touches the face, the hands and the feet in turn; done slowly, it becomes a way of receiving your own body back as a trust.',
        'Humility does not ask you to think yourself worthless, only to stop being the subject of every sentence.',
      ],
      practicalSteps: [
        'For five mornings, leave the telephone alone until you have prayed, washed and eaten something.',
        'Ask one honest friend how you come across when you are tired, and only listen.',
        'Walk to one place this week that you would normally reach sitting down.',
      ],
      lightSidePattern: [
        'Your presence is an argument in itself, and what you say is believed because of how you live.',
        'You recover quickly, since you do not wait for circumstances to introduce you to yourself.',
      ],
      darkSideWarning: [
        'When the self is the tool, it is easy to spend the whole day polishing it.',
        'Every disagreement may come to feel like a verdict upon you, when most are only about the curtains.',
      ],
    },
  },
  {
    factor: 'lot.house:2',
    rule: 'The second house is given to livelihood, possessions and those who assist, so a lot there is read through what sustains a person.',
    source: 'albiruni.houses',
    themes: ['provision', 'gratitude', 'generosity', 'moderation', 'work', 'honesty'],
    blocks: {
      fortunePath: [
        'In the second house the lot comes down to earth as livelihood, and the way you earn, keep and give says more about you than the amount.',
        'Look for ease in the skill that you can sell without being ashamed of it in the evening.',
        'A clear account book, a paid debt and a stocked pantry do for your spirits what scenery does for other people.',
      ],
      currentBlockages: [
        'Fear of running short can go on speaking in a house where the shelves are full.',
        'You may set your own price too low out of modesty, and then resent the customer for agreeing.',
        'Comparing purses with a cousin or a colleague turns a sufficient wage into an insult.',
      ],
      spiritualGuidance: [
        'Qana’a, contentment with what is enough, is not the same as wanting little; it means knowing what the wanting is for.',
        'Give first from each income, however modestly, and let the remainder be what you live on.',
        'Lawful earning is honoured as a form of worship, so bring the same care to an invoice that you bring to a prayer mat.',
      ],
      practicalSteps: [
        'Write down every sum you spend for seven days, without judging any of them until the eighth.',
        'Settle one small debt this week, or agree a date for it in writing.',
        'Name aloud at supper three provisions you did nothing to deserve.',
      ],
      lightSidePattern: [
        'You know what things cost other people, and you pay on the day the work is done.',
        'Practical help is your eloquence: a bill quietly covered, a tool lent with the spare blade.',
      ],
      darkSideWarning: [
        'A person can count so carefully that the count becomes the thing they own.',
        'Gifts from your hand deserve to arrive without a string that only you can see.',
      ],
    },
  },
  {
    factor: 'lot.house:3',
    rule: 'The third house, where the Moon was said to rejoice, is given to siblings, neighbours, short journeys and daily learning.',
    source: 'paulus.places',
    themes: ['speech', 'knowledge', 'family', 'travel', 'learning', 'friendship'],
    blocks: {
      fortunePath: [
        'The third house spreads your share of ease along short roads: the school run, the corner shop, the sister two streets away.',
        'Reading, writing and explaining are not side matters for you, since a thing becomes yours in the telling.',
        'Opportunities in your life are apt to be local, and you may have walked past several of them with your head down.',
      ],
      currentBlockages: [
        'Busyness in small things can be a very good disguise for avoiding a large one.',
        'An old rivalry with a brother, sister or classmate might still be choosing some of your ambitions.',
        'Half-attention is a habit, and the people nearest to you receive most of it.',
      ],
      spiritualGuidance: [
        'The right of the neighbour is treated with great weight among Muslims; learn the names behind the doors on your own stair.',
        'Learn one short passage by heart, slowly, and let it keep you company on the bus.',
        'Reconciliation between relatives counts as charity, and it can begin with a greeting that expects nothing back.',
      ],
      practicalSteps: [
        'Take a dish to a neighbour you have never spoken with properly, and stay for five minutes.',
        'Send one message this week to the sibling or cousin you hear from least, with a question in it that needs a real answer.',
        'Spend fifteen minutes a day for six days learning one practical skill from a book.',
      ],
      lightSidePattern: [
        'News that passes through you comes out kinder and more accurate than it went in.',
        'You make a place into a neighbourhood simply by greeting people in it twice.',
      ],
      darkSideWarning: [
        'Gossip rarely announces itself; it usually begins with ‘I’m only worried about her’.',
        'Cleverness with words can win the point and lose the brother.',
      ],
    },
  },
  {
    factor: 'lot.house:4',
    rule: 'The fourth house lies beneath the earth and is given to parents, land, dwellings and the foundation of things.',
    source: 'albiruni.houses',
    themes: ['home', 'family', 'inheritance', 'grief', 'solitude', 'gratitude', 'forgiveness'],
    blocks: {
      fortunePath: [
        'In the fourth house the lot lies under the floorboards, and what steadies you is seldom visible from the street.',
        'A home that you have made peaceful, whether one rented room or an old family house, is your real place of work.',
        'Knowing where you come from, the village, the trade and the quarrel nobody mentions, gives you material to build with.',
      ],
      currentBlockages: [
        'Something unfinished with a parent may be drawing on your strength from beneath.',
        'You might go on repairing the house of the past while rain comes in at the present one.',
        'Privacy can thicken until even help cannot find the door.',
      ],
      spiritualGuidance: [
        'Kindness to parents, living or gone, remains open to everyone: a visit, a debt of theirs paid, a prayer in their name.',
        'Let one corner of the home be kept for prayer and nothing else, so that the walls learn a different voice.',
        'Sakina, the stillness that settles on a heart, is more easily received in a house where voices are lowered.',
      ],
      practicalSteps: [
        'Write down four names from your family two generations back, asking an elder for the ones you lack.',
        'Clear one drawer of things kept only out of guilt, and keep the single one that matters.',
        'Ask one of your parents, or someone of their age, what their first home looked like, and take notes.',
      ],
      lightSidePattern: [
        'People put down heavier things than bags when they come into your house.',
        'You keep faith with beginnings, and do not grow ashamed of plain relations in grand company.',
      ],
      darkSideWarning: [
        'Loyalty to the family story can ask you to leave out the true part.',
        'Retreat into the familiar may feel like peace while it is only the absence of callers.',
      ],
    },
  },
  {
    factor: 'lot.house:5',
    rule: 'The fifth house was called Good Fortune and was the joy of Venus; children, gladness, gifts and things made with delight belong to it.',
    source: 'paulus.places',
    themes: ['children', 'beauty', 'gratitude', 'ease', 'generosity', 'moderation', 'hope'],
    blocks: {
      fortunePath: [
        'Delight is a serious matter in the fifth house, where the lot is read through play, making, children and gifts.',
        'You do well when a thing is done for love of it before anyone has asked what it is for.',
        'Whoever is younger than you, a child of your own or an apprentice or the boy downstairs, is often a source of light in your week.',
      ],
      currentBlockages: [
        'Seriousness, worn too long, stiffens into a costume.',
        'You may postpone gladness until everything is paid for, and meanwhile the afternoon goes by.',
        'Making something only when it can be excellent keeps the hands idle and the critic employed.',
      ],
      spiritualGuidance: [
        'Permitted joy is a blessing to be thanked for in kind, so let shukr take the form of a shared sweet, a story, a game on the floor.',
        'Mercy towards the young is among the gentlest of Muslim manners, and it corrects the impatience of anyone who practises it.',
        'Offer what you create with ‘bismillah’, in God’s name, and release it from having to prove your worth.',
      ],
      practicalSteps: [
        'Spend one hour this week making something by hand that nobody needs.',
        'Give a child your whole attention for thirty minutes and let them choose the rules.',
        'Send a small unexpected gift with a note of two lines to someone who has had a dull month.',
      ],
      lightSidePattern: [
        'Your gladness is catching, and solemn people are grateful for it afterwards.',
        'You remember what it was to be small, and you speak to children as to visiting dignitaries.',
      ],
      darkSideWarning: [
        'Pleasure asked to fill every silence grows tired and asks for more.',
        'Pride in what one has made, or in whom one has raised, can forget that both were on loan.',
      ],
    },
  },
  {
    factor: 'lot.house:6',
    rule: 'The sixth house is given to labour, service and the care of the body; old writers thought it toilsome, and a lot there is read as worth won by attention.',
    source: 'paulus.places',
    themes: ['service', 'work', 'body', 'patience', 'humility', 'order', 'gratitude'],
    blocks: {
      fortunePath: [
        'The sixth house puts the lot to work, and your satisfaction is closer to a swept floor than to a trophy.',
        'Routine is where you keep your freedom, because a day whose small duties are done has a clear sky over it.',
        'Those whom others overlook, the cleaner, the patient, the animal in the yard, often bring out the best of you.',
      ],
      currentBlockages: [
        'Exhaustion may have become your proof of having been good.',
        'Small tasks multiply to fill the place where a decision is waiting.',
        'You can resent the help you give when nobody was told that it had a limit.',
      ],
      spiritualGuidance: [
        'Serving people is a path to God that needs no audience and no special gift, only the next dirty cup.',
        'The tradition likes to remind the over-zealous that the body has its due, so rest may be a debt you are paying and not a theft.',
        'Treat whoever works for you or beside you as a brother or sister in the task, and begin with their name and their wage.',
      ],
      practicalSteps: [
        'Go to bed half an hour earlier on four nights out of seven, and note how the mornings went.',
        'Choose one household task usually done by someone else, and do it without announcing it.',
        'Learn the name of one person who cleans, guards or delivers where you work, and use it.',
      ],
      lightSidePattern: [
        'You bring order into a bad day quietly, one drawer, one pill box, one phone call at a time.',
        'Lowly work loses nothing in your hands, and people of every rank are spoken to alike.',
      ],
      darkSideWarning: [
        'Serving can turn into a way of ruling, when no one else is allowed to fold the towels.',
        'Complaint is the shadow of unasked-for sacrifice.',
      ],
    },
  },
  {
    factor: 'lot.house:7',
    rule: 'The seventh house is the setting place, given to spouses, partners and open opponents, so a lot there is read through the other person.',
    source: 'albiruni.houses',
    themes: ['partnership', 'justice', 'courtesy', 'honesty', 'forgiveness', 'trust', 'anger'],
    blocks: {
      fortunePath: [
        'The seventh house sets the lot across the table from you, in the face of a partner, a client, a rival or a friend.',
        'You think better in twos, and a plan spoken aloud to the right listener improves while you are speaking.',
        'Even those who oppose you have something of yours in their hands, usually a truth that your friends were too polite to mention.',
      ],
      currentBlockages: [
        'You may know precisely what the other person wants and have no ready answer about yourself.',
        'An agreement never put into words is two agreements, and the difference comes out late.',
        'Keeping score in a close bond leaves both people poorer than the sum.',
      ],
      spiritualGuidance: [
        'Fairness to somebody you are angry with is a high form of worship, and no one else can do it on your behalf.',
        'Between two people who consult each other, shura, mutual counsel, can be a habit of ten minutes after supper.',
        'Cover the faults of those close to you as a garment covers, and ask God to do the same with yours.',
      ],
      practicalSteps: [
        'Ask one person close to you what you could do differently, thank them, and do it twice before Sunday.',
        'Put one loose arrangement into writing, kindly, with dates and amounts.',
        'Let the other person finish in three separate conversations before you begin to frame a reply.',
      ],
      lightSidePattern: [
        'You can hold to your own view and still state your opponent’s better than they could.',
        'In company with you people become more themselves, as if they had been given a good chair.',
      ],
      darkSideWarning: [
        'Blame is always able to find an address when it never looks at home.',
        'Needing to be chosen can lead a person to agree to terms they have not read.',
      ],
    },
  },
  {
    factor: 'lot.house:8',
    rule: 'The eighth house, called idle by the ancients, is given to what others leave or lend and to the fears that go with it.',
    source: 'paulus.places',
    themes: ['inheritance', 'trust', 'grief', 'honesty', 'repentance', 'courage', 'generosity'],
    blocks: {
      fortunePath: [
        'In the eighth house your share is mingled with what belongs to others: estates, debts, secrets, shared purses, trusts.',
        'Handling what is not yours with clean hands is a strength that people may notice in you before you do.',
        'You have a steadiness in the hours that make most visitors look at their shoes, and it comforts those who are grieving.',
      ],
      currentBlockages: [
        'Unspoken money weighs more than spoken money, and some of your unease may be arithmetic that nobody has done.',
        'You might be holding on to a loss because putting it down feels like disloyalty.',
        'Depending on another person’s purse or mood can grow so gradual that it is mistaken for closeness.',
      ],
      spiritualGuidance: [
        'Drawing up a wasiyya, one’s bequests and debts in writing, is a sober Muslim courtesy to those who come after, and it tends to ease the writer as well.',
        'Visiting a graveyard to greet its people and pray for them puts many quarrels back to their proper size.',
        'Istighfar, asking God’s forgiveness, repeated a few minutes daily, works on hidden rust that resolve alone cannot reach.',
      ],
      practicalSteps: [
        'List on one page what you owe and what is owed to you, and tell one trusted person where the page is kept.',
        'Return something borrowed this week, with a word of thanks and a little more than was lent.',
        'Sit for twenty minutes with somebody in mourning, and say very little.',
      ],
      lightSidePattern: [
        'Confidences, keys and spare cards are given to you, and come back untouched.',
        'After a hard season you are able to start again without making a monument of it.',
      ],
      darkSideWarning: [
        'Knowing another’s weakness is a kind of wealth, and it can be spent badly.',
        'Control over what is shared may present itself as prudence long after prudence has been satisfied.',
      ],
    },
  },
  {
    factor: 'lot.house:9',
    rule: 'The ninth house, where the Sun was said to rejoice, is given to journeys, religion, learning and dreams.',
    source: 'paulus.places',
    themes: ['knowledge', 'travel', 'prayer', 'learning', 'hope', 'humility', 'remembrance'],
    blocks: {
      fortunePath: [
        'The ninth house opens a window in the lot, and you breathe more easily where there is study, distance or worship.',
        'A teacher, a foreign language or a long road has probably rearranged you more than any success.',
        'Meaning is a daily requirement in your case, and a task whose purpose you can name is a task half done.',
      ],
      currentBlockages: [
        'Faith discussed can stand in for faith practised, and the discussion is much less trouble.',
        'You may be so at home in large questions that the small reply owed to your landlord goes unwritten.',
        'Distance flatters every place but the one where you live.',
      ],
      spiritualGuidance: [
        'Seek one teacher whose conduct you admire, and learn from the way they lose an argument.',
        'Let what you know bend you lower, since in the tradition the fruit of learning is adab, courtesy before God and people.',
        'Recite a page of the Qur’an each day with its meaning beside it, and keep to one page so that it can reach you.',
      ],
      practicalSteps: [
        'Write to a scholar, elder or teacher with one honest question, and keep it under a hundred words.',
        'Put twenty minutes of study into the same chair at the same hour on five days this week.',
        'Share a meal with somebody from another country, and ask how their grandmother taught them to pray.',
      ],
      lightSidePattern: [
        'You give people a horizon, and their difficulty becomes a stretch of road with two ends.',
        'Differences of custom interest you, so strangers are rarely strange for long.',
      ],
      darkSideWarning: [
        'Knowledge can become a balcony from which other people look small.',
        'Always leaving for the better place is one way of never being known in this one.',
      ],
    },
  },
  {
    factor: 'lot.house:10',
    rule: 'The tenth house culminates at midheaven and is given to work, rank and public action, so a lot there is seen by many.',
    source: 'albiruni.houses',
    themes: ['standing', 'work', 'trust', 'justice', 'humility', 'order', 'service'],
    blocks: {
      fortunePath: [
        'The tenth house raises the lot where it can be seen, and your contentment is bound up with work that others can lean on.',
        'Reputation, for you, is less a decoration than a tool, to be kept clean because people depend on its edge.',
        'You may be at your calmest with a clear duty, a proper deadline and somebody to answer to.',
      ],
      currentBlockages: [
        'The title on the door can begin to answer questions that were addressed to the person.',
        'Every free hour looks to you like a meeting that has not been called yet.',
        'A parent’s unfulfilled ambition might still be signing some of your applications.',
      ],
      spiritualGuidance: [
        'Whoever has charge of even one other person is a shepherd in the Muslim understanding, so ask each week who is thinner for your management.',
        'Purify the reason for a task before its result arrives, because afterwards praise muddies the water.',
        'The hidden deed protects the public one; keep some worship that no colleague could guess at.',
      ],
      practicalSteps: [
        'Do one useful thing at work this week for which somebody else receives the credit.',
        'Write in two sentences what your work is for, and read them on Monday before opening any message.',
        'Ask the most junior person you deal with what would make their day easier, and change one thing.',
      ],
      lightSidePattern: [
        'Authority sits lightly on you, and people below you feel safer for it.',
        'You finish in public what you promised in public, on the day that you named.',
      ],
      darkSideWarning: [
        'Being needed by many is a handsome excuse for being absent from a few.',
        'Honour hoarded goes stale faster than bread.',
      ],
    },
  },
  {
    factor: 'lot.house:11',
    rule: 'The eleventh house was called the Good Spirit and was the joy of Jupiter; friends, allies and hopes belong to it.',
    source: 'paulus.places',
    themes: ['friendship', 'hope', 'community', 'gratitude', 'generosity', 'trust'],
    blocks: {
      fortunePath: [
        'Friends carry your share of ease in the eleventh house, so that well-being comes in through the side gate, already talking.',
        'A hope spoken in good company gathers hands, and yours have often begun with someone saying, ‘I know a man who does that.’',
        'Belonging is a craft you can practise: you keep the list, bring the cups and remember who could not come last time.',
      ],
      currentBlockages: [
        'A wide circle may still leave a person with no one to telephone at two in the morning.',
        'Wishing for many things at once scatters the effort that any one of them would need.',
        'You might stay in a group whose laughter you no longer like, because leaving would need an explanation.',
      ],
      spiritualGuidance: [
        'The company of the good is itself counted among God’s gifts, so choose with care the three people you see most.',
        'Make du’a for friends in their absence and by name, a gift that needs no wrapping and invites no return.',
        'Hold hope together with tawakkul, reliance on God, so that you work towards the thing and are not broken by its lateness.',
      ],
      practicalSteps: [
        'Arrange one gathering of no more than four this week, and ask each guest a question you truly want answered.',
        'Introduce two people who could help one another, and then step back.',
        'Write down your five present hopes, cross out two, and take one small action for the first.',
      ],
      lightSidePattern: [
        'Your good fortune rarely stays indoors; a friend’s cousin ends up with a job because you mentioned a name.',
        'Old friends find you unchanged by success and unembarrassed by their lack of it.',
      ],
      darkSideWarning: [
        'Popularity can teach the tongue to say what the table already thinks.',
        'Favours exchanged too skilfully stop being friendship and become a market.',
      ],
    },
  },
  {
    factor: 'lot.house:12',
    rule: 'The twelfth house was the joy of Saturn and is given to seclusion, hidden opposition and sorrow; a lot there is read inwardly.',
    source: 'paulus.places',
    themes: ['solitude', 'retreat', 'prayer', 'patience', 'grief', 'remembrance', 'service', 'forgiveness'],
    blocks: {
      fortunePath: [
        'The twelfth house draws the lot behind a curtain, and much of what sustains you happens where no one is counting.',
        'Solitude mends you, and an hour of it taken early can prevent a week of it taken badly.',
        'People in hospitals, prisons, shelters and far-off rooms may find in you someone who knows how to sit down.',
      ],
      currentBlockages: [
        'You may be the hidden opponent in your own affairs, mislaying the form or arriving after the door has shut.',
        'Sorrow without a witness tends to go round the same yard.',
        'Expecting to be misunderstood saves the trouble of explaining, and it also keeps the misunderstanding in good health.',
      ],
      spiritualGuidance: [
        'Rising for two quiet rak’as while the house sleeps is a long-loved practice of those who carry something heavy.',
        'Sadaqa given in secret suits you, and its hiddenness does good at both ends.',
        'Khalwa, a short retreat for remembrance, is meant to return you to people gentler; let the return be part of the plan.',
      ],
      practicalSteps: [
        'Set one hour this week for silence, put it in the diary, and tell somebody when you expect to be back.',
        'Speak to a trusted friend or a counsellor about one thing you have been carrying alone.',
        'Send a parcel, a letter or a visit to someone shut in by age, frailty or circumstance.',
      ],
      lightSidePattern: [
        'Goodness done by you in the dark often stays there, and that is one of its beauties.',
        'You have patience with the broken, having sat in the same waiting room.',
      ],
      darkSideWarning: [
        'Withdrawal feels holy and can be merely tired; the difference shows in how you come back.',
        'A grievance nursed in private grows a voice and begins to give advice.',
      ],
    },
  },
] as const satisfies readonly CorpusEntry[]
