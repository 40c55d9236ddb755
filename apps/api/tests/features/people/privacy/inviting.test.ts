import { expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { celebrate } from '../../../harness/celebrations.ts'
import type { Member } from '../../../harness/people.ts'
import { makeChild, makePrivate } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { groupsOf } from '../../social/groups/steps.ts'
import { privacyOf, type Viewers, whichOf } from './steps.ts'

const world = await startWorld()
const { call, app } = world
const { change, people } = privacyOf(world)
const { groupOf, invite: inviteToGroup, join, token } = groupsOf(world)

const candidates = async (as: Someone, path: string): Promise<number[]> =>
  (await call('GET', `${path}/candidate`, { as })).body.people.map((one: { id: number }) => one.id)
const invite = (as: Someone, event: number, json: object) => call('POST', `/event/${event}/invitation`, { as, json })

/** An event of each of the viewers, to which they invite. */
async function invited(viewers: Viewers, whom: Member, jsonOf: (host: Member) => Promise<object>) {
  return whichOf(viewers, async host => {
    const event = await celebrate(world, host, { open_to: [4] })
    const { body } = await invite(host, event, await jsonOf(host))
    const guest = await app.db
      .selectFrom('event_guests')
      .select('id')
      .where('event_id', '=', event)
      .where('user_id', '=', whom.id)
      .executeTakeFirst()
    return body.invited > 0 && guest !== undefined
  })
}

/** A group of one of the viewers, to which somebody has come by its link. */
async function groupWith(host: Member, whom: Member) {
  const group_id = await groupOf(host, [])
  await join(await token(host, group_id), whom)
  return { group_id }
}

test.each([
  ['everybody', ['connection'], ['connection', 'inCircle', 'stranger']],
  ['connections', ['connection'], ['connection']],
  ['nobody', [], []],
] as const)('invitations from %s: who invites by name, and with a group', async (invitations_from, byName, byGroup) => {
  const { owner, viewers } = await people()
  await change(owner, { invitations_from })
  expect(await invited(viewers, owner, async () => ({ friend_ids: [owner.id] }))).toEqual(byName)
  expect(await invited(viewers, owner, host => groupWith(host, owner))).toEqual(byGroup)
})

test('who takes no invitations is not among those to be invited, and stays a guest where they are', async () => {
  const { owner, viewers } = await people()
  const { connection } = viewers
  const [before, after] = [await celebrate(world, connection), await celebrate(world, connection)]
  expect(await candidates(connection, `/event/${before}`)).toEqual([owner.id])
  await invite(connection, before, { friend_ids: [owner.id] })
  await change(owner, { invitations_from: 'nobody' })
  expect(await candidates(connection, `/event/${after}`)).toEqual([])
  expect((await invite(connection, after, { friend_ids: [owner.id] })).body.errors.friend_ids).toBeDefined()
  expect((await invite(connection, after, {})).body.invited).toBe(0)
  const { body } = await call('GET', `/event/${before}/guest`, { as: connection })
  expect(body.guests.map(one => one.user?.id)).toEqual([owner.id])
  expect((await call('POST', `/event/${before}/invitation/accept`, { as: owner, json: {} })).status).toBe(200)
})

test('the same holds for groups', async () => {
  const { owner, viewers } = await people()
  const { connection } = viewers
  const group = await groupOf(connection, [])
  expect(await candidates(connection, `/group/${group}`)).toEqual([owner.id])
  await change(owner, { invitations_from: 'nobody' })
  expect(await candidates(connection, `/group/${group}`)).toEqual([])
  expect((await inviteToGroup(connection, group, [owner])).status).toBe(422)
})

test('a child is invited by connections at most', async () => {
  const { owner, viewers } = await people()
  await makeChild(world, owner)
  expect(await invited(viewers, owner, async () => ({ friend_ids: [owner.id] }))).toEqual(['connection'])
})

const birthdayFor = async (as: Someone, whom: Member): Promise<string | null> =>
  (await call('GET', `/profile/${whom.id}`, { as })).body.user?.birthday ?? null

test.each([
  ['everybody', ['connection', 'inCircle', 'stranger']],
  ['connections', ['connection']],
  ['nobody', []],
] as const)('the birthday is shown to %s', async (birthday_to, who) => {
  const { owner, viewers } = await people()
  await call('POST', '/profile', { as: owner, json: { dob: '1990-05-17' } })
  await change(owner, { birthday_to })
  expect(await whichOf(viewers, async as => (await birthdayFor(as, owner)) === '05-17')).toEqual(who)
  expect((await call('GET', '/profile/me', { as: owner })).body.user).toMatchObject({ birthday: '05-17' })
})

test('a private account and a child show it to connections at most', async () => {
  const [closed, kid] = [await people(), await people()]
  for (const { owner } of [closed, kid]) {
    await call('POST', '/profile', { as: owner, json: { dob: '1990-05-17' } })
    await change(owner, { birthday_to: 'everybody' })
  }
  await makePrivate(world, closed.owner)
  await makeChild(world, kid.owner)
  const who = async ({ owner, viewers }: typeof closed) =>
    whichOf(viewers, async as => (await birthdayFor(as, owner)) !== null)
  expect([await who(closed), await who(kid)]).toEqual([['connection'], ['connection']])
})
