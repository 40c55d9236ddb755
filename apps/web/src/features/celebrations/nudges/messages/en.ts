const en = {
  unanswered: 'No reply yet',
  notReplied_one: '{{count}} person hasn’t replied.',
  notReplied_other: '{{count}} people haven’t replied.',
  saidMaybe_one: '{{count}} person said maybe.',
  saidMaybe_other: '{{count}} people said maybe.',
  unreachable_one: 'We can’t reach {{count}} of them: send the link yourself.',
  unreachable_other: 'We can’t reach {{count}} of them: send the links yourself.',
  tooLate_one: '{{count}} person hasn’t said yes or no.',
  tooLate_other: '{{count}} people haven’t said yes or no.',
  tooLateText_one: 'Replies are closed. Move the deadline if you’d like to remind them.',
  tooLateText_other: 'Replies are closed. Move the deadline if you’d like to remind them.',
  moveDeadline: 'Move the deadline',
  remindAll_one: 'Remind them',
  remindAll_other: 'Remind all {{count}}',
  title_one: 'Remind {{count}} person?',
  title_other: 'Remind {{count}} people?',
  byNotification_one: '{{count}} gets a notification.',
  byNotification_other: '{{count}} get a notification.',
  byEmail_one: '{{count}} gets an email with Going and Can’t go.',
  byEmail_other: '{{count}} get an email with Going and Can’t go.',
  again_one: 'You can remind again in {{count}} hour.',
  again_other: 'You can remind again in {{count}} hours.',
  last: 'This is the last reminder for this celebration.',
  send: 'Send reminder',
  reminded_one: '{{count}} person reminded',
  reminded_other: '{{count}} people reminded',
  nobodyReminded: 'They’ve had a reminder already',
  next: 'Reminded. You can ask again: {{time}}.',
  noneLeft_one: 'You’ve reminded them {{count}} time. That’s all we send.',
  noneLeft_other: 'You’ve reminded them {{count}} times. That’s all we send.',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    nudges: typeof en
  }
}

export default en
