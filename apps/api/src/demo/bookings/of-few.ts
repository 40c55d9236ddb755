import type { DemoBooking } from './booking.ts'

const newYork = { timezone: 'America/New_York' } as const

/** Of celebrations that nobody but their hosts knows of: one that expires, and a Saturday that is full. */
export const ofFew: readonly DemoBooking[] = [
  {
    by: 'kwame',
    with: 'marcus',
    event: {
      title: 'Abena comes home',
      scene: 'band',
      on: 40,
      from: '18:00',
      to: '23:00',
      timezone: 'Africa/Accra',
      address: '12 Palm Wine Lane',
      members: 30,
    },
    guests: 30,
    message: 'Would you fly?',
    items: [['Two sets', 1]],
    asked: 9,
  },
  {
    by: 'priya',
    with: 'ruth',
    event: {
      ...newYork,
      title: 'Meera passes the bar',
      scene: 'table',
      on: 'saturday',
      from: '13:00',
      to: '17:00',
      address: '48 Garden Street',
      members: 35,
    },
    guests: 35,
    message: 'No meat at the long table, please.',
    items: [['Guest', 35]],
    asked: 6,
    steps: [{ ago: 5, action: 'accept', by: 'provider', note: 'We’ll cook the whole garden green.' }],
  },
  {
    by: 'zainab',
    with: 'ruth',
    event: {
      ...newYork,
      title: 'Idris is one',
      scene: 'cake',
      on: 'saturday',
      from: '11:00',
      to: '14:00',
      address: '5 Lantern Court',
      members: 25,
    },
    guests: 25,
    message: 'Mild for the little ones.',
    items: [
      ['Guest', 20],
      ['Child under ten', 8],
    ],
    asked: 5.5,
    steps: [{ ago: 4.5, action: 'accept', by: 'provider' }],
  },
]
