import type { PushedNotice } from '@celebrio/contract/base/web-push'
import { startPushService } from '@celebrio/test-servers/push-service'
import { afterAll } from 'vitest'
import type { ReceivedEmail } from '../../../harness/emails.ts'
import type { Member } from '../../../harness/people.ts'
import { befriend } from '../../../harness/relations.ts'
import { startWorld, type World } from '../../../harness/world.ts'
import { stepsOf } from '../conversations/steps.ts'

type PushService = Awaited<ReturnType<typeof startPushService>>
type Device = ReturnType<PushService['subscribe']>

/** How word of messages comes about, and what of it arrives. */
function wordOf(world: World, service: PushService) {
  const { call, clock } = world
  type Span = Parameters<typeof clock.forward>[0]
  /** So much time goes by, and those who have not read are told. */
  const pass = async (by: Span = { seconds: 10 }) => {
    clock.forward(by)
    await world.runScheduledJob('messages.hand-on')
    await world.drainJobs()
  }
  return {
    pass,
    /** So much time goes by, and e-mails that are due are sent. */
    async later(by: Span): Promise<ReceivedEmail[]> {
      await pass()
      clock.forward(by)
      await world.runScheduledJob('notification-emails.hand-on')
      return world.emails()
    },
    async deviceOf(as: Member): Promise<Device> {
      const device = service.subscribe()
      await call('PUT', '/notification/push', { as, json: device.subscription })
      return device
    },
    shown: ({ received }: Device) => received.map(one => JSON.parse(one.text) as PushedNotice),
    change: (as: Member, json: object) => call('PATCH', '/notification/settings', { as, json }),
    mute: (as: Member, id: number) => call('PATCH', `/conversation/${id}`, { as, json: { is_muted: true } }),
  }
}

/** A world in which word of messages reaches people who are not looking. */
export async function startWordWorld() {
  // Files share their modules: one that has ended stops its own service only.
  const service = await startPushService()
  afterAll(() => service.stop())
  const world = await startWorld({ settings: { pushesTo: endpoint => endpoint.startsWith(service.origin) } })
  const steps = stepsOf(world)
  return {
    ...world,
    ...steps,
    ...wordOf(world, service),
    /** Ana and Ben, who are connected, with their conversation; their addresses are verified. */
    async pair() {
      const people = await world.people()
      await befriend(world, people.ana, people.ben)
      await world.app.db
        .updateTable('users')
        .set({ email_verified_at: world.clock.now() })
        .where('id', 'in', [people.ana.id, people.ben.id])
        .execute()
      await world.emails()
      return { ...people, id: await steps.open(people.ben, people.ana) }
    },
  }
}
