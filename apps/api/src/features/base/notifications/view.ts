import type { Notification } from '@celebrio/contract/base/notifications'
import type { Language } from '@celebrio/contract/platform/languages'
import { findLatestComments } from '#features/social/comments'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import type { NotificationRow } from './queries/notifications.ts'
import { titleOf } from './texts/title.ts'
import { type What, whatsOf } from './what.ts'

/** The comments that those who commented or replied last have written, by notification. */
async function latestComments(db: Db, viewer: Viewer, rows: NotificationRow[]) {
  const wanted = rows.flatMap(({ id, kind, post_id, comment_id, people }) => {
    const [author] = people
    if (!author || post_id === null || (kind !== 'post_commented' && kind !== 'comment_replied')) return []
    return [{ id, author_id: author.id, post_id, parent_id: comment_id }]
  })
  const found = wanted.length > 0 ? await findLatestComments(db, viewer.id, wanted) : []
  return new Map(found.map(({ id, comment_id }) => [id, comment_id]))
}

type Words = { language: Language; latest: number | undefined; what: What | undefined }

function view(app: AppContext, row: NotificationRow, { language, latest, what }: Words): Notification {
  const users = row.people.map(({ id, name, profile_picture }) => ({
    id,
    name,
    profile_picture: profile_picture && app.files.publicUrl(profile_picture),
  }))
  return {
    id: row.id,
    kind: row.kind,
    title: titleOf(language, row.kind, { names: users.map(user => user.name), total: row.total, ...what }),
    description: row.description,
    created_at: row.happened_at.toISOString(),
    is_read: row.read_at !== null,
    users,
    total_users: row.total,
    post_id: row.post_id,
    comment_id: row.comment_id,
    open_comment_id: latest ?? row.comment_id,
    event_id: row.event_id,
  }
}

/** Rows as the contract shows them. */
export async function notificationViews(app: AppContext, viewer: Viewer, rows: NotificationRow[], language: Language) {
  const latest = await latestComments(app.db, viewer, rows)
  const whats = await whatsOf(app, rows, language)
  return rows.map((row, index) => view(app, row, { language, latest: latest.get(row.id), what: whats[index] }))
}
