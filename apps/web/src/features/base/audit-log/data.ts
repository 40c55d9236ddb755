import { type AuditLogEntry, auditLog } from '@celebrio/contract/base/audit-log'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'
import { type LogFilters, queryOf } from './filters.ts'

const auditLogKey = ['audit-log'] as const

/** What the staff has done, page by page. */
export const auditLogQuery = (filters: LogFilters) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [...auditLogKey, 'entries', queryOf(filters)] as readonly unknown[],
    queryFn: ({ pageParam, signal }) =>
      call(auditLog.list, { query: { ...pageAt(pageParam), ...queryOf(filters) }, signal }),
  })

/** Who has done something. */
export const actorsQuery = queryOptions({
  queryKey: [...auditLogKey, 'actors'],
  queryFn: ({ signal }) => call(auditLog.actors, { signal }),
})

/** Asks whether the log is as it was written. */
export const useCheckChain = () => useAction({ send: () => call(auditLog.verify, {}) })

/** So many entries go into one file; whoever needs others asks for a time. */
const maxEntries = 10_000

/** All entries that fit, the newest first, up to a limit. */
export async function allEntries(filters: LogFilters): Promise<{ entries: AuditLogEntry[]; isCut: boolean }> {
  const entries: AuditLogEntry[] = []
  let cursor: string | undefined
  do {
    const page = await call(auditLog.list, { query: { ...queryOf(filters), page: undefined, per_page: 100, cursor } })
    entries.push(...page.entries)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined && entries.length < maxEntries)
  return { entries, isCut: cursor !== undefined }
}
