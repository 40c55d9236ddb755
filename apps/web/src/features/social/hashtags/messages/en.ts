const en = {
  trending: 'Trending hashtags',
  people_one: '{{count}} person',
  people_other: '{{count}} people',
  write: 'Write a post',
  none: 'No hashtags this week. Put a # before a word in your next post.',
  lead: 'What people are celebrating with this hashtag, newest first.',
  posts: 'Posts with #{{tag}}',
  noPosts: 'No posts with #{{tag}} yet',
  noPostsText: 'Use it in a post, and yours will be first.',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    hashtags: typeof en
  }
}

export default en
