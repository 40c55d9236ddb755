import { onAny } from '#platform/facts.ts'
import { hideFromEachOther } from './hide.ts'

/** What meeting new friends does when something has happened. A no to a treat is told to nobody. */
export const listeners = onAny('meet.listen', {
  'friend.removed': (app, { user_id, friend_id }) => hideFromEachOther(app, user_id, friend_id),
  'user.blocked': (app, { user_id, blocked_id }) => hideFromEachOther(app, user_id, blocked_id),
  'meet.treated': async (app, { receiver_id }) => app.realtime.push([receiver_id], 'meet'),
  'meet.answered': async (app, { user_id, sender_id, accepted }) =>
    app.realtime.push(accepted ? [user_id, sender_id] : [user_id], 'meet'),
})
