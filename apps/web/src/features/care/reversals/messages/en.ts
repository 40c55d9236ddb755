const en = {
  undo: 'Undo this decision',
  letterTitle: 'What the author will read',
  send: 'Send and undo',
  undone: 'Decision undone.',
  reopen: 'Reopen case',
  reopenTitle: 'Reopen this case?',
  reopenText: 'It goes back in the queue, and the people who reported it will see that we’re still looking at it.',
  reopened: 'Case reopened.',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    reversals: typeof en
  }
}

export default en
