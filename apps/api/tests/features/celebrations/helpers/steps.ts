import type { Member } from '../../../harness/people.ts'
import { befriend } from '../../../harness/relations.ts'
import type { World } from '../../../harness/world.ts'
import { eventsOf } from '../events/steps.ts'
import { stepsOf } from '../invitations/steps.ts'

type Role = 'cohost' | 'door'
type Person = { id: number }

/** Actions of hosts and helpers. */
export function helpersOf(world: World) {
  const { call } = world
  const { create } = eventsOf(world)
  const { ask, accept } = stepsOf(world)
  const name = (as: Member, event: number, { id }: Person, role: string) =>
    call('POST', `/event/${event}/helper`, { as, json: { user_id: id, role } })
  return {
    name,
    dismiss: (as: Member, event: number, { id }: Person) => call('DELETE', `/event/${event}/helper/${id}`, { as }),
    helpers: (as: Member, event: number) => call('GET', `/event/${event}/helper`, { as }),
    door: (as: Member, event: number, query = '') => call('GET', `/event/${event}/door${query}`, { as }),
    roleOf: async (as: Member, event: number): Promise<string | null | undefined> =>
      (await call('GET', `/event/${event}`, { as })).body.event?.your_role,
    /** A private event of Ana's to which Cleo comes, with two more people, and with which Ben helps. */
    async helped(role: Role) {
      const { ana, ben, cleo, dan } = await world.people()
      await befriend(world, ana, ben)
      await befriend(world, ana, cleo)
      const { id } = await create(ana, { open_to: [5] })
      await ask(ana, id, [cleo])
      const { body } = await accept(cleo, id, { adults: 2, children: 1, dietary: 'No nuts' })
      await name(ana, id, ben, role)
      return { ana, ben, cleo, dan, id, code: body.entrance_code }
    },
  }
}
