import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { SECURITY_LOG_DAYS } from '#app/features/audit/security-events.ts'
import { ANONYMOUS_MEANS } from '#app/features/stories/story-messages.ts'
import { publicHeaders, publicPage } from '#app/http/public-page.server.ts'
import { paths } from '#app/paths.ts'
import { PRODUCT, pageTitle } from '#app/ui/page/page.tsx'
import { TextPage, type TextSection } from './text-page.tsx'

/** What differs between installations, so that the page is true for this one. */
interface Installation {
  encrypted: boolean
  overTls: boolean
  withGoogle: boolean
  /** Host of the embedding service; null if texts are embedded on this server. */
  embedder: string | null
  writer: { model: string; host: string } | null
  replicated: boolean
}

export const meta: MetaFunction = () =>
  pageTitle('Privacy Policy', `What ${PRODUCT} keeps about you, who can see it, and how it is deleted.`)
export const headers = publicHeaders

export function loader(args: LoaderFunctionArgs) {
  const { databaseKey, origin, google, embeddings, writer, replicated } = args.context.services.settings
  return publicPage<Installation>(args, {
    encrypted: databaseKey !== undefined,
    overTls: origin.startsWith('https:'),
    withGoogle: google !== undefined,
    embedder: embeddings ? new URL(embeddings.url).host : null,
    writer: writer ? { model: writer.model, host: new URL(writer.url).host } : null,
    replicated,
  })
}

function sectionsFor(installation: Installation): readonly TextSection[] {
  const { encrypted, overTls, withGoogle, embedder, writer, replicated } = installation
  return [
    {
      id: 'in-short',
      heading: 'In short',
      body: (
        <>
          <ul>
            <li>
              We keep what you enter, what is calculated from it, and what is needed to keep you signed in.
            </li>
            <li>
              There is no advertising and no analytics, and nothing on these pages comes from another site.
            </li>
            <li>Your data is not sold, and it is not passed on except as this page says.</li>
            <li>
              Administrators of this site can see your birth information and your stories. Other people
              cannot, except for stories that were approved, and for events that administrators add.
            </li>
            <li>You can download everything and delete everything, yourself, at any time.</li>
          </ul>
          <p>
            Anyone can run the {PRODUCT} program. The operator of this site is the person or organisation that
            runs this copy, and is responsible for it. You reach the operator with the{' '}
            <a href="/contact">contact form</a>.
          </p>
        </>
      ),
    },
    {
      id: 'account',
      heading: 'Your account',
      body: (
        <>
          <ul>
            <li>
              Your email address, and a name, which can be any name. In the database your account is known by
              a random number (a UUID).
            </li>
            <li>
              Your password is never kept. What is kept is a hash made from it (Argon2id), from which the
              password cannot be read.
            </li>
            <li>
              When the account was made, when you last signed in, and whether the account is active or
              suspended.
            </li>
            <li>
              For each browser where you are signed in: since when, when it was last used, and how the browser
              describes itself. You are signed out after seven days without a visit, and after thirty days in
              any case.
            </li>
            <li>
              When you ask for a link by mail, such as for a new password: a hash of the secret in it, and the
              email address it went to. It lasts a short time and works once.
            </li>
            <li>
              A security log: when somebody signed in to your account or tried to, when its password changed,
              and the like. It names no network address and no browser, and nothing that was typed. An entry
              is deleted after {SECURITY_LOG_DAYS} days, or with your account.
            </li>
            <li>
              If you use two-step sign-in: the key of your authenticator app, and hashes of your recovery
              codes.
            </li>
            <li>
              For each passkey that you add: its public half, the id and the counter that your device gives
              it, how your device is reached, the name you gave it, when it was added and last used, and
              whether your device says that it keeps a copy. Your fingerprint, your face and the PIN stay in
              the device. When you use a passkey, a hash of what it has signed is kept for a day, so that
              nobody can use a copy of the answer.
            </li>
            <li>
              For a year: when an administrator opened or exported your records, and which records; and what
              left this server, such as the subject of a mail or the address of a service, without its
              content. Your <a href={paths.privacyReceipt}>privacy receipt</a> shows it.
            </li>
          </ul>
          {withGoogle ? (
            <p>
              If you choose to sign in with Google, Google learns that you use this site, and this site
              receives your name, your verified email address and Google’s number for your account. These are
              kept. Nothing else is read from your Google account, and without your choice nothing is sent to
              Google.
            </p>
          ) : (
            <p>Sign-in with Google is not set up on this site, so nothing is exchanged with Google.</p>
          )}
        </>
      ),
    },
    {
      id: 'birth-information',
      heading: 'Your birth information',
      body: (
        <>
          <p>
            The date, time and place of birth are kept as you typed them, with a pseudonym if you give one.
            Beside them stand the coordinates and the time zone of the place, and the same moment in universal
            time, so that you can check how your chart was made.
          </p>
          <p>If you ask for a correction, the new values, your reason and the answer are kept too.</p>
          <p>
            If you send a form after your session has ended, what you typed is kept for a day, for you alone,
            so that it is there again when you have signed in.
          </p>
          <p>
            From your birth information your chart and your analysis are calculated, on this server. They are
            kept, with your rating and what you mark as done on your path, so that you find them again. They
            are not used to advertise to you or to judge you.
          </p>
        </>
      ),
    },
    {
      id: 'stories',
      heading: 'Your stories',
      body: (
        <>
          <p>
            We keep the title, the text, the theme, whether you are anonymous, the pseudonym, when you sent
            it, what was decided, when, by whom, and the notes to it.
          </p>
          <p>
            {ANONYMOUS_MEANS} Where they read and decide on stories, the account is shown only when they ask
            for it; your privacy receipt says so then. An approved story may be shown to other people as a
            real-life example, and may be featured on the operator’s video channel: see the{' '}
            <a href="/terms#stories">Terms of Service</a>.
          </p>
          <p>
            Administrators can also add events of a life to a birth record that is kept here. Beside other
            people’s analyses such an event may be shown as a real-life example, without a name. It is kept
            with the birth record, is in the download of your data, and is deleted with it.
          </p>
        </>
      ),
    },
    {
      id: 'book',
      heading: 'Your book',
      body: (
        <>
          <p>
            The notes of your book are kept with their day, what they are about, the question that they
            answer, and when they were written and changed. A note that you delete can be brought back for an
            hour; then it is erased.
          </p>
          <p>
            Only you are shown your notes. No screen, list, search or export of administrators contains one,
            and no log says what is in it. No note is compared with stories, and none is sent to a language
            model or by mail. They are in the download of your data, and in your report only if you ask for
            that. The operator runs the server, and could reach the database itself.
          </p>
        </>
      ),
    },
    {
      id: 'models',
      heading: 'Models that read text',
      body: (
        <>
          {embedder ? (
            <p>
              So that stories can be found by what they are about, approved stories and events are sent, as
              text and without a name, to the service at <strong>{embedder}</strong>, which gives back
              numbers. A story that waits or was rejected is not sent, and nothing from your birth information
              or your chart.
            </p>
          ) : (
            <p>
              Which stories are like your chart is calculated on this server. No text is sent anywhere for it.
            </p>
          )}
          {writer ? (
            <p>
              If you agree on the page of your <a href={paths.analysis}>analysis</a>, and only then, its
              paragraphs are sent to the language model <strong>{writer.model}</strong> at{' '}
              <strong>{writer.host}</strong>, to be put into easier words. Some sentences name a sign, a house
              or a planet of your chart. Your name, your email address, your birth information and your
              stories are not sent. That you agreed, when, and what came back is kept with your analysis. You
              can withdraw on the same page: then it is deleted here, and nothing more is sent. What was
              already sent cannot be taken back.
            </p>
          ) : (
            <p>No language model is set up on this site, and your analysis is sent to none.</p>
          )}
        </>
      ),
    },
    {
      id: 'messages',
      heading: 'Mails and messages',
      body: (
        <>
          <p>
            You get a mail when you ask for one, such as a link for a new password, and when something changes
            that keeps your account safe: its password, two-step sign-in, a passkey, or a sign-in from a
            browser that is new to it. There is no newsletter. If you ask for it in your settings, you get a
            letter once a month with a practice, a verse and a question; you can stop it with the link in each
            letter, and nothing that you have written is in it. Mails contain no pictures that are fetched
            when you read them, and no tracking.
          </p>
          <p>
            What you write in the <a href="/contact">contact form</a> is sent to the operator by mail, with
            the name and email address that you give, and with the email address of your account if you are
            signed in. It is not kept in the database. It stays in the operator’s mail until the operator
            deletes it.
          </p>
        </>
      ),
    },
    {
      id: 'cookies',
      heading: 'Cookies',
      body: (
        <>
          <ul>
            <li>
              <strong>Session.</strong> Set when you sign in. It holds only a random number that stands for
              your sign-in, and nothing about you. It is deleted when you sign out.
            </li>
            <li>
              <strong>Known browser.</strong> Set when you sign in, or start to sign in with a passkey, and
              kept for a year. It tells us that you have signed in with this browser before. While somebody
              else is guessing your password, you can then still sign in here. It holds a random number, and a
              mark for each account that you have signed in to here. A mark does not show whose account it is.
            </li>
            <li>
              <strong>Previous session.</strong> Set when a session ends, for a day. If you send a form after
              you were signed out, what you typed is kept for you.
            </li>
            <li>
              <strong>Message.</strong> Holds a short message for the next page, such as “Login successful”.
              It is deleted once it has been shown, and after a minute in any case.
            </li>
            <li>
              <strong>Text and theme.</strong> Set when you choose another text size, line spacing, typeface
              or theme, for a year. It holds these four choices and nothing else.
            </li>
            <li>
              <strong>Receipt.</strong> Set when you delete everything. It holds how much was deleted and
              when, what administrators had done with your records, and what had left this server, for an
              hour.
            </li>
            {replicated ? (
              <li>
                <strong>Newest change.</strong> This site runs on several machines. Set for five minutes after
                something was stored, so that the next page shows it. It holds only the number of that change.
              </li>
            ) : null}
            {withGoogle ? (
              <li>
                <strong>Sign-in with Google.</strong> These are set only while you sign in that way, for ten
                minutes at most. They make sure that Google’s answer belongs to your own request. If you
                connect a Google account to your account here, they also hold what Google said about you.
              </li>
            ) : null}
          </ul>
          <p>
            All of them are needed, and none is used to track you. Scripts cannot read them. Reading these
            pages without signing in sets no cookie, unless you choose a text size or theme.
          </p>
        </>
      ),
    },
    {
      id: 'other-sites',
      heading: 'Nothing is loaded from other sites',
      body: (
        <p>
          Pages, pictures, type and programs all come from this server, and your browser is told to refuse
          anything else. There is no analytics. Some pages have links to other sites, such as a verse at
          quran.com or the video channel. If you follow one, that site’s own rules apply.
        </p>
      ),
    },
    {
      id: 'protection',
      heading: 'How it is protected',
      body: (
        <>
          {encrypted ? (
            <p>
              The whole database is encrypted on the disk, every table and every word, and so are its backups.
              The key is not in them. The server that answers you has the key, so that it can work: encryption
              protects a stolen disk or a lost backup, and does not hide your data from the operator.
            </p>
          ) : (
            <p>
              <strong>The database of this site is not encrypted on its disk.</strong> {PRODUCT} can encrypt
              it; here the operator has not set a key.
            </p>
          )}
          {overTls ? (
            <p>Between your browser and this site everything is encrypted (HTTPS).</p>
          ) : (
            <p>
              <strong>This site is set up without HTTPS.</strong> That is meant for trying it out on one’s own
              machine. If you reached it over a network, what you send can be read on the way.
            </p>
          )}
          <p>
            Forms are taken only from our own pages, and browsers are told not to store pages with your data.
          </p>
        </>
      ),
    },
    {
      id: 'who-can-see',
      heading: 'Who can see what',
      body: (
        <ul>
          <li>
            <strong>You</strong> see all of it.
          </li>
          <li>
            <strong>Other people</strong> see nothing of you, except an approved story and the text of an
            event, as described above.
          </li>
          <li>
            <strong>Administrators</strong> can see your name and email address, when you registered and last
            signed in, the security log of your account, your birth information and the events beside it, your
            chart, how you rated your analysis, your requests for correction and your stories. They cannot see
            your password, nor the notes of your book.
          </li>
          <li>
            <strong>The operator</strong> runs the server, and could reach everything that is on it.
          </li>
          <li>
            <strong>Companies</strong> that the operator uses to run the server or to carry mail handle what
            passes through them. Ask the operator which they are.
          </li>
        </ul>
      ),
    },
    {
      id: 'logs',
      heading: 'The server’s log',
      body: (
        <>
          <p>
            For each request the log of this program holds the time, the path of the page, whether it worked,
            how long it took, and a random number to find it again. It holds no birth information, no text of
            stories, no name and no address, neither for email nor of your connection. Where a fault occurs,
            its technical description is added.
          </p>
          <p>
            So that nobody can overload the site, requests are counted by account or, signed out, by the
            address of the connection. These counts are in memory only, for an hour at most, and are not
            written down.
          </p>
          <p>
            A page that you have opened stays in the server’s memory for about ten minutes after you last
            opened it, so that it can be shown again quickly. It is shown to nobody else and not written down.
          </p>
        </>
      ),
    },
    {
      id: 'backups',
      heading: 'Backups',
      body: (
        <>
          <p>
            Where this site makes backups, they are copies of the whole database
            {encrypted ? ', encrypted with the same key' : ''}. Seven daily and four weekly ones are kept, and
            older ones are removed. What you delete is therefore gone from the last of them after about four
            weeks. A copy is also made before an update that changes the database; it is removed after four
            weeks as well.
          </p>
          <p>
            Should the site ever have to be brought back from a backup after a fault, it would be as it was
            then. If you find anything there that you had deleted since, please delete it again or{' '}
            <a href="/contact">write to the operator</a>.
          </p>
        </>
      ),
    },
    {
      id: 'how-long',
      heading: 'How long it is kept, and your rights',
      body: (
        <>
          <p>Your data is kept until you delete it, unless a shorter time is given above.</p>
          <ul>
            <li>
              <strong>See it and take it with you:</strong> <a href={paths.settings}>Settings</a> has a
              download of everything that is kept about you.
            </li>
            <li>
              <strong>Correct it:</strong> name and password in Settings; birth information by a request for{' '}
              <a href={paths.birthInfo}>correction</a>.
            </li>
            <li>
              <strong>Withdraw it:</strong> single stories under <a href={paths.myStories}>My Stories</a>.
            </li>
            {writer ? (
              <li>
                <strong>Withdraw your consent</strong> to the easier wording, on the page of your{' '}
                <a href={paths.analysis}>analysis</a>.
              </li>
            ) : null}
            <li>
              <strong>Delete it:</strong> everything, at once, with a receipt.{' '}
              <a href="/delete-my-data">Delete My Data</a> says how.
            </li>
          </ul>
          <p>
            The law where you live may give you more rights than these. To use one of them, please{' '}
            <a href="/contact">write to the operator</a>.
          </p>
        </>
      ),
    },
    {
      id: 'changes',
      heading: 'Changes to this page',
      body: (
        <p>
          This page describes what the program does. Some of it depends on how this site is set up, and the
          page takes that into account. When the program changes, the page changes with it.
        </p>
      ),
    },
  ]
}

export default function Privacy() {
  const installation = useLoaderData<typeof loader>()
  return (
    <TextPage
      title="Privacy Policy"
      lead="What this site keeps about you, why, who can see it, and how it is deleted."
      sections={sectionsFor(installation)}
    />
  )
}
