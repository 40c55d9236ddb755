import type { AccountDetails, AccountState, FoundAccount } from '@celebrio/contract/people/account-lookup'
import { placeNames } from '#features/base/locations'
import { findSessionsOf } from '#features/people/accounts'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Paging, paginateById } from '#platform/db/keyset.ts'
import { searchTermsOf } from '#platform/db/search-terms.ts'
import { seesAddresses } from './policies.ts'
import { type AccountRow, findAccount, findAccounts, findIdsByEmail, findIdsByName, listAccountIds } from './queries.ts'

/** The largest number of an account. */
const isNumber = (text: string) => /^\d{1,15}$/.test(text)

/** Whom a keyword can mean; undefined for everybody. */
async function idsOf({ db }: AppContext, keyword: string | undefined): Promise<readonly number[] | undefined> {
  if (keyword === undefined) return undefined
  if (isNumber(keyword)) return [Number(keyword)]
  if (keyword.includes('@')) return findIdsByEmail(db, keyword)
  const searchTerms = await searchTermsOf(db, keyword)
  return searchTerms === null ? [] : findIdsByName(db, searchTerms)
}

const stateOf = ({ status, left_at }: AccountRow): AccountState => {
  if (status === 'active') return 'active'
  if (status === 'deleted') return 'leaving'
  return left_at === null ? 'suspended' : 'left'
}

const view = (app: AppContext, row: AccountRow): FoundAccount => ({
  id: row.id,
  name: row.name,
  profile_picture: row.profile_picture && app.files.publicUrl(row.profile_picture),
  company: row.company_id === null ? null : { id: row.company_id, name: row.company_name ?? '' },
  state: stateOf(row),
  role: row.staff_role,
  created_at: row.created_at.toISOString(),
})

type Query = Paging & { keyword?: string | undefined; kind: 'all' | 'providers' }

export async function listAccounts(app: AppContext, { keyword, ...query }: Query) {
  const found = await listAccountIds(app.db, { ...query, ids: await idsOf(app, keyword) })
  const { page, ...more } = paginateById(found, query.per_page)
  const rows = await findAccounts(
    app.db,
    page.map(({ id }) => id),
  )
  return { accounts: rows.map(row => view(app, row)), ...more }
}

/** @throws AppError not_found, also for accounts that are erased */
export async function readAccount(app: AppContext, viewer: Viewer, id: number): Promise<{ account: AccountDetails }> {
  const row = await findAccount(app.db, id)
  if (!row) throw new AppError('not_found')
  const [sessions, [place]] = await Promise.all([
    findSessionsOf(app.db, id, 0, app.clock.now(), 1),
    placeNames(app.db, [row], viewer.language),
  ])
  const location = [place?.city, place?.state, place?.country].filter(Boolean).join(', ')
  return {
    account: {
      ...view(app, row),
      email: seesAddresses(viewer) ? row.email : null,
      email_verified: row.email_verified_at !== null,
      location: location || null,
      language: row.language,
      is_kid: row.is_kid,
      left_at: row.left_at?.toISOString() ?? null,
      suspended_until: row.suspended_until?.toISOString() ?? null,
      erase_at: row.erase_at?.toISOString() ?? null,
      devices: sessions[0]?.total ?? 0,
      last_used_at: sessions[0]?.last_used_at.toISOString() ?? null,
    },
  }
}
