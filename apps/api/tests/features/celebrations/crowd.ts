import { castOfOwner, type People, type Viewer } from '../../harness/abilities.ts'
import { type Member, signUp } from '../../harness/people.ts'
import { befriend } from '../../harness/relations.ts'
import type { World } from '../../harness/world.ts'
import { guestsOf } from './events/steps.ts'
import { stepsOf } from './invitations/steps.ts'

/** People by their role at an event. */
export function crowdOf(world: World) {
  const { call } = world
  const { party, accept } = stepsOf(world)
  const putOnList = guestsOf(world)
  const newcomer = (name: string) => signUp(call, name)

  async function guestsAt(id: number) {
    const [invited, coming, asking, declined, removed] = [
      await newcomer('Invited'),
      await newcomer('Coming'),
      await newcomer('Asking'),
      await newcomer('Declined'),
      await newcomer('Removed'),
    ]
    for (const one of [invited, coming]) await putOnList(id, one, 'pending')
    await accept(coming, id)
    await putOnList(id, asking, 'requested')
    await putOnList(id, declined, 'rejected', false)
    await putOnList(id, removed, 'removed')
    return { invited, coming, asking, declined, removed }
  }

  return {
    newcomer,
    /** A public event with everybody involved; the host is last, because they can delete it. */
    async celebration(event: (host: Member) => Promise<number> = party) {
      const { owner: host, others } = await castOfOwner(world)
      const id = await event(host)
      const name = (as: Viewer, { id: user_id }: Member, role: string) =>
        call('POST', `/event/${id}/helper`, { as, json: { user_id, role } })
      const [door, cohost] = [await newcomer('Door'), await newcomer('Cohost')]
      for (const one of [door, cohost]) await befriend(world, host, one)
      await name(host, door, 'door')
      await name(host, cohost, 'cohost')
      const crowd = { ...(await guestsAt(id)), door, cohost }
      return { host, id, name, crowd, people: { ...others, ...crowd, host } satisfies People }
    },
  }
}
