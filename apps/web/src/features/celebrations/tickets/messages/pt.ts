import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  date: 'Data',
  time: 'Horário',
  address: 'Local',
  dressCode: 'Traje',
  guest: 'Convidado',
  party_one: '{{name}}',
  party_many: '{{name}}, {{count}} pessoas',
  party_other: '{{name}}, {{count}} pessoas',
  entranceCode: 'Código de entrada',
  qr: 'Código QR do seu ingresso',
  invites: '{{host}} convida você para celebrar',
  downloadNow: 'Baixar agora',
  print: 'Imprimir',
  showTicket: 'Ver meu ingresso',
  yourTicket: 'Seu ingresso',
  used: 'Usado {{when}}',
} satisfies Translation<typeof en>
