import { sql } from 'kysely'
import { mediaColumns } from '#features/base/uploads'
import type { Db } from '#platform/db/database.ts'

/** Files of several messages, in their order. */
export const findFilesOf = (db: Db, messageIds: number[]) =>
  db
    .selectFrom('message_files')
    .innerJoin('uploads', 'uploads.id', 'message_files.upload_id')
    .select(mediaColumns)
    .select(['uploads.bytes', 'message_files.message_id'])
    .where('message_files.message_id', '=', sql<number>`ANY(${messageIds}::bigint[])`)
    .orderBy('message_files.message_id')
    .orderBy('message_files.position')
    .execute()

/** A document of a message that was not taken away; undefined where it has none of that id. */
export const findDocument = (db: Db, messageId: number, uploadId: number) =>
  db
    .selectFrom('message_files')
    .innerJoin('uploads', 'uploads.id', 'message_files.upload_id')
    .innerJoin('messages', 'messages.id', 'message_files.message_id')
    .select(['uploads.folder', 'uploads.title'])
    .where('message_files.message_id', '=', messageId)
    .where('message_files.upload_id', '=', uploadId)
    .where('uploads.kind', '=', 'document')
    .where('messages.deleted_at', 'is', null)
    .executeTakeFirst()
