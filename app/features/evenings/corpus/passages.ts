import {
  AYAHS,
  type AyahRef,
  type AyahText,
  ayahText,
  HADITH,
  type Hadith,
  hadithNarrator,
  hadithReference,
  hadithSpeaker,
} from '#app/guidance/index.server.ts'
import type { Language } from '#app/language/language.ts'

type Passage =
  | ({ kind: 'ayah'; ref: string } & Partial<Pick<AyahRef, 'meaningInBrief'>>)
  | { kind: 'hadith'; id: string }
  | ({ kind: 'hadith' } & Omit<Hadith, 'track'>)

/**
 * The passage of each evening, in order. One without its own meaning or words is in the lists of `app/guidance`. None
 * speaks of the heavens, the scales, shares or decree, and none answers a fault of the reader.
 */
export const PASSAGES: readonly Passage[] = [
  {
    kind: 'ayah',
    ref: '1:1-7',
    meaningInBrief:
      'In the name of God, the Merciful, the Compassionate. Praise belongs to God, Lord of the worlds, the Merciful, the Compassionate, Master of the Day of Judgement. You alone do we worship, and You alone do we ask for help. Guide us on the straight path, the path of those You have blessed, not of those on whom anger has fallen, nor of those who go astray.',
  },
  { kind: 'hadith', id: 'bukhari-1' },
  { kind: 'ayah', ref: '16:78' },
  {
    kind: 'ayah',
    ref: '80:24-32',
    meaningInBrief:
      'Let human beings look at their food: We poured down water in plenty, then split the earth open and made grain grow in it, and grapes and green plants, olives and palms, dense gardens, fruit and pasture, for you and your animals to enjoy.',
  },
  {
    kind: 'hadith',
    id: 'bukhari-5049',
    english:
      'The Prophet, peace be upon him, said to a companion: ‘Recite the Qur’an to me.’ He asked: ‘Shall I recite it to you, when it was to you that it was sent down?’ The Prophet said: ‘I love to hear it from another.’',
    arabic:
      'قَالَ لِي النَّبِيُّ صلى الله عليه وسلم «اقْرَأْ عَلَيَّ الْقُرْآنَ» قُلْتُ آقْرَأُ عَلَيْكَ وَعَلَيْكَ أُنْزِلَ قَالَ «إِنِّي أُحِبُّ أَنْ أَسْمَعَهُ مِنْ غَيْرِي»',
    collection: 'Sahih al-Bukhari',
    book: 'Virtues of the Qur’an',
    number: '5049',
    narrator: 'Abd Allah ibn Masud',
    grade: 'Sahih',
    excerpt: false,
  },
  { kind: 'ayah', ref: '16:18' },
  { kind: 'hadith', id: 'muslim-2564' },
  {
    kind: 'ayah',
    ref: '16:68-69',
    meaningInBrief:
      'Your Lord inspired the bees: make homes in the mountains, in the trees and in what people build; then eat of every fruit and follow the ways of your Lord, made smooth for you. From their bodies comes a drink of different colours, in which there is healing for people. In that is a sign for people who reflect.',
  },
  { kind: 'ayah', ref: '49:13' },
  { kind: 'ayah', ref: '93:1-3' },
  {
    kind: 'ayah',
    ref: '94:1-8',
    meaningInBrief:
      'The Prophet, peace be upon him, is asked: did We not open your heart for you, lift from you the burden that weighed on your back, and raise your name for you? With hardship there is ease; with hardship there is ease. When you are free, take up the next effort, and turn to your Lord with longing.',
  },
  { kind: 'hadith', id: 'bukhari-39' },
  { kind: 'ayah', ref: '20:25-28' },
  { kind: 'ayah', ref: '2:286' },
  { kind: 'hadith', id: 'muslim-2750' },
  { kind: 'ayah', ref: '2:186' },
  {
    kind: 'hadith',
    id: 'muslim-2593',
    english:
      'The Prophet, peace be upon him, said: ‘Aisha, God is gentle and loves gentleness. For gentleness He gives what He does not give for harshness, and what He does not give for anything else.’',
    arabic: 'يَا عَائِشَةُ إِنَّ اللَّهَ رَفِيقٌ يُحِبُّ الرِّفْقَ وَيُعْطِي عَلَى الرِّفْقِ مَا لَا يُعْطِي عَلَى الْعُنْفِ وَمَا لَا يُعْطِي عَلَى مَا سِوَاهُ',
    collection: 'Sahih Muslim',
    book: 'Virtue and Kinship',
    number: '2593',
    narrator: 'Aisha',
    grade: 'Sahih',
    excerpt: false,
  },
  { kind: 'ayah', ref: '59:10' },
  { kind: 'hadith', id: 'bukhari-6465' },
  { kind: 'ayah', ref: '28:23-24' },
  { kind: 'hadith', id: 'bukhari-2989' },
  {
    kind: 'hadith',
    id: 'bukhari-12',
    english:
      'A man asked the Prophet, peace be upon him, what in Islam is best. He said: ‘That you give food, and greet those you know and those you do not know.’',
    arabic:
      'أَنَّ رَجُلًا سَأَلَ النَّبِيَّ صلى الله عليه وسلم أَيُّ الْإِسْلَامِ خَيْرٌ قَالَ «تُطْعِمُ الطَّعَامَ، وَتَقْرَأُ السَّلَامَ عَلَى مَنْ عَرَفْتَ وَمَنْ لَمْ تَعْرِفْ»',
    collection: 'Sahih al-Bukhari',
    book: 'Belief',
    number: '12',
    narrator: 'Abd Allah ibn Amr',
    grade: 'Sahih',
    excerpt: false,
  },
  { kind: 'ayah', ref: '76:8-9' },
  {
    kind: 'hadith',
    id: 'bukhari-2320',
    english:
      'The Prophet, peace be upon him, said: ‘When a Muslim plants a tree or sows a field, and a bird, a person or an animal eats from it, it counts for him as charity.’',
    arabic: 'مَا مِنْ مُسْلِمٍ يَغْرِسُ غَرْسًا، أَوْ يَزْرَعُ زَرْعًا، فَيَأْكُلُ مِنْهُ طَيْرٌ أَوْ إِنْسَانٌ أَوْ بَهِيمَةٌ، إِلَّا كَانَ لَهُ بِهِ صَدَقَةٌ',
    collection: 'Sahih al-Bukhari',
    book: 'Agriculture',
    number: '2320',
    narrator: 'Anas ibn Malik',
    grade: 'Sahih',
    excerpt: false,
  },
  { kind: 'ayah', ref: '2:263' },
  { kind: 'hadith', id: 'muslim-2626' },
  {
    kind: 'ayah',
    ref: '2:215',
    meaningInBrief:
      'The Prophet, peace be upon him, is asked what people should give, and is told to say: whatever good you give is for parents, relatives, orphans, the poor and travellers; and whatever good you do, God knows it.',
  },
  { kind: 'ayah', ref: '2:177' },
  {
    kind: 'ayah',
    ref: '27:18-19',
    meaningInBrief:
      'When Solomon, peace be upon him, and his armies come to the valley of the ants, an ant says: go into your homes, so that Solomon and his armies do not crush you without knowing it. He smiles at her words and says: my Lord, move me to be thankful for Your favour to me and my parents and to do good that pleases You, and admit me by Your mercy among Your righteous servants.',
  },
  { kind: 'ayah', ref: '103:1-3' },
]

interface ShownHadith {
  speaker: string
  arabic: string
  english: string
  reference: string
  narrator: string
}

/** What an evening shows: verses, or a hadith. */
export type EveningPassage = { kind: 'ayah'; ayah: AyahText } | { kind: 'hadith'; hadith: ShownHadith }

/** The passage of an evening, from 1 to 30. @throws RangeError if it is in no list and has no words of its own */
export function passageOf(evening: number, language: Language): EveningPassage {
  const passage = PASSAGES[evening - 1]!
  return passage.kind === 'ayah'
    ? { kind: 'ayah', ayah: ayahText(versesOf(passage), language) }
    : { kind: 'hadith', hadith: shownHadith(hadithOf(passage), language) }
}

function versesOf({ ref, meaningInBrief }: Extract<Passage, { kind: 'ayah' }>) {
  const [surah, from, to = from] = ref.split(/[:-]/).map(Number) as [number, number, number?]
  const listed = AYAHS.find((one) => one.surah === surah && one.from === from && one.to === to)
  const meaning = meaningInBrief ?? listed?.meaningInBrief
  if (!meaning) throw new RangeError(`The passage ${ref} has no meaning`)
  return { surah, from, to, meaningInBrief: meaning }
}

function hadithOf(passage: Extract<Passage, { kind: 'hadith' }>): Omit<Hadith, 'track'> {
  if ('arabic' in passage) return passage
  const listed = HADITH.find(({ id }) => id === passage.id)
  if (!listed) throw new RangeError(`The hadith ${passage.id} is not in the list`)
  return listed
}

function shownHadith(hadith: Omit<Hadith, 'track'>, language: Language): ShownHadith {
  return {
    speaker: hadithSpeaker(hadith.id),
    arabic: hadith.arabic,
    english: hadith.english,
    reference: hadithReference(hadith, language),
    narrator: hadithNarrator(hadith, language),
  }
}
