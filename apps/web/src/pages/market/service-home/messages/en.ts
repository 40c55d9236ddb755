const en = {
  title: 'Your store',
  tabs: 'Store',
  manageServices: 'Manage Services',
  manageOffers: 'Manage Offer',
  portfolio: 'Portfolio',
  calendar: 'Calendar',
  steps: {
    title: 'First steps',
    count: '{{done}} of {{of}} done',
    done: 'done',
    logo: 'Add your logo',
    logoAction: 'Choose a logo',
    logoDone: 'Your logo is in place.',
    service: 'Add your first service',
    serviceAction: 'Add Service',
    offer: 'Make your first offer',
    offerAction: 'Add Offer',
    document: 'Send your document',
    documentAction: 'Choose a file',
    documentDone: 'We’ve got your document. We’ll check it and let you know.',
  },
  seeAsGuest: 'See public page',
  company: 'Company details',
  since: 'Established {{year}}',
  address: 'Address',
  phone: 'Business phone',
  email: 'Email',
  payment: 'Payment',
  payments: { none: 'No payment option', paypal: 'PayPal', others: 'Others' },
  document: 'Document',
  document1: 'National Identity Card',
  document2: 'Certificate of Operation',
  document3: 'Government Approval Paper',
  viewDocument: 'Download document',
  noDocument: 'No document yet',
  documentPrivate: 'Only you and our administrators can open it.',
  noCompany: 'There’s no company on this account yet.',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    'service-home': typeof en
  }
}

export default en
