import type { Details } from './details.ts'

export const madrid: Details = {
  'Tartas Candela': {
    travels_km: 30,
    travel: 'Dentro de la M-30, gratis. Fuera, 20 €.',
    deposit: 'La mitad al confirmar.',
    cancellation: 'Gratis hasta 5 días antes. Luego la masa ya está hecha.',
    calendar: { weekdays_off: [1], lead_days: 5, bookings_a_day: 3 },
  },
  'Compás de Cava Baja': {
    travels_km: 200,
    travel: 'En Madrid, nada. Fuera, el tren de cuatro personas.',
    cancellation: 'Gratis hasta 15 días antes; después, un tercio.',
    calendar: { weekdays_off: [5, 6], lead_days: 2, bookings_a_day: 1, allows_holds: true },
    questions: [
      {
        by: 'lucia',
        daysAgo: 6,
        after: 210,
        question: '¿Hace falta tablado?',
        answer: 'Una puerta vieja en el suelo, y la traemos nosotros.',
      },
    ],
  },
  'Finca Las Encinas': {
    travels_km: 0,
    deposit: 'El 20 % para guardar el día.',
    cancellation: 'Gratis hasta 60 días antes. Hasta 30, la mitad de la señal.',
    calendar: { weekdays_off: [1, 2, 3], lead_days: 14, bookings_a_day: 1, allows_holds: true },
    album: { name: 'La finca, de sol a sol', scenes: ['picnic', 'arch', 'table', 'bonfire'] },
    questions: [
      {
        by: 'sofia',
        daysAgo: 9,
        after: 600,
        question: '¿Hasta qué hora puede haber música?',
        answer: 'En el jardín hasta la una; en el salón, hasta que os canséis.',
      },
      {
        by: 'diego',
        daysAgo: 7,
        after: 420,
        question: '¿Se puede dormir allí?',
        answer: 'Sí, hay camas para veinte. Mira «Noche para veinte invitados».',
      },
    ],
  },
}

export const mexico: Details = {
  'Banquetes Ríos': {
    travels_km: 80,
    travel: 'En la ciudad va incluido. A Cuernavaca o Toluca, 1200 pesos.',
    deposit: '30 % al apartar la fecha.',
    cancellation: 'Sin costo hasta 10 días antes. Después se queda el anticipo.',
    calendar: { weekdays_off: [1], lead_days: 5, bookings_a_day: 2 },
    album: { name: 'Fiestas de este año', scenes: ['fiesta', 'feast', 'quinceanera'] },
    questions: [
      {
        by: 'sofia',
        daysAgo: 12,
        after: 12,
        question: '¿El mole lleva cacahuate?',
        answer: 'El negro sí. El verde y el amarillo, no, y van en ollas aparte.',
      },
      {
        by: 'lucia',
        daysAgo: 10,
        after: 18,
        question: '¿Ponen las mesas?',
        answer: 'Loza y manteles sí; las mesas las renta mi primo, y se las paso.',
      },
      {
        by: 'diego',
        daysAgo: 9,
        after: 9,
        question: '¿Y si llegan más invitados?',
        answer: 'Siempre llegan. Llevamos un diez por ciento de más.',
      },
      {
        by: 'sofia',
        daysAgo: 6,
        after: 14,
        question: '¿Hay algo para quien no come carne?',
        answer: 'Rajas, hongos y flor de calabaza. Nadie se queda mirando.',
      },
      {
        by: 'lucia',
        daysAgo: 3,
        after: 16,
        question: '¿Trabajan el 24 de diciembre?',
        answer: 'Hasta las seis. Luego la abuela nos quiere en casa.',
      },
    ],
  },
  'Mariachi Nuevo Garibaldi': {
    travels_km: 120,
    cancellation: 'Sin costo hasta 3 días antes.',
    calendar: { weekdays_off: [], lead_days: 0, bookings_a_day: 5 },
  },
  'Papel Picado Tapia': {
    travels_km: 25,
    deposit: 'La mitad, para el papel.',
    calendar: { weekdays_off: [6, 7], lead_days: 10 },
  },
}
