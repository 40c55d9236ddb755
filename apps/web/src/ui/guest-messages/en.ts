const en = {
  copied: 'Copied',
  notCopied: 'Couldn’t copy. Select the text and copy it.',
  pageTitle: '{{title}} · Celebrio',
  skipToContent: 'Skip to content',
  loading: 'Loading',
  offline: 'You’re offline. What you’ve written is safe.',
  offlineTitle: 'You’re offline',
  offlineText: 'This page will be back as soon as you are.',
  close: 'Close',
  kidsAccount: 'Kids account',
  messages: 'Messages',
  closeMessage: 'Close message',
  cancel: 'Cancel',
  yes: 'Yes',
  no: 'No',
  tryAgain: 'Try Again',
  loadMore: 'Load more',
  wentWrong: 'This didn’t load',
  optional: 'optional',
  signInTitle: 'Sign in to join the party',
  signedOutTitle: 'You’ve been signed out',
  signIn: 'Sign in',
  signUp: 'Sign up',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  codeDigit: 'Digit {{position}} of {{length}}',
  noSearchResult: 'No search result',
  searching: 'Searching…',
  clearField: 'Clear',
  chooseFile: 'Choose a file',
  replaceFile: 'Choose a different file',
  removeFile: 'Remove {{name}}',
  moveEarlier: 'Move up',
  moveLater: 'Move down',
  sortHow: 'Drag, or use the arrow keys, to change the order. Press for more.',
  length: '{{at}} / {{of}}',
  tooLong_one: 'Up to {{max}} characters: yours is one over.',
  tooLong_other: 'Up to {{max}} characters: yours is {{count}} over.',
  andOthers_one: 'and {{count}} other',
  andOthers_other: 'and {{count}} others',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    ui: typeof en
  }
}

export default en
