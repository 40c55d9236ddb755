import { describe, expect, test } from 'vitest'
import { type Member, signUpEach } from '../../../harness/people.ts'
import { block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { eventsOf, file, type GuestStatus, guestsOf } from './steps.ts'

const world = await startWorld()
const { call, app } = world
const { create, open, get } = eventsOf(world)
const guest = guestsOf(world)

const codes = [0, 1, 2, 3, 4, 5] as const
const names = ['owner', 'stranger', 'friend', 'family', 'colleague', 'invited', 'blocked', 'blocking'] as const
type Name = (typeof names)[number]

/** A host with one event for each audience, with the same people invited to each. */
async function playScene() {
  const people = await signUpEach(call, names)
  const cast = Object.fromEntries(names.map((name, index) => [name, people[index]])) as Record<Name, Member>
  // How they categorise the host makes no difference.
  await file(world, cast.owner, cast.friend, 1, 3)
  await file(world, cast.owner, cast.family, 2, 1)
  await file(world, cast.owner, cast.colleague, 3, 2)
  const ids: number[] = []
  for (const code of codes) {
    const { id } = await create(cast.owner, { title: `Code ${code}`, open_to: [code] })
    for (const name of ['invited', 'blocked', 'blocking'] as const) await guest(id, cast[name], 'pending')
    ids.push(id)
  }
  await block(world, cast.owner, cast.blocked)
  await block(world, cast.blocking, cast.owner)
  return { cast, ids }
}

type Scene = Awaited<ReturnType<typeof playScene>>
const suspended = await playScene()
await app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', suspended.cast.owner.id).execute()
const scene = await playScene()

/** Audience codes of the events that somebody can open, finds in the public list, and has among their invitations. */
async function seen({ cast, ids }: Scene, name: Name | 'guest') {
  const as = name === 'guest' ? undefined : cast[name]
  const detail: number[] = []
  for (const code of codes) if ((await get(ids[code] ?? 0, as)).status === 200) detail.push(code)
  const listed = async (query: string) => {
    const own = new Set(ids)
    const { body } = await call('GET', `/event/public?per_page=100${query}`, { as })
    const events: { id: number }[] = body.events ?? []
    return events.filter(one => own.has(one.id)).map(one => ids.indexOf(one.id))
  }
  return { detail, list: await listed(''), invited: as ? await listed('&invited=true') : [] }
}

const all = [...codes]
const nothing = { detail: [], list: [], invited: [] }

describe('who sees an event', () => {
  test.each([
    ['guest', { ...nothing, detail: [0], list: [0] }],
    ['stranger', { ...nothing, detail: [0], list: [0] }],
    ['friend', { ...nothing, detail: [0, 1], list: [0, 1] }],
    ['family', { ...nothing, detail: [0, 2], list: [0, 2] }],
    ['colleague', { ...nothing, detail: [0, 3], list: [0, 3] }],
    ['invited', { detail: all, list: [0], invited: all }],
    ['owner', { ...nothing, detail: all, list: [0] }],
    ['blocked', nothing],
    ['blocking', nothing],
  ] as const)('%s', async (name, expected) => {
    expect(await seen(scene, name)).toEqual(expected)
  })

  test.each(names.filter(name => name !== 'owner'))('%s: nothing of a suspended host', async name => {
    expect(await seen(suspended, name)).toEqual(nothing)
    expect(await seen(suspended, 'guest')).toEqual(nothing)
  })

  test('somebody who is no longer a connection sees what everybody sees', async () => {
    const { ana, ben } = await world.people()
    const { id } = await create(ana, { title: 'Kin', open_to: [2, 3] })
    await file(world, ana, ben, 2)
    expect((await get(id, ben)).status).toBe(200)
    await call('DELETE', `/friend/${ana.id}`, { as: ben })
    expect((await get(id, ben)).status).toBe(404)
  })
})

describe('a guest of an event strictly on invite', () => {
  const cases: [
    GuestStatus,
    { sees: boolean; invited: boolean; answer: boolean; request: boolean; guests: boolean },
  ][] = [
    ['pending', { sees: true, invited: true, answer: true, request: false, guests: true }],
    ['accepted', { sees: true, invited: true, answer: true, request: false, guests: true }],
    ['waiting', { sees: true, invited: true, answer: true, request: false, guests: true }],
    ['requested', { sees: true, invited: true, answer: false, request: true, guests: false }],
    ['rejected', { sees: true, invited: false, answer: true, request: false, guests: true }],
    ['removed', { sees: false, invited: false, answer: false, request: false, guests: false }],
  ]
  test.each(cases)('who is %s', async (status, expected) => {
    const { ana, ben, cleo } = await world.people()
    const { id } = await create(ana, { title: `Only ${status}`, open_to: [4] })
    await guest(id, cleo, 'accepted')
    await guest(id, ben, status)
    const { body } = await get(id, ben)
    const { event } = body
    const others = (event?.guests ?? []).filter((one: { id: number }) => one.id !== ben.id)
    expect({
      sees: event !== undefined,
      invited: (await open('?invited=true', ben)).includes(`Only ${status}`),
      answer: event?.can.answer ?? false,
      request: event?.can.request ?? false,
      guests: event?.can.see_guests ?? false,
    }).toEqual(expected)
    expect(others.map((one: { id: number }) => one.id)).toEqual(expected.guests ? [cleo.id] : [])
    if (expected.sees) expect(event).toMatchObject({ my_invitation: { status }, can: { mark: true, edit: false } })
  })
})

test('somebody whose request was declined can neither answer nor ask again, and sees what everybody sees', async () => {
  const { ana, ben } = await world.people()
  const [shown, hidden] = [await create(ana), await create(ana, { open_to: [5] })]
  for (const { id } of [shown, hidden]) await guest(id, ben, 'rejected', false)
  expect((await get(hidden.id, ben)).status).toBe(404)
  const { event } = (await get(shown.id, ben)).body
  expect(event.can).toMatchObject({ answer: false, request: false, see_guests: false, mark: true })
})

test('people who were removed from the list of a public event see it as if never on it, but are not offered to ask in vain', async () => {
  const { ana, ben, cleo } = await world.people()
  const { id } = await create(ana)
  await guest(id, cleo, 'accepted')
  await guest(id, ben, 'removed')
  const { event } = (await get(id, ben)).body
  expect(event).toMatchObject({
    my_invitation: null,
    guests: [],
    total_guests: 1,
    can: { request: false, answer: false },
  })
})

test('nothing can be asked or answered once an event is over, and nobody is listed', async () => {
  const later = await startWorld()
  const steps = eventsOf(later)
  const { ana, ben, cleo } = await later.people()
  const { id } = await steps.create(ana)
  await guestsOf(later)(id, ben, 'pending')
  later.clock.forward({ hours: 31 })
  expect((await steps.get(id, ben)).body.event.can).toMatchObject({ answer: false, request: false, mark: true })
  expect((await steps.get(id, cleo)).body.event.can).toMatchObject({ request: false })
  expect((await steps.get(id, ana)).body.event.can).toMatchObject({ edit: true, delete: true, invite: false })
  expect([await steps.open(), await steps.open('?invited=true', ben)]).toEqual([[], []])
})

test('somebody without an account can do nothing but look', async () => {
  const { event } = (await get(scene.ids[0] ?? 0)).body
  expect(new Set(Object.values(event.can))).toEqual(new Set([false]))
  expect(event).toMatchObject({ my_invitation: null, is_marked: false, guests: [] })
})

test('an id that cannot be is an event that is not there', async () => {
  for (const id of ['0', '-1', 'cake', '9007199254740993', '99999999999999'])
    expect((await call('GET', `/event/${id}`)).status).toBe(404)
})
