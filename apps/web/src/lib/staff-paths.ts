import { withQuery } from './with-query.ts'

type Id = number

/** Which reports are listed. */
type ReportsQuery = { view?: string | undefined; kind?: string | undefined }

/** Where the staff works. */
export const staffPaths = {
  admin: () => '/admin',
  /** Messages to the staff; without a view those that wait. */
  staffMessages: (view?: 'resolved') => withQuery('/admin/messages', { view }),
  /** Documents of stores; without a view those that wait. */
  staffDocuments: (view?: 'verified' | 'declined') => withQuery('/admin/documents', { view }),
  staffFigures: () => '/admin/figures',
  auditLog: (of: { about?: string; number?: string } = {}) => withQuery('/admin/audit-log', of),
  staffAccounts: (search: { keyword?: string | undefined; kind?: string | undefined } = {}) =>
    withQuery('/admin/people', search),
  staffAccount: (id: Id) => `/admin/people/${id}`,
  staffPayments: (search: { keyword?: string | undefined; user?: string | undefined; disputed?: 'true' } = {}) =>
    withQuery('/admin/payments', search),
  staffLedger: (of: { account?: string; currency?: string } = {}) => withQuery('/admin/payments/ledger', of),
  /** What people have reported; without a state what waits. */
  reports: (query: ReportsQuery = {}) => withQuery('/admin/reports', query),
  report: (id: Id, query: ReportsQuery = {}) => withQuery(`/admin/reports/${id}`, query),
}
