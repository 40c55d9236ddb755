import type { Event } from '@celebrio/contract/celebrations/events'
import { type DateVote, eventPolls } from '@celebrio/contract/celebrations/polls'
import { queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { cacheEvent, eventKeys } from '#features/celebrations/events'
import type { RollBack } from '#lib/actions/action.ts'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { firstIssueText } from '#lib/api/error-text.ts'

/** Whose poll: an event's, or through a personal link. */
export type PollTarget = { id: number; token?: string | undefined }

/** Starts with the events key, so that pushed event changes refresh it. */
export const pollKeys = { all: [...eventKeys.all, 'poll'] as const }

/** The options of a poll. */
export const pollQuery = ({ id, token }: PollTarget) =>
  queryOptions({
    queryKey: [...pollKeys.all, token ?? id],
    queryFn: async ({ signal }) =>
      (token === undefined
        ? await call(eventPolls.get, { params: { id }, signal })
        : await call(eventPolls.getByLink, { params: { token }, signal })
      ).poll,
  })

type Vote = { target: PollTarget; date_id: number; hasDeclined: boolean; optimistic: (vote: DateVote) => RollBack }

/** Votes on a date. Votes of one poll are sent in sequence, so that the last answer is the newest. */
export const useVote = ({ target: { id, token }, date_id, hasDeclined, optimistic }: Vote) =>
  useAction({
    queue: ['vote', token ?? id],
    send: (vote: DateVote) => {
      const body = { date_id, vote }
      return token === undefined
        ? call(eventPolls.vote, { params: { id }, body })
        : call(eventPolls.voteByLink, { params: { token }, body })
    },
    optimistic,
    onSuccess: ({ poll }, _, client) => {
      client.setQueryData(pollQuery({ id, token }).queryKey, poll)
      if (hasDeclined) void client.invalidateQueries({ queryKey: eventKeys.all })
    },
    failure: firstIssueText,
    onError: (_, __, client) => void client.invalidateQueries({ queryKey: eventKeys.all }),
  })

/** Sets the date; invited people are notified. */
export const usePick = ({ id }: Event, onDone: () => void) => {
  const { t } = useTranslation('polls')
  return useAction({
    send: (event_date: string) => call(eventPolls.pick, { params: { id }, body: { event_date } }),
    onSuccess: ({ event }, _, client) => {
      onDone()
      cacheEvent(client, event)
    },
    success: t('dateSet'),
    onError: (_, __, client) => void client.invalidateQueries({ queryKey: eventKeys.all }),
  })
}
