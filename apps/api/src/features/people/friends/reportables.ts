import type { Reportable } from '#features/base/reports'
import { findForStaff } from '#features/people/accounts'

/** People, also as they show themselves on Meet new friends. Nothing of an account can be hidden by itself: it is suspended. */
const user: Reportable = {
  withholds: [],
  async read(app, ids) {
    const found = await Promise.all(ids.map(id => findForStaff(app.db, id)))
    return found
      .filter(one => one !== undefined)
      .map(({ id, name, bio, created_at }) => ({
        id,
        title: name,
        text: bio ?? '',
        media: [],
        documents: [],
        around: [],
        created_at,
        path: `/profile/${id}`,
      }))
  },
}

export const reportables = { user }
