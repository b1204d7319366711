import type { TrackName } from './types.ts'

/** A passage by number: whole verses of one sura. The Arabic is read verbatim from the package, never written here. */
export interface AyahRef {
  surah: number
  /** The first and the last verse. */
  from: number
  to: number
  /** The one to three tracks of a reading that it may be shown with. */
  tracks: readonly TrackName[]
  themes: readonly string[]
  /**
   * The meaning of the passage in our own words, with every clause that the sense needs; always labelled 'meaning in
   * brief (not a translation)'. The name of a prophet is followed by 'peace be upon him'.
   */
  meaningInBrief: string
}

/**
 * Passages on character and conduct, read within their suras. Beside a chart a verse can seem to speak of the chart,
 * so none speaks of the heavens, the stars or the scales, and none of shares, allotment or decree.
 */
export const AYAHS: readonly AyahRef[] = [
  {
    surah: 1,
    from: 5,
    to: 5,
    tracks: ['worship', 'trust'],
    themes: ['prayer', 'trust', 'humility'],
    meaningInBrief: 'You alone do we worship, and You alone do we ask for help.',
  },
  {
    surah: 2,
    from: 45,
    to: 46,
    tracks: ['worship', 'patience'],
    themes: ['patience', 'prayer', 'humility'],
    meaningInBrief:
      'Seek help in patience and prayer. That is hard, except for the humble, who know that they are to meet their Lord and return to Him.',
  },
  {
    surah: 2,
    from: 152,
    to: 152,
    tracks: ['worship'],
    themes: ['remembrance', 'gratitude'],
    meaningInBrief: 'Remember Me and I shall remember you; be thankful to Me and do not be ungrateful.',
  },
  {
    surah: 2,
    from: 153,
    to: 153,
    tracks: ['patience', 'worship'],
    themes: ['patience', 'prayer', 'trust'],
    meaningInBrief:
      'Believers are told to seek help in patience and prayer, for God is with those who are patient.',
  },
  {
    surah: 2,
    from: 156,
    to: 157,
    tracks: ['loss', 'patience'],
    themes: ['patience', 'grief', 'trust'],
    meaningInBrief:
      'When misfortune strikes the patient, they say: we belong to God, and to Him we return. On them are blessings and mercy from their Lord, and they are rightly guided.',
  },
  {
    surah: 2,
    from: 172,
    to: 172,
    tracks: ['provision'],
    themes: ['body', 'provision', 'gratitude'],
    meaningInBrief:
      'Believers are told: eat of the good things that We have provided for you and thank God, if it is Him you worship.',
  },
  {
    surah: 2,
    from: 177,
    to: 177,
    tracks: ['service', 'standing'],
    themes: ['service', 'generosity', 'justice', 'prayer'],
    meaningInBrief:
      'Goodness is not turning your faces east or west. It is to believe in God, the Last Day, the angels, the Book and the prophets, peace be upon them; to give of one’s wealth, dear as it is, to relatives, orphans, the poor, travellers, those who ask, and to free slaves; to keep up prayer and give alms; to keep the promises one makes; and to be patient in hardship, in illness and in battle. These are the truthful, and these are mindful of God.',
  },
  {
    surah: 2,
    from: 186,
    to: 186,
    tracks: ['trust', 'worship'],
    themes: ['prayer', 'hope', 'solitude', 'remembrance'],
    meaningInBrief:
      'The Prophet, peace be upon him, is told: when My servants ask you about Me, I am near. I answer the call of anyone who calls, when they call on Me; so let them answer Me and believe in Me, that they may be rightly guided.',
  },
  {
    surah: 2,
    from: 261,
    to: 262,
    tracks: ['service'],
    themes: ['generosity', 'hope', 'provision'],
    meaningInBrief:
      'Those who spend their wealth in God’s way are like a grain that grows seven ears with a hundred grains in each. God multiplies for those He wills; He is boundless and knows all. Those who spend their wealth in God’s way, and do not follow their gift with reminders or hurt, have their reward with their Lord; no fear is upon them, and they do not grieve.',
  },
  {
    surah: 2,
    from: 263,
    to: 263,
    tracks: ['speech', 'service'],
    themes: ['speech', 'generosity', 'courtesy', 'forgiveness'],
    meaningInBrief:
      'A kind word and forgiveness are better than charity followed by hurt. God needs nothing, and is forbearing.',
  },
  {
    surah: 2,
    from: 269,
    to: 269,
    tracks: ['learning'],
    themes: ['knowledge', 'learning'],
    meaningInBrief:
      'God gives wisdom to those He wills, and anyone who is given wisdom has been given much good; only people of understanding take this to heart.',
  },
  {
    surah: 2,
    from: 274,
    to: 274,
    tracks: ['service', 'standing'],
    themes: ['generosity', 'trust', 'service'],
    meaningInBrief:
      'Those who give of their wealth by night and by day, in secret and openly, have their reward with their Lord; no fear is upon them, and they do not grieve.',
  },
  {
    surah: 2,
    from: 280,
    to: 280,
    tracks: ['provision', 'loss', 'patience'],
    themes: ['generosity', 'patience', 'justice'],
    meaningInBrief:
      'If someone who owes you is in hardship, give them time until it is easy; to let the debt go as charity is better for you, if you knew.',
  },
  {
    surah: 2,
    from: 286,
    to: 286,
    tracks: ['patience', 'trust'],
    themes: ['patience', 'hope', 'body', 'forgiveness'],
    meaningInBrief:
      'God lays on no soul more than it can bear: the good it has earned is for it, and the wrong it has earned is against it. A prayer follows: our Lord, do not blame us if we forget or make a mistake; do not lay on us a burden like that of those before us; do not make us bear what is beyond our strength. Pardon us, forgive us and have mercy on us. You are our Protector: help us against people who deny You.',
  },
  {
    surah: 3,
    from: 92,
    to: 92,
    tracks: ['service', 'provision'],
    themes: ['generosity', 'service'],
    meaningInBrief:
      'You do not reach goodness until you give of what you love; whatever you give, God knows of it.',
  },
  {
    surah: 3,
    from: 103,
    to: 103,
    tracks: ['friendship'],
    themes: ['community', 'friendship', 'forgiveness'],
    meaningInBrief:
      'Hold to God’s rope all together and do not divide. Remember His favour: you were enemies and He joined your hearts, and by His favour you became brothers; you were on the edge of a pit of fire, and He saved you from it. So God makes His signs clear to you, that you may be guided.',
  },
  {
    surah: 3,
    from: 134,
    to: 134,
    tracks: ['courage', 'service'],
    themes: ['anger', 'forgiveness', 'generosity'],
    meaningInBrief:
      'Those who are mindful of God give in ease and in hardship, hold back their anger and pardon people; God loves those who do good.',
  },
  {
    surah: 3,
    from: 135,
    to: 135,
    tracks: ['standing', 'trust'],
    themes: ['repentance', 'forgiveness', 'remembrance'],
    meaningInBrief:
      'When those who are mindful of God have done something shameful or wronged themselves, they remember Him and ask forgiveness for their sins, and who forgives sins but God? And they do not knowingly persist in what they did.',
  },
  {
    surah: 3,
    from: 139,
    to: 139,
    tracks: ['courage'],
    themes: ['courage', 'grief', 'hope'],
    meaningInBrief:
      'To the believers, when they had been hurt in battle: do not lose heart and do not grieve; you have the upper hand if you are believers.',
  },
  {
    surah: 3,
    from: 159,
    to: 159,
    tracks: ['courage', 'friendship'],
    themes: ['trust', 'courtesy', 'forgiveness', 'community'],
    meaningInBrief:
      'It was by mercy from God that the Prophet, peace be upon him, was gentle with people; had he been harsh and hard of heart, they would have scattered from around him. He is told to pardon them, ask forgiveness for them, consult them on the matter and, once he has resolved, to trust in God; God loves those who trust in Him.',
  },
  {
    surah: 3,
    from: 173,
    to: 173,
    tracks: ['courage', 'trust'],
    themes: ['courage', 'trust'],
    meaningInBrief:
      'People told the believers: others have gathered against you, so fear them. It only increased them in faith, and they said: God is enough for us, and the best to rely on.',
  },
  {
    surah: 3,
    from: 200,
    to: 200,
    tracks: ['patience', 'courage'],
    themes: ['patience', 'courage', 'community'],
    meaningInBrief:
      'Believers are told: be patient, be steadfast beyond others, hold your posts and be mindful of God, that you may prosper.',
  },
  {
    surah: 4,
    from: 36,
    to: 36,
    tracks: ['home', 'friendship', 'service'],
    themes: ['family', 'community', 'service', 'humility'],
    meaningInBrief:
      'Worship God and set nothing beside Him. Be good to parents, relatives, orphans and the poor, to the neighbour who is near and the neighbour who is a stranger, to the companion at your side, the traveller, and the slaves whom you hold. God does not love the vain and boastful.',
  },
  {
    surah: 4,
    from: 58,
    to: 58,
    tracks: ['work', 'order', 'standing'],
    themes: ['justice', 'trust', 'honesty', 'inheritance'],
    meaningInBrief:
      'God commands you to give back what is entrusted to you to its owners and, when you judge between people, to judge with justice. How excellent is what He urges on you; He hears and sees all.',
  },
  {
    surah: 4,
    from: 86,
    to: 86,
    tracks: ['friendship', 'speech'],
    themes: ['courtesy', 'friendship'],
    meaningInBrief:
      'When you are greeted, answer with a better greeting or return the same; God takes account of everything.',
  },
  {
    surah: 4,
    from: 103,
    to: 103,
    tracks: ['order', 'worship'],
    themes: ['order', 'time', 'prayer', 'remembrance'],
    meaningInBrief:
      'After a prayer made in danger, remember God standing, sitting and lying on your sides; once you are safe, keep up the prayer. Prayer is laid down for believers at set times.',
  },
  {
    surah: 4,
    from: 110,
    to: 110,
    tracks: ['friendship', 'trust'],
    themes: ['repentance', 'forgiveness', 'hope'],
    meaningInBrief:
      'Anyone who does wrong, or wrongs their own soul, and then asks God’s forgiveness, finds God forgiving and merciful.',
  },
  {
    surah: 4,
    from: 135,
    to: 135,
    tracks: ['courage', 'standing', 'order'],
    themes: ['justice', 'honesty', 'family', 'courage'],
    meaningInBrief:
      'Believers are told: stand firm for justice as witnesses for God, even against yourselves, your parents or your relatives. Whether a person is rich or poor, God has the first claim on both. Do not follow desire and so fail to be just. If you twist your testimony or turn away, God knows what you do.',
  },
  {
    surah: 5,
    from: 8,
    to: 8,
    tracks: ['courage', 'order'],
    themes: ['justice', 'anger', 'honesty'],
    meaningInBrief:
      'Believers are told: stand firm for God as witnesses to justice, and let no hatred of a people lead you to be unjust. Be just: that is nearest to being mindful of God. Be mindful of Him; He knows what you do.',
  },
  {
    surah: 7,
    from: 31,
    to: 31,
    tracks: ['order', 'service'],
    themes: ['moderation', 'beauty', 'body', 'prayer'],
    meaningInBrief:
      'Children of Adam, dress well at every place of prayer; eat and drink, but not to excess. God does not love those who go to excess.',
  },
  {
    surah: 7,
    from: 32,
    to: 32,
    tracks: ['provision'],
    themes: ['beauty', 'gratitude', 'provision'],
    meaningInBrief:
      'Say: who has forbidden the adornment of God, which He brought forth for His servants, and the good things of provision? Say: in this life they are for those who believe, and on the Day of Resurrection for them alone. So God makes His signs plain for people who know.',
  },
  {
    surah: 7,
    from: 199,
    to: 200,
    tracks: ['courage', 'friendship'],
    themes: ['forgiveness', 'courtesy', 'anger'],
    meaningInBrief:
      'Choose to pardon, urge what is right and turn away from the ignorant. If Satan stirs you up, seek refuge in God, who hears and knows all.',
  },
  {
    surah: 7,
    from: 205,
    to: 205,
    tracks: ['worship'],
    themes: ['remembrance', 'retreat', 'humility', 'solitude'],
    meaningInBrief:
      'Remember your Lord within yourself, humbly and in awe and without raising your voice, morning and evening, and do not be among the careless.',
  },
  {
    surah: 9,
    from: 71,
    to: 71,
    tracks: ['friendship', 'service'],
    themes: ['community', 'friendship', 'partnership', 'service'],
    meaningInBrief:
      'Believing men and believing women are allies of one another. They urge what is right and forbid what is wrong, keep up prayer, give alms and obey God and His Messenger, peace be upon him. On these God will have mercy; God is mighty and wise.',
  },
  {
    surah: 9,
    from: 105,
    to: 105,
    tracks: ['work', 'standing'],
    themes: ['work', 'honesty', 'standing'],
    meaningInBrief:
      'Say: act, for God will see what you do, and so will His Messenger, peace be upon him, and the believers. You will be brought back to the One who knows the hidden and the open, and He will tell you what you did.',
  },
  {
    surah: 9,
    from: 119,
    to: 119,
    tracks: ['friendship', 'standing'],
    themes: ['honesty', 'friendship', 'community'],
    meaningInBrief: 'Believers are told: be mindful of God, and be with those who are truthful.',
  },
  {
    surah: 11,
    from: 115,
    to: 115,
    tracks: ['patience', 'work'],
    themes: ['patience', 'work'],
    meaningInBrief: 'Be patient, for God does not let the reward of those who do good be lost.',
  },
  {
    surah: 12,
    from: 54,
    to: 55,
    tracks: ['work'],
    themes: ['standing', 'work', 'knowledge', 'service'],
    meaningInBrief:
      'The king says: bring him to me, I will keep him for myself. When he has spoken with Joseph, peace be upon him, he says: from today you have a firm place with us and are trusted. Joseph says: set me over the storehouses of the land; I am one who guards and knows.',
  },
  {
    surah: 12,
    from: 86,
    to: 86,
    tracks: ['loss', 'worship'],
    themes: ['grief', 'solitude', 'prayer'],
    meaningInBrief:
      'Jacob, peace be upon him, says that he takes his sorrow and his grief to God alone, and that he knows from God what his sons do not know.',
  },
  {
    surah: 12,
    from: 87,
    to: 87,
    tracks: ['friendship', 'home', 'loss'],
    themes: ['hope', 'family', 'patience'],
    meaningInBrief:
      'Jacob sends his sons to look for Joseph, peace be upon them, and his brother, and tells them not to despair of God’s mercy; only people who deny Him despair of it.',
  },
  {
    surah: 13,
    from: 28,
    to: 28,
    tracks: ['worship', 'trust'],
    themes: ['remembrance', 'hope', 'ease'],
    meaningInBrief:
      'Those who believe find rest for their hearts in the remembrance of God; it is in the remembrance of God that hearts find rest.',
  },
  {
    surah: 14,
    from: 7,
    to: 7,
    tracks: ['provision'],
    themes: ['gratitude'],
    meaningInBrief:
      'Moses, peace be upon him, reminds his people of what their Lord announced: if you are thankful, I give you more; if you are ungrateful, My punishment is severe.',
  },
  {
    surah: 14,
    from: 24,
    to: 25,
    tracks: ['speech'],
    themes: ['speech', 'beauty', 'honesty'],
    meaningInBrief:
      'Have you not seen how God likens a good word to a good tree? Its root is firm and its branches are in the sky, and it bears fruit in every season by its Lord’s permission. God gives people such likenesses so that they may take them to heart.',
  },
  {
    surah: 14,
    from: 40,
    to: 41,
    tracks: ['home', 'worship'],
    themes: ['children', 'prayer', 'family'],
    meaningInBrief:
      'Abraham, peace be upon him, prays: my Lord, make me keep up the prayer, and people among my descendants; our Lord, accept my plea. Our Lord, forgive me, my parents and the believers on the day when the Reckoning takes place.',
  },
  {
    surah: 16,
    from: 5,
    to: 7,
    tracks: ['provision'],
    themes: ['beauty', 'provision', 'gratitude'],
    meaningInBrief:
      'God created livestock: they give you warmth and other uses and food, there is beauty in them when you bring them home and when you lead them out, and they carry your loads to places that you could reach only with great hardship. Your Lord is kind and merciful.',
  },
  {
    surah: 16,
    from: 18,
    to: 18,
    tracks: ['provision'],
    themes: ['gratitude', 'humility'],
    meaningInBrief:
      'If you tried to count God’s blessings you could not number them; God is forgiving and merciful.',
  },
  {
    surah: 16,
    from: 78,
    to: 78,
    tracks: ['learning'],
    themes: ['knowledge', 'learning', 'gratitude'],
    meaningInBrief:
      'God brought you out of your mothers’ wombs knowing nothing, and gave you hearing, sight and hearts, so that you may be thankful.',
  },
  {
    surah: 16,
    from: 80,
    to: 80,
    tracks: ['home', 'provision'],
    themes: ['home', 'travel', 'gratitude'],
    meaningInBrief:
      'God has made your houses a place of rest for you, and given you, from the hides of animals, tents that are light when you travel and when you camp, and, from their wool, fur and hair, furnishings and comfort for a time.',
  },
  {
    surah: 16,
    from: 90,
    to: 90,
    tracks: ['order', 'home'],
    themes: ['justice', 'generosity', 'family'],
    meaningInBrief:
      'God commands justice, doing good and giving to relatives, and forbids indecency, wrong and oppression. He urges you, so that you may take it to heart.',
  },
  {
    surah: 16,
    from: 126,
    to: 128,
    tracks: ['courage', 'patience'],
    themes: ['patience', 'anger', 'justice'],
    meaningInBrief:
      'If you punish, punish only as you yourselves were harmed; but if you are patient, that is better for those who are patient. Be patient; your patience is only by God’s help. Do not grieve over them, and do not be distressed by their plotting: God is with those who are mindful of Him and those who do good.',
  },
  {
    surah: 17,
    from: 23,
    to: 24,
    tracks: ['home', 'speech'],
    themes: ['family', 'speech', 'children', 'humility'],
    meaningInBrief:
      'Your Lord commands that you worship none but Him, and that you be good to parents. If one or both of them grow old with you, say no word of contempt to them and do not scold them, but speak to them with honour. Lower to them the wing of humility, out of mercy, and say: my Lord, have mercy on them, as they raised me when I was small.',
  },
  {
    surah: 17,
    from: 29,
    to: 29,
    tracks: ['order', 'provision'],
    themes: ['moderation', 'generosity', 'provision'],
    meaningInBrief:
      'Be neither miserly, with your hand tied to your neck, nor wasteful, with your hand stretched out altogether, so that you are left blamed and with nothing.',
  },
  {
    surah: 17,
    from: 34,
    to: 34,
    tracks: ['work', 'order'],
    themes: ['inheritance', 'honesty', 'order'],
    meaningInBrief:
      'Do not come near an orphan’s property, except in the best way, until the orphan is of age; and keep your promises, for every promise is answered for.',
  },
  {
    surah: 17,
    from: 36,
    to: 36,
    tracks: ['learning', 'speech', 'standing'],
    themes: ['knowledge', 'honesty', 'learning'],
    meaningInBrief:
      'Do not follow what you have no knowledge of; hearing, sight and heart are each answered for.',
  },
  {
    surah: 17,
    from: 37,
    to: 37,
    tracks: ['standing'],
    themes: ['humility', 'standing'],
    meaningInBrief:
      'Do not walk the earth with swagger; you cannot split the earth, nor match the mountains in height.',
  },
  {
    surah: 17,
    from: 53,
    to: 53,
    tracks: ['speech', 'friendship'],
    themes: ['speech', 'courtesy', 'community'],
    meaningInBrief:
      'Tell My servants to say what is best. Satan stirs up discord among them; he is a clear enemy to human beings.',
  },
  {
    surah: 17,
    from: 80,
    to: 80,
    tracks: ['trust', 'standing'],
    themes: ['travel', 'honesty', 'hope'],
    meaningInBrief:
      'Say: my Lord, lead me in with truth and lead me out with truth, and give me from Yourself a power that helps.',
  },
  {
    surah: 18,
    from: 10,
    to: 10,
    tracks: ['worship', 'trust'],
    themes: ['retreat', 'hope', 'solitude'],
    meaningInBrief:
      'The young men took refuge in the cave and said: our Lord, give us mercy from Yourself, and right guidance in what we face.',
  },
  {
    surah: 18,
    from: 28,
    to: 28,
    tracks: ['friendship', 'standing'],
    themes: ['friendship', 'patience', 'community'],
    meaningInBrief:
      'Keep yourself patiently in the company of those who call on their Lord morning and evening, seeking His face. Do not let your eyes turn from them in desire for the adornment of this life, and do not obey one whose heart God has made careless of His remembrance, who follows his own desire and is beyond all bounds.',
  },
  {
    surah: 18,
    from: 46,
    to: 46,
    tracks: ['loss', 'home'],
    themes: ['children', 'provision', 'time'],
    meaningInBrief:
      'Wealth and children are the adornment of this life; but good deeds, which last, are better with your Lord, for reward and for hope.',
  },
  {
    surah: 20,
    from: 25,
    to: 28,
    tracks: ['speech', 'courage', 'work'],
    themes: ['courage', 'speech', 'ease', 'work', 'prayer'],
    meaningInBrief:
      'Moses, peace be upon him, prays: my Lord, open my heart, make my task easy for me, and untie the knot in my tongue, so that they understand what I say.',
  },
  {
    surah: 20,
    from: 43,
    to: 44,
    tracks: ['speech', 'courage'],
    themes: ['speech', 'anger', 'courtesy'],
    meaningInBrief:
      'God tells Moses and Aaron, peace be upon them: go to Pharaoh, who has gone beyond all bounds, and speak to him gently; perhaps he will take it to heart or be in awe.',
  },
  {
    surah: 20,
    from: 45,
    to: 46,
    tracks: ['courage', 'trust'],
    themes: ['courage', 'trust', 'travel'],
    meaningInBrief:
      'Moses and Aaron, peace be upon them, say: our Lord, we fear that he may be quick to harm us, or go beyond all bounds. God tells them: do not fear, I am with you both, hearing and seeing.',
  },
  {
    surah: 20,
    from: 114,
    to: 114,
    tracks: ['learning', 'patience'],
    themes: ['knowledge', 'learning', 'patience'],
    meaningInBrief:
      'High above all is God, the true King. The Prophet, peace be upon him, is told not to hasten with the Qur’an before its revelation to him is complete, and to say: my Lord, increase me in knowledge.',
  },
  {
    surah: 20,
    from: 131,
    to: 131,
    tracks: ['provision', 'loss'],
    themes: ['envy', 'provision', 'gratitude'],
    meaningInBrief:
      'Do not strain your eyes after what God has given some people to enjoy, the flower of this life, by which He tests them; what your Lord provides is better and lasts.',
  },
  {
    surah: 24,
    from: 22,
    to: 22,
    tracks: ['home', 'service'],
    themes: ['forgiveness', 'generosity', 'family'],
    meaningInBrief:
      'Let those of you who are favoured and have plenty not swear to stop giving to relatives, to the poor and to those who left their homes in God’s way; let them pardon and overlook. Would you not love God to forgive you? God is forgiving and merciful.',
  },
  {
    surah: 24,
    from: 27,
    to: 27,
    tracks: ['home', 'order'],
    themes: ['courtesy', 'home', 'order'],
    meaningInBrief:
      'Believers are told: do not enter houses other than your own until you have asked to come in and greeted those who live there. That is better for you, so that you may take it to heart.',
  },
  {
    surah: 24,
    from: 61,
    to: 61,
    tracks: ['home', 'friendship'],
    themes: ['home', 'family', 'courtesy'],
    meaningInBrief:
      'There is no blame on the blind, the lame or the sick, nor on you, if you eat in your own houses or those of your fathers, mothers, brothers, sisters, uncles and aunts, in a house whose keys you hold, or at a friend’s; you may eat together or apart. When you enter houses, greet one another with a greeting from God, blessed and good. So God makes the signs clear to you, that you may understand.',
  },
  {
    surah: 25,
    from: 63,
    to: 63,
    tracks: ['courage', 'standing'],
    themes: ['humility', 'courtesy', 'anger'],
    meaningInBrief:
      'The servants of the Merciful are those who walk humbly on the earth and, when the ignorant speak to them, answer with peace.',
  },
  {
    surah: 25,
    from: 67,
    to: 67,
    tracks: ['order', 'provision'],
    themes: ['moderation', 'generosity', 'order'],
    meaningInBrief:
      'When the servants of the Merciful spend, they are neither wasteful nor miserly, but keep a balance between the two.',
  },
  {
    surah: 25,
    from: 70,
    to: 71,
    tracks: ['trust', 'friendship'],
    themes: ['repentance', 'hope'],
    meaningInBrief:
      'A warning against grave sins goes before. It does not hold for those who turn back, believe and do good: God changes their wrongs into good, and He is forgiving and merciful. Anyone who turns back and does good has truly turned to God.',
  },
  {
    surah: 25,
    from: 72,
    to: 72,
    tracks: ['speech', 'standing'],
    themes: ['speech', 'honesty'],
    meaningInBrief:
      'The servants of the Merciful bear no false witness and, when they pass by idle talk, pass by with dignity.',
  },
  {
    surah: 25,
    from: 74,
    to: 74,
    tracks: ['home'],
    themes: ['children', 'family', 'partnership'],
    meaningInBrief:
      'The servants of the Merciful pray: our Lord, give us joy in our spouses and our descendants, and make us an example for those who are mindful of You.',
  },
  {
    surah: 26,
    from: 61,
    to: 62,
    tracks: ['courage', 'trust'],
    themes: ['courage', 'trust', 'hope'],
    meaningInBrief:
      'When the two groups came in sight of each other, the companions of Moses, peace be upon him, said: we are caught. He said: no! My Lord is with me; He will guide me.',
  },
  {
    surah: 28,
    from: 23,
    to: 24,
    tracks: ['service', 'trust', 'provision'],
    themes: ['service', 'provision', 'retreat', 'travel'],
    meaningInBrief:
      'At the water of Madyan, Moses, peace be upon him, finds a crowd who water their animals and, apart from them, two women who hold theirs back. He asks: what is the matter? They say: we do not water until the shepherds have driven theirs away, and our father is very old. He waters for them, turns to the shade and says: my Lord, I am in need of any good that You send down to me.',
  },
  {
    surah: 29,
    from: 20,
    to: 20,
    tracks: ['learning'],
    themes: ['travel', 'knowledge', 'learning'],
    meaningInBrief:
      'Say: travel through the earth and see how God began creation; He then brings about the last creation. God has power over all things.',
  },
  {
    surah: 29,
    from: 69,
    to: 69,
    tracks: ['work', 'learning'],
    themes: ['work', 'hope', 'learning'],
    meaningInBrief: 'Those who strive for God, He guides to His ways; God is with those who do good.',
  },
  {
    surah: 30,
    from: 21,
    to: 21,
    tracks: ['trust', 'home'],
    themes: ['partnership', 'family', 'home', 'ease'],
    meaningInBrief:
      'Among God’s signs: He created for you spouses from among yourselves, so that you find rest in them, and set love and mercy between you. In that are signs for people who reflect.',
  },
  {
    surah: 31,
    from: 14,
    to: 14,
    tracks: ['home'],
    themes: ['family', 'gratitude'],
    meaningInBrief:
      'God gives people a command about their parents. The mother carried the child with weakness upon weakness, and weaning took two years. The command: be thankful to Me and to your parents; to Me all return.',
  },
  {
    surah: 31,
    from: 17,
    to: 17,
    tracks: ['patience', 'home'],
    themes: ['children', 'prayer', 'patience'],
    meaningInBrief:
      'Luqman tells his son: keep up prayer, urge what is right, forbid what is wrong, and be patient with whatever happens to you. That takes true resolve.',
  },
  {
    surah: 31,
    from: 18,
    to: 19,
    tracks: ['standing', 'speech', 'order'],
    themes: ['humility', 'courtesy', 'standing', 'moderation'],
    meaningInBrief:
      'Luqman tells his son: do not turn your cheek from people in scorn, nor walk the earth in conceit; God loves no one who is vain and boastful. Be moderate in your walk and lower your voice; the ugliest of voices is the donkey’s.',
  },
  {
    surah: 33,
    from: 41,
    to: 42,
    tracks: ['worship'],
    themes: ['remembrance', 'time'],
    meaningInBrief: 'Believers are told: remember God much, and glorify Him morning and evening.',
  },
  {
    surah: 33,
    from: 70,
    to: 71,
    tracks: ['speech', 'standing'],
    themes: ['speech', 'honesty'],
    meaningInBrief:
      'Believers are told: be mindful of God and speak what is true and right; He puts your deeds right and forgives you your sins. Anyone who obeys God and His Messenger, peace be upon him, has won a great success.',
  },
  {
    surah: 39,
    from: 9,
    to: 9,
    tracks: ['learning', 'worship'],
    themes: ['knowledge', 'learning', 'prayer'],
    meaningInBrief:
      'What of one who is devout in the hours of the night, prostrate and standing, in fear of the life to come and in hope of the mercy of his Lord? Say: are those who know equal to those who do not know? Only people of understanding take this to heart.',
  },
  {
    surah: 39,
    from: 10,
    to: 10,
    tracks: ['patience'],
    themes: ['patience', 'hope', 'travel'],
    meaningInBrief:
      'God’s believing servants are told: be mindful of your Lord. For those who do good in this world there is good. God’s earth is wide, and the patient are given their reward in full, beyond all counting.',
  },
  {
    surah: 39,
    from: 53,
    to: 53,
    tracks: ['trust', 'friendship'],
    themes: ['repentance', 'hope', 'forgiveness'],
    meaningInBrief:
      'God’s servants who have gone too far against their own souls are told: do not despair of God’s mercy. God forgives all sins; He is the Forgiving, the Merciful.',
  },
  {
    surah: 41,
    from: 34,
    to: 34,
    tracks: ['courage', 'friendship'],
    themes: ['anger', 'forgiveness', 'friendship'],
    meaningInBrief:
      'Good and evil are not alike. Repel evil with what is better, and someone with whom there was enmity becomes like a close friend.',
  },
  {
    surah: 42,
    from: 37,
    to: 37,
    tracks: ['courage', 'standing'],
    themes: ['anger', 'forgiveness', 'repentance'],
    meaningInBrief:
      'Of those for whom what God has is better and lasts, as the verse before says: they avoid grave sins and indecency and, when they are angry, forgive.',
  },
  {
    surah: 42,
    from: 38,
    to: 38,
    tracks: ['friendship', 'order', 'work'],
    themes: ['partnership', 'community', 'prayer', 'generosity'],
    meaningInBrief:
      'Of those for whom what God has is better and lasts, as verse 36 says: they answer their Lord, keep up prayer, settle their affairs by consulting one another, and give of what God has provided for them.',
  },
  {
    surah: 42,
    from: 41,
    to: 43,
    tracks: ['courage', 'patience'],
    themes: ['patience', 'forgiveness', 'justice'],
    meaningInBrief:
      'Those who defend themselves after a wrong are not to blame. Blame is on those who wrong people and oppress others on earth without right; for them there is a painful punishment. But to be patient and forgive takes true resolve.',
  },
  {
    surah: 49,
    from: 10,
    to: 10,
    tracks: ['friendship'],
    themes: ['community', 'friendship', 'justice'],
    meaningInBrief:
      'The believers are brothers. Make peace between your brothers, and be mindful of God, that you may be shown mercy.',
  },
  {
    surah: 49,
    from: 11,
    to: 11,
    tracks: ['speech', 'standing'],
    themes: ['speech', 'courtesy', 'humility'],
    meaningInBrief:
      'Believers are told: let no people mock another, who may be better than they, nor women other women, who may be better than they. Do not find fault with one another, nor call each other by hurtful names; wickedness is an evil name to bear after belief. Those who do not turn back are wrongdoers.',
  },
  {
    surah: 49,
    from: 12,
    to: 12,
    tracks: ['speech', 'trust'],
    themes: ['speech', 'honesty', 'friendship'],
    meaningInBrief:
      'Believers are told: avoid much suspicion, for some suspicion is a sin. Do not spy, and do not speak ill of the absent: would any of you like to eat the flesh of a dead brother? You would hate it. Be mindful of God; He accepts those who turn back, and is merciful.',
  },
  {
    surah: 49,
    from: 13,
    to: 13,
    tracks: ['standing', 'friendship'],
    themes: ['community', 'standing', 'humility', 'knowledge'],
    meaningInBrief:
      'God says to all people: We created you from a male and a female, and made you nations and tribes so that you come to know each other. The noblest of you with God is the one who is most mindful of Him; God knows and is aware of all.',
  },
  {
    surah: 50,
    from: 16,
    to: 18,
    tracks: ['speech', 'standing'],
    themes: ['speech', 'honesty', 'remembrance'],
    meaningInBrief:
      'God created human beings and knows what the soul of each whispers; He is nearer to them than the jugular vein. Two who record sit on the right and on the left, and no word is spoken without a watcher ready beside it.',
  },
  {
    surah: 57,
    from: 7,
    to: 7,
    tracks: ['provision', 'service'],
    themes: ['inheritance', 'generosity', 'trust'],
    meaningInBrief:
      'Believe in God and His Messenger, peace be upon him, and give of that in which God has made you trustees. Those of you who believe and give have a great reward.',
  },
  {
    surah: 58,
    from: 11,
    to: 11,
    tracks: ['learning', 'friendship'],
    themes: ['knowledge', 'learning', 'courtesy', 'standing'],
    meaningInBrief:
      'Believers are told: when you are asked to make room in gatherings, make room, and God makes room for you; when you are told to rise, rise. God raises in rank those of you who believe and those who have been given knowledge; He is aware of what you do.',
  },
  {
    surah: 59,
    from: 9,
    to: 9,
    tracks: ['service', 'friendship', 'home'],
    themes: ['generosity', 'home', 'envy'],
    meaningInBrief:
      'Those who already lived in the city and in faith love those who come to them for refuge, feel in their hearts no need of what these are given, and put them before themselves, though they are poor. Anyone who is saved from the greed of their own soul is among those who prosper.',
  },
  {
    surah: 59,
    from: 10,
    to: 10,
    tracks: ['loss', 'friendship'],
    themes: ['forgiveness', 'prayer', 'community'],
    meaningInBrief:
      'Those who come after the first believers pray: our Lord, forgive us and our brothers who went before us in faith, and leave no ill will in our hearts towards those who believe. Our Lord, You are kind and merciful.',
  },
  {
    surah: 59,
    from: 18,
    to: 18,
    tracks: ['order', 'patience'],
    themes: ['time', 'order', 'honesty'],
    meaningInBrief:
      'Believers are told: be mindful of God, and let every soul look to what it has sent ahead for tomorrow. Be mindful of God; He is aware of what you do.',
  },
  {
    surah: 61,
    from: 2,
    to: 3,
    tracks: ['speech', 'standing', 'work'],
    themes: ['honesty', 'speech', 'work'],
    meaningInBrief:
      'Believers are asked: why do you say what you do not do? It is most hateful to God that you say what you do not do.',
  },
  {
    surah: 62,
    from: 9,
    to: 10,
    tracks: ['work', 'order'],
    themes: ['work', 'provision', 'remembrance'],
    meaningInBrief:
      'Believers are told: when the call comes for the Friday prayer, go promptly to the remembrance of God and leave off trade; that is better for you, if you knew. When the prayer is over, spread through the land, seek God’s bounty and remember Him often, that you may prosper.',
  },
  {
    surah: 64,
    from: 16,
    to: 16,
    tracks: ['provision', 'order'],
    themes: ['moderation', 'generosity', 'envy'],
    meaningInBrief:
      'Be mindful of God as far as you are able, listen, obey and give; that is better for yourselves. Anyone who is saved from the greed of their own soul is among those who prosper.',
  },
  {
    surah: 67,
    from: 15,
    to: 15,
    tracks: ['work', 'provision'],
    themes: ['travel', 'provision', 'work'],
    meaningInBrief:
      'God made the earth easy for you: walk its paths and eat of what He provides. To Him you rise again.',
  },
  {
    surah: 73,
    from: 6,
    to: 8,
    tracks: ['worship', 'order'],
    themes: ['retreat', 'prayer', 'time', 'solitude'],
    meaningInBrief:
      'Rising in the night goes deeper and makes recitation truer; by day you have long work. Remember the name of your Lord, and devote yourself to Him wholly.',
  },
  {
    surah: 76,
    from: 8,
    to: 9,
    tracks: ['service', 'standing'],
    themes: ['generosity', 'service', 'provision', 'humility'],
    meaningInBrief:
      'The righteous give food to the poor, the orphan and the captive, out of love for God or, as the words can also be read, although they love it themselves. They say: we feed you for God’s sake only, and want neither reward nor thanks from you.',
  },
  {
    surah: 87,
    from: 14,
    to: 17,
    tracks: ['loss', 'worship'],
    themes: ['remembrance', 'prayer', 'hope'],
    meaningInBrief:
      'Those who purify themselves, remember the name of their Lord and pray are those who prosper. Yet you prefer the life of this world, though the life to come is better and lasts.',
  },
  {
    surah: 90,
    from: 11,
    to: 17,
    tracks: ['service', 'patience'],
    themes: ['patience', 'community', 'service'],
    meaningInBrief:
      'The human being has not tried the steep path. What is the steep path? To free a slave, or, on a day of hunger, to feed an orphan who is a relative or a poor person in the dust; and then to be of those who believe and urge one another to patience and to compassion.',
  },
  {
    surah: 93,
    from: 1,
    to: 3,
    tracks: ['loss', 'trust', 'worship'],
    themes: ['hope', 'grief', 'solitude'],
    meaningInBrief:
      'By the morning light and by the night when it is still, God assures the Prophet, peace be upon him, that his Lord has not forsaken him and does not hate him.',
  },
  {
    surah: 93,
    from: 6,
    to: 11,
    tracks: ['service', 'provision'],
    themes: ['service', 'gratitude', 'justice', 'generosity'],
    meaningInBrief:
      'The Prophet, peace be upon him, is reminded that God found him an orphan and sheltered him, found him lost and guided him, found him in need and gave him enough. So he is told: do not be harsh with the orphan, do not scold the one who asks, and tell of the bounty of your Lord.',
  },
  {
    surah: 94,
    from: 5,
    to: 6,
    tracks: ['loss', 'patience'],
    themes: ['ease', 'hope', 'grief'],
    meaningInBrief:
      'The Prophet, peace be upon him, is told: with hardship there is ease; with hardship there is ease.',
  },
  {
    surah: 94,
    from: 7,
    to: 8,
    tracks: ['work', 'worship'],
    themes: ['work', 'time', 'order'],
    meaningInBrief:
      'The Prophet, peace be upon him, is told: when you are free, take up the next effort, and turn to your Lord with longing.',
  },
  {
    surah: 95,
    from: 4,
    to: 6,
    tracks: ['service', 'standing'],
    themes: ['body', 'beauty', 'humility'],
    meaningInBrief:
      'God created human beings in the finest form, then brought them down to the lowest of the low, except those who believe and do good deeds: theirs is a reward without end.',
  },
  {
    surah: 96,
    from: 1,
    to: 5,
    tracks: ['learning'],
    themes: ['learning', 'knowledge', 'remembrance'],
    meaningInBrief:
      'Read, in the name of your Lord who created, who created human beings from a clinging form. Read: your Lord is the most generous, who taught by the pen, who taught human beings what they did not know.',
  },
  {
    surah: 99,
    from: 6,
    to: 8,
    tracks: ['work', 'standing'],
    themes: ['work', 'justice', 'hope'],
    meaningInBrief:
      'On the last Day people come forth in groups to be shown what they did. Anyone who has done an atom’s weight of good sees it, and anyone who has done an atom’s weight of evil sees it.',
  },
  {
    surah: 103,
    from: 1,
    to: 3,
    tracks: ['patience', 'friendship'],
    themes: ['time', 'patience', 'honesty', 'community'],
    meaningInBrief:
      'By time: human beings are in loss, except those who believe, do good deeds, and urge one another to truth and to patience.',
  },
  {
    surah: 107,
    from: 1,
    to: 7,
    tracks: ['standing', 'service'],
    themes: ['prayer', 'service', 'honesty'],
    meaningInBrief:
      'Have you seen the one who denies the Judgement? That is the one who pushes the orphan away and does not urge the feeding of the poor. Woe to those who pray but are careless of their prayer, who make a show, and refuse a small kindness.',
  },
]

/** The passages that may be shown with a track, in the order of the Qur’an. */
export function ayahsForTrack(track: TrackName): readonly AyahRef[] {
  return AYAHS.filter(({ tracks }) => tracks.includes(track))
}
