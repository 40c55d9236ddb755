export const en = {
  invites: (host: string) => `${host} invites you to celebrate`,
  date: 'Date',
  time: 'Time',
  place: 'Place',
  guest: 'Guest',
  dressCode: 'Dress code',
  code: 'Entrance code',
  party: (count: number) => `party of ${count}`,
  /** Below a ticket with characters that no font could print. */
  notWhole: 'Some characters can’t be printed here. The ticket on your screen shows them all.',
}

export type Messages = typeof en
