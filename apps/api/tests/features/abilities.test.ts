import { expect, test } from 'vitest'
import type { Reply } from '../harness/caller.ts'
import { type Member, signUp } from '../harness/people.ts'
import { befriend, block } from '../harness/relations.ts'
import { startWorld } from '../harness/world.ts'
import { stepsOf } from './celebrations/invitations/steps.ts'
import { singing } from './social/music/steps.ts'

const world = await startWorld()
const { call } = world

type Viewer = Member | undefined
type Action = (as: Viewer) => Promise<Reply>
/** The abilities of a kind of thing, what is lost last, with what each is for. */
type Actions = Record<string, Action>

/** Somebody who owns something, and everybody else by what they are to them; a guest has no account. */
async function cast() {
  const [owner, stranger, connection, blocked] = await Promise.all(
    ['Owner', 'Stranger', 'Connection', 'Blocked'].map(name => signUp(call, name)),
  )
  if (!owner || !stranger || !connection || !blocked) throw new Error('Nobody came.')
  await befriend(world, owner, connection)
  await block(world, blocked, owner)
  return { owner, others: { guest: undefined, stranger, connection, blocked } }
}

/** Each ability is tried by each person just after it was told, the owner comes last. */
async function expectKept(
  people: Record<string, Viewer>,
  canOf: (as: Viewer) => Promise<Record<string, boolean>>,
  actions: Actions,
) {
  const told: string[] = []
  const kept: string[] = []
  for (const [name, as] of Object.entries(people))
    for (const [ability, action] of Object.entries(actions)) {
      const can = (await canOf(as))[ability] ?? false
      const { status } = await action(as)
      told.push(`${name} ${can ? 'can' : 'cannot'} ${ability}`)
      kept.push(`${name} ${status < 400 ? 'can' : 'cannot'} ${ability}`)
    }
  expect(kept).toEqual(told)
  return kept
}

/** What is told of something that is read at an address; nothing where it is not there. */
const canAt = (path: string, key: string) => async (as: Viewer) => {
  const { status, body } = await call('GET', path, { as })
  return status === 200 ? body[key].can : {}
}

test('what somebody is told that they can do with a post is what they can do', async () => {
  const { owner, others } = await cast()
  const { id } = (await call('POST', '/post', { as: owner, json: { content: 'Cake' } })).body.post
  const kept = await expectKept({ ...others, owner }, canAt(`/post/${id}`, 'post'), {
    report: as => call('POST', `/post/${id}/report`, { as, json: {} }),
    edit: as => call('PATCH', `/post/${id}`, { as, json: { content: 'More cake' } }),
    delete: as => call('DELETE', `/post/${id}`, { as }),
  })
  expect(kept).toContain('stranger can report')
  expect(kept).toContain('blocked cannot report')
  expect(kept).toContain('owner can delete')
})

test('what somebody is told that they can do with a comment is what they can do', async () => {
  const { owner, others } = await cast()
  const { id: post_id } = (await call('POST', '/post', { as: owner, json: { content: 'Cake' } })).body.post
  const mine = await call('POST', '/comment', { as: owner, json: { post_id, comment: 'Mine' } })
  const { id } = mine.body.comment
  const comment = `/comment/${id}`
  const kept = await expectKept({ ...others, owner }, canAt(comment, 'comment'), {
    like: as => call('POST', `${comment}/like`, { as }),
    reply: as => call('POST', '/comment', { as, json: { post_id, parent_id: id, comment: 'Yes' } }),
    edit: as => call('PATCH', comment, { as, json: { comment: 'Still mine' } }),
    delete: as => call('DELETE', comment, { as }),
  })
  expect(kept).toContain('connection can reply')
  expect(kept).toContain('stranger cannot edit')
  expect(kept).toContain('owner can delete')
})

test('what somebody is told that they can do with a song is what they can do', async () => {
  const { owner, others } = await cast()
  const { newSong, postSong, songsOf } = singing(world)
  const single = await newSong(owner)
  const { song: ofPost } = await postSong(owner, 'Of a post')
  for (const id of [single, ofPost]) {
    const canOf = async (as: Viewer) => {
      const songs = as ? (await songsOf(as, owner.id)).body.songs : []
      return songs?.find((one: { id: number }) => one.id === id)?.can ?? {}
    }
    const kept = await expectKept({ ...others, owner }, canOf, {
      subscribe: as => call('POST', `/song/${id}/subscribe`, { as }),
      edit: as => call('PATCH', `/song/${id}`, { as, json: { title: 'Waltz' } }),
      delete: as => call('DELETE', `/song/${id}`, { as }),
    })
    expect(kept).toContain('stranger can subscribe')
    expect(kept).toContain('owner cannot subscribe')
    expect(kept).toContain(`owner ${id === single ? 'can' : 'cannot'} delete`)
  }
})

test('what somebody is told that they can do with an event is what they can do', async () => {
  const { owner, others } = await cast()
  const { party, friendsOf, ask } = stepsOf(world)
  const id = await party(owner)
  const [invited, cohost, door, helper] = await friendsOf(owner, ['Invited', 'Cohost', 'Door', 'Helper'])
  if (!invited || !cohost || !door || !helper) throw new Error('Nobody came.')
  await ask(owner, id, [invited])
  const name = (as: Viewer, { id: user_id }: Member, role: string) =>
    call('POST', `/event/${id}/helper`, { as, json: { user_id, role } })
  await name(owner, cohost, 'cohost')
  await name(owner, door, 'door')
  const kept = await expectKept({ ...others, invited, door, cohost, owner }, canAt(`/event/${id}`, 'event'), {
    mark: as => call('POST', `/event/${id}/mark`, { as }),
    answer: as => call('POST', `/event/${id}/invitation/accept`, { as, json: {} }),
    request: as => call('POST', `/event/${id}/request-to-join`, { as, json: { request_message: 'May I?' } }),
    see_wall: as => call('GET', `/event/${id}/wall`, { as }),
    check_in: as => call('GET', `/event/${id}/door`, { as }),
    invite: as => call('POST', `/event/${id}/invitation`, { as, json: {} }),
    name_helpers: as => name(as, helper, 'door'),
    edit: as => call('PATCH', `/event/${id}`, { as, json: { about: 'With cake' } }),
    delete: as => call('DELETE', `/event/${id}`, { as }),
  })
  for (const one of ['invited can answer', 'door can check_in', 'cohost can edit', 'stranger can request'])
    expect(kept).toContain(one)
  for (const one of ['door cannot edit', 'cohost cannot name_helpers', 'blocked cannot mark', 'owner cannot request'])
    expect(kept).toContain(one)
  expect(kept).toContain('owner can delete')
})
