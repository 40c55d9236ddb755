const en = {
  search: 'Search',
  kind: 'Search for',
  kinds: { user: 'User', deal: 'Deal', event: 'Event', provider: 'Service provider', hashtag: 'Hashtag' },
  suggestions: 'Suggestions',
  all: 'All results for “{{keyword}}”',
  found_one: '{{count}} suggestion for “{{keyword}}”',
  found_other: '{{count}} suggestions for “{{keyword}}”',
  people_one: '{{count}} person',
  people_other: '{{count}} people',
  morePeople_one: '{{count}} person or more',
  morePeople_other: '{{count}}+ people',
  nothing: 'No search result',
  nothingText: {
    user: 'Try fewer letters, or just one name.',
    deal: 'Try another word, or look at all deals under Deals.',
    event: 'We only search upcoming events. Try another word from the title or the place.',
    provider: 'Try another word, or look at all providers under Explore.',
    hashtag: 'Try fewer letters.',
  },
  free: 'Free',
  noResult: 'no result',
  start: {
    user: 'Who are you looking for?',
    deal: 'What are you looking for?',
    event: 'Which event are you looking for?',
    provider: 'Which provider are you looking for?',
    hashtag: 'Which hashtag are you looking for?',
  },
  startText: {
    user: 'Part of a name is enough, even if the spelling is a bit off.',
    deal: 'One word is enough, even if the spelling is a bit off.',
    event: 'The first letters of a word in the title or place are enough.',
    provider: 'One word is enough: a name, or what you need.',
    hashtag: 'The first letters are enough, with or without the #.',
  },
  resultsFor: 'Results for “{{keyword}}”',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    search: typeof en
  }
}

export default en
