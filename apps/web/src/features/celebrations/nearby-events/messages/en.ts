const en = {
  title: 'Upcoming near you',
  near: 'Near you',
  seeAll: 'See all',
  none: 'No upcoming events near you yet.',
  live: 'Live now',
  celebrating_one: '{{count}} person celebrating',
  celebrating_other: '{{count}} people celebrating',
  upcoming: 'Upcoming Events',
  explore: 'Explore',
  createEvent: 'Create event',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    'nearby-events': typeof en
  }
}

export default en
