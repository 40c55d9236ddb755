import type { Details } from './details.ts'

export const london: Details = {
  'Fairweather Marquees': {
    travels_km: 90,
    travel: 'Within the M25 free, then £1.20 a mile for the lorry.',
    deposit: 'A third when you book.',
    cancellation: 'Free until 21 days before. Wind over 45 mph is our risk, not yours.',
    calendar: { weekdays_off: [], lead_days: 10, bookings_a_day: 2 },
    album: { name: 'Tents in the rain', scenes: ['reunion', 'picnic', 'lanterns'] },
    questions: [
      {
        by: 'ben',
        daysAgo: 12,
        after: 25,
        question: 'Does the floor work on a slope?',
        answer: 'Up to a foot over the whole length. We level it with blocks.',
      },
      {
        by: 'oliver',
        daysAgo: 11,
        after: 50,
        question: 'Is there a tent that needs no pegs?',
        answer: 'Yes, weighted with water. It takes two hours more.',
      },
      {
        by: 'tomas',
        daysAgo: 9,
        after: 30,
        question: 'Who takes it down?',
        answer: 'We do, on the Monday. You only have to be home for the gate.',
      },
      {
        by: 'grace',
        daysAgo: 8,
        after: 45,
        question: 'Can dogs sleep in it?',
        answer: 'Ours do.',
      },
      {
        by: 'hana',
        daysAgo: 5,
        after: 40,
        question: 'Do you have lanterns as well?',
        answer: 'Sixty of paper and twelve of iron, both included from 120 guests.',
      },
    ],
  },
  'Peckham Brass': {
    travels_km: 150,
    deposit: '£200, the rest in cash or by transfer within a week.',
    cancellation: 'Free until a month before, then half.',
    calendar: { weekdays_off: [2, 3], lead_days: 1, bookings_a_day: 2, allows_holds: true },
  },
  'Kettle & Leaf': {
    travels_km: 15,
    travel: 'We come by bicycle, so nothing; the hills are on us.',
    cancellation: 'Free until the evening before.',
    calendar: { weekdays_off: [1, 2], lead_days: 1, holiday: { in: 25, days: 10 } },
    questions: [
      {
        by: 'oliver',
        daysAgo: 4,
        after: 130,
        question: 'Does the cart go up stairs?',
        answer: 'Four steps, with two guests helping. For more we bring the table instead.',
      },
    ],
  },
}

export const paris: Details = {
  'La Table de Solène': {
    travels_km: 20,
    travel: 'À Paris, rien. En banlieue, le prix du taxi : les casseroles ne prennent pas le métro.',
    deposit: '30 % à la confirmation.',
    cancellation: 'Sans frais jusqu’à 7 jours avant. Ensuite, l’acompte couvre le marché.',
    calendar: { weekdays_off: [1], lead_days: 3, bookings_a_day: 1, allows_holds: true },
    album: { name: 'Dîners chez vous', scenes: ['kitchen', 'table', 'feast'] },
    questions: [
      {
        by: 'leila',
        daysAgo: 13,
        after: 40,
        question: 'Cuisinez-vous sans alcool ?',
        answer: 'Oui, les sauces aussi. Dites-le moi simplement avec la date.',
      },
      {
        by: 'andre',
        daysAgo: 11,
        after: 25,
        question: 'Ma cuisine fait quatre mètres carrés, est-ce un problème ?',
        answer: 'C’est déjà plus grand que ma première cuisine. Deux feux suffisent.',
      },
      {
        by: 'chloe',
        daysAgo: 10,
        after: 60,
        question: 'Peut-on choisir le menu ?',
        answer: 'Je propose trois menus la semaine d’avant, vous choisissez.',
      },
      {
        by: 'noor',
        daysAgo: 7,
        after: 35,
        question: 'La vaisselle est-elle la vôtre ?',
        answer: 'Oui, jusqu’à vingt couverts, et je repars avec.',
      },
      {
        by: 'leila',
        daysAgo: 5,
        after: 20,
        question: 'Venez-vous le jour de l’an ?',
        answer: 'Cette année, oui. Après, plus jamais, dit mon mari.',
      },
    ],
  },
  'Péniche Mélusine': {
    travels_km: 0,
    deposit: '400 €, rendus si la Seine est en crue.',
    cancellation: 'Sans frais jusqu’à 30 jours avant, la moitié jusqu’à 10 jours.',
    calendar: { weekdays_off: [], lead_days: 7, bookings_a_day: 1, allows_holds: true, holiday: { in: 35, days: 14 } },
  },
  'Henné du Marais': {
    travels_km: 35,
    travel: 'Compris jusqu’au périphérique, 15 € au-delà.',
    cancellation: 'Sans frais jusqu’à 48 heures avant.',
    calendar: { weekdays_off: [7], lead_days: 2, bookings_a_day: 2 },
  },
}
