const en = {
  title: 'This page isn’t on the guest list',
  text: 'It may have moved or ended, or never existed. The party’s elsewhere.',
  action: 'Go home',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    'not-found': typeof en
  }
}

export default en
