import { eventPlans, type Plan } from '@celebrio/contract/celebrations/plans'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { eventKeys } from '#features/celebrations/events'
import type { RollBack } from '#lib/actions/action.ts'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { firstIssueText } from '#lib/api/error-text.ts'

/** How an own event stands. Its key begins as those of events, because what guests answer changes it. */
export const summaryQuery = (id: number) =>
  queryOptions({
    queryKey: [...eventKeys.all, 'summary', id] as const,
    queryFn: ({ signal }) => call(eventPlans.summary, { params: { id }, signal }),
  })

/** The plan as the server has just answered it, unless a newer one is there already. */
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

/** A change of a plan. */
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
    // Another device may have taken away what was to be changed.
    invalidates: summaryQuery(eventId).queryKey,
    invalidatesAfter: 'error',
  })
