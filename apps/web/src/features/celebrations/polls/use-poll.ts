import type { Event } from '@celebrio/contract/celebrations/events'
import { eventPolls, type VoteForm } from '@celebrio/contract/celebrations/polls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { eventKeys, putEvent } from '#features/celebrations/events'
import { call } from '#lib/api/call.ts'
import { errorText, firstIssueText } from '#lib/api/error-text.ts'
import { toast } from '#ui/feedback/toast.ts'
import { type Asked, pollQuery, sendVote } from './data.ts'

type Voting = VoteForm & { fallBack: () => void }

/** Votes, one after the other; of several pressed in a row the last answer is shown. */
export function useVote(asked: Asked, hasDeclined: boolean) {
  const client = useQueryClient()
  const mutationKey = ['vote', asked.token ?? asked.id]
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(':') },
    mutationFn: ({ fallBack: _, ...form }: Voting) => sendVote(asked, form),
    onSuccess: ({ poll }) => {
      if (client.isMutating({ mutationKey }) > 1) return
      client.setQueryData(pollQuery(asked).queryKey, poll)
      if (hasDeclined) void client.invalidateQueries({ queryKey: eventKeys.all })
    },
    onError: (error, { fallBack }) => {
      fallBack()
      toast.error(firstIssueText(error))
      void client.invalidateQueries({ queryKey: eventKeys.all })
    },
  })
}

/** Sets the date; who is asked to come is told. */
export function usePick({ id }: Event, onDone: () => void) {
  const { t } = useTranslation('polls')
  const client = useQueryClient()
  return useMutation({
    mutationFn: (event_date: string) => call(eventPolls.pick, { params: { id }, body: { event_date } }),
    onSuccess: ({ event }) => {
      onDone()
      putEvent(client, event)
      toast.success(t('dateSet'))
    },
    onError: error => {
      toast.error(errorText(error))
      void client.invalidateQueries({ queryKey: eventKeys.all })
    },
  })
}
