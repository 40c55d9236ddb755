import type { Reportable } from '#features/base/reports'
import { restoreCompany, withholdCompany } from '#features/people/accounts'
import { findReported } from './queries/reported.ts'

const store: Reportable = {
  withholds: ['hidden', 'removed'],
  read: async (app, ids) =>
    (await findReported(app.db, ids)).map(({ id, company_name, description, created_at }) => ({
      id,
      title: company_name,
      text: description ?? '',
      media: [],
      documents: [],
      around: [],
      created_at,
      path: `/service-provider/${id}`,
    })),
  withhold: (_app, tx, id, how, statementId) => withholdCompany(tx, id, how, statementId),
  restore: async (_app, tx, id, statementId) => void (await restoreCompany(tx, id, statementId)),
}

export const reportables = { store }
