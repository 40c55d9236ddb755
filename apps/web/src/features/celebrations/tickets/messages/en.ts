const en = {
  date: 'Date',
  time: 'Time',
  address: 'Address',
  dressCode: 'Dress code',
  guest: 'Guest',
  party_one: '{{name}}',
  party_other: '{{name}}, party of {{count}}',
  entranceCode: 'Entrance code',
  qr: 'Your ticket’s QR code',
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
