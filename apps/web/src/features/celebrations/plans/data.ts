import { eventPlans, type Plan } from '@celebrio/contract/celebrations/plans'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { eventKeys } from '#features/celebrations/events'
import { call } from '#lib/api/call.ts'

/** How an own event stands. Its key begins as those of events, because what guests answer changes it. */
export const summaryQuery = (id: number) =>
  queryOptions({
    queryKey: [...eventKeys.all, 'summary', id] as const,
    queryFn: ({ signal }) => call(eventPlans.summary, { params: { id }, signal }),
  })

/** The plan as the server has just answered it, unless a newer one is there already. */
export const putPlan = (client: QueryClient, id: number, plan: Plan): void => {
  client.setQueryData(summaryQuery(id).queryKey, now =>
    now && now.plan.version < plan.version ? { ...now, plan } : now,
  )
}
