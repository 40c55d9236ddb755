import type { Reportable } from '#features/base/reports'
import { countComments } from '#features/social/posts'
import { findReported, findThere, findWithheldBy, giveBack, withhold } from './queries/withheld.ts'

/** Its place stays, as that of one that was deleted, so that a comment can only be removed. */
const comment: Reportable = {
  withholds: ['removed'],
  read: async (app, ids) =>
    (await findReported(app.db, ids)).map(row => ({
      id: row.id,
      title: null,
      text: row.comment,
      media: [],
      documents: [],
      around: [],
      created_at: row.created_at,
      path: `/posts/${row.post_id}?comment=${row.id}`,
    })),
  async withhold(app, tx, id, _how, statementId) {
    const found = await findThere(tx, id)
    // Counted first: this locks the post, as whoever deletes a comment does.
    if (!found || !(await countComments(tx, found.post_id, -1))) return false
    if (!(await withhold(tx, id, statementId, app.clock.now()))) {
      await countComments(tx, found.post_id, 1)
      return false
    }
    await app.emit(tx, 'comment.deleted', { comment_id: id, ...found })
    return true
  },
  async restore(_app, tx, id, statementId) {
    const found = await findWithheldBy(tx, id, statementId)
    if (!found || !(await countComments(tx, found.post_id, 1))) return
    await giveBack(tx, id, statementId)
  },
}

export const reportables = { comment }
