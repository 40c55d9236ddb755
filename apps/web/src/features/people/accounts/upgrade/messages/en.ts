const en = {
  title: 'Upgrade as celebrant SP',
  lead: 'Keep celebrating, and open a store beside it.',
  company: 'Your company',
  papers: 'Payment and documents',
  submit: 'Upgrade',
  modal: 'Upgrade to Celebrant Service Provider',
  modalText:
    'Your account stays as it is, and gets a store. Anyone can see your company’s name, address and phone number.',
  cancel: 'Cancel',
  proceed: 'Proceed',
  done: 'User has been upgraded as SP',
  already: 'You already have a store.',
  toStore: 'Go to my store',
  guest: 'Sign in to open a store.',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    upgrade: typeof en
  }
}

export default en
