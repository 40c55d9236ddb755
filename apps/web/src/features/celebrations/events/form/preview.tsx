import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlaceName } from '#features/base/locations'
import { formatCount } from '#lib/formats.ts'
import { PaperSurface } from '#ui/brand/paper-surface.tsx'
import { Invitation } from '../invitation.tsx'
import classes from './event-form.module.css'
import { type EventValues, invitationDetailsOf } from './values.ts'

/** Live preview of the invitation. */
export const Preview = ({ values, host }: { values: EventValues; host: string }) => {
  const { t } = useTranslation('events')
  const deferred = useDeferredValue(values)
  const location = usePlaceName(deferred)
  const seats = /^\d+$/.test(deferred.members.trim()) ? Number(deferred.members) : 0
  return (
    <section className={classes.preview} aria-label={t('preview')}>
      <p className={classes.lead}>{t('asGuestsSee')}</p>
      <PaperSurface paper={deferred.paper} printed className={classes.stock}>
        <div className={classes.sheet}>
          <Invitation facts={invitationDetailsOf(deferred, host, location)} heading="h3" sizes="400px" eager />
        </div>
        {seats > 0 && <p className={classes.seats}>{t('seats', { count: seats, number: formatCount(seats) })}</p>}
      </PaperSurface>
    </section>
  )
}
