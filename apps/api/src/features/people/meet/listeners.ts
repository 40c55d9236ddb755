import { onAny } from '#platform/facts.ts'
import { hideFromEachOther } from './hide.ts'

/** What meeting new friends does when something has happened. A no to a treat is told to nobody. */
export const meetListeners = onAny('meet.listen', {
  'friend.removed': (kit, { user_id, friend_id }) => hideFromEachOther(kit, user_id, friend_id),
  'user.blocked': (kit, { user_id, blocked_id }) => hideFromEachOther(kit, user_id, blocked_id),
  'meet.treated': async (kit, { receiver_id }) => kit.realtime.changed([receiver_id], 'meet'),
  'meet.answered': async (kit, { user_id, sender_id, accepted }) =>
    kit.realtime.changed(accepted ? [user_id, sender_id] : [user_id], 'meet'),
})
