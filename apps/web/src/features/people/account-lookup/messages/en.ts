const en = {
  title: 'People',
  all: 'Everyone',
  providers: 'Providers',
  keyword: 'Name, company, full email address or number',
  find: 'Find',
  nobody: 'No one found',
  nobodyText: 'Check the spelling. An email address has to be complete.',
  number: 'No. {{id}}',
  since: 'since {{date}}',
  account: 'Account',
  state: 'Status',
  email: 'Email',
  confirmed: 'confirmed',
  unconfirmed: 'not confirmed',
  role: 'Role',
  age: 'Age',
  kid: 'Under 13',
  registered: 'Joined',
  lives: 'Lives in',
  language: 'Language',
  devices: 'Signed in',
  noDevice: 'on no device right now',
  deviceCount_one: 'on {{count}} device',
  deviceCount_other: 'on {{count}} devices',
  lastUsed: 'last used {{date}}',
  company: 'Company',
  states: {
    active: 'Active',
    left: 'Suspended by its owner',
    suspended: 'Suspended by staff',
    leaving: 'Deleted',
  },
  leftSince: 'Suspended by its owner on {{date}}',
  suspendedUntil: 'Suspended by staff until {{date}}',
  leavingUntil: 'Deleted; erased for good on {{date}}',
  roles: { moderator: 'Moderator', administrator: 'Administrator' },
  noAccount: 'We couldn’t find that account',
  profile: 'See the profile',
  payments: 'Payments',
  auditLog: 'Audit log',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    'account-lookup': typeof en
  }
}

export default en
