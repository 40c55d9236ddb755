import { expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const { call } = world
const { ana, ben, cleo } = await world.people()
const everybody = [ana, ben, cleo]

const newPost = async (): Promise<number> =>
  (await call('POST', '/post', { as: ana, json: { content: 'Cake' } })).body.post.id
const say = (as: Someone, post_id: number, parent_id?: number) =>
  call('POST', '/comment', { as, json: { post_id, comment: 'Hm', parent_id } })

/** Every counter next to the number of rows that it counts. */
async function expectCountsOf(post: number) {
  const { db } = world.app
  const rows = await db.selectFrom('comments').selectAll().where('post_id', '=', post).execute()
  const ids = rows.map(row => row.id)
  const likes = await db
    .selectFrom('comment_likes')
    .select('comment_id')
    .where('comment_id', 'in', [0, ...ids])
    .execute()
  const { total_comments } = await db
    .selectFrom('posts')
    .select('total_comments')
    .where('id', '=', post)
    .executeTakeFirstOrThrow()
  expect(total_comments).toBe(rows.filter(row => !row.deleted_at).length)
  for (const row of rows) {
    expect(row.total_comments).toBe(rows.filter(one => one.parent_id === row.id).length)
    expect(row.total_likes).toBe(likes.filter(like => like.comment_id === row.id).length)
    if (row.deleted_at) expect(row.total_comments).toBeGreaterThan(0)
  }
}

test('comments, replies and deletions at once leave right counts and no stub without replies', async () => {
  const post = await newPost()
  const top = (await say(ana, post)).body.comment.id
  const replies = await Promise.all(everybody.map(as => say(as, post, top)))
  const ids: number[] = replies.map(reply => reply.body.comment.id)
  const calls = Array.from({ length: 30 }, (_, n) => {
    const as = everybody[n % 3] ?? ana
    if (n === 9) return call('DELETE', `/comment/${top}`, { as: ana })
    if (n % 4 === 0) return call('DELETE', `/comment/${ids[n % 3]}`, { as })
    if (n % 4 === 1) return say(as, post, ids[n % 2])
    return say(as, post, n % 2 ? top : undefined)
  })
  for (const { status } of await Promise.all(calls)) expect([200, 201, 404]).toContain(status)
  await expectCountsOf(post)
})

test('likes of a comment count right after 30 calls at once, and twice is once', async () => {
  const post = await newPost()
  const { id } = (await say(ana, post)).body.comment
  const calls = Array.from({ length: 30 }, (_, n) =>
    call(n % 2 ? 'POST' : 'DELETE', `/comment/${id}/like`, { as: everybody[n % 3] ?? ana }),
  )
  for (const { status } of await Promise.all(calls)) expect(status).toBe(200)
  await expectCountsOf(post)
  await call('POST', `/comment/${id}/like`, { as: ben })
  const again = await call('POST', `/comment/${id}/like`, { as: ben })
  expect(again.body).toMatchObject({ message: 'Comment liked', comment: { already_liked: true } })
  await expectCountsOf(post)
  const off = await call('DELETE', `/comment/${id}/like`, { as: ben })
  expect(off.body).toMatchObject({ message: 'Comment unliked', comment: { already_liked: false } })
  await expectCountsOf(post)
})

test('random sequences of writing, deleting and liking keep every counter right', async () => {
  const post = await newPost()
  // A linear congruential generator: the same sequence in every run (Numerical Recipes, 2nd ed., §7.1).
  let seed = 20_261_121
  const draw = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
  const ids: number[] = []
  const steps = [
    async (as: Someone) => {
      const { body } = await say(as, post, draw(2) ? ids[draw(ids.length)] : undefined)
      if (body.comment) ids.push(body.comment.id)
    },
    (as: Someone) => call('DELETE', `/comment/${ids[draw(ids.length)] ?? 1}`, { as }),
    (as: Someone) => call('POST', `/comment/${ids[draw(ids.length)] ?? 1}/like`, { as }),
    (as: Someone) => call('DELETE', `/comment/${ids[draw(ids.length)] ?? 1}/like`, { as }),
  ]
  for (let step = 0; step < 120; step += 1) {
    const act = steps[draw(steps.length)] ?? steps[0]
    await act?.(everybody[draw(3)] ?? ana)
  }
  await expectCountsOf(post)
})
