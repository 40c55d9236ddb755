import { sql } from 'kysely'
import { uploadOf } from '#features/base/uploads'
import type { Db } from '#platform/db/database.ts'

type Image = NonNullable<ReturnType<typeof uploadOf>['expressionType']>

/** The picture that shows a store: the first one of its newest service that has any. By the id of the provider. */
export async function findFirstImages(db: Db, providerIds: readonly number[]): Promise<Map<number, Image>> {
  const { rows } = await sql<{ id: number; image: Image | null }>`
    SELECT store.id, (
      SELECT ${uploadOf('image.upload_id')} FROM services
      JOIN service_images AS image ON image.service_id = services.id AND image.position = 0
      WHERE services.provider_id = store.id ORDER BY services.created_at DESC, services.id DESC LIMIT 1) AS image
    FROM unnest(${providerIds}::bigint[]) AS store (id)`.execute(db)
  return new Map(rows.flatMap(({ id, image }) => (image ? [[id, image] as const] : [])))
}
