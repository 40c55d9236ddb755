import { eraseRows, rowsOf } from '#platform/db/erase-rows.ts'
import { on } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { noticeListeners, notices, sendOutcome } from './notices.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    /** An author would have a decision looked at again. */
    'appeal.opened': { statement_id: number }
    /** Somebody else of the staff has looked at a decision again. */
    'appeal.decided': { statement_id: number }
  }
}

const personalRows = [rowsOf('appeals', 'author_id')]

export const appeals: Feature = {
  name: 'appeals',
  routes,
  listeners: [on('appeal.decided', 'appeals.write', sendOutcome), ...noticeListeners],
  notices,
  erase: (_app, tx, userId) => eraseRows(tx, userId, personalRows),
  personalData,
}
