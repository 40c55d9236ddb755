const en = {
  title: 'Your store',
  lead: 'This is what you registered with.',
  company: 'Company',
  since: 'Established {{year}}',
  address: 'Address',
  phone: 'Business phone',
  email: 'E-mail',
  payment: 'Payment',
  payments: { none: 'No payment option', paypal: 'PayPal', others: 'Others' },
  document: 'Document',
  document1: 'National Identity Card',
  document2: 'Certificate of Operation',
  document3: 'Government Approval Paper',
  viewDocument: 'Download document',
  noDocument: 'No document on file',
  documentPrivate: 'Only you and our administrators can open it.',
  noCompany: 'There is no company on this account yet.',
  nextTitle: 'The table is being laid',
  nextText:
    'Your company is registered. Services and offers cannot be listed yet; when they can, this is where you will add them, and until then nothing is shown to customers.',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    'service-home': typeof en
  }
}

export default en
