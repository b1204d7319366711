import type { ReactNode } from 'react'
import { translated } from '#app/language/current.ts'
import { counted } from '#app/language/plural.ts'

/** Words inside a sentence that are marked up, such as a link. */
type Mark = (words: string) => ReactNode

/** The words of the smaller public pages. */
export const publicWords = translated('publicPage', {
  en: {
    notFound: {
      title: '404 Page Not Found',
      text: 'There is no page at this address.',
      moved: 'It may have moved, or the address may be mistyped. Your data is not affected.',
      router: 'Did you forget to add the page to the router?',
      home: 'Go to the home page',
      dashboard: 'Go to Dashboard',
    },
    stopLetter: {
      title: 'Stop this letter',
      settings: 'To your settings',
      stopped: 'The letter is stopped. You can ask for it again at any time.',
      ask: 'No more letters of this kind are sent to you. Your account stays as it is.',
      submit: 'Stop the letter',
      incomplete: (settings: Mark, evenings: Mark, stories: Mark): ReactNode[] => [
        'This link is not complete. You can stop the monthly letter in your ',
        settings('settings'),
        ', the mails of your evenings on ',
        evenings('their page'),
        ', and mails about films under ',
        stories('My Stories'),
        '.',
      ],
    },
    deleted: {
      title: 'Data Deleted',
      receipt: 'Receipt',
      count: (total: number, at: ReactNode): ReactNode[] => [`${total} records were deleted on `, at, '.'],
      line: (kind: string, what: string) => `${kind}: ${what}`,
      leftOut: (lines: number) =>
        `The ${counted(lines, { one: 'oldest line is', other: '# oldest lines are' })} not listed: your browser cannot keep a longer receipt.`,
      stays:
        'The receipt names nobody. It stays in this browser for an hour; print or save the page to keep it.',
      home: 'Go to the home page',
    },
    findLot: {
      title: 'Find your lot',
      description:
        'The sign, the house and the ruler of your Part of Fortune, and how it is counted. No account is needed, and nothing is stored.',
      lead: (lot: Mark, part: Mark): ReactNode[] => [
        'Enter a birth, and read where its ',
        lot('lot'),
        ', the ',
        part('Part of Fortune'),
        ', is. You need no account, and nothing is stored.',
      ],
      another: 'Another birth',
      notFound: 'Not found',
      tryAgain: 'What you typed is still here; please try again.',
    },
  },
})
