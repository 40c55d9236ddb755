import type { Language } from '@celebrio/contract/platform/languages'

/** The texts of a printed ticket, besides those of the event. */
type Words = {
  invites: (host: string) => string
  date: string
  time: string
  place: string
  guest: string
  dressCode: string
  code: string
  party: (count: number) => string
  /** Below a ticket with characters that no font could print. */
  notWhole: string
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
    notWhole: 'Some letters or pictures cannot be printed here. Your ticket on screen shows them all.',
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
    notWhole:
      'Certaines lettres ou images ne peuvent pas être imprimées ici. Votre billet à l’écran les montre toutes.',
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
    notWhole: 'Algunas letras o imágenes no se pueden imprimir aquí. Tu entrada en pantalla las muestra todas.',
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
    notWhole: 'Algumas letras ou imagens não podem ser impressas aqui. Seu ingresso na tela mostra todas elas.',
  },
}
