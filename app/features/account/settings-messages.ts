import type { ReactNode } from 'react'
import { translated } from '#app/language/current.ts'
import { counted } from '#app/language/plural.ts'

/** The words of the page with the settings. */
export const settingsWords = translated('settings', {
  en: {
    parts: { you: 'You', reading: 'Your reading', 'sign-in': 'Signing in', data: 'Your data' },
    required: 'Required for administrators',
    signInToRename: 'Please sign in to change your name.',
    renamed: 'Your name has been changed.',
    passwordChanged: 'Password changed',
    housesChosen: 'Your reports now show these houses.',
    letter: {
      confirm: 'Please open the link that we have mailed you. The letter is sent after that.',
      on: 'Your first letter comes at the beginning of next month.',
      off: 'No more monthly letters are sent.',
    },
    lifeAnswered: 'If your answers change your reading, your analysis offers a new version of it.',
    signedOutElsewhere: {
      title: 'Signed out elsewhere',
      text: 'You are now signed in only in this browser.',
    },
    signedOutOne: { title: 'Signed out', text: 'That browser is signed out.' },
    look: {
      title: 'Text and theme',
      text: 'How all pages are shown in this browser. You can also choose it at the bottom of every page.',
    },
    account: {
      title: 'Account Information',
      name: 'Name',
      noName: 'Not provided',
      email: 'Email',
      role: 'Role',
      administrator: 'Administrator',
      change: 'Change your name',
      hint: 'You can use any name. It does not have to be your own.',
      save: 'Save name',
    },
    houses: {
      title: 'Houses in your reports',
      text: 'Astrologers divide the sky into twelve houses in several ways. Your saved chart and your analysis use Placidus, the usual choice; here you choose what your reports show.',
      system: 'House system',
      save: 'Save house system',
    },
    password: {
      title: 'Password',
      none: (link: ReactNode): ReactNode[] => [
        'You sign in with Google, so your account has no password. To have one as well, use ',
        link,
        ' with your address.',
      ],
      text: 'When you change it, you are signed out in all other browsers.',
      current: 'Current password',
      next: 'New password',
      repeat: 'Confirm new password',
      least: (count: number) => `At least ${count} characters`,
      change: 'Change password',
      enterCurrent: 'Enter your current password',
      wrong: 'This is not your current password',
      noPassword: 'Your account has no password. Use “Forgot password?” on the sign-in page to choose one.',
    },
    passkeys: {
      title: 'Passkeys',
      manage: 'Add, rename or remove',
      add: 'Add a passkey',
      count: (count: number) => counted(count, { one: '# passkey', other: '# passkeys' }),
      none: 'None',
      text: 'A passkey signs you in with your fingerprint, your face or the PIN of your device, without a password.',
    },
    twoStep: {
      title: 'Two-step sign-in',
      manage: 'Manage two-step sign-in',
      setUp: 'Set up',
      on: 'On',
      off: 'Off',
      ifOn: 'When you sign in, you enter your password and then a code from your authenticator app.',
      ifOff:
        'After your password, you enter a code from an app on your phone. Somebody who knows only your password cannot sign in.',
    },
    sessions: {
      title: 'Where you are signed in',
      more: (count: number) => counted(count, { one: '# more', other: '# more' }),
      alone: 'You are not signed in anywhere else.',
      endOthers: 'Sign out all other browsers',
      thisBrowser: 'This browser',
      signedIn: (at: ReactNode): ReactNode[] => ['Signed in ', at],
      inUse: ', in use now',
      lastSeen: (at: ReactNode): ReactNode[] => [', last seen ', at],
      end: 'Sign out',
      endNamed: (browser: string) => `Sign out ${browser}`,
    },
    unknownBrowser: 'Unknown browser',
    browserOn: (browser: string, system: string) => `${browser} on ${system}`,
    privacy: {
      title: 'Privacy and Data',
      downloadAll: 'Download all my data',
      receipt: 'Privacy receipt',
      onlyData: 'Only the data (JSON)',
      onlyReport: 'Only the report (PDF)',
      reportWithNotes: 'The report with my notes (PDF)',
      stored: 'What is stored, and who sees it',
      points: (days: number, isEncrypted: boolean) => [
        'Your account is known by a random number. You do not need to give your real name.',
        `We store: your name and email address; your birth information, chart and analyses; correction requests; your ratings and the practices you ticked; your stories and the notes of My Book; and, for ${days} days, when you signed in. Your password itself is not stored, only a hash from which it cannot be read.`,
        isEncrypted ? 'The database is encrypted.' : 'The database of this site is not encrypted.',
        'Nothing is sent to advertising or analytics services, and no page loads anything from another site.',
        'A story shared anonymously is shown without your name.',
        'Only you can see the notes of My Book. Administrators cannot.',
      ],
      download: (hasReport: boolean) =>
        `The download is one zip file: everything stored about you as JSON${hasReport ? ', your report as PDF' : ''}, and your book as text.`,
      policy: 'Read the Privacy Policy',
    },
    notifications: {
      title: 'Notifications',
      planned: [
        ['Email notifications', 'An email when your story has been reviewed'],
        ['New guidance', 'An email when something is added to your path'],
      ] as readonly (readonly [name: string, what: string])[],
      soon: 'Coming Soon',
    },
    danger: {
      title: 'Danger Zone',
      /** In the contents of the page. */
      short: 'Delete everything',
      delete: 'Delete All My Data',
      question: 'Delete all your data?',
      whatGoes:
        'This deletes your account, birth information, chart, analyses, ratings, stories, practices and the notes of My Book. On the next page you type a word to confirm.',
      goOn: 'Continue',
      text: 'Deletes your account and everything stored about you. This cannot be undone. Where this site makes backups, the last of them with your data is removed after about four weeks.',
    },
  },
})
