const en = {
  date: 'Date',
  time: 'Time',
  address: 'Address',
  guest: 'Guest',
  party_one: '{{name}}',
  party_other: '{{name}}, party of {{count}}',
  entranceCode: 'Entrance code',
  qr: 'QR code of your ticket',
  invites: '{{host}} invites you to celebrate',
  downloadNow: 'Download Now',
  print: 'Print',
  showTicket: 'Show ticket',
  yourTicket: 'Your ticket',
  used: 'Used {{when}}',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    tickets: typeof en
  }
}

export default en
