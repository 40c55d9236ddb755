import type { AppContext } from '#platform/app-context.ts'
import { eraseRows, rowsOf } from '#platform/db/erase-rows.ts'
import { onAny, type ScheduledJob } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { notices } from './notices.ts'
import { personalData } from './personal-data.ts'
import { deletePastSkips } from './queries/distance.ts'
import { noticeListeners } from './reconcile-notices.ts'
import { reportables } from './reportables.ts'
import { routes } from './routes.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    'friend.requested': { user_id: number; friend_id: number }
    'friend.accepted': { user_id: number; friend_id: number }
    'friend.removed': { user_id: number; friend_id: number }
    'friend.request_ended': { user_id: number; friend_id: number }
    'user.blocked': { user_id: number; blocked_id: number }
  }
}

/** Their lists and badges are read anew. Who was blocked is not told. */
const pushToPair = async (app: AppContext, both: { user_id: number; friend_id: number }) =>
  app.realtime.push([both.user_id, both.friend_id], 'friends')

const listeners = onAny('friends.push', {
  'friend.requested': pushToPair,
  'friend.accepted': pushToPair,
  'friend.removed': pushToPair,
  'friend.request_ended': pushToPair,
  'user.blocked': async (app, { user_id }) => app.realtime.push([user_id], 'friends'),
})

const scheduledJobs: ScheduledJob[] = [
  {
    name: 'friends.sweep',
    cron: '41 3 * * *',
    run: async app => void (await deletePastSkips(app.db, app.clock.now())),
  },
]

const personalRows = [
  rowsOf('friends'),
  rowsOf('friends', 'friend_id'),
  rowsOf('friend_requests'),
  rowsOf('friend_requests', 'friend_id'),
  rowsOf('blocks'),
  rowsOf('blocks', 'blocked_id'),
  rowsOf('friend_skips'),
  rowsOf('friend_skips', 'skipped_id'),
]

export const friends: Feature = {
  name: 'friends',
  routes,
  listeners: [...listeners, ...noticeListeners],
  scheduledJobs,
  notices,
  reportables,
  erase: (_app, tx, userId) => eraseRows(tx, userId, personalRows),
  personalData,
}
