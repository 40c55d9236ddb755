const en = {
  title: 'Notification settings',
  lead: 'You’ll find everything in Notifications and Chat. Choose what we also send you.',
  on: 'Emails and push notifications',
  onHint: 'Turn this off and we won’t send you any.',
  unverified: 'Confirm your email address to get emails.',
  categoriesTitle: 'What we send you',
  category: 'Topic',
  categories: {
    celebrations: 'Celebrations',
    people: 'Connections and groups',
    messages: 'Messages',
    posts: 'Posts and comments',
    bookings: 'Bookings',
    deals: 'Deals',
  },
  messagesHint: 'Only what you haven’t read, from chats you haven’t muted.',
  ways: { email: 'Email', push: 'Push' },
  digest: 'Daily email',
  digestHint: 'One email in the morning, only if there’s something new.',
  quiet: 'Quiet hours',
  quietHint: 'We’ll hold push notifications and emails until they’re over.',
  quietFrom: 'From',
  quietUntil: 'Until',
  quietSame: 'Please choose two different times.',
  contents: 'Show previews',
  contentsHint: 'If this is off, push notifications only say there’s something new.',
  emailsTitle: 'Emails from Celebrio',
  ask: {
    celebrations: 'Stop emails about celebrations?',
    people: 'Stop emails about connections and groups?',
    messages: 'Stop emails about messages?',
    posts: 'Stop emails about posts and comments?',
    bookings: 'Stop emails about bookings?',
    deals: 'Stop emails about deals?',
    digest: 'Stop the daily email?',
  },
  askText: 'You’ll still find everything in Notifications and Chat.',
  unsubscribe: 'Unsubscribe',
  unsubscribeAll: 'Unsubscribe from everything',
  done: 'You’re unsubscribed',
  doneList: {
    celebrations: 'We won’t email you about celebrations anymore, except to confirm something you did.',
    people: 'We won’t email you about connections and groups anymore.',
    messages: 'We won’t email you about messages anymore.',
    posts: 'We won’t email you about posts and comments anymore.',
    bookings: 'We won’t email you about bookings anymore.',
    deals: 'We won’t email you about deals anymore.',
    digest: 'No more daily email. We’ll still email you if something’s urgent.',
  },
  doneAll: 'From now on we’ll only email you about your account, or to confirm something you did.',
  resume: 'Get these emails again',
  resumed: 'You’ll get these emails again',
  wrong: 'This link doesn’t work',
  wrongText: 'Try the link at the bottom of the email again.',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    'notification-settings': typeof en
  }
}

export default en
