import type { Event } from '@celebrio/contract/celebrations/events'
import { RejectQuestion } from '#features/celebrations/guests'
import { useReject } from '../data.ts'
import { noteDraftKey } from './note-draft-key.ts'

type RejectDialogProps = { event: Event; opened: boolean; onClose: () => void }

/** Confirms declining an invitation. */
export const RejectDialog = ({ event, opened, onClose }: RejectDialogProps) => {
  const { mutate, isPending } = useReject(event)
  const shared = { event, opened, onClose }
  return <RejectQuestion {...shared} draftKey={noteDraftKey(event, 'no')} busy={isPending} onYes={mutate} />
}
