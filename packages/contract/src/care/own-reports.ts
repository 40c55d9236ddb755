import { z } from 'zod'
import { reportedKinds } from '../base/reports.ts'
import { endpoints } from '../platform/endpoint.ts'
import { listAnswer, listQuery, time } from '../platform/lists.ts'
import { brokenRules } from '../platform/reports.ts'

/**
 * What became of a report, as whoever has filed it may know. `acted_on`: also while its author has that looked at again. `undone`:
 * the staff acted first, and has taken it back.
 */
export const reportStates = ['waiting', 'acted_on', 'dismissed', 'undone'] as const
export type ReportState = (typeof reportStates)[number]

/** Nothing of the thing itself, which may be gone for a reason, nor what was done to its author and by whom. */
const ownReport = z.object({
  /** Of the case, which others may have reported as well. */
  id: z.int(),
  kind: z.enum(reportedKinds),
  /** Whose it is; null when they are not, or no longer, there for the viewer. */
  author: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** Which rule it breaks, and what is wrong, as the viewer has said. */
  rule: z.enum(brokenRules).nullable(),
  reason: z.string().nullable(),
  created_at: time(),
  state: z.enum(reportStates),
  /** Since when it is in its state. */
  since: time(),
})
export type OwnReport = z.output<typeof ownReport>

export const ownReports = endpoints({
  list: {
    method: 'GET',
    path: '/report',
    who: 'member',
    summary: 'What the viewer has reported to the staff, and what became of it; the newest first',
    query: listQuery(20),
    answer: z.object({ reports: z.array(ownReport), ...listAnswer }),
  },
})
