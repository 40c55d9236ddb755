import { expect, test } from 'vitest'
import { type Member, signUp, signUpEach } from '../../../harness/people.ts'
import { befriend, block, makePrivate } from '../../../harness/relations.ts'
import { openSocket } from '../../../harness/socket.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const { call, drainJobs } = world

const post = async (as: Member, content = 'Cake for everybody') =>
  (await call('POST', '/post', { as, json: { content } })).body.post.id

const comment = async (as: Member, post_id: number, parent_id?: number) =>
  (await call('POST', '/comment', { as, json: { post_id, parent_id, comment: 'How lovely' } })).body.comment.id

/** Somebody's notifications after all jobs have run. */
async function notices(as: Member, language = 'en') {
  await drainJobs()
  const { body } = await call('GET', '/notification', { as, headers: { 'accept-language': language } })
  return body
}
const titles = async (as: Member, language?: string) =>
  (await notices(as, language)).notifications.map((one: { title: string }) => one.title)

test('likes, flowers, shares and comments of a post are told to its author, each with the words of the post', async () => {
  const { ana, ben } = await world.people()
  const id = await post(ana)
  await call('POST', `/post/${id}/like`, { as: ben })
  await call('POST', `/post/${id}/superlike`, { as: ben, json: { type: 4 } })
  await call('POST', `/post/${id}/share`, { as: ben, json: { content: 'Look' } })
  await comment(ben, id)
  const { notifications, unread_count } = await notices(ana)
  expect(notifications.map((one: { title: string }) => one.title).sort()).toEqual([
    'Ben commented on your post',
    'Ben gave your post a flower',
    'Ben liked your post',
    'Ben shared your post',
  ])
  expect(unread_count).toBe(4)
  for (const one of notifications)
    expect(one).toMatchObject({ post_id: id, description: 'Cake for everybody', is_read: false, total_users: 1 })
})

test('a name from right to left stands apart in a sentence from left to right', async () => {
  const { ana } = await world.people()
  const nour = await signUp(call, 'Nour', { name: 'نور' })
  const id = await post(ana)
  await call('POST', `/post/${id}/like`, { as: nour })
  expect(await titles(ana, 'fr')).toEqual(['\u200E\u2068نور\u2069 a aimé votre publication'])
})

test('an answer is told to who is answered, and to the author of the post', async () => {
  const { ana, ben, cleo } = await world.people()
  const id = await post(ana)
  const top = await comment(ben, id)
  await drainJobs()
  await comment(cleo, id, top)
  await drainJobs()
  await call('POST', `/comment/${top}/like`, { as: cleo })
  expect(await titles(ben)).toEqual(['Cleo liked your comment', 'Cleo replied to your comment'])
  expect(await titles(ana)).toEqual(['Cleo and Ben commented on your post'])
})

test('what one does oneself is not told', async () => {
  const { ana } = await world.people()
  const id = await post(ana)
  await call('POST', `/post/${id}/like`, { as: ana })
  await comment(ana, id)
  expect(await titles(ana)).toEqual([])
})

test('who did the same to the same post comes in one notification, the last one first', async () => {
  const { ana, ben, cleo, dan } = await world.people()
  const id = await post(ana)
  for (const as of [ben, cleo, dan]) {
    await call('POST', `/post/${id}/like`, { as })
    await drainJobs()
  }
  const { notifications, unread_count } = await notices(ana)
  expect(notifications).toMatchObject([{ title: 'Dan and 2 others liked your post', total_users: 3 }])
  expect(notifications[0]?.users.map((one: { name: string }) => one.name)).toEqual(['Dan', 'Cleo', 'Ben'])
  expect(unread_count).toBe(1)
  expect(await titles(ana, 'fr')).toEqual(['Dan et 2 autres personnes ont aimé votre publication'])
  expect(await titles(ana, 'es')).toEqual(['A Dan y 2 personas más les gustó tu publicación'])
  expect(await titles(ana, 'pt')).toEqual(['Dan e mais 2 pessoas curtiram sua publicação'])
})

test('what is taken back is no longer told, and what is repeated is told once', async () => {
  const { ana, ben, cleo } = await world.people()
  const id = await post(ana)
  await Promise.all([ben, cleo].map(as => call('POST', `/post/${id}/like`, { as })))
  const mine = await comment(ben, id)
  await notices(ana)
  await call('DELETE', `/post/${id}/like`, { as: ben })
  await call('DELETE', `/comment/${mine}`, { as: ben })
  expect(await titles(ana)).toEqual(['Cleo liked your post'])
  await call('POST', '/notification/mark-as-read', { as: ana })
  await call('DELETE', `/post/${id}/like`, { as: cleo })
  await drainJobs()
  await call('POST', `/post/${id}/like`, { as: cleo })
  expect((await notices(ana)).unread_count).toBe(0)
})

test('after reading, the next one begins a new notification', async () => {
  const { ana, ben, cleo } = await world.people()
  const id = await post(ana)
  await call('POST', `/post/${id}/like`, { as: ben })
  await drainJobs()
  expect((await call('POST', '/notification/mark-as-read', { as: ana })).body.message).toBe('Notifications read')
  await call('POST', `/post/${id}/like`, { as: cleo })
  const { notifications, unread_count } = await notices(ana)
  expect(notifications).toMatchObject([
    { title: 'Cleo liked your post', is_read: false },
    { title: 'Ben liked your post', is_read: true },
  ])
  expect(unread_count).toBe(1)
})

test('a request is told until it is answered, the acceptance to who asked', async () => {
  const { ana, ben } = await world.people()
  await call('POST', '/friend', { as: ana, json: { friend_id: ben.id } })
  expect(await titles(ben)).toEqual(['Ana would like to connect with you'])
  await call('POST', `/friend/${ana.id}/accept`, { as: ben })
  expect(await titles(ben)).toEqual([])
  expect(await titles(ana)).toEqual(['Ben accepted your request'])
  await call('DELETE', `/friend/${ana.id}`, { as: ben })
  expect(await titles(ana)).toEqual([])
})

test('a request that is declined and made again is told again', async () => {
  const { ana, ben } = await world.people()
  await call('POST', '/friend', { as: ana, json: { friend_id: ben.id } })
  await notices(ben)
  await call('POST', '/notification/mark-as-read', { as: ben })
  await call('POST', `/friend/${ana.id}/reject`, { as: ben })
  expect(await titles(ben)).toEqual([])
  await call('POST', '/friend', { as: ana, json: { friend_id: ben.id } })
  expect(await notices(ben)).toMatchObject({ unread_count: 1, notifications: [{ kind: 'friend_requested' }] })
})

test.for([
  { how: 'is blocked', away: (ana: Member, ben: Member) => block(world, ana, ben) },
  { how: 'has blocked', away: (ana: Member, ben: Member) => block(world, ben, ana) },
  {
    how: 'is suspended',
    away: (_: Member, ben: Member) =>
      world.app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', ben.id).execute(),
  },
])('nothing is told of somebody who $how, not in counts either', async ({ away }) => {
  const { ana, ben, cleo } = await world.people()
  const [both, his] = [await post(ana), await post(ana)]
  for (const [as, id] of [
    [ben, both],
    [cleo, both],
    [ben, his],
  ] as const)
    await call('POST', `/post/${id}/like`, { as })
  await notices(ana)
  await away(ana, ben)
  const { notifications, unread_count } = await notices(ana)
  expect(notifications).toMatchObject([{ title: 'Cleo liked your post', total_users: 1 }])
  expect(unread_count).toBe(1)
})

test('nothing is told of a post that can no longer be seen', async () => {
  const { ana, ben, cleo } = await world.people()
  await befriend(world, ana, ben)
  const id = await post(ana)
  const his = await comment(ben, id)
  await call('POST', `/comment/${his}/like`, { as: cleo })
  expect(await titles(ben)).toEqual(['Cleo liked your comment'])
  await makePrivate(world, ana)
  expect(await titles(ben)).toEqual(['Cleo liked your comment'])
  await call('DELETE', `/friend/${ben.id}`, { as: ana })
  expect(await notices(ben)).toMatchObject({ notifications: [], unread_count: 0 })
})

test('the share of a private account is told only to who may see it', async () => {
  const { ana, ben, cleo } = await world.people()
  await Promise.all([ben, cleo].map(one => makePrivate(world, one)))
  await befriend(world, ana, cleo)
  const id = await post(ana)
  await call('POST', `/post/${id}/share`, { as: ben, json: {} })
  await call('POST', `/post/${id}/share`, { as: cleo, json: {} })
  expect(await titles(ana)).toEqual(['Cleo shared your post'])
})

test('a deleted post takes its notifications along', async () => {
  const { ana, ben } = await world.people()
  const id = await post(ana)
  await call('POST', `/post/${id}/like`, { as: ben })
  await drainJobs()
  await call('DELETE', `/post/${id}`, { as: ana })
  expect(await notices(ana)).toMatchObject({ notifications: [], unread_count: 0 })
  const rows = await world.app.db.selectFrom('notification_actors').select('id').where('user_id', '=', ana.id).execute()
  expect(rows).toEqual([])
})

test('clearing deletes all of one’s own, and of nobody else', async () => {
  const { ana, ben, cleo } = await world.people()
  const [hers, his] = [await post(ana), await post(ben)]
  await Promise.all([hers, his].map(id => call('POST', `/post/${id}/like`, { as: cleo })))
  await drainJobs()
  expect((await call('DELETE', '/notification/delete-all', { as: ana })).body.message).toBe('Notifications cleared')
  expect(await titles(ana)).toEqual([])
  expect(await titles(ben)).toEqual(['Cleo liked your post'])
})

test('thirty who like at once are all in one notification', async () => {
  const ana = await signUp(call, 'Ana')
  const id = await post(ana)
  const fans = await signUpEach(
    call,
    Array.from({ length: 30 }, (_, index) => `Fan${index}`),
  )
  await Promise.all(fans.map(as => call('POST', `/post/${id}/like`, { as })))
  const { notifications } = await notices(ana)
  expect(notifications).toHaveLength(1)
  expect(notifications[0]).toMatchObject({ total_users: 30 })
  expect(notifications[0]?.title).toMatch(/^Fan\d+ and 29 others liked your post$/)
  expect(notifications[0]?.users).toHaveLength(3)
})

test('the person’s devices hear that there is something new, nobody else does', async () => {
  const { ana, ben, cleo } = await world.people()
  const id = await post(ana)
  await drainJobs()
  const [hers, others] = [await openSocket(world.url, ana), await openSocket(world.url, cleo)]
  const word = hers.next()
  await call('POST', `/post/${id}/like`, { as: ben })
  await drainJobs()
  expect(await word).toBe('notifications')
  expect(others.heard).not.toContain('notifications')
})

test('what is older than half a year is forgotten', async () => {
  const { ana, ben } = await world.people()
  const id = await post(ana)
  await call('POST', `/post/${id}/like`, { as: ben })
  await drainJobs()
  const long_ago = new Date(world.clock.now().getTime() - 181 * 86_400_000)
  await world.app.db.updateTable('notifications').set({ happened_at: long_ago }).where('user_id', '=', ana.id).execute()
  await world.runScheduledJob('notifications.sweep')
  expect(await titles(ana)).toEqual([])
})
