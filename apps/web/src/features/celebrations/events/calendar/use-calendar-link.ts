import { calendars } from '@celebrio/contract/celebrations/calendars'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { toast } from '#ui/feedback/toast.ts'
import { calendarLinkQuery } from './data.ts'

const { queryKey } = calendarLinkQuery

const onError = (error: Error) => toast.error(errorText(error))

/** Makes a new address, or ends the one that there is. */
export function useCalendarLink() {
  const { t } = useTranslation('events')
  const client = useQueryClient()
  const renew = useMutation({
    mutationFn: () => call(calendars.renew, {}),
    onSuccess: ({ created_at }) => void client.setQueryData(queryKey, created_at),
    onError,
  })
  const end = useMutation({
    mutationFn: () => call(calendars.end, {}),
    onSuccess: () => {
      client.setQueryData(queryKey, null)
      renew.reset()
      toast.success(t('calendarEnded'))
    },
    onError,
  })
  return { renew, end }
}
