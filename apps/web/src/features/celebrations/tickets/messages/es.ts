import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  date: 'Fecha',
  time: 'Hora',
  address: 'Lugar',
  dressCode: 'Código de vestimenta',
  guest: 'Invitado',
  party_one: '{{name}}',
  party_many: '{{name}}, {{count}} personas',
  party_other: '{{name}}, {{count}} personas',
  entranceCode: 'Código de entrada',
  qr: 'Código QR de tu entrada',
  invites: '{{host}} te invita a celebrar',
  downloadNow: 'Descargar ahora',
  print: 'Imprimir',
  showTicket: 'Ver mi entrada',
  yourTicket: 'Tu entrada',
  used: 'Usada {{when}}',
} satisfies Translation<typeof en>
