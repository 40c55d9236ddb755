const en = {
  which: 'What is it about?',
  afterwards: 'A real person will take a look, and we’ll let you know what happens.',
  rules: {
    harassment: 'Harassment',
    hate: 'Hate',
    violence: 'Violence and threats',
    sexual: 'Nudity and sexual content',
    children: 'Safety of children',
    private_data: 'Other people’s private data',
    impersonation: 'Pretending to be someone else',
    fraud: 'Fraud',
    spam: 'Spam',
    others_work: 'Other people’s work',
    illegal: 'Against the law',
  },
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    reports: typeof en
  }
}

export default en
