import { on, type ScheduledJob } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { payable } from './boost-deal.ts'
import { notices, tellBeginnings } from './notices.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'
import { closeLost, closeOver, stopBoosts } from './stop-boosts.ts'

const scheduledJobs: ScheduledJob[] = [
  { name: 'boosts.close', cron: '* * * * *', run: closeOver },
  { name: 'boosts.tell', cron: '* * * * *', run: tellBeginnings },
  { name: 'boosts.close-lost', cron: '23 * * * *', run: closeLost },
]

export const boosts: Feature = {
  name: 'boosts',
  routes,
  payables: [payable],
  listeners: [on('deal.over', 'boosts.stop', stopBoosts)],
  scheduledJobs,
  notices,
  personalData,
}
