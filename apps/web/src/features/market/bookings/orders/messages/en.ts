const en = {
  noOrders: 'No Orders Found',
  noOrdersText: 'What you agree to serve is kept here.',
  showOrders: 'Show orders',
  orderState: 'State',
  box_notStarted: 'Not started',
  box_onGoing: 'Ongoing',
  box_completed: 'Completed',
  box_cancelled: 'Cancelled',
  when: 'When',
  box_lastSixMonths: 'Booked in the last six months',
  orderTitle: 'Order details',
  seeDetails: 'See Details',
  seeDetailsOf: 'See Details: {{title}}',
  ordersFound_one: '{{number}} order',
  ordersFound_other: '{{number}} orders',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    orders: typeof en
  }
}

export default en
