const en = {
  deals: 'Deals are for ages 13 and over',
  dealsText: 'You can browse and sell once you turn 13. Until then, ask a grown-up to look with you.',
  bookings: 'Booking is for ages 13 and over',
  bookingsText: 'You can book once you turn 13. Until then, pick your favorites and ask a grown-up to book them.',
  store: 'Stores are for ages 13 and over',
  storeText: 'You can open one once you turn 13. Until then, ask a grown-up for help.',
  findProviders: 'Find providers',
  home: 'Go home',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    kids: typeof en
  }
}

export default en
