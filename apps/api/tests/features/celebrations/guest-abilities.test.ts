import { expect, test } from 'vitest'
import { type Viewer, whoCan, whoCanAsTold } from '../../harness/abilities.ts'
import { befriend } from '../../harness/relations.ts'
import { startWorld } from '../../harness/world.ts'
import { crowdOf } from './crowd.ts'
import { personalOf } from './external-guests/steps.ts'

const world = await startWorld()
const { call } = world
const { celebration } = crowdOf(world)

test('the door lets guests in, and undoes it', async () => {
  const { id, people, crowd } = await celebration()
  const [ticket] = (await call('GET', `/event/${id}/door`, { as: crowd.door })).body.guests
  if (!ticket) throw new Error('Nobody has a ticket.')
  const { guest_id } = ticket
  let checked_in_at = ''
  const could = await whoCan(people, {
    check_in: async as => {
      const reply = await call('POST', `/event/${id}/check-in`, { as, json: { guest_id } })
      if (reply.status === 200) checked_in_at = reply.body.arrival.checked_in_at
      return reply
    },
    undo: as =>
      call('DELETE', `/event/${id}/check-in/${guest_id}?checked_in_at=${checked_in_at || '2030-01-01T00:00:00Z'}`, {
        as,
      }),
  })
  expect(could).toEqual({ check_in: 'door cohost host', undo: 'door cohost host' })
})

test('tickets are for those who come', async () => {
  const { id, people } = await celebration()
  const could = await whoCan(people, {
    see: as => call('GET', `/event/${id}/ticket`, { as }),
    print: as => call('GET', `/event/${id}/download-ticket`, { as }),
  })
  expect(could).toEqual({ see: 'coming host', print: 'coming host' })
})

test('a personal invitation is offered to whoever can make it their own', async () => {
  const { id, host, people } = await celebration()
  const { link, open, takeOver } = personalOf(world)
  let token = ''
  /** A new one each time. */
  const canOf = async (as: Viewer) => {
    token = (await link(host, id, { name: `Zoe ${token}`.slice(0, 40) })).token
    return { take_over: (await open(token, as)).body.invitation.can_take_over }
  }
  const take_over = (as: Viewer) => call('POST', `/personal-invitation/${token}/take-over`, { as })
  expect(await whoCanAsTold(people, canOf, { take_over })).toEqual({
    take_over: 'stranger connection invited coming asking declined removed door cohost',
  })
  const { token: other } = await link(host, id, { name: 'Zed' })
  const { stranger, ...rest } = people
  expect((await takeOver(stranger, other)).status).toBe(200)
  const taken = { take_over: (as: Viewer) => call('POST', `/personal-invitation/${other}/take-over`, { as }) }
  expect(await whoCan({ ...rest, stranger }, taken)).toEqual({ take_over: 'stranger' })
})

test('host and co-host are told whom they can invite', async () => {
  const { id, host, people, crowd } = await celebration()
  const { guest: _, blocked, blocker, host: __, cohost, ...others } = people
  for (const one of Object.values(others))
    if (one !== people.connection && one !== crowd.door) await befriend(world, host, one)
  for (const one of [...Object.values(others), blocked, blocker]) await befriend(world, cohost, one)
  const invited = (as: Viewer, who: Viewer) =>
    call('POST', `/event/${id}/invitation`, { as, json: { friend_ids: [who?.id] } })
  const canOf = async (who: Viewer) => {
    const { body } = await call('GET', `/event/${id}/candidate?per_page=50`, { as: cohost })
    return body.people.find((one: { id: number }) => one.id === who?.id)?.can ?? {}
  }
  const invite = async (who: Viewer) => {
    const { status, body } = await invited(cohost, who)
    return { status: status === 200 && body.invited > 0 ? 200 : 404 }
  }
  expect(await whoCanAsTold({ ...others, blocked, blocker }, canOf, { invite })).toEqual({
    invite: 'stranger connection asking declined removed door',
  })
})
