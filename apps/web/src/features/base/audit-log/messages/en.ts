const en = {
  title: 'Audit log',
  lead: 'Everything the team has done. No one can change or delete an entry.',
  check: 'Check the log',
  whole_one: 'The log is intact: {{count}} entry',
  whole_other: 'The log is intact: {{count}} entries',
  broken: 'The log was tampered with, from entry {{entry}} on',
  when: 'When',
  who: 'Who',
  did: 'Did',
  toWhat: 'To what',
  why: 'Why',
  hash: 'Hash',
  commandLine: 'Command line',
  someone: 'Deleted account {{id}}',
  subject: '{{what}} {{id}}',
  subjects: { user: 'Account', contact_message: 'Message', store: 'Store', report_case: 'Case' },
  actions: {
    appointed_moderator: 'Made a moderator',
    appointed_administrator: 'Made an administrator',
    released: 'Removed from the team',
    answered: 'Answered',
    closed: 'Closed without an answer',
    gave_free_months: 'Gave free months',
    dismissed: 'Dismissed',
    hid: 'Hidden',
    removed: 'Removed',
    warned: 'Warned about',
    suspended: 'Suspended the author',
    granted_appeal: 'Granted the appeal',
    refused_appeal: 'Refused the appeal',
    removed_second_step: 'Removed a second step',
    corrected_birthday: 'Corrected a date of birth',
    opened_document: 'Opened the document',
    verified_store: 'Verified',
    declined_document: 'Declined the document',
  },
  empty: 'Nothing yet',
  emptyText: 'Everything moderators and administrators do will show up here.',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    'audit-log': typeof en
  }
}

export default en
