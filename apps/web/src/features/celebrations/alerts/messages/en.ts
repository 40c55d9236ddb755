const en = {
  myEvents: 'My Events',
  dateOpen: 'Date to be decided',
  deleteEvent: 'Delete Event',
  deleteTitle: 'Delete {{title}}?',
  deleteText: 'You can’t undo this.',
  deleteSure: 'Delete Event',
  keep: 'Keep it',
  deleted: 'Event deleted',

  confirmed: 'Confirmation Successful',
  verified: 'Event Creation Verified',
  closeWindow: '“{{title}}” is all yours. You can close this window.',
  denied: 'Security alert: someone created an event in your name',
  deniedText:
    'Someone used your account to create “{{title}}” ({{day}}). Choose a new password to sign everyone else out, then delete the event.',
  deniedGone: 'The event is deleted. Now choose a new password to sign everyone else out.',
  resetPassword: 'Reset Password',
  linkMissing: 'This link isn’t complete',
  linkMissingText: 'Please open it again from our email.',
  linkExpired: 'This link is invalid or has expired',
  linkExpiredText: 'All your events are in one place, where you can edit or delete them.',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    alerts: typeof en
  }
}

export default en
