import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { publicHeaders, publicPage } from '#app/http/public-page.server.ts'
import { paths } from '#app/paths.ts'
import { PRODUCT, pageTitle } from '#app/ui/page/page.tsx'
import { TextPage, type TextSection } from './text-page.tsx'

export const meta: MetaFunction = () =>
  pageTitle('Terms of Service', `What ${PRODUCT} is for, what it is not, and what sending a story means.`)
export const headers = publicHeaders
export const loader = (args: LoaderFunctionArgs) => publicPage(args, null)

const sections: readonly TextSection[] = [
  {
    id: 'what-it-is',
    heading: `${PRODUCT} is for study and self-reflection`,
    body: (
      <>
        <p>
          {PRODUCT} calculates a birth chart, finds the Part of Fortune in it, and describes what older books
          say about it. It is meant to be read, questioned and put to use in thinking about yourself.
        </p>
        <p>
          It describes character. It does not predict events. It does not predict how long anyone lives,
          illness, marriage, or gain and loss of money. It claims no knowledge of the unseen.
        </p>
        <p>
          Most Muslim scholars prohibit astrology as fortune-telling. Whether to use {PRODUCT} is for you to
          decide. Nothing here is a religious ruling.
        </p>
      </>
    ),
  },
  {
    id: 'no-advice',
    heading: 'It is not advice',
    body: (
      <>
        <p>
          Nothing on this site is medical, legal or financial advice, and nothing here replaces somebody
          qualified to give it. Do not make a decision about your health, your family, your work or your money
          because of a chart.
        </p>
        <p>
          If you are in distress or in danger, please turn to people near you or to the emergency services
          where you live.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    heading: 'Your account is for you',
    body: (
      <>
        <p>
          You need an account to enter birth information. The name on it can be any name. Keep your password
          to yourself; anyone who signs in with it sees everything that you have entered.
        </p>
        <p>
          One account holds one birth record, and it is saved once. Please enter your own. If you enter
          somebody else’s, do so only with their agreement.
        </p>
        <p>You must be old enough, where you live, to agree to terms such as these.</p>
      </>
    ),
  },
  {
    id: 'stories',
    heading: 'Stories are read before anything is done with them',
    body: (
      <>
        <p>When you send a story:</p>
        <ul>
          <li>
            It stays yours. You let the operator of this site keep it, read it and use it as this section
            says.
          </li>
          <li>
            It waits as “Pending” until an administrator has read it and approved or rejected it. You see
            which, and any note that goes with it, under <a href={paths.myStories}>My Stories</a>.
          </li>
          <li>
            An approved story may be shown to other people as a real-life example beside an analysis, and it
            may be featured on the operator’s video channel. It may be shortened for that. There is no
            payment.
          </li>
          <li>
            An anonymous story is shown without your name; a pseudonym is shown if you gave one. The
            administrators who read it can see whose it is.
          </li>
          <li>
            You can change it while it is pending, and you can withdraw it at any time. It is then deleted
            from this site. A video that has been published is outside this site: please{' '}
            <a href="/contact">write to the operator</a> about it.
          </li>
        </ul>
        <p>
          Please leave out names and details by which other people could be recognised, and send only what you
          have the right to share.
        </p>
      </>
    ),
  },
  {
    id: 'conduct',
    heading: 'What is not allowed',
    body: (
      <>
        <ul>
          <li>Stories or messages that insult, threaten or expose others, or that break the law.</li>
          <li>Advertising, and messages sent in bulk.</li>
          <li>Using someone else’s account, or trying to reach other people’s information.</li>
          <li>Overloading the site, or looking for ways past its limits.</li>
          <li>Presenting what {PRODUCT} says as a prediction, or as a religious ruling.</li>
        </ul>
        <p>
          An administrator can reject or delete a story, and can suspend an account. A suspended account
          cannot sign in. If you think that this was a mistake, <a href="/contact">write to the operator</a>.
        </p>
      </>
    ),
  },
  {
    id: 'availability',
    heading: 'The site is offered as it is',
    body: (
      <>
        <p>
          We take care that it works and that its calculations are right, and we correct mistakes when they
          are found. But we do not promise that it is always available, has no faults, or is kept forever. It
          may change or end. Please <a href={paths.settings}>download your data</a> if you want to be sure to
          have it.
        </p>
        <p>
          As far as the law allows, the operator is not liable for what follows from using or relying on the
          site.
        </p>
      </>
    ),
  },
  {
    id: 'ending',
    heading: 'You can leave at any time',
    body: (
      <p>
        You can delete your account and everything in it yourself, at once, without giving a reason:{' '}
        <a href="/delete-my-data">Delete My Data</a> says how. What is kept about you until then is in the{' '}
        <a href="/privacy">Privacy Policy</a>.
      </p>
    ),
  },
  {
    id: 'changes',
    heading: 'These terms can change',
    body: (
      <p>
        The terms that apply are those on this page. If something in them is unclear, please{' '}
        <a href="/contact">ask</a>.
      </p>
    ),
  },
]

export default function Terms() {
  return (
    <TextPage
      title="Terms of Service"
      lead={`By using ${PRODUCT} you agree to these terms. They are short, so that you can read them.`}
      sections={sections}
    />
  )
}
