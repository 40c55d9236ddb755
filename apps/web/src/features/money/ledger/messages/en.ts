const en = {
  title: 'Ledger',
  lead: 'Double entry; nothing is ever changed. Money that came in is positive, what it was for is negative.',
  all: 'All accounts',
  payments: 'All payments',
  accounts: {
    gateway_paypal: 'PayPal',
    gateway_test: 'Test payments',
    income_subscription: 'Income from plans',
    income_boost: 'Income from boosts',
    owed_refunds: 'Refunds owed',
  },
  account: 'Account',
  balance: 'Balance',
  when: 'When',
  what: 'What',
  sum: 'Amount',
  kinds: {
    payment: 'Payment no. {{id}}',
    refund_owed: 'Refund no. {{id}}, owed',
    refund_sent: 'Refund no. {{id}}, sent',
  },
  empty: 'Nothing yet',
  emptyText: 'What people pay is booked here.',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    ledger: typeof en
  }
}

export default en
