import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import type { ReactNode } from 'react'
import { publicHeaders, publicPage } from '#app/http/public-page.server.ts'
import { paths } from '#app/paths.ts'
import type { TermId } from '#app/ui/base/term.tsx'
import { ContentsList } from '#app/ui/page/contents-list.tsx'
import { PageBody, PageHeader, pageTitle } from '#app/ui/page/page.tsx'

export const meta: MetaFunction = () =>
  pageTitle(
    'Glossary',
    'The words of a chart in plain English: lot, house, ruler, sect, aspect, orb, dignity and the rest.',
  )
export const headers = publicHeaders
export const loader = (args: LoaderFunctionArgs) => publicPage(args, null)

interface Entry {
  word: string
  /** As al-Qabisi writes it in his Introduction, without vowels. */
  arabic?: { text: string; latin: string }
  meaning: ReactNode
}

const to = (id: TermId, text: string) => <a href={`#${id}`}>{text}</a>

const ENTRIES: Readonly<Record<TermId, Entry>> = {
  'part-of-fortune': {
    word: 'Part of Fortune',
    arabic: { text: 'سهم السعادة', latin: 'sahm al-saʿāda' },
    meaning: (
      <>
        The {to('lot', 'lot')} counted from the Sun, the Moon and the {to('rising-sign', 'rising degree')}. By
        day the distance from the Sun to the Moon is measured and carried on from the rising degree; by night
        the distance from the Moon to the Sun. Al-Qabisi relates it to earnings, gains, hardship and ease.
      </>
    ),
  },
  lot: {
    word: 'Lot',
    arabic: { text: 'سهم', latin: 'sahm' },
    meaning: (
      <>
        A point, and not a body in the sky: the distance between two places in a chart, carried on from a
        third. Each lot has a subject of its own. “Part” is the older English word for the same.
      </>
    ),
  },
  'rising-sign': {
    word: 'Rising sign, Ascendant',
    arabic: { text: 'الطالع', latin: 'al-ṭāliʿ' },
    meaning: (
      <>
        The degree of the zodiac that comes up over the eastern horizon at the minute and place of birth is
        the Ascendant; its sign is the rising sign. It moves a degree about every four minutes, so it needs an
        exact time.
      </>
    ),
  },
  sign: {
    word: 'Sign',
    arabic: { text: 'برج', latin: 'burj' },
    meaning: (
      <>
        A twelfth of the zodiac, 30 degrees, from Aries to Pisces. Qismah counts the signs from the March
        equinox (the tropical zodiac), not from the stars of the same names.
      </>
    ),
  },
  house: {
    word: 'House',
    arabic: { text: 'بيت', latin: 'bayt' },
    meaning: (
      <>
        A twelfth of the chart, counted from the {to('rising-sign', 'Ascendant')}. Each house stands for a
        field of life, such as home, work or friends. There are several ways to draw the borders: Placidus
        divides by time, whole signs takes each sign as one house. Where they disagree, Qismah shows both.
      </>
    ),
  },
  cusp: {
    word: 'Cusp',
    meaning: <>The degree at which a {to('house', 'house')} begins.</>,
  },
  ruler: {
    word: 'Ruler, lord',
    arabic: { text: 'صاحب البيت', latin: 'ṣāḥib al-bayt' },
    meaning: (
      <>
        The planet to which a {to('sign', 'sign')} belongs: Mars rules Aries, Venus rules Taurus, and so on.
        What stands in a sign is read together with its ruler, and with the place where that ruler stands.
        “Dispositor” is another word for it.
      </>
    ),
  },
  chain: {
    word: 'Chain of rulers',
    meaning: (
      <>
        The {to('ruler', 'ruler')} of the lot stands in a sign as well, and that sign has a ruler too.
        Followed from planet to planet, the chain ends in a planet in its own sign, or in planets that stand
        in each other’s signs.
      </>
    ),
  },
  sect: {
    word: 'Sect',
    arabic: { text: 'حيّز', latin: 'ḥayyiz' },
    meaning: (
      <>
        Whether a birth is by day or by night, which is whether the Sun stood over or under the horizon. The
        Sun, Jupiter and Saturn belong to the day; the Moon, Venus and Mars to the night. Planets of the same
        sect as the birth work with less friction. The Arabic word is used more narrowly: a planet of the day
        over the horizon by day, and a planet of the night likewise by night.
      </>
    ),
  },
  aspect: {
    word: 'Aspect',
    arabic: { text: 'نظر', latin: 'naẓar' },
    meaning: (
      <>
        An angle between two places that counts as a view of one another: conjunction (0°), sextile (60°),
        square (90°), trine (120°) and opposition (180°). Signs that make none of these angles do not see each
        other.
      </>
    ),
  },
  orb: {
    word: 'Orb',
    meaning: (
      <>
        How many degrees an {to('aspect', 'aspect')} is from exact. The smaller the orb, the closer the
        connection.
      </>
    ),
  },
  dignity: {
    word: 'Dignity',
    arabic: { text: 'حظّ', latin: 'ḥaẓẓ' },
    meaning: (
      <>
        A share that a planet has in a place, which gives it strength there. There are five: its own sign,{' '}
        {to('exaltation', 'exaltation')}, triplicity (a share in three signs of one element),{' '}
        {to('bound', 'bound')} and face (ten degrees of a sign). A planet without any share is called
        peregrine.
      </>
    ),
  },
  exaltation: {
    word: 'Exaltation',
    arabic: { text: 'شرف', latin: 'sharaf' },
    meaning: (
      <>
        The sign in which a planet is honoured as a guest, such as the Sun in Aries or the Moon in Taurus. The
        opposite sign is its fall (<bdi lang="ar">هبوط</bdi>, <span lang="ar-Latn">hubūṭ</span>).
      </>
    ),
  },
  detriment: {
    word: 'Detriment',
    arabic: { text: 'وبال', latin: 'wabāl' },
    meaning: (
      <>
        The sign opposite to a planet’s own. A planet is far from its means there, and does its work with more
        effort.
      </>
    ),
  },
  bound: {
    word: 'Bound, term',
    arabic: { text: 'حدّ', latin: 'ḥadd' },
    meaning: (
      <>A part of a sign that belongs to one of five planets. Qismah uses the table called Egyptian.</>
    ),
  },
  reception: {
    word: 'Reception',
    arabic: { text: 'قبول', latin: 'qabūl' },
    meaning: (
      <>
        A planet stands in a {to('dignity', 'dignity')} of another planet and is connected with it, so that
        the owner of the place receives it. Where each stands in a dignity of the other, the reception is
        mutual.
      </>
    ),
  },
  retrograde: {
    word: 'Retrograde',
    arabic: { text: 'راجع', latin: 'rājiʿ' },
    meaning: (
      <>
        Seen from Earth, a planet moves backwards through the zodiac for a while. In tables it is marked R or
        ℞.
      </>
    ),
  },
  combust: {
    word: 'Combust, under the beams',
    arabic: { text: 'احتراق', latin: 'iḥtirāq' },
    meaning: (
      <>
        Too near to the Sun to be seen: within 8½ degrees in the Sun’s sign (combust) or 15 degrees (under the
        beams). Within 17 minutes of arc of the Sun’s centre, the old authors call a planet strengthened
        instead: cazimi.
      </>
    ),
  },
  'good-and-difficult': {
    word: 'Benefic and malefic',
    arabic: { text: 'سعود ونحوس', latin: 'suʿūd wa-nuḥūs' },
    meaning: (
      <>
        Venus and Jupiter are called benefics, because what they stand for is easily welcomed; Mars and Saturn
        malefics, because it costs effort. These are names of two groups of planets, not judgements of people.
      </>
    ),
  },
}

const entries = Object.entries(ENTRIES)

export default function Glossary() {
  return (
    <PageBody>
      <PageHeader
        title="Glossary"
        lead="What the words of a chart mean, in plain English. The Arabic words are those of al-Qabisi’s Introduction, tenth century."
      />
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <ContentsList long sections={entries.map(([id, { word }]) => ({ id, heading: word }))} />
        <div className="min-w-0">
          <dl className="glossary">
            {entries.map(([id, { word, arabic, meaning }]) => (
              <div key={id} id={id}>
                <dt>
                  {word}
                  {arabic ? (
                    <span className="glossary-arabic">
                      <bdi lang="ar">{arabic.text}</bdi> <span lang="ar-Latn">{arabic.latin}</span>
                    </span>
                  ) : null}
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-8 max-w-measure text-faded">
            These words belong to a historical science and are explained here as its books use them.{' '}
            <a href={paths.books}>The books</a> quote the passages, and <a href={paths.adab}>Adab</a> says
            what Qismah is and is not.
          </p>
        </div>
      </div>
    </PageBody>
  )
}
