import { translated } from '#app/language/current.ts'

export const contactWords = translated('contact', {
  en: {
    title: 'Contact Us',
    description: (product: string) => `Write to the operator of this ${product} site.`,
    lead: 'Send a question, a mistake that you found, or a request about your data. The operator of this site receives it by email.',
    sent: 'Message sent',
    sentTo: (email: string) =>
      `Thank you. It is on its way to the operator of this site. If there is an answer, it goes to ${email}.`,
    notSent: 'Message not sent',
    tryAgain:
      'Your message could not be sent just now. Your text is still here; please try again in a few minutes.',
    noAddress:
      'The operator of this site has not set an address for messages yet, so nothing was sent. Your text is still here.',
    name: 'Name',
    nameOptional: 'Name (optional)',
    anyName: 'You can use any name',
    nameLong: (most: number) => `A name has at most ${most} characters`,
    email: 'Email',
    emailHint: 'If there is an answer, it goes to this address',
    message: 'Message',
    messageHint: (most: number) =>
      `At most ${most} characters. Please leave out birth information that is not needed for the answer.`,
    messageShort: (least: number) => `Please write at least ${least} characters`,
    messageLong: (most: number) => `A message has at most ${most} characters`,
    send: 'Send message',
    answered: 'Perhaps it is answered already',
    /** What each link leads to, after its name. */
    answers: {
      faq: { name: 'FAQ', rest: ': how charts are calculated, and who wrote the guidance.' },
      birthTimeHelp: { name: 'Birth Time Help', rest: ': where to find the exact time.' },
      forgotPassword: { name: 'Forgot password?', rest: ' We email you a link to set a new one.' },
      birthInfo: { name: 'Birth information', rest: ': you can request a correction there.' },
      deleteMyData: { name: 'Delete My Data', rest: ': you can do it yourself, at once.' },
    },
    whatHappens: 'What happens to your message',
    isSent:
      'It is sent to the operator by email, with the name and email address that you give. If you are signed in, the email address of your account is in it too. The message is not kept in this site’s database.',
    noHelpLine: (product: string) =>
      `We cannot promise when you will get an answer. ${product} is not a help line: if you are in danger or in distress, please turn to people near you or to the emergency services.`,
  },
})
