import type { Event } from '@celebrio/contract/celebrations/events'
import { type DateVote, eventPolls } from '@celebrio/contract/celebrations/polls'
import { queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { cacheEvent, eventKeys } from '#features/celebrations/events'
import type { RollBack } from '#lib/actions/action.ts'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { firstIssueText } from '#lib/api/error-text.ts'

/** Whose poll: of an event, or behind a personal link. */
export type Asked = { id: number; token?: string | undefined }

/** Begins as the keys of events, of whose changes the viewer hears. */
export const pollKeys = { all: [...eventKeys.all, 'poll'] as const }

/** The dates that an event could have. */
export const pollQuery = ({ id, token }: Asked) =>
  queryOptions({
    queryKey: [...pollKeys.all, token ?? id],
    queryFn: async ({ signal }) =>
      (token === undefined
        ? await call(eventPolls.get, { params: { id }, signal })
        : await call(eventPolls.getByLink, { params: { token }, signal })
      ).poll,
  })

type Vote = { asked: Asked; date_id: number; hasDeclined: boolean; optimistic: (vote: DateVote) => RollBack }

/** Says of a date whether it suits. Votes of one poll go one after the other: the last answer is shown. */
export const useVote = ({ asked: { id, token }, date_id, hasDeclined, optimistic }: Vote) =>
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

/** Sets the date; who is asked to come is told. */
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
