const en = {
  updated: 'Last updated {{date}}',
  contents: 'On this page',
}

declare module '#i18n/messages.ts' {
  interface Messages {
    'legal-page': typeof en
  }
}

export default en
export type Messages = typeof en
