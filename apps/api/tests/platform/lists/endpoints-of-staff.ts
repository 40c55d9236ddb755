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
  auditLogList: ['/staff/audit-log'],
  accountLookupList: ['', '?kind=providers', '?keyword=Zebulon', '?keyword=Maria', '?keyword=a@example.org'].map(
    query => `/staff/account${query}`,
  ),
  storeLookupRead: [`/staff/store/${store}`],
  paymentLookupList: ['', '?user_id=1', '?keyword=3', '?keyword=1-7'].map(query => `/staff/payment${query}`),
  ledgerBalances: ['/staff/ledger'],
  ledgerEntries: ['/staff/ledger/entry?account=gateway:test&currency=USD'],
}
