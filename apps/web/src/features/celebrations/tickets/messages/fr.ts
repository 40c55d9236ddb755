import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  date: 'Date',
  time: 'Heure',
  address: 'Lieu',
  dressCode: 'Tenue',
  guest: 'Invité',
  party_one: '{{name}}',
  party_many: '{{name}}, {{count}} personnes',
  party_other: '{{name}}, {{count}} personnes',
  entranceCode: 'Code d’entrée',
  qr: 'Code QR de votre billet',
  invites: '{{host}} vous invite à la fête',
  downloadNow: 'Télécharger',
  print: 'Imprimer',
  showTicket: 'Voir mon billet',
  yourTicket: 'Votre billet',
  used: 'Utilisé {{when}}',
} satisfies Translation<typeof en>
