import type { ScheduledJob } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { endDeals, warn } from './by-clock.ts'
import { conversations } from './conversation.ts'
import { eraseDeals } from './erase.ts'
import { noticeListeners, notices } from './notices.ts'
import { personalData } from './personal-data.ts'
import { previews } from './previews.ts'
import { forgetViewers } from './record-view.ts'
import { reportables } from './reportables.ts'
import { routes } from './routes.ts'
import { sitemap } from './sitemap.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    /** It costs less than it ever has. */
    'deal.reduced': { deal_id: number }
    /** It ends within a day: then, ISO 8601. */
    'deal.ending': { deal_id: number; valid_till: string }
    /** It is no longer to be had: sold, archived, deleted or ended, since then, ISO 8601. It may be offered again. */
    'deal.over': { deal_id: number; since: string }
  }
}

const scheduledJobs: ScheduledJob[] = [
  { name: 'deals.end', cron: '* * * * *', run: endDeals },
  { name: 'deals.warn', cron: '*/5 * * * *', run: warn },
  { name: 'deals.forget-viewers', cron: '13 * * * *', run: forgetViewers },
]

export const deals: Feature = {
  name: 'deals',
  routes,
  listeners: noticeListeners,
  notices,
  reportables,
  scheduledJobs,
  conversations,
  previews,
  sitemap,
  erase: eraseDeals,
  personalData,
}
