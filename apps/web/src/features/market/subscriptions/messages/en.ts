const en = {
  title: 'Your plan',
  trial: {
    title: 'Keep your store open',
    lead: 'Your trial ends on {{date}}. What you built stays, whatever you choose.',
  },
  resting: {
    title: 'Reopen your store',
    note: 'Your store is resting.',
    text: 'It hasn’t been listed since {{date}}. Customers still see what they booked.',
    unsaved: 'Choose a plan to make changes here.',
    unsavedTerms: 'You can update your company details here. To change languages and terms, choose a plan.',
  },
  openUntil: 'Your store is open until {{date}}.',
  openForLife: 'Your store is open for life.',
  cancelledUntil: 'You’ve cancelled. Your store stays open until {{date}}.',
  daysLeft_one: '{{count}} day left',
  daysLeft_other: '{{count}} days left',
  daysUsed_one: '{{used}} of {{count}} day used',
  daysUsed_other: '{{used}} of {{count}} days used',
  period: '{{name}}: {{from}} to {{until}}',
  periodForLife: '{{name}}: from {{from}}, for life',
  terms: { silver: 'BIANNUAL', golden: 'ANNUAL', gold: 'LIFE TIME' },
  names: { silver: 'Silver', golden: 'Golden', gold: 'Gold' },
  per: { silver: 'for six months', golden: 'for a year', gold: 'once' },
  benefits: {
    listed: 'Listed in every search',
    whole: 'Bookings, offers and figures',
    again: 'Listed again in a minute',
    kept: 'Everything is where you left it',
    from: 'From {{from}} to {{until}}',
    forLife: 'For 100 years or more',
  },
  current: 'Your plan',
  yourChoice: 'Your choice',
  subscribe: 'Subscribe',
  renew: 'Renew',
  notPayable: 'Plans can’t be paid for here at the moment.',
  cancelAnyDay:
    'Nothing renews by itself; we’ll remind you. Cancel any day: you see what comes back to you before you decide.',
  receipts: 'Receipts',
  cancelPlan: 'Cancel plan',
  cancelPlans: 'Cancel plans',
  cancelTitleAll: 'Cancel your plans?',
  keepAll: 'Keep them',
  cancelTitle: 'Cancel {{name}}?',
  keep: 'Keep {{name}}',
  staysOpen: 'Your store stays open until {{date}}. Here’s what comes back to you:',
  paidOn: '{{plan}}, paid on {{date}}',
  daysUsedOf_one: '{{used}} of {{count}} business day used',
  daysUsedOf_other: '{{used}} of {{count}} business days used',
  holidays: 'Holidays not counted',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  fee: 'Admin fee, {{percent}}',
  refund: 'Refund',
  cancelled: 'Your plan is cancelled.',
  cancelledRefund: 'Your plan is cancelled. {{sum}} is on its way back to you.',
  cancelledAll: 'Your plans are cancelled.',
  cancelledAllRefund: 'Your plans are cancelled. {{sum}} is on its way back to you.',
  menu: 'Subscription',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    subscriptions: typeof en
  }
}

export default en
