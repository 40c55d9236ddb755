const en = {
  title: 'Your data',
  everything: 'Everything in your account',
  everythingHint: 'Pages you can read, JSON, and all your files.',
  ask: 'Get my data',
  askAgain: 'Get it again',
  asked: 'We’re putting your data together',
  making: 'We’re putting your data together',
  makingHint: 'You can leave this page. We’ll send you an email once it’s ready.',
  ready: 'Your data is ready',
  readyHint: '{{size}}, to download until {{day}}.',
  newer: 'Need a newer copy?',
  newerHint: 'It’ll replace this one.',
  failed: 'Something went wrong',
  failedHint: 'We couldn’t put your data together. Please try again.',
  expired: 'Your last archive is gone',
  expiredHint_one: 'We keep it for {{count}} day.',
  expiredHint_other: 'We keep it for {{count}} days.',
  download: 'Download',
  downloadTitle: 'Download your data',
  downloadText: 'It’s all in there, so keep the file where no one else can read it.',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    'data-archives': typeof en
  }
}

export default en
