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

/** What is answered: less of the request, or all of it, then also straight on to the conversation with who asked. */
function useAccept({ booking, answering }: AcceptButtonsProps) {
  const { answers, drop } = answering
  const navigate = useNavigate()
  const accept = useStep(booking, drop)
  // Given to the hook, not to `mutate`: once the booking is accepted these buttons are gone, and what `mutate` was given with them.
  const acceptAndChat = useStep(booking, () => {
    drop()
    void navigate(paths.chatAbout('booking', booking.id))
  })
  const items = answers.map(({ item, qty }) => ({ id: item.id, qty }))
  const step = { action: 'accept', items, known_steps: booking.history.length } as const
  return { accept, acceptAndChat, step, isPending: accept.isPending || acceptAndChat.isPending }
}

/** Takes the request on. */
export const AcceptButtons = ({ booking, answering }: AcceptButtonsProps) => {
  const { t } = useTranslation('bookings')
  const { note, isLess, isNothing, isFull } = answering
  const { accept, acceptAndChat, step, isPending } = useAccept({ booking, answering })
  if (isLess) {
    const disabled = isFull || isNothing || textProblem(note, bookingLimits.message) !== undefined
    const offer = () => accept.mutate({ ...step, note: note.trim() })
    return (
      <Button size="large" loading={isPending} disabled={disabled} onClick={offer}>
        {t('acceptLess')}
      </Button>
    )
  }
  const isOff = isFull || isPending
  const asAsked = { ...step, note: '' }
  return (
    <>
      <Button variant="outline" loading={accept.isPending} disabled={isOff} onClick={() => accept.mutate(asAsked)}>
        {t('accept')}
      </Button>
      <Button
        size="large"
        loading={acceptAndChat.isPending}
        disabled={isOff}
        onClick={() => acceptAndChat.mutate(asAsked)}
      >
        {t('acceptAndChat')}
      </Button>
    </>
  )
}
