const en = {
  title: 'Emails about celebrations',
  ask: 'No more emails about “{{title}}”?',
  askText: 'You won’t hear by email if the date or the place changes. Your invitation always shows how things stand.',
  askAll: 'No more emails from Celebrio hosts?',
  askAllText: 'You won’t get invitations or news by email anymore.',
  unsubscribe: 'Unsubscribe',
  unsubscribeAll: 'Unsubscribe from all celebrations',
  done: 'You’re unsubscribed',
  doneEvent: 'No more emails about “{{title}}”, except when you do something there yourself.',
  doneAll: 'No more emails about celebrations, except when you do something there yourself.',
  resume: 'Get emails again',
  wrong: 'This link doesn’t work',
  wrongText: 'Please open it again from the foot of the email.',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    'email-opt-outs': typeof en
  }
}

export default en
