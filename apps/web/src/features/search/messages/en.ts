const en = {
  search: 'Search',
  kind: 'Search for',
  kinds: { user: 'User', event: 'Event', hashtag: 'Hashtag' },
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
    user: 'Try fewer letters, or just one of the names.',
    event: 'Only celebrations to come are found. Try another word of the title or the place.',
    hashtag: 'Fewer letters may find more.',
  },
  noResult: 'no result',
  start: {
    user: 'Whom are you looking for?',
    event: 'Which celebration are you looking for?',
    hashtag: 'Which hashtag are you looking for?',
  },
  startText: {
    user: 'A part of the name is enough, and so is nearly the right spelling.',
    event: 'The first letters of a word of its title or place are enough.',
    hashtag: 'Its first letters are enough, with or without the #.',
  },
  resultsFor: 'Results for “{{keyword}}”',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    search: typeof en
  }
}

export default en
