import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { kindsIn, type Topic } from './kinds.ts'

type About = { kind: string; subject_id: number | null }

/** What some conversations are about, in one statement for each kind; those whose topic the viewer may not see are left out. */
export async function withTopics<Row extends About>(
  app: AppContext,
  db: Db,
  viewer: Pick<Viewer, 'id' | 'language'>,
  rows: readonly Row[],
): Promise<{ row: Row; topic: Topic | null }[]> {
  const found = new Map<string, Topic>()
  for (const { kind, topics } of kindsIn(app.features)) {
    const ids = rows.flatMap(row => (row.kind === kind && row.subject_id !== null ? [row.subject_id] : []))
    if (ids.length === 0) continue
    for (const [id, topic] of await topics(app, db, viewer.id, ids, viewer.language)) found.set(`${kind} ${id}`, topic)
  }
  return rows
    .map(row => ({ row, topic: found.get(`${row.kind} ${row.subject_id}`) ?? null }))
    .filter(({ row, topic }) => row.subject_id === null || topic !== null)
}

/** @throws AppError not_found where the viewer may not see what it is about */
export async function requireTopic(app: AppContext, db: Db, viewer: Viewer, row: About): Promise<void> {
  const [found] = await withTopics(app, db, viewer, [row])
  if (!found) throw new AppError('not_found')
}
