import { describe, expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { befriend, block, makePrivate } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const { call } = world

const newPost = async (as: Someone): Promise<number> =>
  (await call('POST', '/post', { as, json: { content: 'Cake' } })).body.post.id
const say = async (as: Someone, post_id: number, comment: string, parent_id?: number) =>
  (await call('POST', '/comment', { as, json: { post_id, comment, parent_id } })).body.comment
const read = async (as: Someone, query: string) => (await call('GET', `/comment?${query}`, { as })).body
const counted = async (as: Someone, id: number) => (await call('GET', `/post/${id}`, { as })).body.post.total_comments
const words = (list: { comment: string }[]) => list.map(one => one.comment)

describe('a comment', () => {
  test('is sent by form, counted and listed newest first', async () => {
    const { ana, ben } = await world.people()
    const post = await newPost(ana)
    const { status, body } = await call('POST', '/comment', {
      as: ben,
      form: { post_id: String(post), comment: ' Lovely! ' },
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      message: 'Comment sent',
      comment: {
        comment: 'Lovely!',
        post_id: post,
        parent_id: null,
        edited_at: null,
        user: { id: ben.id, name: 'Ben' },
        total_likes: 0,
        already_liked: false,
        replies: [],
        can: { edit: true, delete: true, like: true, reply: true },
      },
    })
    await say(ana, post, 'Thank you')
    expect(words((await read(ben, `post_id=${post}`)).comment)).toEqual(['Thank you', 'Lovely!'])
    expect(await counted(ana, post)).toBe(2)
  })

  test('has 1 to 100 characters, counted as people count them', async () => {
    const { ana } = await world.people()
    const post = await newPost(ana)
    expect((await say(ana, post, '🎂'.repeat(100))).comment).toBe('🎂'.repeat(100))
    for (const comment of ['', '   ', 'x'.repeat(101), 'nul\u0000', null, ['a']]) {
      const { status, body } = await call('POST', '/comment', { as: ana, json: { post_id: post, comment } })
      expect([status, Object.keys(body.errors)]).toEqual([422, ['comment']])
    }
    expect(await counted(ana, post)).toBe(1)
  })

  test('is edited by its author only, and says when', async () => {
    const { ana, ben } = await world.people()
    const post = await newPost(ana)
    const { id } = await say(ben, post, 'Frist!')
    world.clock.forward({ minutes: 1 })
    const edited = await call('POST', `/comment/${id}`, { as: ben, form: { _method: 'patch', comment: 'First!' } })
    expect(edited.body).toMatchObject({ message: 'Comment has been updated', comment: { comment: 'First!' } })
    const { created_at, edited_at } = edited.body.comment
    expect(Date.parse(edited_at)).toBeGreaterThan(Date.parse(created_at))
    expect((await call('PATCH', `/comment/${id}`, { as: ana, json: { comment: 'No' } })).status).toBe(404)
    const long = await call('PATCH', `/comment/${id}`, { as: ben, json: { comment: 'x'.repeat(101) } })
    expect(long.status).toBe(422)
    const [seen] = (await read(ana, `post_id=${post}`)).comment
    expect(seen).toMatchObject({ comment: 'First!', can: { edit: false, delete: false, like: true, reply: true } })
  })

  test('is deleted by its author only, once', async () => {
    const { ana, ben } = await world.people()
    const post = await newPost(ana)
    const { id } = await say(ben, post, 'Oops')
    expect((await call('DELETE', `/comment/${id}`, { as: ana })).status).toBe(404)
    expect(await counted(ana, post)).toBe(1)
    expect((await call('DELETE', `/comment/${id}`, { as: ben })).body.message).toBe('Comment Deleted')
    expect((await call('DELETE', `/comment/${id}`, { as: ben })).status).toBe(404)
    expect(await counted(ana, post)).toBe(0)
    expect((await read(ana, `post_id=${post}`)).comment).toEqual([])
  })

  test('goes with its post', async () => {
    const { ana, ben } = await world.people()
    const post = await newPost(ana)
    const { id } = await say(ben, post, 'Lovely')
    await call('DELETE', `/post/${post}`, { as: ana })
    expect((await call('POST', `/comment/${id}/like`, { as: ben })).status).toBe(404)
    expect((await call('GET', `/comment?post_id=${post}`, { as: ana })).status).toBe(404)
  })
})

describe('replies', () => {
  test('are one level deep, oldest first, and the first two come with their comment', async () => {
    const { ana, ben } = await world.people()
    const post = await newPost(ana)
    const top = await say(ana, post, 'Who brings plates?')
    const first = await say(ben, post, 'I do', top.id)
    const second = await say(ana, post, 'All twelve?', first.id)
    expect([first.parent_id, second.parent_id]).toEqual([top.id, top.id])
    await say(ben, post, 'All twelve', top.id)
    const [seen] = (await read(ben, `post_id=${post}`)).comment
    expect(seen?.total_comments).toBe(3)
    expect(words(seen?.replies ?? [])).toEqual(['I do', 'All twelve?'])
    const page = await read(ben, `post_id=${post}&parent_id=${top.id}&per_page=2`)
    const rest = await read(ben, `post_id=${post}&parent_id=${top.id}&per_page=2&cursor=${page.nextCursor}`)
    expect([words(page.comment), words(rest.comment), rest.hasMorePages]).toEqual([
      ['I do', 'All twelve?'],
      ['All twelve'],
      false,
    ])
    expect(await counted(ana, post)).toBe(4)
  })

  test('cannot answer a comment of another post, a deleted one, or none', async () => {
    const { ana } = await world.people()
    const [post, other] = [await newPost(ana), await newPost(ana)]
    const there = await say(ana, other, 'There')
    const gone = await say(ana, post, 'Gone')
    await say(ana, post, 'A reply', gone.id)
    await call('DELETE', `/comment/${gone.id}`, { as: ana })
    for (const parent_id of [there.id, gone.id, 999_999_999]) {
      const { status } = await call('POST', '/comment', { as: ana, json: { post_id: post, comment: 'Hm', parent_id } })
      expect(status).toBe(404)
    }
    expect((await call('GET', `/comment?post_id=${post}&parent_id=${there.id}`, { as: ana })).status).toBe(404)
    expect(await counted(ana, post)).toBe(1)
  })

  test('keep a deleted comment as a stub without words or name, until the last of them goes', async () => {
    const { ana, ben } = await world.people()
    const post = await newPost(ana)
    const top = await say(ana, post, 'Secret')
    const reply = await say(ben, post, 'Really?', top.id)
    await call('POST', `/comment/${top.id}/like`, { as: ben })
    await call('DELETE', `/comment/${top.id}`, { as: ana })
    const [stub] = (await read(ana, `post_id=${post}`)).comment
    expect(stub).toMatchObject({
      comment: '',
      is_deleted: true,
      user: null,
      total_likes: 0,
      total_comments: 1,
      can: { edit: false, delete: false, like: false, reply: false },
    })
    expect((await call('POST', `/comment/${top.id}/like`, { as: ben })).status).toBe(404)
    expect((await call('PATCH', `/comment/${top.id}`, { as: ana, json: { comment: 'Back' } })).status).toBe(404)
    expect(await counted(ana, post)).toBe(1)
    await call('DELETE', `/comment/${reply.id}`, { as: ben })
    expect((await read(ana, `post_id=${post}`)).comment).toEqual([])
    expect(await counted(ana, post)).toBe(0)
  })
})

describe('who may see', () => {
  test('a comment on a private post: connections only, and strangers can neither read nor write', async () => {
    const { ana, ben, cleo } = await world.people()
    await makePrivate(world, ana)
    await befriend(world, ana, ben)
    const post = await newPost(ana)
    const { id } = await say(ben, post, 'For us')
    const tries = [
      call('GET', `/comment?post_id=${post}`, { as: cleo }),
      call('POST', '/comment', { as: cleo, json: { post_id: post, comment: 'Hi' } }),
      call('POST', `/comment/${id}/like`, { as: cleo }),
      call('DELETE', `/comment/${id}/like`, { as: cleo }),
    ]
    for (const { status } of await Promise.all(tries)) expect(status).toBe(404)
    expect(words((await read(ana, `post_id=${post}`)).comment)).toEqual(['For us'])
  })

  test('nothing between two people of whom one blocks the other, replies under it included', async () => {
    const { ana, ben, cleo } = await world.people()
    const post = await newPost(ana)
    const top = await say(ben, post, 'From Ben')
    const reply = await say(ana, post, 'To Ben', top.id)
    await say(cleo, post, 'From Cleo')
    await block(world, cleo, ben)
    expect(words((await read(cleo, `post_id=${post}`)).comment)).toEqual(['From Cleo'])
    expect(words((await read(ben, `post_id=${post}`)).comment)).toEqual(['From Ben'])
    for (const id of [top.id, reply.id])
      expect((await call('POST', `/comment/${id}/like`, { as: cleo })).status).toBe(404)
    const answer = { post_id: post, comment: 'Hi', parent_id: reply.id }
    expect((await call('POST', '/comment', { as: cleo, json: answer })).status).toBe(404)
    expect((await call('GET', `/comment?post_id=${post}&parent_id=${top.id}`, { as: cleo })).status).toBe(404)
  })

  test('nothing of a suspended account', async () => {
    const { ana, ben } = await world.people()
    const post = await newPost(ana)
    await say(ben, post, 'From Ben')
    await world.app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', ben.id).execute()
    expect((await read(ana, `post_id=${post}`)).comment).toEqual([])
  })
})
