import { checkIns } from '@celebrio/contract/celebrations/check-in'
import { useTranslation } from 'react-i18next'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { checkInKeys } from './data.ts'
import { undone } from './scans.ts'
import { writeScans } from './stored-scans.ts'

/** A guest who was checked in, and when. */
export type CheckedInGuest = { guest_id: number; name: string; at: string }

/** Undoes a check-in: the ticket is valid again, on this device too. */
export const useUndo = (eventId: number) => {
  const { t } = useTranslation('check-in')
  return useAction({
    send: ({ guest_id, at }: CheckedInGuest) =>
      call(checkIns.undo, { params: { id: eventId, guest_id }, query: { checked_in_at: at } }),
    onSuccess: (_, { guest_id }) => writeScans(eventId, scans => undone(scans, guest_id)),
    success: (_, { name }) => t('undoneOne', { name }),
    invalidates: [...checkInKeys.all, eventId],
    invalidatesAfter: 'both',
  })
}
