import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'

/** How many years somebody has lived on a day, null where the date of birth is not known, and whether they have joined. */
export async function findAgeAndJoined(db: Db, userId: number, today: string) {
  const { rows } = await sql<{ age: number | null; joined: boolean }>`
    SELECT extract(year FROM age(${today}::date, dob))::integer AS age,
      EXISTS (SELECT FROM meet_profiles WHERE user_id = users.id) AS joined
    FROM users WHERE id = ${userId}`.execute(db)
  return rows[0] ?? { age: null, joined: false }
}

export type MeetChanges = {
  preferred_name?: string | undefined
  likes?: string | undefined
  address?: string | undefined
  summary?: string | undefined
  treat?: 0 | 1 | undefined
  is_private?: boolean | undefined
  photo?: string | null | undefined
}

/** Changes the profile of who has joined; what is undefined stays. */
export const changeProfile = (tx: Tx, userId: number, changes: MeetChanges) =>
  tx.updateTable('meet_profiles').set(changes).where('user_id', '=', userId).execute()

/** Lets somebody join, or changes the profile of who has joined. */
export const upsertProfile = (
  tx: Tx,
  userId: number,
  { preferred_name, ...changes }: MeetChanges & { preferred_name: string },
  joined_at: Date,
) =>
  tx
    .insertInto('meet_profiles')
    .values({ user_id: userId, preferred_name, joined_at, ...changes })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ preferred_name, ...changes }))
    .execute()

export const deleteProfile = (tx: Tx, userId: number) =>
  tx.deleteFrom('meet_profiles').where('user_id', '=', userId).execute()

/** The key of somebody's photo, for as long as the transaction lasts. */
export const lockPhoto = async (tx: Tx, userId: number): Promise<string | null> =>
  (await tx.selectFrom('meet_profiles').select('photo').where('user_id', '=', userId).forUpdate().executeTakeFirst())
    ?.photo ?? null
