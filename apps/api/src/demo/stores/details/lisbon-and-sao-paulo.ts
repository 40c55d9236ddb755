import type { Details } from './details.ts'

export const lisbon: Details = {
  'Petal Post': {
    travels_km: 45,
    travel: 'Em Lisboa, nada. Fora, 60 cêntimos por quilómetro.',
    deposit: 'Um quarto, para encomendar ao produtor.',
    cancellation: 'Sem custos até 7 dias antes. Depois as flores já foram cortadas.',
    calendar: { weekdays_off: [1], lead_days: 5, bookings_a_day: 2, allows_holds: true },
    album: { name: 'Mesas e arcos', scenes: ['florist', 'arch', 'bouquet', 'table'] },
    questions: [
      {
        by: 'rafael',
        daysAgo: 12,
        after: 75,
        question: 'Há flores no inverno?',
        answer: 'Camélias, anémonas e ranúnculos. O inverno cá é uma primavera tímida.',
      },
      {
        by: 'marcus',
        daysAgo: 6,
        after: 50,
        question: 'Can we keep the arch?',
        answer: 'Please do. It dries well if you hang it upside down.',
      },
    ],
  },
  'Brasa do Tejo': {
    travels_km: 70,
    travel: 'Na margem norte, nada. Para sul, só as portagens.',
    cancellation: 'Sem custos até 3 dias antes. Com chuva, adiamos sem conversa.',
    calendar: { weekdays_off: [1, 2], lead_days: 2, bookings_a_day: 1 },
  },
  'Prates Fotografia': {
    travels_km: 250,
    deposit: '25% para reservar o dia.',
    cancellation: 'Mudar de dia não custa nada. Cancelar custa o sinal.',
    calendar: { weekdays_off: [], lead_days: 1, bookings_a_day: 1, allows_holds: true, holiday: { in: 20, days: 9 } },
  },
}

export const saoPaulo: Details = {
  'Doces da Jussara': {
    travels_km: 20,
    travel: 'Até 10 km, sem taxa. Depois, R$ 3 por quilômetro.',
    deposit: 'Metade ao confirmar, por Pix.',
    cancellation: 'Sem custo até 4 dias antes.',
    calendar: { weekdays_off: [1], lead_days: 4, bookings_a_day: 2 },
    album: { name: 'Mesas montadas', scenes: ['sweets', 'cake', 'gifts'] },
    questions: [
      {
        by: 'rafael',
        daysAgo: 12,
        after: 20,
        question: 'Tem brigadeiro sem lactose?',
        answer: 'Tem, com leite de castanha. Fica até mais macio.',
      },
      {
        by: 'ines',
        daysAgo: 10,
        after: 35,
        question: 'Posso escolher mais de seis sabores?',
        answer: 'Pode: cada sabor a mais são cinquenta doces, no mínimo.',
      },
      {
        by: 'rafael',
        daysAgo: 8,
        after: 15,
        question: 'Entregam no domingo?',
        answer: 'Sim, domingo é o nosso dia mais cheio. Peça com duas semanas.',
      },
      {
        by: 'ines',
        daysAgo: 6,
        after: 30,
        question: 'As caixas voltam mesmo?',
        answer: 'Voltam, a gente busca na segunda-feira.',
      },
      {
        by: 'rafael',
        daysAgo: 4,
        after: 25,
        question: 'Fazem bolo para trinta pessoas?',
        answer: 'O de 3 kg serve trinta com folga, e quem gosta de doce repete.',
      },
    ],
  },
  'Roda de Samba Bixiga': {
    travels_km: 60,
    deposit: '30% para segurar a data.',
    cancellation: 'Sem custo até 15 dias antes; depois, o sinal fica.',
    calendar: { weekdays_off: [1], lead_days: 3, bookings_a_day: 2 },
    album: { name: 'Rodas de rua e de quintal', scenes: ['carnival', 'band', 'fiesta'] },
  },
  'Balão & Brisa': {
    travels_km: 35,
    cancellation: 'Sem custo até 3 dias antes.',
    calendar: { weekdays_off: [1], lead_days: 3, bookings_a_day: 4 },
  },
  'Festa Pronta Brinquedos': {
    travels_km: 30,
    travel: 'Na capital, incluído. No ABC, R$ 120.',
    deposit: 'R$ 150 por brinquedo.',
    cancellation: 'Chuva forte: outra data sem custo, mesmo no dia.',
    calendar: { weekdays_off: [1, 2, 3, 4], lead_days: 2, bookings_a_day: 6 },
    questions: [
      {
        by: 'rafael',
        daysAgo: 3,
        after: 240,
        question: 'Até que idade vai a cama elástica?',
        answer: 'Até doze anos. Os tios pedem, e a gente diz que não.',
      },
    ],
  },
}
