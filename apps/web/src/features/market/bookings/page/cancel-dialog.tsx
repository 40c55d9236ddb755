import { bookingLimits } from '@celebrio/contract/market/booking-forms'
import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { awaitsAnswer } from '@celebrio/contract/market/booking-states'
import { useTranslation } from 'react-i18next'
import { useDraft } from '#lib/drafts.ts'
import { Button } from '#ui/buttons/button.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { useStep } from '../data.ts'
import { otherSideOf } from '../other-side.ts'
import { textProblem } from '../text-problem.ts'
import classes from './cancel-dialog.module.css'

type CancelDialogProps = { booking: Booking; opened: boolean; onClose: () => void }

/** What is typed, and the sending of it. */
function useCancelling({ booking, onClose }: CancelDialogProps) {
  const { values, change, drop } = useDraft(`booking-cancel:${booking.id}`, { note: '' })
  const { mutate, isPending } = useStep(booking, () => {
    drop()
    onClose()
  })
  const note = values.note.trim()
  const problem = textProblem(note, bookingLimits.message)
  return {
    text: values.note,
    type: (words: string) => change({ note: words }),
    problem,
    /** Providers say why. */
    isReady: problem === undefined && (booking.side === 'celebrant' || note !== ''),
    isPending,
    send: () => mutate({ action: 'cancel', note }),
  }
}

/** Says what cancelling means before it is done. */
export const CancelDialog = (props: CancelDialogProps) => {
  const { t } = useTranslation('bookings')
  const { booking, opened, onClose } = props
  const { side, event, status } = booking
  const { name } = otherSideOf(booking)
  const isRequest = awaitsAnswer(status)
  const { text, type, problem, isReady, isPending, send } = useCancelling(props)
  const answers = (
    <>
      <Button variant="lagoon" fullWidth onClick={onClose}>
        {t(isRequest ? 'keepRequest' : 'keepBooking')}
      </Button>
      <Button variant="quiet" fullWidth loading={isPending} disabled={!isReady} onClick={send}>
        {t(isRequest ? 'cancelRequest' : 'cancelBooking')}
      </Button>
    </>
  )
  const title = t(isRequest ? 'cancelRequestTitle' : 'cancelTitle')
  return (
    <Dialog opened={opened} onClose={onClose} title={title} footer={answers}>
      <div className={classes.form}>
        <p>{t(`cancelText_${side}`, { name, event: event.title })}</p>
        <TextArea
          label={t('whyCancel')}
          hint={t('whyHint', { name })}
          optional={side === 'celebrant'}
          rows={3}
          value={text}
          error={problem}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      </div>
    </Dialog>
  )
}
