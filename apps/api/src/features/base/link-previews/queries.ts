import { type Selectable, sql, type Updateable } from 'kysely'
import { minutesAfter } from '#platform/clock.ts'
import type { Db, Tables, Tx } from '#platform/db/database.ts'

export type LinkPreviewRow = Selectable<Tables['link_previews']>

const columns = ['id', 'status', 'looked_at', 'used_at'] as const

const dayLength = 24 * 60

const findByUrl = (db: Db, url: string) =>
  db.selectFrom('link_previews').select(columns).where('url', '=', url).executeTakeFirst()

/** The preview of an address; made when it is not there. Most are there, used today: only the others take a lock. */
export async function ensurePreview(tx: Tx, url: string, used_at: Date) {
  const known = await findByUrl(tx, url)
  if (known && known.used_at > minutesAfter(used_at, -dayLength)) return known
  return tx
    .insertInto('link_previews')
    .values({ url, used_at })
    .onConflict(conflict => conflict.column('url').doUpdateSet({ used_at }))
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export const findPreview = (db: Db, id: number): Promise<LinkPreviewRow | undefined> =>
  db.selectFrom('link_previews').selectAll().where('id', '=', id).executeTakeFirst()

/** Those of some previews in which something was found. */
export const findFound = (db: Db, ids: readonly number[]): Promise<LinkPreviewRow[]> =>
  db
    .selectFrom('link_previews')
    .selectAll()
    .where(sql<boolean>`id = ANY(${ids}::bigint[])`)
    .where('status', '=', 'found')
    .execute()

export const updatePreview = (db: Db, id: number, found: Updateable<Tables['link_previews']>) =>
  db.updateTable('link_previews').set(found).where('id', '=', id).execute()

/** Deletes some that nobody has used since a moment. @returns how many, and the keys of their pictures */
export async function deleteUnusedSince(
  db: Db,
  before: Date,
  max: number,
): Promise<{ count: number; pictures: string[] }> {
  const old = db.selectFrom('link_previews').select('id').where('used_at', '<', before).limit(max)
  const gone = await db.deleteFrom('link_previews').where('id', 'in', old).returning('picture').execute()
  return { count: gone.length, pictures: gone.flatMap(({ picture }) => picture ?? []) }
}
