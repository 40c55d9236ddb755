import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { signUp } from '../../../harness/people.ts'
import { befriend, block, makePrivate } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const { call } = world

const post = (as: Someone, content: string) => call('POST', '/post', { as, json: { content } })
const feed = async (as: Someone, query = '') => (await call('GET', `/post${query}`, { as })).body
const contents = async (as: Someone) => ((await feed(as)).post as { content: string }[]).map(one => one.content)

describe('posting', () => {
  test('answers the post whole and puts it on top of the feed', async () => {
    const { ana, ben } = await world.people()
    const { status, body } = await post(ana, '  First plate goes to Mama.\r\nAlways.  ')
    expect(status).toBe(201)
    expect(body.message).toBe('Post created')
    expect(body.post).toMatchObject({
      content: 'First plate goes to Mama.\nAlways.',
      user: { id: ana.id, name: 'Ana', profile_picture: null },
      total_likes: 0,
      has_liked: false,
      already_liked: false,
      superlikes: { type: null, total: 0 },
      can: { delete: true, report: false },
    })
    const [first] = (await feed(ben)).post
    expect(first).toMatchObject({ id: body.post.id, can: { delete: false, report: true } })
  })

  test('happens at a moment, told in milliseconds', async () => {
    const { ana } = await world.people()
    const { id } = (await post(ana, 'Cheers')).body.post
    for (const [written, told] of [
      ['12:30:05', '12:30:05.000'],
      ['12:30:05.7', '12:30:05.700'],
      ['12:30:05.049999', '12:30:05.049'],
    ]) {
      await sql`UPDATE posts SET created_at = ${`2026-02-03 ${written}+00`}::timestamptz WHERE id = ${id}`.execute(
        world.app.db,
      )
      expect((await call('GET', `/post/${id}`, { as: ana })).body.post.created_at).toBe(`2026-02-03T${told}Z`)
    }
  })

  test('needs words or media', async () => {
    const { ana } = await world.people()
    for (const json of [{}, { content: ' \n ' }, { content: '', images: [] }]) {
      const { status, body } = await call('POST', '/post', { as: ana, json })
      expect([status, body.details.content?.[0]?.code]).toEqual([422, 'post_empty'])
    }
  })

  test('takes 2000 code points and refuses one more', async () => {
    const { ana } = await world.people()
    expect((await post(ana, '🎂'.repeat(2000))).status).toBe(201)
    const { status, body } = await post(ana, `${'🎂'.repeat(2000)}!`)
    expect([status, body.details.content]).toEqual([422, [{ code: 'too_long', values: { max: 2000 } }]])
  })

  test.each(['nul \u0000 byte', 'half \uDC00 pair', 'bell \u0007'])('refuses %j', async content => {
    const { ana } = await world.people()
    const { status, body } = await post(ana, content)
    expect([status, body.details.content?.[0]?.code]).toEqual([422, 'invalid_characters'])
  })

  test.each(['\u200B', '\u2060 \uFEFF', '\u3164', '\u2800\n'])(
    'takes %j, of which nothing is to be seen, for no text',
    async content => {
      const { ana } = await world.people()
      expect((await post(ana, content)).status).toBe(422)
    },
  )

  test('is for members only', async () => {
    expect((await call('POST', '/post', { json: { content: 'Hello' } })).status).toBe(401)
    expect((await call('GET', '/post')).status).toBe(401)
  })
})

describe('the feed', () => {
  test('walks through all posts by cursor, each once, also when new ones come in between', async () => {
    const { ana, ben } = await world.people()
    const ids: number[] = []
    for (let n = 0; n < 7; n += 1) ids.unshift((await post(ana, `Plate ${n}`)).body.post.id)
    const seen: number[] = []
    let page = await feed(ben, '?per_page=3')
    for (;;) {
      seen.push(...page.post.map((one: { id: number }) => one.id))
      if (!page.hasMorePages) break
      await post(ana, 'In between')
      page = await feed(ben, `?per_page=3&cursor=${page.nextCursor}`)
    }
    expect(seen.filter(id => ids.includes(id))).toEqual(ids)
    expect(new Set(seen).size).toBe(seen.length)
    expect(page.nextCursor).toBeNull()
  })

  test('goes by pages as well', async () => {
    const { ana } = await world.people()
    const first = (await post(ana, 'Older')).body.post.id
    const second = (await post(ana, 'Newer')).body.post.id
    const one = await feed(ana, '?page=1&per_page=1')
    const two = await feed(ana, '?page=2&per_page=1')
    expect([one.post[0].id, two.post[0].id]).toEqual([second, first])
    expect(one.hasMorePages).toBe(true)
  })

  test.each(['page=0', 'page=x', 'per_page=101', 'per_page=0', 'cursor=nonsense', 'cursor=MTIzfjEyMw'])(
    'refuses %s',
    async query => {
      const { ana } = await world.people()
      const { status, body } = await call('GET', `/post?${query}`, { as: ana })
      expect(status).toBe(422)
      expect(Object.keys(body.errors)).toEqual([query.split('=')[0]])
    },
  )

  test('asks the database the same number of questions for 2 posts as for 20', async () => {
    const { ana, ben } = await world.people()
    for (let n = 0; n < 20; n += 1) await post(ana, `Candle ${n}`)
    const two = await world.statements(() => feed(ben, '?per_page=2'))
    const twenty = await world.statements(() => feed(ben, '?per_page=20'))
    expect(twenty.length).toBe(two.length)
    expect(twenty.length).toBeLessThanOrEqual(3)
  })
})

const reads = (id: number): [string, string, object?][] => [
  ['GET', `/post/${id}`],
  ['GET', `/post/${id}/like`],
  ['GET', `/post/${id}/superlike`],
  ['POST', `/post/${id}/like`],
  ['POST', `/post/${id}/superlike`, { type: 4 }],
  ['DELETE', `/post/${id}/like`],
  ['DELETE', `/post/${id}/superlike`],
]

describe('who sees a post', () => {
  test('of a private account: connections and the author, nobody else, anywhere', async () => {
    const { ana, ben, cleo } = await world.people()
    await makePrivate(world, ana)
    await befriend(world, ana, ben)
    const { id } = (await post(ana, 'Among us')).body.post
    expect(await contents(ana)).toContain('Among us')
    expect(await contents(ben)).toContain('Among us')
    expect(await contents(cleo)).not.toContain('Among us')
    for (const [method, path, json] of reads(id)) {
      expect((await call(method, path, { as: ben, json })).status).toBe(200)
      expect((await call(method, path, { as: cleo, json })).status).toBe(404)
    }
  })

  test.each(['blocks', 'is blocked by'])('is nobody whom the author %s', async direction => {
    const { ana, ben } = await world.people()
    await (direction === 'blocks' ? block(world, ana, ben) : block(world, ben, ana))
    const { id } = (await post(ana, `Not for whom Ana ${direction}`)).body.post
    expect(await contents(ben)).not.toContain(`Not for whom Ana ${direction}`)
    for (const [method, path, json] of reads(id)) expect((await call(method, path, { as: ben, json })).status).toBe(404)
  })

  test('is nobody once the author is suspended', async () => {
    const { ana, ben } = await world.people()
    const { id } = (await post(ana, 'Gone')).body.post
    await world.app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', ana.id).execute()
    expect((await call('GET', `/post/${id}`, { as: ben })).status).toBe(404)
    expect(await contents(ben)).not.toContain('Gone')
  })
})

describe('deleting', () => {
  test('is for the author, by DELETE or by a POST that says so', async () => {
    const { ana, ben } = await world.people()
    const one = (await post(ana, 'One')).body.post.id
    const two = (await post(ana, 'Two')).body.post.id
    const three = (await post(ana, 'Three')).body.post.id
    expect((await call('DELETE', `/post/${one}`, { as: ben })).status).toBe(404)
    expect((await call('DELETE', `/post/${one}`, { as: ana })).body).toEqual({ message: 'Post deleted' })
    expect((await call('POST', `/post/${two}`, { as: ana, form: { _method: 'Delete' } })).status).toBe(200)
    expect((await call('POST', `/post/${three}?_method=delete`, { as: ana })).status).toBe(200)
    for (const id of [one, two, three]) expect((await call('GET', `/post/${id}`, { as: ana })).status).toBe(404)
  })

  test.each(['0', '-1', 'abc', '1.5', '99999999999999999999', '9007199254740993', "1'--"])(
    'post %s does not exist',
    async id => {
      const eva = await signUp(call, 'Eva')
      expect((await call('GET', `/post/${encodeURIComponent(id)}`, { as: eva })).status).toBe(404)
    },
  )
})
