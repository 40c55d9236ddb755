import { auditLog } from '@celebrio/contract/base/audit-log'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'

/** What the staff has done, page by page. */
export const auditLogQuery = infiniteQueryOptions({
  ...byCursor,
  queryKey: ['audit-log'] as readonly unknown[],
  queryFn: ({ pageParam, signal }) => call(auditLog.list, { query: pageAt(pageParam), signal }),
})

/** Asks whether the log is as it was written. */
export const useCheckChain = () => useAction({ send: () => call(auditLog.verify, {}) })
