import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { useStep } from './data.ts'

type CompleteProps = { booking: Booking /** When it was completed. */; onDone?: () => void }

/** Completes a booking, which is final: it asks first. */
export const Complete = ({ booking, onDone }: CompleteProps) => {
  const { t } = useTranslation('bookings')
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  const { mutate, isPending } = useStep(booking, () => {
    close()
    onDone?.()
  })
  const answers = (
    <>
      <Button variant="lagoon" fullWidth loading={isPending} onClick={() => mutate({ action: 'complete' })}>
        {t('completeSure')}
      </Button>
      <Button variant="quiet" fullWidth onClick={close}>
        {t('notYet')}
      </Button>
    </>
  )
  return (
    <>
      <Button size="large" variant="lagoon" fullWidth aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {t('complete')}
      </Button>
      <Dialog opened={opened} onClose={close} title={t('completeTitle')} footer={answers}>
        <p>{t('completeAsk', { name: booking.celebrant.name, event: booking.event.title })}</p>
      </Dialog>
    </>
  )
}
