import { expect, test } from 'vitest'
import type { Reply, Someone } from '../../../harness/caller.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const { call } = world
const { ana, ben, cleo } = await world.people()

type Act = (as: Someone, id: number) => Promise<Reply>

const acts: Record<string, Act> = {
  like: (as, id) => call('POST', `/post/${id}/like`, { as }),
  'take a like back': (as, id) => call('DELETE', `/post/${id}/like`, { as }),
  'give a flower': (as, id) => call('POST', `/post/${id}/superlike`, { as, json: { type: 1 + (id % 6) } }),
  save: (as, id) => call('POST', `/post/${id}/save`, { as }),
  hide: (as, id) => call('POST', `/post/${id}/hide`, { as }),
  report: (as, id) => call('POST', `/post/${id}/report`, { as }),
  share: (as, id) => call('POST', `/post/${id}/share`, { as }),
  comment: (as, post_id) => call('POST', '/comment', { as, json: { post_id, comment: 'Oh!' } }),
}

test.each(Object.entries(acts))('to %s while the post is deleted is done before or not found', async (_, act) => {
  for (let round = 0; round < 6; round += 1) {
    const { post } = (await call('POST', '/post', { as: ana, json: { content: 'Cake' } })).body
    const replies = await Promise.all([
      act(ben, post.id),
      act(cleo, post.id),
      call('DELETE', `/post/${post.id}`, { as: ana }),
      act(ben, post.id),
      act(cleo, post.id),
    ])
    for (const { status } of replies) expect([200, 201, 404]).toContain(status)
    expect((await act(ben, post.id)).status).toBe(404)
  }
})
