import { type RouteObject, redirect } from 'react-router'
import { paths } from '#lib/paths.ts'
import { onlyAdministrators } from '../guards.ts'

/** The staff's pages. */
export const staffRoutes: RouteObject[] = [
  { path: paths.admin(), loader: () => redirect(paths.reports()) },
  { path: paths.reports(), lazy: () => import('#pages/care/reports/route.tsx') },
  { path: '/admin/reports/:id', lazy: () => import('#pages/care/reports/route.tsx') },
  { path: paths.staffMessages(), lazy: () => import('#pages/people/staff-messages/route.tsx') },
  { path: paths.staffAccounts(), lazy: () => import('#pages/people/staff-accounts/route.tsx') },
  { path: `${paths.staffAccounts()}/:id`, lazy: () => import('#pages/market/staff-account/route.tsx') },
  {
    path: paths.staffDocuments(),
    middleware: [onlyAdministrators],
    lazy: () => import('#pages/market/staff-documents/route.tsx'),
  },
  {
    path: paths.staffFigures(),
    middleware: [onlyAdministrators],
    lazy: () => import('#pages/market/staff-figures/route.tsx'),
  },
  {
    path: paths.staffPayments(),
    middleware: [onlyAdministrators],
    lazy: () => import('#pages/money/staff-payments/route.tsx'),
  },
  {
    path: paths.staffLedger(),
    middleware: [onlyAdministrators],
    lazy: () => import('#pages/money/staff-ledger/route.tsx'),
  },
  {
    path: paths.auditLog(),
    middleware: [onlyAdministrators],
    lazy: () => import('#pages/base/audit-log/route.tsx'),
  },
]
