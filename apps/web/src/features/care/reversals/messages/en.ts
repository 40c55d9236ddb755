const en = {
  undo: 'Undo this decision',
  letterTitle: 'What the author will read',
  send: 'Send and undo',
  undone: 'Decision undone.',
  reopen: 'Open the case again',
  reopenTitle: 'Open this case again?',
  reopenText: 'Someone on the team has to decide it anew. Whoever reported it won’t see our earlier answer anymore.',
  reopened: 'The case is waiting again.',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    reversals: typeof en
  }
}

export default en
