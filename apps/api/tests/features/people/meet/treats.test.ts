import { expect, test } from 'vitest'
import { block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf } from './steps.ts'

const world = await startWorld()
const { call, app } = world
const { answer, hide, list, person, treat, treats } = stepsOf(world)

const rowsOf = (sender: { id: number }) =>
  app.db.selectFrom('meet_treats').select(['receiver_id', 'answer']).where('sender_id', '=', sender.id).execute()

test('a treat is sent once, however often and however fast it is pressed', async () => {
  const [ana, ben] = [await person('Ana'), await person('Ben')]
  const replies = await Promise.all(Array.from({ length: 8 }, () => treat(ana, ben)))
  for (const { status, body } of replies) {
    expect([status, body.message]).toEqual([200, 'Treat sent'])
    expect(body.friend).toMatchObject({ friend_id: ben.id, is_treat_sent: true, can: { treat: false } })
  }
  expect(await rowsOf(ana)).toEqual([{ receiver_id: ben.id, answer: null }])
  expect(await treats(ben)).toEqual(['Ana'])
  expect(await treats(ana, 'sent')).toEqual(['Ben'])
  expect((await list(ana)).body.friends[0]).toMatchObject({
    name: 'Ben',
    is_treat_sent: true,
    meet_friend: { is_treat_sent: true },
  })
})

test('who accepts may connect, and so may the sender', async () => {
  const [ana, ben] = [await person('Ana'), await person('Ben')]
  await treat(ana, ben)
  const waiting = async () => (await call('GET', '/meet-new-friend/me', { as: ben })).body.waiting
  expect(await waiting()).toBe(1)
  const accepted = await answer(ben, ana, 'accept')
  expect(accepted.body).toMatchObject({
    message: 'Treat accepted',
    friend: { treat: { direction: 'received', answer: 'accepted' }, can: { answer: false, connect: true } },
  })
  expect(await waiting()).toBe(0)
  const tooLate = (await answer(ben, ana, 'decline')).body
  expect([tooLate.message, tooLate.friend.treat.answer]).toEqual(['Treat accepted', 'accepted'])
  const sent = (await call('GET', '/meet-new-friend/treat?direction=sent', { as: ana })).body.friends
  expect(sent).toMatchObject([{ treat: { answer: 'accepted' }, can: { connect: true } }])
  await call('POST', '/friend', { as: ana, json: { friend_id: ben.id } })
  const received = (await call('GET', '/meet-new-friend/treat', { as: ben })).body.friends
  expect(received).toMatchObject([{ status: 0, direction: 'received', can: { connect: false } }])
})

test('a no is kept from the sender, leaves the list and can be taken back', async () => {
  const [ana, ben] = [await person('Ana'), await person('Ben')]
  await treat(ana, ben)
  expect((await answer(ben, ana, 'decline')).body).toMatchObject({ message: 'Treat declined' })
  expect(await treats(ben)).toEqual([])
  const sent = (await call('GET', '/meet-new-friend/treat?direction=sent', { as: ana })).body.friends
  expect(sent).toMatchObject([{ treat: { answer: null } }])
  await treat(ben, ana)
  expect(await rowsOf(ana)).toEqual([{ receiver_id: ben.id, answer: 'accepted' }])
})

test('treats of both at the same time are one, with a yes', async () => {
  const [ana, ben] = [await person('Ana'), await person('Ben')]
  await Promise.all([treat(ana, ben), treat(ben, ana), treat(ana, ben), treat(ben, ana)])
  expect([...(await rowsOf(ana)), ...(await rowsOf(ben))]).toMatchObject([{ answer: 'accepted' }])
})

test('only who has received a treat answers it', async () => {
  const [ana, ben, cleo] = [await person('Ana'), await person('Ben'), await person('Cleo')]
  await treat(ana, ben)
  for (const [by, of] of [
    [ana, ben],
    [cleo, ana],
    [ben, cleo],
  ] as const)
    expect((await answer(by, of, 'accept')).status).toBe(404)
  expect(await rowsOf(ana)).toEqual([{ receiver_id: ben.id, answer: null }])
})

test('who has not joined looks, but sends no treat', async () => {
  const [ana, ben] = [await person('Ana', { joined: false }), await person('Ben')]
  const { status, body } = await treat(ana, ben)
  expect([status, body.code]).toEqual([403, 'meet_join_first'])
  expect(await rowsOf(ana)).toEqual([])
})

test('who keeps the meet profile private shows it to whom they treat', async () => {
  const [ana, ben] = [await person('Ana', { isPrivate: true }), await person('Ben')]
  expect((await treat(ben, ana)).status).toBe(404)
  await treat(ana, ben)
  expect(await treats(ben)).toEqual(['Ana'])
  expect((await answer(ben, ana, 'accept')).status).toBe(200)
})

test('treats of the blocked, the hidden, the suspended and those who have left are not there, nor counted', async () => {
  const [ana, ben, cleo, dan, eve] = [
    await person('Ana'),
    await person('Ben'),
    await person('Cleo'),
    await person('Dan'),
    await person('Eve'),
  ]
  for (const one of [ben, cleo, dan, eve]) await treat(one, ana)
  expect(await treats(ana)).toEqual(['Eve', 'Dan', 'Cleo', 'Ben'])
  await block(world, ben, ana)
  await hide(ana, cleo)
  await app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', dan.id).execute()
  await app.db.deleteFrom('meet_profiles').where('user_id', '=', eve.id).execute()
  expect(await treats(ana)).toEqual([])
  expect((await call('GET', '/meet-new-friend/me', { as: ana })).body.waiting).toBe(0)
  expect((await answer(ana, ben, 'accept')).status).toBe(404)
})
