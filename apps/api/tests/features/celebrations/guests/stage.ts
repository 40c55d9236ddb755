import {
  type Coming,
  lockSeats,
  promoteFromWaitlist,
  releaseSeat,
  takeSeat,
} from '../../../../src/features/celebrations/events/public.ts'
import { findGuest, type GuestRow, insertInvitations } from '../../../../src/features/celebrations/guests/public.ts'
import { inTransaction } from '../../../../src/platform/app-context.ts'
import type { Tx } from '../../../../src/platform/db/database.ts'
import { type Member, signUp } from '../../../harness/people.ts'
import type { World } from '../../../harness/world.ts'

type Someone = { id: number }

/** Actions on the guests of an event, below the API. */
export const stageOf = ({ app, call }: World) => {
  const held = <T>(eventId: number, { id }: Someone, work: (tx: Tx, guest: GuestRow) => Promise<T>) =>
    inTransaction(app, async tx => {
      await lockSeats(app, tx, eventId)
      const guest = await findGuest(tx, eventId, id)
      if (!guest) throw new Error('They are no guest.')
      return work(tx, guest)
    })
  return {
    /** Invites new people. */
    async guests(eventId: number, names: string[]): Promise<Member[]> {
      const people = []
      for (const name of names) people.push(await signUp(call, name))
      const invitation = { event_id: eventId, invitation_message: 'Come!', created_at: app.clock.now() }
      const ids = people.map(one => one.id)
      await inTransaction(app, tx => insertInvitations(tx, ids, invitation))
      return people
    },
    come: (eventId: number, one: Someone, coming: Partial<Coming> = {}) =>
      held(eventId, one, (tx, guest) =>
        takeSeat(app, tx, guest, { adults: 1, children: 0, dietary: null, message: null, ...coming }),
      ),
    leave: (eventId: number, one: Someone, status: 'rejected' | 'removed' = 'rejected') =>
      held(eventId, one, (tx, guest) => releaseSeat(app, tx, guest, { status })),
    promoteFromWaitlist: (eventId: number) => inTransaction(app, tx => promoteFromWaitlist(app, tx, eventId)),
    statusOf: async (eventId: number, { id }: Someone) => (await findGuest(app.db, eventId, id))?.status,
  }
}
