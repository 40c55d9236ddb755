const en = {
  now: 'Active now',
  ago: 'Active {{ago}}',
  settings: 'Chat settings',
  saved: 'Saved',
  share: 'Show when I’m active',
  shareHint:
    'Your connections can see when you were last active. If you turn this off, you won’t see when they were, either.',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    presence: typeof en
  }
}

export default en
