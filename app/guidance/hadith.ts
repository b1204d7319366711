import type { TrackName } from './types.ts'

export type Narrator =
  | 'Abd Allah ibn Amr'
  | 'Abd Allah ibn Masud'
  | 'Abd Allah ibn Umar'
  | 'Abu Ayyub al-Ansari'
  | 'Abu Dharr'
  | 'Abu Hurayra'
  | 'Abu Juhayfa'
  | 'Abu Musa'
  | 'Abu Said al-Khudri'
  | 'Abu Said al-Khudri and Abu Hurayra'
  | 'Aisha'
  | 'Anas ibn Malik'
  | 'Hakim ibn Hizam'
  | 'Hanzala al-Usayyidi'
  | 'Ibn Abbas'
  | 'Suhayb'
  | 'Umar ibn al-Khattab'
  | 'Uthman'
  | 'al-Miqdam'

export interface Hadith {
  /** Collection and number, such as 'bukhari-6114'. */
  id: string
  track: TrackName
  /** Our own rendering of the Arabic, under sixty words; no published translation is copied. */
  english: string
  /** The words quoted, without the chain of narrators. */
  arabic: string
  collection: 'Sahih al-Bukhari' | 'Sahih Muslim'
  /** The book within the collection. */
  book: string
  /** By Muhammad Fu'ad Abd al-Baqi, as at sunnah.com; its letters for variants (2564a, 2564b) are left off. */
  number: string
  narrator: Narrator
  /** Only the two Sahih collections are quoted, because scholars accept their hadith as sound. */
  grade: 'Sahih'
  /** A part of a longer hadith. */
  excerpt: boolean
}

/**
 * Each hadith occurs once and belongs to one track. Text, number and sense of each were compared with two open
 * collections of the texts of sunnah.com, `AhmedBaset/hadith-json` and `fawazahmed0/hadith-api`. Each text has 'peace
 * be upon him' once after the name of a prophet. The Arabic is written as it is printed today (لَا, شَيْء), where that
 * website has the letters of two printings side by side, and has the prayer that is usual after the name of a companion.
 */
export const HADITH: readonly Hadith[] = [
  {
    id: 'muslim-2675',
    track: 'trust',
    english:
      'The Prophet, peace be upon him, said: ‘God says: I am as My servant thinks of Me, and I am with him when he calls on Me.’',
    arabic: 'إِنَّ اللَّهَ يَقُولُ أَنَا عِنْدَ ظَنِّ عَبْدِي بِي وَأَنَا مَعَهُ إِذَا دَعَانِي',
    collection: 'Sahih Muslim',
    book: 'Remembrance',
    number: '2675',
    narrator: 'Abu Hurayra',
    grade: 'Sahih',
    excerpt: false,
  },
  {
    id: 'bukhari-33',
    track: 'trust',
    english:
      'The Prophet, peace be upon him, said: ‘The signs of a hypocrite are three: when he speaks, he lies; when he promises, he breaks his word; and when he is trusted, he betrays.’',
    arabic: 'آيَةُ الْمُنَافِقِ ثَلَاثٌ إِذَا حَدَّثَ كَذَبَ، وَإِذَا وَعَدَ أَخْلَفَ، وَإِذَا اؤْتُمِنَ خَانَ',
    collection: 'Sahih al-Bukhari',
    book: 'Belief',
    number: '33',
    narrator: 'Abu Hurayra',
    grade: 'Sahih',
    excerpt: false,
  },
  {
    id: 'bukhari-6133',
    track: 'trust',
    english: 'The Prophet, peace be upon him, said: ‘A believer is not stung twice from the same hole.’',
    arabic: 'لَا يُلْدَغُ الْمُؤْمِنُ مِنْ جُحْرٍ وَاحِدٍ مَرَّتَيْنِ',
    collection: 'Sahih al-Bukhari',
    book: 'Good Manners',
    number: '6133',
    narrator: 'Abu Hurayra',
    grade: 'Sahih',
    excerpt: false,
  },
  {
    id: 'bukhari-6018',
    track: 'speech',
    english:
      'The Prophet, peace be upon him, said: ‘Whoever believes in God and the Last Day, let him not harm his neighbour; whoever believes in God and the Last Day, let him honour his guest; and whoever believes in God and the Last Day, let him say what is good or be silent.’',
    arabic:
      'مَنْ كَانَ يُؤْمِنُ بِاللَّهِ وَالْيَوْمِ الْآخِرِ فَلَا يُؤْذِ جَارَهُ، وَمَنْ كَانَ يُؤْمِنُ بِاللَّهِ وَالْيَوْمِ الْآخِرِ فَلْيُكْرِمْ ضَيْفَهُ، وَمَنْ كَانَ يُؤْمِنُ بِاللَّهِ وَالْيَوْمِ الْآخِرِ فَلْيَقُلْ خَيْرًا أَوْ لِيَصْمُتْ',
    collection: 'Sahih al-Bukhari',
    book: 'Good Manners',
    number: '6018',
    narrator: 'Abu Hurayra',
    grade: 'Sahih',
    excerpt: false,
  },
  {
    id: 'bukhari-6484',
    track: 'speech',
    english:
      'The Prophet, peace be upon him, said: ‘A Muslim is one from whose tongue and hand Muslims are safe, and an emigrant is one who leaves what God has forbidden.’',
    arabic: 'الْمُسْلِمُ مَنْ سَلِمَ الْمُسْلِمُونَ مِنْ لِسَانِهِ وَيَدِهِ، وَالْمُهَاجِرُ مَنْ هَجَرَ مَا نَهَى اللَّهُ عَنْهُ',
    collection: 'Sahih al-Bukhari',
    book: 'Softening the Heart',
    number: '6484',
    narrator: 'Abd Allah ibn Amr',
    grade: 'Sahih',
    excerpt: false,
  },
  {
    id: 'bukhari-6446',
    track: 'provision',
    english:
      'The Prophet, peace be upon him, said: ‘To be rich is not to have many goods; to be rich is to be rich in soul.’',
    arabic: 'لَيْسَ الْغِنَى عَنْ كَثْرَةِ الْعَرَضِ، وَلَكِنَّ الْغِنَى غِنَى النَّفْسِ',
    collection: 'Sahih al-Bukhari',
    book: 'Softening the Heart',
    number: '6446',
    narrator: 'Abu Hurayra',
    grade: 'Sahih',
    excerpt: false,
  },
  {
    id: 'bukhari-1427',
    track: 'provision',
    english:
      'The Prophet, peace be upon him, said: ‘The upper hand is better than the lower. Begin with those who depend on you. The best charity is given out of what you can spare. Whoever holds back from asking, God helps him hold back; and whoever seeks to need no one, God frees from need.’',
    arabic:
      'الْيَدُ الْعُلْيَا خَيْرٌ مِنَ الْيَدِ السُّفْلَى، وَابْدَأْ بِمَنْ تَعُولُ، وَخَيْرُ الصَّدَقَةِ عَنْ ظَهْرِ غِنًى، وَمَنْ يَسْتَعْفِفْ يُعِفَّهُ اللَّهُ، وَمَنْ يَسْتَغْنِ يُغْنِهِ اللَّهُ',
    collection: 'Sahih al-Bukhari',
    book: 'Alms',
    number: '1427',
    narrator: 'Hakim ibn Hizam',
    grade: 'Sahih',
    excerpt: false,
  },
  {
    id: 'muslim-2963',
    track: 'provision',
    english:
      'The Prophet, peace be upon him, said: ‘Look at those who are below you, and not at those who are above you: it makes you less likely to belittle the favour of God.’',
    arabic: 'انْظُرُوا إِلَى مَنْ أَسْفَلَ مِنْكُمْ وَلَا تَنْظُرُوا إِلَى مَنْ هُوَ فَوْقَكُمْ فَهُوَ أَجْدَرُ أَنْ لَا تَزْدَرُوا نِعْمَةَ اللَّهِ',
    collection: 'Sahih Muslim',
    book: 'Renunciation',
    number: '2963',
    narrator: 'Abu Hurayra',
    grade: 'Sahih',
    excerpt: false,
  },
  {
    id: 'bukhari-2072',
    track: 'work',
    english:
      'The Prophet, peace be upon him, said: ‘No one ever ate better food than what came from the work of his own hand. David, the prophet of God, peace be upon him, ate from the work of his hand.’',
    arabic:
      'مَا أَكَلَ أَحَدٌ طَعَامًا قَطُّ خَيْرًا مِنْ أَنْ يَأْكُلَ مِنْ عَمَلِ يَدِهِ، وَإِنَّ نَبِيَّ اللَّهِ دَاوُدَ ـ عَلَيْهِ السَّلَامُ ـ كَانَ يَأْكُلُ مِنْ عَمَلِ يَدِهِ',
    collection: 'Sahih al-Bukhari',
    book: 'Trade',
    number: '2072',
    narrator: 'al-Miqdam',
    grade: 'Sahih',
    excerpt: false,
  },
  {
    id: 'bukhari-2074',
    track: 'work',
    english:
      'The Prophet, peace be upon him, said: ‘For one of you to carry a bundle of firewood on his back is better than to ask someone, who may give to him or refuse.’',
    arabic: 'لأَنْ يَحْتَطِبَ أَحَدُكُمْ حُزْمَةً عَلَى ظَهْرِهِ خَيْرٌ مِنْ أَنْ يَسْأَلَ أَحَدًا، فَيُعْطِيَهُ أَوْ يَمْنَعَهُ',
    collection: 'Sahih al-Bukhari',
    book: 'Trade',
    number: '2074',
    narrator: 'Abu Hurayra',
    grade: 'Sahih',
    excerpt: false,
  },
  {
    id: 'bukhari-6465',
    track: 'work',
    english:
      'The Prophet, peace be upon him, was asked which deeds God loves most. He said: ‘The most constant, even if they are few.’ And he said: ‘Take on such deeds as you can bear.’',
    arabic:
      'سُئِلَ النَّبِيُّ صلى الله عليه وسلم أَيُّ الْأَعْمَالِ أَحَبُّ إِلَى اللَّهِ قَالَ «أَدْوَمُهَا وَإِنْ قَلَّ». وَقَالَ «اكْلَفُوا مِنَ الْأَعْمَالِ مَا تُطِيقُونَ»',
    collection: 'Sahih al-Bukhari',
    book: 'Softening the Heart',
    number: '6465',
    narrator: 'Aisha',
    grade: 'Sahih',
    excerpt: false,
  },
  {
    id: 'bukhari-676',
    track: 'home',
    english:
      'Aisha was asked what the Prophet, peace be upon him, used to do at home. She said: ‘He was at the service of his family, and when the time of prayer came, he went out to pray.’',
    arabic:
      'سَأَلْتُ عَائِشَةَ مَا كَانَ النَّبِيُّ صلى الله عليه وسلم يَصْنَعُ فِي بَيْتِهِ قَالَتْ كَانَ يَكُونُ فِي مِهْنَةِ أَهْلِهِ ـ تَعْنِي خِدْمَةَ أَهْلِهِ ـ فَإِذَا حَضَرَتِ الصَّلَاةُ خَرَجَ إِلَى الصَّلَاةِ',
    collection: 'Sahih al-Bukhari',
    book: 'The Call to Prayer',
    number: '676',
    narrator: 'Aisha',
    grade: 'Sahih',
    excerpt: false,
  },
  {
    id: 'bukhari-5991',
    track: 'home',
    english:
      'The Prophet, peace be upon him, said: ‘To keep the ties of kinship is not to return like for like. The one who keeps them is the one who, when they are cut, joins them again.’',
    arabic: 'لَيْسَ الْوَاصِلُ بِالْمُكَافِئِ، وَلَكِنِ الْوَاصِلُ الَّذِي إِذَا قَطَعَتْ رَحِمُهُ وَصَلَهَا',
    collection: 'Sahih al-Bukhari',
    book: 'Good Manners',
    number: '5991',
    narrator: 'Abd Allah ibn Amr',
    grade: 'Sahih',
    excerpt: false,
  },
  {
    id: 'bukhari-5997',
    track: 'home',
    english:
      'The Prophet, peace be upon him, kissed al-Hasan, the son of Ali. A man who sat there said: ‘I have ten children, and I have never kissed one of them.’ The Prophet looked at him and said: ‘Whoever shows no mercy is shown no mercy.’',
    arabic:
      'قَبَّلَ رَسُولُ اللَّهِ صلى الله عليه وسلم الْحَسَنَ بْنَ عَلِيٍّ وَعِنْدَهُ الْأَقْرَعُ بْنُ حَابِسٍ التَّمِيمِيُّ جَالِسًا. فَقَالَ الْأَقْرَعُ إِنَّ لِي عَشَرَةً مِنَ الْوَلَدِ مَا قَبَّلْتُ مِنْهُمْ أَحَدًا. فَنَظَرَ إِلَيْهِ رَسُولُ اللَّهِ صلى الله عليه وسلم ثُمَّ قَالَ «مَنْ لَا يَرْحَمُ لَا يُرْحَمُ»',
    collection: 'Sahih al-Bukhari',
    book: 'Good Manners',
    number: '5997',
    narrator: 'Abu Hurayra',
    grade: 'Sahih',
    excerpt: false,
  },
  {
    id: 'bukhari-6000',
    track: 'home',
    english:
      'The Prophet, peace be upon him, said: ‘God made mercy in a hundred parts. He kept ninety-nine with Him and sent one down to earth. By that part creatures show mercy to each other, so that a mare lifts her hoof from her foal, for fear of hurting it.’',
    arabic:
      'جَعَلَ اللَّهُ الرَّحْمَةَ مِائَةَ جُزْءٍ، فَأَمْسَكَ عِنْدَهُ تِسْعَةً وَتِسْعِينَ جُزْءًا، وَأَنْزَلَ فِي الْأَرْضِ جُزْءًا وَاحِدًا، فَمِنْ ذَلِكَ الْجُزْءِ يَتَرَاحَمُ الْخَلْقُ، حَتَّى تَرْفَعَ الْفَرَسُ حَافِرَهَا عَنْ وَلَدِهَا خَشْيَةَ أَنْ تُصِيبَهُ',
    collection: 'Sahih al-Bukhari',
    book: 'Good Manners',
    number: '6000',
    narrator: 'Abu Hurayra',
    grade: 'Sahih',
    excerpt: false,
  },
  {
    id: 'muslim-2699',
    track: 'learning',
    english:
      'The Prophet, peace be upon him, said: ‘Whoever takes a path in search of knowledge, God makes easy for him by it a path to Paradise.’',
    arabic: 'مَنْ سَلَكَ طَرِيقًا يَلْتَمِسُ فِيهِ عِلْمًا سَهَّلَ اللَّهُ لَهُ بِهِ طَرِيقًا إِلَى الْجَنَّةِ',
    collection: 'Sahih Muslim',
    book: 'Remembrance',
    number: '2699',
    narrator: 'Abu Hurayra',
    grade: 'Sahih',
    excerpt: true,
  },
  {
    id: 'bukhari-5027',
    track: 'learning',
    english:
      'The Prophet, peace be upon him, said: ‘The best of you is whoever learns the Qur’an and teaches it.’',
    arabic: 'خَيْرُكُمْ مَنْ تَعَلَّمَ الْقُرْآنَ وَعَلَّمَهُ',
    collection: 'Sahih al-Bukhari',
    book: 'The Merits of the Qur’an',
    number: '5027',
    narrator: 'Uthman',
    grade: 'Sahih',
    excerpt: false,
  },
  {
    id: 'bukhari-69',
    track: 'learning',
    english:
      'The Prophet, peace be upon him, said: ‘Make things easy and do not make them hard; give good news and do not drive people away.’',
    arabic: 'يَسِّرُوا وَلَا تُعَسِّرُوا، وَبَشِّرُوا وَلَا تُنَفِّرُوا',
    collection: 'Sahih al-Bukhari',
    book: 'Knowledge',
    number: '69',
    narrator: 'Anas ibn Malik',
    grade: 'Sahih',
    excerpt: false,
  },
  {
    id: 'muslim-798',
    track: 'learning',
    english:
      'The Prophet, peace be upon him, said: ‘Whoever has mastered the Qur’an is with the noble and pious scribes, and whoever recites it haltingly and with hardship has two rewards.’',
    arabic: 'الْمَاهِرُ بِالْقُرْآنِ مَعَ السَّفَرَةِ الْكِرَامِ الْبَرَرَةِ وَالَّذِي يَقْرَأُ الْقُرْآنَ وَيَتَتَعْتَعُ فِيهِ وَهُوَ عَلَيْهِ شَاقٌّ لَهُ أَجْرَانِ',
    collection: 'Sahih Muslim',
    book: 'The Prayer of Travellers',
    number: '798',
    narrator: 'Aisha',
    grade: 'Sahih',
    excerpt: false,
  },
  {
    id: 'bukhari-2989',
    track: 'service',
    english:
      'The Prophet, peace be upon him, said: ‘Every joint of a person owes charity each day the sun rises. To be fair between two people is charity, and so is helping someone onto his mount or lifting his load onto it, a good word, every step to prayer, and clearing harm from the road.’',
    arabic:
      'كُلُّ سُلَامَى مِنَ النَّاسِ عَلَيْهِ صَدَقَةٌ كُلَّ يَوْمٍ تَطْلُعُ فِيهِ الشَّمْسُ، يَعْدِلُ بَيْنَ الاِثْنَيْنِ صَدَقَةٌ، وَيُعِينُ الرَّجُلَ عَلَى دَابَّتِهِ، فَيَحْمِلُ عَلَيْهَا، أَوْ يَرْفَعُ عَلَيْهَا مَتَاعَهُ صَدَقَةٌ، وَالْكَلِمَةُ الطَّيِّبَةُ صَدَقَةٌ، وَكُلُّ خَطْوَةٍ يَخْطُوهَا إِلَى الصَّلَاةِ صَدَقَةٌ، وَيُمِيطُ الْأَذَى عَنِ الطَّرِيقِ صَدَقَةٌ',
    collection: 'Sahih al-Bukhari',
    book: 'Striving',
    number: '2989',
    narrator: 'Abu Hurayra',
    grade: 'Sahih',
    excerpt: false,
  },
  {
    id: 'bukhari-6134',
    track: 'service',
    english:
      'To a man who fasted every day and prayed every night, the Prophet, peace be upon him, said: ‘Do not. Stand in prayer and sleep, fast and eat: your body has a right over you, your eyes have a right over you, your guests have a right over you, and your spouse has a right over you.’',
    arabic:
      'فَلَا تَفْعَلْ، قُمْ وَنَمْ، وَصُمْ وَأَفْطِرْ، فَإِنَّ لِجَسَدِكَ عَلَيْكَ حَقًّا، وَإِنَّ لِعَيْنِكَ عَلَيْكَ حَقًّا، وَإِنَّ لِزَوْرِكَ عَلَيْكَ حَقًّا، وَإِنَّ لِزَوْجِكَ عَلَيْكَ حَقًّا',
    collection: 'Sahih al-Bukhari',
    book: 'Good Manners',
    number: '6134',
    narrator: 'Abd Allah ibn Amr',
    grade: 'Sahih',
    excerpt: true,
  },
  {
    id: 'bukhari-5353',
    track: 'service',
    english:
      'The Prophet, peace be upon him, said: ‘Whoever toils for the widow and the poor is like one who strives in God’s way, or who stands in prayer by night and fasts by day.’',
    arabic: 'السَّاعِي عَلَى الْأَرْمَلَةِ وَالْمِسْكِينِ كَالْمُجَاهِدِ فِي سَبِيلِ اللَّهِ، أَوِ الْقَائِمِ اللَّيْلَ الصَّائِمِ النَّهَارَ',
    collection: 'Sahih al-Bukhari',
    book: 'Providing for the Family',
    number: '5353',
    narrator: 'Abu Hurayra',
    grade: 'Sahih',
    excerpt: false,
  },
  {
    id: 'bukhari-2996',
    track: 'service',
    english:
      'The Prophet, peace be upon him, said: ‘When a servant of God is ill or travels, as much is written for him as what he used to do at home and in health.’',
    arabic: 'إِذَا مَرِضَ الْعَبْدُ أَوْ سَافَرَ، كُتِبَ لَهُ مِثْلُ مَا كَانَ يَعْمَلُ مُقِيمًا صَحِيحًا',
    collection: 'Sahih al-Bukhari',
    book: 'Striving',
    number: '2996',
    narrator: 'Abu Musa',
    grade: 'Sahih',
    excerpt: false,
  },
  {
    id: 'bukhari-13',
    track: 'friendship',
    english:
      'The Prophet, peace be upon him, said: ‘None of you believes until he loves for his brother what he loves for himself.’',
    arabic: 'لا يُؤْمِنُ أَحَدُكُمْ حَتَّى يُحِبَّ لأَخِيهِ مَا يُحِبُّ لِنَفْسِهِ',
    collection: 'Sahih al-Bukhari',
    book: 'Belief',
    number: '13',
    narrator: 'Anas ibn Malik',
    grade: 'Sahih',
    excerpt: false,
  },
  {
    id: 'muslim-2626',
    track: 'friendship',
    english:
      'The Prophet, peace be upon him, said: ‘Do not think little of any kindness, even if it is to meet your brother with a cheerful face.’',
    arabic: 'لَا تَحْقِرَنَّ مِنَ الْمَعْرُوفِ شَيْئًا وَلَوْ أَنْ تَلْقَى أَخَاكَ بِوَجْهٍ طَلْقٍ',
    collection: 'Sahih Muslim',
    book: 'Virtue and Kinship',
    number: '2626',
    narrator: 'Abu Dharr',
    grade: 'Sahih',
    excerpt: false,
  },
  {
    id: 'bukhari-5534',
    track: 'friendship',
    english:
      'The Prophet, peace be upon him, said: ‘A good companion and a bad one are like a carrier of musk and a blower of bellows. The one gives you musk, or you buy it, or you enjoy its scent; the other burns your clothes, or you meet with a foul smell.’',
    arabic:
      'مَثَلُ الْجَلِيسِ الصَّالِحِ وَالسَّوْءِ كَحَامِلِ الْمِسْكِ وَنَافِخِ الْكِيرِ، فَحَامِلُ الْمِسْكِ إِمَّا أَنْ يُحْذِيَكَ، وَإِمَّا أَنْ تَبْتَاعَ مِنْهُ، وَإِمَّا أَنْ تَجِدَ مِنْهُ رِيحًا طَيِّبَةً، وَنَافِخُ الْكِيرِ إِمَّا أَنْ يُحْرِقَ ثِيَابَكَ، وَإِمَّا أَنْ تَجِدَ رِيحًا خَبِيثَةً',
    collection: 'Sahih al-Bukhari',
    book: 'Hunting and Slaughter',
    number: '5534',
    narrator: 'Abu Musa',
    grade: 'Sahih',
    excerpt: false,
  },
  {
    id: 'muslim-482',
    track: 'worship',
    english:
      'The Prophet, peace be upon him, said: ‘A servant is never closer to his Lord than when he prostrates himself, so call on God much.’',
    arabic: 'أَقْرَبُ مَا يَكُونُ الْعَبْدُ مِنْ رَبِّهِ وَهُوَ سَاجِدٌ فَأَكْثِرُوا الدُّعَاءَ',
    collection: 'Sahih Muslim',
    book: 'Prayer',
    number: '482',
    narrator: 'Abu Hurayra',
    grade: 'Sahih',
    excerpt: false,
  },
  {
    id: 'bukhari-6407',
    track: 'worship',
    english:
      'The Prophet, peace be upon him, said: ‘One who remembers his Lord and one who does not are like the living and the dead.’',
    arabic: 'مَثَلُ الَّذِي يَذْكُرُ رَبَّهُ وَالَّذِي لَا يَذْكُرُ مَثَلُ الْحَيِّ وَالْمَيِّتِ',
    collection: 'Sahih al-Bukhari',
    book: 'Invocations',
    number: '6407',
    narrator: 'Abu Musa',
    grade: 'Sahih',
    excerpt: false,
  },
  {
    id: 'bukhari-6340',
    track: 'worship',
    english:
      'The Prophet, peace be upon him, said: ‘Each of you is answered as long as he is not hasty and does not say: I have prayed, and was not answered.’',
    arabic: 'يُسْتَجَابُ لأَحَدِكُمْ مَا لَمْ يَعْجَلْ يَقُولُ دَعَوْتُ فَلَمْ يُسْتَجَبْ لِي',
    collection: 'Sahih al-Bukhari',
    book: 'Invocations',
    number: '6340',
    narrator: 'Abu Hurayra',
    grade: 'Sahih',
    excerpt: false,
  },
  {
    id: 'bukhari-6077',
    track: 'courage',
    english:
      'The Prophet, peace be upon him, said: ‘It is not lawful for a man to shun his brother for more than three nights, so that they meet and this one turns away and that one turns away; and the better of the two is the one who greets first.’',
    arabic: 'لَا يَحِلُّ لِرَجُلٍ أَنْ يَهْجُرَ أَخَاهُ فَوْقَ ثَلَاثِ لَيَالٍ، يَلْتَقِيَانِ فَيُعْرِضُ هَذَا وَيُعْرِضُ هَذَا، وَخَيْرُهُمَا الَّذِي يَبْدَأُ بِالسَّلَامِ',
    collection: 'Sahih al-Bukhari',
    book: 'Good Manners',
    number: '6077',
    narrator: 'Abu Ayyub al-Ansari',
    grade: 'Sahih',
    excerpt: false,
  },
  {
    id: 'bukhari-6114',
    track: 'courage',
    english:
      'The Prophet, peace be upon him, said: ‘The strong one is not the wrestler. The strong one is he who masters himself when he is angry.’',
    arabic: 'لَيْسَ الشَّدِيدُ بِالصُّرَعَةِ، إِنَّمَا الشَّدِيدُ الَّذِي يَمْلِكُ نَفْسَهُ عِنْدَ الْغَضَبِ',
    collection: 'Sahih al-Bukhari',
    book: 'Good Manners',
    number: '6114',
    narrator: 'Abu Hurayra',
    grade: 'Sahih',
    excerpt: false,
  },
  {
    id: 'bukhari-6369',
    track: 'courage',
    english:
      'The Prophet, peace be upon him, used to say: ‘O God, I seek refuge in You from worry and grief, from weakness and laziness, from cowardice and meanness, from the weight of debt, and from being overpowered by people.’',
    arabic: 'اللَّهُمَّ إِنِّي أَعُوذُ بِكَ مِنَ الْهَمِّ وَالْحَزَنِ، وَالْعَجْزِ وَالْكَسَلِ، وَالْجُبْنِ وَالْبُخْلِ، وَضَلَعِ الدَّيْنِ، وَغَلَبَةِ الرِّجَالِ',
    collection: 'Sahih al-Bukhari',
    book: 'Invocations',
    number: '6369',
    narrator: 'Anas ibn Malik',
    grade: 'Sahih',
    excerpt: false,
  },
  {
    id: 'bukhari-2444',
    track: 'courage',
    english:
      'The Prophet, peace be upon him, said: ‘Help your brother, whether he does wrong or is wronged.’ They asked: ‘We help him when he is wronged, but how do we help him when he does wrong?’ He said: ‘You hold back his hands.’',
    arabic:
      '«انْصُرْ أَخَاكَ ظَالِمًا أَوْ مَظْلُومًا». قَالُوا يَا رَسُولَ اللَّهِ هَذَا نَنْصُرُهُ مَظْلُومًا، فَكَيْفَ نَنْصُرُهُ ظَالِمًا قَالَ «تَأْخُذُ فَوْقَ يَدَيْهِ»',
    collection: 'Sahih al-Bukhari',
    book: 'Wrongs',
    number: '2444',
    narrator: 'Anas ibn Malik',
    grade: 'Sahih',
    excerpt: false,
  },
  {
    id: 'bukhari-39',
    track: 'order',
    english:
      'The Prophet, peace be upon him, said: ‘This religion is ease, and whoever is hard on himself in it is overcome by it. So aim straight, come as near as you can, be of good cheer, and seek help in the morning, in the evening and in a part of the night.’',
    arabic:
      'إِنَّ الدِّينَ يُسْرٌ، وَلَنْ يُشَادَّ الدِّينَ أَحَدٌ إِلَّا غَلَبَهُ، فَسَدِّدُوا وَقَارِبُوا وَأَبْشِرُوا، وَاسْتَعِينُوا بِالْغَدْوَةِ وَالرَّوْحَةِ وَشَيْءٍ مِنَ الدُّلْجَةِ',
    collection: 'Sahih al-Bukhari',
    book: 'Belief',
    number: '39',
    narrator: 'Abu Hurayra',
    grade: 'Sahih',
    excerpt: false,
  },
  {
    id: 'bukhari-1968',
    track: 'order',
    english:
      'Salman told a friend who left himself no rest from worship: ‘Your Lord has a right over you, your own self has a right over you, and your family has a right over you; so give each its right.’ The Prophet, peace be upon him, said: ‘Salman has spoken the truth.’',
    arabic:
      'إِنَّ لِرَبِّكَ عَلَيْكَ حَقًّا، وَلِنَفْسِكَ عَلَيْكَ حَقًّا، وَلأَهْلِكَ عَلَيْكَ حَقًّا، فَأَعْطِ كُلَّ ذِي حَقٍّ حَقَّهُ. فَأَتَى النَّبِيَّ صلى الله عليه وسلم فَذَكَرَ ذَلِكَ لَهُ، فَقَالَ النَّبِيُّ صلى الله عليه وسلم «صَدَقَ سَلْمَانُ»',
    collection: 'Sahih al-Bukhari',
    book: 'Fasting',
    number: '1968',
    narrator: 'Abu Juhayfa',
    grade: 'Sahih',
    excerpt: true,
  },
  {
    id: 'muslim-2750',
    track: 'order',
    english:
      'To Hanzala, who feared he was false because he forgot much at home, the Prophet, peace be upon him, said: ‘By Him in whose hand my soul is: if you stayed always as you are with me and in remembrance, angels would shake your hands on your beds and in your streets. But, Hanzala, an hour and an hour.’',
    arabic:
      'وَالَّذِي نَفْسِي بِيَدِهِ إِنْ لَوْ تَدُومُونَ عَلَى مَا تَكُونُونَ عِنْدِي وَفِي الذِّكْرِ لَصَافَحَتْكُمُ الْمَلَائِكَةُ عَلَى فُرُشِكُمْ وَفِي طُرُقِكُمْ وَلَكِنْ يَا حَنْظَلَةُ سَاعَةً وَسَاعَةً',
    collection: 'Sahih Muslim',
    book: 'Repentance',
    number: '2750',
    narrator: 'Hanzala al-Usayyidi',
    grade: 'Sahih',
    excerpt: true,
  },
  {
    id: 'bukhari-1',
    track: 'standing',
    english:
      'The Prophet, peace be upon him, said: ‘Deeds are only by intentions, and each person has only what he intended. Whoever emigrated for something of this world, or for a woman to marry, has emigrated for that.’',
    arabic:
      'إِنَّمَا الْأَعْمَالُ بِالنِّيَّاتِ، وَإِنَّمَا لِكُلِّ امْرِئٍ مَا نَوَى، فَمَنْ كَانَتْ هِجْرَتُهُ إِلَى دُنْيَا يُصِيبُهَا أَوْ إِلَى امْرَأَةٍ يَنْكِحُهَا، فَهِجْرَتُهُ إِلَى مَا هَاجَرَ إِلَيْهِ',
    collection: 'Sahih al-Bukhari',
    book: 'The Beginning of Revelation',
    number: '1',
    narrator: 'Umar ibn al-Khattab',
    grade: 'Sahih',
    excerpt: false,
  },
  {
    id: 'muslim-2564',
    track: 'standing',
    english:
      'The Prophet, peace be upon him, said: ‘God does not look at your faces and your wealth; He looks at your hearts and your deeds.’',
    arabic: 'إِنَّ اللَّهَ لَا يَنْظُرُ إِلَى صُوَرِكُمْ وَأَمْوَالِكُمْ وَلَكِنْ يَنْظُرُ إِلَى قُلُوبِكُمْ وَأَعْمَالِكُمْ',
    collection: 'Sahih Muslim',
    book: 'Virtue and Kinship',
    number: '2564',
    narrator: 'Abu Hurayra',
    grade: 'Sahih',
    excerpt: false,
  },
  {
    id: 'muslim-2588',
    track: 'standing',
    english:
      'The Prophet, peace be upon him, said: ‘Charity has never made wealth less. God gives to a servant who pardons only greater honour, and no one humbles himself for God without God raising him.’',
    arabic: 'مَا نَقَصَتْ صَدَقَةٌ مِنْ مَالٍ وَمَا زَادَ اللَّهُ عَبْدًا بِعَفْوٍ إِلَّا عِزًّا وَمَا تَوَاضَعَ أَحَدٌ لِلَّهِ إِلَّا رَفَعَهُ اللَّهُ',
    collection: 'Sahih Muslim',
    book: 'Virtue and Kinship',
    number: '2588',
    narrator: 'Abu Hurayra',
    grade: 'Sahih',
    excerpt: false,
  },
  {
    id: 'bukhari-5641',
    track: 'loss',
    english:
      'The Prophet, peace be upon him, said: ‘No tiredness, illness, worry, grief, hurt or distress comes to a Muslim, not even the prick of a thorn, without God wiping out some of his sins by it.’',
    arabic:
      'مَا يُصِيبُ الْمُسْلِمَ مِنْ نَصَبٍ وَلَا وَصَبٍ وَلَا هَمٍّ وَلَا حُزْنٍ وَلَا أَذًى وَلَا غَمٍّ حَتَّى الشَّوْكَةِ يُشَاكُهَا، إِلَّا كَفَّرَ اللَّهُ بِهَا مِنْ خَطَايَاهُ',
    collection: 'Sahih al-Bukhari',
    book: 'The Sick',
    number: '5641',
    narrator: 'Abu Said al-Khudri and Abu Hurayra',
    grade: 'Sahih',
    excerpt: false,
  },
  {
    id: 'bukhari-1303',
    track: 'loss',
    english:
      'The Prophet, peace be upon him, wept at the parting from his small son Ibrahim, and said: ‘The eye weeps and the heart grieves, and we say only what pleases our Lord. At parting from you, Ibrahim, we are full of grief.’',
    arabic: 'إِنَّ الْعَيْنَ تَدْمَعُ، وَالْقَلْبَ يَحْزَنُ، وَلَا نَقُولُ إِلَّا مَا يَرْضَى رَبُّنَا، وَإِنَّا بِفِرَاقِكَ يَا إِبْرَاهِيمُ لَمَحْزُونُونَ',
    collection: 'Sahih al-Bukhari',
    book: 'Funerals',
    number: '1303',
    narrator: 'Anas ibn Malik',
    grade: 'Sahih',
    excerpt: true,
  },
  {
    id: 'bukhari-6416',
    track: 'loss',
    english:
      'The Prophet, peace be upon him, took Ibn Umar by the shoulder and said: ‘Be in this world as if you were a stranger, or someone passing through.’',
    arabic: 'أَخَذَ رَسُولُ اللَّهِ صلى الله عليه وسلم بِمَنْكِبِي فَقَالَ «كُنْ فِي الدُّنْيَا كَأَنَّكَ غَرِيبٌ، أَوْ عَابِرُ سَبِيلٍ»',
    collection: 'Sahih al-Bukhari',
    book: 'Softening the Heart',
    number: '6416',
    narrator: 'Abd Allah ibn Umar',
    grade: 'Sahih',
    excerpt: true,
  },
  {
    id: 'bukhari-1302',
    track: 'patience',
    english: 'The Prophet, peace be upon him, said: ‘Patience is at the first blow.’',
    arabic: 'الصَّبْرُ عِنْدَ الصَّدْمَةِ الْأُولَى',
    collection: 'Sahih al-Bukhari',
    book: 'Funerals',
    number: '1302',
    narrator: 'Anas ibn Malik',
    grade: 'Sahih',
    excerpt: false,
  },
  {
    id: 'bukhari-1469',
    track: 'patience',
    english:
      'The Prophet, peace be upon him, said: ‘Whoever tries to be patient, God makes him patient; and no one has been given a gift that is better and wider than patience.’',
    arabic: 'وَمَنْ يَتَصَبَّرْ يُصَبِّرْهُ اللَّهُ، وَمَا أُعْطِيَ أَحَدٌ عَطَاءً خَيْرًا وَأَوْسَعَ مِنَ الصَّبْرِ',
    collection: 'Sahih al-Bukhari',
    book: 'Alms',
    number: '1469',
    narrator: 'Abu Said al-Khudri',
    grade: 'Sahih',
    excerpt: true,
  },
  {
    id: 'muslim-2664',
    track: 'patience',
    english:
      'The Prophet, peace be upon him, said: ‘The strong believer is better and more beloved to God than the weak believer, and there is good in both. Strive for what benefits you, seek help from God, and do not give up.’',
    arabic:
      'الْمُؤْمِنُ الْقَوِيُّ خَيْرٌ وَأَحَبُّ إِلَى اللَّهِ مِنَ الْمُؤْمِنِ الضَّعِيفِ وَفِي كُلٍّ خَيْرٌ احْرِصْ عَلَى مَا يَنْفَعُكَ وَاسْتَعِنْ بِاللَّهِ وَلَا تَعْجِزْ',
    collection: 'Sahih Muslim',
    book: 'Destiny',
    number: '2664',
    narrator: 'Abu Hurayra',
    grade: 'Sahih',
    excerpt: true,
  },
  {
    id: 'muslim-2999',
    track: 'patience',
    english:
      'The Prophet, peace be upon him, said: ‘How wonderful is the case of the believer! All of it is good, and for no one else is it so: if gladness comes to him, he is thankful, and that is good for him; if hardship comes to him, he is patient, and that is good for him.’',
    arabic:
      'عَجَبًا لأَمْرِ الْمُؤْمِنِ إِنَّ أَمْرَهُ كُلَّهُ خَيْرٌ وَلَيْسَ ذَاكَ لأَحَدٍ إِلَّا لِلْمُؤْمِنِ إِنْ أَصَابَتْهُ سَرَّاءُ شَكَرَ فَكَانَ خَيْرًا لَهُ وَإِنْ أَصَابَتْهُ ضَرَّاءُ صَبَرَ فَكَانَ خَيْرًا لَهُ',
    collection: 'Sahih Muslim',
    book: 'Renunciation',
    number: '2999',
    narrator: 'Suhayb',
    grade: 'Sahih',
    excerpt: false,
  },
]

const THE_PROPHET_SAYS = 'قال رسول الله صلى الله عليه وسلم:'

/**
 * What stands before the Arabic of these instead, of the evenings' own too: whom the words were said to, or who tells
 * them; nothing where they name the Prophet themselves. Compared, with the narrator, with the whole hadith in the two
 * collections above: those of Muslim in `hadith-json` only, because `hadith-api` counts Muslim otherwise.
 */
const INTRODUCTIONS: Readonly<Record<string, string>> = {
  'bukhari-12': 'عن عبد الله بن عمرو رضي الله عنهما:',
  'bukhari-676': 'قال الأسود:',
  'bukhari-1303': 'قال رسول الله صلى الله عليه وسلم عند فراق ابنه إبراهيم:',
  'bukhari-1968': 'قال سلمان رضي الله عنه لأبي الدرداء رضي الله عنه:',
  'bukhari-5049': 'قال عبد الله بن مسعود رضي الله عنه:',
  'bukhari-5997': '',
  'bukhari-6134':
    'قال رسول الله صلى الله عليه وسلم لعبد الله بن عمرو رضي الله عنهما، وكان يقوم الليل ويصوم النهار:',
  'bukhari-6369': 'كان النبي صلى الله عليه وسلم يقول:',
  'bukhari-6416': 'قال عبد الله بن عمر رضي الله عنهما:',
  'bukhari-6465': '',
  'muslim-2593': 'قال رسول الله صلى الله عليه وسلم لعائشة رضي الله عنها:',
  'muslim-2750':
    'قال رسول الله صلى الله عليه وسلم لحنظلة رضي الله عنه، وقد خاف على نفسه النفاق لأنه ينسى في بيته كثيرًا:',
}

/** Who speaks, in Arabic, before the Arabic of a hadith; our English says it itself. */
export const hadithSpeaker = (id: string): string => INTRODUCTIONS[id] ?? THE_PROPHET_SAYS

export function hadithForTrack(track: TrackName): readonly Hadith[] {
  return HADITH.filter((one) => one.track === track)
}
