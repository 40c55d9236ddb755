const en = {
  title: 'Home',
  viewer: 'You',
  verified: 'Email verified',
  since: 'Celebrating here since {{date}}',
  people: 'Celebrations and people',
  discoveries: 'Worth discovering',
  legal: 'Legal',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    home: typeof en
  }
}

export default en
