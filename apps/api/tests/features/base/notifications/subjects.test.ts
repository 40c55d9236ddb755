import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { befriend } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf } from '../../celebrations/invitations/steps.ts'

const world = await startWorld()
const { call, drainJobs, app } = world
const { party, ask, accept } = stepsOf(world)

const post = async (as: Member): Promise<number> =>
  (await call('POST', '/post', { as, json: { content: 'Cake' } })).body.post.id
const comment = async (as: Member, post_id: number): Promise<number> =>
  (await call('POST', '/comment', { as, json: { post_id, comment: 'Mm' } })).body.comment.id
const like = (as: Member, path: string) => call('POST', `${path}/like`, { as })
const unread = async (as: Member): Promise<number> =>
  (await call('GET', '/notification/unread', { as })).body.unread_count

/** Notifications and actors that are left without a subject. */
async function rowsAbout(type: string, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT (SELECT count(*) FROM notifications WHERE subject_type = ${type} AND subject_id = ${id})
      + (SELECT count(*) FROM notification_actors WHERE subject_type = ${type} AND subject_id = ${id}) AS count`.execute(
    app.db,
  )
  return rows[0]?.count ?? 0
}

test('a post that is deleted takes along what was told of it and of its comments', async () => {
  const { ana, ben } = await world.people()
  const id = await post(ana)
  const said = await comment(ben, id)
  await like(ben, `/post/${id}`)
  await like(ana, `/comment/${said}`)
  await drainJobs()
  expect([await unread(ana), await unread(ben)]).toEqual([2, 1])
  await call('DELETE', `/post/${id}`, { as: ana })
  expect([await unread(ana), await unread(ben)]).toEqual([0, 0])
  expect([await rowsAbout('post', id), await rowsAbout('comment', said)]).toEqual([0, 0])
})

test('an event that is deleted takes along what was told of it', async () => {
  const { ana, ben } = await world.people()
  await befriend(world, ana, ben)
  const id = await party(ana)
  await ask(ana, id, [ben])
  await accept(ben, id)
  await drainJobs()
  expect(await rowsAbout('event', id)).toBeGreaterThan(0)
  await call('DELETE', `/event/${id}`, { as: ana })
  expect(await rowsAbout('event', id)).toBe(0)
})

test('somebody who is deleted takes along what was told of what they did, and leaves what others did', async () => {
  const { ana, ben, cleo } = await world.people()
  const [both, his] = [await post(ana), await post(ana)]
  await like(ben, `/post/${both}`)
  await like(cleo, `/post/${both}`)
  await like(ben, `/post/${his}`)
  await drainJobs()
  await app.db.deleteFrom('users').where('id', '=', ben.id).execute()
  expect([await rowsAbout('post', both), await rowsAbout('post', his)]).toEqual([2, 0])
  expect(await unread(ana)).toBe(1)
})

test('what was deleted before it could be told is not told', async () => {
  const { ana, ben } = await world.people()
  const id = await post(ana)
  await call('POST', '/post', { as: ben, json: { content: `Look @${ana.id}` } })
  await like(ben, `/post/${id}`)
  await call('DELETE', `/post/${id}`, { as: ana })
  await drainJobs()
  expect(await rowsAbout('post', id)).toBe(0)
})

test('a notice of a kind that this process does not know is neither shown nor counted', async () => {
  const { ana, ben } = await world.people()
  const id = await post(ana)
  await like(ben, `/post/${id}`)
  await drainJobs()
  await sql`UPDATE notifications SET kind = 'post_framed' WHERE user_id = ${ana.id}`.execute(app.db)
  expect(await unread(ana)).toBe(0)
  expect((await call('GET', '/notification', { as: ana })).body.notifications).toEqual([])
})

test('a page about things of many kinds takes as many statements as a page about one', async () => {
  const { ana, ben, cleo } = await world.people()
  await like(ben, `/post/${await post(ana)}`)
  await drainJobs()
  const reading = () => world.statements(() => call('GET', '/notification', { as: ana }))
  const one = await reading()
  // Session, page, count.
  expect(one.length, one.join('\n')).toBeLessThanOrEqual(3)
  const id = await post(ana)
  await like(ben, `/comment/${await comment(ana, id)}`)
  await comment(ben, id)
  await befriend(world, cleo, ana)
  const event = await party(cleo)
  await ask(cleo, event, [ana])
  await call('PUT', `/event/${event}`, { as: cleo, json: { dress_code: 'Linen' } })
  const other = await party(cleo)
  await ask(cleo, other, [ana])
  await drainJobs()
  await call('DELETE', `/event/${other}`, { as: cleo })
  await drainJobs()
  const kinds = (await call('GET', '/notification', { as: ana })).body.notifications.map(
    (of: { kind: string }) => of.kind,
  )
  expect(kinds).toEqual(expect.arrayContaining(['post_liked', 'comment_liked', 'post_commented', 'event_invited']))
  expect(kinds).toContain('event_deleted')
  expect((await reading()).length).toBe(one.length)
})
