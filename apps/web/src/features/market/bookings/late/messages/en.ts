const en = {
  movedTitle: 'This event has moved',
  deletedTitle: 'This event has been deleted',
  nowOn: 'It’s now on {{what}}.',
  stands: 'Within 24 hours of the event, a booking stands as agreed: {{when}}.',
  provider: 'Talk to {{name}}. If you can’t make it, cancel and say why.',
  providerServing: 'Talk to {{name}} about what you’ve already started.',
  celebrant: 'We’ve told {{name}}. For another date, send a new request.',
  celebrantDeleted: 'We’ve told {{name}}, who can still cancel.',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    late: typeof en
  }
}

export default en
