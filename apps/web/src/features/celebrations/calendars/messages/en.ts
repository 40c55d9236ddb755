const en = {
  addToCalendar: 'Add to calendar',
  subscribe: 'Subscribe to calendar',
  calendarText:
    'Your events, and the ones you’re going to, in the calendar on your phone or computer, always up to date. Create a link and add it to your calendar app.',
  calendarHasOne: 'You already have a link. It was shown only once; a new one replaces it.',
  calendarAddress: 'Your calendar link',
  calendarOnce: 'Copy it now: it’s shown only once. Anyone who has it can see your calendar.',
  calendarOpen: 'Open in your calendar app',
  calendarMake: 'Create a link',
  calendarRenew: 'Create a new link',
  calendarEnd: 'Turn off the link',
  calendarEnded: 'The link no longer works',
  copyAddress: 'Copy link',
  addressCopied: 'Link copied',
  addressNotCopied: 'We couldn’t copy the link. Please select and copy it yourself.',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    calendars: typeof en
  }
}

export default en
