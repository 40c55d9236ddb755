import type { BookingAction } from '@celebrio/contract/market/booking-states'

const steps: Record<BookingAction | 'request', string> = {
  request: 'Requested',
  accept: 'Accepted',
  propose: 'Accepted with a change',
  decline: 'Declined',
  confirm: 'Change confirmed',
  cancel: 'Cancelled',
  serve: 'Serving',
  complete: 'Completed',
  expire: 'Expired',
  reschedule: 'Asked again for a new date',
  update: 'Notified of a change to the event',
  move_late: 'Event moved too late: the booking stands',
  delete_late: 'Event deleted too late: the booking stands',
}

export const en = {
  title: 'Booking agreement',
  number: (id: number, agreed: string) => `Booking ${id}, agreed on ${agreed}`,
  celebrant: 'Celebrant',
  provider: 'Service provider',
  event: 'Celebration',
  when: 'When',
  until: 'Until',
  place: 'Place',
  guestsLabel: 'Guests',
  guests: (count: number) => (count === 1 ? '1 guest' : `${count} guests`),
  item: 'Item',
  quantity: 'Quantity',
  price: 'Price',
  total: 'Total',
  offer: (name: string, percent: string) => `${name}: ${percent} off`,
  lessThan: (asked: string) => `asked for ${asked}`,
  subTotal: 'Sub total',
  discount: 'Discount',
  history: 'What was agreed, step by step',
  quoted: (words: string) => `“${words}”`,
  steps,
  clock: 'automatically',
  terms:
    'The celebrant can cancel until 24 hours before the celebration. Payments don’t go through Celebrio: the provider is paid directly.',
  page: (number: number) => `Page ${number}`,
  /** Below a document with characters that no font could print. */
  notWhole: 'Some characters can’t be printed here. The booking on your screen shows them all.',
}

export type Messages = typeof en
