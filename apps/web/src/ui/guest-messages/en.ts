const en = {
  pageTitle: '{{title}} · Celebrio',
  skipToContent: 'Skip to content',
  loading: 'Loading',
  offline: 'You are offline. What you have written is kept.',
  offlineTitle: 'You are offline',
  offlineText: 'The page comes back as soon as there is a connection.',
  close: 'Close',
  messages: 'Messages',
  closeMessage: 'Close message',
  cancel: 'Cancel',
  yes: 'Yes',
  no: 'No',
  tryAgain: 'Try Again',
  loadMore: 'Load more',
  wentWrong: 'This did not load',
  optional: 'optional',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  codeDigit: 'Digit {{position}} of {{length}}',
  noSearchResult: 'No search result',
  searching: 'Searching…',
  clearField: 'Clear',
  chooseFile: 'Choose a file',
  replaceFile: 'Choose another file',
  removeFile: 'Remove {{name}}',
  andOthers_one: 'and {{count}} other',
  andOthers_other: 'and {{count}} others',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    ui: typeof en
  }
}

export default en
