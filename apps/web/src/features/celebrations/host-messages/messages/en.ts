const en = {
  write: 'Write to all',
  title: 'Write to guests',
  toWhom: 'To',
  to_invited: 'Everyone invited',
  to_going: 'Going',
  words: 'Message',
  counter: '{{at}} / {{of}}',
  tooLong_one: 'Up to {{max}} characters: {{count}} too many.',
  tooLong_other: 'Up to {{max}} characters: {{count}} too many.',
  reaches_one: '{{count}} person gets a notification.',
  reaches_other: '{{count}} people get a notification.',
  reachesByEmail_one: '{{count}} gets an email.',
  reachesByEmail_other: '{{count}} get an email.',
  onPage: 'They can read it again on the page.',
  noneLeft_one: 'That’s {{count}} message today. You can write again tomorrow.',
  noneLeft_other: 'That’s {{count}} messages today. You can write again tomorrow.',
  sendTo_one: 'Send to {{count}}',
  sendTo_other: 'Send to {{count}}',
  sent_one: 'Sent to {{count}} person',
  sent_other: 'Sent to {{count}} people',
  fromHost: 'From the host',
  onlyGoing: 'Only for those who are going',
  delete: 'Delete message',
  deleteTitle: 'Delete this message?',
  deleteText: 'It disappears from the page. Emails that are out already stay with your guests.',
  deleted: 'Message deleted',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    'host-messages': typeof en
  }
}

export default en
