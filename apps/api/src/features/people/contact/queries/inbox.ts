import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import {
  afterOldest,
  cursorTimestamp,
  newestFirst,
  type Paging,
  readCursor,
  rowsBefore,
  rowsOfPage,
} from '#platform/db/keyset.ts'
import { oneRow } from '#platform/db/per-row.ts'

const inbox = (db: Db) =>
  db
    .selectFrom('contact_messages as sent')
    .leftJoinLateral(
      users =>
        oneRow(
          users
            .selectFrom('users')
            .select(sql<boolean>`email_verified_at IS NOT NULL AND lower(email) = lower(sent.email)`.as('is_theirs'))
            .whereRef('users.id', '=', 'sent.user_id'),
        ).as('sender'),
      join => join.onTrue(),
    )
    .leftJoinLateral(
      users =>
        oneRow(users.selectFrom('users').select('name').whereRef('users.id', '=', 'sent.resolved_by')).as('staff'),
      join => join.onTrue(),
    )
    .select(['sent.id', 'sent.name', 'sent.email', 'sent.user_id', 'sent.subject', 'sent.message', 'sent.language'])
    .select(['sent.created_at', 'sent.status', 'sent.answer', 'sent.resolved_at', 'sent.resolved_by'])
    .select(['sender.is_theirs', 'staff.name as resolved_by_name'])

export type InboxRow = NonNullable<Awaited<ReturnType<typeof findInboxMessage>>>

export const findInboxMessage = (db: Db, id: number) => inbox(db).where('sent.id', '=', id).executeTakeFirst()

/** Some messages with the people they have to do with, in the order of their ids. */
export async function findInboxMessages(db: Db, ids: readonly number[]): Promise<InboxRow[]> {
  const found = await inbox(db).where('sent.id', '=', sql<number>`ANY(${ids}::bigint[])`).execute()
  const byId = new Map(found.map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}

const createdAt = sql`created_at`
const resolvedAt = sql`resolved_at`
const id = sql`id`

/** Places of those that wait, the oldest first. */
export const listOpen = (db: Db, paging: Paging) =>
  db
    .selectFrom('contact_messages')
    .select(['id', cursorTimestamp(createdAt).as('position')])
    .where('status', '=', sql.lit('open'))
    .$if(paging.cursor !== undefined, list => list.where(afterOldest(createdAt, id, readCursor(paging.cursor ?? ''))))
    .orderBy(createdAt)
    .orderBy(id)
    .limit(rowsOfPage(paging.per_page))
    .offset(rowsBefore(paging))
    .execute()

/** Places of those that are resolved, the newest first. */
export const listResolved = (db: Db, paging: Paging) =>
  newestFirst(
    db
      .selectFrom('contact_messages')
      .select(['id', cursorTimestamp(resolvedAt).as('position')])
      .where('status', '<>', sql.lit('open')),
    resolvedAt,
    id,
    paging,
  ).execute()

type Resolved = { resolved_by: number; resolved_at: Date } & (
  | { status: 'closed' }
  | { status: 'answered'; answer: string }
)

/** @returns whether it was open until now */
export const resolveMessage = async (tx: Tx, messageId: number, resolved: Resolved): Promise<boolean> =>
  (await tx
    .updateTable('contact_messages')
    .set(resolved)
    .where('id', '=', messageId)
    .where('status', '=', 'open')
    .returning('id')
    .executeTakeFirst()) !== undefined
