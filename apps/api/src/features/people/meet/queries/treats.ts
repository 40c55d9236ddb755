import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { cursorTimestamp, newestFirst, type Paging } from '#platform/db/keyset.ts'
import { oneRow } from '#platform/db/per-row.ts'
import { entries } from './read.ts'
import { type Looking, notHidden, visibleProfiles } from './visible.ts'

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

/** The answer to a treat; undefined where there is none. */
export async function findAnswer(db: Db, sender_id: number, receiver_id: number) {
  const treat = await db
    .selectFrom('meet_treats')
    .select('answer')
    .where('sender_id', '=', sender_id)
    .where('receiver_id', '=', receiver_id)
    .executeTakeFirst()
  return treat && (treat.answer ?? 'waiting')
}

const treatsOf = (db: Db, viewerId: number, direction: 'received' | 'sent') =>
  direction === 'sent'
    ? db.selectFrom('meet_treats').select(['receiver_id as other_id', 'created_at']).where('sender_id', '=', viewerId)
    : db
        .selectFrom('meet_treats')
        .select(['sender_id as other_id', 'created_at'])
        .where('receiver_id', '=', viewerId)
        .where(({ or, eb }) => or([eb('answer', 'is', null), eb('answer', '=', 'accepted')]))

/** A page of the treats that somebody has received and not declined, or has sent; newest first, and one more. */
export function findTreats(db: Db, looking: Looking, direction: 'received' | 'sent', paging: Paging) {
  const time = sql.ref('treat.created_at')
  const entry = entries(db, looking)
    .where('meet_profiles.user_id', '=', sql.ref<number>('treat.other_id'))
    .where(notHidden(looking.viewerId))
  const list = db
    .selectFrom(treatsOf(db, looking.viewerId, direction).as('treat'))
    .innerJoinLateral(oneRow(entry).as('entry'), join => join.onTrue())
    .selectAll('entry')
    .select(cursorTimestamp(time).as('position'))
  return newestFirst(list, time, sql.ref('treat.other_id'), paging).execute()
}

const maxCounted = 100

/** How many received treats wait for an answer, counted up to a hundred. */
export async function countWaiting(db: Db, looking: Looking): Promise<number> {
  const profile = visibleProfiles(db, looking)
    .select('users.id')
    .where('meet_profiles.user_id', '=', sql.ref<number>('meet_treats.sender_id'))
    .where(notHidden(looking.viewerId))
  const waiting = db
    .selectFrom('meet_treats')
    .innerJoinLateral(oneRow(profile).as('profile'), join => join.onTrue())
    .select('profile.id')
    .where('meet_treats.receiver_id', '=', looking.viewerId)
    .where('meet_treats.answer', 'is', null)
    .limit(maxCounted)
  const { total } = await db
    .selectFrom(waiting.as('waiting'))
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
