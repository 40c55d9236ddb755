const en = {
  deals: 'Deals are for ages 13 and over',
  dealsText: 'They open up for you on your 13th birthday. Until then, ask a grown-up to have a look with you.',
  bookings: 'Booking is for ages 13 and over',
  bookingsText:
    'You can book from your 13th birthday. Until then, find providers you like and ask a grown-up to book them.',
  store: 'Stores are for ages 13 and over',
  storeText: 'You can open one from your 13th birthday. Until then, ask a grown-up to open one.',
  findProviders: 'Find providers',
  home: 'Go home',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    kids: typeof en
  }
}

export default en
