import { eraseRows, rowsOf } from '#platform/db/erase-rows.ts'
import type { Feature } from '#platform/feature.ts'
import { personalData } from './personal-data.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    /** The first report of something, or the first since the staff has decided about it. */
    'case.opened': { case_id: number }
  }
}

/** What somebody has reported, and what others have reported of them. */
const personalRows = [rowsOf('reports'), rowsOf('report_cases', 'author_id')]

export const reports: Feature = {
  name: 'reports',
  erase: (_app, tx, userId) => eraseRows(tx, userId, personalRows),
  personalData,
}
