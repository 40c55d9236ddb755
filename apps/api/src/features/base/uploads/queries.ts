import { type RawBuilder, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Usage } from './rules.ts'
import type { MediaRow, Upload, UploadTable } from './tables.ts'

type NewUpload = Pick<Upload, 'user_id' | 'folder' | 'kind' | 'content_type' | 'file_name' | 'created_at' | 'bytes'>

/** What processing finds out about a file. */
export type MediaFacts = Pick<Upload, 'bytes'> &
  Partial<Pick<Updateable<UploadTable>, 'width' | 'height' | 'blur' | 'widths' | 'duration' | 'peaks' | 'title'>>

export const insertUpload = (db: Db, upload: NewUpload): Promise<Upload> =>
  db.insertInto('uploads').values(upload).returningAll().executeTakeFirstOrThrow()

/**
 * Bytes of all uploads of a person, pending and kept, and whether their e-mail address is verified. Whoever has inserted one
 * holds the lock of the row.
 */
export const findUsage = (tx: Tx, userId: number): Promise<Usage & { is_verified: boolean }> =>
  tx
    .selectFrom('upload_usage')
    .innerJoin('users', 'users.id', 'upload_usage.user_id')
    .select(['pending', 'kept', sql<boolean>`users.email_verified_at IS NOT NULL`.as('is_verified')])
    .where('upload_usage.user_id', '=', userId)
    .executeTakeFirstOrThrow()

export const findOwnUploads = (db: Db, userId: number, folders: string[]): Promise<Upload[]> =>
  db
    .selectFrom('uploads')
    .select(uploadColumns)
    .where('user_id', '=', userId)
    .where('folder', '=', sql<string>`ANY(${folders}::text[])`)
    .execute()

/** Those of some folders whose upload waits for its file. */
export async function findPending(db: Db, folders: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('uploads')
    .select('folder')
    .where('folder', '=', sql<string>`ANY(${folders}::text[])`)
    .where('status', '=', 'pending')
    .execute()
  return new Set(rows.map(row => row.folder))
}

export const findUpload = (db: Db, id: number): Promise<Upload | undefined> =>
  db.selectFrom('uploads').select(uploadColumns).where('id', '=', id).executeTakeFirst()

/** @returns undefined when it is ready already, or gone */
export const markReady = (db: Db, id: number, facts: MediaFacts): Promise<Upload | undefined> =>
  db
    .updateTable('uploads')
    .set({ ...facts, status: 'ready' })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returningAll()
    .executeTakeFirst()

/** Marks ready uploads of one person as used. @returns those that nothing used before */
export const markUsed = (tx: Tx, userId: number, ids: number[]): Promise<{ id: number }[]> =>
  tx
    .updateTable('uploads')
    .set({ used: true })
    .where('id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .where('user_id', '=', userId)
    .where('status', '=', 'ready')
    .where('used', '=', false)
    .returning('id')
    .execute()

export const deleteUnused = (db: Db, userId: number, folder: string): Promise<{ id: number } | undefined> =>
  db
    .deleteFrom('uploads')
    .where('user_id', '=', userId)
    .where('folder', '=', folder)
    .where('used', '=', false)
    .returning('id')
    .executeTakeFirst()

/** Deletes a part of the uploads that were made before a moment and never used. @returns their folders */
export async function deleteStale(tx: Tx, moment: Date, max: number): Promise<string[]> {
  const stale = tx
    .selectFrom('uploads')
    .select('id')
    .where('used', '=', false)
    .where('created_at', '<', moment)
    .orderBy('created_at')
    .limit(max)
    .forUpdate()
    .skipLocked()
  const rows = await tx.deleteFrom('uploads').where('id', 'in', stale).returning('folder').execute()
  return rows.map(row => row.folder)
}

/** @returns the folders of those that were there */
export async function deleteUploads(tx: Tx, ids: number[]): Promise<string[]> {
  const gone = await tx
    .deleteFrom('uploads')
    .where('id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .returning('folder')
    .execute()
  return gone.map(upload => upload.folder)
}

/** Deletes a part of somebody’s uploads. @returns their folders */
export async function deleteUploadsOf(tx: Tx, userId: number, max: number): Promise<string[]> {
  const some = tx.selectFrom('uploads').select('id').where('user_id', '=', userId).limit(max)
  const gone = await tx.deleteFrom('uploads').where('id', 'in', some).returning('folder').execute()
  return gone.map(upload => upload.folder)
}

/** Forgets a used upload, whose files then have to be discarded. */
export const deleteUsed = (tx: Tx, userId: number, folder: string) =>
  tx.deleteFrom('uploads').where('user_id', '=', userId).where('folder', '=', folder).where('used', '=', true).execute()

/** The upload that a column of an outer query names, in that query's rows instead of in a statement of its own. */
export const uploadOf = (column: string): RawBuilder<MediaRow | null> => sql<MediaRow | null>`(
  SELECT json_build_object('id', uploads.id, 'folder', uploads.folder, 'kind', uploads.kind, 'width', uploads.width,
    'height', uploads.height, 'blur', uploads.blur, 'widths', uploads.widths, 'duration', uploads.duration,
    'peaks', uploads.peaks, 'title', uploads.title)
  FROM uploads WHERE uploads.id = ${sql.ref(column)})`

/** What is shown of an upload: see `mediaOf`. */
export const mediaColumns = [
  'uploads.id',
  'uploads.folder',
  'uploads.kind',
  'uploads.width',
  'uploads.height',
  'uploads.blur',
  'uploads.widths',
  'uploads.duration',
  'uploads.peaks',
  'uploads.title',
] as const satisfies readonly `uploads.${keyof MediaRow}`[]

/** All of an upload, column by column: a statement with a star is not kept prepared (`docs/decisions/0006`). */
export const uploadColumns = [
  'uploads.id',
  'uploads.user_id',
  'uploads.folder',
  'uploads.kind',
  'uploads.content_type',
  'uploads.file_name',
  'uploads.status',
  'uploads.created_at',
  'uploads.width',
  'uploads.height',
  'uploads.blur',
  'uploads.widths',
  'uploads.duration',
  'uploads.peaks',
  'uploads.title',
  'uploads.used',
  'uploads.bytes',
] as const satisfies readonly `uploads.${keyof UploadTable}`[]

/** All files of somebody that are ready. */
export const findReadyOf = (db: Db, userId: number) =>
  db
    .selectFrom('uploads')
    .select(['id', 'kind', 'folder', 'file_name', 'title'])
    .where('user_id', '=', userId)
    .where('status', '=', 'ready')
    .orderBy('id')
    .execute()
