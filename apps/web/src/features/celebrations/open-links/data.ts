import type { Event } from '@celebrio/contract/celebrations/events'
import { type OpenLink, openLinks } from '@celebrio/contract/celebrations/open-links'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { eventKeys } from '#features/celebrations/events'
import { keepInvitation, personalQuery } from '#features/celebrations/external-guests'
import { type Acceptance, type Choice, isGone, isUnsent } from '#features/celebrations/guests'
import { useAction } from '#lib/actions/use-action.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { type FieldErrors, fieldErrorsOf } from '#lib/forms/field-errors.ts'
import { paths } from '#lib/paths.ts'
import { keepOwnLink } from './own-link.ts'

const isFinal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500

/** What an open link shows before the answer. */
export const openQuery = (token: string) =>
  queryOptions({
    queryKey: [...eventKeys.all, 'open', token] as readonly unknown[],
    queryFn: async ({ signal }) => (await call(openLinks.open, { params: { token }, signal })).invitation,
    retry: (count, error) => !isFinal(error) && count < 2,
  })

/** `key` is the token of the personal link to come: sent again it is the same answer. */
export type Joining = Acceptance & { name: string; email: string; key: string }

type Joined = { onEmailed: () => void; onWrong: (errors: FieldErrors) => void; drop: () => void }

/** Answers by an open link, and leads to the guest's own page. */
export function useJoin(token: string, { onEmailed, onWrong, drop }: Joined) {
  const navigate = useNavigate()
  return useAction({
    send: ({ answer, ...values }: Joining & { answer: Choice }) =>
      call(openLinks.join, { params: { token }, body: { ...values, answer } }),
    onSuccess: async ({ outcome, invitation, event_id }, { key }, client) => {
      drop()
      if (outcome === 'emailed') return onEmailed()
      if (event_id !== null) {
        await client.invalidateQueries({ queryKey: eventKeys.all })
        return navigate(paths.event(event_id), { replace: true })
      }
      if (!invitation) return
      keepOwnLink(token, key)
      client.setQueryData(personalQuery(key).queryKey, invitation)
      keepInvitation(key, invitation)
      return navigate(paths.personalInvitation(key), { replace: true })
    },
    // The sheet tells it.
    failure: null,
    onError: (error, _, client) => {
      if (isUnsent(error) || isGone(error)) return undefined
      onWrong(fieldErrorsOf(error))
      return client.invalidateQueries({ queryKey: openQuery(token).queryKey })
    },
  })
}

/** The link of an own event; null where there is none yet. */
export const linkQuery = (id: number) =>
  queryOptions({
    queryKey: [...eventKeys.all, 'open-link', id] as readonly unknown[],
    queryFn: async ({ signal }) => (await call(openLinks.get, { params: { id }, signal })).open_link,
  })

const show = (id: number) => (changed: { open_link: OpenLink }, _: unknown, client: QueryClient) =>
  client.setQueryData(linkQuery(id).queryKey, changed.open_link)

/** Makes the link, or another one in its place. */
export const useRenew = ({ id }: Event) =>
  useAction({ send: () => call(openLinks.renew, { params: { id } }), onSuccess: show(id) })

export type Settings = { is_open?: boolean; asks_email?: boolean; asks_host?: boolean; max_people?: number | '' }

/** Changes what the link is for. */
export const useSettings = ({ id }: Event) =>
  useAction({ send: (body: Settings) => call(openLinks.change, { params: { id }, body }), onSuccess: show(id) })
