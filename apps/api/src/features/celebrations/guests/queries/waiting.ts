import { partyLimits } from '@celebrio/contract/celebrations/invitation-shapes'
import { sql } from 'kysely'
import { active } from '#features/people/accounts'
import type { Tx } from '#platform/db/database.ts'

const atOnce = 200
const largestParty = partyLimits.adults + partyLimits.children

/**
 * The people who have waited longest with a party that fits; inactive accounts are passed over. Nobody looks, so there
 * are no blocks to ask for: who parts from the host by one is taken off the list.
 */
export const findWaiting = (tx: Tx, eventId: number, free: number) =>
  tx
    .selectFrom('event_guests as guest')
    .leftJoin('users', 'users.id', 'guest.user_id')
    .select(['guest.id', 'guest.user_id', 'guest.heads'])
    .where('guest.event_id', '=', eventId)
    .where('guest.status', '=', 'waiting')
    .where('guest.heads', '<=', Math.min(free, largestParty))
    .where(({ or, eb }) => or([eb('guest.user_id', 'is', null), eb('users.status', '=', active)]))
    .orderBy('guest.waiting_since')
    .orderBy('guest.id')
    .limit(atOnce)
    .execute()

/**
 * Part of a statement that updates the count: guests who have not confirmed lose their seat. It returns the heads of
 * each.
 */
export const dropUnconfirmed = (eventId: number) => sql`
  UPDATE event_guests SET has_seat = false
  WHERE event_id = ${eventId} AND status = 'pending' AND has_seat RETURNING heads`

/** Seats people from the waiting list. `addHeads` counts them. */
export const admitWaiting = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  await tx
    .updateTable('event_guests')
    .set({ status: 'accepted', has_seat: true, waiting_since: null })
    .where('id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .execute()
}
