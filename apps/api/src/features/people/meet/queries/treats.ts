import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { cursorTimestamp, newestFirst, type Paging } from '#platform/db/keyset.ts'
import { entries, notHidden } from './read.ts'
import { type Looking, visibleProfiles } from './visible.ts'

/** @returns whether it is new: between two people there is only one */
export async function insertTreat(tx: Tx, treat: { sender_id: number; receiver_id: number; created_at: Date }) {
  const added = await tx
    .insertInto('meet_treats')
    .values({ ...treat, answer: null, answered_at: null })
    .onConflict(conflict => conflict.doNothing())
    .returning('sender_id')
    .executeTakeFirst()
  return added !== undefined
}

type Answer = { sender_id: number; receiver_id: number; answer: 'accepted' | 'declined'; answered_at: Date }

/** Answers a treat that waits, or takes a no back. @returns whether this changes anything */
export async function answerTreat(tx: Tx, { sender_id, receiver_id, answer, answered_at }: Answer): Promise<boolean> {
  const changed = await tx
    .updateTable('meet_treats')
    .set({ answer, answered_at })
    .where('sender_id', '=', sender_id)
    .where('receiver_id', '=', receiver_id)
    .where(({ or, eb }) =>
      or([eb('answer', 'is', null), ...(answer === 'accepted' ? [eb('answer', '=', 'declined')] : [])]),
    )
    .returning('sender_id')
    .executeTakeFirst()
  return changed !== undefined
}

/** A page of the treats that somebody has received and not declined, or has sent; newest first, and one more. */
export function findTreats(db: Db, looking: Looking, direction: 'received' | 'sent', paging: Paging) {
  const time = sql.ref(`${direction}.created_at`)
  const list = entries(db, looking)
    .select(cursorTimestamp(time).as('place'))
    .where(`${direction}.created_at`, 'is not', null)
    .where(notHidden(looking))
    .$if(direction === 'received', query =>
      query.where(({ or, eb }) => or([eb('received.answer', 'is', null), eb('received.answer', '=', 'accepted')])),
    )
  return newestFirst(list, time, sql.ref('users.id'), paging).execute()
}

const maxCounted = 100

/** How many received treats wait for an answer, counted up to a hundred. */
export async function countWaiting(db: Db, looking: Looking): Promise<number> {
  const waiting = visibleProfiles(db, looking)
    .innerJoin('meet_treats', 'meet_treats.sender_id', 'users.id')
    .select('users.id')
    .where('meet_treats.receiver_id', '=', looking.viewerId)
    .where('meet_treats.answer', 'is', null)
    .where(notHidden(looking))
    .limit(maxCounted)
  const { total } = await db
    .selectFrom(waiting.as('waiting'))
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
