import { sql } from 'kysely'
import { unblockedPeople, visibleProviders } from '#features/people/friends'
import type { Db, Tx } from '#platform/db/database.ts'
import { cursorTimestamp, newestFirst, type Paging } from '#platform/db/keyset.ts'

/**
 * The one rule of which questions there are for a viewer (0 without an account): to providers whom they see, by people
 * without a block between the two; those without an answer for who asked and who is asked.
 */
const visibleQuestions = (db: Db, viewerId: number) =>
  visibleProviders(db, viewerId)
    .innerJoin('store_questions as asked', 'asked.provider_id', 'company.id')
    .innerJoin('users as asker', 'asker.id', 'asked.user_id')
    .where(unblockedPeople(db, viewerId, 'asker'))
    .where(({ or, eb }) =>
      or([
        eb('asked.answer', 'is not', null),
        eb('asked.user_id', '=', viewerId),
        eb('company.user_id', '=', viewerId),
      ]),
    )

const columns = [
  'asked.id',
  'asked.provider_id',
  'asked.question',
  'asked.answer',
  'asked.asked_at',
  'asked.answered_at',
  'asked.user_id',
  'company.user_id as owner_id',
  'asker.name',
  'asker.profile_picture',
] as const

const questionsFor = (db: Db, viewerId: number) => visibleQuestions(db, viewerId).select(columns)

export type QuestionRow = Awaited<ReturnType<ReturnType<typeof questionsFor>['execute']>>[number]

/** The owner of a company that the viewer may see. */
export const findOwner = async (db: Db, viewerId: number, providerId: number): Promise<number | undefined> =>
  (
    await visibleProviders(db, viewerId)
      .select('company.user_id')
      .where('company.id', '=', providerId)
      .executeTakeFirst()
  )?.user_id

/** What a provider has answered, the newest answer first. */
export const findAnswered = (db: Db, viewerId: number, providerId: number, paging: Paging) =>
  newestFirst(
    questionsFor(db, viewerId)
      .where('asked.provider_id', '=', providerId)
      .where('asked.answer', 'is not', null)
      .select(cursorTimestamp(sql`asked.answered_at`).as('position')),
    sql`asked.answered_at`,
    sql`asked.id`,
    paging,
  ).execute()

/** What waits for an answer of somebody's company, newest first. */
export const findWaiting = (db: Db, userId: number, paging: Paging) =>
  newestFirst(
    questionsFor(db, userId)
      .where('asked.provider_id', '=', ({ selectFrom }) =>
        selectFrom('service_providers').select('id').where('user_id', '=', userId),
      )
      .where('asked.answer', 'is', null)
      .select(cursorTimestamp(sql`asked.asked_at`).as('position')),
    sql`asked.asked_at`,
    sql`asked.id`,
    paging,
  ).execute()

/** What somebody has asked a provider and waits for. */
export const findOwnWaiting = (db: Db, viewerId: number, providerId: number) =>
  questionsFor(db, viewerId)
    .where('asked.user_id', '=', viewerId)
    .where('asked.provider_id', '=', providerId)
    .where('asked.answer', 'is', null)
    .executeTakeFirst()

/** One that the viewer may see; in a transaction it is locked until the end. */
export const findQuestion = (db: Db, viewerId: number, id: number): Promise<QuestionRow | undefined> =>
  questionsFor(db, viewerId)
    .where('asked.id', '=', id)
    .$if(db.isTransaction, query => query.forUpdate('asked'))
    .executeTakeFirst()

/** Violates store_questions_one_open where another one waits. */
export const insertQuestion = (
  tx: Tx,
  question: { provider_id: number; user_id: number; question: string; asked_at: Date },
): Promise<{ id: number }> =>
  tx.insertInto('store_questions').values(question).returning('id').executeTakeFirstOrThrow()

/** The time of the first answer stays. */
export const updateAnswer = (tx: Tx, id: number, answer: string, now: Date) =>
  tx
    .updateTable('store_questions')
    .set({ answer, answered_at: sql<Date>`coalesce(answered_at, ${now}::timestamptz)` })
    .where('id', '=', id)
    .execute()

export const deleteQuestion = (tx: Tx, id: number) => tx.deleteFrom('store_questions').where('id', '=', id).execute()
