const en = {
  title: 'Notifications',
  guestText: 'Sign in to see what’s new for you.',
  bellCount_one: 'Notifications, {{count}} new',
  bellCount_other: 'Notifications, {{count}} new',
  new: 'New:',
  none: 'You currently have no notifications',
  findFriends: 'Find friends',
  settings: 'Settings',
  viewAll: 'View all updates',
  clear: 'Clear',
  clearTitle: 'Clear all notifications?',
  clearText: 'They’ll be deleted for good, unread ones too.',
  yesClear: 'Clear all',
  no: 'Keep them',
  cleared: 'Notifications cleared',
  readFailed: 'Read notification error',
  clearFailed: 'delete notification error',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    notifications: typeof en
  }
}

export default en
