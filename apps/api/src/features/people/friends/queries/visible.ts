import { type Expression, sql } from 'kysely'
import { active } from '#features/people/accounts'
import type { Db } from '#platform/db/database.ts'
import { blockedPeople } from './blocked.ts'
import { blockedBetween } from './relations.ts'

const isActive = (person: string) => sql`${sql.ref(`${person}.status`)} = ${active}`

/**
 * The one rule of which people there are for the viewer: active, and neither blocks the other. What lists or shows people,
 * or what they have done, starts here.
 * @param person how the query names `users`
 */
export const visiblePeople = (db: Db, viewerId: number | Expression<number>, person: string) =>
  sql<boolean>`(${isActive(person)} AND NOT EXISTS (${blockedBetween(db, viewerId, `${person}.id`)}))`

/**
 * The same rule where a crowd is looked through. Blocks are one hashed list: to ask for each of a hundred thousand people
 * whether they are blocked takes ten times as long.
 */
export const visibleInCrowd = (viewerId: number, person: string) =>
  sql<boolean>`(${isActive(person)} AND ${sql.ref(`${person}.id`)} NOT IN (${blockedPeople(viewerId)}))`

/** Query of everybody else, `id`: for counts that do not read the people themselves. */
export const hiddenPeople = (viewerId: number) => sql`
  ${blockedPeople(viewerId)} UNION ALL SELECT id FROM users WHERE status <> ${active}`
