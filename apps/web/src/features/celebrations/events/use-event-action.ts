import { type Event, events } from '@celebrio/contract/celebrations/events'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { toast } from '#ui/feedback/toast.ts'
import { eventKeys, eventQuery, putEvent } from './data.ts'

/** Marks an event to find it again, or takes the mark away. */
export function useMark({ id, is_marked }: Event) {
  const { t } = useTranslation('events')
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(is_marked ? events.unmark : events.mark, { params: { id } }),
    onSuccess: ({ event }) => {
      putEvent(client, event)
      toast.success(t(is_marked ? 'unmarked' : 'marked'))
    },
    onError: error => toast.error(errorText(error)),
  })
}

/** Deletes an own event. */
export function useDelete({ id }: Event, onDone: () => void) {
  const { t } = useTranslation('events')
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(events.delete, { params: { id } }),
    onSuccess: () => {
      onDone()
      client.removeQueries({ queryKey: eventQuery(id).queryKey })
      toast.success(t('deleted'))
      return client.invalidateQueries({ queryKey: eventKeys.all })
    },
    onError: error => toast.error(errorText(error)),
  })
}
