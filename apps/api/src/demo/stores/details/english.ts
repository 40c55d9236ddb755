import type { Details } from './details.ts'

/** New York and Lagos. */
export const english: Details = {
  'Saffron & Smoke': {
    travels_km: 60,
    travel: 'Free in Brooklyn. Beyond the bridges $2 a mile, there and back.',
    deposit: 'A quarter on confirming, the rest on the day.',
    cancellation: 'Free until 14 days before. After that we keep the deposit.',
    calendar: { weekdays_off: [], bookings_a_day: 2, lead_days: 0, allows_holds: true },
    album: { name: 'Long tables, last summer', scenes: ['table', 'barbecue', 'kitchen', 'reunion'] },
    questions: [
      {
        by: 'sofia',
        daysAgo: 14,
        after: 35,
        question: 'Can the jollof be made without chicken stock?',
        answer: 'Yes. We bring two pots, and the green one has never seen a chicken.',
      },
      {
        by: 'priya',
        daysAgo: 9,
        after: 80,
        question: 'Do you need a kitchen at the place?',
        answer: 'A tap and one socket are enough. The fire comes with us.',
      },
    ],
  },
  'The Palm Trio': {
    travels_km: 120,
    travel: 'Within the five boroughs nothing. Outside, a van for $90.',
    deposit: 'Half on confirming.',
    cancellation: 'Free until 30 days before. Later we ask for half, because we said no to someone else.',
    calendar: { weekdays_off: [1, 2], lead_days: 3, bookings_a_day: 1, allows_holds: true },
    album: { name: 'On roofs and in halls', scenes: ['band', 'dance', 'lanterns'] },
    questions: [
      {
        by: 'kwame',
        daysAgo: 8,
        after: 300,
        question: 'Do you take requests on the night?',
        answer: 'Always. If we don’t know it by the second verse, you sing.',
      },
    ],
  },
  'Mithai Mile': {
    travels_km: 25,
    travel: 'Delivery in Queens is on us; $15 elsewhere in the city.',
    cancellation: 'Free until two days before, when the milk goes on.',
    calendar: { weekdays_off: [3], lead_days: 4 },
  },
  'Quint & Daughters Cakes': {
    travels_km: 40,
    deposit: '$100, which is also the tasting.',
    cancellation: 'Free until 10 days before. Later the deposit stays with us, and you may still come and taste.',
    calendar: { weekdays_off: [1], lead_days: 7, bookings_a_day: 3, holiday: { in: 18, days: 6 } },
    questions: [
      {
        by: 'hana',
        daysAgo: 7,
        after: 55,
        question: 'Is there a cake without nuts that still tastes of something?',
        answer: 'Lemon and elderflower. The kitchen has one day a week without nuts; ask for a Thursday bake.',
      },
      {
        by: 'amara',
        daysAgo: 6,
        after: 20,
        question: 'Can you write seventy names on it?',
        answer: 'In chocolate, by hand. Please send them typed.',
      },
    ],
  },
  'Eko Aso Ebi': {
    travels_km: 30,
    deposit: 'Half when the cloth is chosen.',
    cancellation: 'Cut cloth can’t be given back. Until then it costs nothing.',
    calendar: { weekdays_off: [7], lead_days: 30 },
  },
  'Mainland Suya Grill': {
    travels_km: 50,
    travel: 'On the mainland free. To the island we ask for the toll and the patience.',
    cancellation: 'Free until 48 hours before.',
    calendar: { weekdays_off: [1], lead_days: 2, bookings_a_day: 2 },
    questions: [
      {
        by: 'ngozi',
        daysAgo: 6,
        after: 15,
        question: 'How hot is the pepper?',
        answer: 'As hot as you tell us. The children’s sticks have none.',
      },
    ],
  },
  'Lagoon Lights': {
    travels_km: 300,
    travel: 'In Lagos nothing. Elsewhere the fare for two and a bed.',
    deposit: '40% holds the day.',
    cancellation: 'Another day costs nothing, as long as we are free. No day at all costs the deposit.',
    calendar: { weekdays_off: [7], lead_days: 5, bookings_a_day: 1, allows_holds: true },
    album: { name: 'First buttons, last dances', scenes: ['photo', 'first-dance', 'dance'] },
  },
}
