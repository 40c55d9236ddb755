import { type Expression, sql } from 'kysely'
import { active } from '#features/people/accounts'
import type { Db } from '#platform/db/database.ts'
import { perRow } from '#platform/db/per-row.ts'
import { blockedPeople } from './blocked.ts'
import { blockBy, blockOf, connectionOf, requestTo } from './relations.ts'

const isActive = (person: string) => sql`${sql.ref(`${person}.status`)} = ${active}`

/**
 * Children are there for themselves, for their connections, and for those whom they have asked to connect. `CASE` has the
 * database look that up for children only.
 */
export const knowsIfChild = (db: Db, viewerId: number, person: string) =>
  sql<boolean>`CASE WHEN NOT ${sql.ref(`${person}.is_kid`)} THEN true ELSE ${sql.ref(`${person}.id`)} = ${viewerId}
    OR EXISTS (${perRow(connectionOf(db, viewerId, `${person}.id`))})
    OR EXISTS (${perRow(requestTo(db, viewerId, `${person}.id`))}) END`

/**
 * Active people without a block between them and the viewer, children as well: for what two people have to do with each
 * other in spite of being strangers, as on the guest list of an event. Only `visiblePeople` may be listed and found.
 */
export const unblockedPeople = (db: Db, viewerId: number | Expression<number>, person: string) =>
  sql<boolean>`(${isActive(person)} AND NOT EXISTS (${perRow(blockOf(db, viewerId, `${person}.id`))})
    AND NOT EXISTS (${perRow(blockBy(db, viewerId, `${person}.id`))}))`

/**
 * The one rule of which people there are for the viewer: active, neither blocks the other, and children only for those who
 * know them. What lists or shows people, or what they have done, starts here.
 * @param person how the query names `users`
 */
export const visiblePeople = (db: Db, viewerId: number, person: string) =>
  sql<boolean>`(${unblockedPeople(db, viewerId, person)} AND ${knowsIfChild(db, viewerId, person)})`

/**
 * The rule for what people do in spite of a block of their own, as to take it back or to report: visible, or blocked by
 * the viewer. Who blocks back changes nothing that the viewer has or can do.
 */
export const visibleOrBlocked = (db: Db, viewerId: number, person: string) =>
  sql<boolean>`(${isActive(person)}
    AND (NOT EXISTS (${perRow(blockBy(db, viewerId, `${person}.id`))}) AND ${knowsIfChild(db, viewerId, person)}
      OR EXISTS (${perRow(blockOf(db, viewerId, `${person}.id`))})))`

/**
 * `unblockedPeople` where a crowd is looked through. Blocks are one hashed list: to ask for each of a hundred thousand people
 * whether they are blocked takes ten times as long.
 */
export const unblockedInCrowd = (viewerId: number, person: string) =>
  sql<boolean>`(${isActive(person)} AND ${sql.ref(`${person}.id`)} NOT IN (${blockedPeople(viewerId)}))`

/** `visiblePeople` where a crowd is looked through. */
export const visibleInCrowd = (db: Db, viewerId: number, person: string) =>
  sql<boolean>`(${unblockedInCrowd(viewerId, person)} AND ${knowsIfChild(db, viewerId, person)})`

/**
 * Whether somebody whom a column names is not among `unblockedPeople`, false where it names nobody: for counts of a crowd, which
 * do not read the people themselves. Accounts that are not active have an index of their own, in which each person is looked up:
 * there may be millions of them.
 */
export const isHidden = (viewerId: number, column: string) =>
  sql<boolean>`(coalesce(${sql.ref(column)} IN (${blockedPeople(viewerId)}), false)
    OR EXISTS (SELECT FROM users AS away WHERE away.id = ${sql.ref(column)} AND away.status <> ${active} OFFSET 0))`
