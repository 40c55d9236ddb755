import { store } from './fill-market.ts'

/** Lists that only the staff reads. */
export const staffLists = {
  moderationList: ['', '?urgent=true', '?state=decided', '?kind=user', '?state=decided&kind=user'].map(
    query => `/staff/report${query}`,
  ),
  moderationHistory: ['/staff/account/1/report'],
  contactInboxList: ['/staff/message', '/staff/message?status=resolved'],
  staffFiguresRead: ['/staff/figure?days=365'],
  verificationsList: ['', '?state=verified', '?state=declined'].map(query => `/staff/document${query}`),
  auditLogList: [
    '',
    '?actor_id=1',
    '?actor_id=0',
    '?action=answered',
    '?action=warned',
    '?actor_id=1&action=warned',
    '?subject_type=contact_message',
    '?subject_type=user&subject_id=7',
    '?from=2026-01-01T00:00:00Z&until=2026-01-02T00:00:00Z',
  ].map(query => `/staff/audit-log${query}`),
  auditLogActors: ['/staff/audit-log/actor'],
  accountLookupList: ['', '?kind=providers', '?keyword=Zebulon', '?keyword=Maria', '?keyword=a@example.org'].map(
    query => `/staff/account${query}`,
  ),
  storeLookupRead: [`/staff/store/${store}`],
  paymentLookupList: ['', '?user_id=1', '?keyword=3', '?keyword=1-7', '?disputed=true'].map(
    query => `/staff/payment${query}`,
  ),
  ledgerBalances: ['/staff/ledger'],
  ledgerEntries: ['/staff/ledger/entry?account=gateway:test&currency=USD'],
}
