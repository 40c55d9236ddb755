const en = {
  result: {
    paid: 'Thank you!',
    paidText: 'We got your {{sum}} for the {{what}}.',
    created: 'Your payment isn’t through yet',
    createdText: '{{sum}} for the {{what}}. If you’ve already paid, it can take a few minutes.',
    declined: 'Your payment was declined',
    declinedText: 'Nothing was charged. You can try again, or pay another way.',
    abandoned: 'You left without paying',
    abandonedText: 'Nothing was charged. You can start over whenever you like.',
    refunded: 'Refunded',
    refundedText: 'You paid {{sum}} for the {{what}}. What was due back is on its way.',
    paid_already: 'You’d already paid another way, so we’re refunding the full {{sum}} for your {{what}}.',
    unavailable: 'It’s no longer available, so we’re refunding the full {{sum}} for your {{what}}.',
  },
  goOn: 'Go on paying',
  tryAgain: 'Try again',
  askAgain: 'Check again',
  download: 'Receipt (PDF)',
  number: 'no. {{number}}',
  receipts: 'Receipts',
  receiptOf: 'No. {{number}}, {{date}}',
  refundOf: 'Refund, no. {{number}}, {{date}}',
  noReceipts: 'No receipts yet',
  noReceiptsText: 'What you pay on Celebrio, and what you get back, will be here.',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    payments: typeof en
  }
}

export default en
