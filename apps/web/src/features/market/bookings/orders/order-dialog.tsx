import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Agreed } from '../agreed.tsx'
import { bookingQuery } from '../data.ts'
import { EventHead } from '../event-head.tsx'
import { Trail } from '../trail.tsx'
import classes from './order-dialog.module.css'

const Inside = ({ id }: { id: number }) => {
  const { t } = useTranslation(['orders', 'bookings'])
  const { data, error, isFetching, refetch } = useQuery(bookingQuery(id))
  if (data)
    return (
      <div className={classes.order}>
        <EventHead booking={data} />
        <Agreed booking={data} />
        <Trail booking={data} />
        <ButtonLink variant="outline" fullWidth to={paths.booking(id)}>
          {t('bookings:toBooking')}
        </ButtonLink>
      </div>
    )
  if (error) return <ErrorState compact text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <SkeletonGroup>
      <SkeletonBlock height={320} />
    </SkeletonGroup>
  )
}

/** An order with its items and its history. */
export const OrderDialog = ({ id, onClose }: { id: number | undefined; onClose: () => void }) => {
  const { t } = useTranslation(['orders', 'bookings'])
  return (
    <Dialog opened={id !== undefined} onClose={onClose} title={t('orderTitle')} size="medium">
      {id !== undefined && <Inside id={id} />}
    </Dialog>
  )
}
