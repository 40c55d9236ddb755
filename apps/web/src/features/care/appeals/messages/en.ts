const en = {
  title: 'Why we did this',
  decidedOn: 'Decided {{day}}',
  secondLook: 'A second look',
  lead: 'Think we got it wrong? You have until {{day}} to tell us. Someone else on our team will take another look.',
  why: 'Why should we look at it again?',
  whyHint: 'You can ask once.',
  ask: 'Ask for a second look',
  tooLong_one: '{{count}} character too many',
  tooLong_other: '{{count}} characters too many',
  sent: 'Thank you. Someone else on our team will look at it.',
  youWrote: 'You wrote, {{day}}:',
  waiting: 'Someone else on our team will look at it. We’ll let you know.',
  outcome: {
    granted: 'We’ve undone our decision, {{day}}.',
    refused: 'We’ve looked at it again, and our decision stays, {{day}}.',
  },
  tooLate: 'The time to ask for a second look ended on {{day}}.',
  appealTitle: 'Second look',
  authorWrote: 'The author wrote, {{day}}:',
  answer: 'Your answer to the author',
  grant: 'Undo the decision',
  refuse: 'Keep the decision',
  send: { granted: 'Send and undo', refused: 'Send and keep' },
  staffOutcome: { granted: 'Decision undone, {{day}}', refused: 'Decision kept, {{day}}' },
  appealDecided: 'Second look decided.',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    appeals: typeof en
  }
}

export default en
