import type { Messages } from './en.ts'

export const fr: Messages = {
  invites: host => `${host} vous invite à la fête`,
  date: 'Date',
  time: 'Heure',
  place: 'Lieu',
  guest: 'Invité',
  dressCode: 'Tenue',
  code: 'Code d’entrée',
  party: count => `${count} personnes`,
  notWhole: 'Certains caractères ne peuvent pas être imprimés ici. Votre billet à l’écran les montre tous.',
}
