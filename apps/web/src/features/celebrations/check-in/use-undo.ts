import { tickets } from '@celebrio/contract/celebrations/tickets'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { toast } from '#ui/feedback/toast.ts'
import { doorKeys } from './data.ts'
import { undone } from './scans.ts'
import { writeScans } from './store.ts'

/** Somebody who was let in, and when. */
export type LetIn = { guest_id: number; name: string; at: string }

/** Takes back that somebody was let in: their ticket is good again, here too. */
export function useUndo(eventId: number) {
  const { t } = useTranslation('check-in')
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ guest_id, at }: LetIn) =>
      call(tickets.undoCheckIn, { params: { id: eventId, guest_id }, query: { checked_in_at: at } }),
    onSuccess: (_, { guest_id, name }) => {
      writeScans(eventId, scans => undone(scans, guest_id))
      toast.success(t('undoneOne', { name }))
    },
    onError: error => toast.error(errorText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: [...doorKeys.all, eventId] }),
  })
}
