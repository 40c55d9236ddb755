import { eraseRows, rowsOf } from '#platform/db/erase-rows.ts'
import { onAny } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { hideFromEachOther } from './hide.ts'
import { notices } from './notices.ts'
import { personalData } from './personal-data.ts'
import { noticeListeners } from './reconcile-notices.ts'
import { routes } from './routes.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    'meet.treated': { user_id: number; receiver_id: number }
    /** `user_id` has answered the treat of `sender_id`, who is told of a yes only. */
    'meet.answered': { user_id: number; sender_id: number; accepted: boolean }
  }
}

const listeners = onAny('meet.listen', {
  'friend.removed': (app, { user_id, friend_id }) => hideFromEachOther(app, user_id, friend_id),
  'user.blocked': (app, { user_id, blocked_id }) => hideFromEachOther(app, user_id, blocked_id),
  'meet.treated': async (app, { receiver_id }) => app.realtime.push([receiver_id], 'meet'),
  'meet.answered': async (app, { user_id, sender_id, accepted }) =>
    app.realtime.push(accepted ? [user_id, sender_id] : [user_id], 'meet'),
})

const personalRows = [
  rowsOf('meet_profiles'),
  rowsOf('meet_hides'),
  rowsOf('meet_hides', 'hidden_id'),
  rowsOf('meet_treats', 'sender_id'),
  rowsOf('meet_treats', 'receiver_id'),
]

export const meet: Feature = {
  name: 'meet',
  routes,
  listeners: [...listeners, ...noticeListeners],
  notices,
  erase: (_app, tx, userId) => eraseRows(tx, userId, personalRows),
  personalData,
}
