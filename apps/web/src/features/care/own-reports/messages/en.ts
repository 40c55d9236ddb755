const en = {
  title: 'Your reports',
  lead: 'What you’ve reported, and what came of it. We don’t tell the people you report that it was you.',
  none: 'You haven’t reported anything',
  noneText: 'If something breaks our rules, you can report it. What comes of it will show up here.',
  reportedOn: 'Reported on {{day}}',
  states: {
    waiting: 'We’re looking at it',
    acted_on: 'We took action',
    dismissed: 'We didn’t find anything that breaks our rules',
    undone: 'We took action at first. We’ve looked at it again and undone that.',
  },
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    'own-reports': typeof en
  }
}

export default en
