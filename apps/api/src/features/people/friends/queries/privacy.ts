import { sql } from 'kysely'
import { active } from '#features/people/accounts'
import type { Db } from '#platform/db/database.ts'
import { perRow } from '#platform/db/per-row.ts'
import { connectionOf } from './relations.ts'

/** So many of the newest connections of somebody are asked whether they are the viewer's too, as where these are counted. */
const mostAsked = sql.lit(500)

/** Whether somebody shares an active connection with the viewer. A block ends a connection, so none is in between. */
const inCircle = (viewerId: number, person: string) => sql`EXISTS (
  SELECT FROM (SELECT friend_id FROM friends WHERE user_id = ${sql.ref(`${person}.id`)}
    ORDER BY created_at DESC, friend_id DESC LIMIT ${mostAsked}) theirs
  CROSS JOIN LATERAL (SELECT FROM friends WHERE user_id = ${viewerId} AND friend_id = theirs.friend_id OFFSET 0) mine
  CROSS JOIN LATERAL (SELECT FROM users WHERE id = theirs.friend_id AND status = ${active} OFFSET 0) someone
  OFFSET 0)`

const isConnected = (db: Db, viewerId: number, person: string) =>
  sql`EXISTS (${perRow(connectionOf(db, viewerId, `${person}.id`))})`

/**
 * The one rule of whom the viewer comes upon among people whom they may see: in search, suggestions, mentions and Meet. What
 * nearly everybody has chosen is asked first and costs no look-up.
 * @param person how the query names `users`
 */
export const findablePeople = (db: Db, viewerId: number, person: string) =>
  sql<boolean>`(${sql.ref(`${person}.found_by`)} = 'everybody' OR ${isConnected(db, viewerId, person)}
    OR CASE WHEN ${sql.ref(`${person}.found_by`)} = 'circle' THEN ${inCircle(viewerId, person)} ELSE false END)`

/** The one rule of who may be invited to events and groups, among people whom the viewer may see: children by connections only. */
export const invitableBy = (db: Db, viewerId: number, person: string) =>
  sql<boolean>`(${sql.ref(`${person}.invitations_from`)} = 'everybody' AND NOT ${sql.ref(`${person}.is_kid`)}
    OR ${sql.ref(`${person}.invitations_from`)} <> 'nobody' AND ${isConnected(db, viewerId, person)})`

/** The one rule of what the viewer sees of the birthday of somebody whom they may see: MM-DD, or null. Closed accounts are open to connections. */
export const birthdayFor = (db: Db, viewerId: number, person: string) => {
  const [id, audience] = [sql.ref(`${person}.id`), sql.ref(`${person}.birthday_to`)]
  const isClosed = sql`(${sql.ref(`${person}.is_private`)} OR ${sql.ref(`${person}.is_kid`)})`
  return sql<string | null>`CASE WHEN ${id} = ${viewerId} OR ${audience} <> 'nobody'
    AND (${audience} = 'everybody' AND NOT ${isClosed} OR ${isConnected(db, viewerId, person)})
    THEN to_char(${sql.ref(`${person}.dob`)}, 'MM-DD') END`
}

/** The one rule of who sees what somebody has read, and is seen: two who both show it. */
export const bothShowReads = (viewerId: number, person: string) =>
  sql<boolean>`(${sql.ref(`${person}.shows_reads`)} AND (SELECT shows_reads FROM users WHERE id = ${viewerId}))`
