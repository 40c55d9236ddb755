const en = {
  title: 'Upcoming near you',
  near: 'Near you',
  seeAll: 'See all',
  none: 'There are no upcoming events near you.',
  live: 'Live now',
  celebrating_one: '{{count}} person celebrates',
  celebrating_other: '{{count}} people celebrate',
  upcoming: 'Upcoming Events',
  explore: 'Explore',
  exploreLead: 'Celebrations that are open to you, here and elsewhere.',
  createEvent: 'Create event',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    'nearby-events': typeof en
  }
}

export default en
