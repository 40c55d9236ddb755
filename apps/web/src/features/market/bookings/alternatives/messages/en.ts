const en = {
  title: 'Who else is free on {{day}}',
  text: 'Your celebration is still on. These providers offer the same near your event and are free that day.',
  noneTitle: 'No one else nearby is free on {{day}}',
  noneText: 'Look farther away, or for something similar.',
  more: 'Find more',
  away: '{{name}} isn’t available right now and may not answer by {{time}}. You can already ask someone else.',
  awayChanged:
    '{{name}} isn’t available right now. Confirm only if you know they’re still coming. You can also ask someone else.',
  awayAccepted: '{{name}} isn’t available right now. If you can’t reach them, ask someone else in good time.',
  movedTitle: '{{name}} can’t make {{day}}',
  beforeText: 'Your event used to be on {{day}}. Pick a day that works for both of you, then ask again.',
  movedSince: 'Your event is now on {{day}}',
  askAgain: 'Ask {{name}} again',
  changeDate: 'Change the date',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    alternatives: typeof en
  }
}

export default en
