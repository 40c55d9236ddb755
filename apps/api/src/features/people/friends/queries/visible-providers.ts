import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { visiblePeople } from './visible.ts'

/** Companies whose owner is there for a viewer, also where the staff withholds the store: for those who have to do with them. */
export const visibleCompanies = (db: Db, viewerId: number) =>
  db
    .selectFrom('service_providers as company')
    .innerJoin('users as owner', 'owner.id', 'company.user_id')
    .where(visiblePeople(db, viewerId, 'owner'))

/**
 * The one rule of which providers there are for a viewer (0 without an account): those whose owner is there for them, and that the
 * staff does not withhold; what is hidden its owner sees. What shows providers, or anything of theirs, starts here.
 */
export const visibleProviders = (db: Db, viewerId: number) =>
  visibleCompanies(db, viewerId).where(
    sql<boolean>`(company.withheld IS NULL OR company.withheld = 'hidden' AND company.user_id = ${viewerId})`,
  )
