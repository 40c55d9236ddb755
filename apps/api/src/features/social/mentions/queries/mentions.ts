import { sql } from 'kysely'
import { connectionOf, findablePeople, visiblePeople } from '#features/people/friends'
import type { Db, Tx } from '#platform/db/database.ts'

/** A text that names people: a post's, or that of a comment under it. */
export type Place = { post_id: number; comment_id: number | null }

const at = (tx: Tx, { post_id, comment_id }: Place) =>
  tx
    .selectFrom('mentions')
    .where('post_id', '=', post_id)
    .where(sql<boolean>`comment_id IS NOT DISTINCT FROM ${comment_id}::bigint`)

/** Whom a text names already. */
export const findNamed = (tx: Tx, place: Place) =>
  at(tx, place)
    .select(['user_id', sql<string>`words`.as('words')])
    .where('words', 'is not', null)
    .orderBy('id')
    .execute()

/**
 * Those of several people whom the viewer may name, with their own names and those of their companies: nobody who is blocked either way, and children
 * only of their connections; by their own name only whom the viewer finds. Held, so that they are not deleted meanwhile.
 */
export const findNameable = (tx: Tx, viewerId: number, ids: number[]) =>
  tx
    .selectFrom('users')
    .leftJoin('service_providers as company', 'company.user_id', 'users.id')
    .select(['users.id', 'company.company_name'])
    .select(
      sql<
        string | null
      >`CASE WHEN users.user_type = 0 AND ${findablePeople(tx, viewerId, 'users')} THEN users.name END`.as('name'),
    )
    .where('users.id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .where(visiblePeople(tx, viewerId, 'users'))
    .where(({ or, exists }) => or([sql<boolean>`NOT users.is_kid`, exists(connectionOf(tx, viewerId, 'users.id'))]))
    .forKeyShare('users')
    .execute()

/** A text names nobody any more; who was told stays told. */
export const clearNamed = (tx: Tx, { post_id, comment_id }: Place) =>
  tx
    .updateTable('mentions')
    .set({ words: null })
    .where('post_id', '=', post_id)
    .where(sql<boolean>`comment_id IS NOT DISTINCT FROM ${comment_id}::bigint`)
    .execute()

/** A text names these people. @returns each of them, with whether they know already */
export const upsertNamed = (tx: Tx, place: Place, people: { user_id: number; words: string }[]) =>
  tx
    .insertInto('mentions')
    .values(people.map(one => ({ ...place, ...one })))
    .onConflict(conflict =>
      conflict.columns(['post_id', 'comment_id', 'user_id']).doUpdateSet({ words: sql<string>`excluded.words` }),
    )
    .returning(['user_id', 'notified'])
    .execute()

export const markNotified = (tx: Tx, place: Place, userId: number) =>
  tx
    .updateTable('mentions')
    .set({ notified: true })
    .where('post_id', '=', place.post_id)
    .where(sql<boolean>`comment_id IS NOT DISTINCT FROM ${place.comment_id}::bigint`)
    .where('user_id', '=', userId)
    .execute()

/** Whom texts name, as far as the viewer may see them: active people without a block between the two. */
const namedFor = (db: Db, viewerId: number) =>
  db
    .selectFrom('mentions')
    .innerJoin('users', 'users.id', 'mentions.user_id')
    .select(['mentions.post_id', 'mentions.comment_id', 'mentions.user_id', 'mentions.words'])
    .where('mentions.words', 'is not', null)
    .where(visiblePeople(db, viewerId, 'users'))
    .orderBy('mentions.id')

export const findNamedInPosts = (db: Db, viewerId: number, ids: number[]) =>
  namedFor(db, viewerId)
    .where('mentions.post_id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .where('mentions.comment_id', 'is', null)
    .execute()

export const findNamedInComments = (db: Db, viewerId: number, ids: number[]) =>
  namedFor(db, viewerId).where('mentions.comment_id', '=', sql<number>`ANY(${ids}::bigint[])`).execute()
