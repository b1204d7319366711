import { createHash } from 'node:crypto'
import { QuranValidator } from 'quran-validator'
import { describe, expect, it } from 'vitest'
import { AYAHS } from './ayahs.ts'
import { allAyahTexts, ayahText } from './quran.server.ts'

const SHA256 = '3a802babd61fd0835121feea6c054e16df4809417968e1f7b58aa18cdbae6e66'

const at = (surah: number, from: number, to = from) => ayahText({ surah, from, to, meaningInBrief: '' })

describe('the Qur’an text', () => {
  it('is complete, and identical to the text that was compared with Tanzil', () => {
    const texts = allAyahTexts()
    expect(texts).toHaveLength(6236)
    expect(createHash('sha256').update(texts.join('\n'), 'utf8').digest('hex')).toBe(SHA256)
  })

  it('is the text that the package returns', () => {
    const validator = new QuranValidator()
    for (const { surah, from, to } of AYAHS)
      at(surah, from, to).verses.forEach(({ arabic }, i) => {
        expect(arabic).toBe(validator.getVerse(surah, from + i)?.text)
      })
  })

  it.each([
    [1, 5, 'إِيَّاكَ نَعْبُدُ وَإِيَّاكَ نَسْتَعِينُ'],
    [2, 153, 'يَـٰٓأَيُّهَا ٱلَّذِينَ ءَامَنُوا۟ ٱسْتَعِينُوا۟ بِٱلصَّبْرِ وَٱلصَّلَوٰةِ ۚ إِنَّ ٱللَّهَ مَعَ ٱلصَّـٰبِرِينَ'],
    [13, 28, 'ٱلَّذِينَ ءَامَنُوا۟ وَتَطْمَئِنُّ قُلُوبُهُم بِذِكْرِ ٱللَّهِ ۗ أَلَا بِذِكْرِ ٱللَّهِ تَطْمَئِنُّ ٱلْقُلُوبُ'],
    [14, 24, 'أَلَمْ تَرَ كَيْفَ ضَرَبَ ٱللَّهُ مَثَلًا كَلِمَةً طَيِّبَةً كَشَجَرَةٍ طَيِّبَةٍ أَصْلُهَا ثَابِتٌ وَفَرْعُهَا فِى ٱلسَّمَآءِ'],
    [20, 114, 'فَتَعَـٰلَى ٱللَّهُ ٱلْمَلِكُ ٱلْحَقُّ ۗ وَلَا تَعْجَلْ بِٱلْقُرْءَانِ مِن قَبْلِ أَن يُقْضَىٰٓ إِلَيْكَ وَحْيُهُۥ ۖ وَقُل رَّبِّ زِدْنِى عِلْمًا'],
    [25, 63, 'وَعِبَادُ ٱلرَّحْمَـٰنِ ٱلَّذِينَ يَمْشُونَ عَلَى ٱلْأَرْضِ هَوْنًا وَإِذَا خَاطَبَهُمُ ٱلْجَـٰهِلُونَ قَالُوا۟ سَلَـٰمًا'],
    [33, 70, 'يَـٰٓأَيُّهَا ٱلَّذِينَ ءَامَنُوا۟ ٱتَّقُوا۟ ٱللَّهَ وَقُولُوا۟ قَوْلًا سَدِيدًا'],
    [94, 5, 'فَإِنَّ مَعَ ٱلْعُسْرِ يُسْرًا'],
    [93, 11, 'وَأَمَّا بِنِعْمَةِ رَبِّكَ فَحَدِّثْ'],
    [95, 4, 'لَقَدْ خَلَقْنَا ٱلْإِنسَـٰنَ فِىٓ أَحْسَنِ تَقْوِيمٍ'],
  ])('gives %i:%i verbatim', (surah, ayah, arabic) => {
    expect(at(surah, ayah).verses.map((verse) => verse.arabic)).toEqual([arabic])
  })

  it('names the surah, the reference and the page at quran.com', () => {
    expect(at(2, 286)).toMatchObject({
      surahArabic: 'البقرة',
      surahName: 'Al-Baqara',
      reference: 'Al-Baqara 2:286',
      href: 'https://quran.com/2/286',
    })
  })

  it('gives a passage as complete verses in order, each with the sign of its end', () => {
    const passage = at(103, 1, 3)
    expect(passage).toMatchObject({
      surahArabic: 'العصر',
      reference: 'Al-Asr 103:1–3',
      href: 'https://quran.com/103/1-3',
    })
    expect(passage.verses).toEqual([
      { arabic: 'وَٱلْعَصْرِ', end: '۝١' },
      { arabic: 'إِنَّ ٱلْإِنسَـٰنَ لَفِى خُسْرٍ', end: '۝٢' },
      {
        arabic: 'إِلَّا ٱلَّذِينَ ءَامَنُوا۟ وَعَمِلُوا۟ ٱلصَّـٰلِحَـٰتِ وَتَوَاصَوْا۟ بِٱلْحَقِّ وَتَوَاصَوْا۟ بِٱلصَّبْرِ',
        end: '۝٣',
      },
    ])
    expect(at(2, 286).verses[0]?.end).toBe('۝٢٨٦')
  })

  it('still gives a verse as earlier versions stored it', () => {
    expect(ayahText({ surah: 94, ayah: 5, meaningInBrief: 'Ease.' })).toEqual({
      ...at(94, 5),
      meaning: 'Ease.',
    })
  })

  it('refuses verses that do not exist', () => {
    expect(() => at(1, 8)).toThrow(RangeError)
    expect(() => at(115, 1)).toThrow(RangeError)
    expect(() => at(103, 1, 4)).toThrow(RangeError)
    expect(() => at(103, 3, 1)).toThrow(RangeError)
  })
})
