import type { DemoBooking } from './booking.ts'
import { ofFew } from './of-few.ts'

/** Bookings in every state, and a provider whose next Saturday is full. */
export const demoBookings: readonly DemoBooking[] = [
  {
    by: 'amara',
    with: 'ruth',
    event: 'Rooftop potluck',
    guests: 40,
    message: 'Only the jollof, please: everyone brings the rest. There is a lift to the fifth floor.',
    items: [['Guest', 40]],
    asked: 16,
    steps: [
      {
        ago: 15,
        action: 'accept',
        by: 'provider',
        note: 'With pleasure. We need one socket and a corner in the shade.',
      },
      { ago: 12, action: 'serve', by: 'provider' },
      { ago: 11, action: 'complete', by: 'provider' },
    ],
    reviews: {
      celebrant: {
        stars: 5,
        words: 'The pot was empty before the sun went down. On time, cheerful, and they swept the roof.',
        answer: 'That roof was the best kitchen we had all month.',
      },
      provider: { stars: 5, words: 'Clear about everything, and someone carried the pots down with us.' },
    },
  },
  {
    by: 'amara',
    with: 'marcus',
    event: 'Rooftop potluck',
    guests: 40,
    message: 'Two sets at dusk. The neighbours like you already.',
    items: [['Two sets', 1]],
    asked: 16,
    steps: [
      { ago: 15, action: 'accept', by: 'provider' },
      { ago: 12, action: 'serve', by: 'provider' },
      { ago: 11, action: 'complete', by: 'provider' },
    ],
    reviews: {
      celebrant: { stars: 4, words: 'Half an hour late because of the bridge. Then nobody wanted them to stop.' },
      provider: { stars: 5, words: 'A crowd that sings along. We would come for the view alone.' },
    },
  },
  {
    by: 'marcus',
    with: 'ruth',
    event: 'A week of highlife on the roof',
    guests: 60,
    message: 'Small chops each evening at eight, nothing that needs a fork.',
    items: [
      ['Guest', 60],
      ['Waiter', 6],
    ],
    asked: 2,
    steps: [
      { ago: 1.9, action: 'accept', by: 'provider', note: 'Two of us will be there every evening.' },
      { ago: 1, action: 'serve', by: 'provider' },
    ],
  },
  {
    by: 'amara',
    with: 'ruth',
    event: 'Mama Ngozi turns seventy',
    guests: 60,
    message: 'Seventy candles, so please keep the oven away from the cake. Four guests can’t have peanuts.',
    items: [
      ['Guest', 60],
      ['Waiter', 8],
    ],
    asked: 1.8,
    steps: [
      {
        ago: 1.5,
        action: 'accept',
        by: 'provider',
        note: 'Six hours of waiting staff are what we have left that day.',
        less: [['Waiter', 6]],
      },
      { ago: 1.2, action: 'confirm', by: 'celebrant' },
    ],
  },
  {
    by: 'amara',
    with: 'harpreet',
    event: 'Mama Ngozi turns seventy',
    guests: 60,
    message: 'One favour box for everyone, with “Ngozi 70” on the lid.',
    items: [
      ['Favour box of four', 60],
      ['Mixed mithai', 4],
    ],
    asked: 1.7,
    steps: [
      {
        ago: 0.4,
        action: 'accept',
        by: 'provider',
        note: 'We can do fifty boxes, and more mithai loose.',
        less: [['Favour box of four', 50]],
      },
    ],
  },
  {
    by: 'amara',
    with: 'marcus',
    event: 'Mama Ngozi turns seventy',
    guests: 60,
    message: 'She will ask for “Sweet Mother” twice.',
    items: [
      ['Two sets', 1],
      ['Fourth player on horns', 1],
    ],
    asked: 0.3,
  },
  {
    by: 'marcus',
    with: 'harpreet',
    event: 'A week of highlife on the roof',
    guests: 60,
    message: 'Could a box come up the stairs every evening?',
    items: [['Mixed mithai', 3]],
    asked: 1.5,
    steps: [
      {
        ago: 1.1,
        action: 'decline',
        by: 'provider',
        note: 'We bake the night before, and these trays are promised. Find us on 74th Street!',
      },
    ],
  },
  ...ofFew,
]
