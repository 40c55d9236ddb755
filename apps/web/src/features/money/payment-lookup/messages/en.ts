const en = {
  title: 'Payments',
  ofOne: 'Payments by no. {{id}}',
  everybody: 'Everyone’s payments',
  ledger: 'Ledger',
  keyword: 'Our number or the payment provider’s',
  find: 'Find',
  none: 'No payments found',
  noneText: 'What people pay to Celebrio is listed here.',
  gone: 'An account that is gone',
  number: 'No. {{id}}',
  disputed: 'Disputed only',
  disputes: {
    open: 'Disputed since {{since}}: {{reason}} ({{id}})',
    won: 'Dispute won on {{date}} ({{id}})',
    lost: 'Dispute lost on {{date}}: {{sum}} went back to the payer ({{id}})',
  },
  statuses: {
    created: 'waiting',
    paid: 'paid',
    declined: 'declined',
    abandoned: 'given up',
    refunded: '{{sum}} given back',
  },
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    'payment-lookup': typeof en
  }
}

export default en
