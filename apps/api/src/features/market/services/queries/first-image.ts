import { sql } from 'kysely'
import { uploadOf } from '#features/base/uploads'

type Image = NonNullable<ReturnType<typeof uploadOf>['expressionType']>

/** The picture that shows the store which a column of an outer query names: the first one of its newest service that has any. */
export const firstImageOf = (provider: string) => sql<Image | null>`(
  SELECT ${uploadOf('image.upload_id')} FROM services
  JOIN service_images AS image ON image.service_id = services.id AND image.position = 0
  WHERE services.provider_id = ${sql.ref(provider)} ORDER BY services.created_at DESC, services.id DESC LIMIT 1)`
