import { sql } from 'kysely'
import { idsByPrefix } from '#features/people/name-search'
import type { Db } from '#platform/db/database.ts'
import { type Paging, readIdCursor, rowsBefore, rowsOfPage } from '#platform/db/keyset.ts'
import { oneRow } from '#platform/db/per-row.ts'

/** Accounts by the name of the person or of the company: as many of each at most. */
const max = 200

/** Who has a name that begins so. */
export async function findIdsByName(db: Db, searchTerms: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    ${idsByPrefix(searchTerms, max)}
    UNION (SELECT user_id FROM service_providers WHERE name_words(company_name) @@ ${searchTerms}::tsquery LIMIT ${sql.lit(max)})`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

export const findIdsByEmail = async (db: Db, email: string): Promise<number[]> => {
  const found = await db.selectFrom('users').select('id').where(sql<boolean>`lower(email) = lower(${email})`).execute()
  return found.map(({ id }) => id)
}

type Wanted = Paging & {
  kind: 'all' | 'providers'
  /** The only candidates; undefined for everybody. */
  ids: readonly number[] | undefined
}

/** What an account that is erased leaves is nobody: it has no way back. */
const isSomebody = sql<boolean>`(users.status <> 'deleted' OR EXISTS (SELECT FROM account_deletions WHERE user_id = users.id))`

/** Numbers of accounts, the newest first. */
export function listAccountIds(db: Db, { kind, ids, ...paging }: Wanted): Promise<{ id: number }[]> {
  const behind = readIdCursor(paging.cursor)
  const id = sql<number>`${sql.ref(kind === 'all' ? 'users.id' : 'company.user_id')}`
  const everybody = db.selectFrom('users').where(isSomebody)
  const providers = everybody.innerJoin('service_providers as company', 'company.user_id', 'users.id')
  return (kind === 'all' ? everybody : providers)
    .select(id.as('id'))
    .$if(ids !== undefined, list => list.where(id, '=', sql<number>`ANY(${ids}::bigint[])`))
    .$if(behind !== undefined, list => list.where(id, '<', behind ?? 0))
    .orderBy(id, 'desc')
    .limit(rowsOfPage(paging.per_page))
    .offset(rowsBefore(paging))
    .execute()
}

const accounts = (db: Db) =>
  db
    .selectFrom('users')
    .leftJoinLateral(
      companies =>
        oneRow(
          companies.selectFrom('service_providers').select(['id', 'company_name']).whereRef('user_id', '=', 'users.id'),
        ).as('company'),
      join => join.onTrue(),
    )
    .leftJoin('account_deletions as deletion', 'deletion.user_id', 'users.id')
    .select(['users.id', 'users.name', 'profile_picture', 'status', 'left_at', 'staff_role', 'users.created_at'])
    .select(['company.id as company_id', 'company.company_name', 'deletion.erase_at'])

export type AccountRow = Awaited<ReturnType<typeof findAccounts>>[number]

/** Some accounts, in the order of their numbers. */
export async function findAccounts(db: Db, ids: readonly number[]) {
  const found = await accounts(db).where('users.id', '=', sql<number>`ANY(${ids}::bigint[])`).execute()
  const byId = new Map(found.map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}

/** The latest end of what runs; one for good has none. */
const suspendedUntil = sql<Date | null>`(SELECT nullif(max(coalesce(until, 'infinity')), 'infinity') FROM suspensions WHERE user_id = users.id)`

export const findAccount = (db: Db, id: number) =>
  accounts(db)
    .select(suspendedUntil.as('suspended_until'))
    .select(['email', 'email_verified_at', 'language', 'is_kid', 'users.country_id', 'users.state_id', 'users.city_id'])
    .where('users.id', '=', id)
    .where(isSomebody)
    .executeTakeFirst()
