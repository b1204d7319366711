import type { References } from '#app/guidance/corpus/corpus.ts'
import type { Narrator } from '#app/guidance/hadith.ts'

const COLLECTIONS = { 'Sahih al-Bukhari': 'صحيح البخاري', 'Sahih Muslim': 'صحيح مسلم' } as const

/** After عن, with the prayer that is usual after the name of a companion. */
const NARRATORS: Readonly<Record<Narrator, string>> = {
  'Abd Allah ibn Amr': 'عبد الله بن عمرو رضي الله عنهما',
  'Abd Allah ibn Masud': 'عبد الله بن مسعود رضي الله عنه',
  'Abd Allah ibn Umar': 'عبد الله بن عمر رضي الله عنهما',
  'Abu Dharr': 'أبي ذر رضي الله عنه',
  'Abu Hurayra': 'أبي هريرة رضي الله عنه',
  'Abu Juhayfa': 'أبي جحيفة رضي الله عنه',
  'Abu Musa': 'أبي موسى الأشعري رضي الله عنه',
  'Abu Said al-Khudri': 'أبي سعيد الخدري رضي الله عنه',
  'Abu Said al-Khudri and Abu Hurayra': 'أبي سعيد الخدري وأبي هريرة رضي الله عنهما',
  Aisha: 'عائشة رضي الله عنها',
  'Anas ibn Malik': 'أنس بن مالك رضي الله عنه',
  'Abu Ayyub al-Ansari': 'أبي أيوب الأنصاري رضي الله عنه',
  'Hanzala al-Usayyidi': 'حنظلة الأسيّدي رضي الله عنه',
  'Hakim ibn Hizam': 'حكيم بن حزام رضي الله عنه',
  'Ibn Abbas': 'ابن عباس رضي الله عنهما',
  Suhayb: 'صهيب رضي الله عنه',
  'Umar ibn al-Khattab': 'عمر بن الخطاب رضي الله عنه',
  Uthman: 'عثمان بن عفان رضي الله عنه',
  'al-Miqdam': 'المقدام بن معدي كرب رضي الله عنه',
}

export const REFERENCES: References = {
  quran: ({ name }, [from, to]) => `${name} ${from === to ? from : `${from}-${to}`}`,
  hadith: ({ collection, number, excerpt }) => `${excerpt ? 'من ' : ''}${COLLECTIONS[collection]} ${number}`,
  narrator: (narrator) => NARRATORS[narrator],
}
