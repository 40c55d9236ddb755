import { on } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { noticeListeners, notices, sendReversal } from './notices.ts'
import { routes } from './routes.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    /** The staff has taken a decision back without an appeal. */
    'decision.reversed': { statement_id: number }
    /** What was dismissed waits again. */
    'case.reopened': { case_id: number }
  }
}

export const reversals: Feature = {
  name: 'reversals',
  routes,
  listeners: [on('decision.reversed', 'reversals.write', sendReversal), ...noticeListeners],
  notices,
}
