import type { Plan } from '@celebrio/contract/celebrations/plans'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { firstIssueText } from '#lib/api/error-text.ts'
import { toast } from '#ui/feedback/toast.ts'
import { putPlan, summaryQuery } from './data.ts'

/** One change of a plan at a time: what is pressed while it is under way is not sent again. */
export function usePlanChange<Input, Answer extends { plan: Plan }>(
  eventId: number,
  send: (input: Input) => Promise<Answer>,
  onDone?: (answer: Answer) => void,
) {
  const client = useQueryClient()
  const sending = useRef(false)
  const { mutate, isPending } = useMutation({
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
  /** Whether it is sent. */
  const change = (input: Input, onError?: () => void) => {
    if (sending.current) return false
    sending.current = true
    mutate(input, { onError })
    return true
  }
  return { change, isPending }
}
