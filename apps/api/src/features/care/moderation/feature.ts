import { eraseRows, rowsOf } from '#platform/db/erase-rows.ts'
import { on } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { noticeListeners, notices, sendStatement } from './notices.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    /** The staff has decided about what was reported. */
    'case.decided': { statement_id: number }
  }
}

/** What was decided about somebody; the cases go with the reports. */
const personalRows = [rowsOf('moderation_decisions', 'author_id')]

export const moderation: Feature = {
  name: 'moderation',
  routes,
  listeners: [on('case.decided', 'moderation.write', sendStatement), ...noticeListeners],
  notices,
  erase: (_app, tx, userId) => eraseRows(tx, userId, personalRows),
  personalData,
}
