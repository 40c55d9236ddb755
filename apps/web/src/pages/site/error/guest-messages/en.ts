const en = {
  title: 'Something fell off the table',
  text: 'The page could not be shown. Nothing that you saved is lost.',
  home: 'Go to the start page',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    error: typeof en
  }
}

export default en
