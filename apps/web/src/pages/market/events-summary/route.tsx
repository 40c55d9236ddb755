import { useTranslation } from 'react-i18next'
import { SummaryPage } from '#features/celebrations/plans'
import { EventBookings, useEventCosts } from '#features/market/bookings'
import { CartForEvent } from '#features/market/carts'
import { useNumericId } from '#lib/numeric-id.ts'
import { useSession } from '#lib/session.ts'
import { GuestNotice } from '#ui/feedback/guest-notice.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { Component as NotFound } from '../../site/not-found/route.tsx'

/** The summary of an event, with what is booked for it: planned, agreed and paid in one budget. */
const Summary = ({ id }: { id: number }) => {
  const costs = useEventCosts(id)
  const more = (
    <>
      <CartForEvent eventId={id} />
      <EventBookings eventId={id} />
    </>
  )
  return <SummaryPage id={id} missing={<NotFound />} more={more} costs={costs} />
}

/** Summary of an own event, with what is booked for it. */
export const Component = () => {
  const { t } = useTranslation('plans')
  const session = useSession()
  const id = useNumericId()
  if (id === undefined) return <NotFound />
  if (session) return <Summary key={id} id={id} />
  return (
    <PageFrame title={t('summary')}>
      <GuestNotice text={t('guestText')} />
    </PageFrame>
  )
}
