import type { PassageTexts } from '#app/books/types.ts'

/** Quoted from William Lilly, Christian Astrology (London 1647). Glyphs are written as words in square brackets. */
export const lillyPassages = {
  'lilly.angles': {
    topic: 'places',
    work: 'lilly',
    place: { section: 'chapter VI', pages: [48] },
    original:
      'Angles, the eleventh, second, eight and fift are called Succedants, the third, twelfth, ninth and sixth, are tearmed Cadents: the Angles are most powerfull, the Succedants are next in vertue, the Cadents poore, and of little efficacy',
    english:
      'Houses 1, 10, 7 and 4 are the angles; 11, 2, 8 and 5 are succedent; 3, 12, 9 and 6 are cadent. The angles have the most power, the succedents come next, and the cadents are poor and of little effect.',
    claim: 'Angular houses are the most powerful, succedent ones come next, cadent ones have little effect.',
  },
  'lilly.houses-order': {
    topic: 'places',
    work: 'lilly',
    place: { section: 'chapter VI', pages: [48] },
    original:
      'the Succedant houses follow the Angles, the Cadents come next the Succedants; in force and vertue they stand so in order: 1 10 7 4 11 5 9 3 2 8 6 12',
    english:
      'The succedent houses come after the angles, and the cadent ones after the succedents. In order of strength they are 1, 10, 7, 4, 11, 5, 9, 3, 2, 8, 6, 12.',
    claim: 'From the strongest to the weakest the houses are 1, 10, 7, 4, 11, 5, 9, 3, 2, 8, 6, 12.',
  },
  'lilly.almuten': {
    topic: 'dignities',
    work: 'lilly',
    place: { section: 'chapter VI', pages: [49] },
    original:
      'Almuten, of any house is that Planet who hath most dignities in the Signe ascending or descending upon the Cusp of any house, whereon or from whence you require your judgment.',
    english:
      'The almuten of a house is the planet with the most dignities in the sign on its cusp, for the house from which you judge.',
    claim: 'The almuten of a house is the planet with the most dignity in the sign on its cusp.',
  },
  'lilly.house-1': {
    topic: 'houses',
    work: 'lilly',
    place: { section: 'chapter VII', pages: [50] },
    original:
      'It hath signification of the life of man, of the stature, colour, complexion, forme and shape of him that propounds the Question, or is borne',
    english:
      'It stands for a person’s life, and for the height, colouring, form and shape of the one who asks or is born.',
    claim: 'The first house stands for a person’s life and looks.',
  },
  'lilly.house-2': {
    topic: 'houses',
    work: 'lilly',
    place: { section: 'chapter VII', pages: [51] },
    original:
      'From this house is required judgment concerning the estate or fortune of him that asks the Question, of his Wealth or Poverty, of all moveable Goods, Money lent, of Profit or gaine, losse or damage',
    english:
      'From this house one judges the means of the one who asks: wealth or poverty, all movable goods, money lent, gain or loss.',
    claim: 'The second house stands for possessions, gain and loss.',
  },
  'lilly.house-3': {
    topic: 'houses',
    work: 'lilly',
    place: { section: 'chapter VII', pages: [52] },
    original:
      'Hath signification of Brethren, Sisters, Cozens or Kindred, Neighbours, small Journeys, or inland-journeys, oft removing from one place to another, Epistles, Letters, Rumours, Messengers',
    english:
      'It stands for brothers, sisters, cousins and other kin, for neighbours, short journeys inside the country, frequent moving, letters, rumours and messengers.',
    claim: 'The third house stands for brothers and sisters, neighbours, short journeys and letters.',
  },
  'lilly.house-4': {
    topic: 'houses',
    work: 'lilly',
    place: { section: 'chapter VII', pages: [52] },
    original:
      'Giveth Judgment of Fathers in generall, and ever of his Father that enquires, or that is borne; of Lands, Houses, Tenements, Inheritances, Tillage of the earth, Treasures hidden, the determination or end of any thing',
    english:
      'It is the house of fathers, and always of the father of the one who asks or is born; of land, houses, inheritances, farming, hidden treasure, and how anything ends.',
    claim: 'The fourth house stands for fathers, land, homes and the end of things.',
  },
  'lilly.house-5': {
    topic: 'houses',
    work: 'lilly',
    place: { section: 'chapter VII', pages: [53] },
    original:
      'By this house we judge of Children, of Embassadours, of the state of a Woman with child, of Banquets, of Ale-houses, Tavernes, Playes, Messengers or Agents for Republicks; of the Wealth of the Father',
    english:
      'By this house we judge of children, ambassadors, a woman with child, feasts, inns, plays, messengers or agents of states, and the father’s wealth.',
    claim: 'The fifth house stands for children, messengers, feasts and play.',
  },
  'lilly.house-6': {
    topic: 'houses',
    work: 'lilly',
    place: { section: 'chapter VII', pages: [53] },
    original:
      'It concerneth Men and Maid-servants, Gallislaves, Hogges, Sheep, Goats, Hares, Connies, all manner of lesser Cattle, and profit or losse got thereby; Sicknesse, its quality and cause',
    english:
      'It concerns servants, men and women, all smaller animals, and the gain or loss they bring; sickness, its kind and its cause.',
    claim: 'The sixth house stands for those who serve, small animals, and sickness.',
  },
  'lilly.house-6-averse': {
    topic: 'houses',
    work: 'lilly',
    place: { section: 'chapter VII', pages: [54] },
    original: 'this house is a Feminine and Cadent house, unfortunate, as having no aspect to the Ascendant.',
    english: 'This house is feminine and cadent, and unfortunate because it has no aspect to the Ascendant.',
    claim: 'The sixth house is unfortunate because it has no aspect to the Ascendant.',
  },
  'lilly.house-7': {
    topic: 'houses',
    work: 'lilly',
    place: { section: 'chapter VII', pages: [54] },
    original:
      'It giveth judgement of Marriage, and describes the person inquired after, whether it be Man or Woman, all manner of Love questions, our publique enemies; the Defendant in a Law-suit, in Warre the opposing party; all Quarrels, Duels, Lawsuits',
    english:
      'It gives judgement of marriage and describes the person asked about, man or woman; all questions of love; our open enemies; the other side in a lawsuit or in war; all quarrels, duels and lawsuits.',
    claim: 'The seventh house stands for marriage, the other person, and open opponents.',
  },
  'lilly.house-8': {
    topic: 'houses',
    work: 'lilly',
    place: { section: 'chapter VII', pages: [54] },
    original:
      'The Estate of Men deceased, Death, its quality and nature; the Wils, Legacies and Testaments of Men deceased; Dowry of the Wife, Portion of the Maid, whether much or little … it signifies feare and anguish of Minde.',
    english:
      'What the dead leave, death and its nature; wills and legacies; a wife’s dowry … It stands for fear and anguish of mind.',
    claim: 'The eighth house stands for what the dead leave, for dowries, and for fear and anguish of mind.',
    note: 'Two parts of one paragraph, with what stands between them left out.',
  },
  'lilly.house-9': {
    topic: 'houses',
    work: 'lilly',
    place: { section: 'chapter VII', pages: [55] },
    original:
      'By this House we give judgement of Voyages or long journies beyond Seas; of Religious men, or Clergy of any kinde, whether Bishops or inferiour Ministers; Dreames, Visions, forraigne Countries, of Books, Learning',
    english:
      'By this house we judge of voyages and long journeys overseas, of religious people and clergy of any rank, of dreams, visions, foreign countries, books and learning.',
    claim: 'The ninth house stands for long journeys, religion, dreams, books and learning.',
  },
  'lilly.house-10': {
    topic: 'houses',
    work: 'lilly',
    place: { section: 'chapter VII', pages: [55] },
    original:
      'Commonly it personateth Kings, Princes, Dukes, Earles, Judges, prime Officers, Commanders in chiefe, whether in Armies or Townes; all sorts of Magistracy and Officers in Authority, Mothers, Honour, Preferment, Dignity, Office, Lawyers; the profession or Trade any one useth',
    english:
      'It usually stands for kings, princes, judges, chief officers and commanders, for all who hold public office, for mothers, honour, advancement, dignity and office, for lawyers, and for the profession or trade that anyone follows.',
    claim: 'The tenth house stands for authority, honour, office and one’s trade.',
  },
  'lilly.house-11': {
    topic: 'houses',
    work: 'lilly',
    place: { section: 'chapter VII', pages: [56] },
    original:
      'It doth naturally represent Friends and Friendship, Hope, Trust, Confidence, the Praise, or Dispraise of any one; the Fidelity or falsenesse of Friends',
    english:
      'It naturally stands for friends and friendship, hope, trust, confidence, the praise or dispraise of anyone, and the faith or falseness of friends.',
    claim: 'The eleventh house stands for friends, hope, trust and praise.',
  },
  'lilly.house-11-strength': {
    topic: 'houses',
    work: 'lilly',
    place: { section: 'chapter VII', pages: [56] },
    original:
      '[Jupiter] doth especially rejoyce in this House; its a succedant House, and masculine, and in vertue is equivalent either to the seventh or fourth Houses.',
    english:
      'Jupiter rejoices especially in this house. It is succedent and masculine, and in strength it equals the seventh or the fourth house.',
    claim: 'The eleventh house is as strong as the seventh or the fourth, and Jupiter rejoices in it.',
  },
  'lilly.house-12': {
    topic: 'houses',
    work: 'lilly',
    place: { section: 'chapter VII', pages: [56] },
    original:
      'It hath signification of private Enemies, of Witches, great Cattle, as Horses, Oxen, Elephants, &c. Sorrow, Tribulation, Imprisonments, all manner of affliction, selfe-undoing, &c. and of such men as maliciously undermine their neighbours, or informe secretly against them.',
    english:
      'It stands for hidden enemies, witches, large animals, sorrow, trouble, imprisonment, all kinds of affliction, undoing oneself, and people who work against their neighbours in secret or inform against them.',
    claim: 'The twelfth house stands for hidden enemies, sorrow, confinement and undoing oneself.',
  },
  'lilly.saturn': {
    topic: 'planets',
    work: 'lilly',
    place: { section: 'chapter VIII', pages: [58] },
    original:
      'Then he is profound in Imagination, in his Acts severe, in words reserved, in speaking and giving very spare, in labour patient, in arguing or disputing grave, in obtaining the goods of this life studious and solicitous, in all manner of actions austere.',
    english:
      'Well placed, it stands for somebody deep in thought, strict in deeds, reserved in words, sparing in speech and in giving, patient in work, serious in argument, careful and anxious to obtain the goods of this life, and austere in all that they do.',
    claim: 'Saturn well placed is deep, reserved, sparing, patient and serious.',
  },
  'lilly.saturn-ill': {
    topic: 'planets',
    work: 'lilly',
    place: { section: 'chapter VIII', pages: [58] },
    original:
      'Then he is envious, covetous, jealous and mistrustfull, timorus, sordid, outwardly dissembling, sluggish, suspitious, stubborne … never contented, ever repining.',
    english:
      'Badly placed: envious, covetous, jealous and mistrustful, fearful, mean, putting on a face, sluggish, suspicious, stubborn … never content, always complaining.',
    claim: 'Saturn badly placed is envious, mistrustful, fearful, stubborn and never content.',
    note: 'Part of the sentence is left out.',
  },
  'lilly.jupiter': {
    topic: 'planets',
    work: 'lilly',
    place: { section: 'chapter IX', pages: [62] },
    original:
      'Then is he Magnanimous, Faithfull, Bashfull, Aspiring in an honourable way at high matters, in all his actions a Lover of faire Dealing, desiring to benefit all men, doing Glorious things, Honourable and Religious, of sweet and affable Conversation',
    english:
      'Well placed: generous, faithful, modest, reaching for high things in an honourable way, a lover of fair dealing in all that they do, wishing to benefit everyone, honourable and religious, pleasant and friendly to talk to.',
    claim: 'Jupiter well placed is generous, faithful, fair, and wishes everyone well.',
  },
  'lilly.jupiter-ill': {
    topic: 'planets',
    work: 'lilly',
    place: { section: 'chapter IX', pages: [63] },
    original:
      'When [Jupiter] is unfortunate, then he wastes his Patrimony, suffers every one to cozen him, is Hypocritically Religious, Tenacious, and stiffe in maintaining false Tenents in Religion; he is Ignorant, Carelesse, nothing Delightfull in the love of his Friends',
    english:
      'When Jupiter is unfortunate, they waste what they inherited, let everyone cheat them, are religious for show, stubborn and stiff in false beliefs, ignorant and careless, and take no delight in the love of friends.',
    claim: 'Jupiter badly placed wastes, is easily cheated, and makes a show of religion.',
  },
  'lilly.mars': {
    topic: 'planets',
    work: 'lilly',
    place: { section: 'chapter X', pages: [66] },
    original:
      'In feats of Warre and Courage invincible, scorning any should exceed him, subject to no Reason, Bold, Confident, Immoveable, Contentious, challenging all Honour to themselves … and yet of prudent behaviour in his owne affaires',
    english:
      'In deeds of war and courage it cannot be beaten; it scorns that anyone should surpass it, listens to no argument, is bold, confident, unshakeable, quarrelsome, claiming all honour … and yet prudent in its own affairs.',
    claim: 'Mars well placed is brave, bold, steady and prudent in its own affairs.',
    note: 'Part of the sentence is left out.',
  },
  'lilly.mars-ill': {
    topic: 'planets',
    work: 'lilly',
    place: { section: 'chapter X', pages: [66] },
    original:
      'Then he is a Pratler without modesty or honesty, a lover of Slaughter and Quarrels … of turbulent Spirit, Perjured, Obscene, Rash, Inhumane',
    english:
      'Badly placed: a boaster without modesty or honesty, a lover of bloodshed and quarrels … of a restless spirit, breaking oaths, indecent, rash and inhumane.',
    claim: 'Mars badly placed is boastful, quarrelsome, restless and rash.',
    note: 'Part of the sentence is left out.',
  },
  'lilly.sun': {
    topic: 'planets',
    work: 'lilly',
    place: { section: 'chapter XI', pages: [70] },
    original:
      'Very faithfull, keeping their Promises with all punctuality, a kind of itching desire to Rule and Sway where he comes: Prudent, and of incomparable Judgment; of great Majesty and Statelinesse, Industrious to acquire Honour and a large Patrimony, yet as willingly departing therewith againe',
    english:
      'Very faithful, keeping promises to the minute, with an itch to rule wherever they come; prudent and of the best judgement; majestic, working hard for honour and wealth, and as ready to give them away again.',
    claim: 'The Sun well placed is faithful to its word, wishes to lead, and is open-handed.',
  },
  'lilly.sun-ill': {
    topic: 'planets',
    work: 'lilly',
    place: { section: 'chapter XI', pages: [70] },
    original:
      'Then the Solar man is Arrogant and Proud, disdaining all men, cracking of his Pedegree, he is Pur-blind in Sight and Judgment, restlesse, troublesome, domineering, a meer vapour, expensive, foolish, endued with no gravity in words, or sobernesse in Actions',
    english:
      'Then the solar person is arrogant and proud, looks down on everyone, boasts of family, is half blind in sight and judgement, restless, troublesome, domineering, all show, a spender, foolish, with no weight in words or sense in deeds.',
    claim: 'The Sun badly placed is arrogant, restless and domineering.',
  },
  'lilly.venus': {
    topic: 'planets',
    work: 'lilly',
    place: { section: 'chapter XII', pages: [74] },
    original:
      'Mirth in his words and actions, cleanly in Apparel, rather Drinking much then Gluttonous, prone to Venery, oft entangled in Love-matters, Zealous in their affections, Musicall, delighting in Baths, and all honest merry Meetings',
    english:
      'Loving mirth in words and deeds, clean in dress, given to drink rather than to eating, inclined to love and often caught in it, eager in affection, musical, delighting in baths and in all honest merry meetings.',
    claim: 'Venus well placed loves mirth, music, good company and is warm in its affections.',
    note: 'Lilly’s description begins on page 73 with “a quiet man, not given to Law, Quarrel or Wrangling”.',
  },
  'lilly.venus-ill': {
    topic: 'planets',
    work: 'lilly',
    place: { section: 'chapter XII', pages: [74] },
    original:
      'Then he is Riotous, Expensive, wholly given to Loosenesse and Lewd companies of Women, nothing regarding his Reputation',
    english:
      'Then they are riotous, spend much, are given wholly to loose living and bad company, and care nothing for their reputation.',
    claim: 'Venus badly placed is wasteful and careless of its good name.',
  },
  'lilly.mercury-mixed-nature': {
    topic: 'planets',
    work: 'lilly',
    place: { section: 'chapter XIII', pages: [77] },
    original:
      'We may not call him either Masculine or Feminine, for he is either the one or other as joyned to any Planet; for if in conjunction with a Masculine Planet, he becomes Masculine; if with a Feminine, then Feminine, but of his owne nature he is cold and dry, and therefore Melancholly; with the good he is good, with the evill Planets ill',
    english:
      'We cannot call it masculine or feminine, for it is the one or the other as it is joined to a planet … Of its own nature it is cold and dry, and so melancholy; with good planets it is good, with evil ones it is bad.',
    claim: 'Mercury takes the nature of the planets that it is with: good with the good, bad with the bad.',
    note: 'Lilly prints the sign of the conjunction where we write the word.',
  },
  'lilly.mercury': {
    topic: 'planets',
    work: 'lilly',
    place: { section: 'chapter XIII', pages: [77] },
    original:
      'Being well dignified, he represents a man of a subtill and politick braine, intellect, and cogitation; an excellent disputant or Logician, arguing with learning and discretion, and using much eloquence in his speech, a searcher into all kinds of Mysteries, Learning, sharpe and witty, learning almost any thing without a Teacher',
    english:
      'Well dignified, it stands for somebody with a fine and clever mind, who argues with learning and judgement and speaks with eloquence; a searcher into all mysteries and learning, sharp and witty, who learns almost anything without a teacher.',
    claim: 'Mercury well placed is quick, learned, eloquent and curious.',
  },
  'lilly.mercury-ill': {
    topic: 'planets',
    work: 'lilly',
    place: { section: 'chapter XIII', pages: [77] },
    original:
      'A troublesome wit, a kinde of Phrenetick man, his tongue and Pen against every man, wholly bent to foole his estate and time in prating and trying nice conclusions to no purpose; a great lyar, boaster, pratler, busibody, false, a tale-carrier',
    english:
      'A troublesome wit, a kind of frantic person, tongue and pen against everyone, spending means and time in prattle and over-fine experiments to no purpose; a great liar, boaster, babbler and busybody, false, a carrier of tales.',
    claim: 'Mercury badly placed turns its wit against everyone and wastes it in talk.',
  },
  'lilly.mercury-mixed': {
    topic: 'planets',
    work: 'lilly',
    place: { section: 'chapter XIII', pages: [78] },
    original:
      'You must more observe [Mercury] then all the Planets; for having any aspect to a Planet, he doth more usually partake of the influence of that Planet then any other doth; if with [Saturn] then heavy, with [Jupiter] more temperate, with [Mars] more rash, with [the Sun] more genteele, with [Venus] more jesting, with [the Moon] more shifter.',
    english:
      'Watch Mercury more than all the planets, for when it has an aspect to a planet, it takes more of that planet’s influence than any other does: with Saturn it is heavy, with Jupiter more moderate, with Mars more rash, with the Sun more courteous, with Venus more playful, with the Moon more changeable.',
    claim: 'Mercury takes its tone from the planet that it has an aspect with.',
  },
  'lilly.moon': {
    topic: 'planets',
    work: 'lilly',
    place: { section: 'chapter XIV', pages: [81] },
    original:
      'She signifieth one of composed Manners, a soft, tender creature, a Lover of al honest and ingenuous Sciences, a Searcher of, and Delighter in Novelties, naturally propense to flit and shift his Habitation, unstedfast, wholly caring for the present Times, Timorous, Prodigal, and easily Frighted, however loving Peace, and to live free from the cares of this Life',
    english:
      'It stands for somebody of settled manners, soft and tender, a lover of all honest learning, seeking and enjoying new things, inclined to move from place to place, unsteady, caring for the present, timid, open-handed and easily frightened, yet loving peace and a life free from cares.',
    claim: 'The Moon well placed is gentle, curious, changeable and loves peace.',
  },
  'lilly.moon-ill': {
    topic: 'planets',
    work: 'lilly',
    place: { section: 'chapter XIV', pages: [81] },
    original:
      'A meer Vagabond, idle Person, hating Labour, a Drunkard, a Sot, one of no Spirit or Forecast, delighting to live beggarly and carelesly, one content in no condition of Life, either good or ill.',
    english:
      'A mere vagabond, an idle person who hates work, a drunkard, without spirit or forethought, liking to live like a beggar without care, content in no condition of life, good or bad.',
    claim: 'The Moon badly placed drifts, avoids work and is content with nothing.',
  },
  'lilly.aries': {
    topic: 'signs',
    work: 'lilly',
    place: { section: 'chapter XVI', pages: [93] },
    original:
      'Is a Masculine, Diurnall Signe, movable, Cardinall, Equinoctiall; in nature fiery, hot and dry, cholericke, bestial, luxurious, intemperate and violent',
    english:
      'A masculine sign of the day, movable and cardinal, of the equinox; by nature fiery, hot and dry, choleric, animal, loving pleasure, unrestrained and violent.',
    claim: 'Aries is fiery, movable, hot-tempered and forceful.',
  },
  'lilly.taurus': {
    topic: 'signs',
    work: 'lilly',
    place: { section: 'chapter XVI', pages: [94] },
    original:
      'Is an Earthly, Cold, Dry, Melancholly, Feminine, Nocturnall, Fixed, Domesticall or Bestial Signe, of the Earthly Triplicity',
    english:
      'An earthy, cold, dry, melancholy, feminine sign of the night, fixed, domestic or animal, of the earthy triplicity.',
    claim: 'Taurus is earthy, fixed and melancholy.',
  },
  'lilly.gemini': {
    topic: 'signs',
    work: 'lilly',
    place: { section: 'chapter XVI', pages: [94] },
    original: "It's an aerial, hot, moyst, sanguine, Diurnall, common or double-bodied humain Signe",
    english: 'An airy, hot, moist, sanguine, human sign of the day, common or double-bodied.',
    claim: 'Gemini is airy, sociable and double-bodied.',
  },
  'lilly.cancer': {
    topic: 'signs',
    work: 'lilly',
    place: { section: 'chapter XVI', pages: [95] },
    original:
      'is Watry, Cold, Moyst, Flegmatick, Feminine, Nocturnall, Moveable, a Solstice Signe, mute and slow of Voyce, Fruitful, Northerne.',
    english:
      'Watery, cold, moist, phlegmatic, feminine, of the night, movable, a sign of the solstice, mute and slow of voice, fruitful, northern.',
    claim: 'Cancer is watery, movable, quiet and fruitful.',
  },
  'lilly.leo': {
    topic: 'signs',
    work: 'lilly',
    place: { section: 'chapter XVI', pages: [95] },
    original: 'by nature, Fiery, Hot, Dry, Cholerick, Diurnal, Commanding, Bestial, Barren',
    english: 'By nature fiery, hot, dry, choleric, of the day, commanding, animal, barren.',
    claim: 'Leo is fiery, hot-tempered and commanding.',
  },
  'lilly.virgo': {
    topic: 'signs',
    work: 'lilly',
    place: { section: 'chapter XVI', pages: [96] },
    original: "It's an earthly, cold, melancholly, barren, feminine, nocturnall, Southerne Signe",
    english: 'An earthy, cold, melancholy, barren, feminine, southern sign of the night.',
    claim: 'Virgo is earthy and melancholy.',
  },
  'lilly.virgo-person': {
    topic: 'signs',
    work: 'lilly',
    place: { section: 'chapter XVI', pages: [96] },
    original:
      'a witty discreet soule, judicious and excellently well spoken, studious and given to History, whether Man or Woman',
    english:
      'A clever, discreet soul, of good judgement and excellent speech, studious and fond of history, man or woman.',
    claim: 'Virgo describes somebody clever, discreet, studious and well spoken.',
  },
  'lilly.libra': {
    topic: 'signs',
    work: 'lilly',
    place: { section: 'chapter XVI', pages: [96] },
    original:
      'Is a Signe aeriall, hot and moyst, Sanguine, Masculine, Moveable, Equinoctiall, Cardinall, Humaine, Diurnall',
    english:
      'An airy sign, hot and moist, sanguine, masculine, movable, of the equinox, cardinal, human, of the day.',
    claim: 'Libra is airy, humane and movable.',
  },
  'lilly.scorpio': {
    topic: 'signs',
    work: 'lilly',
    place: { section: 'chapter XVI', pages: [97] },
    original:
      'Is a cold, watry, nocturnal, flegmatick, feminine Signe, of the watry Triplicity, fixed and North, the house and joy of Mars, feminine; usually it doth represent subtill, deceitfull men.',
    english:
      'A cold, watery, phlegmatic, feminine sign of the night, of the watery triplicity, fixed and northern, the house and joy of Mars; usually it stands for subtle, deceitful people.',
    claim: 'Scorpio is watery, fixed and subtle.',
  },
  'lilly.sagittarius': {
    topic: 'signs',
    work: 'lilly',
    place: { section: 'chapter XVI', pages: [97] },
    original:
      'Is of the fiery triplicity, East, in nature fiery, hot, dry, Masculine, Cholericke, Diurnall, Common, bycorporall or double bodied, the House and joy of [Jupiter].',
    english:
      'Of the fiery triplicity, eastern; by nature fiery, hot, dry, masculine, choleric, of the day, common, double-bodied, the house and joy of Jupiter.',
    claim: 'Sagittarius is fiery and double-bodied, the house and joy of Jupiter.',
  },
  'lilly.capricorn': {
    topic: 'signs',
    work: 'lilly',
    place: { section: 'chapter XVI', pages: [98] },
    original:
      "It's the House of Saturn, and is Nocturnal, Cold, Dry, Melancholly, Earthly, Feminine, Solsticiall, Cardinall, Moveable, Domesticall, Fourfooted, Southerne; the exaltation of [Mars].",
    english:
      'The house of Saturn, of the night, cold, dry, melancholy, earthy, feminine, of the solstice, cardinal, movable, domestic, four-footed, southern; the exaltation of Mars.',
    claim: 'Capricorn is earthy, movable and melancholy, Saturn’s house and the exaltation of Mars.',
  },
  'lilly.aquarius': {
    topic: 'signs',
    work: 'lilly',
    place: { section: 'chapter XVI', pages: [98] },
    original:
      'Is an aierial, hot and moyst Signe, of the aiery Triplicity, diurnal, sanguine, fixed, rational, humane, masculine, the principall house of [Saturn], and house wherein he most rejoyceth',
    english:
      'An airy, hot and moist sign, of the airy triplicity, of the day, sanguine, fixed, rational, human, masculine, the main house of Saturn and the one in which it rejoices most.',
    claim: 'Aquarius is airy, fixed, rational and humane, Saturn’s main house.',
  },
  'lilly.pisces': {
    topic: 'signs',
    work: 'lilly',
    place: { section: 'chapter XVI', pages: [99] },
    original:
      'Is of the Watry Triplicity, Northern, cold Signe, moyst, Flegmatick, feminine, nocturnal, the house of Jupiter, and exaltation of Venus, a Bycorporeal, common or double-bodied Signe, an idle, effeminate, sickly Signe, or representing a party of no action.',
    english:
      'Of the watery triplicity, a northern, cold sign, moist, phlegmatic, feminine, of the night, the house of Jupiter and the exaltation of Venus, double-bodied; an idle, soft, sickly sign, or one that stands for somebody who does not act.',
    claim: 'Pisces is watery and double-bodied, and little given to action.',
  },
  'lilly.domicile': {
    topic: 'dignities',
    work: 'lilly',
    place: { section: 'chapter XVIII', pages: [101] },
    original:
      'In judgment, when a Planet or Significator is in his owne house, it represents a man in such a condition, as that he is Lord of his owne house, estate and fortune; or a man wanting very little of the Goods of this world, or it tels you the man is in a very happy state or condition',
    english:
      'When a planet is in its own house, it stands for somebody who is master of their own house, estate and fortune, or who lacks very little of the goods of this world, or is in a very happy state.',
    claim: 'A planet in its own sign is like somebody who is master in their own house.',
  },
  'lilly.domicile-hindered': {
    topic: 'dignities',
    work: 'lilly',
    place: { section: 'chapter XVIII', pages: [102] },
    original:
      'significator be retrograde, or combust, or afflicted by any other malevolent Planet or aspect.',
    english:
      '(This holds unless) the planet is retrograde, or combust, or afflicted by a malefic planet or aspect.',
    claim:
      'The good of a planet’s own sign is hindered by retrogradation, combustion or the aspect of a malefic.',
    note: 'The beginning of the sentence stands at the foot of page 101.',
  },
  'lilly.exaltation': {
    topic: 'dignities',
    work: 'lilly',
    place: { section: 'chapter XVIII', pages: [102] },
    original:
      'If the significator be in his exaltation, and no wayes impedited, but Angular; it presents a person of haughty condition, arrogant, assuming more unto him then his due',
    english:
      'If a planet is in its exaltation, unhindered and angular, it shows somebody of proud condition, arrogant, who takes more than is their due.',
    claim: 'A planet in its exaltation is honoured, and can think too much of itself.',
  },
  'lilly.triplicity': {
    topic: 'dignities',
    work: 'lilly',
    place: { section: 'chapter XVIII', pages: [102] },
    original:
      'A Planet in his triplicity, shewes a man modestly indued with the Goods and Fortune of this world, one prettily descended, and the condition of his life at present time of the Question, to be good; but not so, as if in either of the two former dignities.',
    english:
      'A planet in its triplicity shows somebody with modest goods and fortune, of fair family, whose life is in good condition now, but not as good as with either of the two dignities before.',
    claim:
      'A planet in its triplicity has moderate means, in good condition, but less than at home or exalted.',
  },
  'lilly.bound': {
    topic: 'dignities',
    work: 'lilly',
    place: { section: 'chapter XVIII', pages: [102] },
    original:
      'A Planet fortified, only as being in his own Termes, rather shewes a man more of the corporature and temper of the Planet,',
    english:
      'A planet that is strengthened only by its own bound shows somebody with the body and temper of that planet,',
    claim: 'A planet that has only its bound shows its temper rather than much success.',
    note: 'The sentence goes on: see the next passage.',
  },
  'lilly.bound-more': {
    topic: 'dignities',
    work: 'lilly',
    place: { section: 'chapter XVIII', pages: [103] },
    original: 'then any extraordinary abundance in fortune, or of eminency in the Common-wealth.',
    english: '(rather) than any great wealth or high standing in the state.',
    claim: 'A planet that has only its bound brings no great abundance or eminence.',
  },
  'lilly.face': {
    topic: 'dignities',
    work: 'lilly',
    place: { section: 'chapter XVIII', pages: [103] },
    original:
      'A Planet having little or no dignity, but by being in his Decanate or Face, is almost like a man ready to be turned out of doores, having much adoe to maintaine himselfe in credit and reputation',
    english:
      'A planet that has little or no dignity other than its face is almost like somebody about to be turned out of the house, who has much to do to keep credit and reputation.',
    claim: 'A planet that has only its face is like somebody about to be turned out of doors.',
  },
  'lilly.detriment': {
    topic: 'dignities',
    work: 'lilly',
    place: { section: 'chapter XVIII', pages: [105] },
    original:
      '[Venus] being in [Aries], is in a Signe opposite to one of her owne Houses, and so is said to be in her Detriment.',
    english:
      'Venus in Aries is in a sign opposite one of its own houses, and so is said to be in its detriment.',
    claim: 'A planet in the sign opposite its own is in its detriment.',
  },
  'lilly.fall': {
    topic: 'dignities',
    work: 'lilly',
    place: { section: 'chapter XVIII', pages: [105] },
    original: '[Saturn] when he is in [Aries] is opposite to [Libra] his Exaltation, and so is Infortunate',
    english: 'When Saturn is in Aries, it is opposite Libra, its exaltation, and so it is unfortunate.',
    claim: 'A planet in the sign opposite its exaltation is in its fall, and unfortunate.',
  },
  'lilly.aspects-hard': {
    topic: 'aspects',
    work: 'lilly',
    place: { section: 'chapter XIX', pages: [106] },
    original:
      'You must understand amongst these Aspects, the Quadrate Aspect is a signe of imperfect enmity; and that the Opposition is an aspect or argument of perfect hatred',
    english:
      'Among these aspects the square is a sign of incomplete enmity, and the opposition a sign of complete hatred.',
    claim: 'The square stands for imperfect enmity, the opposition for complete enmity.',
  },
  'lilly.aspects-friendly': {
    topic: 'aspects',
    work: 'lilly',
    place: { section: 'chapter XIX', pages: [106] },
    original:
      'The Sextill and Trine aspects are arguments of Love, Unity and Friendship; but the [trine] is more forcible',
    english: 'The sextile and the trine are signs of love, unity and friendship; but the trine is stronger.',
    claim: 'The sextile and the trine stand for love and friendship; the trine is the stronger.',
  },
  'lilly.conjunction': {
    topic: 'aspects',
    work: 'lilly',
    place: { section: 'chapter XIX', pages: [106] },
    original:
      'Conjunctions are good or bad, as the Planets in [conjunction] are friends or enemies to one another.',
    english: 'Conjunctions are good or bad, as the planets in them are friends or enemies of each other.',
    claim: 'A conjunction is good or bad as the two planets agree.',
  },
  'lilly.partile': {
    topic: 'aspects',
    work: 'lilly',
    place: { section: 'chapter XIX', pages: [106] },
    original:
      'Partill aspect is when two Planets are exactly so many degrees from each other as make a perfect aspect',
    english:
      'A partile aspect is when two planets are exactly as many degrees from each other as make a perfect aspect.',
    claim: 'An aspect is partile when both planets stand in the same degree of their signs.',
  },
  'lilly.application': {
    topic: 'aspects',
    work: 'lilly',
    place: { section: 'chapter XIX', pages: [108] },
    original:
      'Application, It is when two Planets are drawing neere together either by [conjunction] or Aspect, viz. to a [sextile, square, trine] or [opposition]; where you must understand, that the superiour Planets doe not apply to the inferiour (unlesse they be Retrograde), but ever the lighter to the more ponderous',
    english:
      'Application is when two planets draw near to each other by conjunction or aspect. The upper planets do not apply to the lower ones (unless they are retrograde), but always the lighter to the heavier.',
    claim: 'Two planets apply while they draw near to an exact aspect; the lighter applies to the heavier.',
  },
  'lilly.dexter': {
    topic: 'aspects',
    work: 'lilly',
    place: { section: 'chapter XIX', pages: [109] },
    original: 'Observe the dexter aspect is more forcible then the Sinister',
    english: 'Note that the dexter aspect is stronger than the sinister.',
    claim: 'An aspect thrown backwards through the signs (dexter) is stronger than one thrown forwards.',
  },
  'lilly.aversion': {
    topic: 'aspects',
    work: 'lilly',
    place: { section: 'chapter XIX', pages: [109] },
    original:
      'These are called Signes inconjunct, or such as if a Planet be in one of them, he cannot have any aspect to another in the signe underneath',
    english:
      'These are called inconjunct signs: a planet in one of them cannot have any aspect to another in the sign below it (in the table).',
    claim: 'Planets in signs that do not see each other can have no aspect.',
    note: 'The table above the sentence lists, for each sign, the signs next to it and the sixth and eighth from it.',
  },
  'lilly.separation': {
    topic: 'aspects',
    work: 'lilly',
    place: { section: 'chapter XIX', pages: [110] },
    original:
      'Separation, it is in the first place, when two Planets are departed but six minutes distance from each other',
    english:
      'Separation is, first of all, when two planets have parted from each other by no more than six minutes.',
    claim: 'Two planets separate as soon as they are six minutes past the exact aspect.',
  },
  'lilly.reception': {
    topic: 'aspects',
    work: 'lilly',
    place: { section: 'chapter XIX', pages: [112] },
    original:
      'Reception is when two Planets that are significators in any Question or matter, are in each others dignity … and certainly this is the strongest and best of all receptions.',
    english:
      'Reception is when two planets that stand for a matter are in each other’s dignity … (by houses) this is certainly the strongest and best of all receptions.',
    claim: 'Reception is when two planets are in each other’s dignity; by houses it is strongest.',
    note: 'The example between the two parts is left out. Al-Qabisi’s reception needs only one planet to join the ruler of its place.',
  },
  'lilly.reception-use': {
    topic: 'aspects',
    work: 'lilly',
    place: { section: 'chapter XIX', pages: [112] },
    original:
      'many times when as the effecting of a matter is denyed by the Aspects, or when the significators have no Aspect to each other, or when it seemes very doubtfull what is promised by [square] or [opposition] of the significators, yet if mutuall Reception happen betwixt the principall significators, the thing is brought to passe, and that without any great trouble',
    english:
      'Often the aspects deny that a matter comes about, or the significators have no aspect, or what is promised by square or opposition is very doubtful; and yet, if there is mutual reception between the main significators, the thing comes to pass, and without great trouble.',
    claim: 'Mutual reception brings a matter about even where the aspects deny it.',
  },
  'lilly.peregrine': {
    topic: 'dignities',
    work: 'lilly',
    place: { section: 'chapter XIX', pages: [112] },
    original:
      'A Planet is then said to be Peregrine, when he is in the degrees of any Signe wherein he hath no essentiall dignity',
    english:
      'A planet is called peregrine when it is in the degrees of a sign where it has no essential dignity.',
    claim: 'A planet is peregrine where it has no essential dignity at all.',
  },
  'lilly.void-of-course': {
    topic: 'aspects',
    work: 'lilly',
    place: { section: 'chapter XIX', pages: [112] },
    original:
      'A Planet is voyd of course, when he is separated from a Planet, nor doth forthwith, during his being in that Signe, apply to any other',
    english:
      'A planet is void of course when it has separated from a planet and does not apply to another while it is in that sign.',
    claim: 'A planet that applies to no other before it leaves its sign is void of course.',
  },
  'lilly.hayz': {
    topic: 'sect',
    work: 'lilly',
    place: { section: 'chapter XIX', pages: [113] },
    original:
      'Hayz is, when a Masculine and Diurnal Planet is in the day time above the earth, and in a Masculine Signe, and so when a Feminine, Nocturnal Planet in the night is in a Feminine Sign and under the earth',
    english:
      'Hayz is when a masculine planet of the day is above the earth by day in a masculine sign, and likewise when a feminine planet of the night is in a feminine sign under the earth by night.',
    claim:
      'A planet of the day above the earth by day in a masculine sign is in hayz, and so a planet of the night by night in a feminine sign.',
    note: 'Lilly puts the planet of the night under the earth by night; al-Qabisi puts it above the earth.',
  },
  'lilly.combust': {
    topic: 'sun',
    work: 'lilly',
    place: { section: 'chapter XIX', pages: [113] },
    original:
      'A Planet is said to be Combust of [the Sun], when in the same Signe where [the Sun] is in, he is not distant from [the Sun] eight degrees and thirty minutes, either before or after [the Sun]',
    english:
      'A planet is called combust when it is in the same sign as the Sun and less than eight degrees and thirty minutes from it, before or after.',
    claim: 'A planet is combust within 8 degrees 30 minutes of the Sun, in the same sign.',
  },
  'lilly.combust-meaning': {
    topic: 'sun',
    work: 'lilly',
    place: { section: 'chapter XIX', pages: [113] },
    original:
      'the significator of the Querent combust, shewes him or her in great feare, and overpowred by some great person.',
    english:
      'When the planet of the one who asks is combust, it shows him or her in great fear and overpowered by some great person.',
    claim: 'A combust planet stands for fear, and for being overpowered by somebody greater.',
  },
  'lilly.under-beams': {
    topic: 'sun',
    work: 'lilly',
    place: { section: 'chapter XIX', pages: [113] },
    original:
      'A Planet is said to be still under the Sun-beames, untill he is fully elongated or distant from his body 17. degr. either before or after him.',
    english:
      'A planet is still under the Sun’s beams until it is fully seventeen degrees away from its body, before or after it.',
    claim: 'A planet is under the Sun’s beams within 17 degrees of it.',
  },
  'lilly.cazimi': {
    topic: 'sun',
    work: 'lilly',
    place: { section: 'chapter XIX', pages: [113] },
    original:
      'A Planet is in the heart of the Sunne, or in Cazimi, when he is not removed from him 17. min. or is within 17. min. forward or backward … all Authors doe hold a Planet in Cazimi to be fortified thereby',
    english:
      'A planet is in the heart of the Sun, or cazimi, when it is within seventeen minutes of it, forwards or backwards … all authors hold that a planet in cazimi is strengthened by it.',
    claim: 'Within 17 minutes of the Sun a planet is in its heart (cazimi), and strengthened.',
    note: 'The example between the two parts is left out.',
  },
  'lilly.besieged': {
    topic: 'sect',
    work: 'lilly',
    place: { section: 'chapter XIX', pages: [114] },
    original:
      'Besieging is, when any Planet is placed betwixt the bodies of the two Malevolent Planets [Saturn] and [Mars]',
    english: 'Besieging is when a planet stands between the bodies of the two malefics, Saturn and Mars.',
    claim: 'A planet between Saturn and Mars is besieged.',
  },
  'lilly.direct': {
    topic: 'motion',
    work: 'lilly',
    place: { section: 'chapter XIX', pages: [114] },
    original: 'When a Planet moveth forward in the Signe, as going out of 13. degr. into 14. and so along.',
    english:
      '(Direction is) when a planet moves forward in the sign, as out of the 13th degree into the 14th, and so on.',
    claim: 'A planet is direct when it moves forward in its sign.',
  },
  'lilly.retrograde': {
    topic: 'motion',
    work: 'lilly',
    place: { section: 'chapter XIX', pages: [114] },
    original: 'When a Planet goeth backward, as out of 10. degr. into 9, 8, 7, &c.',
    english:
      '(Retrogradation is) when a planet goes backward, as out of the 10th degree into the 9th, 8th, 7th and so on.',
    claim: 'A planet is retrograde when it goes backward.',
  },
  'lilly.stationary': {
    topic: 'motion',
    work: 'lilly',
    place: { section: 'chapter XIX', pages: [114] },
    original: 'When he moves not at all, as the superiours doe not 2, 3, or 4, dayes before Retrogradation.',
    english:
      '(Stationary is) when it does not move at all, as the upper planets do not for two, three or four days before retrogradation.',
    claim: 'A planet is stationary when it does not move at all.',
  },
  'lilly.lot-no-aspect': {
    topic: 'lot',
    work: 'lilly',
    place: { section: 'chapter XXIII', pages: [143] },
    original: 'it hath no aspect, but any Planets may cast their aspect unto it.',
    english: 'It has no aspect, but any planet may cast its aspect to it.',
    claim: 'The Part of Fortune throws no aspect of its own; planets throw theirs to it.',
  },
  'lilly.lot-use': {
    topic: 'lot',
    work: 'lilly',
    place: { section: 'chapter XXIII', pages: [143] },
    original:
      "That if we find it well placed in the heaven, in a good house, or in a good aspect of a Benevolent Planet, we judge the Fortune or estate of the querent to be correspondent unto its strength, viz. if it be well posited or in an Angle or in those signs wherein it's fortunated, we judge the estate of the querent to be sound and firme, if [the Part of Fortune] is otherwayes placed, we doe the contrary.",
    english:
      'If we find it well placed in the sky, in a good house or in a good aspect of a benefic planet, we judge the fortune or means of the one who asks to match its strength: if it is well placed, or in an angle, or in the signs where it is fortunate, we judge those means to be sound and firm; if it is placed otherwise, the contrary.',
    claim:
      'The Part of Fortune is judged by its house, by the aspects of benefics and by its sign: well placed it stands for sound and firm means.',
  },
  'lilly.lot-count': {
    topic: 'lot',
    work: 'lilly',
    place: { section: 'chapter XXIII', pages: [143] },
    original:
      'First, consider the Signe, degree and minute of [the Moon]. Secondly, the Signe, degree and minute of [the Sun]. Thirdly, substract the place of [the Sun] from [the Moon], by adding twelve Signes to [the Moon] if you cannot doe it otherwayes; what remaines, reserve and adde to the Signe and degree of the Ascendant; if both added together make more then twelve Signes, cast away twelve, and what Signes, degrees and minutes remaine, let your Part of Fortune be there',
    english:
      'Take the Moon’s sign, degree and minute, then the Sun’s. Subtract the Sun’s place from the Moon’s, adding twelve signs if you must. Add what remains to the Ascendant; if it is more than twelve signs, cast twelve away. What remains is the place of the Part of Fortune.',
    claim: 'Take the Sun’s place from the Moon’s, add the Ascendant: that is the Part of Fortune.',
  },
  'lilly.lot-example': {
    topic: 'lot',
    work: 'lilly',
    place: { section: 'chapter XXIII', pages: [143] },
    original:
      'For example in our present Figure: [the Moon] is in 21. 18. of [Virgo], or after 5. Signs, in 21. degr. 18. min. of [Virgo]. [The Sun] is 00. Signs, 4. degr. 18. min. of [Aries].',
    english:
      'For example, in our figure: the Moon is at 21 degrees 18 minutes of Virgo, that is, after 5 signs; the Sun is at 0 signs, 4 degrees 18 minutes of Aries.',
    claim: 'In Lilly’s example the Moon is at 21°18′ of Virgo and the Sun at 4°18′ of Aries.',
  },
  'lilly.lot-example-result': {
    topic: 'lot',
    work: 'lilly',
    place: { section: 'chapter XXIII', pages: [144] },
    original:
      'Viz. 10. Signes, 10. degrees and 27. minutes, which direct you to know, that after ten Signes numbred from [Aries], you must place [the Part of Fortune], viz. in 10. degr. and 27. min. of [Aquarius]',
    english:
      'That is 10 signs, 10 degrees and 27 minutes, which tell you to place the Part of Fortune after ten signs from Aries, at 10 degrees and 27 minutes of Aquarius.',
    claim: 'With the Ascendant at 23°27′ of Leo the Part of Fortune comes to 10°27′ of Aquarius.',
  },
  'lilly.lot-day-and-night': {
    topic: 'lot',
    work: 'lilly',
    place: { section: 'chapter XXIII', pages: [144] },
    original:
      'Whether your Figure be by day or night, observe this Method; for how many degrees [the Sun] is distant from [the Moon], so many is [the Part of Fortune] from the Ascendant',
    english:
      'Whether your figure is by day or by night, use this method: as many degrees as the Sun is away from the Moon, the Part of Fortune is away from the Ascendant.',
    claim: 'Lilly counts the Part of Fortune in the same way by day and by night.',
  },
  'lilly.lot-by-moon': {
    topic: 'lot',
    work: 'lilly',
    place: { section: 'chapter XXIII', pages: [144] },
    original:
      'If [the Part of Fortune] be taken upon a new [Moon], it will be in the Ascendant. If upon the first quarter, in the fourth house. If upon the full [Moon], in the seventh house. If upon the last quarter, in the tenth house.',
    english:
      'At a new Moon the Part of Fortune is in the Ascendant; at the first quarter in the fourth house; at the full Moon in the seventh; at the last quarter in the tenth.',
    claim:
      'Counted without reversal, the lot is in the Ascendant at a new Moon and in the seventh house at a full Moon.',
  },
  'lilly.lot-others-by-night': {
    topic: 'lot',
    work: 'lilly',
    place: { section: 'chapter XXIII', pages: [144] },
    original:
      'Some have used to take [the Part of Fortune] in the night from the [Moon] to the [Sun]; which if you doe, you must then make the place of the [Sun] your first place, and adde the Ascendant as in the former method. Ptolomie, day and night takes it as above directed, with whom al Practicioners at this day consent.',
    english:
      'Some take the Part of Fortune by night from the Moon to the Sun. If you do so, make the Sun’s place your first place and add the Ascendant as before. Ptolemy takes it by day and by night as shown above, and all practitioners today agree with him.',
    claim:
      'Lilly knows the reversal by night, and says that all practitioners of his day follow Ptolemy and do not reverse.',
  },
  'lilly.lot-house-and-dispositor': {
    topic: 'lot',
    work: 'lilly',
    place: { section: 'chapter XXVII', pages: [169] },
    original:
      'see to the [Part of Fortune] what house it is in, and what House of Heaven the Dispositor is Lord of.',
    english: 'See what house the Part of Fortune is in, and what house of the sky its dispositor rules.',
    claim:
      'To see where means come from, look at the house of the Part of Fortune and the house that its ruler rules.',
  },
  'lilly.manners': {
    topic: 'signs',
    work: 'lilly',
    place: { section: 'Nativities, chapter CVII', pages: [538] },
    original:
      'The Ancients have therefore delivered, That when the Significator of Manners is in [Aries], he incites the Native to be witty and ingenious. When in [Taurus], then he is laborious; for the Oxe or Bull is represented by [Taurus].',
    english:
      'The ancients have told us that when the planet that stands for manners is in Aries, it makes the native quick and inventive. When in Taurus, then hard-working, for the ox or bull is pictured by Taurus.',
    claim:
      'The sign that a person’s main planet is in colours their manner: in Aries they are quick of mind, in Taurus hard-working.',
  },
  'lilly.manners-gemini': {
    topic: 'signs',
    work: 'lilly',
    place: { section: 'Nativities, chapter CVII', pages: [538] },
    original: '[Gemini] represents one witty, deceitfull, and yet a lover of Arts and Learning.',
    english: 'Gemini stands for somebody quick and deceitful, and yet a lover of arts and learning.',
    claim: 'Gemini: quick, not always straightforward, a lover of learning.',
  },
  'lilly.manners-cancer': {
    topic: 'signs',
    work: 'lilly',
    place: { section: 'Nativities, chapter CVII', pages: [538] },
    original: '[Cancer] Signifies, an unconstant and variable creature, never fixed',
    english: 'Cancer stands for a changeable and variable person, never settled.',
    claim: 'Cancer: changeable, never settled.',
  },
  'lilly.manners-leo': {
    topic: 'signs',
    work: 'lilly',
    place: { section: 'Nativities, chapter CVII', pages: [538] },
    original: '[Leo] A grave, sober or discreet party, whether man or woman, yet withall a little cruell',
    english: 'Leo: a serious, sober or discreet person, man or woman, yet a little cruel with it.',
    claim: 'Leo: serious, sober, discreet, and a little hard.',
  },
  'lilly.manners-virgo': {
    topic: 'signs',
    work: 'lilly',
    place: { section: 'Nativities, chapter CVII', pages: [538] },
    original: '[Virgo] One loving Learning and Arts, covetous, cruell or despightfull',
    english: 'Virgo: one who loves learning and arts, covetous, cruel or spiteful.',
    claim: 'Virgo: a lover of learning, who can be grudging.',
  },
  'lilly.manners-libra': {
    topic: 'signs',
    work: 'lilly',
    place: { section: 'Nativities, chapter CVII', pages: [538] },
    original: 'One inconstant, crafty, a contemner of all Arts, yet conceited of his own parts',
    english:
      '(Libra:) somebody changeable and crafty, who despises all arts yet thinks highly of their own gifts.',
    claim: 'Libra: changeable, clever, and pleased with itself.',
  },
  'lilly.manners-scorpio': {
    topic: 'signs',
    work: 'lilly',
    place: { section: 'Nativities, chapter CVII', pages: [538] },
    original:
      '[Scorpio] An impudent fellow, a Brasse-face, yet of good understanding, covetous and arrogant.',
    english: 'Scorpio: a bold-faced person, yet of good understanding, covetous and arrogant.',
    claim: 'Scorpio: bold, of good understanding, wanting much.',
  },
  'lilly.manners-sagittarius': {
    topic: 'signs',
    work: 'lilly',
    place: { section: 'Nativities, chapter CVII', pages: [538] },
    original: '[Sagittarius] Shewes one valiant and without feare',
    english: 'Sagittarius shows somebody brave and without fear.',
    claim: 'Sagittarius: brave and without fear.',
  },
  'lilly.manners-aquarius': {
    topic: 'signs',
    work: 'lilly',
    place: { section: 'Nativities, chapter CVII', pages: [538] },
    original:
      '[Aquarius] Intimates a very humane, affable party, speaking soberly, envious to no one, constant in his owne Religion',
    english:
      'Aquarius tells of a very humane, friendly person who speaks soberly, envies no one and is steady in their own religion.',
    claim: 'Aquarius: humane, friendly, sober in speech, steady in religion.',
  },
  'lilly.manners-pisces': {
    topic: 'signs',
    work: 'lilly',
    place: { section: 'Nativities, chapter CVII', pages: [538] },
    original: '[Pisces] Argues a stammering person, fraudulent, pretending honestie, yet a very Hypocrite',
    english:
      'Pisces points to somebody who stammers and deceives, who pretends to be honest and is a hypocrite.',
    claim: 'Pisces: hesitant in speech, making a show of honesty.',
    note: 'Lilly’s words are harsh, as those of his time often are. We do not repeat such judgements in a reading.',
  },
  'lilly.dispositor': {
    topic: 'dignities',
    work: 'lilly',
    place: { section: 'Nativities, chapter CVII', pages: [535] },
    original:
      'consider that Planet who is the Significator, and his Dispositor; for if he be a benevolent Planet, or in aspect with such, and strong, he denotes laudable or compleat Manners, according to his nature: if he prove a malevolent Planet, or is infested with the hostile beames of one, and be impotent besides, he renders evill and corrupt Manners',
    english:
      'Consider the planet that stands for manners, and its dispositor. If it is a benefic, or has an aspect with one, and is strong, it stands for good and complete manners according to its nature. If it is a malefic, or is troubled by the hostile beams of one, and is weak as well, it gives bad manners.',
    claim:
      'A planet is judged together with its dispositor, by whether they are benefic or malefic, well regarded, and strong.',
  },
  'lilly.malefic-strong': {
    topic: 'sect',
    work: 'lilly',
    place: { section: 'Nativities, chapter CVII', pages: [535] },
    original:
      'The Infortunes potent, argue good, pretty conditions, but ever mixed with a tincture of poyson, or with the remaines of some crabbed condition or other, which I have ever found true.',
    english:
      'The malefics, when strong, point to good and pleasing qualities, but always mixed with a drop of poison, or with the rest of some sour quality; this I have always found true.',
    claim: 'A strong malefic gives good qualities with something bitter left in them.',
  },
  'lilly.benefic-weak': {
    topic: 'sect',
    work: 'lilly',
    place: { section: 'Nativities, chapter CVII', pages: [535] },
    original:
      'If a good Planet by nature be Significator, or configurated with good, but exist weak, he shewes good and wholesome Manners in shew, yet inwardly they are somewhat obscure, muddy, or very simple.',
    english:
      'If a planet that is good by nature is significator, or has an aspect with good ones, but is weak, it shows good and wholesome manners outwardly, yet inside they are somewhat dark, muddy or very simple.',
    claim: 'A weak benefic shows good qualities outside that are unclear inside.',
  },
} as const satisfies PassageTexts
