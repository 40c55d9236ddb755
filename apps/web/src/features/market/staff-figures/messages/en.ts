const en = {
  title: 'Figures',
  lead: 'Up to yesterday. Each day is counted once, when it’s over.',
  period: 'Period',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  headlines: {
    sign_ups_one: '{{number}} person signed up in {{days}} days',
    sign_ups_other: '{{number}} people signed up in {{days}} days',
    active_one: '{{number}} person active a day, on average over {{days}} days',
    active_other: '{{number}} people active a day, on average over {{days}} days',
    posts_one: '{{number}} post in {{days}} days',
    posts_other: '{{number}} posts in {{days}} days',
    events_one: '{{number}} event in {{days}} days',
    events_other: '{{number}} events in {{days}} days',
    bookings_one: '{{number}} booking requested in {{days}} days',
    bookings_other: '{{number}} bookings requested in {{days}} days',
    deals_one: '{{number}} deal in {{days}} days',
    deals_other: '{{number}} deals in {{days}} days',
    reports_opened_one: '{{number}} new case in {{days}} days',
    reports_opened_other: '{{number}} new cases in {{days}} days',
  },
  labels: {
    sign_ups: 'Sign-ups',
    active: 'People',
    posts: 'Posts',
    events: 'Events',
    bookings: 'Bookings',
    deals: 'Deals',
    reports_opened: 'New cases',
    reports_decided: 'Decided cases',
  },
  notes: {
    sign_ups: 'Includes accounts deleted since.',
    active: 'Signed-in people who opened Celebrio that day.',
    posts: 'Includes posts deleted since.',
    events: 'Events, by the day they were created.',
    bookings: 'Bookings, by the day they were requested.',
    deals: 'Deals, by the day they were posted.',
    reports_opened: 'One case per thing reported, however many people report it.',
  },
  noneDecided: 'No case was decided in this period.',
  decidedWithin: 'Decided within {{time}} on average.',
  paid: '{{amount}} paid in {{days}} days',
  paidFile: 'Payments in {{currency}}',
  howPaid: 'Plans and boosts, by the day they were paid. Refunds are in the ledger.',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    'staff-figures': typeof en
  }
}

export default en
