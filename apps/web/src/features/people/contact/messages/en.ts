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
  noCopy: 'Confirm your email so we can reply and send you a copy.',
  toStore: 'Go to my store',
  toHome: 'Go home',
  again: 'Write another',
  inbox: {
    title: 'Messages',
    open: 'Open',
    resolved: 'Resolved',
    from: '{{name}}, {{email}}',
    unconfirmed: 'This address hasn’t been confirmed, so we can’t send an answer to it.',
    gone: 'This account no longer exists.',
    answer: 'Answer',
    yourAnswer: 'Your answer, by email',
    answerHint_en: 'The sender reads English.',
    answerHint_fr: 'The sender reads French.',
    answerHint_es: 'The sender reads Spanish.',
    answerHint_pt: 'The sender reads Portuguese.',
    tooLong_one: '{{count}} character too many',
    tooLong_other: '{{count}} characters too many',
    emailFrame: 'We add a greeting and their message to the email, so just write your answer.',
    sendAnswer: 'Send the answer',
    answered: 'Your answer is on its way.',
    close: 'Close',
    closeSubmit: 'Close without an answer',
    showAll: 'Show all',
    closeTitle: 'Close without an answer?',
    reason: 'Reason, for the audit log',
    closed: 'Message closed.',
    answeredBy: 'Answered by {{name}}, {{date}}',
    closedBy: 'Closed without an answer by {{name}}, {{date}}',
    someone: 'someone who’s no longer here',
    noneOpen: 'All caught up',
    noneOpenText: 'New messages will show up here.',
    noneResolved: 'Nothing yet',
    noneResolvedText: 'Messages that your team has answered or closed will show up here.',
  },
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    contact: typeof en
  }
}

export default en
