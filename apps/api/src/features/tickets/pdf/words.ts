import type { Language } from '@celebrio/contract/languages'

/** What is printed on a ticket beside the event's own words. */
type Words = {
  invites: (host: string) => string
  date: string
  time: string
  place: string
  guest: string
  dressCode: string
  code: string
  party: (count: number) => string
}

export const words: Record<Language, Words> = {
  en: {
    invites: host => `${host} invites you to celebrate`,
    date: 'Date',
    time: 'Time',
    place: 'Place',
    guest: 'Guest',
    dressCode: 'Dress code',
    code: 'Entrance code',
    party: count => `party of ${count}`,
  },
  fr: {
    invites: host => `${host} vous invite à la fête`,
    date: 'Date',
    time: 'Heure',
    place: 'Lieu',
    guest: 'Invité',
    dressCode: 'Tenue',
    code: 'Code d’entrée',
    party: count => `${count} personnes`,
  },
  es: {
    invites: host => `${host} te invita a celebrar`,
    date: 'Fecha',
    time: 'Hora',
    place: 'Lugar',
    guest: 'Invitado',
    dressCode: 'Vestimenta',
    code: 'Código de entrada',
    party: count => `${count} personas`,
  },
  pt: {
    invites: host => `${host} convida você para celebrar`,
    date: 'Data',
    time: 'Horário',
    place: 'Local',
    guest: 'Convidado',
    dressCode: 'Traje',
    code: 'Código de entrada',
    party: count => `${count} pessoas`,
  },
}
