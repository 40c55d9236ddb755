import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { awaitsAnswer } from '@celebrio/contract/market/booking-states'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { DeclineDialog } from '../decline-dialog.tsx'
import { CancelDialog } from './cancel-dialog.tsx'

type AskingProps = { label: string; children: (opened: boolean, close: () => void) => ReactNode }

/** A quiet way out, which asks first. */
const Asking = ({ label, children }: AskingProps) => {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button variant="quiet" fullWidth aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {label}
      </Button>
      {children(opened, () => setOpened(false))}
    </>
  )
}

/** Cancels a request or a booking. */
export const CancelBooking = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('bookings')
  return (
    <Asking label={t(awaitsAnswer(booking.status) ? 'cancelRequest' : 'cancelBooking')}>
      {(opened, close) => <CancelDialog booking={booking} opened={opened} onClose={close} />}
    </Asking>
  )
}

/** The provider declines after all, as long as the celebrant has not confirmed. */
export const TakeBack = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('bookings')
  return (
    <Asking label={t('takeBack')}>
      {(opened, close) => <DeclineDialog booking={booking} opened={opened} onClose={close} onDone={close} />}
    </Asking>
  )
}
