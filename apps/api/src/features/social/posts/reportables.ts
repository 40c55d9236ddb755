import type { Reportable } from '#features/base/reports'
import { mediaOf } from '#features/base/uploads'
import { findMediaOf, findReported, restorePost, withholdPost } from './queries/withheld.ts'

const post: Reportable = {
  withholds: ['hidden', 'removed'],
  async read(app, ids) {
    const media = Map.groupBy(await findMediaOf(app.db, ids), one => one.post_id)
    return (await findReported(app.db, ids)).map(({ id, content, created_at }) => ({
      id,
      title: null,
      text: content,
      media: (media.get(id) ?? []).map(one => mediaOf(app, one)),
      documents: [],
      around: [],
      created_at,
      path: `/posts/${id}`,
    }))
  },
  withhold: (app, tx, id, how, statementId) => withholdPost(tx, id, how, statementId, app.clock.now()),
  restore: async (_app, tx, id, statementId) => void (await restorePost(tx, id, statementId)),
}

export const reportables = { post }
