import type { Db } from '#platform/db/database.ts'
import { visiblePeople } from './visible.ts'

/**
 * The one rule of which providers there are for a viewer (0 without an account): those whose owner is there for them. What
 * shows providers, or anything of theirs, starts here.
 */
export const visibleProviders = (db: Db, viewerId: number) =>
  db
    .selectFrom('service_providers as company')
    .innerJoin('users as owner', 'owner.id', 'company.user_id')
    .where(visiblePeople(db, viewerId, 'owner'))
