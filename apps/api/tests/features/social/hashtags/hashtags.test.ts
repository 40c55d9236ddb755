import { describe, expect, test } from 'vitest'
import { countTrending } from '../../../../src/features/social/hashtags/trending.ts'
import type { Someone } from '../../../harness/caller.ts'
import { befriend, block, makePrivate } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const { call } = world

const post = async (as: Someone, content: string): Promise<number> =>
  (await call('POST', '/post', { as, json: { content } })).body.post.id
const page = (as: Someone, tag: string, query = '') =>
  call('GET', `/hashtag/${encodeURIComponent(tag)}/post${query}`, { as })
const tagged = async (as: Someone, tag: string): Promise<number[]> =>
  (await page(as, tag)).body.post.map((one: { id: number }) => one.id)
/** Trending hashtags after a recount, with the clock moved past the cache time. */
const trending = async (as: Someone): Promise<Record<string, number>> => {
  await world.drainJobs()
  world.clock.forward({ minutes: 1 })
  await countTrending(world.app)
  const { hashtags } = (await call('GET', '/hashtag/trending', { as })).body
  return Object.fromEntries(hashtags.map((one: { tag: string; total_authors: number }) => [one.tag, one.total_authors]))
}

describe('a hashtag', () => {
  test('leads to the posts that hold it, in any script and in whatever case, newest first', async () => {
    const { ana, ben } = await world.people()
    const first = await post(ana, 'Happy #Día_de_Muertos, all!')
    const second = await post(ben, 'see (#DÍA_DE_MUERTOS) #誕生日 #जन्मदिन')
    expect(await tagged(ana, 'día_de_muertos')).toEqual([second, first])
    expect((await page(ana, '#Día_de_Muertos')).body).toMatchObject({ tag: 'día_de_muertos', hasMorePages: false })
    expect(await tagged(ana, '誕生日')).toEqual([second])
    expect(await tagged(ana, 'जन्मदिन')).toEqual([second])
  })

  test('is none without a letter, within a word or an address, or when it is too long', async () => {
    const { ana } = await world.people()
    const id = await post(ana, `a#inside https://example.org/#anchor #2026 #${'x'.repeat(101)} ##twice #ok2026`)
    const rows = await world.app.db.selectFrom('post_hashtags').select('tag').where('post_id', '=', id).execute()
    expect(rows.map(({ tag }) => tag)).toEqual(['ok2026'])
    expect((await page(ana, '2026')).status).toBe(404)
    expect((await page(ana, 'x'.repeat(101))).status).toBe(404)
    expect((await page(ana, 'never_used')).body).toMatchObject({ post: [], hasMorePages: false })
  })

  test('comes and goes with the words of its post', async () => {
    const { ana } = await world.people()
    const id = await post(ana, '#coming')
    await call('PATCH', `/post/${id}`, { as: ana, json: { content: '#going' } })
    expect(await tagged(ana, 'coming')).toEqual([])
    expect(await tagged(ana, 'going')).toEqual([id])
    await call('DELETE', `/post/${id}`, { as: ana })
    expect(await tagged(ana, 'going')).toEqual([])
  })

  test('counts in the words of a share', async () => {
    const { ana, ben } = await world.people()
    const id = await post(ana, 'Cake')
    const share = await call('POST', `/post/${id}/share`, { as: ben, json: { content: '#sharedcake' } })
    expect(await tagged(ana, 'sharedcake')).toEqual([share.body.post.id])
  })

  test('shows to each person what that person may see', async () => {
    const { ana, ben, cleo, dan } = await world.people()
    await makePrivate(world, ana)
    await befriend(world, ana, ben)
    await block(world, dan, cleo)
    const secret = await post(ana, '#rule')
    const open = await post(cleo, '#rule')
    expect(await tagged(ben, 'rule')).toEqual([open, secret])
    expect(await tagged(cleo, 'rule')).toEqual([open])
    expect(await tagged(dan, 'rule')).toEqual([])
    await call('POST', `/post/${open}/hide`, { as: ben })
    expect(await tagged(ben, 'rule')).toEqual([secret])
  })

  test('has pages that neither miss nor repeat a post, at the cost of one', async () => {
    const { ana, ben } = await world.people()
    const ids: number[] = []
    for (let n = 0; n < 5; n += 1) ids.unshift(await post(ana, `#paged ${n}`))
    const first = (await page(ben, 'paged', '?per_page=2')).body
    await post(ana, '#paged meanwhile')
    const second = (await page(ben, 'paged', `?per_page=2&cursor=${first.nextCursor}`)).body
    const third = (await page(ben, 'paged', `?per_page=2&cursor=${second.nextCursor}`)).body
    const seen = [first, second, third].flatMap(one => one.post.map((shown: { id: number }) => shown.id))
    expect([seen, third.hasMorePages]).toEqual([ids, false])
    const cost = (count: number) => world.statements(() => page(ben, 'paged', `?per_page=${count}`))
    expect((await cost(1)).length).toBe((await cost(5)).length)
  })
})

describe('trending', () => {
  test('counts the people who used a hashtag, not its uses, within seven days', async () => {
    const { ana, ben, cleo } = await world.people()
    for (const as of [ana, ben, cleo]) await post(as, '#many')
    for (let n = 0; n < 4; n += 1) await post(ana, '#loud')
    expect(await trending(ana)).toMatchObject({ many: 3, loud: 1 })
    world.clock.forward({ minutes: 7 * 24 * 60 + 1 })
    const later = await call('POST', '/auth/login', { json: { email: ana.email, password: ana.password } })
    await post({ token: later.body.token }, '#loud')
    const after = await trending({ token: later.body.token })
    expect([after.many, after.loud]).toEqual([undefined, 1])
  })

  test('holds nothing that is private, hidden, deleted or of somebody suspended, at once', async () => {
    const { ana, ben, cleo, dan } = await world.people()
    await makePrivate(world, ana)
    await befriend(world, ana, ben)
    await post(ana, '#secretly')
    const hidden = await post(ben, '#hiddenly')
    const deleted = await post(ben, '#deletedly')
    await post(cleo, '#suspendedly')
    await post(dan, '#privately #openly')
    expect(await trending(ben)).toMatchObject({ hiddenly: 1, deletedly: 1, suspendedly: 1, privately: 1 })
    expect(await trending(ben)).not.toHaveProperty('secretly')
    await call('POST', `/post/${hidden}/hide`, { as: ben })
    await call('DELETE', `/post/${deleted}`, { as: ben })
    await world.app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', cleo.id).execute()
    await makePrivate(world, dan)
    const { body } = await call('GET', '/hashtag/trending', { as: ben })
    const tags = body.hashtags.map((one: { tag: string }) => one.tag)
    for (const tag of ['hiddenly', 'deletedly', 'suspendedly', 'privately', 'openly']) expect(tags).not.toContain(tag)
  })

  test('is counted once for many posts, and read without counting', async () => {
    const { ana } = await world.people()
    const counting = (sent: string[]) => sent.filter(sql => sql.includes('INSERT INTO trending_hashtags'))
    world.clock.forward({ minutes: 1 })
    for (let n = 0; n < 5; n += 1) await post(ana, `#busy${n}`)
    expect(counting(await world.statements(() => world.drainJobs()))).toHaveLength(1)
    expect(counting(await world.statements(() => call('GET', '/hashtag/trending', { as: ana })))).toHaveLength(0)
  })
})
