import { visibleProviders } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'
import { hasInquired, isBetweenStrangers } from './inquiries.ts'
import { listedUntil } from './stores.ts'

/** A provider that the viewer may see, as far as it decides whether they can write to it. */
export const findAddressee = (db: Db, viewerId: number, id: number) =>
  visibleProviders(db, viewerId)
    .leftJoin('stores', 'stores.provider_id', 'company.id')
    .select(['company.user_id', listedUntil.as('listed_until')])
    .select([hasInquired(db, viewerId).as('has_inquired'), isBetweenStrangers(db, viewerId).as('with_strange_child')])
    .where('company.id', '=', id)
    .executeTakeFirst()
