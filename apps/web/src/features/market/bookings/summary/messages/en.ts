const en = {
  asksAgain: 'We’ll ask {{names}} if the new date works for them.',
  opensAgain: 'You agreed on {{total}} for the original date. With a new one, nothing is settled until they accept.',
  freeThen: 'Their calendar is free that day.',
  seeBookings: 'See bookings',
  count_changed_one: '{{count}} needs your OK',
  count_changed_other: '{{count}} need your OK',
  count_again_one: '{{count}} asked again for the new date',
  count_again_other: '{{count}} asked again for the new date',
  count_requested_one: '{{count}} waiting for an answer',
  count_requested_other: '{{count}} waiting for an answer',
  count_agreed_one: '{{count}} agreed',
  count_agreed_other: '{{count}} agreed',
  count_off_one: '{{count}} declined or cancelled',
  count_off_other: '{{count}} declined or cancelled',
  cancelsToo: 'These bookings will be cancelled:',
  standStill: 'Too late to cancel. These stand, and we’ll let them know:',
  paidTotal: '{{paid}} paid',
  bookedBy: 'booked by {{name}}',
  ofEvent: 'Bookings',
  noneOfEvent: 'Nothing booked for this event yet.',
  standsFor_one: 'Too late to ask again: {{names}} stays booked for the original date, and we’ll let them know.',
  standsFor_other: 'Too late to ask again: {{names}} stay booked for the original date, and we’ll let them know.',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    summary: typeof en
  }
}

export default en
