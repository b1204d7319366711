import { translated } from '#app/language/current.ts'
import { counted } from '#app/language/plural.ts'

/** The words of buttons, fields, forms and short messages. */
export const controlWords = translated('base', {
  en: {
    cancel: 'Cancel',
    close: 'Close',
    /** After the name of a link, for people who do not see where it leads. */
    newTab: ' (opens in a new tab)',
    undo: 'Undo',
    search: 'Search',
    showAll: 'Show all',
    wait: 'Please wait',
    lastMessage: 'Show last message',
    logOutFailed: 'Logout failed',
    logOutAgain: 'Failed to logout. Please try again.',
    notDownloaded: 'The file was not downloaded. Please try again.',
    message: 'Message',
    messages: 'Notifications ({hotkey})',
    /** The title of a message that something was refused. */
    failed: 'Error',
    /** What follows is wrong: read aloud before an error, and at the beginning of the title of a page. */
    error: 'Error: ',
    didNotWork: 'That did not work',
    check: 'Please check what you entered',
    required: 'Fields with * must be filled in.',
    fieldError: (label: string, error: string) =>
      error.toLowerCase().startsWith(label.toLowerCase()) ? error : `${label}: ${error}`,
    showPassword: { before: 'Show', hidden: ' password' },
    /** What follows the number of characters that were typed. */
    ofCharacters: (most: number) => `/${most} characters`,
    stars: (count: number) => counted(count, { one: '# star', other: '# stars' }),
    notListed: 'My place is not listed',
    leaveEmpty: 'Leave this empty',
    unreachable:
      'Qismah did not answer. Your text is still here. Please check your connection and try again.',
    draft: {
      title: 'Your text is still here',
      text: 'You were signed out before it was sent. It is not sent yet. Only you can see it.',
      discard: 'Discard it',
    },
  },
})
