import { eventPlans, type Plan } from '@celebrio/contract/celebrations/plans'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { eventKeys } from '#features/celebrations/events'
import type { RollBack } from '#lib/actions/action.ts'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { firstIssueText } from '#lib/api/error-text.ts'

/** The summary of an own event. The key starts with the events key because answers of guests change it. */
export const summaryQuery = (id: number) =>
  queryOptions({
    queryKey: [...eventKeys.all, 'summary', id] as const,
    queryFn: ({ signal }) => call(eventPlans.summary, { params: { id }, signal }),
  })

/** Caches the plan from a server answer, unless the cache holds a newer version. */
export const cachePlan = (client: QueryClient, id: number, plan: Plan): void => {
  client.setQueryData(summaryQuery(id).queryKey, now =>
    now && now.plan.version < plan.version ? { ...now, plan } : now,
  )
}

type PlanAction<Input, Answer> = {
  send: (input: Input) => Promise<Answer>
  optimistic?: (input: Input) => RollBack
  onDone?: (answer: Answer) => void
}

/** Mutation that changes a plan. */
export const usePlanAction = <Input, Answer extends { plan: Plan }>(
  eventId: number,
  { onDone, ...action }: PlanAction<Input, Answer>,
) =>
  useAction({
    ...action,
    onSuccess: (answer, _, client) => {
      cachePlan(client, eventId, answer.plan)
      onDone?.(answer)
    },
    failure: firstIssueText,
    // On a conflict reload: another device may have deleted the item.
    invalidates: summaryQuery(eventId).queryKey,
    invalidatesAfter: 'error',
  })
