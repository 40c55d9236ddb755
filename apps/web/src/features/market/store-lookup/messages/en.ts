const en = {
  title: 'Store',
  states: {
    trial: 'On trial until {{date}}.',
    plan: 'Open until {{date}}.',
    forLife: 'Open for life.',
    resting: 'Resting since {{date}}: not listed, and nothing can be changed.',
  },
  cancelled: 'The plan was cancelled on {{date}}.',
  plans: { silver: 'Silver', golden: 'Golden', gold: 'Gold' },
  period: '{{name}}: {{from}} to {{until}}',
  periodForLife: '{{name}}: from {{from}}, for life',
  gift_one: '{{count}} free month, given by {{name}} on {{date}}',
  gift_other: '{{count}} free months, given by {{name}} on {{date}}',
  staff: 'staff',
  give: 'Give free months',
  giveTitle: 'Give free months',
  giveSubmit: 'Give them',
  given: 'The months are given.',
  howMany: 'How many',
  months_one: '{{count}} month',
  months_other: '{{count}} months',
  reason: 'Reason, for the audit log',
  reasonMissing: 'Say why',
  reasonTooLong_one: 'At most {{count}} character',
  reasonTooLong_other: 'At most {{count}} characters',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    'store-lookup': typeof en
  }
}

export default en
