import { beforeAll, describe, expect, test } from 'vitest'
import { type Member, signUp, signUpEach } from '../../../harness/people.ts'
import { block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const { call } = world
const [host, ben, cleo, dan] = await signUpEach(call, ['Hal', 'Ben', 'Cleo', 'Dan'])
if (!host || !ben || !cleo || !dan) throw new Error('Nobody came.')

const send = async (as: Member, path: string, json?: object) => (await call('POST', path, { as, json })).body
const post: number = (await send(host, '/post', { content: 'The long table is set' })).post.id
const comment = async (as: Member, words: string, parent_id?: number): Promise<number> =>
  (await send(as, '/comment', { post_id: post, comment: words, ...(parent_id && { parent_id }) })).comment.id

let above = 0
beforeAll(async () => {
  for (const [person, type] of [
    [ben, 2],
    [cleo, 4],
  ] as const) {
    await send(person, `/post/${post}/like`)
    await send(person, `/post/${post}/superlike`, { type })
    await send(person, `/post/${post}/share`)
  }
  const bens = await comment(ben, 'I bring the chairs')
  await comment(cleo, 'And I the cushions', bens)
  above = await comment(cleo, 'What a table')
  await comment(ben, 'Is it not', above)
  await comment(host, 'Thank you both', above)
  await send(ben, `/comment/${above}/like`)
  await send(host, `/comment/${above}/like`)
})

/** The counts that somebody sees on the post, and the number of entries that they can actually list. */
async function totals(as: Member) {
  const read = async (path: string) => (await call('GET', path, { as })).body
  const shown = (await read(`/post/${post}`)).post
  const comments = (await read(`/comment?post_id=${post}`)).comment
  const one = comments.find(({ id }: { id: number }) => id === above)
  return {
    shown: {
      likes: shown.total_likes,
      flowers: [shown.total_superlikes, shown.superlikes.by_type[2], shown.superlikes.by_type[4]],
      shares: shown.total_shared,
      comments: shown.total_comments,
      replies: one.total_comments,
      commentLikes: one.total_likes,
    },
    listed: {
      likes: (await read(`/post/${post}/like`)).users.length,
      flowers: (await read(`/post/${post}/superlike`)).users.length,
      shares: (await read(`/post/${post}/share`)).users.length,
      comments: comments.flatMap((top: { replies: unknown[] }) => [top, ...top.replies]).length,
    },
  }
}

const all = {
  shown: { likes: 2, flowers: [2, 1, 1], shares: 2, comments: 5, replies: 2, commentLikes: 2 },
  listed: { likes: 2, flowers: 2, shares: 2, comments: 5 },
}
const withoutBen = {
  shown: { likes: 1, flowers: [1, 0, 1], shares: 1, comments: 2, replies: 1, commentLikes: 1 },
  listed: { likes: 1, flowers: 1, shares: 1, comments: 2 },
}

describe('the totals under a post', () => {
  test('are of everybody for who is apart from nobody', async () => {
    expect(await totals(dan)).toEqual(all)
  })

  test('are the same on the post and on what is shared of it, side by side on a page', async () => {
    const viewer = await signUp(call, 'Ada')
    await block(world, viewer, ben)
    const { body } = await call('GET', '/post?per_page=100', { as: viewer })
    const [itself] = body.post.filter(({ id }: { id: number }) => id === post)
    const [shared] = body.post.filter((one: { post: { id: number } | null }) => one.post?.id === post)
    const seen = { total_likes: 1, total_superlikes: 1, total_shared: 1, total_comments: 2 }
    expect(itself).toMatchObject(seen)
    expect(shared?.post).toMatchObject(seen)
  })

  test.each(['blocks', 'is blocked by'])('are without somebody whom the viewer %s, like the lists', async how => {
    const viewer = await signUp(call, 'Ana')
    await (how === 'blocks' ? block(world, viewer, ben) : block(world, ben, viewer))
    expect(await totals(viewer)).toEqual(withoutBen)
    const { body } = await call('POST', `/post/${post}/like`, { as: viewer })
    expect(body.post.total_likes).toBe(2)
    await call('DELETE', `/post/${post}/like`, { as: viewer })
    expect(await totals(dan)).toEqual(all)
  })
})

test('the totals under a post to which a crowd reacts are without somebody whom the viewer blocks', async () => {
  const crowd = await signUpEach(
    call,
    Array.from({ length: 66 }, (_, at) => `Fan${at}`),
  )
  const { id } = (await send(host, '/post', { content: 'Fireworks for everybody' })).post
  for (const fan of [...crowd, ben]) {
    await send(fan, `/post/${id}/like`)
    await send(fan, `/post/${id}/superlike`, { type: 3 })
  }
  const viewer = await signUp(call, 'Apart')
  await block(world, viewer, ben)
  const { body } = await call('GET', `/post/${id}`, { as: viewer })
  expect(body.post).toMatchObject({ total_likes: 66, total_superlikes: 66 })
})
