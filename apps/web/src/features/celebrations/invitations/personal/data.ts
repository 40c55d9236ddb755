import { externalGuests } from '@celebrio/contract/celebrations/external-guests'
import { queryOptions } from '@tanstack/react-query'
import { eventKeys } from '#features/celebrations/events'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { download } from '#lib/api/download.ts'

const isFinal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500

/** The invitation behind a personal link. */
export const personalQuery = (token: string) =>
  queryOptions({
    queryKey: [...eventKeys.all, 'personal', token] as readonly unknown[],
    queryFn: async ({ signal }) => (await call(externalGuests.open, { params: { token }, signal })).invitation,
    retry: (count, error) => !isFinal(error) && count < 2,
  })

/** Saves its ticket as a file. @throws ApiError */
export const downloadPersonal = (token: string): Promise<void> =>
  download(externalGuests.download, { params: { token } })
