const en = {
  title: 'This page is not on the guest list',
  text: 'It may have moved, ended or never been. The feast is elsewhere.',
  action: 'Go to the start page',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    'not-found': typeof en
  }
}

export default en
