import type { FlowerType } from '@celebrio/contract/base/flowers'
import { type AliasableExpression, sql } from 'kysely'
import { userOf } from '#features/people/accounts'
import { visiblePeople } from '#features/people/friends'
import type { Db, Tx } from '#platform/db/database.ts'
import { cursorTimestamp, newestFirst, type Paging } from '#platform/db/keyset.ts'

type NewReaction = { post_id: number; user_id: number; created_at: Date }
type Reaction = { user_id: number; created_at: Date; type: FlowerType | null }

const countLikes = (tx: Tx, postId: number, by: 1 | -1) =>
  tx
    .updateTable('posts')
    .set({ total_likes: sql<number>`total_likes + ${by}` })
    .where('id', '=', postId)
    .execute()

/** The row decides: a second like finds one there and counts nothing. */
export async function insertLike(tx: Tx, like: NewReaction): Promise<boolean> {
  const added = await tx
    .insertInto('post_likes')
    .values(like)
    .onConflict(conflict => conflict.doNothing())
    .returning('post_id')
    .executeTakeFirst()
  if (added) await countLikes(tx, like.post_id, 1)
  return added !== undefined
}

/** @returns whether there was one */
export async function deleteLike(tx: Tx, userId: number, postId: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom('post_likes')
    .where('post_id', '=', postId)
    .where('user_id', '=', userId)
    .returning('post_id')
    .executeTakeFirst()
  if (gone) await countLikes(tx, postId, -1)
  return gone !== undefined
}

/** How many flowers of each type a post has got. The caller has locked the post. */
export const updateFlowers = (tx: Tx, postId: number, flowers: number[]) =>
  tx.updateTable('posts').set({ flowers }).where('id', '=', postId).execute()

export const insertFlower = (tx: Tx, flower: NewReaction & { type: FlowerType }) =>
  tx.insertInto('post_superlikes').values(flower).execute()

/** @returns the type of the flower, null when there was none */
export async function deleteFlower(tx: Tx, userId: number, postId: number): Promise<FlowerType | null> {
  const deleted = await tx
    .deleteFrom('post_superlikes')
    .where('post_id', '=', postId)
    .where('user_id', '=', userId)
    .returning('type')
    .executeTakeFirst()
  return deleted?.type ?? null
}

const likesOf = (db: Db, postId: number) =>
  db
    .selectFrom('post_likes')
    .select(['user_id', 'created_at', sql<FlowerType | null>`NULL`.as('type')])
    .where('post_id', '=', postId)

const superlikesOf = (db: Db, postId: number) =>
  db
    .selectFrom('post_superlikes')
    .select(['user_id', 'created_at', sql<FlowerType | null>`type`.as('type')])
    .where('post_id', '=', postId)

/** People behind reactions, newest first, without those whom the viewer blocks or who block the viewer. */
function reactors(db: Db, viewerId: number, reactions: AliasableExpression<Reaction>, paging: Paging) {
  const time = sql.ref('reaction.created_at')
  const list = db
    .selectFrom(reactions.as('reaction'))
    .innerJoinLateral(userOf(db, 'reaction.user_id').as('users'), join => join.onTrue())
    .select(['users.id', 'users.name', 'users.profile_picture', 'reaction.type', cursorTimestamp(time).as('position')])
    .where(visiblePeople(db, viewerId, 'users'))
  return newestFirst(list, time, sql.ref('reaction.user_id'), paging).execute()
}

export const findLikers = (db: Db, viewerId: number, postId: number, paging: Paging) =>
  reactors(db, viewerId, likesOf(db, postId), paging)

export const findSuperlikers = (db: Db, viewerId: number, postId: number, paging: Paging) =>
  reactors(db, viewerId, superlikesOf(db, postId), paging)
