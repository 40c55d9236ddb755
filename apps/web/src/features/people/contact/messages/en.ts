const en = {
  title: 'Contact us',
  lead: 'A question, a problem, an idea? Write to us. A real person reads it.',
  name: 'Your name',
  subject: 'Subject',
  message: 'Message',
  send: 'Send message',
  openMail: 'Write from your own mail app instead',
  draftKept: 'We kept what you wrote.',
  startOver: 'Start over',
  thanks: 'Thank you, your message is with us.',
  copied: 'We’ll get back to you by email. A copy is on its way to you.',
  noCopy: 'We’ll get back to you by email. Confirm your address to get copies of what you write.',
  toStore: 'Go to my store',
  again: 'Write another',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    contact: typeof en
  }
}

export default en
