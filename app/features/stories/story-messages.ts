import type { ReactNode } from 'react'
import { numberText } from '#app/format.ts'
import { translated } from '#app/language/current.ts'

/** The words of a person's own stories. */
export const storyWords = translated('story', {
  en: {
    alignmentChoices: {
      light: 'Light - Positive, uplifting experiences',
      dark: 'Dark - Challenging, difficult experiences',
      neutral: 'Neutral - Mixed or balanced experiences',
    },
    /** Beside the switch, and on the privacy page. */
    anonymousMeans:
      '“Anonymous” means that your name is not shown with the story. It does not hide from the administrators which account it came from.',

    logInToSubmit: 'Please log in to submit your story.',
    signInToEdit: 'Please sign in to edit your story.',
    notLoaded: 'Failed to load your stories. Please try again later.',
    tryAgain: 'Try again',
    notSubmitted: 'Failed to submit story',
    /** From the analysis screen. */
    shortNotSubmitted: 'Failed to submit story. Please try again.',
    notSaved: 'Failed to save your story',
    notFound: 'This story was not found.',
    tooManyWaiting: (most: number) =>
      `${most} of your stories wait for review. You can send more once some have been reviewed, or withdraw one of them.`,
    alreadyReviewed: 'This story has been reviewed already and cannot be changed any more.',
    withdrawn: 'Your story has been withdrawn and is no longer stored.',
    error: 'Error',
    success: 'Success!',
    submittedForReview: 'Your story has been submitted for review.',
    changesSaved: 'Your changes have been saved.',
    storyWithdrawn: 'Story withdrawn',
    noLongerStored: 'Your story is no longer stored here.',
    /** The title of a story from the analysis screen. */
    titleFromAnalysis: 'My Part of Fortune story',

    tooShort: (least: number) => `Please share at least ${least} characters about your experience.`,
    shortStoryMost: (most: number) => `A story shared here has at most ${most} characters.`,
    titleLeast: (least: number) => `Title must be at least ${least} characters`,
    titleMost: (most: number) => `Title must be at most ${most} characters`,
    storyLeast: (least: number) => `Story must be at least ${least} characters`,
    storyMost: (most: number) => `Story must be at most ${numberText(most)} characters`,
    pseudonymMost: (most: number) => `A pseudonym has at most ${most} characters`,
    chooseTheme: 'Please choose one of the themes',

    labels: {
      title: 'Story title',
      storyContent: 'Your story',
      isAnonymous: 'Share anonymously',
      pseudonym: 'Pseudonym (optional)',
      alignment: 'Theme (optional)',
    },
    titleHint: (least: number, most: number) => `${least} to ${most} characters`,
    storyHint: (least: number) => `At least ${least} characters`,
    nameOnStory: 'Your name on the story',
    pseudonymHint: 'This name is shown instead of yours',
    noTheme: 'No theme',

    permitted: 'How it may be used',
    uses: {
      forAnalyses: 'It may be shown to other people beside their analyses',
      onChannel: 'It may be told on the channel',
      withLot: 'The sign and house of my lot may be named with it',
    },
    /** After the name of the disclosure on a card. */
    usesNow: { forAnalyses: 'beside analyses', onChannel: 'on the channel', withLot: 'with the lot' },
    permittedNow: (uses: string | null) => `May be used: ${uses ?? 'not at all'}`,
    usesHint:
      'Only after it is approved, and without payment. You can change this later under My Stories. With nothing ticked, only the administrators read it.',
    saveUses: 'Save what is permitted',
    usesSaved: 'What you permit has been saved.',
    usesNotSaved: 'Failed to save what you permit',
    confirmed: 'Please confirm once',
    confirmations: {
      isMine: 'The story is mine, and others in it cannot be recognised',
      isOfAge: 'I am of age',
    },
    pleaseConfirm: 'Please confirm this before you send a story.',
    /** On the sheet for films, in the story's language. */
    lotOnSheet: (sign: string, house: string) => `Part of Fortune in ${sign}, ${house}`,
    filmedOn: (day: ReactNode, episode: ReactNode): ReactNode[] => ['Filmed on ', day, ' in “', episode, '”'],
    filmedIn: (episode: ReactNode): ReactNode[] => ['Filmed in “', episode, '”'],
    watch: 'Watch the film',
    filmMail: {
      title: 'A mail when a story was filmed',
      lead: 'One mail for each film that tells a story of yours, with its day and address. It contains nothing that you have written, and a link in it stops these mails.',
      name: 'Mails about films',
      send: 'Tell me by mail when a story of mine was filmed',
      notConfirmed:
        'Your email address is not confirmed yet. The mails are sent once you have opened the link that we emailed you.',
      save: 'Save choice',
      on: 'You get a mail when a story of yours was filmed.',
      confirm: 'Please open the link that we have mailed you. The mails are sent after that.',
      off: 'No more mails about films are sent.',
      notSaved: 'Failed to save your choice',
      subject: 'Your story was filmed',
      filmed: (day: string, episode: string) =>
        `A story that you sent was told on the channel: “${episode}”, filmed on ${day}.`,
      why: 'You receive this mail because you asked for it under My Stories, where you can also withdraw the story or change what you permit.',
    },

    share: 'Share Your Story',
    shareLead: 'What happened, and what it taught you. An administrator reads it before anyone else sees it.',
    viewSubmitted: 'View My Submitted Stories',
    submit: 'Submit story',
    submitted: 'Story Submitted!',
    submitAnother: 'Submit Another Story',
    viewMine: 'View My Stories',
    thanks:
      'Thank you for sharing your story. It has been submitted for review and will be processed by our team.',

    mine: 'My Stories',
    mineLead: 'The stories you have sent, and their status.',
    backToMine: 'Back to My Stories',
    page: (total: number, page: number, pages: number) => `${total} stories, page ${page} of ${pages}`,
    pages: 'Pages of stories',
    newer: 'Newer stories',
    older: 'Older stories',
    none: "You haven't submitted any stories yet.",
    shareFirst: 'Share Your First Story',

    edit: 'Edit',
    sendAgain: 'Change and send again',
    withdraw: 'Withdraw',
    /** After the name of a button, for people who hear it without its story. */
    ofStory: (title: string) => `: ${title}`,
    submittedOn: 'Submitted',
    editedOn: 'Edited',
    reviewedOn: 'Reviewed',
    alignment: 'Theme',
    shownAs: 'Shown as',
    anonymous: 'Anonymous',
    public: 'Public',
    pseudonym: 'Pseudonym',
    feedback: 'Admin Feedback',
    readMore: 'Read More',
    showLess: 'Show Less',

    editTitle: 'Edit your story',
    editLead: 'A story can be changed until an administrator has reviewed it.',
    stillWithdraw: (link: (name: string) => ReactNode) => ['You can still ', link('withdraw it'), '.'],
    saveChanges: 'Save changes',
    withdrawThis: 'Withdraw this story',
    withdrawTitle: 'Withdraw your story',
    withdrawThisQuestion: 'Withdraw this story?',
    isDeleted: (title: ReactNode): ReactNode[] => [
      '“',
      title,
      '” is deleted, with the administrator’s notes. It cannot be brought back.',
    ],
    mayStillBeSeen: ' What was already shown on our channel may still be seen there.',
    withdrawStory: 'Withdraw story',
    cancel: 'Cancel',
  },
})
