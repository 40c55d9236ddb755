const en = {
  waiting_one: '{{shown}} request is waiting for your answer',
  waiting_other: '{{shown}} requests are waiting for your answer',
  until_one: 'Answer by {{time}}',
  until_other: 'First answer due by {{time}}',
  yourClock: '{{time}} your time',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    requests: typeof en
  }
}

export default en
