const en = {
  title: 'Documents',
  lead: 'Check that each document matches the store and the person behind it. Opening one is recorded in the audit log.',
  tabs: { waiting: 'Waiting', verified: 'Verified', declined: 'Declined' },
  document: 'Document',
  type1: 'National Identity Card',
  type2: 'Certificate of Operation',
  type3: 'Government Approval Paper',
  noType: 'Not given',
  owner: 'Person',
  address: 'Address',
  phone: 'Phone',
  since: 'In business since',
  open: 'Download document',
  verify: 'Verify',
  decline: 'Decline',
  takeAway: 'Remove badge',
  takeAwayTitle: 'Remove {{name}}’s badge?',
  takeAwayHint: 'The provider sees this in place of the badge, and can send another document.',
  declineTitle: 'Decline {{name}}’s document?',
  declineSubmit: 'Decline',
  reason: 'Why',
  reasonHint: 'The provider reads this, with a way to send another document.',
  reasonMissing: 'Please say why.',
  reasonTooLong_one: 'Please keep it to {{count}} character.',
  reasonTooLong_other: 'Please keep it to {{count}} characters.',
  verifiedBy: 'Verified by {{name}}, {{date}}',
  declinedBy: 'Declined by {{name}}, {{date}}',
  someone: 'someone who’s no longer here',
  unopened: 'Open the document first. Then you can verify the store.',
  ownStore: 'This is your own store. Someone else has to decide.',
  decided: 'Done. We’ve let the provider know.',
  empty: { waiting: 'All caught up', verified: 'No verified stores yet', declined: 'Nothing declined yet' },
  emptyText: {
    waiting: 'New documents will show up here.',
    verified: 'Stores whose document you’ve checked will show up here.',
    declined: 'Declined documents will show up here.',
  },
  own: {
    waiting: 'In review since {{date}}',
    verified: 'Verified on {{date}}. People see the badge on your store.',
    declined: 'Not accepted on {{date}}',
  },
  declinedTitle: 'We can’t verify your store with this document',
  sendAnother: 'Send another document',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    verifications: typeof en
  }
}

export default en
