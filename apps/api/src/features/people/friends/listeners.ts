import type { Kit } from '#platform/app-context.ts'
import { type Chore, onAny } from '#platform/facts.ts'
import { deletePastSkips } from './queries/distance.ts'

/** Their lists and badges are read anew. Who was blocked is not told. */
const tellBoth = async (kit: Kit, both: { user_id: number; friend_id: number }) =>
  kit.realtime.changed([both.user_id, both.friend_id], 'friends')

export const friendListeners = onAny('friends.tell', {
  'friend.requested': tellBoth,
  'friend.accepted': tellBoth,
  'friend.removed': tellBoth,
  'friend.request_ended': tellBoth,
  'user.blocked': async (kit, { user_id }) => kit.realtime.changed([user_id], 'friends'),
})

export const friendChores: Chore[] = [
  {
    queue: 'friends.sweep',
    cron: '41 3 * * *',
    run: async kit => void (await deletePastSkips(kit.db, kit.clock.now())),
  },
]
