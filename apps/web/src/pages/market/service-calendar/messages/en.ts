const en = {
  title: 'Calendar',
  noCompany: 'There’s no company on this account yet.',
  bookings: 'Bookings that day',
  for_one: '{{count}} guest, {{name}}',
  for_other: '{{count}} guests, {{name}}',
  states: {
    requested: 'Request',
    changed: 'To be confirmed',
    accepted: 'Confirmed',
    serving: 'Serving',
    completed: 'Completed',
    declined: 'Declined',
    expired: 'Expired',
    cancelled: 'Cancelled',
  },
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    'service-calendar': typeof en
  }
}

export default en
