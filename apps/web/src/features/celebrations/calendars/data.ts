import { calendars } from '@celebrio/contract/celebrations/calendars'
import { queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { download } from '#lib/api/download.ts'

/** Downloads an event as a calendar file. @throws ApiError */
export const saveEvent = (id: number): Promise<void> => download(calendars.event, { params: { id } })

/** The same through a personal link. @throws ApiError */
export const savePersonal = (token: string): Promise<void> => download(calendars.personal, { params: { token } })

/** When the viewer's calendar link was created. */
export const calendarLinkQuery = queryOptions({
  queryKey: ['calendar-link'] as readonly unknown[],
  queryFn: async ({ signal }) => (await call(calendars.link, { signal })).created_at,
})

const { queryKey } = calendarLinkQuery

/** Creates a new calendar link, or revokes the current one. */
export function useCalendarLink() {
  const { t } = useTranslation('calendars')
  const renew = useAction({
    send: () => call(calendars.renew, {}),
    onSuccess: ({ created_at }, _, client) => client.setQueryData(queryKey, created_at),
  })
  const revoke = useAction({
    send: () => call(calendars.end, {}),
    onSuccess: (_, __, client) => {
      client.setQueryData(queryKey, null)
      renew.reset()
    },
    success: t('calendarEnded'),
  })
  return { renew, revoke }
}
