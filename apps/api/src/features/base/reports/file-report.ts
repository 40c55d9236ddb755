import type { ReportForm } from '@celebrio/contract/platform/reports'
import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { insertReport, type NewReport } from './queries.ts'

type Filed = Omit<NewReport, keyof ReportForm> & ReportForm

/** Brings something before the staff, in the transaction that has made sure that whoever reports it may see it. Twice is once. */
export async function fileReport(app: AppContext, tx: Tx, { rule, reason, ...report }: Filed): Promise<void> {
  const said = { rule: rule ?? null, reason: reason || null }
  const opened = await insertReport(tx, { ...report, ...said }, app.clock.now())
  if (opened !== null) await app.emit(tx, 'case.opened', { case_id: opened })
}
