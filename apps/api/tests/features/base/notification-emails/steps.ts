import type { ReceivedEmail } from '../../../harness/emails.ts'
import type { Member } from '../../../harness/people.ts'
import type { World } from '../../../harness/world.ts'

type Later = { minutes?: number; hours?: number; days?: number }

/** What is needed of bookings, whose steps are above these. */
type Bookings = {
  requested(host: Member): Promise<{ booking: { id: number }; provider: Member }>
  act(as: Member, id: number, action: string): Promise<unknown>
}

const ids = (people: readonly Pick<Member, 'id'>[]) => people.map(one => one.id)

/** E-mails about what people have not read, and how they come about. */
export function emailsOf(world: World, bookings: Bookings) {
  const { app, call, clock } = world
  const verify = (...people: Pick<Member, 'id'>[]) =>
    app.db.updateTable('users').set({ email_verified_at: clock.now() }).where('id', 'in', ids(people)).execute()
  return {
    verify,
    /** What goes on in that time, to the minute in which e-mails are handed on. */
    async later(by: Later): Promise<ReceivedEmail[]> {
      await world.drainJobs()
      clock.forward(by)
      await world.runScheduledJob('notification-emails.hand-on')
      return world.emails()
    },
    /** Ana, whose address is verified, has asked Ben's company, which has answered. */
    async accepted() {
      const { ana, ben, cleo } = await world.people()
      await verify(ana, ben, cleo)
      const { booking, provider } = await bookings.requested(ana)
      await world.emails()
      await bookings.act(provider, booking.id, 'accept')
      return { ana, ben, cleo, provider, booking }
    },
    change: (as: Member, json: object) => call('PATCH', '/notification/settings', { as, json }),
    unread: async (as: Member) => (await call('GET', '/notification', { as })).body.notifications,
    open: (as: Member, id: number) => call('POST', `/notification/${id}/open` as '/notification/:id/open', { as }),
    ask: (as: Member, friend: Member) => call('POST', '/friend', { as, json: { friend_id: friend.id } }),
    /** Moves on to the minute at which it is this hour in UTC. */
    async untilHour(hour: number) {
      const now = clock.now()
      const minutes = (hour * 60 - (now.getUTCHours() * 60 + now.getUTCMinutes()) + 1440) % 1440
      clock.forward({ minutes })
    },
  }
}
