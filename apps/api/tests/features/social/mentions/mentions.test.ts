import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { type Member, signUp } from '../../../harness/people.ts'
import { befriend, block, makePrivate } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { newCaterer } from '../../market/services/steps.ts'

const world = await startWorld()
const { call } = world

const post = async (as: Someone, content: string, people: Member[]) =>
  (await call('POST', '/post', { as, json: { content, mentions: people.map(({ id }) => id) } })).body.post
const read = async (as: Someone, id: number) => (await call('GET', `/post/${id}`, { as })).body.post
const edit = async (as: Someone, id: number, content: string, people: Member[] = []) =>
  (await call('PATCH', `/post/${id}`, { as, json: { content, mentions: people.map(one => one.id) } })).body.post
const offered = async (as: Someone, keyword = ''): Promise<string[]> =>
  (await call('GET', `/mention?keyword=${encodeURIComponent(keyword)}`, { as })).body.users.map(
    (user: { name: string }) => user.name,
  )
const told = async (place: { post_id: number; comment_id?: number }): Promise<number[]> => {
  const rows = await world.app.db
    .selectFrom('mentions')
    .select(['user_id', 'comment_id'])
    .where('post_id', '=', place.post_id)
    .where('notified', '=', true)
    .execute()
  return rows.filter(row => row.comment_id === (place.comment_id ?? null)).map(row => row.user_id)
}

describe('somebody named in a post', () => {
  test('is known by id wherever the name stands, and is told', async () => {
    const { ana, ben, cleo } = await world.people()
    const made = await post(ana, 'With @Ben and @Cleo. Dear @Ben!', [ben, cleo])
    expect(made.content).toBe('With @Ben and @Cleo. Dear @Ben!')
    expect(made.mentions).toEqual([
      { id: ben.id, words: 'Ben' },
      { id: cleo.id, words: 'Cleo' },
    ])
    expect(new Set(await told({ post_id: made.id }))).toEqual(new Set([ben.id, cleo.id]))
  })

  test('stays named by the words of then after taking another name', async () => {
    const { ana, ben } = await world.people()
    const made = await post(ana, 'Hello @Ben', [ben])
    await world.app.db.updateTable('users').set({ name: 'Benjamin' }).where('id', '=', ben.id).execute()
    expect((await read(ana, made.id)).mentions).toEqual([{ id: ben.id, words: 'Ben' }])
    expect((await edit(ana, made.id, 'Hello again, @Ben')).mentions).toEqual([{ id: ben.id, words: 'Ben' }])
  })

  test('is nobody whose name does not stand there, who is not there, or who was not chosen', async () => {
    const { ana, ben, cleo } = await world.people()
    const nobody = { ...ben, id: 999_999 }
    const made = await post(ana, 'Mail a@Ben, @Benny, @Cleo and @Dan', [ben, nobody])
    expect(made.mentions).toEqual([])
    expect(await told({ post_id: made.id })).not.toContain(cleo.id)
  })

  test('is the one who was chosen of two with the same name, in the order of their choice', async () => {
    const { ana, ben } = await world.people()
    const other = await signUp(call, 'Ben')
    const long = await signUp(call, 'Ben', { name: 'Ben Okafor' })
    const made = await post(ana, '@Ben Okafor, @Ben and @Ben', [other, long, ben])
    expect(new Set(made.mentions.map((one: { id: number }) => one.id))).toEqual(new Set([ben.id, other.id, long.id]))
  })

  test('is told once of a post, however often it is edited, and of nothing by oneself', async () => {
    const { ana, ben, cleo } = await world.people()
    const made = await post(ana, '@Ben and me, @Ana', [ben, ana])
    expect(await told({ post_id: made.id })).toEqual([ben.id])
    expect((await edit(ana, made.id, 'Nobody')).mentions).toEqual([])
    expect(await told({ post_id: made.id })).toEqual([ben.id])
    expect((await edit(ana, made.id, '@Ben, @Cleo', [ben, cleo])).mentions).toHaveLength(2)
    expect(new Set(await told({ post_id: made.id }))).toEqual(new Set([ben.id, cleo.id]))
  })

  test('is not told of what is not for that person to see', async () => {
    const { ana, ben, cleo } = await world.people()
    await makePrivate(world, ana)
    await befriend(world, ana, cleo)
    const made = await post(ana, '@Ben and @Cleo', [ben, cleo])
    expect(await told({ post_id: made.id })).toEqual([cleo.id])
  })

  test('is plain text to whom a block parts from that person', async () => {
    const { ana, ben, cleo, dan } = await world.people()
    const made = await post(ana, '@Ben and @Cleo', [ben, cleo])
    await block(world, ben, dan)
    expect((await read(dan, made.id)).mentions).toEqual([{ id: cleo.id, words: 'Cleo' }])
    await world.app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', cleo.id).execute()
    expect((await read(dan, made.id)).mentions).toEqual([])
    await block(world, ana, ben)
    expect((await post(ana, '@Ben', [ben])).mentions).toEqual([])
  })

  test('costs one question more than naming nobody, however many are named', async () => {
    const { ana, ben, cleo } = await world.people()
    for (let n = 0; n < 3; n += 1) await post(ana, '@Ben, @Cleo', [ben, cleo])
    const cost = (count: number) => world.statements(() => call('GET', `/post?per_page=${count}`, { as: ben }))
    expect((await cost(1)).length).toBe((await cost(3)).length)
  })

  test('is one of twenty at most', async () => {
    const { ana } = await world.people()
    const mentions = Array.from({ length: 21 }, (_, n) => n + 1)
    const { status, body } = await call('POST', '/post', { as: ana, json: { content: 'Hi', mentions } })
    expect([status, body.details.mentions?.[0]?.code]).toEqual([422, 'too_many'])
  })
})

describe('somebody named in a comment', () => {
  test('is named, told once, and named no more after an edit', async () => {
    const { ana, ben } = await world.people()
    const { id: post_id } = await post(ana, 'Cake', [])
    const json = { post_id, comment: 'Look, @Ben', mentions: [ben.id] }
    const { comment } = (await call('POST', '/comment', { as: ana, json })).body
    expect(comment.mentions).toEqual([{ id: ben.id, words: 'Ben' }])
    expect(await told({ post_id, comment_id: comment.id })).toEqual([ben.id])
    const list = (await call('GET', `/comment?post_id=${post_id}`, { as: ben })).body.comment
    expect(list[0]?.mentions).toEqual([{ id: ben.id, words: 'Ben' }])
    const changed = await call('PATCH', `/comment/${comment.id}`, { as: ana, json: { comment: 'Look' } })
    expect(changed.body.comment.mentions).toEqual([])
    expect((await read(ana, post_id)).mentions).toEqual([])
  })
})

describe('people to name', () => {
  test('are connections first, then others whose name begins so', async () => {
    const { ana } = await world.people()
    const [near, far] = [
      await signUp(call, 'Zara', { name: 'Zara Near' }),
      await signUp(call, 'Zara', { name: 'Zara Far' }),
    ]
    await befriend(world, ana, far)
    expect(await offered(ana)).toEqual(['Zara Far'])
    expect(await offered(ana, 'z')).toEqual(['Zara Far'])
    expect(await offered(ana, 'zar')).toEqual(['Zara Far', 'Zara Near'])
    expect(await offered(ana, 'zara n')).toEqual(['Zara Near'])
    expect(await offered(ana, '&|!')).toEqual([])
    expect(await offered(near, 'zara')).toEqual(['Zara Far'])
  })

  test('are nobody who is blocked either way or suspended, no child of strangers, and eight at most', async () => {
    const { ana } = await world.people()
    const people = await Promise.all(Array.from({ length: 12 }, (_, n) => signUp(call, 'Yuri', { name: `Yuri ${n}` })))
    expect(await offered(ana, 'yuri')).toHaveLength(8)
    const [one, two, three, four] = people
    if (!one || !two || !three || !four) throw new Error('Nobody came.')
    await block(world, ana, one)
    await block(world, two, ana)
    const { db } = world.app
    await db.updateTable('users').set({ status: 'suspended' }).where('id', '=', three.id).execute()
    await sql`UPDATE users SET dob = '2020-01-01' WHERE id = ${four.id}`.execute(db)
    for (const n of [0, 1, 2, 3]) expect(await offered(ana, `yuri ${n}`)).not.toContain(`Yuri ${n}`)
    expect((await post(ana, '@Yuri 3', [four])).mentions).toEqual([])
    await befriend(world, ana, four)
    expect(await offered(ana, 'yuri 3')).toContain('Yuri 3')
    expect((await post(ana, '@Yuri 3', [four])).mentions).toHaveLength(1)
  })
})

describe('a provider', () => {
  test('is offered and named by the company, once somebody has typed two letters', async () => {
    const { ana } = await world.people()
    const caterer = await newCaterer(world)
    expect(await offered(ana, 's')).not.toContain('Saffron & Smoke')
    expect(await offered(ana, 'saf')).toEqual(['Saffron & Smoke'])
    const made = await post(ana, 'The cake is from @Saffron & Smoke!', [caterer])
    expect(made.mentions).toEqual([{ id: caterer.id, words: 'Saffron & Smoke' }])
    expect(await told({ post_id: made.id })).toEqual([caterer.id])
  })

  test('is not offered to whom they have blocked', async () => {
    const { ana } = await world.people()
    const caterer = await newCaterer(world, 'ES', { company_name: 'Thyme & Tide' })
    expect(await offered(ana, 'thyme')).toEqual(['Thyme & Tide'])
    await block(world, caterer, ana)
    expect(await offered(ana, 'thyme')).toEqual([])
    expect((await post(ana, '@Thyme & Tide', [caterer])).mentions).toEqual([])
  })
})
