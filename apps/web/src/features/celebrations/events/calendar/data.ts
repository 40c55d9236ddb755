import { calendars } from '@celebrio/contract/celebrations/calendars'
import { queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'

/** Since when there is an address of the viewer's calendar. */
export const calendarLinkQuery = queryOptions({
  queryKey: ['calendar-link'] as readonly unknown[],
  queryFn: async ({ signal }) => (await call(calendars.link, { signal })).created_at,
})

const { queryKey } = calendarLinkQuery

/** Makes a new address, or ends the one that there is. */
export function useCalendarLink() {
  const { t } = useTranslation('events')
  const renew = useAction({
    send: () => call(calendars.renew, {}),
    onSuccess: ({ created_at }, _, client) => client.setQueryData(queryKey, created_at),
  })
  const end = useAction({
    send: () => call(calendars.end, {}),
    onSuccess: (_, __, client) => {
      client.setQueryData(queryKey, null)
      renew.reset()
    },
    success: t('calendarEnded'),
  })
  return { renew, end }
}
