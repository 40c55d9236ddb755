import { bookingLimits } from '@celebrio/contract/market/booking-forms'
import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import { useStep } from '../data.ts'
import { textProblem } from '../text-problem.ts'
import type { Answering } from './use-answer.ts'

type AcceptButtonsProps = { booking: Booking; answering: Answering }

/** Takes the request on: with less of it, or as asked, then also straight on to the conversation with who asked. */
export const AcceptButtons = ({ booking, answering }: AcceptButtonsProps) => {
  const { t } = useTranslation('bookings')
  const { answers, note, isLess, isNothing, isFull, drop } = answering
  const navigate = useNavigate()
  const accept = useStep(booking, drop)
  // Given to the hook, not to `mutate`: once the booking is accepted these buttons are gone, and what `mutate` was given with them.
  const acceptAndChat = useStep(booking, () => {
    drop()
    void navigate(paths.chatAbout('booking', booking.id))
  })
  const isPending = accept.isPending || acceptAndChat.isPending
  const items = answers.map(({ item, qty }) => ({ id: item.id, qty }))
  if (isLess) {
    const disabled = isFull || isNothing || textProblem(note, bookingLimits.message) !== undefined
    const offer = () => accept.mutate({ action: 'accept', items, note: note.trim() })
    return (
      <Button size="large" loading={isPending} disabled={disabled} onClick={offer}>
        {t('acceptLess')}
      </Button>
    )
  }
  const isOff = isFull || isPending
  const step = { action: 'accept', items, note: '' } as const
  return (
    <>
      <Button variant="outline" loading={accept.isPending} disabled={isOff} onClick={() => accept.mutate(step)}>
        {t('accept')}
      </Button>
      <Button
        size="large"
        loading={acceptAndChat.isPending}
        disabled={isOff}
        onClick={() => acceptAndChat.mutate(step)}
      >
        {t('acceptAndChat')}
      </Button>
    </>
  )
}
