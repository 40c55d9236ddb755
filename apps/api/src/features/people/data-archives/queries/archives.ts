import { type Selectable, sql } from 'kysely'
import type { Db, Tables, Tx } from '#platform/db/database.ts'
import { lastAllowed, minutesUntilGone, minutesUntilLost } from '../rules.ts'

const minutesBefore = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000)

export const findArchive = (db: Db, userId: number): Promise<Selectable<Tables['data_archives']> | undefined> =>
  db.selectFrom('data_archives').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** Asks for one, where none is being made or is too new. @returns whether it is asked for now */
export async function askForArchive(tx: Tx, userId: number, now: Date): Promise<boolean> {
  const fresh = { state: 'waiting', asked_at: now, alive_at: now, tries: 0, progress: 0 } as const
  const asked = await tx
    .insertInto('data_archives')
    .values({ user_id: userId, ...fresh })
    .onConflict(conflict =>
      conflict
        .column('user_id')
        .doUpdateSet({ ...fresh, ready_at: null, expires_at: null, bytes: null })
        .where(({ or, and, eb }) =>
          or([
            eb('data_archives.state', 'in', ['failed', 'expired']),
            and([eb('data_archives.state', '=', 'ready'), eb('data_archives.asked_at', '<=', lastAllowed(now))]),
          ]),
        ),
    )
    .returning('user_id')
    .executeTakeFirst()
  return asked !== undefined
}

/** Takes one that waits, or that nobody makes any more. @returns the folder of the try before; undefined when there is nothing to do */
export async function beginArchive(
  tx: Tx,
  { userId, folder, now }: { userId: number; folder: string; now: Date },
): Promise<{ former: string | null; tries: number } | undefined> {
  const { rows } = await sql<{ former: string | null; tries: number }>`
    UPDATE data_archives SET state = 'making', folder = ${folder}, tries = before.tries + 1, progress = 0, alive_at = ${now}
    FROM (SELECT user_id, folder, tries FROM data_archives WHERE user_id = ${userId} FOR UPDATE) AS before
    WHERE data_archives.user_id = before.user_id
      AND (state = 'waiting' OR state = 'making' AND alive_at < ${minutesBefore(now, minutesUntilGone)})
    RETURNING before.folder AS former, data_archives.tries`.execute(tx)
  return rows[0]
}

/** A try: whose, and where. */
export type Try = { userId: number; folder: string }

const heldBy = (db: Db, { userId, folder }: Try) =>
  db
    .updateTable('data_archives')
    .where('user_id', '=', userId)
    .where('folder', '=', folder)
    .where('state', '=', 'making')
    .returning('user_id')

/** Says that somebody is making it, and how far. @returns whether it is still theirs */
export const stayAlive = async (db: Db, held: Try, progress: number, now: Date): Promise<boolean> =>
  (await heldBy(db, held).set({ progress, alive_at: now }).executeTakeFirst()) !== undefined

/** @returns whether it was still theirs */
export const finishArchive = async (
  tx: Tx,
  held: Try,
  ready: { bytes: number; ready_at: Date; expires_at: Date },
): Promise<boolean> =>
  (await heldBy(tx, held)
    .set({ state: 'ready', progress: 100, ...ready })
    .executeTakeFirst()) !== undefined

/** Gives a try up: for another one, or for good. */
export const giveUp = (db: Db, held: Try, state: 'waiting' | 'failed', now: Date) =>
  heldBy(db, held).set({ state, alive_at: now }).execute()

/** Those that nobody makes any more, or whose job was lost, wait again. @returns whose */
export async function takeBack(tx: Tx, now: Date, max: number): Promise<number[]> {
  const some = tx
    .selectFrom('data_archives')
    .select('user_id')
    .where('state', 'in', ['waiting', 'making'])
    .where(
      'alive_at',
      '<',
      sql<Date>`CASE state WHEN 'making' THEN ${minutesBefore(now, minutesUntilGone)}::timestamptz
        ELSE ${minutesBefore(now, minutesUntilLost)}::timestamptz END`,
    )
    .orderBy('alive_at')
    .limit(max)
    .forUpdate()
    .skipLocked()
  const rows = await tx
    .updateTable('data_archives')
    .set({ state: 'waiting', alive_at: now })
    .where('user_id', 'in', some)
    .returning('user_id')
    .execute()
  return rows.map(row => row.user_id)
}

/** Ends some whose time is over. @returns where their files lie */
export async function expireArchives(tx: Tx, now: Date, max: number): Promise<string[]> {
  const some = tx
    .selectFrom('data_archives')
    .select('user_id')
    .where('state', '=', 'ready')
    .where('expires_at', '<=', now)
    .limit(max)
    .forUpdate()
    .skipLocked()
  const rows = await tx
    .updateTable('data_archives')
    .set({ state: 'expired', bytes: null })
    .where('user_id', 'in', some)
    .returning('folder')
    .execute()
  return rows.flatMap(row => row.folder ?? [])
}

/** @returns where its file lies */
export async function deleteArchive(tx: Tx, userId: number): Promise<string[]> {
  const rows = await tx.deleteFrom('data_archives').where('user_id', '=', userId).returning('folder').execute()
  return rows.flatMap(row => row.folder ?? [])
}
