import type { Plan } from '@celebrio/contract/event-plans'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { firstIssueText } from '#lib/api/error-text.ts'
import { toast } from '#ui/toast.ts'
import { putPlan, summaryQuery } from './data.ts'

/** One change of a plan at a time: what is pressed while it is under way is not sent again. */
export function usePlanChange<Input, Answer extends { plan: Plan }>(
  eventId: number,
  send: (input: Input) => Promise<Answer>,
  onDone?: (answer: Answer) => void,
) {
  const client = useQueryClient()
  const sending = useRef(false)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: send,
    onSuccess: answer => {
      putPlan(client, eventId, answer.plan)
      onDone?.(answer)
    },
    onError: error => {
      toast.error(firstIssueText(error))
      // Another device may have taken away what was to be changed.
      return client.invalidateQueries({ queryKey: summaryQuery(eventId).queryKey })
    },
    onSettled: () => {
      sending.current = false
    },
  })
  const change = (input: Input) => {
    if (sending.current) return
    sending.current = true
    mutate(input)
  }
  /** What is being sent; undefined when nothing is. */
  const underway = isPending ? variables : undefined
  return { change, isPending, underway }
}
