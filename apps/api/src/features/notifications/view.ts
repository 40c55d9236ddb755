import type { Language } from '@celebrio/contract/languages'
import type { Notification } from '@celebrio/contract/notifications'
import { findCommentBeginnings, findLatestComments } from '#features/comments'
import { findPostBeginnings } from '#features/posts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import type { Kit } from '#platform/kit.ts'
import { findActors, type NotificationRow } from './queries/notifications.ts'
import { titleOf } from './texts/title.ts'

/** Characters of a post or comment that a notification quotes. */
const quoted = 100

type Row = NotificationRow
type Actors = Awaited<ReturnType<typeof findActors>>[number]
type Beginnings = Map<number, string>

const idsOf = (rows: Row[], key: 'post_id' | 'comment_id') => [
  ...new Set(rows.map(row => row[key]).filter(id => id !== null)),
]

async function beginnings(db: Db, find: typeof findPostBeginnings, ids: number[]): Promise<Beginnings> {
  const found = ids.length > 0 ? await find(db, ids, quoted) : []
  return new Map(found.map(({ id, text }) => [id, text]))
}

/** The comments that those who commented or replied last have written, by notification. */
async function latestComments(db: Db, viewer: Viewer, rows: Row[], actors: Map<Actors['notification_id'], Actors>) {
  const wanted = rows.flatMap(({ id, kind, post_id, comment_id }) => {
    const author = actors.get(id)?.people[0]
    if (!author || post_id === null || (kind !== 'post_commented' && kind !== 'comment_replied')) return []
    return [{ id, author_id: author.id, post_id, parent_id: comment_id }]
  })
  const found = wanted.length > 0 ? await findLatestComments(db, viewer.id, wanted) : []
  return new Map(found.map(({ id, comment_id }) => [id, comment_id]))
}

/** When that begins of which a reminder tells, and by which clock. */
const momentOf = ({ event_start, timezone }: Row) => (event_start && timezone ? { start: event_start, timezone } : {})

type Words = { description: string; language: Language; latest: number | undefined }

function view(kit: Kit, row: Row, actors: Actors, { description, language, latest }: Words): Notification {
  const users = actors.people.map(({ id, name, profile_picture }) => ({
    id,
    name,
    profile_picture: profile_picture && kit.files.publicUrl(profile_picture),
  }))
  return {
    id: row.id,
    kind: row.kind,
    title: titleOf(language, row.kind, { names: users.map(user => user.name), total: actors.total, ...momentOf(row) }),
    description,
    created_at: row.happened_at.toISOString(),
    is_read: row.read_at !== null,
    users,
    total_users: actors.total,
    post_id: row.post_id,
    comment_id: row.comment_id,
    open_comment_id: latest ?? row.comment_id,
    event_id: row.event_id,
  }
}

/** Rows as the contract shows them: who did it and what it is about come in one query each. */
export async function notificationViews(kit: Kit, viewer: Viewer, rows: Row[], language: Language) {
  if (rows.length === 0) return []
  const found = await findActors(
    kit.db,
    viewer.id,
    rows.map(row => row.id),
  )
  const actors = new Map(found.map(one => [one.notification_id, one]))
  const posts = await beginnings(kit.db, findPostBeginnings, idsOf(rows, 'post_id'))
  const comments = await beginnings(kit.db, findCommentBeginnings, idsOf(rows, 'comment_id'))
  const latest = await latestComments(kit.db, viewer, rows, actors)
  return rows.flatMap(row => {
    const who = actors.get(row.id)
    const words = row.comment_id ? comments.get(row.comment_id) : posts.get(row.post_id ?? 0)
    const description = row.event_title ?? words ?? ''
    return who ? [view(kit, row, who, { description, language, latest: latest.get(row.id) })] : []
  })
}
