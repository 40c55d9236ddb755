const en = {
  lead: 'All your orders: coming up, under way, completed and cancelled.',
  noOrders: 'No Orders Found',
  noOrdersText: 'Bookings you accept are kept here.',
  showOrders: 'Show orders',
  orderState: 'Status',
  box_notStarted: 'Not started',
  box_onGoing: 'Ongoing',
  box_completed: 'Completed',
  box_cancelled: 'Cancelled',
  when: 'When',
  box_lastSixMonths: 'Booked in the last six months',
  orderTitle: 'Order details',
  seeDetails: 'See Details',
  seeDetailsOf: 'See Details: {{title}}',
  loadMore: 'Load More',
  ordersFound_one: '{{number}} order',
  ordersFound_other: '{{number}} orders',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    orders: typeof en
  }
}

export default en
