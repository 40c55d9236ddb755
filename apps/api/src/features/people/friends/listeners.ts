import type { AppContext } from '#platform/app-context.ts'
import { onAny, type ScheduledJob } from '#platform/facts.ts'
import { deletePastSkips } from './queries/distance.ts'

/** Their lists and badges are read anew. Who was blocked is not told. */
const pushToBoth = async (app: AppContext, both: { user_id: number; friend_id: number }) =>
  app.realtime.push([both.user_id, both.friend_id], 'friends')

export const listeners = onAny('friends.tell', {
  'friend.requested': pushToBoth,
  'friend.accepted': pushToBoth,
  'friend.removed': pushToBoth,
  'friend.request_ended': pushToBoth,
  'user.blocked': async (app, { user_id }) => app.realtime.push([user_id], 'friends'),
})

export const scheduledJobs: ScheduledJob[] = [
  {
    name: 'friends.sweep',
    cron: '41 3 * * *',
    run: async app => void (await deletePastSkips(app.db, app.clock.now())),
  },
]
