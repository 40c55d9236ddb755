const en = {
  trending: 'Trending hashtags',
  people_one: '{{count}} person',
  people_other: '{{count}} people',
  write: 'Write a post',
  none: 'No hashtags this week. Put a # before a word of your next post.',
  lead: 'What people celebrate with this hashtag, newest first.',
  posts: 'Posts with #{{tag}}',
  noPosts: 'No posts with #{{tag}} yet',
  noPostsText: 'Write it in a post, and yours is the first.',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    hashtags: typeof en
  }
}

export default en
