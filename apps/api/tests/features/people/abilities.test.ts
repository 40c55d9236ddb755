import { expect, test } from 'vitest'
import {
  canAt,
  castOfOwner,
  type People,
  type Viewer,
  whoCan,
  whoCanAsTold,
  whoIsOffered,
} from '../../harness/abilities.ts'
import { signUpEach } from '../../harness/people.ts'
import { block } from '../../harness/relations.ts'
import { startWorld } from '../../harness/world.ts'
import { stepsOf } from './meet/steps.ts'

const world = await startWorld()
const { call, app } = world

type Entry = { id: number; can: Record<string, boolean> }

const ask = (as: Viewer, friend_id: number) => call('POST', '/friend', { as, json: { friend_id } })
const act = (as: Viewer, id: number, what: string) => call('POST', `/friend/${id}/${what}`, { as, json: {} })

/** A person, and one other person for each kind of relationship. */
async function circle() {
  const { owner, others } = await castOfOwner(world)
  const [asked, asker, parted] = await signUpEach(call, ['Asked', 'Asker', 'Parted'])
  if (!asked || !asker || !parted) throw new Error('Nobody came.')
  await ask(owner, asked.id)
  await ask(asker, owner.id)
  await block(world, owner, parted)
  await block(world, parted, owner)
  return { id: owner.id, people: { ...others, asked, asker, parted, owner } satisfies People }
}

/** A person's entry in whichever list contains it. */
const canIn = (lists: string[], id: number) => async (as: Viewer) => {
  const pages = await Promise.all(lists.map(path => call('GET', path, { as })))
  const entries = pages.flatMap(({ body }) => (body.friends ?? []) as Entry[])
  return entries.find(one => one.id === id)?.can ?? {}
}

const relations = ['/friend', '/friend?filter_by=block', '/friend-request-list', '/friend-request-list?direction=sent']

test('what lists of people tell that can be done is what can be done', async () => {
  const { id, people } = await circle()
  const could = await whoCanAsTold(people, canIn(relations, id), {
    answer: as => act(as, id, 'accept'),
    remove: as => call('DELETE', `/friend/${id}`, { as }),
  })
  expect(could).toEqual({ answer: 'asked', remove: 'connection asked asker' })
})

test('who was asked declines, and nobody else', async () => {
  const { id, people } = await circle()
  expect(await whoCan(people, { reject: as => act(as, id, 'reject') })).toEqual({ reject: 'asked' })
})

test('people are told that they can unblock whom they block, whether these block them too or not', async () => {
  const { id, people } = await circle()
  const { blocker, blocked, parted } = people
  const could = await whoCanAsTold({ blocker, blocked, parted }, canIn(relations, id), {
    unblock: as => act(as, id, 'unblock'),
  })
  expect(could).toEqual({ unblock: 'blocker parted' })
})

test('people ask, skip, report and block whoever is there for them', async () => {
  const { id, people } = await circle()
  const could = await whoCan(people, {
    request: as => ask(as, id),
    skip: as => call('POST', `/find-friend/${id}/skip`, { as }),
    report: as => act(as, id, 'report'),
    block: as => act(as, id, 'block'),
  })
  expect(could).toEqual({
    request: 'stranger asked asker',
    skip: 'stranger connection asked asker',
    report: 'stranger connection blocker asked asker parted',
    block: 'stranger connection blocker asked asker parted',
  })
})

test('nobody asks a child, and whom a child has asked answers', async () => {
  const { id, people } = await circle()
  const dob = new Date(app.clock.now().getTime() - 10 * 365 * 86_400_000).toISOString().slice(0, 10)
  await app.db.updateTable('users').set({ dob }).where('id', '=', id).execute()
  const { blocker: _, parted: __, ...others } = people
  const could = await whoCanAsTold(others, canAt(world, `/profile/${id}`, 'user'), {
    answer: as => act(as, id, 'accept'),
    connect: as => ask(as, id),
  })
  expect(could).toEqual({ answer: 'asked', connect: '' })
})

/** Somebody to meet, and people who may or may not meet them. */
async function meeting() {
  const { person, treat, answer } = stepsOf(world)
  const owner = await person('Owner')
  const [joined, sender, liked, friend, blocked] = await Promise.all(
    ['Joined', 'Sender', 'Liked', 'Friend', 'Blocked'].map(name => person(name)),
  )
  if (!joined || !sender || !liked || !friend || !blocked) throw new Error('Nobody came.')
  await treat(sender, owner)
  await treat(owner, liked)
  await treat(owner, friend)
  await answer(friend, owner, 'accept')
  await block(world, owner, blocked)
  const onlooker = await person('Onlooker', { joined: false })
  const minor = await person('Minor', { dob: '2015-01-01' })
  const ageless = await person('Ageless', { dob: null })
  const provider = await person('Provider')
  await app.db.updateTable('users').set({ user_type: 1 }).where('id', '=', provider.id).execute()
  const people: People = {
    guest: undefined,
    joined,
    sender,
    liked,
    friend,
    blocked,
    onlooker,
    minor,
    ageless,
    provider,
    owner,
  }
  return { id: owner.id, people }
}

/** Abilities that are true both for the viewer's own profile and for somebody to meet. */
const canMeet = (id: number) => async (as: Viewer) => {
  const { body } = await call('GET', '/meet-new-friend/me', { as })
  const lists = ['/meet-new-friend', '/meet-new-friend/treat', '/meet-new-friend/treat?direction=sent']
  const can = await canIn(lists, id)(as)
  return { look: body.can?.look, ...can, treat: body.can?.treat && can.treat }
}

test('what is offered to people who meet others is what they can do', async () => {
  const { id, people } = await meeting()
  const offered = await whoIsOffered(people, canMeet(id), {
    look: as => call('GET', '/meet-new-friend', { as }),
    treat: as => call('POST', `/meet-new-friend/${id}/treat`, { as }),
    answer: as => call('POST', `/meet-new-friend/${id}/treat/accept`, { as }),
    connect: as => ask(as, id),
  })
  expect(offered).toEqual({
    look: 'joined sender liked friend blocked onlooker owner',
    treat: 'joined',
    answer: '',
    connect: 'liked friend',
  })
  const again = await meeting()
  const answered = await whoIsOffered(again.people, canMeet(again.id), {
    answer: as => call('POST', `/meet-new-friend/${again.id}/treat/decline`, { as }),
  })
  expect(answered).toEqual({ answer: 'liked' })
})

test('people meet those whom they see, and send treats when they have joined', async () => {
  const { id, people } = await meeting()
  const could = await whoCan(people, {
    look: as => call('GET', '/meet-new-friend', { as }),
    hide: as => call('DELETE', `/meet-new-friend/${id}`, { as }),
    treat: as => call('POST', `/meet-new-friend/${id}/treat`, { as }),
    answer: as => call('POST', `/meet-new-friend/${id}/treat/decline`, { as }),
  })
  expect(could).toEqual({
    look: 'joined sender liked friend blocked onlooker owner',
    hide: 'joined sender liked friend onlooker',
    treat: 'joined sender liked friend',
    answer: 'liked friend',
  })
})
