import { type Insertable, sql } from 'kysely'
import { active } from '#features/people/accounts'
import type { Db, Tables, Tx } from '#platform/db/database.ts'
import {
  afterOldest,
  cursorTimestamp,
  newestFirst,
  type Paging,
  readCursor,
  rowsBefore,
  rowsOfPage,
} from '#platform/db/keyset.ts'
import { oneRow } from '#platform/db/per-row.ts'

/** Stores of whoever is there: others have nothing that could be seen with a badge. */
const places = (db: Db) =>
  db
    .selectFrom('store_verifications as one')
    .innerJoin('service_providers as company', 'company.id', 'one.provider_id')
    .innerJoin('users as owner', 'owner.id', 'company.user_id')
    .select('one.provider_id as id')
    .where('owner.status', '=', active)

const waitingSince = sql`one.waiting_since`
const decidedAt = sql`one.decided_at`
const id = sql`one.provider_id`

/** Places of those that wait, the longest first. */
export const listWaiting = (db: Db, paging: Paging) =>
  places(db)
    .select(cursorTimestamp(waitingSince).as('position'))
    .where('one.state', '=', sql.lit('waiting'))
    .$if(paging.cursor !== undefined, list =>
      list.where(afterOldest(waitingSince, id, readCursor(paging.cursor ?? ''))),
    )
    .orderBy(waitingSince)
    .orderBy(id)
    .limit(rowsOfPage(paging.per_page))
    .offset(rowsBefore(paging))
    .execute()

/** Places of those that were decided so, the last first. */
export const listDecided = (db: Db, state: 'verified' | 'declined', paging: Paging) =>
  newestFirst(
    places(db).select(cursorTimestamp(decidedAt).as('position')).where('one.state', '=', sql.lit(state)),
    decidedAt,
    id,
    paging,
  ).execute()

const documents = (db: Db) =>
  db
    .selectFrom('store_verifications as one')
    .innerJoin('service_providers as company', 'company.id', 'one.provider_id')
    .innerJoin('users as owner', 'owner.id', 'company.user_id')
    .leftJoinLateral(
      users => oneRow(users.selectFrom('users').select('name').whereRef('users.id', '=', 'one.decided_by')).as('staff'),
      join => join.onTrue(),
    )
    .select(['company.id', 'one.state', 'one.round', 'one.waiting_since', 'one.decided_at', 'one.reason'])
    .select(['company.company_name', 'company.address', 'company.business_phone_number', 'company.establishment_year'])
    .select(['company.country_id', 'company.state_id', 'company.city_id'])
    .select(['company.document_type', 'company.document_key', 'company.document_content_type'])
    .select(['owner.id as owner_id', 'owner.name as owner_name', 'owner.profile_picture as owner_picture'])
    .select(['one.decided_by', 'staff.name as staff_name'])

export type DocumentRow = Awaited<ReturnType<typeof findDocuments>>[number]

/** Some documents with the stores that they are of, in the order of their ids. */
export async function findDocuments(db: Db, ids: readonly number[]) {
  const found = await documents(db).where('company.id', '=', sql<number>`ANY(${ids}::bigint[])`).execute()
  const byId = new Map(found.map(row => [row.id, row]))
  return ids.flatMap(one => byId.get(one) ?? [])
}

/** How the document of somebody's company stands. */
export const findOwn = (db: Db, userId: number) =>
  db
    .selectFrom('store_verifications as one')
    .innerJoin('service_providers as company', 'company.id', 'one.provider_id')
    .select(['one.state', 'one.waiting_since', 'one.decided_at', 'one.reason'])
    .where('company.user_id', '=', userId)
    .executeTakeFirst()

type Decided = Pick<Insertable<Tables['store_verifications']>, 'decided_by' | 'decided_at' | 'reason'> & {
  state: 'verified' | 'declined'
}
type LookedAt = Pick<DocumentRow, 'id' | 'round' | 'state'>

/** @returns whether it was still what somebody had looked at */
export const saveDecision = async (tx: Tx, { id: providerId, round, state }: LookedAt, decided: Decided) =>
  (await tx
    .updateTable('store_verifications')
    .set(decided)
    .where('provider_id', '=', providerId)
    .where('round', '=', round)
    .where('state', '=', state)
    .returning('provider_id')
    .executeTakeFirst()) !== undefined

/** Whom to tell what was decided in a round, where that still stands. */
export const findTold = (db: Db, providerId: number, round: number) =>
  db
    .selectFrom('store_verifications as one')
    .innerJoin('service_providers as company', 'company.id', 'one.provider_id')
    .select(['company.user_id', 'one.state'])
    .where('one.provider_id', '=', providerId)
    .where('one.round', '=', round)
    .executeTakeFirst()
