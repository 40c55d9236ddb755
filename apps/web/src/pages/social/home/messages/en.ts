const en = {
  title: 'Home',
  viewer: 'You',
  verified: 'E-mail verified',
  since: 'Celebrating here since {{date}}',
  people: 'People you may know',
  discoveries: 'Worth discovering',
  legal: 'Legal',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    home: typeof en
  }
}

export default en
