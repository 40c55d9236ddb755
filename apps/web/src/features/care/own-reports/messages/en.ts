const en = {
  title: 'Your reports',
  lead: 'Everything you’ve reported, and what we did about it. The people you report never find out it was you.',
  none: 'You haven’t reported anything',
  noneText: 'See something that breaks our rules? Report it, and follow it here.',
  reportedOn: 'Reported on {{day}}',
  states: {
    waiting: 'We’re looking at it',
    acted_on: 'We took action',
    dismissed: 'We didn’t find anything that breaks our rules',
    undone: 'We took action, then took another look and undid it',
  },
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    'own-reports': typeof en
  }
}

export default en
