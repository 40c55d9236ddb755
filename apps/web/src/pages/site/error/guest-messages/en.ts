const en = {
  title: 'Something fell off the table',
  text: 'We couldn’t show this page. Nothing you’ve saved is lost.',
  home: 'Go home',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    error: typeof en
  }
}

export default en
